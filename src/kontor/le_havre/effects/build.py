"""Build: the firms and the Sawmill put up buildings from the proposal piles."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.actions import BUILD, PICK, STOP
from kontor.le_havre.building import (
    CRANED,
    NO_CRANE,
    bill,
    is_payable,
    pay_bill,
    why_not_build_top,
)  # fmt: skip
from kontor.le_havre.cards import CRANE
from kontor.le_havre.effects.extras import list_extras
from kontor.le_havre.estate import acquire
from kontor.le_havre.free import do_free
from kontor.le_havre.layout import F_A, F_SEAT, F_STEP, F_X
from kontor.le_havre.reading import Reader
from kontor.le_havre.reasons import NO_MATERIAL, OK
from kontor.le_havre.state import UNKNOWN, Effect, State

CHOOSE: Final = 0
LIFT: Final = 1  # whether the crane replaces something
PAID: Final = 2


@final
class Build(Effect):
    """So many buildings one after the other. A counts those built, X is the one at work."""

    def __init__(self, read: Reader) -> None:
        super().__init__()
        self.eats = False
        self.times: Final[i64] = read.number("build", least=1)
        self.saves_wood: Final = read.word("saves", ("wood",)) == "wood"
        read.done()

    def why_not(self, state: State, seat: i64) -> i64:
        if self.saves_wood:
            return self.search(state, seat)
        if state.can_build == UNKNOWN:
            state.can_build = self.search(state, seat)
        return state.can_build

    def search(self, state: State, seat: i64) -> i64:
        """OK when something on a pile could be built; asked by several firms in a row."""
        for pile in range(i64(3)):
            card = state.top(pile)
            if card >= 0 and why_not_build_top(state, seat, card, self.saves_wood) == OK:
                return OK
        return NO_MATERIAL

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == PAID:
            card = state.field(F_X)
            seat = state.field(F_SEAT)
            state.set_field(F_STEP, CHOOSE)
            state.set_field(F_A, state.field(F_A) + 1)
            acquire(state, seat, card)
            return True
        if state.field(F_A) == self.times or (state.field(F_A) > 0 and not has_proposals(state)):
            state.pop()
            return True
        return False

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        if state.field(F_STEP) == LIFT:
            self.list_lifts(state, seat, out)
            return
        for pile in range(i64(3)):
            card = state.top(pile)
            if card >= 0 and why_not_build_top(state, seat, card, self.saves_wood) == OK:
                out.add(BUILD + card)
        if state.field(F_A) > 0:
            out.add(STOP)
        list_extras(state, seat, self, state.field(F_A) == 0, out)

    def list_lifts(self, state: State, seat: i64, out: Actions) -> None:
        """STOP builds without the crane."""
        card = state.field(F_X)
        if is_payable(state, seat, bill(state, seat, card, self.saves_wood, NO_CRANE)):
            out.add(STOP)
        for good in CRANED:
            if is_payable(state, seat, bill(state, seat, card, self.saves_wood, good)):
                out.add(PICK + i64(good))

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if state.field(F_STEP) == LIFT:
            self.pay(state, seat, NO_CRANE if action == STOP else action - PICK)
        elif action >= BUILD and action < BUILD + 128:
            state.set_field(F_X, action - BUILD)
            if state.can_do(seat, CRANE):
                state.set_field(F_STEP, LIFT)
            else:
                self.pay(state, seat, NO_CRANE)
        elif action == STOP:
            state.pop()
        else:
            do_free(state, seat, action)

    def pay(self, state: State, seat: i64, craned: i64) -> None:
        due = bill(state, seat, state.field(F_X), self.saves_wood, craned)
        state.set_field(F_STEP, PAID)
        pay_bill(state, seat, due)


def has_proposals(state: State) -> bool:
    """Whether any pile is left."""
    return state.top(0) >= 0 or state.top(1) >= 0 or state.top(2) >= 0
