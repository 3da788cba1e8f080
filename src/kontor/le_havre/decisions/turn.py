"""The turn of a player: one main action, and extra actions around it."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message, seat_name
from kontor.le_havre.actions import END, EVICT, TAKE, USE, verb
from kontor.le_havre.cards import BOUNCER
from kontor.le_havre.effects.workers import FIRST
from kontor.le_havre.entering import enter, must_take, use_message, why_not_use
from kontor.le_havre.estate import collect_offer, send_home
from kontor.le_havre.free import do_free, list_free
from kontor.le_havre.goods import FRANCS, NAMES, OFFERS, good_on
from kontor.le_havre.layout import (
    D_USE,
    F_CARD,
    F_SEAT,
    F_STEP,
    LAST,
    MAINS,
    OFFER,
    STANDINGS,
    WINDED,
)  # fmt: skip
from kontor.le_havre.payment import food
from kontor.le_havre.phrases import amount_of
from kontor.le_havre.reasons import CANNOT_EVICT, OK
from kontor.le_havre.state import Decision, Range, State


@final
class Turn(Decision):
    """The main choice of a turn; it stays open until the turn is ended."""

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        if state.row[MAINS] > 0:
            self.list_offers(state, out)
            self.list_visits(state, seat, out)
        if state.row[MAINS] == 0 or out.count == 0:
            out.add(END)
        list_free(state, seat, out)
        if state.can_do(seat, BOUNCER):
            self.list_evictions(state, seat, out)

    def list_offers(self, state: State, out: Actions) -> None:
        row = state.row
        items = out.items
        count = out.count
        for offer in range(i64(OFFERS)):
            if row[OFFER + offer] > 0:
                items[count] = TAKE + offer
                count += 1
        out.count = count

    def list_visits(self, state: State, seat: i64, out: Actions) -> None:
        """The same as asking why_not_enter of every card, with the common refusals seen first."""
        if must_take(state, seat):
            return
        row = state.row
        opens = state.rules.cards.open
        own = state.worker(seat)
        shares = row[LAST] == 1
        free = leaves_station(state, seat)
        easy = state.rules.easy
        fees = state.rules.cards.fee
        money = state.francs(seat)
        means = food(state, seat)
        items = out.items
        count = out.count
        for at in range(state.standing, state.standing + row[STANDINGS]):
            card = row[at]
            if opens[card] == 0 or card == own or (state.is_taken(card) and not shares):
                continue
            if easy[card] <= money or (
                (fees[card] <= means or free or state.where(card) == seat)
                and why_not_use(state, seat, card, free) == OK
            ):
                items[count] = USE + card
                count += 1
        out.count = count

    def list_evictions(self, state: State, seat: i64, out: Actions) -> None:
        for guest in range(state.players):
            if why_not_evict(state, seat, guest) == OK:
                out.add(EVICT + guest)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action < TAKE + OFFERS:
            state.row[MAINS] -= 1
            take(state, seat, action - TAKE)
        elif action >= USE and action < USE + 128:
            state.row[MAINS] -= 1
            state.row[WINDED] = 0
            use(state, seat, action - USE)
        elif action == END:
            state.pop()
        elif action >= EVICT and action < EVICT + 5:
            send_home(state, action - EVICT)
        else:
            do_free(state, seat, action)

    def begins(self) -> bool:
        return True

    def is_silent(self, state: State, action: i64) -> bool:
        return action == END

    def describe(self, state: State) -> dict[str, Any]:
        return state.question("turn")

    def words(self, state: State) -> Message:
        out = Actions()
        self.ask(state, out)
        answers = out.listed()
        if answers == [END]:
            return Message("lh-ask-end")
        last = "-last" if state.row[LAST] == 1 else ""  # when nothing can be bought (LH-12)
        if END in answers:
            return Message(f"lh-ask{last}-{'done' if state.row[MAINS] == 0 else 'stuck'}")
        if must_take(state, state.field(F_SEAT)):
            return Message("lh-ask-offer")
        if last:
            return Message("lh-ask-last-two" if state.row[MAINS] > 1 else "lh-ask-last")
        return Message("lh-ask-turn")

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        seat = state.field(F_SEAT)
        if kind == TAKE:
            offer = action - TAKE
            return Message(
                "lh-take", what=amount_of(int(state.offer(offer)), NAMES[good_on(offer)])
            )
        if kind == USE:
            return use_message(state, seat, action - USE, leaves_station(state, seat))
        if kind == EVICT and why_not_evict(state, seat, action - EVICT) == OK:
            guest = int(action - EVICT)
            card = state.rules.cards.cards[state.worker(guest)].called()
            return Message("lh-evict", guest=seat_name(guest), card=card)
        return Message("lh-end") if kind == END else None

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_CARD: (-1, -1)}


def leaves_station(state: State, seat: i64) -> bool:
    """Whether the worker waits in the Main Station (LH-18.03)."""
    card = state.worker(seat)
    return card >= 0 and state.rules.effects[card].is_station


def take(state: State, seat: i64, offer: i64) -> None:
    """Take a whole offer (LH-4)."""
    collect_offer(state, seat, offer)
    card = state.worker(seat)
    if card >= 0 and state.rules.effects[card].lodging > 0:
        state.gain(seat, FRANCS, state.rules.effects[card].lodging)


def use(state: State, seat: i64, card: i64) -> None:
    """Enter a building; from the Main Station it is the first of two, without fees."""
    if not leaves_station(state, seat):
        enter(state, seat, card, False)
        return
    state.push(D_USE, seat, state.worker(seat))
    state.set_field(F_STEP, 1)
    state.set_field(FIRST, card)
    enter(state, seat, card, True)


def why_not_evict(state: State, seat: i64, guest: i64) -> i64:
    """The Tobacco Factory sends guests of its owner's buildings home (LH-17.045)."""
    card = state.worker(guest) if guest < state.players else i64(-1)
    if guest == seat or card < 0 or not state.can_do(seat, BOUNCER):
        return CANNOT_EVICT
    if state.where(card) != seat or state.rules.cards.rest[card] or card == state.rules.dive_bar:
        return CANNOT_EVICT
    return OK
