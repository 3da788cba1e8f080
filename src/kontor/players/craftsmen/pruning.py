"""What no sensible player of Craftsmen does; everything else is left open."""

from mypy_extensions import i64

from kontor.craftsmen.actions import (
    AUCTION,
    BID,
    BUY,
    COVER,
    KEEP,
    LEFT,
    LOAD,
    LOOK,
    LOSE,
    MAKE,
    PASS,
    POINTS,
    SEND,
    SHOW,
    STOP,
    TO,
)
from kontor.craftsmen.goods import (
    BANKERS,
    BUILDERS,
    FINALS,
    FIRST_OF,
    MEAT,
    MERCHANTS,
    NOTARY,
    RAW,
    WINTER,
    YEARS,
)
from kontor.craftsmen.layout import (
    BID_CARD,
    BID_TO_BEAT,
    BUILT,
    CRAFT_TOKENS,
    D_BID,
    D_BUILD,
    D_CRAFT,
    D_FEE,
    D_INVEST,
    D_NOTARY,
    D_PUT,
    D_SEND,
    D_SHIP,
    D_TOWN_HALL,
    D_TRADE,
    F_KIND,
    HAND,
    SEASON,
    WANTED,
    YEAR,
)
from kontor.craftsmen.state import State


def harmless_actions(state: State, seat: i64, legal: list[int]) -> list[int]:
    """The actions that do no obvious harm; all of them when nothing else is left."""
    return unspoiled(state, seat, legal) or legal


def unspoiled(state: State, seat: i64, legal: list[int]) -> list[int]:
    """What the rule for the open decision leaves, perhaps nothing; all where there is no rule."""
    kind = state.field(F_KIND)
    if kind == D_SEND:
        return errands(state, seat, legal)
    if kind == D_CRAFT:
        return useful_work(state, seat, legal)
    if kind == D_SHIP:
        return loading(legal)
    if kind == D_NOTARY:
        return notary(state, seat, legal)
    if kind == D_BID:
        return bids(state, seat, legal)
    if kind == D_INVEST:
        return investments(state, legal)
    if kind == D_PUT:
        return [action for action in legal if action >= TO]
    if kind == D_BUILD:
        return [action for action in legal if action >= LEFT]
    if kind in (D_TRADE, D_TOWN_HALL):
        return without(STOP, legal)
    return without(POINTS, legal) if kind == D_FEE else legal


def without(avoided: int, legal: list[int]) -> list[int]:
    """All actions but one."""
    return [action for action in legal if action != avoided]


def actions_to_search(state: State, seat: i64, legal: list[int]) -> list[int]:
    """The decent actions, and those that are worth a thought now and then."""
    kept = harmless_actions(state, seat, legal)
    kind = state.field(F_KIND)
    if kind in (D_SEND, D_BUILD, D_NOTARY, D_TRADE, D_FEE):
        for action in (PASS, STOP, POINTS):
            if action in legal and action not in kept:
                kept = [*kept, action]
    return kept


def errands(state: State, seat: i64, legal: list[int]) -> list[int]:
    """Guilds where a helper has something to do; else helpers stay at home."""
    return [action for action in legal if is_useful(state, seat, action)] or [PASS]


def is_useful(state: State, seat: i64, action: int) -> bool:
    """Whether a helper has something to do in a guild."""
    if action == PASS:
        return False
    guild = action - SEND if action < COVER else (action - COVER) // 3
    if guild == BANKERS:
        return bool(state.cards_held(seat) < state.values.season_limit)
    if guild == BUILDERS:
        return holds_building(state, seat) and state.cards_held(seat) > 0
    if guild == NOTARY:
        is_late = state.row[YEAR] == YEARS - 1 and state.row[SEASON] == WINTER - 1
        return bool(state.cards_held(seat) > 1) and not is_late
    if guild == MERCHANTS:
        return has_bargain(state, seat)
    return True


def holds_building(state: State, seat: i64) -> bool:
    """Whether there is a building card in hand."""
    return bool(state.of(seat, HAND) | state.of(seat, HAND + 1) | state.of(seat, HAND + 2))


def has_bargain(state: State, seat: i64) -> bool:
    """Whether the granary has a half-product for a free icon."""
    if state.cards_held(seat) == 0:
        return False
    for good in range(i64(RAW), i64(MEAT)):
        if state.of(seat, WANTED) >> good & 1:
            lower = state.granary(good, 0)
            if lower != 0 and lower != seat + 1:
                return True
    return False


def useful_work(state: State, seat: i64, legal: list[int]) -> list[int]:
    """Goods that are ready, raw goods that are wanted; the market only while it has room."""
    wanted = state.of(seat, WANTED)
    kept: list[int] = []
    for action in legal:
        if action == STOP:
            continue
        is_raw = action < MAKE + RAW
        if not is_raw or wanted >> (action - MAKE) & 1 or state.market(seat) < 2:
            kept.append(action)
    if state.field(CRAFT_TOKENS) == 1:  # a work token can be kept
        kept = [action for action in kept if MAKE + RAW <= action < MAKE + FINALS + 8]
        kept.append(STOP)
    return kept or [STOP]


def loading(legal: list[int]) -> list[int]:
    """A ship without a bribe rather than with one, and either rather than losing the good."""
    free = [action for action in legal if LOAD <= action < LOAD + 4]
    return free or without(LOSE, legal)


def notary(state: State, seat: i64, legal: list[int]) -> list[int]:
    """No second building of a type, and no auction of what can be bought."""
    bought: list[int] = []
    offered: list[int] = []
    for action in legal:
        if BUY <= action < AUCTION and is_new(state, seat, action - BUY):
            bought.append(action)
        elif AUCTION <= action < SHOW and is_new(state, seat, action - AUCTION):
            offered.append(action)
    kept = bought + [action for action in offered if action - AUCTION + BUY not in legal]
    kept += [action for action in legal if LOOK <= action < LOOK + 3]
    return [*kept, STOP] if not bought else kept


def is_new(state: State, seat: i64, card: i64) -> bool:
    """Whether a seat has no building of that type, neither in its row nor in hand."""
    wanted = state.values.type[card]
    if state.of(seat, BUILT) >> wanted & 1:
        return False
    kind = state.values.kind[card]
    for other in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if state.values.type[other] == wanted and state.has_card(seat, other):
            return False
    return True


def bids(state: State, seat: i64, legal: list[int]) -> list[int]:
    """Never more than the price at the notary's, never much more than is needed."""
    card = state.field(BID_CARD)
    limit = state.values.price[state.values.kind[card]]
    if PASS in legal and not is_new(state, seat, card):
        return [PASS]
    least = state.field(BID_TO_BEAT) + 1
    kept = [
        action
        for action in legal
        if action == PASS or (action - BID <= limit and action - BID <= least + 1)
    ]
    return kept or ([PASS] if PASS in legal else [min(legal)])


def investments(state: State, legal: list[int]) -> list[int]:
    """Investing is always worth it; in the last year with the best cards."""
    kept = without(KEEP, legal)
    if kept and state.row[YEAR] == YEARS - 1:
        return [max(kept)]
    return kept or legal
