"""Odd buildings about loans, cattle and possessions."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import AMOUNT, verb
from kontor.le_havre.goods import CATTLE, FRANCS, GOODS, NAMES, STEEL
from kontor.le_havre.layout import F_SEAT
from kontor.le_havre.phrases import amount_of
from kontor.le_havre.reasons import NEEDS, NO_LOAN, NO_USE, OK, Shortage
from kontor.le_havre.state import Effect, State

COURT: Final = 2  # francs for whoever keeps another loan
STEEL_PRICE: Final = 3  # francs


@final
class LocalCourt(Effect):
    """Loans are struck off (LH-15.15)."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if state.loans(seat) > 0 else NO_LOAN

    def ask(self, state: State, out: Actions) -> None:
        state.ask_amount(out, 1, 2 if state.loans(state.field(F_SEAT)) >= 3 else 1)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        struck = state.amount(action)
        state.pop()
        state.gain(seat, FRANCS, self.gift(state, seat, struck))
        state.add_loans(seat, -struck)

    def gift(self, state: State, seat: i64, struck: i64) -> i64:
        """Francs for whoever gives back one loan and keeps another."""
        return COURT if struck == 1 and state.loans(seat) >= 2 else 0

    def words(self, state: State) -> Message:
        return Message("lh-ask-court", card=state.card_name())

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        struck = state.amount(action)
        gift = int(self.gift(state, state.field(F_SEAT), struck))
        if gift == 0:
            return Message("lh-court", n=int(struck))
        return Message("lh-court-gift", n=int(struck), gets=amount_of(gift, "francs"))


@final
class CattleDrive(Effect):
    """A head of cattle from every neighbour, two from an only one (LH-17.046)."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False

    def why_not(self, state: State, seat: i64) -> i64:
        for other in range(state.players):
            if other != seat and state.has(other, CATTLE) > 0:
                return OK
        return NO_USE

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        state.pop()
        for other in range(state.players):
            if other != seat:
                given = self.gift(state, other)
                state.spend(other, CATTLE, given)
                state.gain(seat, CATTLE, given)
        return True

    def gift(self, state: State, other: i64) -> i64:
        """What a neighbour gives."""
        return min(state.has(other, CATTLE), i64(2 if state.players == 2 else 1))

    def gains(self, state: State, seat: i64) -> dict[str, int]:
        given = [int(self.gift(state, other)) for other in range(state.players) if other != seat]
        return {NAMES[CATTLE]: sum(given)}


@final
class MajorCorporation(Effect):
    """One more of everything one has; steel costs 3 francs (LH-18.28)."""

    def why_not(self, state: State, seat: i64) -> i64:
        others = state.tokens(seat) - state.has(seat, STEEL)
        if others > 0 or (state.has(seat, STEEL) > 0 and state.francs(seat) >= STEEL_PRICE):
            return OK
        return NEEDS

    def shortages(self, state: State, seat: i64) -> list[list[Shortage]]:
        """Steel alone wants its francs; without any goods nothing is named."""
        if state.has(seat, STEEL) == 0:
            return []
        return [[Shortage(("francs",), STEEL_PRICE, int(state.francs(seat)))]]

    def ask(self, state: State, out: Actions) -> None:
        """Whether to take the steel."""
        seat = state.field(F_SEAT)
        steel = state.has(seat, STEEL)
        can_buy = steel > 0 and state.francs(seat) >= STEEL_PRICE
        state.ask_amount(out, 1 if state.tokens(seat) == steel else 0, 1 if can_buy else 0)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.pop()
        for good in range(i64(GOODS)):
            if good != STEEL and state.has(seat, good) > 0:
                state.gain(seat, good, 1)
        if action == AMOUNT + 1:
            state.spend(seat, FRANCS, STEEL_PRICE)
            state.gain(seat, STEEL, 1)

    def words(self, state: State) -> Message:
        return Message("lh-ask-corporation", cost=amount_of(STEEL_PRICE, "francs"))

    def message(self, state: State, action: i64) -> Message | None:
        if action == AMOUNT + 1:
            return Message("lh-corporation", cost=amount_of(STEEL_PRICE, "francs"))
        return Message("lh-corporation-none") if action == AMOUNT else None
