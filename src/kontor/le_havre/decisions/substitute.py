"""Brick for clay, steel for iron: how many of the better good are handed in."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import AMOUNT, verb
from kontor.le_havre.goods import CLAY, IRON, NAMES, UPGRADE
from kontor.le_havre.layout import F_BASE, F_SEAT, MUCH, SUBSTITUTE_DUE, SUBSTITUTE_GOOD
from kontor.le_havre.phrases import amount_of, good_word
from kontor.le_havre.state import Decision, Range, State


@final
class Substitute(Decision):
    """How many of the upgraded good?"""

    def is_detail(self) -> bool:
        return True

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
        plain = state.has(state.field(F_SEAT), state.field(SUBSTITUTE_GOOD))
        return max(state.field(SUBSTITUTE_DUE) - plain, i64(0))

    def high(self, state: State) -> i64:
        better = state.has(state.field(F_SEAT), state.field(SUBSTITUTE_GOOD) + UPGRADE)
        return min(state.field(SUBSTITUTE_DUE), better)

    def hand_in(self, state: State, better: i64) -> None:
        seat = state.field(F_SEAT)
        good = state.field(SUBSTITUTE_GOOD)
        plain = state.field(SUBSTITUTE_DUE) - better
        state.pop()
        state.spend(seat, good, plain)
        state.spend(seat, good + UPGRADE, better)

    def describe(self, state: State) -> dict[str, Any]:
        good = state.field(SUBSTITUTE_GOOD)
        return state.question("substitute") | {
            "good": NAMES[good],
            "with": NAMES[good + UPGRADE],
            "due": int(state.field(SUBSTITUTE_DUE)),
        }

    def words(self, state: State) -> Message:
        good = state.field(SUBSTITUTE_GOOD)
        due = amount_of(int(state.field(SUBSTITUTE_DUE)), NAMES[good])
        return Message("lh-ask-with", due=due, better=good_word(NAMES[good + UPGRADE]))

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        good = state.field(SUBSTITUTE_GOOD)
        number = int(state.amount(action))
        if number == 0:
            return Message("lh-with-none", good=good_word(NAMES[good + UPGRADE]))
        what = amount_of(number, NAMES[good + UPGRADE])
        return Message("lh-with", what=what, good=good_word(NAMES[good]))

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {SUBSTITUTE_GOOD: (CLAY, IRON), SUBSTITUTE_DUE: (1, MUCH), F_BASE: (0, MUCH)}
