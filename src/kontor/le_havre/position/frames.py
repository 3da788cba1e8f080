"""Checks the open decisions of a position: every number in the range that its question has."""

from kontor.core.checks import check_fields
from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.le_havre.layout import (
    D_FEE,
    D_GIVE,
    D_PAY,
    D_RECEIVE,
    D_TURN,
    D_USE,
    DEPTH,
    F_CARD,
    F_KIND,
    F_SEAT,
    FRAME,
    FRAME_SIZE,
    MOVER,
    PAY_GUARD,
)  # fmt: skip
from kontor.le_havre.state import Range, State

ON_AN_ACTION = (D_FEE, D_GIVE, D_RECEIVE)


def check_frames(state: State) -> None:
    """Refuse decisions that no play could have opened."""
    for depth in range(int(state.row[DEPTH])):
        row = frame(state, depth)
        kind, seat, card = row[F_KIND], row[F_SEAT], row[F_CARD]
        if not D_TURN <= kind < len(state.rules.decisions) or not 0 <= seat < state.players:
            raise BadInput(Message("position-decision-unknown"))
        below = frame(state, depth - 1) if depth > 0 else [0] * FRAME_SIZE
        is_guarded = kind == D_PAY and row[PAY_GUARD] < 0
        if (kind in ON_AN_ACTION or is_guarded) and below[F_KIND] != D_USE:
            raise BadInput(Message("lh-position-decision-action"))
        if kind == D_TURN and (depth > 0 or seat != state.row[MOVER]):
            raise BadInput(Message("lh-position-decision-turn"))
        if kind == D_FEE and card != below[F_CARD]:
            raise BadInput(Message("lh-position-decision-fee"))
        check_fields(row, F_CARD, known_fields(state, row))


def frame(state: State, depth: int) -> list[int]:
    start = FRAME + depth * FRAME_SIZE
    return [int(state.row[at]) for at in range(start, start + FRAME_SIZE)]


def known_fields(state: State, row: list[int]) -> dict[int, Range]:
    """The ranges that the decision itself, or the action of its card, gives to its fields."""
    if row[F_KIND] != D_USE:
        return state.rules.decisions[row[F_KIND]].fields(state, row)
    cards = state.rules.cards
    card = row[F_CARD]
    if not 0 <= card < cards.count or not cards.open[card]:
        raise BadInput(Message("lh-position-decision-card"))
    return {F_CARD: (card, card)} | state.rules.effects[card].fields(state, row)
