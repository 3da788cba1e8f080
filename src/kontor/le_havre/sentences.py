"""Puts the reasons of a refusal into words."""

from mypy_extensions import i64

from kontor.core.words import Message, Sentence, Value, either, listed
from kontor.le_havre import reasons
from kontor.le_havre.actions import (
    AMOUNT,
    BUILD,
    BUILD_SHIP,
    BUY,
    BUY_SHIP,
    PICK,
    PLAY,
    REDEEM,
    REPAY,
    SELL,
    SELL_SHIP,
    SWAP_SHIP,
    TAKE,
    USE,
    verb,
)  # fmt: skip
from kontor.le_havre.decisions.debt import MEAL
from kontor.le_havre.estate import (  # fmt: skip
    LOAN_BACK,
    PAWN,
)
from kontor.le_havre.goods import NAMES, SHIPS, good_on
from kontor.le_havre.layout import D_TURN, D_USE, DEBT_DUE, DEBT_WHY, F_CARD, F_KIND, F_SEAT
from kontor.le_havre.payment import energy, food
from kontor.le_havre.phrases import amount_of, fee_words, good_word, ship_of_value, ship_word
from kontor.le_havre.reasons import (
    NEEDS,
    NO_ENERGY,
    NO_MATERIAL,
    NO_MONEY,
    NOT_A_CHOICE,
    NOT_ASKED,
    NOT_NOW,
    OUT_OF_AMOUNT,
    SHORT,
    Shortage,
)  # fmt: skip
from kontor.le_havre.shortage import shortages, stock
from kontor.le_havre.state import State
from kontor.le_havre.text import amount_words

# The key of each reason is its name.
KEYS: dict[int, str] = {
    number: "no-" + name.lower().replace("_", "-")
    for name, number in vars(reasons).items()
    if name.isupper() and number != reasons.OK
}
KEYS[NO_ENERGY] = KEYS[NO_MATERIAL]
LACKS: tuple[int, ...] = (NEEDS, NO_MATERIAL, NO_ENERGY)  # a resource is too little
PAID: tuple[str, ...] = ("food", "energy")  # what several kinds of tokens count as


def sentence(state: State, seat: i64, action: int, code: int, legal: list[int]) -> Sentence:
    """Put a reason into words."""
    kind = int(verb(action))
    operand = action - kind
    if code == NOT_NOW or code == NOT_ASKED:
        return not_now(state)
    values: dict[str, Value] = {
        "card": card_name(state, kind, operand),
        "good": good_name(kind, operand),
        "francs": int(state.francs(seat)),
        "food": int(food(state, seat)),
        "energy": int(energy(state, seat)),
        **noun_values(state, kind, operand),
        **question_values(state, code, legal),
    }
    form = ""
    if code in LACKS:
        form = lack_values(state, seat, shortages(state, seat, kind, operand), values)
    elif is_plain(code, values):
        form = "-plain"
    return Message(f"{KEYS[code]}{form}", **values)


def noun_values(state: State, kind: int, operand: int) -> dict[str, Value]:
    """What the sentences about an action's noun may mention besides its name."""
    if kind in (USE, BUY, SELL, BUILD, PLAY):
        return card_values(state, operand)
    if kind in (BUY_SHIP, BUILD_SHIP):
        return {"price": int(state.rules.ships.price[operand])}
    if kind in (REPAY, REDEEM):
        return {"price": LOAN_BACK if kind == REPAY else PAWN}
    return {"wanted": exchange_names(state, operand)} if kind == SWAP_SHIP else {}


def question_values(state: State, code: int, legal: list[int]) -> dict[str, Value]:
    """What the sentences about the open question may mention."""
    if code == SHORT:
        return debt_values(state)
    if code == NOT_A_CHOICE:
        picks = [NAMES[each - PICK] for each in legal if verb(each) == PICK]
        return {"picks": listed([good_word(name) for name in picks])}
    return amount_values(state, legal) if code == OUT_OF_AMOUNT else {}


def is_plain(code: int, values: dict[str, Value]) -> bool:
    """Whether a sentence lacks the noun that its longer form would name."""
    if code == NO_MONEY:
        return not values["card"]
    return code == OUT_OF_AMOUNT and not values["good"]


def lack_values(
    state: State, seat: i64, ways: list[list[Shortage]], values: dict[str, Value]
) -> str:
    """Put what is short into the values; tells which form of the sentence says it."""
    if not ways:
        return "-plain"
    short = [each for way in ways for each in way]
    values["wants"] = either([listed([wanted(each) for each in way]) for way in ways])
    values["has"] = listed(holdings(state, seat, short))
    beside = any(each.usable < stock(state, seat, each.names[0]) for each in short)
    return "-beside" if beside else ""


def wanted(short: Shortage) -> Sentence:
    return either([amount_of(short.wanted, name) for name in short.names])


def holdings(state: State, seat: i64, short: list[Shortage]) -> list[Sentence]:
    """What there is of all that is short, and of what could stand in for it."""
    found: dict[str, int] = {}
    for each in short:
        for name in each.names + each.stand_ins:
            is_unit = name in PAID
            found.setdefault(name, each.usable if is_unit else stock(state, seat, name))
    return [amount_of(n, name) for name, n in found.items()]


def not_now(state: State) -> Sentence:
    kind = state.field(F_KIND)
    if kind == D_TURN:
        return Message("no-not-asked")
    if kind == D_USE:
        name = state.rules.cards.cards[state.field(F_CARD)].called()
        return Message("no-not-now-card", card=name)
    return Message("no-not-now")


def card_name(state: State, kind: int, operand: int) -> Sentence:
    if kind in (BUY_SHIP, BUILD_SHIP):
        return ship_word(operand)
    if kind in (SELL_SHIP, SWAP_SHIP):
        return ship_of_value(*state.rules.ships.types[operand])
    if kind in (USE, BUY, SELL, BUILD, PLAY):
        return state.rules.cards.cards[operand].called()
    return ""


def good_name(kind: int, operand: int) -> Sentence:
    if kind == TAKE:
        return good_word(NAMES[good_on(operand)])
    if kind in (PICK, REDEEM):
        return good_word(NAMES[operand])
    return ""


def card_values(state: State, card: int) -> dict[str, Value]:
    """What the sentences about a card may mention."""
    cards = state.rules.cards
    return {
        "price": int(cards.price[card]),
        "fee": fee_words(int(cards.fee_food[card]), int(cards.fee_francs[card])),
        "guest": int(state.guest(card)),
        "owner": int(state.where(card)),
    }


def exchange_names(state: State, type: int) -> Sentence:
    """The cards that ships of this kind can be exchanged for."""
    kind = state.rules.ships.types[type][0]
    found = [card for card in state.rules.cards.cards if card.replaces == SHIPS[kind]]
    return listed([card.called() for card in found]) or "-"


def debt_values(state: State) -> dict[str, Value]:
    """What is due in a forced payment, and what there is of it."""
    unit = "food" if state.field(DEBT_WHY) == MEAL else "francs"
    has = stock(state, state.field(F_SEAT), unit)
    return {"due": amount_of(int(state.field(DEBT_DUE)), unit), "has": amount_of(has, unit)}


def amount_values(state: State, legal: list[int]) -> dict[str, Value]:
    numbers = [action - AMOUNT for action in legal if verb(action) == AMOUNT]
    _, good = amount_words(state)
    return {
        "least": min(numbers, default=0),
        "most": max(numbers, default=0),
        "good": good_word(NAMES[good]) if good >= 0 else "",
    }
