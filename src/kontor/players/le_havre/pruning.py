"""What no sensible player of Le Havre does; everything else is left open."""

from mypy_extensions import i64

from kontor.le_havre.actions import (
    AMOUNT,
    BLOCK,
    BORROW,
    BUY,
    BUY_SHIP,
    END,
    MORE,
    PAY,
    REPAY,
    SELL,
    SELL_SHIP,
    SWAP_SHIP,
)
from kontor.le_havre.flow import hunger
from kontor.le_havre.free import do_free
from kontor.le_havre.goods import SHIP_KINDS
from kontor.le_havre.layout import (
    D_DEBT,
    D_PAY,
    D_TURN,
    D_USE,
    F_BASE,
    F_KIND,
    F_STEP,
    LAST,
    MAINS,
    PAY_DUE,
    PAY_UNIT,
    ROUND,
    USE_DONE,
)  # fmt: skip
from kontor.le_havre.payment import STEPS, food, token, worth
from kontor.le_havre.scoring import wealth
from kontor.le_havre.state import State
from kontor.players.le_havre.evaluation import actions_left


def harmless_actions(state: State, seat: i64, legal: list[int]) -> list[int]:
    """The actions that do no obvious harm; all of them when nothing else is left."""
    kind = state.field(F_KIND)
    if kind == D_PAY:
        return legal if state.row[LAST] == 1 else thrifty(state, seat, legal)
    if kind == D_DEBT:
        return [PAY if PAY in legal else BORROW]
    kept: list[int] = []
    for action in legal:
        if is_sale(action) or (is_purchase(action) and not pays_off(state, seat, action)):
            continue
        kept.append(action)
    if kind == D_TURN and state.row[MAINS] > 0:
        mains = [action for action in kept if action < AMOUNT and not is_purchase(action)]
        kept = mains or kept
    if kind == D_USE:
        kept = [action for action in kept if action != AMOUNT or state.field(USE_DONE) == 1] or kept
    return kept or ([END] if END in legal else legal)


def actions_to_search(state: State, seat: i64, legal: list[int]) -> list[int]:
    """The decent actions; before the main one purchases too, but repaying can wait until after."""
    kept = harmless_actions(state, seat, legal)
    if END not in legal:
        kept = [action for action in kept if action != REPAY]
    if state.field(F_KIND) == D_TURN and state.row[MAINS] > 0:
        for action in legal:
            if is_purchase(action) and pays_off(state, seat, action):
                kept.append(action)
    return kept


def is_sale(action: int) -> bool:
    """Selling brings half; loans are cheaper."""
    return SELL <= action < SELL + BLOCK or SELL_SHIP <= action < SWAP_SHIP


def is_purchase(action: int) -> bool:
    """Whether an action buys a building or a ship."""
    return BUY <= action < BUY + BLOCK or BUY_SHIP <= action < BUY_SHIP + SHIP_KINDS


def pays_off(state: State, seat: i64, action: int) -> bool:
    """Not with the money for the coming meal, and not at a loss when it is the last chance."""
    after = state.twin()
    do_free(after, seat, action)
    if state.row[LAST] == 0 and food(after, seat) < hunger(after, seat):
        return False
    rounds_left = state.rules.rounds.count - state.row[ROUND]
    is_last = rounds_left == 0 and actions_left(state, seat) < 3.0
    return not is_last or wealth(after, seat) >= wealth(state, seat)


def thrifty(state: State, seat: i64, legal: list[int]) -> list[int]:
    """The amounts after which least is overpaid."""
    unit = state.field(PAY_UNIT)
    step = state.field(F_STEP)
    least: i64 = 1 << 20
    kept: list[int] = []
    for action in legal:
        if action == MORE:
            continue
        number = action - AMOUNT + state.field(F_BASE)
        lost = waste(state, seat, unit, step + 1, state.field(PAY_DUE) - number * worth(unit, step))
        if lost < least:
            least = lost
            kept = []
        if lost == least:
            kept.append(action)
    return kept or legal


def waste(state: State, seat: i64, unit: i64, step: i64, due: i64) -> i64:
    """How much too much has to be paid with the tokens from a step on."""
    if due <= 0:
        return -due
    if step >= STEPS:
        return 1 << 16
    value = worth(unit, step)
    if value <= 1:
        held: i64 = 0
        for at in range(step, i64(STEPS)):
            if worth(unit, at) == 1:
                held += state.has(seat, token(unit, at))
        return 0 if held >= due else i64(1 << 16)
    best: i64 = 1 << 16
    most = min(state.has(seat, token(unit, step)), (due + value - 1) // value)
    for number in range(most, i64(-1), -1):
        best = min(best, waste(state, seat, unit, step + 1, due - number * value))
        if best == 0:
            break
    return best
