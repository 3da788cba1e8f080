"""Checks the open decisions of a position: every number in the range that its question has."""

from kontor.core.checks import check_fields
from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.craftsmen.capital import held
from kontor.craftsmen.goods import CAPITAL
from kontor.craftsmen.layout import (
    BID_ALL,
    BID_CARD,
    BID_LEADER,
    BID_OUT,
    CHOSEN,
    D_BID,
    D_CRAFT,
    D_DISCARD,
    D_FEE,
    D_INVEST,
    D_LOOK,
    D_NOTARY,
    D_PAY,
    D_PUT,
    D_SALE,
    D_SAWMILL,
    D_SHIP,
    DECISIONS,
    DEPTH,
    F_DISC,
    F_KIND,
    F_POWER,
    F_SEAT,
    F_STEP,
    FEE_OWNER,
    FRAME,
    FRAME_SIZE,
    NEVER,
    QUEUE_SIZE,
)  # fmt: skip
from kontor.craftsmen.state import Range, State

ALWAYS: dict[int, Range] = {F_DISC: (-1, QUEUE_SIZE - 1), F_POWER: (0, NEVER)}
# What is asked on behalf of another question, and which; these five may lie on any.
ABOVE: dict[int, tuple[int, ...]] = {
    D_LOOK: (D_NOTARY,), D_BID: (D_NOTARY,), D_PUT: (D_CRAFT,), D_SHIP: (D_CRAFT,),
}  # fmt: skip
ANYWHERE = (D_DISCARD, D_PAY, D_FEE, D_SALE, D_SAWMILL)


def check_frames(state: State) -> None:
    """Refuse decisions that no play could have opened."""
    below = 0
    for depth in range(int(state.row[DEPTH])):
        start = FRAME + depth * FRAME_SIZE
        row = [int(state.row[at]) for at in range(start, start + FRAME_SIZE)]
        kind = row[F_KIND]
        if not 0 < kind < DECISIONS or not 0 <= row[F_SEAT] < state.players:
            raise BadInput(Message("position-decision-unknown"))
        if kind in ABOVE and below not in ABOVE[kind]:
            raise BadInput(Message("craftsmen-position-decision-alone"))
        if below and kind not in ABOVE and kind not in ANYWHERE:
            raise BadInput(Message("craftsmen-position-decision-midst"))
        check_fields(row, F_STEP, state.rules.decisions[kind].fields(state, row) | ALWAYS)
        check_seats(state, row)
        below = kind


def check_seats(state: State, row: list[int]) -> None:
    """Chosen capital is in the hand, seats are at the table and the card at auction is open."""
    kind = row[F_KIND]
    if kind in (D_DISCARD, D_PAY, D_INVEST):
        hand = state.capital(row[F_SEAT])
        if any(held(row[CHOSEN], each) > held(hand, each) for each in range(CAPITAL)):
            raise BadInput(Message("craftsmen-position-decision-capital"))
    if kind == D_FEE and row[FEE_OWNER] >= state.players:
        raise BadInput(Message("craftsmen-position-decision-nobody"))
    if kind == D_BID:
        bidders = row[BID_OUT] >> int(state.players) or row[BID_ALL] >> 6 * int(state.players)
        if bidders or row[BID_LEADER] >= state.players or not state.is_open(row[BID_CARD]):
            raise BadInput(Message("craftsmen-position-decision-auction"))
