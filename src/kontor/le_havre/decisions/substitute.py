"""Brick for clay, steel for iron: how many of the better good are handed in."""

from typing import final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.goods import UPGRADE
from kontor.le_havre.layout import F_A, F_CARD, F_SEAT
from kontor.le_havre.state import Decision, State


@final
class Substitute(Decision):
    """How many of the upgraded good? The card field holds the good, A how many are due."""

    def resume(self, state: State) -> bool:
        low = self.low(state)
        if low < self.high(state):
            return False
        self.hand_in(state, low)
        return True

    def ask(self, state: State, out: Actions) -> None:
        state.ask_amount(out, self.low(state), self.high(state))

    def answer(self, state: State, action: i64) -> None:
        self.hand_in(state, state.amount(action))

    def low(self, state: State) -> i64:
        return max(state.field(F_A) - state.has(state.field(F_SEAT), state.field(F_CARD)), i64(0))

    def high(self, state: State) -> i64:
        return min(state.field(F_A), state.has(state.field(F_SEAT), state.field(F_CARD) + UPGRADE))

    def hand_in(self, state: State, better: i64) -> None:
        seat = state.field(F_SEAT)
        good = state.field(F_CARD)
        plain = state.field(F_A) - better
        state.pop()
        state.spend(seat, good, plain)
        state.spend(seat, good + UPGRADE, better)
