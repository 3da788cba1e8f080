"""Why an action is not allowed, as a sentence."""

from mypy_extensions import i64

from kontor.core.words import Sentence
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
from kontor.le_havre.decisions.turn import leaves_station, why_not_evict
from kontor.le_havre.effects.build import Build
from kontor.le_havre.effects.wharf import Wharf, why_not_swap
from kontor.le_havre.effects.workers import MainStation
from kontor.le_havre.entering import why_not_enter
from kontor.le_havre.estate import (  # fmt: skip
    why_not_buy,
    why_not_buy_ship,
    why_not_redeem,
    why_not_repay,
    why_not_sell,
)
from kontor.le_havre.free import why_not_sell_now
from kontor.le_havre.layout import (
    D_DEBT,
    D_TURN,
    D_USE,
    F_KIND,
    F_SEAT,
    MAINS,
)
from kontor.le_havre.reasons import (
    CANNOT_BORROW,
    EXPERT_SALE,
    GUARDED,
    MAIN_DONE,
    MAIN_OPEN,
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
from kontor.le_havre.sentences import sentence
from kontor.le_havre.state import State


def why_not(state: State, action: int, legal: list[int]) -> Sentence:
    """Why an action is not among the legal ones of the seat to move."""
    return sentence(state, state.field(F_SEAT), action, reason(state, action, legal), legal)


def why_not_for(state: State, seat: i64, action: int, legal: list[int]) -> Sentence:
    """The same for an action out of turn."""
    return sentence(state, seat, action, reason_for(state, seat, action), legal)


# -- reasons -----------------------------------------------------------------------------------


def reason(state: State, action: int, legal: list[int]) -> int:
    """Why the seat to move cannot do this."""
    kind = int(verb(action))
    operand = action - kind
    seat = state.field(F_SEAT)
    if kind in (TAKE, USE, END):
        return int(reason_main(state, seat, kind, operand))
    if kind in (BUILD, BUILD_SHIP, SWAP_SHIP):
        return int(reason_build(state, seat, kind, operand))
    if kind in (BUY, SELL, BUY_SHIP, SELL_SHIP, REPAY, REDEEM):
        found = reason_free(state, seat, kind, operand)
        if found == OK and kind in (SELL, SELL_SHIP) and state.field(F_KIND) == D_DEBT:
            return EXPERT_SALE
        return int(found) if found != OK else GUARDED if is_in_firm(state) else NOT_NOW
    if kind == EVICT and state.field(F_KIND) == D_TURN:
        return int(why_not_evict(state, seat, operand))
    if kind == BORROW:
        return CANNOT_BORROW
    if kind == PAY and state.field(F_KIND) == D_DEBT:
        return SHORT
    if kind == PICK and any(verb(each) == PICK for each in legal):
        return NOT_A_CHOICE
    if kind == AMOUNT and any(verb(each) == AMOUNT for each in legal):
        return OUT_OF_AMOUNT
    return NOT_ASKED


def reason_main(state: State, seat: i64, kind: int, operand: int) -> i64:
    second = state.field(F_KIND) == D_USE and isinstance(state.decision(), MainStation)
    if state.field(F_KIND) != D_TURN and not (second and kind == USE):
        return NOT_NOW
    if kind == END:
        return MAIN_OPEN
    if state.row[MAINS] == 0 and not second:
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
    return why_not_swap(state, seat, operand, effect.card)


def is_in_firm(state: State) -> bool:
    effect = state.decision()
    return isinstance(effect, (Build, Wharf))


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
    if kind not in (SELL, SELL_SHIP, REPAY, REDEEM):
        return NOT_YOUR_TURN
    if state.field(F_KIND) != D_TURN:
        return NOT_NOW
    found = reason_free(state, seat, kind, action - kind)
    if found == OK:
        found = why_not_sell_now(state, seat)
    return int(found)
