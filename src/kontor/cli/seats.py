"""Who sits at a table in the terminal: people, and opponents in the other seats."""

from collections.abc import Callable, Sequence

from kontor.arena.game import players_seed
from kontor.cli.asking import ask
from kontor.cli.flow import Flow
from kontor.cli.options import number, out, words
from kontor.core.errors import BadInput, hinted
from kontor.core.table import Table
from kontor.core.words import Message, followed, listed
from kontor.players import choose, levels
from kontor.players.protocol import parse_opponent

HUMAN = "human"
USUAL = "trader"  # plays where nobody says otherwise


def decide(table: Table, name: str, asked: Callable[[], bool]) -> int:
    """What an opponent does now; `asked` is called now and then while it thinks."""
    seat = table.state.seat
    assert seat is not None
    return choose(name, table.state, seat, players_seed(table.seed), cancelled=asked)


def seated(
    table: Table, humans: str | None, named: Sequence[str] | None, noted: Sequence[str] | None
) -> list[str]:
    """Who plays each seat: what was said counts, then what a saved game notes, then answers."""
    if humans is None and noted is not None:
        persons = frozenset(seat for seat, name in enumerate(noted) if name == HUMAN)
    else:
        persons = _asked_people(humans, table.players)
    free = [seat for seat in range(table.players) if seat not in persons]
    if named is not None:
        others = shared(named, len(free))
    elif noted is not None:
        before = (USUAL if noted[seat] == HUMAN else noted[seat] for seat in free)
        others = [opponent(name, table.game) for name in before]
    elif humans is None and free:
        others = _asked_opponents(table.game, free)
    else:
        others = [USUAL] * len(free)
    playing = dict(zip(free, others, strict=True))
    return [playing.get(seat, HUMAN) for seat in range(table.players)]


def people(text: str, players: int) -> frozenset[int]:
    """The seats of people: numbers with commas between them, `all` or `none`."""
    if text.strip() == "all":
        return frozenset(range(players))
    if text.strip() == "none":
        return frozenset()
    seats = frozenset(number(word, Message("terminal-seat")) for word in words(text))
    for seat in seats:
        if seat >= players:
            raise BadInput(Message("seat-unknown", seat=str(seat), last=players - 1))
    return seats


def opponents(text: str, game: str) -> list[str]:
    """The opponents that are named with commas between them, at least one."""
    return [opponent(name, game) for name in words(text) or (text,)]


def opponent(name: str, game: str) -> str:
    """A name in the one form that is saved; BadInput when nobody who plays this game has it."""
    found = parse_opponent(name)
    known = [level.name for level in levels(game)]
    if found.level not in known:
        unknown = hinted(Message("opponent-unknown", name=found.level), found.level, known)
        raise BadInput(followed(unknown, Message("option-there-are", words=listed(known))))
    return str(found)


def shared(named: Sequence[str], seats: int) -> list[str]:
    """Who plays so many seats, when one name stands for all of them or each has its own."""
    if len(named) == 1:
        return list(named) * seats
    if len(named) != seats:
        raise BadInput(Message("terminal-opponents", given=len(named), seats=seats))
    return list(named)


def _asked_people(humans: str | None, players: int) -> frozenset[int]:
    if humans is not None:
        return people(humans, players)
    if players == 1:
        return frozenset({0})
    return ask(
        f"Which seats do people play (of 0 to {players - 1}; 0,1 or all or none)?",
        "0",
        lambda text: people(text, players),
    )


def _asked_opponents(game: str, free: Sequence[int]) -> list[str]:
    known = levels(game)
    widest = max(len(level.name) for level in known)
    for level in known:
        out.print(Flow(f"  {level.name:<{widest}}", level.description.split("; "), gap="; "))
    many = f"s {', '.join(map(str, free))} (one name, or one for each with commas)"
    return ask(
        f"Who plays seat{many if len(free) > 1 else f' {free[0]}'}?",
        USUAL,
        lambda text: shared(opponents(text, game), len(free)),
    )


def note(seated: Sequence[str]) -> str:
    """The comment in a saved game that says who plays."""
    return "seats " + " ".join(seated)


def noted(record: bytes, players: int) -> list[str] | None:
    """Who plays according to a saved game, None when it does not say."""
    for line in record.decode(errors="replace").splitlines()[:10]:
        said = line.split()
        if said[:2] == ["#", "seats"] and len(said) == players + 2:
            return said[2:]
    return None
