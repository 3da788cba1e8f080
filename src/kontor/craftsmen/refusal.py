"""Why an action is not possible: finds the reason, and has it put into words."""

from mypy_extensions import i64

from kontor.core.words import Message, Sentence
from kontor.craftsmen.actions import (
    AUCTION,
    BID,
    BRIBE,
    BUY,
    BUY_GOOD,
    CHANGE_ORDER,
    COVER,
    DISCARD,
    EXCHANGE,
    EXTRA,
    FETCH,
    GIVE,
    GRANARY,
    INVEST,
    LEFT,
    LOAD,
    LOOK,
    LOSE,
    MAKE,
    MARKET,
    PASS,
    PAY,
    PLACE,
    POINTS,
    PRIVILEGE,
    RIGHT,
    SAWMILL,
    SEND,
    SHOW,
    TAKE,
    TAKE_PRIVILEGE,
    TAKE_WORK,
    TO,
    verb,
)  # fmt: skip
from kontor.craftsmen.capital import held
from kontor.craftsmen.decisions.auction import OPENING
from kontor.craftsmen.decisions.builders import MOST, why_not_build
from kontor.craftsmen.decisions.crafts import why_not_extra, why_not_fetch, why_not_make
from kontor.craftsmen.decisions.helpers import why_not_cover, why_not_send
from kontor.craftsmen.decisions.look import SECOND, seen
from kontor.craftsmen.decisions.merchants import WHAT, WHERE, why_not_buy_good
from kontor.craftsmen.decisions.notary import why_not_auction, why_not_buy, why_not_look
from kontor.craftsmen.decisions.ships import why_not_bribe, why_not_load, why_not_lose
from kontor.craftsmen.decisions.town import why_not_change, why_not_invest, why_not_token
from kontor.craftsmen.goods import BASIC, RAW
from kontor.craftsmen.layout import (
    BID_TO_BEAT,
    BUILD_DONE,
    CHOSEN,
    D_BANK,
    D_BID,
    D_BUILD,
    D_CRAFT,
    D_DISCARD,
    D_EXCHANGE,
    D_FEE,
    D_INVEST,
    D_LOOK,
    D_NOTARY,
    D_PAY,
    D_PUT,
    D_SALE,
    D_SAWMILL,
    D_SEND,
    D_SHIP,
    D_TOWN_HALL,
    D_TRADE,
    DISCARD_SAVES,
    F_KIND,
    F_SEAT,
    F_STEP,
    LOWEST,
    PAY_COLOURS,
    PUT_GOOD,
    PUT_MARKET,
    SHIP_GOOD,
    WORK,
    WORKS,
)  # fmt: skip
from kontor.craftsmen.layout import PRIVILEGE as TOKENS
from kontor.craftsmen.layout import PRIVILEGES as POOL
from kontor.craftsmen.reasons import (
    BUILT_TWO,
    DONE,
    IN_ORDER,
    MARKET_EMPTY,
    MARKET_FULL,
    MUST_BID,
    NO_POINTS,
    NO_PRIVILEGE,
    NO_SAVING,
    NOT_HELD,
    NOT_IN_BOX,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_OPEN,
    NOT_SEEN,
    NOT_TAKEN_HERE,
    NOT_YOUR_TURN,
    OK,
    SHOW_ORDER,
    TOO_HIGH,
    TOO_LOW,
    TOO_MANY,
    WRONG_COLOUR,
)  # fmt: skip
from kontor.craftsmen.sentences import KEYS, sentence
from kontor.craftsmen.state import State

# The questions that an action may answer.
ASKED_IN: dict[int, tuple[int, ...]] = {
    SEND: (D_SEND,), COVER: (D_SEND,), PASS: (D_BID,), POINTS: (D_FEE,),
    PRIVILEGE: (D_DISCARD, D_TRADE), LOOK: (D_NOTARY,), BUY: (D_NOTARY,), AUCTION: (D_NOTARY,),
    LOAD: (D_SHIP,), BRIBE: (D_SHIP,), LOSE: (D_SHIP,), SAWMILL: (D_SAWMILL,),
    TAKE: (D_BANK, D_SALE), DISCARD: (D_DISCARD,), PAY: (D_PAY,), GIVE: (D_FEE, D_TRADE),
    INVEST: (D_INVEST,), MAKE: (D_CRAFT,), EXTRA: (D_CRAFT,), FETCH: (D_CRAFT,),
    TO: (D_PUT, D_TRADE), MARKET: (D_PUT,), GRANARY: (D_PUT,), BUY_GOOD: (D_TRADE,), BID: (D_BID,),
    EXCHANGE: (D_EXCHANGE,), SHOW: (D_LOOK,), PLACE: (D_LOOK,), LEFT: (D_BUILD,),
    RIGHT: (D_BUILD,), TAKE_PRIVILEGE: (D_TOWN_HALL,), TAKE_WORK: (D_TOWN_HALL,),
    CHANGE_ORDER: (D_TOWN_HALL,),
}  # fmt: skip


def why_not(state: State, action: int) -> Sentence:
    """Why an action is not among the legal ones of the seat to move."""
    return sentence(state, action, reason(state, action))


def why_not_for(state: State) -> Sentence:
    """The same out of turn, where nothing is possible."""
    return Message(KEYS[NOT_YOUR_TURN], seat=int(state.field(F_SEAT)))


def reason(state: State, action: int) -> int:
    """Why the seat to move cannot do this."""
    kind = int(verb(action))
    if int(state.field(F_KIND)) not in ASKED_IN.get(kind, ()):
        return NOT_NOW
    operand = action - kind
    seat = state.field(F_SEAT)
    found = int(reason_of(state, seat, kind, operand))
    return found if found != OK else NOT_NOW


def reason_of(state: State, seat: i64, kind: int, operand: int) -> i64:
    """The rule that speaks against an action which fits the question."""
    if kind in (SEND, COVER):
        return reason_send(state, seat, kind, operand)
    if kind in (LEFT, RIGHT):
        done = state.field(BUILD_DONE) == MOST
        return i64(BUILT_TWO) if done else why_not_build(state, seat, operand, kind == LEFT)
    if kind in (BUY, AUCTION, LOOK):
        return reason_notary(state, seat, kind, operand)
    if kind in (BID, PASS):
        return reason_bid(state, kind, operand)
    if kind in (MAKE, EXTRA, FETCH):
        return reason_work(state, seat, kind, operand)
    if kind in (LOAD, BRIBE, LOSE, TO, MARKET, GRANARY):
        return reason_put(state, seat, kind, operand)
    if kind == BUY_GOOD:
        step = state.field(F_STEP)
        return why_not_buy_good(state, seat, operand + RAW) if step == WHAT else i64(NOT_NOW)
    if kind in (TAKE_PRIVILEGE, TAKE_WORK, CHANGE_ORDER):
        return reason_town(state, seat, kind)
    if kind in (DISCARD, PAY, GIVE, INVEST, POINTS, PRIVILEGE):
        return reason_capital(state, seat, kind, operand)
    return reason_card(state, kind, operand)


def reason_send(state: State, seat: i64, kind: int, operand: int) -> i64:
    if kind == SEND:
        return why_not_send(state, seat, operand)
    return why_not_cover(state, seat, operand // 3, operand % 3)


def reason_bid(state: State, kind: int, operand: int) -> i64:
    if kind == PASS:
        return MUST_BID if state.field(F_STEP) == OPENING else i64(NOT_NOW)
    if operand == 0:
        return MUST_BID
    return TOO_LOW if operand <= state.field(BID_TO_BEAT) else i64(TOO_HIGH)


def reason_work(state: State, seat: i64, kind: int, good: int) -> i64:
    if kind == MAKE:
        return why_not_make(state, seat, good)
    if kind == EXTRA:
        return why_not_extra(state, seat, good)
    return why_not_fetch(state, seat, good)


def reason_notary(state: State, seat: i64, kind: int, operand: int) -> i64:
    if kind == LOOK:
        return why_not_look(state, operand + BASIC)
    if state.field(F_STEP) == 1:
        return DONE
    if kind == BUY:
        return why_not_buy(state, seat, operand)
    return why_not_auction(state, seat, operand)


def reason_put(state: State, seat: i64, kind: int, operand: int) -> i64:
    """Why a good cannot go there."""
    if kind == LOAD:
        return why_not_load(state, operand, state.field(SHIP_GOOD))
    if kind == BRIBE:
        return why_not_bribe(state, seat, operand, state.field(SHIP_GOOD))
    if kind == LOSE:
        return why_not_lose(state, state.field(SHIP_GOOD))
    if state.field(F_KIND) == D_TRADE and state.field(F_STEP) != WHERE:
        return NOT_NOW
    if kind == MARKET and state.field(PUT_GOOD) < RAW and state.field(PUT_MARKET) == 1:
        return MARKET_FULL
    return NOT_TAKEN_HERE


def reason_town(state: State, seat: i64, kind: int) -> i64:
    if kind == CHANGE_ORDER:
        return why_not_change(state, seat)
    if kind == TAKE_WORK:
        return why_not_token(state, seat, WORKS, WORK)
    return why_not_token(state, seat, POOL, TOKENS)


def reason_capital(state: State, seat: i64, kind: int, operand: int) -> i64:
    """Why a capital card, points or the privilege cannot be used here."""
    if kind == POINTS:
        return NO_POINTS
    if kind == PRIVILEGE:
        return reason_privilege(state)
    if kind == GIVE and state.field(F_KIND) == D_TRADE and state.field(F_STEP) <= WHERE:
        return NOT_NOW
    if held(state.capital(seat), operand) == 0:
        return NOT_HELD
    if kind == INVEST:
        found = why_not_invest(state, seat)
        return found if found != OK else i64(IN_ORDER)
    if kind == PAY and state.field(PAY_COLOURS) >> operand // 3 & 1 == 0:
        return WRONG_COLOUR
    chosen = state.field(CHOSEN)
    if held(state.capital(seat) - chosen, operand) == 0:
        return NOT_HELD
    is_late = operand < state.field(LOWEST) and chosen != 0
    return IN_ORDER if is_late else i64(TOO_MANY)


def reason_privilege(state: State) -> i64:
    """Why the privilege is of no use at this moment."""
    if state.field(F_KIND) == D_TRADE:
        if state.field(F_STEP) <= WHERE:
            return NOT_NOW
        return MARKET_EMPTY if state.has_privilege() else i64(NO_PRIVILEGE)
    if state.field(DISCARD_SAVES) == 0:
        return NO_SAVING
    return NO_PRIVILEGE if not state.has_privilege() else i64(NOT_NOW)


def reason_card(state: State, kind: int, card: int) -> i64:
    """Why a card is not among those that can be named."""
    if kind == TAKE:
        return NOT_OPEN
    if kind == SAWMILL:
        return NOT_IN_BOX
    if kind == EXCHANGE:
        return NOT_IN_HAND
    is_seen = kind == SHOW and state.field(F_STEP) <= SECOND and card in seen(state)
    return SHOW_ORDER if is_seen else i64(NOT_SEEN)
