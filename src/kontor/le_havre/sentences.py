"""Puts the reasons of a refusal into words."""

from mypy_extensions import i64

from kontor.core.words import listed, say
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
from kontor.le_havre.goods import NAMES, NUMBERS, SHIPS, good_on
from kontor.le_havre.layout import (
    D_TURN,
    D_USE,
    F_A,
    F_B,
    F_CARD,
    F_KIND,
    F_SEAT,
)
from kontor.le_havre.payment import energy, food
from kontor.le_havre.reasons import (
    NEEDS,
    NO_MATERIAL,
    NO_MONEY,
    NOT_A_CHOICE,
    NOT_ASKED,
    NOT_NOW,
    OUT_OF_AMOUNT,
    SHORT,
)  # fmt: skip
from kontor.le_havre.state import State
from kontor.le_havre.text import amount_words

# Reason numbers of reasons.py to keys of the catalogues, in their order.
KEYS: tuple[str, ...] = (
    "", "not-now", "main-done", "main-open", "offer-empty", "must-take", "not-in-game", "not-built",
    "locked", "own-worker", "occupied", "no-fee", "no-fee-left", "needs", "no-use", "no-money",
    "not-for-sale", "not-on-top", "owned", "sold-this-turn", "not-yours", "not-sellable",
    "final-phase", "not-buildable", "no-material", "only-with-wood", "no-ship-left", "no-energy",
    "no-brick", "no-loan", "cannot-borrow", "out-of-amount", "guarded", "expert-sale", "last-round",
    "not-pawned", "cannot-evict", "no-hand", "game-over", "not-asked", "built", "only-in-firm",
    "only-in-wharf", "no-ship", "no-exchange", "no-freight", "short", "not-your-turn",
    "not-a-choice",
)  # fmt: skip


def sentence(
    state: State, seat: i64, action: int, code: int, legal: list[int], language: str
) -> str:
    """Put a reason into words."""
    kind = int(verb(action))
    operand = action - kind
    values: dict[str, str | int] = {
        "card": card_name(state, kind, operand, language),
        "good": good_name(kind, operand, language),
        "francs": int(state.francs(seat)),
        "food": int(food(state, seat)),
        "energy": int(energy(state, seat)),
    }
    if kind in (USE, BUY, SELL, BUILD, PLAY):
        values.update(card_values(state, seat, operand, language))
        if kind == BUILD:
            values["wants"] = goods_list(state.rules.cards.cards[operand].cost, language)
            values["has"] = stock_list(state, seat, state.rules.cards.cards[operand].cost, language)
    if kind in (BUY_SHIP, BUILD_SHIP):
        values["price"] = int(state.rules.ships.price[operand])
    if kind in (REPAY, REDEEM):
        values["price"] = LOAN_BACK if kind == REPAY else PAWN
    if kind == SWAP_SHIP:
        values["wanted"] = exchange_names(state, operand, language)
    if code == SHORT:
        values.update(debt_values(state, language))
    if code == NOT_A_CHOICE:
        picks = [NAMES[each - PICK] for each in legal if verb(each) == PICK]
        values["picks"] = listed([good_word(name, language) for name in picks], language)
    if code == OUT_OF_AMOUNT:
        values.update(amount_values(state, legal, language))
    if code == NOT_NOW or code == NOT_ASKED:
        return not_now(state, language)
    plain = "-plain" if is_plain(code, values) else ""
    return say(f"no-{KEYS[code]}{plain}", language, **values)


def is_plain(code: int, values: dict[str, str | int]) -> bool:
    """Whether a sentence lacks the noun that its longer form would name."""
    if code == NEEDS or code == NO_MATERIAL:
        return not values.get("wants")
    if code == NO_MONEY:
        return not values["card"]
    return code == OUT_OF_AMOUNT and not values["good"]


def not_now(state: State, language: str) -> str:
    kind = state.f(F_KIND)
    if kind == D_TURN:
        return say("no-not-asked", language)
    if kind == D_USE:
        name = state.rules.cards.cards[state.f(F_CARD)].label(language)
        return say("no-not-now-card", language, card=name)
    return say("no-not-now", language)


def card_name(state: State, kind: int, operand: int, language: str) -> str:
    if kind in (BUY_SHIP, BUILD_SHIP):
        return say(f"ship-{SHIPS[operand]}", language)
    if kind in (SELL_SHIP, SWAP_SHIP):
        ship, value = state.rules.ships.types[operand]
        return say(
            "ship-of-value", language, ship=say(f"ship-{SHIPS[ship]}", language), value=value
        )
    if kind in (USE, BUY, SELL, BUILD, PLAY):
        return state.rules.cards.cards[operand].label(language)
    return ""


def good_name(kind: int, operand: int, language: str) -> str:
    if kind == TAKE:
        return good_word(NAMES[good_on(operand)], language)
    if kind in (PICK, REDEEM):
        return good_word(NAMES[operand], language)
    return ""


def good_word(name: str, language: str) -> str:
    return say("offer-francs" if name == "francs" else f"good-{name}", language)


def card_values(state: State, seat: i64, card: int, language: str) -> dict[str, str | int]:
    """What the sentences about a card may mention."""
    cards = state.rules.cards
    wants = state.rules.effects[card].wants()
    guest = state.guest(card)
    owner = state.where(card)
    return {
        "price": int(cards.price[card]),
        "fee": fee_words(int(cards.fee_food[card]), int(cards.fee_francs[card]), language),
        "wants": goods_list(wants, language),
        "has": stock_list(state, seat, wants, language),
        "guest": int(guest),
        "owner": int(owner),
    }


def exchange_names(state: State, type: int, language: str) -> str:
    """The cards that ships of this kind can be exchanged for."""
    kind = state.rules.ships.types[type][0]
    found = [card for card in state.rules.cards.cards if card.replaces == SHIPS[kind]]
    return listed([card.label(language) for card in found], language) or "-"


def debt_values(state: State, language: str) -> dict[str, str | int]:
    """What is due in a forced payment, and what there is of it."""
    seat = state.f(F_SEAT)
    if state.f(F_B) == MEAL:
        return {
            "due": goods_list({"food": int(state.f(F_A))}, language),
            "has": stock_list(state, seat, {"food": 0}, language),
        }
    return {
        "due": goods_list({"francs": int(state.f(F_A))}, language),
        "has": stock_list(state, seat, {"francs": 0}, language),
    }


def fee_words(in_food: int, in_francs: int, language: str) -> str:
    if in_food and in_francs:
        return say("fee-either", language, food=in_food, francs=in_francs)
    if in_food:
        return say("fee-food", language, food=in_food)
    return say("fee-francs", language, francs=in_francs)


def goods_list(goods: dict[str, int], language: str) -> str:
    return listed([amount_of(n, name, language) for name, n in goods.items()], language)


def stock_list(state: State, seat: i64, goods: dict[str, int], language: str) -> str:
    parts = [amount_of(stock(state, seat, name), name, language) for name in goods]
    return listed(parts, language)


def amount_of(amount: int, name: str, language: str) -> str:
    return say("goods-amount", language, amount=amount, good=thing(name, language))


def thing(name: str, language: str) -> str:
    if name in ("food", "energy"):
        return say(f"word-{name}", language)
    return good_word(name, language)


def stock(state: State, seat: i64, name: str) -> int:
    if name == "food":
        return int(food(state, seat))
    if name == "energy":
        return int(energy(state, seat))
    return int(state.has(seat, NUMBERS[name]))


def amount_values(state: State, legal: list[int], language: str) -> dict[str, str | int]:
    numbers = [action - AMOUNT for action in legal if verb(action) == AMOUNT]
    _, good = amount_words(state)
    return {
        "least": min(numbers, default=0),
        "most": max(numbers, default=0),
        "good": good_word(NAMES[good], language) if good >= 0 else "",
    }
