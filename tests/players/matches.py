"""Set-ups and whole games for the tests of opponents."""

from collections.abc import Iterator
from functools import cache

from kontor import Setup, State, players

LONGEST = 5000  # actions of a game
SETS = ("base", "essen", "hameau", "promo")


LE_HAVRE = [
    Setup.of("le_havre", count, variant=variant)
    for count in range(1, 6)
    for variant in ("full", "short")
]
CARDS = [
    Setup.of("le_havre", 3, cards=SETS),
    Setup.of("le_havre", 2, variant="short", cards=SETS, expert=True),
]
CRAFTSMEN = [Setup.of("craftsmen", count) for count in range(2, 6)]
SETUPS = [*LE_HAVRE, *CARDS, *CRAFTSMEN]
FEW = [LE_HAVRE[4], CARDS[0], CRAFTSMEN[1]]
LEVELS = players.levels("le_havre")
QUICK = [level.name for level in LEVELS if level.seconds == 0]
SEARCHING = [f"{level}:0.02" if level.patient else level.name for level in LEVELS if level.seconds]


def steps(setup: Setup, level: str, seed: int) -> Iterator[tuple[State, int, int]]:
    """A game of one level against itself: position, seat and action, before it is played."""
    state = setup.open(seed)
    while state.seat is not None:
        seat = state.seat
        action = players.choose(level, state, seat, seed)
        yield state, seat, action
        state.play(action)


def known_steps(setup: Setup, level: str, seed: int) -> Iterator[tuple[State, int, int]]:
    """The same for games that several tests of a file look at: whoever is first plays them."""
    state = setup.open(seed)
    for action in _actions(setup, level, seed):
        assert state.seat is not None
        yield state, state.seat, action
        state.play(action)


@cache
def _actions(setup: Setup, level: str, seed: int) -> list[int]:
    """What is done from the first decision to the last."""
    actions = list[int]()
    for state, _, action in steps(setup, level, seed):
        assert action in state.legal()
        assert len(actions) < LONGEST
        actions.append(action)
    return actions


def final_scores(setup: Setup, levels: list[str], seed: int) -> list[int]:
    """The scores of a game with one level for each seat."""
    state = setup.open(seed)
    while state.seat is not None:
        state.play(players.choose(levels[state.seat], state, state.seat, seed))
    return state.scores()
