"""The merchants' guild: buying a half-product from the granary (chapter 10)."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message, seat_name
from kontor.craftsmen.actions import BUY_GOOD, GIVE, PRIVILEGE, STOP, TO, verb
from kontor.craftsmen.decisions.storage import list_takers
from kontor.craftsmen.goods import GOOD_NAMES, MEAT, RAW
from kontor.craftsmen.hands import list_capital
from kontor.craftsmen.layout import (
    F_POWER,
    F_SEAT,
    F_STEP,
    MARKET,
    NATURAL,
    TRADE_GOOD,
    TRADE_MARKER,
    WANTED,
)
from kontor.craftsmen.phrases import (
    capital_word,
    good_word,
    noted,
    power_note,
    type_word,
)
from kontor.craftsmen.reasons import NO_ICON, NO_PRICE, NOT_STORED, OK, OWN_GOOD, SOLD_OUT
from kontor.craftsmen.state import Decision, Range, State

WHAT: Final = 0  # steps
WHERE: Final = 1
PRICE: Final = 2


def why_not_buy_good(state: State, seat: i64, good: i64) -> i64:
    """Why a half-product cannot be bought (CR-10.2 to CR-10.5, CR-10.9)."""
    if good == MEAT:
        return NOT_STORED
    lower = state.granary(good, 0)
    if lower == 0:
        return SOLD_OUT
    if lower == seat + 1:
        return OWN_GOOD
    if state.of(seat, WANTED) >> good & 1 == 0:
        return NO_ICON
    if state.cards_held(seat) > 0:
        return OK
    return OK if state.has_privilege() and state.market(seat) > 0 else i64(NO_PRICE)


@final
class Trade(Decision):
    """What, for which building, and for what?"""

    def is_detail(self, state: State) -> bool:
        return state.field(F_STEP) == PRICE

    def begins(self, state: State) -> bool:
        return state.field(F_STEP) == WHAT

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_STEP: (WHAT, PRICE), TRADE_GOOD: (0, MEAT - 1), TRADE_MARKER: (0, NATURAL)}

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        step = state.field(F_STEP)
        if step == WHAT:
            for good in range(i64(RAW), i64(MEAT)):
                if why_not_buy_good(state, seat, good) == OK:
                    out.add(BUY_GOOD + good - RAW)
            out.add(STOP)
        elif step == WHERE:
            list_takers(state, seat, state.field(TRADE_GOOD), out)
        else:
            list_capital(state.capital(seat), GIVE, out)
            if state.has_privilege() and state.market(seat) > 0:
                out.add(PRIVILEGE)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == STOP:
            state.pop()
        elif state.field(F_STEP) == WHAT:
            good = action - BUY_GOOD + RAW
            state.set_field(TRADE_GOOD, good)
            state.set_field(TRADE_MARKER, state.granary(good, 0))
            state.set_granary(good, state.granary(good, 1), 0)
            state.next_step()
        elif state.field(F_STEP) == WHERE:
            good = state.field(TRADE_GOOD)
            card = state.place_for(seat, action - TO, good)
            state.put_marker(seat, card, good, state.field(TRADE_MARKER))
            state.next_step()
        else:
            self.settle(state, seat, action)

    def settle(self, state: State, seat: i64, action: i64) -> None:
        """The price goes to the owner of the marker, if it has one (CR-10.6, CR-10.10)."""
        owner = state.field(TRADE_MARKER) - 1
        is_owned = state.field(TRADE_MARKER) != NATURAL
        if action == PRIVILEGE:
            state.use_privilege()
            state.add(seat, MARKET, -1)
            state.pop()
            if is_owned and state.market(owner) < state.values.market_limit:
                state.add(owner, MARKET, 1)
            return
        state.pop()
        state.hand_over(seat, action - GIVE, owner if is_owned else i64(-1))
        if is_owned:
            state.limit(owner, state.values.hand_limit)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        return {"good": GOOD_NAMES[state.field(TRADE_GOOD)]} if state.field(F_STEP) > WHAT else {}

    def words(self, state: State) -> Message:
        step = state.field(F_STEP)
        if step == WHAT:
            return Message("cr-ask-trade")
        good = good_word(int(state.field(TRADE_GOOD)))
        return Message("cr-ask-trade-where" if step == WHERE else "cr-ask-trade-price", good=good)

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        if action == STOP:
            return Message("cr-stop-trade")
        if kind == BUY_GOOD:
            return buying_message(state, action - BUY_GOOD + RAW)
        good = good_word(int(state.field(TRADE_GOOD)))
        if kind == TO:
            return Message("cr-to", good=good, building=type_word(int(action - TO)))
        if action == PRIVILEGE:
            notes = noted([power_note(state.field(F_POWER))])
            return Message("cr-pay-market", good=good, notes=notes)
        if kind != GIVE:
            return None
        card = capital_word(int(action - GIVE))
        marker = int(state.field(TRADE_MARKER))
        if marker == NATURAL:
            return Message("cr-give-nobody", card=card, good=good)
        return Message("cr-give-owner", card=card, good=good, owner=seat_name(marker - 1))


def buying_message(state: State, good: i64) -> Message:
    """Whose half-product is bought; those that were there from the start are nobody's."""
    marker = int(state.granary(good, 0)) if good < MEAT else NATURAL
    if marker == NATURAL:
        return Message("cr-buy-natural", good=good_word(int(good)))
    return Message("cr-buy-good", good=good_word(int(good)), owner=seat_name(marker - 1))
