"""Puts the reasons of a refusal into words."""

from mypy_extensions import i64

from kontor.core.words import Message, Sentence, Value, listed
from kontor.craftsmen import reasons
from kontor.craftsmen.actions import (
    AUCTION,
    BID,
    BRIBE,
    BUY,
    BUY_GOOD,
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
    MAKE,
    MARKET,
    PAY,
    PLACE,
    RIGHT,
    SAWMILL,
    SEND,
    SHOW,
    TAKE,
    TO,
    verb,
)  # fmt: skip
from kontor.craftsmen.capital import of_colours, worth
from kontor.craftsmen.goods import BASIC, RAW
from kontor.craftsmen.layout import (
    BID_TO_BEAT,
    BUILD_OWED,
    BUILDINGS,
    D_BID,
    D_BUILD,
    D_INVEST,
    D_PAY,
    D_PUT,
    D_SHIP,
    D_TRADE,
    F_KIND,
    F_SEAT,
    F_STEP,
    FIRST_ICON,
    HELD,
    PAY_COLOURS,
    POINTS,
    PUT_GOOD,
    QUESTIONS,
    SHIP_GOOD,
    TRADE_GOOD,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.layout import (
    MARKET as OWN_MARKET,
)
from kontor.craftsmen.payment import ANY_COLOUR, colours_of
from kontor.craftsmen.phrases import (
    all_colours,
    capital_word,
    card_word,
    deck_word,
    good_word,
    guild_word,
    type_word,
)
from kontor.craftsmen.reasons import NOT_NOW, NOT_OPEN
from kontor.craftsmen.state import State

# The key of each reason is its name.
KEYS: dict[int, str] = {
    number: "craftsmen-no-" + name.lower().replace("_", "-")
    for name, number in vars(reasons).items()
    if name.isupper() and number != reasons.OK
}
CARD_VERBS = (EXCHANGE, BUY, AUCTION, SHOW, PLACE, LEFT, RIGHT, SAWMILL)
CAPITAL_VERBS = (TAKE, DISCARD, PAY, GIVE, INVEST)
# Where the good of a question lies.
HANDLED: dict[int, int] = {D_PUT: PUT_GOOD, D_SHIP: SHIP_GOOD, D_TRADE: TRADE_GOOD}


def sentence(state: State, action: int, code: int) -> Sentence:
    """Put a reason into words."""
    if code == NOT_NOW:
        asked = QUESTIONS[state.field(F_KIND)].replace("_", "-")
        if state.field(F_KIND) == D_INVEST and state.field(F_STEP) > 0:
            asked = "invest-on"
        return Message(f"{KEYS[NOT_NOW]}-{asked}")
    kind = int(verb(action))
    values = {**state_values(state), **named(state, kind, action - kind)}
    plain = "-capital" if code == NOT_OPEN and kind == TAKE else ""
    return Message(f"{KEYS[code]}{plain}", **values)


def state_values(state: State) -> dict[str, Value]:
    """What the sentences about a seat may mention."""
    seat = state.field(F_SEAT)
    values = state.values
    asked = state.field(F_KIND)
    return {
        "points": int(state.of(seat, POINTS)),  # bonus tokens pay no fee (CR-4.12)
        "fee": int(values.fee[state.row[YEAR]]),
        "worth": int(worth(state.capital(seat))),
        "owed": int(state.field(BUILD_OWED)) if asked == D_BUILD else 0,
        "bid": int(state.field(BID_TO_BEAT)) if asked == D_BID else 0,
        "market": int(state.of(seat, OWN_MARKET)),
        "colours": all_colours(state.field(PAY_COLOURS) if asked == D_PAY else i64(ANY_COLOUR)),
        "good": good_word(int(state.field(HANDLED[asked]))) if asked in HANDLED else "",
    }


def named(state: State, kind: int, operand: int) -> dict[str, Value]:
    """What the sentences about an action's noun may mention."""
    if kind in CARD_VERBS:
        return card_values(state, operand)
    if kind in CAPITAL_VERBS:
        return {"capital": capital_word(operand)}
    if kind in (SEND, COVER):
        guild = operand if kind == SEND else operand // 3
        return {
            "guild": guild_word(guild),
            "helpers": int(state.row[HELD + guild]),
            "space": operand % 3 + 1,
        }
    if kind in (MAKE, EXTRA, FETCH):
        return good_values(state, operand)
    if kind == BUY_GOOD:
        return {"good": good_word(operand + RAW)}
    if kind in (LOAD, BRIBE):
        return {"ship": operand + 1}
    if kind == LOOK:
        return {"kind": deck_word(operand + BASIC)}
    if kind == BID:
        return {"sum": operand}
    if kind in (TO, MARKET, GRANARY):
        return {"place": place_word(kind, operand)}
    return {}


def card_values(state: State, card: int) -> dict[str, Value]:
    values = state.values
    kind = values.kind[card]
    colours = colours_of(state, card)
    hand = of_colours(state.capital(state.field(F_SEAT)), colours)
    return {
        "card": card_word(values.cards[card]),
        "colours": all_colours(colours),
        "price": int(values.price[kind]),
        "cost": int(values.build_cost[kind]),
        "usable": int(worth(hand)),
    }


def good_values(state: State, good: int) -> dict[str, Value]:
    return {
        "good": good_word(good),
        "building": type_word(good),
        "needs": listed([good_word(need) for need in missing(state, good)]),
    }


def missing(state: State, good: int) -> list[int]:
    """The goods on free icons of the building of a good; of several, the one that lacks least."""
    seat = state.field(F_SEAT)
    street = [int(state.street_card(seat, at)) for at in range(int(state.of(seat, BUILDINGS)))]
    cards = [card for card in street if state.values.type[card] == good and card >= FIRST_ICON]
    lacking = [free_icons(state, card, good) for card in cards]
    return min(lacking, key=len, default=[])


def free_icons(state: State, card: int, type: int) -> list[int]:
    values = state.values
    markers = int(state.icons(card))
    icons = [at for at in range(int(values.icons[type])) if markers >> 3 * at & 7 == 0]
    return [int(values.needs[type * 3 + at]) for at in icons]


def place_word(kind: int, operand: int) -> Sentence:
    if kind == TO:
        return type_word(operand)
    return Message("craftsmen-market" if kind == MARKET else "craftsmen-granary")
