"""Odd buildings about loans, workers and neighbours."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.news import EVERYBODY
from kontor.le_havre.actions import AMOUNT, BUY, EVICT, PLAY, STOP, USE
from kontor.le_havre.entering import enter, why_not_enter, why_not_use
from kontor.le_havre.estate import buy, send_home, why_not_buy
from kontor.le_havre.goods import CATTLE, FRANCS, GOODS, STEEL, bit
from kontor.le_havre.layout import (
    F_CARD,
    F_SEAT,
    F_STEP,
    F_X,
    HAND,
    IN_STACK,
    OUT,
    STANDINGS,
)  # fmt: skip
from kontor.le_havre.reasons import NEEDS, NO_HAND, NO_LOAN, NO_USE, OK, Shortage
from kontor.le_havre.state import Effect, State
from kontor.le_havre.town import reveal


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
        if struck == 1 and state.loans(seat) >= 2:
            state.gain(seat, FRANCS, 2)
        state.add_loans(seat, -struck)


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
        each: i64 = 2 if state.players == 2 else 1
        for other in range(state.players):
            if other != seat:
                given = min(state.has(other, CATTLE), each)
                state.spend(other, CATTLE, given)
                state.gain(seat, CATTLE, given)
        return True


@final
class MajorCorporation(Effect):
    """One more of everything one has; steel costs 3 francs (LH-18.28)."""

    def why_not(self, state: State, seat: i64) -> i64:
        others = state.tokens(seat) - state.has(seat, STEEL)
        if others > 0 or (state.has(seat, STEEL) > 0 and state.francs(seat) >= 3):
            return OK
        return NEEDS

    def shortages(self, state: State, seat: i64) -> list[list[Shortage]]:
        """Steel alone wants its francs; without any goods nothing is named."""
        if state.has(seat, STEEL) == 0:
            return []
        return [[Shortage(("francs",), 3, int(state.francs(seat)))]]

    def ask(self, state: State, out: Actions) -> None:
        """Whether to take the steel."""
        seat = state.field(F_SEAT)
        steel = state.has(seat, STEEL)
        can_buy = steel > 0 and state.francs(seat) >= 3
        state.ask_amount(out, 1 if state.tokens(seat) == steel else 0, 1 if can_buy else 0)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.pop()
        for good in range(i64(GOODS)):
            if good != STEEL and state.has(seat, good) > 0:
                state.gain(seat, good, 1)
        if action == AMOUNT + 1:
            state.spend(seat, FRANCS, 3)
            state.gain(seat, STEEL, 1)


@final
class HarbourWatch(Effect):
    """Buy another worker out of a building and use it oneself (LH-16.014)."""

    def why_not(self, state: State, seat: i64) -> i64:
        if state.francs(seat) < 1:
            return NEEDS
        for other in range(state.players):
            if self.can_replace(state, seat, other):
                return OK
        return NO_USE

    def shortages(self, state: State, seat: i64) -> list[list[Shortage]]:
        return [[Shortage(("francs",), 1, int(state.francs(seat)))]]

    def can_replace(self, state: State, seat: i64, other: i64) -> bool:
        card = state.worker(other)
        if other == seat or card < 0 or state.francs(seat) < 1:
            return False
        cards = state.rules.cards
        if cards.rest[card] == 1 or cards.open[card] == 0:
            return False
        if isinstance(state.rules.effects[card], HarbourWatch):
            return False
        state.spend(seat, FRANCS, 1)
        possible = why_not_use(state, seat, card, False) == OK
        state.spend(seat, FRANCS, -1)
        return possible

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == 0:
            return False
        seat = state.field(F_SEAT)
        card = state.field(F_X)
        state.pop()
        enter(state, seat, card, False)
        return True

    def ask(self, state: State, out: Actions) -> None:
        for other in range(state.players):
            if self.can_replace(state, state.field(F_SEAT), other):
                out.add(EVICT + other)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        other = action - EVICT
        state.set_field(F_X, state.worker(other))
        state.next_step()
        state.spend(seat, FRANCS, 1)
        state.gain(other, FRANCS, 1)
        send_home(state, other)


@final
class Hotel(Effect):
    """A place to stay: 3 francs whenever the guest takes an offer (LH-18.04)."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False
        self.lodging = 3

    def why_not(self, state: State, seat: i64) -> i64:
        return OK

    def resume(self, state: State) -> bool:
        state.pop()
        return True


@final
class MainStation(Effect):
    """Who leaves it uses two buildings without fees (LH-18.03). X is the first of them."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False
        self.is_station = True

    def why_not(self, state: State, seat: i64) -> i64:
        return OK

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == 0:
            state.pop()
            return True
        return False

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        out.add(STOP)
        for at in range(state.standing, state.standing + state.row[STANDINGS]):
            card = state.row[at]
            if card != state.field(F_X) and card != state.field(F_CARD):
                if why_not_enter(state, seat, card, True) == OK:
                    out.add(USE + card)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.pop()
        if action != STOP:
            enter(state, seat, action - USE, True)


CHOOSE: Final = 0


@final
class ConstructionSite(Effect):
    """The first visitor opens one of the special buildings in hand (LH-17.037). X is that card."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if state.of(seat, HAND) >= 0 else NO_HAND

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == CHOOSE:
            return False
        seat = state.field(F_SEAT)
        card = state.field(F_X)
        if state.where(card) == seat or why_not_enter(state, seat, card, False) != OK:
            state.pop()
            return True
        return False

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        if state.field(F_STEP) == CHOOSE:
            for slot in range(i64(3)):
                if state.of(seat, HAND + slot) >= 0:
                    out.add(PLAY + state.of(seat, HAND + slot))
            return
        card = state.field(F_X)
        out.add(USE + card)
        if why_not_buy(state, seat, card) == OK:
            out.add(BUY + card)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if state.field(F_STEP) == CHOOSE:
            self.open(state, seat, action - PLAY)
        elif action >= BUY:
            card = state.field(F_X)
            state.pop()
            buy(state, seat, card)
        else:
            card = state.field(F_X)
            state.pop()
            enter(state, seat, card, False)

    def open(self, state: State, seat: i64, card: i64) -> None:
        """All hands and the site leave the game; the card comes to the town."""
        site = state.field(F_CARD)
        state.show(bit(seat), EVERYBODY)
        state.set_field(F_X, card)
        state.next_step()
        for other in range(state.players):
            for slot in range(i64(3)):
                held = state.of(other, HAND + slot)
                state.put(other, HAND + slot, -1)
                if held >= 0:
                    state.assign(held, IN_STACK)  # unseen, so nobody can tell it from the rest
            if state.worker(other) == site:
                state.move_worker(other, -1)
        state.assign(site, OUT)
        reveal(state, card)
