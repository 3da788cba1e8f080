"""Extra actions inside a building's action, as long as they leave something to be built."""

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.actions import BUY, BUY_SHIP, SELL, SELL_SHIP
from kontor.le_havre.free import do_free, list_free
from kontor.le_havre.goods import SHIP_KINDS
from kontor.le_havre.layout import IN_PILE
from kontor.le_havre.reasons import OK
from kontor.le_havre.state import Effect, State


def list_extras(state: State, seat: i64, effect: Effect, guarded: bool, out: Actions) -> None:
    """Buying, selling, repaying between builds (LH-7.13); guarded until something is built."""
    first = out.count
    list_free(state, seat, out)
    if not guarded:
        return
    kept = first
    for at in range(first, out.count):
        action = out.items[at]
        if not matters(state, action) or leaves_work(state, seat, effect, action):
            out.items[kept] = action
            kept += 1
    out.count = kept


def matters(state: State, action: i64) -> bool:
    """Whether an extra action could change what can be built."""
    if action >= BUY and action < SELL:
        return state.where(action - BUY) >= IN_PILE or state.rules.cards.replaces[action - BUY] >= 0
    if action >= SELL and action < SELL + 128:
        return state.rules.cards.power[action - SELL] != 0
    return (action >= BUY_SHIP and action < BUY_SHIP + SHIP_KINDS) or (
        action >= SELL_SHIP and action < SELL_SHIP + 16
    )


def leaves_work(state: State, seat: i64, effect: Effect, action: i64) -> bool:
    """Whether something could still be built afterwards."""
    trial = state.twin()
    do_free(trial, seat, action)
    return effect.why_not(trial, seat) == OK
