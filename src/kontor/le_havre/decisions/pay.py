"""Paying food or energy, one kind of token after the other."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import AMOUNT, verb
from kontor.le_havre.goods import NAMES
from kontor.le_havre.layout import (
    F_BASE,
    F_SEAT,
    F_STEP,
    MUCH,
    PAY_DUE,
    PAY_GUARD,
    PAY_TO,
    PAY_UNIT,
    SEAT,
    SEAT_SIZE,
)  # fmt: skip
from kontor.le_havre.payment import (
    BANK,
    FOOD,
    FUEL,
    KEEP_ACTION,
    KIND_OF,
    STEPS,
    UNGUARDED,
    hand_over,
    least,
    leaves_enough,
    most,
    token,
    worth,
)  # fmt: skip
from kontor.le_havre.phrases import amount_of, good_word
from kontor.le_havre.state import Decision, Range, State

MOST_SPARED: Final = 99  # tokens that a payment leaves, one for each ship that sails


@final
class Pay(Decision):
    """How many of these? The step is the place of the token among those of the unit."""

    def is_detail(self) -> bool:
        return True

    def resume(self, state: State) -> bool:
        while state.field(PAY_DUE) > 0 and self.skip(state) < STEPS:
            low = self.low(state)
            high = self.high(state)
            if low < high and state.field(PAY_GUARD) != UNGUARDED:
                return self.resume_guarded(state, low, high)
            if low < high:
                return False
            self.hand_in(state, low)
        state.pop()
        return True

    def skip(self, state: State) -> i64:
        """Pass over the kinds of which the payer has none; the step that is reached."""
        step = state.field(F_STEP)
        first = state.field(PAY_UNIT) * STEPS
        start = SEAT + state.field(F_SEAT) * SEAT_SIZE
        row = state.row
        while step < STEPS and row[start + KIND_OF[first + step]] == 0:
            step += 1
        state.set_field(F_STEP, step)
        return step

    def resume_guarded(self, state: State, low: i64, high: i64) -> bool:
        """Answer by itself when only one number leaves the action possible."""
        only: i64 = -1
        for number in range(low, high + 1):
            if self.fits(state, number):
                if only >= 0:
                    return False
                only = number
        self.hand_in(state, only)
        return True

    def ask(self, state: State, out: Actions) -> None:
        low = self.low(state)
        high = self.high(state)
        if state.field(PAY_GUARD) == UNGUARDED:
            state.ask_amount(out, low, high)
            return
        for number in range(low, min(high, i64(127)) + 1):
            if self.fits(state, number):
                out.add(AMOUNT + number)

    def answer(self, state: State, action: i64) -> None:
        self.hand_in(state, state.amount(action))

    def low(self, state: State) -> i64:
        return least(
            state,
            state.field(F_SEAT),
            state.field(PAY_UNIT),
            state.field(F_STEP),
            state.field(PAY_DUE),
        )

    def high(self, state: State) -> i64:
        return most(
            state,
            state.field(F_SEAT),
            state.field(PAY_UNIT),
            state.field(F_STEP),
            state.field(PAY_DUE),
        )

    def fits(self, state: State, number: i64) -> bool:
        """Whether the action below can still be done after this many tokens."""
        seat = state.field(F_SEAT)
        unit = state.field(PAY_UNIT)
        step = state.field(F_STEP)
        good = token(unit, step)
        state.spend(seat, good, number)
        rest = state.field(PAY_DUE) - number * worth(unit, step)
        enough = leaves_enough(
            state, state.effect_under(), seat, unit, step + 1, rest, state.field(PAY_GUARD)
        )
        state.spend(seat, good, -number)
        return enough

    def hand_in(self, state: State, number: i64) -> None:
        unit = state.field(PAY_UNIT)
        step = state.field(F_STEP)
        hand_over(state, state.field(F_SEAT), token(unit, step), number, state.field(PAY_TO))
        state.set_field(PAY_DUE, state.field(PAY_DUE) - number * worth(unit, step))
        state.set_field(F_BASE, 0)
        state.next_step()

    def describe(self, state: State) -> dict[str, Any]:
        return state.question("pay") | {
            "unit": self.unit(state),
            "good": self.good(state),
            "due": int(state.field(PAY_DUE)),
            "stock": self.purse(state),
        }

    def purse(self, state: State) -> dict[str, int]:
        """What can still be paid with: the tokens from the open step on."""
        unit, seat = state.field(PAY_UNIT), state.field(F_SEAT)
        found: dict[str, int] = {}
        for step in range(state.field(F_STEP), i64(STEPS)):
            good = token(unit, step)
            if worth(unit, step) > 0 and state.has(seat, good) > 0:
                found[NAMES[good]] = int(state.has(seat, good))
        return found

    def unit(self, state: State) -> str:
        return "food" if state.field(PAY_UNIT) == FOOD else "energy"

    def good(self, state: State) -> str:
        """The token that is asked for."""
        return NAMES[token(state.field(PAY_UNIT), state.field(F_STEP))]

    def words(self, state: State) -> Message:
        """Without a card, people are fed."""
        due = amount_of(int(state.field(PAY_DUE)), self.unit(state))
        good = good_word(self.good(state))
        if state.card_behind() < 0:
            return Message("lh-ask-feed", due=due, good=good)
        return Message("lh-ask-pay", card=state.card_name(), due=due, good=good)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        number = state.amount(action)
        left = int(
            state.field(PAY_DUE) - number * worth(state.field(PAY_UNIT), state.field(F_STEP))
        )
        rest = amount_of(left, self.unit(state))
        if number == 0:
            return Message("lh-pay-none", good=good_word(self.good(state)), rest=rest)
        what = amount_of(int(number), self.good(state))
        return (
            Message("lh-pay-part", what=what, rest=rest)
            if left > 0
            else Message("lh-pay", what=what)
        )

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {
            PAY_TO: (BANK, int(state.players) - 1),
            F_STEP: (0, STEPS - 1),
            PAY_DUE: (1, MUCH),
            PAY_UNIT: (FOOD, FUEL),
            PAY_GUARD: (KEEP_ACTION, MOST_SPARED),
            F_BASE: (0, MUCH),
        }
