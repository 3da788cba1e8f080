"""Build: the firms and the Sawmill put up buildings from the proposal piles."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import BUILD, PICK, STOP, verb
from kontor.le_havre.building import (
    CRANED,
    NO_CRANE,
    bill,
    bill_by_name,
    is_payable,
    pay_bill,
    why_not_build_top,
)  # fmt: skip
from kontor.le_havre.cards import CRANE
from kontor.le_havre.effects.extras import list_extras
from kontor.le_havre.estate import acquire
from kontor.le_havre.free import do_free
from kontor.le_havre.goods import NAMES
from kontor.le_havre.layout import F_A, F_SEAT, F_STEP, F_X
from kontor.le_havre.phrases import amount_of, amounts_of
from kontor.le_havre.reading import Reader
from kontor.le_havre.reasons import NO_MATERIAL, OK
from kontor.le_havre.state import UNKNOWN, Effect, Range, State

BUILT: Final = F_A  # how many are done
AT_WORK: Final = F_X  # the card that is being built

CHOOSE: Final = 0
LIFT: Final = 1  # whether the crane replaces something
PAID: Final = 2


@final
class Build(Effect):
    """So many buildings one after the other."""

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
            card = state.field(AT_WORK)
            seat = state.field(F_SEAT)
            state.set_field(F_STEP, CHOOSE)
            state.set_field(BUILT, state.field(BUILT) + 1)
            acquire(state, seat, card)
            return True
        if state.field(BUILT) == self.times or (
            state.field(BUILT) > 0 and not has_proposals(state)
        ):
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
        if state.field(BUILT) > 0:
            out.add(STOP)
        list_extras(state, seat, self, state.field(BUILT) == 0, out)

    def list_lifts(self, state: State, seat: i64, out: Actions) -> None:
        """STOP builds without the crane."""
        card = state.field(AT_WORK)
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
            state.set_field(AT_WORK, action - BUILD)
            if state.can_do(seat, CRANE):
                state.set_field(F_STEP, LIFT)
            else:
                self.pay(state, seat, NO_CRANE)
        elif action == STOP:
            state.pop()
        else:
            do_free(state, seat, action)

    def pay(self, state: State, seat: i64, craned: i64) -> None:
        due = bill(state, seat, state.field(AT_WORK), self.saves_wood, craned)
        state.set_field(F_STEP, PAID)
        pay_bill(state, seat, due)

    def words(self, state: State) -> Message:
        card = state.card_name()
        if state.field(F_STEP) == LIFT:
            thing = state.rules.cards.cards[state.field(AT_WORK)].called()
            return Message("lh-ask-crane", thing=thing)
        return Message("lh-ask-build-more" if state.field(BUILT) > 0 else "lh-ask-build", card=card)

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        if kind == BUILD:
            due = bill(state, state.field(F_SEAT), action - BUILD, self.saves_wood, NO_CRANE)
            card = state.rules.cards.cards[action - BUILD].called()
            return Message("lh-build", card=card, cost=amounts_of(bill_by_name(due)))
        if kind == PICK:
            return Message("lh-crane", good=amount_of(1, NAMES[action - PICK]))
        if kind == STOP:
            return Message("lh-crane-none" if state.field(F_STEP) == LIFT else "lh-stop-build")
        return None

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        last = int(state.rules.cards.count) - 1
        return {F_STEP: (CHOOSE, PAID), BUILT: (0, int(self.times)), AT_WORK: (0, last)}


def has_proposals(state: State) -> bool:
    """Whether any pile is left."""
    return state.top(0) >= 0 or state.top(1) >= 0 or state.top(2) >= 0
