"""The exchanges before the first season: one building card, then the sawmill (CR-2.12, CR-2.13)."""

from typing import final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.craftsmen.actions import EXCHANGE, KEEP, SAWMILL, verb
from kontor.craftsmen.goods import bit
from kontor.craftsmen.hands import list_hand
from kontor.craftsmen.layout import D_SAWMILL, F_SEAT, KNOWERS, STREET
from kontor.craftsmen.phrases import card_word
from kontor.craftsmen.state import Decision, State


@final
class Exchange(Decision):
    """Which of the three building cards goes back?"""

    def begins(self, state: State) -> bool:
        return True

    def ask(self, state: State, out: Actions) -> None:
        list_hand(state, state.field(F_SEAT), EXCHANGE, out)
        out.add(KEEP)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action != KEEP:
            card = action - EXCHANGE
            kind = state.values.kind[card]
            state.drop_card(seat, card)
            state.put_under(kind, card + KNOWERS * bit(seat))
            state.show(state.knowers(kind, state.deck_size(kind) - 1), bit(seat))
            state.take_card(seat, state.draw_card(kind), shown=False)
        state.pop()
        state.push(D_SAWMILL, seat)

    def words(self, state: State) -> Message:
        return Message("cr-ask-exchange")

    def message(self, state: State, action: i64) -> Message | None:
        if action == KEEP:
            return Message("cr-keep-cards")
        if verb(action) != EXCHANGE:
            return None
        return Message("cr-exchange", card=card_word(state.values.cards[action - EXCHANGE]))


@final
class Sawmill(Decision):
    """Which sawmill of the box instead of the own one?"""

    def ask(self, state: State, out: Actions) -> None:
        for card in range(i64(6)):
            if is_in_box(state, card):
                out.add(SAWMILL + card)
        out.add(KEEP)

    def answer(self, state: State, action: i64) -> None:
        if action != KEEP:
            state.put(state.field(F_SEAT), STREET, action - SAWMILL)
        state.pop()

    def words(self, state: State) -> Message:
        return Message("cr-ask-sawmill")

    def message(self, state: State, action: i64) -> Message | None:
        cards = state.values.cards
        if action == KEEP:
            own = state.street_card(state.field(F_SEAT), 0)
            return Message("cr-keep-sawmill", card=card_word(cards[own]))
        if verb(action) != SAWMILL:
            return None
        return Message("cr-swap", card=card_word(cards[action - SAWMILL]))


def is_in_box(state: State, sawmill: i64) -> bool:
    """Whether nobody has this sawmill; asked only while streets are a sawmill alone."""
    for seat in range(state.players):
        if state.street_card(seat, 0) == sawmill:
            return False
    return True
