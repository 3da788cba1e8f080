"""Usual answers in Craftsmen: capital cards that are missed least, loading, and investing."""

from mypy_extensions import i64

from kontor.craftsmen.actions import (
    BOTH,
    DISCARD,
    DRAW,
    GIVE,
    INVEST,
    KEEP,
    LOAD,
    PASS,
    PAY,
    POINTS,
    PRIVILEGE,
    STOP,
    TO,
)
from kontor.craftsmen.capital import cards_in, held, is_minimal, of_colours, unit
from kontor.craftsmen.capital import worth as buys
from kontor.craftsmen.goods import CAPITAL
from kontor.craftsmen.layout import (
    CHOSEN,
    D_BID,
    D_DISCARD,
    D_FEE,
    D_INVEST,
    D_LOOK,
    D_PAY,
    D_SEND,
    D_TRADE,
    DISCARD_DUE,
    F_KIND,
    F_POWER,
    GOLD,
    LOWEST,
    PAY_COLOURS,
    PAY_DUE,
    YEAR,
)
from kontor.craftsmen.state import State
from kontor.players.craftsmen.evaluation import capital_worth
from kontor.players.knowledge import NO_DEFAULT


def default_action(state: State, seat: i64, legal: list[int]) -> int:
    """The answer to questions about capital cards; NO_DEFAULT for all others."""
    kind = state.field(F_KIND)
    if kind == D_PAY:
        return cheapest_card(state, seat, legal)
    if kind == D_DISCARD:
        return useless_card(state, seat, legal)
    if kind == D_FEE:
        return fee(state, seat, legal)
    if kind == D_TRADE and legal[0] >= GIVE:
        return missed_least(state, seat, legal)
    if kind == D_INVEST:
        return max(action for action in legal if action != KEEP) if len(legal) > 1 else legal[0]
    if kind == D_LOOK:
        return legal[0]
    return NO_DEFAULT


def cheapest_card(state: State, seat: i64, legal: list[int]) -> int:
    """The next card of the payment that leaves the best hand."""
    hand = state.capital(seat)
    allowed = of_colours(hand, state.field(PAY_COLOURS))
    best = legal[0]
    most = -1e9
    for action in legal:
        kind = action - PAY
        found = best_rest(state, hand, allowed, state.field(CHOSEN) + unit(kind), kind)
        if found > most:
            most = found
            best = action
    return best


def best_rest(state: State, hand: i64, allowed: i64, paid: i64, first: i64) -> float:
    """The worth of the hand after the best way to complete a payment."""
    due = state.field(PAY_DUE)
    if buys(paid) >= due:
        return capital_worth(state, hand - paid) if is_minimal(paid, due) else -1e9
    most = -1e9
    for kind in range(first, i64(CAPITAL)):
        if held(allowed - paid, kind) > 0:
            most = max(most, best_rest(state, hand, allowed, paid + unit(kind), kind))
    return most


def useless_card(state: State, seat: i64, legal: list[int]) -> int:
    """Lay down what is missed least; use a privilege for it only where it costs nothing."""
    if PRIVILEGE in legal and state.field(F_POWER) == GOLD:
        return PRIVILEGE
    hand = state.capital(seat) - state.field(CHOSEN)
    due = state.field(DISCARD_DUE) - cards_in(state.field(CHOSEN))
    chosen: i64 = 0
    for _ in range(due):
        best: i64 = -1
        most = -1e9
        for kind in range(state.field(LOWEST), i64(CAPITAL)):
            if held(hand, kind) > 0:
                found = capital_worth(state, hand - unit(kind))
                if found > most:
                    most = found
                    best = kind
        if best < 0:
            break
        hand -= unit(best)
        chosen += unit(best)
    for action in legal:
        if action != PRIVILEGE and held(chosen, action - DISCARD) > 0:
            return action
    return legal[0]


def missed_least(state: State, seat: i64, legal: list[int]) -> int:
    """One card to give away."""
    hand = state.capital(seat)
    best = legal[0]
    most = -1e9
    for action in legal:
        if GIVE <= action < INVEST:
            found = capital_worth(state, hand - unit(action - GIVE))
            if found > most:
                most = found
                best = action
    return best


def fee(state: State, seat: i64, legal: list[int]) -> int:
    """A card or points, whichever is worth less."""
    card = missed_least(state, seat, legal)
    if POINTS not in legal or card == POINTS:
        return card
    hand = state.capital(seat)
    lost = capital_worth(state, hand) - capital_worth(state, hand - unit(card - GIVE))
    return POINTS if lost > float(state.values.fee[state.row[YEAR]]) else card


def quick_action(state: State, legal: list[int]) -> int:
    """Pass in auctions, take both cards, prefer buildings, ships and stopping to the rest."""
    kind = state.field(F_KIND)
    if kind in (D_BID, D_SEND):
        return PASS if PASS in legal else legal[0]
    for action in (BOTH, DRAW, STOP):
        if action in legal:
            return action
    for action in legal:
        if LOAD <= action < LOAD + 4 or action >= TO:
            return action
    return legal[0]
