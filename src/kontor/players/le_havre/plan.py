"""Plays one decision on to its end: payments by habit, the rest by comparing or by hunch."""

from typing import Final

from mypy_extensions import i64

from kontor.le_havre.game import Game
from kontor.le_havre.layout import D_TURN, DEPTH, F_KIND, F_SEAT
from kontor.players.le_havre import habits, manners
from kontor.players.le_havre.evaluation import worth
from kontor.players.mind import NO_HABIT

LONGEST: Final = 80  # answers that are followed after an action


def goes_on(state: Game, seat: i64) -> bool:
    """Whether a seat is still in the middle of what it does."""
    return state.v[DEPTH] > 0 and state.f(F_SEAT) == seat and state.f(F_KIND) != D_TURN


def outcome(state: Game, seat: i64, action: int, *, thinks: bool) -> float:
    """What an action is worth when its decision is completed; plays on the given state."""
    state.play(action)
    return finish(state, seat, thinks=thinks)


def finish(state: Game, seat: i64, *, thinks: bool) -> float:
    """Complete what is open, in place; the worth of what comes out."""
    for _ in range(LONGEST):
        if not goes_on(state, seat):
            break
        legal = state.legal()
        action = habits.habit(state, seat, legal)
        if action == NO_HABIT and thinks:
            action = compared(state, seat, legal)
        if action == NO_HABIT:
            action = habits.hunch(state, manners.decent(state, seat, legal))
        state.play(action)
    return worth(state, seat)


def compared(state: Game, seat: i64, legal: list[int]) -> int:
    """The answer that comes out best when all later ones are given by hunch."""
    best = NO_HABIT
    most = -1e9
    for action in manners.decent(state, seat, legal):
        found = outcome(state.copy(), seat, action, thinks=False)
        if found > most:
            most = found
            best = action
    return best
