"""Checks the open decisions of a position: every number in the range that its question has."""

from typing import TypeAlias

from kontor.core.errors import BadInput
from kontor.craftsmen.actions import HIGHEST_BID
from kontor.craftsmen.capital import held
from kontor.craftsmen.goods import CAPITAL, GOODS, MEAT
from kontor.craftsmen.layout import (
    D_BANK,
    D_BID,
    D_BUILD,
    D_CRAFT,
    D_DISCARD,
    D_EXCHANGE,
    D_FEE,
    D_INVEST,
    D_LOOK,
    D_NOTARY,
    D_PAY,
    D_PUT,
    D_SALE,
    D_SAWMILL,
    D_SEND,
    D_SHIP,
    D_TOWN_HALL,
    D_TRADE,
    DEPTH,
    F_A,
    F_B,
    F_C,
    F_D,
    F_DISC,
    F_E,
    F_KIND,
    F_POWER,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_SIZE,
    NEVER,
    QUEUE_SIZE,
)  # fmt: skip
from kontor.craftsmen.state import State

Range: TypeAlias = tuple[int, int]
LAST_CARD = 69
LAST_KIND = CAPITAL - 1
ANY_HAND = (1 << 4 * CAPITAL) - 1

# By kind, the fields that are not 0.
FIELDS: dict[int, dict[int, Range]] = {
    D_EXCHANGE: {},
    D_SAWMILL: {},
    D_SEND: {},
    D_FEE: {F_A: (0, 4)},
    D_BANK: {F_STEP: (0, 1)},
    D_DISCARD: {F_A: (1, 48), F_B: (0, 1), F_C: (0, ANY_HAND), F_D: (0, LAST_KIND)},
    D_BUILD: {F_A: (0, 999), F_B: (0, 2)},
    D_PAY: {F_A: (1, 999), F_B: (1, 15), F_C: (0, ANY_HAND), F_D: (0, LAST_KIND)},
    D_NOTARY: {F_STEP: (0, 1)},
    D_LOOK: {
        F_STEP: (0, 3), F_A: (1, 3), F_B: (-1, LAST_CARD), F_C: (-1, LAST_CARD), F_D: (0, 1),
        F_E: (0, 1 << 35),
    },
    D_BID: {
        F_STEP: (0, 2), F_A: (0, LAST_CARD), F_B: (0, HIGHEST_BID), F_C: (-1, 4), F_D: (0, 31),
        F_E: (0, 1 << 30),
    },
    D_CRAFT: {F_A: (0, 999), F_B: (0, 1), F_C: (0, 1)},
    D_PUT: {F_A: (0, MEAT - 1), F_B: (0, 1)},
    D_SHIP: {F_A: (MEAT, GOODS - 1)},
    D_SALE: {},
    D_TRADE: {F_STEP: (0, 2), F_A: (0, MEAT - 1), F_B: (0, 6)},
    D_TOWN_HALL: {},
    D_INVEST: {F_STEP: (0, 3), F_C: (0, ANY_HAND)},
}  # fmt: skip
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
        if kind not in FIELDS or not 0 <= row[F_SEAT] < state.players:
            raise wrong("asks nothing that is known")
        if kind in ABOVE and below not in ABOVE[kind]:
            raise wrong("belongs to no other one")
        if below and kind not in ABOVE and kind not in ANYWHERE:
            raise wrong("begins in the midst of another one")
        check_fields(row, FIELDS[kind] | ALWAYS)
        check_seats(state, row)
        below = kind


def check_fields(row: list[int], known: dict[int, Range]) -> None:
    for at in range(F_STEP, FRAME_SIZE):
        low, high = known.get(at, (0, 0))
        if not low <= row[at] <= high:
            raise wrong(f"has {row[at]} in field {at}")


def check_seats(state: State, row: list[int]) -> None:
    """Chosen capital is in the hand, seats are at the table and the card at auction is open."""
    kind = row[F_KIND]
    if kind in (D_DISCARD, D_PAY, D_INVEST):
        hand = state.capital(row[F_SEAT])
        if any(held(row[F_C], each) > held(hand, each) for each in range(CAPITAL)):
            raise wrong("has chosen capital that is not in the hand")
    if kind == D_FEE and row[F_A] >= state.players:
        raise wrong("pays nobody")
    if kind == D_BID:
        bidders = row[F_D] >> int(state.players) or row[F_E] >> 6 * int(state.players)
        if bidders or row[F_C] >= state.players or not state.is_open(row[F_A]):
            raise wrong("is no auction at this table")


def wrong(problem: str) -> BadInput:
    return BadInput(f"an open decision {problem}")
