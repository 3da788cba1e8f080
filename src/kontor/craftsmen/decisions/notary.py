"""The notary: buying an open building card or putting it up for auction (chapter 8)."""

from typing import final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.craftsmen.actions import AUCTION, BUY, LOOK, STOP, verb
from kontor.craftsmen.capital import of_colours, worth
from kontor.craftsmen.decisions.look import TAKEN as LOOKED_UP
from kontor.craftsmen.decisions.look import begin_look
from kontor.craftsmen.goods import BASIC
from kontor.craftsmen.layout import D_BID, D_PAY, F_POWER, F_SEAT, F_STEP, OPEN  # fmt: skip
from kontor.craftsmen.payment import colours_of
from kontor.craftsmen.phrases import any_colour, card_word, deck_word, noted, power_note
from kontor.craftsmen.reasons import (
    DECK_EMPTY,
    NO_CARDS,
    NO_COLOUR,
    NO_PRIVILEGE,
    NOT_OPEN,
    OK,
)  # fmt: skip
from kontor.craftsmen.state import Decision, Range, State


def why_not_buy(state: State, seat: i64, card: i64) -> i64:
    """Why an open card cannot be bought (CR-8.2 to CR-8.4)."""
    if not state.is_open(card):
        return NOT_OPEN
    hand = of_colours(state.capital(seat), colours_of(state, card))
    price = state.values.price[state.values.kind[card]]
    return OK if worth(hand) >= price else i64(NO_COLOUR)


def why_not_auction(state: State, seat: i64, card: i64) -> i64:
    """Why an open card cannot be put up for auction (CR-8.7, CR-8.10)."""
    if not state.is_open(card):
        return NOT_OPEN
    return OK if state.cards_held(seat) > 0 else i64(NO_CARDS)


def why_not_look(state: State, kind: i64) -> i64:
    """Why the privilege cannot be used for a deck (CR-8.21, CR-8.23)."""
    if not state.has_privilege():
        return NO_PRIVILEGE
    return OK if state.deck_size(kind) > 0 else i64(DECK_EMPTY)


@final
class Notary(Decision):
    """Buy, auction, look? Step 1 is after the action."""

    def begins(self, state: State) -> bool:
        return state.field(F_STEP) == 0

    def is_silent(self, state: State, action: i64) -> bool:
        return state.field(F_STEP) == 1

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_STEP: (0, 1)}

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == 0:
            return False
        state.refill_cards()
        return False

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        if state.field(F_STEP) == 0:
            for slot in range(i64(6)):
                card = state.row[OPEN + slot]
                if card >= 0 and why_not_buy(state, seat, card) == OK:
                    out.add(BUY + card)
            if state.cards_held(seat) > 0:
                for slot in range(i64(6)):
                    if state.row[OPEN + slot] >= 0:
                        out.add(AUCTION + state.row[OPEN + slot])
        for kind in range(i64(3)):
            if why_not_look(state, kind + BASIC) == OK:
                out.add(LOOK + kind)
        out.add(STOP)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == STOP:
            state.pop()
        elif action < BUY:
            state.use_privilege()
            begin_look(state, seat, action - LOOK + BASIC)
        elif action < AUCTION:
            card = action - BUY
            state.next_step()
            state.clear_open(card)
            state.take_card(seat, card, shown=True)
            price = state.values.price[state.values.kind[card]]
            state.push(D_PAY, seat, price, colours_of(state, card))
        else:
            state.next_step()
            state.push(D_BID, seat, action - AUCTION, 0, -1)

    def words(self, state: State) -> Message:
        if state.field(F_STEP) == 1:
            return Message("cr-ask-notary-look")
        return Message("cr-ask-notary-privilege" if state.has_privilege() else "cr-ask-notary")

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        if action == STOP:
            return Message("cr-stop-done" if state.field(F_STEP) else "cr-stop-notary")
        if kind == LOOK:
            return look_message(state, action - LOOK + BASIC)
        cards = state.values.cards
        if kind == AUCTION:
            return Message("cr-auction", card=card_word(cards[action - AUCTION]))
        if kind != BUY:
            return None
        card = action - BUY
        return Message(
            "cr-buy",
            card=card_word(cards[card]),
            price=int(state.values.price[state.values.kind[card]]),
            colours=any_colour(colours_of(state, card)),
        )


def look_message(state: State, kind: i64) -> Message:
    """How many cards are looked at, and what for."""
    cards = min(int(state.deck_size(kind)), LOOKED_UP)
    for slot in range(i64(2)):
        if state.row[OPEN + 2 * (kind - 1) + slot] >= 0:
            cards += 1
    notes = noted([power_note(state.field(F_POWER))])
    return Message("cr-look", cards=cards, deck=deck_word(int(kind)), notes=notes)
