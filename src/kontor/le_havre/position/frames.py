"""Checks the open decisions of a position: every number in the range that its question has."""

from typing import TypeAlias

from kontor.core.errors import BadInput
from kontor.le_havre.effects.build import Build
from kontor.le_havre.effects.exchange import BusinessOffice
from kontor.le_havre.effects.people import ConstructionSite, HarbourWatch, MainStation
from kontor.le_havre.effects.pick import BEGUN, Pick
from kontor.le_havre.effects.shipping import ShippingLine
from kontor.le_havre.effects.steps import Steps
from kontor.le_havre.effects.wharf import Wharf
from kontor.le_havre.goods import CLAY, EVERY_GOOD, GOODS, IRON, SHIP_KINDS
from kontor.le_havre.layout import (
    D_DEBT,
    D_FEE,
    D_GIVE,
    D_PAY,
    D_RECEIVE,
    D_SUBSTITUTE,
    D_TURN,
    D_USE,
    DEPTH,
    F_A,
    F_B,
    F_BASE,
    F_C,
    F_CARD,
    F_KIND,
    F_SEAT,
    F_STEP,
    F_X,
    FRAME,
    FRAME_SIZE,
    MOVER,
)  # fmt: skip
from kontor.le_havre.payment import STEPS
from kontor.le_havre.state import State

Range: TypeAlias = tuple[int, int]
MUCH = 1 << 41  # more than any sum of a payment
FREIGHT = 64  # more than four goods are worth

# By kind, the fields that are not 0; kinds that speak for an action lie on top of it.
FIELDS: dict[int, dict[int, Range]] = {
    D_TURN: {F_CARD: (-1, -1)},
    D_USE: {
        F_STEP: (0, 9), F_A: (0, MUCH), F_B: (0, MUCH), F_C: (0, 1), F_BASE: (0, MUCH),
    },
    D_FEE: {},
    D_PAY: {
        F_CARD: (-1, 4), F_STEP: (0, STEPS - 1), F_A: (1, MUCH), F_B: (0, 2), F_C: (-1, 99),
        F_BASE: (0, MUCH),
    },
    D_DEBT: {F_CARD: (-1, -1), F_A: (0, MUCH), F_B: (0, 2)},
    D_SUBSTITUTE: {F_CARD: (CLAY, IRON), F_A: (1, MUCH), F_BASE: (0, MUCH)},
    D_GIVE: {
        F_CARD: (-1, -1), F_STEP: (0, GOODS - 1), F_A: (0, MUCH), F_B: (1, MUCH),
        F_C: (1, EVERY_GOOD), F_BASE: (0, MUCH), F_X: (1, MUCH),
    },
    D_RECEIVE: {
        F_CARD: (-1, -1), F_STEP: (0, GOODS - 1), F_A: (-1, FREIGHT), F_B: (-1, FREIGHT),
        F_C: (1, EVERY_GOOD),
    },
}  # fmt: skip
ON_AN_ACTION = (D_FEE, D_GIVE, D_RECEIVE)


def check_frames(state: State) -> None:
    """Refuse decisions that no play could have opened."""
    for depth in range(int(state.row[DEPTH])):
        row = frame(state, depth)
        kind, seat, card = row[F_KIND], row[F_SEAT], row[F_CARD]
        if kind not in FIELDS or not 0 <= seat < state.players:
            raise wrong("asks nothing that is known")
        below = frame(state, depth - 1) if depth > 0 else [0] * FRAME_SIZE
        is_guarded = kind == D_PAY and row[F_C] < 0
        if (kind in ON_AN_ACTION or is_guarded) and below[F_KIND] != D_USE:
            raise wrong("belongs to no action")
        if kind == D_TURN and (depth > 0 or seat != state.row[MOVER]):
            raise wrong("begins a turn in another one")
        if kind == D_PAY and card >= state.players:
            raise wrong("pays nobody")
        if kind == D_FEE and card != below[F_CARD]:
            raise wrong("asks for the fee of another card")
        check_fields(row, FIELDS[kind] | use_fields(state, row) if kind == D_USE else fields(row))


def frame(state: State, depth: int) -> list[int]:
    start = FRAME + depth * FRAME_SIZE
    return [int(state.row[at]) for at in range(start, start + FRAME_SIZE)]


def fields(row: list[int]) -> dict[int, Range]:
    """The ranges of a decision that is no action of a card."""
    known = FIELDS[row[F_KIND]]
    return known | {F_CARD: (row[F_CARD], row[F_CARD])} if row[F_KIND] == D_FEE else known


def check_fields(row: list[int], known: dict[int, Range]) -> None:
    for at in range(F_CARD, FRAME_SIZE):
        low, high = known.get(at, (0, 0))
        if not low <= row[at] <= high:
            raise wrong(f"has {row[at]} in field {at}")


def use_fields(state: State, row: list[int]) -> dict[int, Range]:
    """What the action of a card keeps for itself."""
    cards = state.rules.cards
    last = int(cards.count) - 1
    if not 0 <= row[F_CARD] <= last or not cards.open[row[F_CARD]]:
        raise wrong("uses no card")
    own: dict[int, Range] = {F_CARD: (0, last)}
    effect = state.rules.effects[row[F_CARD]]
    if isinstance(effect, Steps):
        return own | step_fields(effect, row)
    if isinstance(effect, Build):
        return own | {F_STEP: (0, 2), F_A: (0, int(effect.times)), F_X: (0, last)}
    if isinstance(effect, (HarbourWatch, MainStation, ConstructionSite)):
        return own | {F_STEP: (0, 1), F_X: (0, last)}
    if isinstance(effect, Wharf):
        return own | {F_STEP: (0, 1), F_X: (0, SHIP_KINDS - 1)}
    sums: dict[int, Range] = dict.fromkeys(range(F_X, FRAME_SIZE), (0, MUCH))
    if isinstance(effect, ShippingLine):
        return own | sums | {F_STEP: (0, 2), F_X: (0, 99)}
    if isinstance(effect, BusinessOffice):
        return own | sums | {F_STEP: (0, 2), F_X: (0, 1), F_X + 1: (0, GOODS - 1)}
    return own | sums | {F_STEP: (0, 5)}


def step_fields(effect: Steps, row: list[int]) -> dict[int, Range]:
    """How often each step was done; a pick keeps how many are left and the next good."""
    found: dict[int, Range] = {F_STEP: (0, int(effect.count) + 1)}
    for at in range(int(effect.count)):
        is_picking = isinstance(effect.verbs[at], Pick) and row[F_X + at] != 0
        found[F_X + at] = (BEGUN + 32, BEGUN + 32 * GOODS + GOODS - 1) if is_picking else (0, MUCH)
    return found


def wrong(problem: str) -> BadInput:
    return BadInput(f"an open decision {problem}")
