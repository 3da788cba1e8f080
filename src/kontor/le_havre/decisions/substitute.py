"""Brick for clay, steel for iron: how many of the better good are handed in."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import AMOUNT, verb
from kontor.le_havre.goods import CLAY, IRON, NAMES, UPGRADE
from kontor.le_havre.layout import F_A, F_BASE, F_CARD, F_SEAT, MUCH
from kontor.le_havre.phrases import amount_of, good_word
from kontor.le_havre.state import Decision, Range, State

GOOD: Final = F_CARD  # clay or iron
DUE: Final = F_A


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
        return max(state.field(DUE) - state.has(state.field(F_SEAT), state.field(GOOD)), i64(0))

    def high(self, state: State) -> i64:
        return min(state.field(DUE), state.has(state.field(F_SEAT), state.field(GOOD) + UPGRADE))

    def hand_in(self, state: State, better: i64) -> None:
        seat = state.field(F_SEAT)
        good = state.field(GOOD)
        plain = state.field(DUE) - better
        state.pop()
        state.spend(seat, good, plain)
        state.spend(seat, good + UPGRADE, better)

    def describe(self, state: State) -> dict[str, Any]:
        good = state.field(GOOD)
        return state.question("substitute") | {
            "good": NAMES[good],
            "with": NAMES[good + UPGRADE],
            "due": int(state.field(DUE)),
        }

    def words(self, state: State) -> Message:
        good = state.field(GOOD)
        due = amount_of(int(state.field(DUE)), NAMES[good])
        return Message("lh-ask-with", due=due, better=good_word(NAMES[good + UPGRADE]))

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        good = state.field(GOOD)
        number = int(state.amount(action))
        if number == 0:
            return Message("lh-with-none", good=good_word(NAMES[good + UPGRADE]))
        what = amount_of(number, NAMES[good + UPGRADE])
        return Message("lh-with", what=what, good=good_word(NAMES[good]))

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {GOOD: (CLAY, IRON), DUE: (1, MUCH), F_BASE: (0, MUCH)}
