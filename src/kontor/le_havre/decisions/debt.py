"""A forced payment: food at the end of a round, interest, the Dive Bar's bill."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import BORROW, PAY
from kontor.le_havre.estate import LOAN, LOAN_BACK, is_own_turn, why_not_repay
from kontor.le_havre.free import do_free, list_sales, list_settlements
from kontor.le_havre.goods import FRANCS
from kontor.le_havre.layout import DEBT_DUE, DEBT_WHY, F_CARD, F_SEAT, MUCH, SEAT, SEAT_SIZE
from kontor.le_havre.payment import BANK, FOOD, STEPS, UNGUARDED, food, owe, token
from kontor.le_havre.phrases import amount_of
from kontor.le_havre.reasons import OK
from kontor.le_havre.state import Decision, Range, State

BILL: Final = 0  # francs to the bank
INTEREST: Final = 1  # francs as long as there is a loan
MEAL: Final = 2  # food
REASONS: tuple[str, ...] = ("bill", "interest", "meal")


@final
class Debt(Decision):
    """Pay, sell, repay or borrow."""

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        if state.field(DEBT_WHY) == INTEREST:
            state.set_field(DEBT_DUE, min(state.field(DEBT_DUE), interest(state, seat)))
        if state.field(DEBT_DUE) == 0:
            state.pop()
            return True
        if (
            state.field(DEBT_WHY) != MEAL
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
        return self.means(state) < state.field(DEBT_DUE)

    def means(self, state: State) -> i64:
        seat = state.field(F_SEAT)
        return food(state, seat) if state.field(DEBT_WHY) == MEAL else state.francs(seat)

    def pay(self, state: State) -> None:
        seat = state.field(F_SEAT)
        due = state.field(DEBT_DUE)
        is_meal = state.field(DEBT_WHY) == MEAL
        state.pop()
        if is_meal:
            owe(state, seat, FOOD, due, BANK, UNGUARDED)
        else:
            state.spend(seat, FRANCS, due)

    def borrow(self, state: State) -> None:
        """All food and money is used up, then one loan is taken (LH-11)."""
        seat = state.field(F_SEAT)
        if state.field(DEBT_WHY) == MEAL:
            state.set_field(DEBT_DUE, state.field(DEBT_DUE) - self.means(state))
            row = state.row
            first = SEAT + seat * SEAT_SIZE
            for step in range(i64(STEPS)):
                row[first + token(FOOD, step)] = 0
        else:
            state.set_field(DEBT_DUE, state.field(DEBT_DUE) - state.francs(seat))
            state.put(seat, FRANCS, 0)
        state.add_loans(seat, 1)
        state.gain(seat, FRANCS, LOAN)

    def describe(self, state: State) -> dict[str, Any]:
        return state.question("debt") | {
            "why": REASONS[state.field(DEBT_WHY)],
            "due": int(state.field(DEBT_DUE)),
        }

    def words(self, state: State) -> Message:
        why = REASONS[state.field(DEBT_WHY)]
        short = "-short" if self.is_short(state) else ""
        return Message(f"lh-ask-{why}{short}", due=self.due(state), has=int(self.means(state)))

    def message(self, state: State, action: i64) -> Message | None:
        if action == PAY:
            return Message(f"lh-pay-{REASONS[state.field(DEBT_WHY)]}", what=self.due(state))
        if action == BORROW:
            gets, back = amount_of(LOAN, "francs"), amount_of(LOAN_BACK, "francs")
            is_meal = state.field(DEBT_WHY) == MEAL
            return Message("lh-borrow-meal" if is_meal else "lh-borrow", gets=gets, back=back)
        return None

    def due(self, state: State) -> Message:
        """What is due in words."""
        return amount_of(
            int(state.field(DEBT_DUE)), "food" if state.field(DEBT_WHY) == MEAL else "francs"
        )

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_CARD: (BANK, BANK), DEBT_DUE: (0, MUCH), DEBT_WHY: (0, MEAL)}


def interest(state: State, seat: i64) -> i64:
    """One franc with any loan; one more under the expert rules with many (LH-11, LH-14)."""
    loans = state.loans(seat)
    if loans == 0:
        return 0
    many = state.rules.expert and state.players > 1 and loans >= state.players
    return 2 if many else 1
