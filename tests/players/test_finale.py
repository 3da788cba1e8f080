"""The final action of Le Havre is the best one there is, payments and all."""

from typing import Any

import pytest

import kontor
from kontor import players
from kontor.core.contract import State
from kontor.core.setup import Setup
from tests.players.matches import steps

MOST = 10_000 if kontor.compiled() else 1000  # positions of one final action that are looked at


class TooMany(Exception):
    """There are too many ways to end this game for a test."""


def reachable(state: State, seat: int, known: dict[object, int]) -> int:
    """The highest score that a seat can still come to in its final action; nothing is sold."""
    if state.seat != seat:
        return settled(state, seat)
    key = state.key()
    if key not in known:
        if len(known) == MOST:
            raise TooMany
        known[key] = -999
        for action in state.legal():
            if not state.text(action).startswith("sell"):
                after = state.copy()
                after.play(action)
                known[key] = max(known[key], reachable(after, seat, known))
    return known[key]


def settled(state: State, seat: int) -> int:
    """The score after loans are repaid as far as the cash goes."""
    parts = state.breakdown(seat)
    return state.scores()[seat] + 2 * min(-parts["loans"] // 7, parts["cash"] // 5)


@pytest.mark.parametrize("level", ["trader", "merchant"])
def test_the_final_action_is_the_best_one(level: str) -> None:
    compared = 0
    for seed in (0, 2, 6, 7, 8):
        for state, seat, _ in steps(Setup.of("le_havre", 3, variant="short"), "trader", seed):
            position: Any = state
            is_turn = state.view(seat)["question"]["kind"] == "turn"
            if position.caption().key != "lh-caption-final" or not is_turn:
                continue
            if not any(state.text(action).startswith("use") for action in state.legal()):
                continue  # the action is done
            try:
                best = reachable(state.copy(), seat, {})
            except TooMany:
                continue
            after = state.copy()
            while after.seat == seat:
                after.play(players.choose(level, after, seat, seed))
            assert settled(after, seat) == best
            compared += 1

    assert compared >= (3 if kontor.compiled() else 1)
