"""Who sits at a table in the terminal: people, and opponents in the other seats."""

import shlex
from collections.abc import Callable, Sequence

from rich.padding import Padding
from rich.table import Table as Grid

from kontor.arena.game import players_seed
from kontor.cli.asking import ask
from kontor.cli.options import comma_separated, number, out
from kontor.cli.programs import TablePrograms
from kontor.cli.speech import message_or, render
from kontor.core.errors import BadInput, hinted
from kontor.core.table import Table
from kontor.core.words import Message, Sentence, followed, listed
from kontor.envs.program import is_program, parse_program
from kontor.players import choose, levels
from kontor.players.protocol import parse_opponent

HUMAN = "human"
USUAL = "trader"  # plays where nobody says otherwise


def decide(
    table: Table, name: str, programs: TablePrograms, should_stop: Callable[[], bool]
) -> int:
    """What an opponent does now; `should_stop` is called now and then while it thinks."""
    seat = table.state.seat
    assert seat is not None
    if is_program(name):
        return programs.choose(seat, name)
    return choose(name, table.state, seat, players_seed(table.seed), cancelled=should_stop)


def seating(
    table: Table, humans: str | None, named: Sequence[str] | None, before: Sequence[str] | None
) -> list[str]:
    """Who plays each seat: what was said counts, then what a saved game notes, then answers."""
    if humans is None and before is not None:
        persons = frozenset(seat for seat, name in enumerate(before) if name == HUMAN)
    elif humans is None:
        persons = _ask_people(table.players)
    else:
        persons = people(humans, table.players)
    free = [seat for seat in range(table.players) if seat not in persons]
    if named is not None:
        others = one_for_each(named, len(free))
    elif before is not None:
        same = (USUAL if before[seat] == HUMAN else before[seat] for seat in free)
        others = [_trusted(name, table.game) for name in same]
    elif humans is None and free:
        others = _ask_opponents(table.game, free)
    else:
        others = [USUAL] * len(free)
    playing = dict(zip(free, others, strict=True))
    return [playing.get(seat, HUMAN) for seat in range(table.players)]


def _trusted(name: str, game: str) -> str:
    """An opponent of a saved game; a file, perhaps a stranger's, never makes us run a command."""
    if is_program(name):
        raise BadInput(Message("terminal-program-saved", name=name))
    return opponent(name, game)


def player_name(name: str) -> Sentence:
    """Who plays, for people to read; opponents are called as they are typed."""
    return Message("terminal-human") if name == HUMAN else name


def people(text: str, players: int) -> frozenset[int]:
    """The seats of people: numbers with commas between them, `all` or `none`."""
    if text.strip() == "all":
        return frozenset(range(players))
    if text.strip() == "none":
        return frozenset()
    seats = frozenset(number(word, Message("terminal-seat")) for word in comma_separated(text))
    for seat in seats:
        if seat >= players:
            raise BadInput(Message("seat-unknown", seat=str(seat), last=players - 1))
    return seats


def opponents(text: str, game: str) -> list[str]:
    """The opponents that are named with commas between them, at least one."""
    return [opponent(name, game) for name in comma_separated(text) or (text,)]


def opponent(name: str, game: str) -> str:
    """A name in the one form that is saved; BadInput when nobody who plays this game has it."""
    if is_program(name):
        return str(parse_program(name).check())
    found = parse_opponent(name)
    known = [level.name for level in levels(game)]
    if found.level not in known:
        unknown = hinted(Message("opponent-unknown", name=found.level), found.level, known)
        raise BadInput(followed(unknown, Message("option-there-are", words=listed(known))))
    return str(found)


def one_for_each(named: Sequence[str], seats: int) -> list[str]:
    """Who plays so many seats, when one name stands for all of them or each has its own."""
    if len(named) == 1:
        return list(named) * seats
    if len(named) != seats:
        raise BadInput(Message("terminal-opponents", given=len(named), seats=seats))
    return list(named)


def _ask_people(players: int) -> frozenset[int]:
    if players == 1:
        return frozenset({0})
    question = Message("terminal-ask-people", last=players - 1)
    return ask(question, "0", lambda text: people(text, players))


def _ask_opponents(game: str, free: Sequence[int]) -> list[str]:
    grid = Grid.grid(padding=(0, 2))
    for level in levels(game):
        grid.add_row(level.name, render(message_or(f"terminal-level-{level}", level.description)))
    out.print(Padding(grid, (0, 0, 0, 2)))
    seats = ", ".join(map(str, free))
    return ask(
        Message(
            "terminal-ask-opponents" if len(free) > 1 else "terminal-ask-opponent", seats=seats
        ),
        USUAL,
        lambda text: one_for_each(opponents(text, game), len(free)),
    )


def note(seating: Sequence[str]) -> str:
    """The comment in a saved game that says who plays."""
    return "seats " + shlex.join(seating)


def read_note(record: bytes, players: int) -> list[str] | None:
    """Who plays according to a saved game, None when it does not say."""
    for line in record.decode(errors="replace").splitlines()[:10]:
        if line.split()[:2] == ["#", "seats"]:
            found = _words(line)
            if len(found) == players + 2:
                return found[2:]
    return None


def _words(line: str) -> list[str]:
    """The words of a line, quoted ones whole; as they stand where a quote is open."""
    try:
        return shlex.split(line)
    except ValueError:
        return line.split()
