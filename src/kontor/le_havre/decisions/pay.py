"""Paying food or energy, one kind of token after the other."""

from typing import final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.actions import AMOUNT
from kontor.le_havre.layout import F_A, F_B, F_BASE, F_C, F_CARD, F_SEAT, F_STEP, SEAT, SEAT_SIZE
from kontor.le_havre.payment import (
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
from kontor.le_havre.state import Decision, State


@final
class Pay(Decision):
    """How many of these? A is what is due, B the unit, C how it is guarded."""

    def resume(self, state: State) -> bool:
        while state.field(F_A) > 0 and self.skip(state) < STEPS:
            low = self.low(state)
            high = self.high(state)
            if low < high and state.field(F_C) != UNGUARDED:
                return self.resume_guarded(state, low, high)
            if low < high:
                return False
            self.hand_in(state, low)
        state.pop()
        return True

    def skip(self, state: State) -> i64:
        """Pass over the kinds of which the payer has none; the step that is reached."""
        step = state.field(F_STEP)
        first = state.field(F_B) * STEPS
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
        if state.field(F_C) == UNGUARDED:
            state.ask_amount(out, low, high)
            return
        for number in range(low, min(high, i64(127)) + 1):
            if self.fits(state, number):
                out.add(AMOUNT + number)

    def answer(self, state: State, action: i64) -> None:
        self.hand_in(state, state.amount(action))

    def low(self, state: State) -> i64:
        return least(
            state, state.field(F_SEAT), state.field(F_B), state.field(F_STEP), state.field(F_A)
        )

    def high(self, state: State) -> i64:
        return most(
            state, state.field(F_SEAT), state.field(F_B), state.field(F_STEP), state.field(F_A)
        )

    def fits(self, state: State, number: i64) -> bool:
        """Whether the action below can still be done after this many tokens."""
        seat = state.field(F_SEAT)
        unit = state.field(F_B)
        step = state.field(F_STEP)
        good = token(unit, step)
        state.spend(seat, good, number)
        rest = state.field(F_A) - number * worth(unit, step)
        enough = leaves_enough(
            state, state.effect_under(), seat, unit, step + 1, rest, state.field(F_C)
        )
        state.spend(seat, good, -number)
        return enough

    def hand_in(self, state: State, number: i64) -> None:
        unit = state.field(F_B)
        step = state.field(F_STEP)
        hand_over(state, state.field(F_SEAT), token(unit, step), number, state.field(F_CARD))
        state.set_field(F_A, state.field(F_A) - number * worth(unit, step))
        state.set_field(F_BASE, 0)
        state.next_step()
