"""Odd buildings about workers: who is driven out, who stays, who goes on, and what is opened."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.news import EVERYBODY
from kontor.core.words import Message, seat_name
from kontor.le_havre.actions import BUY, EVICT, PLAY, STOP, USE, verb
from kontor.le_havre.entering import enter, use_message, why_not_enter, why_not_use
from kontor.le_havre.estate import buy, send_home, why_not_buy
from kontor.le_havre.goods import FRANCS, bit
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
from kontor.le_havre.phrases import amount_of
from kontor.le_havre.reasons import NEEDS, NO_HAND, NO_USE, OK, Shortage
from kontor.le_havre.state import Effect, Range, State
from kontor.le_havre.town import reveal

PLACE: Final = F_X  # Harbour Watch: the building from which a worker was driven out
FIRST: Final = F_X  # Main Station: the first building on the way
OPENED: Final = F_X  # Construction Site: the card that was opened


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
        card = state.field(PLACE)
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
        state.set_field(PLACE, state.worker(other))
        state.next_step()
        state.spend(seat, FRANCS, 1)
        state.gain(other, FRANCS, 1)
        send_home(state, other)

    def words(self, state: State) -> Message:
        return Message("lh-ask-evict", card=state.card_name())

    def message(self, state: State, action: i64) -> Message | None:
        guest = int(action - EVICT)
        if verb(action) != EVICT or guest >= state.players or state.worker(guest) < 0:
            return None
        card = state.rules.cards.cards[state.worker(guest)].called()
        cost = amount_of(1, "francs")
        return Message("lh-replace", guest=seat_name(guest), cost=cost, card=card)

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_STEP: (0, 1), PLACE: (0, int(state.rules.cards.count) - 1)}


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
    """Who leaves it uses two buildings without fees (LH-18.03)."""

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
            if card != state.field(FIRST) and card != state.field(F_CARD):
                if why_not_enter(state, seat, card, True) == OK:
                    out.add(USE + card)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.pop()
        if action != STOP:
            enter(state, seat, action - USE, True)

    def words(self, state: State) -> Message:
        return Message("lh-ask-station", card=state.card_name())

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) == USE:
            return use_message(state, state.field(F_SEAT), action - USE, True)
        return Message("lh-stop-station") if action == STOP else None

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_STEP: (0, 1), FIRST: (0, int(state.rules.cards.count) - 1)}


CHOOSE: Final = 0


@final
class ConstructionSite(Effect):
    """The first visitor opens one of the special buildings in hand (LH-17.037)."""

    def __init__(self) -> None:
        super().__init__()
        self.eats = False

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if state.of(seat, HAND) >= 0 else NO_HAND

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == CHOOSE:
            return False
        seat = state.field(F_SEAT)
        card = state.field(OPENED)
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
        card = state.field(OPENED)
        out.add(USE + card)
        if why_not_buy(state, seat, card) == OK:
            out.add(BUY + card)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if state.field(F_STEP) == CHOOSE:
            self.open(state, seat, action - PLAY)
        elif action >= BUY:
            card = state.field(OPENED)
            state.pop()
            buy(state, seat, card)
        else:
            card = state.field(OPENED)
            state.pop()
            enter(state, seat, card, False)

    def open(self, state: State, seat: i64, card: i64) -> None:
        """All hands and the site leave the game; the card comes to the town."""
        site = state.field(F_CARD)
        state.show(bit(seat), EVERYBODY)
        state.set_field(OPENED, card)
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

    def words(self, state: State) -> Message:
        if state.field(F_STEP) == CHOOSE:
            return Message("lh-ask-play", card=state.card_name())
        opened = state.rules.cards.cards[state.field(OPENED)].called()
        return Message("lh-ask-opened", card=opened)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) == PLAY:
            return Message("lh-play", card=state.rules.cards.cards[action - PLAY].called())
        if verb(action) == USE:
            return use_message(state, state.field(F_SEAT), action - USE, False)
        return None

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_STEP: (0, 1), OPENED: (0, int(state.rules.cards.count) - 1)}
