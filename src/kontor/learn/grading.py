"""How hard a puzzle is: how many of the levels miss it."""

from collections.abc import Sequence

from kontor.core.contract import State
from kontor.learn.task import Move, after
from kontor.players import choose, levels

TRIES = 4  # of a level that does not think; it misses what it does not find in most of them
STEPS = 40
GRADES = range(1, 5)


def grade(state: State, moves: Sequence[Move]) -> int:
    """From 1, which all but the weakest find, to 4, which nobody does."""
    missed = sum(
        _misses(level.name, level.seconds > 0, state, moves) for level in levels(state.game)
    )
    return max(1, missed)


def _misses(level: str, thinks: bool, state: State, moves: Sequence[Move]) -> bool:
    tries = 1 if thinks else TRIES
    found = sum(finds(level, seed, state, moves) for seed in range(tries))
    return 2 * found <= tries


def finds(level: str, seed: int, state: State, moves: Sequence[Move]) -> bool:
    """Whether a level plays one of some moves."""
    now, left, seat = state.copy(), tuple(moves), state.seat
    for _ in range(STEPS):
        if now.seat is None or now.seat != seat:
            return False
        action = choose(level, now, now.seat, seed)
        left = after(left, now.text(action))
        if () in left:
            return True
        if not left:
            return False
        now.play(action)
    return False
