"""Puts the reasons of a refusal into words."""

from mypy_extensions import i64

from kontor.core.words import Saying, Sentence, Value, listed
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


def sentence(state: State, seat: i64, action: int, code: int, legal: list[int]) -> Sentence:
    """Put a reason into words."""
    kind = int(verb(action))
    operand = action - kind
    values: dict[str, Value] = {
        "card": card_name(state, kind, operand),
        "good": good_name(kind, operand),
        "francs": int(state.francs(seat)),
        "food": int(food(state, seat)),
        "energy": int(energy(state, seat)),
    }
    if kind in (USE, BUY, SELL, BUILD, PLAY):
        values.update(card_values(state, seat, operand))
        if kind == BUILD:
            values["wants"] = goods_list(state.rules.cards.cards[operand].cost)
            values["has"] = stock_list(state, seat, state.rules.cards.cards[operand].cost)
    if kind in (BUY_SHIP, BUILD_SHIP):
        values["price"] = int(state.rules.ships.price[operand])
    if kind in (REPAY, REDEEM):
        values["price"] = LOAN_BACK if kind == REPAY else PAWN
    if kind == SWAP_SHIP:
        values["wanted"] = exchange_names(state, operand)
    if code == SHORT:
        values.update(debt_values(state))
    if code == NOT_A_CHOICE:
        picks = [NAMES[each - PICK] for each in legal if verb(each) == PICK]
        values["picks"] = listed([good_word(name) for name in picks])
    if code == OUT_OF_AMOUNT:
        values.update(amount_values(state, legal))
    if code == NOT_NOW or code == NOT_ASKED:
        return not_now(state)
    plain = "-plain" if is_plain(code, values) else ""
    return Saying(f"no-{KEYS[code]}{plain}", **values)


def is_plain(code: int, values: dict[str, Value]) -> bool:
    """Whether a sentence lacks the noun that its longer form would name."""
    if code == NEEDS or code == NO_MATERIAL:
        return not values.get("wants")
    if code == NO_MONEY:
        return not values["card"]
    return code == OUT_OF_AMOUNT and not values["good"]


def not_now(state: State) -> Sentence:
    kind = state.f(F_KIND)
    if kind == D_TURN:
        return Saying("no-not-asked")
    if kind == D_USE:
        name = state.rules.cards.cards[state.f(F_CARD)].called()
        return Saying("no-not-now-card", card=name)
    return Saying("no-not-now")


def card_name(state: State, kind: int, operand: int) -> Sentence:
    if kind in (BUY_SHIP, BUILD_SHIP):
        return Saying(f"ship-{SHIPS[operand]}")
    if kind in (SELL_SHIP, SWAP_SHIP):
        ship, value = state.rules.ships.types[operand]
        return Saying("ship-of-value", ship=Saying(f"ship-{SHIPS[ship]}"), value=value)
    if kind in (USE, BUY, SELL, BUILD, PLAY):
        return state.rules.cards.cards[operand].called()
    return ""


def good_name(kind: int, operand: int) -> Sentence:
    if kind == TAKE:
        return good_word(NAMES[good_on(operand)])
    if kind in (PICK, REDEEM):
        return good_word(NAMES[operand])
    return ""


def good_word(name: str) -> Sentence:
    return Saying("offer-francs" if name == "francs" else f"good-{name}")


def card_values(state: State, seat: i64, card: int) -> dict[str, Value]:
    """What the sentences about a card may mention."""
    cards = state.rules.cards
    wants = state.rules.effects[card].wants()
    guest = state.guest(card)
    owner = state.where(card)
    return {
        "price": int(cards.price[card]),
        "fee": fee_words(int(cards.fee_food[card]), int(cards.fee_francs[card])),
        "wants": goods_list(wants),
        "has": stock_list(state, seat, wants),
        "guest": int(guest),
        "owner": int(owner),
    }


def exchange_names(state: State, type: int) -> Sentence:
    """The cards that ships of this kind can be exchanged for."""
    kind = state.rules.ships.types[type][0]
    found = [card for card in state.rules.cards.cards if card.replaces == SHIPS[kind]]
    return listed([card.called() for card in found]) or "-"


def debt_values(state: State) -> dict[str, Value]:
    """What is due in a forced payment, and what there is of it."""
    seat = state.f(F_SEAT)
    if state.f(F_B) == MEAL:
        return {
            "due": goods_list({"food": int(state.f(F_A))}),
            "has": stock_list(state, seat, {"food": 0}),
        }
    return {
        "due": goods_list({"francs": int(state.f(F_A))}),
        "has": stock_list(state, seat, {"francs": 0}),
    }


def fee_words(in_food: int, in_francs: int) -> Sentence:
    if in_food and in_francs:
        return Saying("fee-either", food=in_food, francs=in_francs)
    if in_food:
        return Saying("fee-food", food=in_food)
    return Saying("fee-francs", francs=in_francs)


def goods_list(goods: dict[str, int]) -> Sentence:
    return listed([amount_of(n, name) for name, n in goods.items()])


def stock_list(state: State, seat: i64, goods: dict[str, int]) -> Sentence:
    parts = [amount_of(stock(state, seat, name), name) for name in goods]
    return listed(parts)


def amount_of(amount: int, name: str) -> Sentence:
    return Saying("goods-amount", amount=amount, good=thing(name))


def thing(name: str) -> Sentence:
    if name in ("food", "energy"):
        return Saying(f"word-{name}")
    return good_word(name)


def stock(state: State, seat: i64, name: str) -> int:
    if name == "food":
        return int(food(state, seat))
    if name == "energy":
        return int(energy(state, seat))
    return int(state.has(seat, NUMBERS[name]))


def amount_values(state: State, legal: list[int]) -> dict[str, Value]:
    numbers = [action - AMOUNT for action in legal if verb(action) == AMOUNT]
    _, good = amount_words(state)
    return {
        "least": min(numbers, default=0),
        "most": max(numbers, default=0),
        "good": good_word(NAMES[good]) if good >= 0 else "",
    }
