"""Usual answers in Le Havre: payments without waste, sensible cargo, the larger amount."""

from mypy_extensions import i64

from kontor.le_havre.actions import (
    AMOUNT,
    BLOCK,
    BORROW,
    BUILD,
    BUILD_SHIP,
    END,
    FEE_FOOD,
    FEE_FRANCS,
    MORE,
    PAY,
    PICK,
    REDEEM,
    STOP,
)
from kontor.le_havre.effects.shipping import ShippingLine
from kontor.le_havre.goods import FRANCS, FREIGHT, GOODS
from kontor.le_havre.layout import (
    D_DEBT,
    D_FEE,
    D_GIVE,
    D_PAY,
    D_SUBSTITUTE,
    F_BASE,
    F_CARD,
    F_KIND,
    F_STEP,
    GIVE_LEAST,
    GIVE_MOST,
    GOOD_ASKED,
    GOODS_ALLOWED,
    PAY_DUE,
    PAY_UNIT,
)  # fmt: skip
from kontor.le_havre.payment import FOOD, STEPS, least, most, token, worth
from kontor.le_havre.state import State
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.le_havre.evaluation import lateness
from kontor.players.le_havre.weights import MISSED, WEIGHTS


def default_action(state: State, seat: i64, legal: list[int]) -> int:
    """The answer to questions of payment and cargo; NO_DEFAULT for all others."""
    kind = state.field(F_KIND)
    if kind == D_PAY:
        return cheapest_amount(state, seat, legal)
    if kind == D_DEBT:
        return PAY if PAY in legal else BORROW
    if kind == D_FEE:
        return cheaper_fee(state, seat, legal)
    if kind == D_SUBSTITUTE:
        return min(legal)
    if kind == D_GIVE and isinstance(state.effect_under(), ShippingLine):
        return cargo(state, seat, legal)
    return NO_DEFAULT


def cheapest_amount(state: State, seat: i64, legal: list[int]) -> int:
    """How many of these tokens the cheapest payment has."""
    unit = state.field(PAY_UNIT)
    step = state.field(F_STEP)
    due = state.field(PAY_DUE)
    kept = lateness(state, seat)
    best = legal[0]
    cheapest = 1e9
    for action in legal:
        if action == MORE:
            continue
        number = action - AMOUNT + state.field(F_BASE)
        rest = due - number * worth(unit, step)
        cost = float(number) * missed(token(unit, step), kept)
        cost += rest_cost(state, seat, unit, step + 1, rest, kept)
        if cost < cheapest:
            cheapest = cost
            best = action
    return best


def missed(good: i64, kept: float) -> float:
    """How much a token is missed: goods lose their worth towards the end, francs do not."""
    return MISSED[good] if good == FRANCS else kept * MISSED[good]


def rest_cost(state: State, seat: i64, unit: i64, step: i64, due: i64, kept: float) -> float:
    """What the rest of a payment costs when it is paid in the cheapest way."""
    if due <= 0:
        return 0.0
    if step == STEPS:
        return 1000.0
    value = worth(unit, step)
    each = missed(token(unit, step), kept)
    low = least(state, seat, unit, step, due)
    high = most(state, seat, unit, step, due)
    stride = i64(1) if value > 1 else max(high - low, i64(1))  # of singles all or none is cheapest
    cheapest = 1000.0
    number = high
    while number >= low:
        cost = float(number) * each
        if cost < cheapest:
            cost += rest_cost(state, seat, unit, step + 1, due - number * value, kept)
            cheapest = min(cheapest, cost)
        number -= stride
    return cheapest


def cheaper_fee(state: State, seat: i64, legal: list[int]) -> int:
    """Food or francs, whichever is missed less."""
    if FEE_FOOD not in legal or FEE_FRANCS not in legal:
        return legal[0]
    cards = state.rules.cards
    card = state.field(F_CARD)
    in_food = rest_cost(state, seat, FOOD, 0, cards.fee_food[card], lateness(state, seat))
    return FEE_FOOD if in_food < float(cards.fee_francs[card]) else FEE_FRANCS


def cargo(state: State, seat: i64, legal: list[int]) -> int:
    """Ships carry what they pay best for, as far as it is not worth more here."""
    good = state.field(GOOD_ASKED)
    kept = lateness(state, seat)
    own = gain(good, kept)
    better: i64 = 0
    for other in range(good + 1, i64(GOODS)):
        if state.field(GOODS_ALLOWED) >> other & 1 and gain(other, kept) > own:
            better += state.has(seat, other)
    room = state.field(GIVE_MOST) if own > 0.0 else state.field(GIVE_LEAST)
    wanted = max(room - better, i64(0)) - state.field(F_BASE)
    best = legal[0]
    for action in legal:
        if action != MORE and action - AMOUNT <= wanted:
            best = max(best, action)
    return best


def gain(good: i64, kept: float) -> float:
    """What shipping a token brings against keeping it."""
    return float(FREIGHT[good]) - kept * WEIGHTS.goods[good]


def quick_action(state: State, legal: list[int]) -> int:
    """The dearest building, the best good, the largest amount; what there is otherwise."""
    best = legal[0]
    most = -1e9
    for action in legal:
        found = appeal(state, action)
        if found > most:
            most = found
            best = action
    return best


def appeal(state: State, action: int) -> float:
    """How an answer looks at first sight."""
    if BUILD <= action < BUILD + BLOCK:
        return 100.0 + float(state.rules.cards.value[action - BUILD])
    if BUILD_SHIP <= action < BUILD_SHIP + 4:
        return 100.0 + float(action)
    if PICK <= action < REDEEM:
        return 50.0 + (WEIGHTS.goods[action - PICK] if action - PICK < GOODS else 1.0)
    if AMOUNT <= action < AMOUNT + BLOCK:
        return 1.0 + float(action - AMOUNT)
    if action in (STOP, END):
        return 0.5
    return 0.0
