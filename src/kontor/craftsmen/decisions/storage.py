"""Where a good goes: onto a building, to the market, or to the granary for a capital card."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.craftsmen.actions import DRAW, GRANARY, MARKET, TAKE, TO, verb
from kontor.craftsmen.decisions.bank import list_open_cards
from kontor.craftsmen.goods import GOOD_NAMES, GOODS, MEAT, RAW, bit
from kontor.craftsmen.layout import (
    BUILDINGS,
    D_SALE,
    F_SEAT,
    OPEN_CAPITAL,
    PUT_GOOD,
    PUT_MARKET,
    WANTED,
)
from kontor.craftsmen.layout import MARKET as OWN_MARKET
from kontor.craftsmen.phrases import (
    capital_word,
    good_word,
    leaving_note,
    noted,
    type_word,
)
from kontor.craftsmen.state import Decision, Range, State


@final
class Put(Decision):
    """Where does it go?"""

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {PUT_GOOD: (0, MEAT - 1), PUT_MARKET: (0, 1)}

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        good = state.field(PUT_GOOD)
        list_takers(state, seat, good, out)
        if good >= RAW:
            out.add(GRANARY)
        elif state.field(PUT_MARKET) == 1 and state.market(seat) < state.values.market_limit:
            out.add(MARKET)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        good = state.field(PUT_GOOD)
        state.pop()
        if action == MARKET:
            state.add(seat, OWN_MARKET, 1)
        elif action == GRANARY:
            store(state, seat, good)
            state.push(D_SALE, seat)
        else:
            state.put_marker(seat, state.place_for(seat, action - TO, good), good, seat + 1)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        return {"good": GOOD_NAMES[state.field(PUT_GOOD)]}

    def words(self, state: State) -> Message:
        return Message("cr-ask-put", good=good_word(int(state.field(PUT_GOOD))))

    def message(self, state: State, action: i64) -> Message | None:
        good = state.field(PUT_GOOD)
        name = good_word(int(good))
        if action == MARKET:
            here = int(state.market(state.field(F_SEAT)))
            most = int(state.values.market_limit)
            return Message("cr-market", good=name, here=here, most=most)
        if action == GRANARY:
            notes: list[Message] = []
            if state.granary(good, 1) != 0:
                notes.append(leaving_note(int(state.granary(good, 0))))
            return Message("cr-granary", good=name, notes=noted(notes))
        if verb(action) != TO:
            return None
        return Message("cr-to", good=name, building=type_word(int(action - TO)))


def list_takers(state: State, seat: i64, good: i64, out: Actions) -> None:
    """The types of own buildings with a free icon of a good."""
    if state.of(seat, WANTED) & bit(good) == 0:
        return
    types: i64 = 0
    for at in range(state.of(seat, BUILDINGS)):
        card = state.street_card(seat, at)
        if state.free_icon(card, good) >= 0:
            types |= bit(state.values.type[card])
    for type in range(i64(RAW), i64(GOODS)):
        if types >> type & 1:
            out.add(TO + type)


def store(state: State, seat: i64, good: i64) -> None:
    """Bring a half-product to the granary; markers lie as low as possible (CR-9.22, CR-9.23)."""
    lower = state.granary(good, 0)
    upper = state.granary(good, 1)
    if lower == 0:
        state.set_granary(good, seat + 1, 0)
    elif upper == 0:
        state.set_granary(good, lower, seat + 1)
    else:
        state.set_granary(good, upper, seat + 1)


@final
class Sale(Decision):
    """Which capital card for a half-product: an open one, or the top of the stack (CR-9.25)?"""

    def is_detail(self, state: State) -> bool:
        return True

    def resume(self, state: State) -> bool:
        if state.row[OPEN_CAPITAL] >= 0 or state.row[OPEN_CAPITAL + 1] >= 0 or state.can_draw():
            return False
        state.pop()
        return True

    def ask(self, state: State, out: Actions) -> None:
        list_open_cards(state, out)
        if state.can_draw():
            out.add(DRAW)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.pop()
        if action == DRAW:
            state.draw_into(seat)
        else:
            state.take_open(seat, action - TAKE)
            state.refill_capital()
        state.limit(seat, state.values.hand_limit)

    def words(self, state: State) -> Message:
        return Message("cr-ask-sale")

    def message(self, state: State, action: i64) -> Message | None:
        if action == DRAW:
            return Message("cr-draw")
        if verb(action) != TAKE:
            return None
        return Message("cr-take", card=capital_word(int(action - TAKE)))
