"""A forced payment: food at the end of a round, interest, the Dive Bar's bill."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.actions import BORROW, PAY
from kontor.le_havre.estate import LOAN, is_own_turn, why_not_repay  # fmt: skip
from kontor.le_havre.free import do_free, list_sales, list_settlements
from kontor.le_havre.goods import FRANCS
from kontor.le_havre.layout import F_A, F_B, F_SEAT, SEAT, SEAT_SIZE
from kontor.le_havre.payment import BANK, FOOD, STEPS, UNGUARDED, food, owe, token
from kontor.le_havre.reasons import OK
from kontor.le_havre.state import Decision, State

BILL: Final = 0  # francs to the bank
INTEREST: Final = 1  # francs as long as there is a loan
MEAL: Final = 2  # food


@final
class Debt(Decision):
    """Pay, sell, repay or borrow. A is what is due, B what for."""

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        if state.field(F_B) == INTEREST:
            state.set_field(F_A, min(state.field(F_A), interest(state, seat)))
        if state.field(F_A) == 0:
            state.pop()
            return True
        if (
            state.field(F_B) != MEAL
            and not self.is_short(state)
            and why_not_repay(state, seat) != OK
        ):
            self.pay(state)
            return True
        return False

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        short = self.is_short(state)
        out.add(BORROW if short else PAY)
        if short or not state.rules.expert or is_own_turn(state, seat):
            list_sales(state, seat, out)
        list_settlements(state, seat, out)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == PAY:
            self.pay(state)
        elif action == BORROW:
            self.borrow(state)
        else:
            do_free(state, seat, action)

    def is_short(self, state: State) -> bool:
        return self.means(state) < state.field(F_A)

    def means(self, state: State) -> i64:
        seat = state.field(F_SEAT)
        return food(state, seat) if state.field(F_B) == MEAL else state.francs(seat)

    def pay(self, state: State) -> None:
        seat = state.field(F_SEAT)
        due = state.field(F_A)
        is_meal = state.field(F_B) == MEAL
        state.pop()
        if is_meal:
            owe(state, seat, FOOD, due, BANK, UNGUARDED)
        else:
            state.spend(seat, FRANCS, due)

    def borrow(self, state: State) -> None:
        """All food and money is used up, then one loan is taken (LH-11)."""
        seat = state.field(F_SEAT)
        if state.field(F_B) == MEAL:
            state.set_field(F_A, state.field(F_A) - self.means(state))
            row = state.row
            first = SEAT + seat * SEAT_SIZE
            for step in range(i64(STEPS)):
                row[first + token(FOOD, step)] = 0
        else:
            state.set_field(F_A, state.field(F_A) - state.francs(seat))
            state.put(seat, FRANCS, 0)
        state.add_loans(seat, 1)
        state.gain(seat, FRANCS, LOAN)


def interest(state: State, seat: i64) -> i64:
    """One franc with any loan; one more under the expert rules with many (LH-11, LH-14)."""
    loans = state.loans(seat)
    if loans == 0:
        return 0
    many = state.rules.expert and state.players > 1 and loans >= state.players
    return 2 if many else 1
