"""Finds puzzles in games that were played."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from kontor.core import registry
from kontor.core.checks import seal
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.table import Table
from kontor.learn.completing import finish_line, good_ways
from kontor.learn.grading import grade
from kontor.learn.proof import Proof, Unproven
from kontor.learn.puzzles import KIND, Puzzle, Wrong
from kontor.learn.task import Move, Reply, Step
from kontor.learn.themes import LAST, theme_of
from kontor.learn.verdict import USUAL, Efforts, verdict

LOOKS = 12  # positions of a game that are looked at
LEAST_CHOICE = 4  # actions; fewer are no puzzle
TYPICAL = 5  # wrong moves of which it is told what follows
PROOFS = 2  # guesses at what is hidden on which a proof must be the same


def search_puzzle(table: Table, seed: int, efforts: Efforts = USUAL) -> Puzzle | None:
    """A puzzle from the course of a game, None where a few looks find none."""
    chance = Random(f"{seed} {table.seed}")
    counts = [count for count in range(1, len(table.history)) if _is_choice(table, count)]
    for count in chance.sample(counts, min(LOOKS, len(counts))):
        state = fresh(table.at(count))
        if state is not None and (found := puzzle_at(state, source_of(table, count), efforts)):
            return found
    return None


def prove_puzzle(table: Table) -> Puzzle | None:
    """A puzzle from the end of a game that is proven, the earliest there is."""
    found: Puzzle | None = None
    for count in reversed(range(1, len(table.history))):
        if not _is_choice(table, count) or not (state := fresh(table.at(count))):
            continue
        try:
            found = proven_at(state, source_of(table, count)) or found
        except Unproven:
            break  # what comes earlier leaves still more open
    return found


def _is_choice(table: Table, count: int) -> bool:
    """Whether something begins here, or a seat is asked after another one, with a real choice."""
    entry = table.history[count]
    if entry.legal < LEAST_CHOICE or entry.out_of_turn:
        return False
    state = table.at(count)
    return not state.is_detail and (state.begins or table.history[count - 1].seat != entry.seat)


def source_of(table: Table, count: int) -> str:
    """Where a position comes from."""
    options = " ".join(f"{name}={value}" for name, value in table.options.items())
    return f"players={table.players} {options} seed={table.seed} action={count}"


def fresh(state: State) -> State | None:
    """A guess for the seat to decide, under the newest rules; None where it is none under them."""
    assert state.seat is not None
    data = dict(state.guess(state.seat, 1).position())
    data["rules"] = registry.find(state.game).rules
    if "seal" in data:
        data["seal"] = seal(data)
    try:
        return registry.from_position(data, None)
    except BadInput:
        return None


def puzzle_at(state: State, source: str, efforts: Efforts = USUAL) -> Puzzle | None:
    """The puzzle of a position, by two searches."""
    seen = verdict(state, efforts)
    if seen is None:
        return None
    moves = [move for action in seen.good for move in good_ways(state, action)]
    line, end = finish_line(state, moves[0])
    bad = sorted(
        (each for each in seen.losses if each not in seen.good), key=seen.losses.__getitem__
    )
    wrong, others, saves_loans = dict[str, Wrong](), list[Move](), False
    for place, action in enumerate(bad):
        then: tuple[Reply, ...] = ()
        if place < TYPICAL:
            follows, other = finish_line(state, good_ways(state, action)[0])
            others.append(follows[0].steps)
            then = tuple(follows[:3])
            saves_loans |= _loans(other, state) > _loans(end, state)
        wrong[state.text(action)] = Wrong(round(seen.losses[action], 1), then)
    theme = theme_of(state.game, line[0].steps, others, saves_loans)
    if theme is None:
        return None
    return _puzzle(state, source, theme, moves, wrong, line)


def proven_at(state: State, source: str) -> Puzzle | None:
    """The puzzle of a position near the end, by complete search; Unproven where that fails."""
    assert state.seat is not None
    proofs = [Proof(state.guess(state.seat, seed)) for seed in range(PROOFS)]
    ways, losses = [proof.moves() for proof in proofs], proofs[0].losses()
    is_clear = ways[0] and all(way == ways[0] for way in ways) and max(losses.values()) > 0
    if not is_clear or len(ways[0][0]) < 2:
        return None
    wrong = {text: Wrong(float(loss)) for text, loss in losses.items() if loss}
    return _puzzle(state, source, LAST, ways[0], wrong, [Reply(state.seat, ways[0][0])])


def _puzzle(
    state: State,
    source: str,
    theme: str,
    moves: Sequence[Move],
    wrong: dict[str, Wrong],
    line: Sequence[Reply],
) -> Puzzle:
    assert state.seat is not None
    return Puzzle(
        kind=KIND,
        game=state.game,
        name="new",
        position=state.position(),
        learner=state.seat,
        steps=(Step(moves=tuple(moves)),),
        goes_on=True,
        theme=theme,
        grade=grade(state, moves),
        proven=theme == LAST,
        losses=wrong,
        line=tuple(line),
        source=source,
    )


def _loans(state: State, start: State) -> int:
    """The loans of the seat that was to decide at the start, in games that know loans."""
    assert start.seat is not None
    return int(state.position()["seats"][start.seat].get("loans", 0))


def spread(found: Sequence[Puzzle], most: int) -> Iterator[Puzzle]:
    """So many of some puzzles, as different as possible in theme, grade and players."""
    left, seen = list(found), Counter[tuple[str, object]]()
    while left and most > 0:
        best = min(left, key=lambda each: sum(seen[kind] for kind in _kinds(each)))
        left.remove(best)
        seen.update(_kinds(best))
        most -= 1
        yield best


def _kinds(puzzle: Puzzle) -> list[tuple[str, object]]:
    first = puzzle.moves[0][0]
    return [
        ("theme", puzzle.theme),
        ("grade", puzzle.grade),
        ("players", puzzle.position["players"]),
        ("line", first),
    ]
