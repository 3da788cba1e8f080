"""Why an action is not allowed, as a sentence."""

from mypy_extensions import i64

from kontor.core.errors import BadInput
from kontor.core.words import listed, say
from kontor.le_havre.actions import (
    AMOUNT,
    BORROW,
    BUILD,
    BUILD_SHIP,
    BUY,
    BUY_SHIP,
    END,
    EVICT,
    PAY,
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
from kontor.le_havre.building import why_not_build, why_not_build_ship
from kontor.le_havre.decisions.debt import MEAL
from kontor.le_havre.decisions.turn import leaves_station, why_not_evict
from kontor.le_havre.effects.build import Build
from kontor.le_havre.effects.people import MainStation
from kontor.le_havre.effects.wharf import Wharf
from kontor.le_havre.entering import why_not_enter
from kontor.le_havre.estate import (
    LOAN_BACK,
    PAWN,
    why_not_buy,
    why_not_buy_ship,
    why_not_redeem,
    why_not_repay,
    why_not_sell,
    why_not_sell_now,
)  # fmt: skip
from kontor.le_havre.goods import NAMES, NUMBERS, SHIPS, good_on
from kontor.le_havre.layout import (
    D_DEBT,
    D_TURN,
    D_USE,
    DEPTH,
    F_A,
    F_B,
    F_CARD,
    F_KIND,
    F_SEAT,
    MAINS,
)
from kontor.le_havre.payment import energy, food
from kontor.le_havre.reasons import (
    CANNOT_BORROW,
    EXPERT_SALE,
    GAME_OVER,
    GUARDED,
    MAIN_DONE,
    MAIN_OPEN,
    NEEDS,
    NO_EXCHANGE,
    NO_MATERIAL,
    NO_MONEY,
    NOT_A_CHOICE,
    NOT_ASKED,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOT_YOURS,
    OFFER_EMPTY,
    OK,
    ONLY_IN_FIRM,
    ONLY_IN_WHARF,
    OUT_OF_AMOUNT,
    SHORT,
)  # fmt: skip
from kontor.le_havre.state import State
from kontor.le_havre.text import amount_words, read_text

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


def why_not(state: State, text: str, legal: list[int], language: str) -> str | None:
    """The sentence, or None when the action is legal for the seat to move."""
    try:
        action = read_text(state, text)
    except BadInput as problem:
        return str(problem)
    if action in legal:
        return None
    if state.v[DEPTH] == 0:
        return say("no-game-over", language)
    return sentence(state, state.f(F_SEAT), action, reason(state, action, legal), legal, language)


def why_not_for(state: State, seat: i64, text: str, legal: list[int], language: str) -> str | None:
    """The same for an action out of turn."""
    try:
        action = read_text(state, text)
    except BadInput as problem:
        return str(problem)
    if action in legal:
        return None
    return sentence(state, seat, action, reason_for(state, seat, action), legal, language)


# -- reasons -----------------------------------------------------------------------------------


def reason(state: State, action: int, legal: list[int]) -> int:
    """Why the seat to move cannot do this."""
    kind = int(verb(action))
    operand = action - kind
    seat = state.f(F_SEAT)
    if kind in (TAKE, USE, END):
        return int(reason_main(state, seat, kind, operand))
    if kind in (BUILD, BUILD_SHIP, SWAP_SHIP):
        return int(reason_build(state, seat, kind, operand))
    if kind in (BUY, SELL, BUY_SHIP, SELL_SHIP, REPAY, REDEEM):
        found = reason_free(state, seat, kind, operand)
        if found == OK and kind in (SELL, SELL_SHIP) and state.f(F_KIND) == D_DEBT:
            return EXPERT_SALE
        return int(found) if found != OK else GUARDED if is_in_firm(state) else NOT_NOW
    if kind == EVICT and state.f(F_KIND) == D_TURN:
        return int(why_not_evict(state, seat, operand))
    if kind == BORROW:
        return CANNOT_BORROW
    if kind == PAY and state.f(F_KIND) == D_DEBT:
        return SHORT
    if kind == PICK and any(verb(each) == PICK for each in legal):
        return NOT_A_CHOICE
    if kind == AMOUNT and any(verb(each) == AMOUNT for each in legal):
        return OUT_OF_AMOUNT
    return NOT_ASKED


def reason_main(state: State, seat: i64, kind: int, operand: int) -> i64:
    second = state.f(F_KIND) == D_USE and isinstance(state.decision(), MainStation)
    if state.f(F_KIND) != D_TURN and not (second and kind == USE):
        return NOT_NOW
    if kind == END:
        return MAIN_OPEN
    if state.v[MAINS] == 0 and not second:
        return MAIN_DONE
    if kind == TAKE:
        return OFFER_EMPTY
    free = second or leaves_station(state, seat)
    found = why_not_enter(state, seat, operand, free)
    return found if found != OK else i64(NOT_NOW)


def reason_build(state: State, seat: i64, kind: int, operand: int) -> i64:
    effect = state.decision()
    if kind == BUILD and isinstance(effect, Build):
        return why_not_build(state, seat, operand, effect.saves_wood)
    if kind == BUILD_SHIP and isinstance(effect, Wharf):
        return why_not_build_ship(state, seat, operand, effect.card)
    if kind == BUILD:
        return ONLY_IN_FIRM
    if not isinstance(effect, Wharf):
        return ONLY_IN_WHARF
    return NO_EXCHANGE if state.ships(seat, operand) > 0 else i64(NOT_YOURS)


def is_in_firm(state: State) -> bool:
    effect = state.decision()
    return isinstance(effect, Build) or isinstance(effect, Wharf)


def reason_free(state: State, seat: i64, kind: int, operand: int) -> i64:
    """Why an extra action is not possible, whoever is to move."""
    if kind == BUY:
        return why_not_buy(state, seat, operand)
    if kind == SELL:
        return why_not_sell(state, seat, operand)
    if kind == BUY_SHIP:
        return why_not_buy_ship(state, seat, operand)
    if kind == SELL_SHIP:
        return OK if state.ships(seat, operand) > 0 else i64(NOT_YOURS)
    if kind == REPAY:
        return why_not_repay(state, seat)
    return why_not_redeem(state, seat, operand)


def reason_for(state: State, seat: i64, action: int) -> int:
    """Why a seat cannot do this out of turn."""
    kind = int(verb(action))
    if state.v[DEPTH] == 0:
        return GAME_OVER
    if kind not in (SELL, SELL_SHIP, REPAY, REDEEM):
        return NOT_YOUR_TURN
    if state.f(F_KIND) != D_TURN:
        return NOT_NOW
    found = reason_free(state, seat, kind, action - kind)
    if found == OK:
        found = why_not_sell_now(state, seat)
    return int(found)


# -- sentences ---------------------------------------------------------------------------------


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
    return listed([f"{n} {thing(name, language)}" for name, n in goods.items()], language)


def stock_list(state: State, seat: i64, goods: dict[str, int], language: str) -> str:
    parts = [f"{stock(state, seat, name)} {thing(name, language)}" for name in goods]
    return listed(parts, language)


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
