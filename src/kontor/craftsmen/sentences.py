"""Puts the reasons of a refusal into words."""

from mypy_extensions import i64

from kontor.core.words import Message, Sentence, Value, listed
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
from kontor.craftsmen.cards import Card
from kontor.craftsmen.goods import (
    COLOURS,
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    RAW,
    TYPE_NAMES,
)
from kontor.craftsmen.layout import (
    BUILDINGS,
    D_BUILD,
    D_INVEST,
    D_PAY,
    F_A,
    F_B,
    F_KIND,
    F_SEAT,
    F_STEP,
    FIRST_ICON,
    HELD,
    POINTS,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.layout import (
    MARKET as OWN_MARKET,
)
from kontor.craftsmen.payment import colours_of
from kontor.craftsmen.reasons import NOT_NOW, NOT_OPEN
from kontor.craftsmen.state import State
from kontor.craftsmen.view import QUESTIONS

# Reason numbers of reasons.py to keys of the catalogues, in their order.
KEYS: tuple[str, ...] = (
    "", "not-now", "game-over", "not-your-turn", "guild-full", "two-here", "queue-full",
    "free-space", "space-free", "covered", "unused-space", "no-fee", "not-in-hand", "no-capital",
    "no-fit", "not-open", "no-colour", "no-cards", "no-privilege", "deck-empty", "too-low",
    "too-high", "no-work", "not-built", "no-place", "not-ready", "market-empty", "no-icon",
    "no-second", "market-full", "not-carried", "hold-full", "hold-free", "own-marker",
    "not-stored", "sold-out", "own-good", "no-price", "enough-tokens", "no-token",
    "no-change-of-two", "changed-already", "track-full", "not-four-colours", "not-held",
    "in-order", "too-many", "wrong-colour", "no-points", "not-taken-here", "not-in-box",
    "not-seen", "must-bid", "built-two", "done", "no-saving",
    "show-order", "must-load",
)  # fmt: skip
CARD_VERBS = (EXCHANGE, BUY, AUCTION, SHOW, PLACE, LEFT, RIGHT, SAWMILL)
CAPITAL_VERBS = (TAKE, DISCARD, PAY, GIVE, INVEST)


def sentence(state: State, action: int, code: int) -> Sentence:
    """Put a reason into words."""
    if code == NOT_NOW:
        asked = QUESTIONS[state.field(F_KIND)].replace("_", "-")
        if state.field(F_KIND) == D_INVEST and state.field(F_STEP) > 0:
            asked = "invest-on"
        return Message(f"craftsmen-no-not-now-{asked}")
    kind = int(verb(action))
    values = {**state_values(state), **named(state, kind, action - kind)}
    plain = "-capital" if code == NOT_OPEN and kind == TAKE else ""
    return Message(f"craftsmen-no-{KEYS[code]}{plain}", **values)


def state_values(state: State) -> dict[str, Value]:
    """What the sentences about a seat may mention."""
    seat = state.field(F_SEAT)
    values = state.values
    colours = state.field(F_B) if state.field(F_KIND) == D_PAY else i64(15)
    return {
        "points": int(state.of(seat, POINTS)),  # bonus tokens pay no fee (CR-4.12)
        "fee": int(values.fee[state.row[YEAR]]),
        "worth": int(worth(state.capital(seat))),
        "held": int(state.cards_held(seat)),
        "due": int(state.field(F_A)),
        "owed": int(state.field(F_A)) if state.field(F_KIND) == D_BUILD else 0,
        "bid": int(state.field(F_B)),
        "market": int(state.of(seat, OWN_MARKET)),
        "colours": colour_words(colours),
        "good": good_word(int(state.field(F_A))),
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
            "guild": Message(f"craftsmen-guild-{GUILDS[guild]}"),
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
        return {"kind": Message(f"craftsmen-kind-{KIND_NAMES[operand + 1]}")}
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
        "card": card_label(values.cards[card]),
        "colours": colour_words(colours),
        "price": int(values.price[kind]),
        "cost": int(values.build_cost[kind]),
        "usable": int(worth(hand)),
    }


def good_values(state: State, good: int) -> dict[str, Value]:
    return {
        "good": good_word(good),
        "building": Message(f"craftsmen-type-{TYPE_NAMES[good]}"),
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


def card_label(card: Card) -> Sentence:
    """A building card for people: "Mill (red/blue)"."""
    name = Message(f"craftsmen-type-{TYPE_NAMES[card.type]}")
    top = Message(f"craftsmen-colour-{COLOURS[card.top]}")
    bottom = Message(f"craftsmen-colour-{COLOURS[card.bottom]}")
    if card.top == card.bottom:
        return Message("craftsmen-card-of-one", name=name, colour=top)
    return Message("craftsmen-card-of-two", name=name, top=top, bottom=bottom)


def capital_word(kind: int) -> Sentence:
    colour = Message(f"craftsmen-colour-{COLOURS[kind // 3]}")
    return Message("craftsmen-capital-card", colour=colour, value=kind % 3 + 1)


def colour_words(colours: i64) -> Sentence:
    found = [name for at, name in enumerate(COLOURS) if colours >> at & 1]
    return listed([Message(f"craftsmen-colour-{name}") for name in found])


def good_word(good: int) -> Sentence:
    return Message(f"craftsmen-good-{GOOD_NAMES[good]}") if 0 <= good < 23 else ""


def place_word(kind: int, operand: int) -> Sentence:
    if kind == TO:
        return Message(f"craftsmen-type-{TYPE_NAMES[operand]}")
    return Message("craftsmen-market" if kind == MARKET else "craftsmen-granary")
