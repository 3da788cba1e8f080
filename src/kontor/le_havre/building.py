"""What a building or ship costs to build, with substitutes and discounts (LH-7, LH-8)."""

from typing import Final

from mypy_extensions import i64

from kontor.le_havre.cards import CRANE, MATERIALS, SAVE_CLAY, SAVE_WOOD
from kontor.le_havre.goods import BRICK, CLAY, IRON, IRON_SHIP, LINER, STEEL, WOOD, WOODEN, bit
from kontor.le_havre.layout import D_SUBSTITUTE, IN_PILE, MODERN, POWERS
from kontor.le_havre.payment import energy, energy_due
from kontor.le_havre.reasons import (
    BUILT,
    NO_BRICK,
    NO_ENERGY,
    NO_MATERIAL,
    NO_SHIP_LEFT,
    NOT_BUILDABLE,
    NOT_ON_TOP,
    OK,
    ONLY_WITH_WOOD,
)  # fmt: skip
from kontor.le_havre.state import State

NO_CRANE: Final = -1
CRANED: Final = (CLAY, BRICK, IRON, STEEL)
WOOD_FOR_SHIP: Final = 5
IRON_FOR_SHIP: Final = 4


# A bill packs five amounts into one number, a byte each from wood, clay, brick and iron to steel,
# so that trying one costs no memory.
A_WOOD: Final = 1
A_CLAY: Final = 1 << 8
A_BRICK: Final = 1 << 16


def bill(state: State, seat: i64, card: i64, saves_wood: bool, craned: i64) -> i64:
    """Materials due for a building after all discounts; -1 if the crane finds nothing to lift."""
    due = state.rules.cards.bill[card]
    if craned != NO_CRANE:
        due = with_crane(due, craned)
        if due < 0:
            return -1
    if saves_wood and due & 255:
        due -= A_WOOD
    powers = state.of(seat, POWERS)
    if powers & SAVE_WOOD and due & 255:
        due -= A_WOOD
    if powers & SAVE_CLAY:
        if due >> 16 & 255:
            due -= A_BRICK
        elif due >> 8 & 255:
            due -= A_CLAY
    return due


def bill_by_name(due: i64) -> dict[str, int]:
    """A bill by names."""
    return {name: int(due >> 8 * at & 255) for at, name in enumerate(MATERIALS)}


def with_crane(due: i64, craned: i64) -> i64:
    """One token of another material becomes wood (LH-18.01)."""
    shift: i64 = 8
    if craned == BRICK:
        shift = 16
    elif craned == IRON:
        shift = 24
    elif craned == STEEL:
        shift = 32
    return due - bit(shift) + A_WOOD if due >> shift & 255 else i64(-1)


def is_payable(state: State, seat: i64, due: i64) -> bool:
    """Bricks may stand in for clay and steel for iron."""
    if due < 0 or state.has(seat, WOOD) < due & 255:
        return False
    bricks = state.has(seat, BRICK) - (due >> 16 & 255)
    if bricks < 0 or state.has(seat, CLAY) + bricks < due >> 8 & 255:
        return False
    steel = state.has(seat, STEEL) - (due >> 32)
    return steel >= 0 and state.has(seat, IRON) + steel >= due >> 24 & 255


def pay_bill(state: State, seat: i64, due: i64) -> None:
    """Hand in what is fixed and ask about substitutes."""
    state.spend(seat, WOOD, due & 255)
    state.spend(seat, BRICK, due >> 16 & 255)
    state.spend(seat, STEEL, due >> 32)
    pay_either(state, seat, IRON, due >> 24 & 255)
    pay_either(state, seat, CLAY, due >> 8 & 255)


def pay_either(state: State, seat: i64, good: i64, amount: i64) -> None:
    """Open the question how many of the upgraded good stand in for this one."""
    if amount > 0:
        state.push(D_SUBSTITUTE, seat, good, amount)


def can_build(state: State, seat: i64, card: i64, saves_wood: bool) -> bool:
    """Whether a card on top of a pile is payable, with the crane if need be."""
    if is_payable(state, seat, bill(state, seat, card, saves_wood, NO_CRANE)):
        return True
    if state.can_do(seat, CRANE):
        for good in CRANED:
            if is_payable(state, seat, bill(state, seat, card, saves_wood, good)):
                return True
    return False


def why_not_build(state: State, seat: i64, card: i64, saves_wood: bool) -> i64:
    """Why a building cannot be built in a firm now."""
    cards = state.rules.cards
    place = state.where(card)
    if cards.buildable[card] == 0:
        return NOT_BUILDABLE
    if place < IN_PILE:
        return BUILT
    if place >= IN_PILE + 3 or state.top(place - IN_PILE) != card:
        return NOT_ON_TOP
    return why_not_build_top(state, seat, card, saves_wood)


def why_not_build_top(state: State, seat: i64, card: i64, saves_wood: bool) -> i64:
    """The same for a card that is known to lie on top of a pile."""
    cards = state.rules.cards
    if cards.buildable[card] == 0:
        return NOT_BUILDABLE
    if saves_wood and cards.cost[card * 5] == 0:
        return ONLY_WITH_WOOD
    return OK if can_build(state, seat, card, saves_wood) else NO_MATERIAL


def why_not_build_ship(state: State, seat: i64, kind: i64, wharf: i64) -> i64:
    """Why a ship cannot be built in a wharf now (LH-8)."""
    if state.top_ship(kind) < 0:
        return NO_SHIP_LEFT
    wood: i64 = 0
    if kind == WOODEN:
        wood = WOOD_FOR_SHIP
        if state.has(seat, WOOD) < wood:
            return NO_MATERIAL
    elif kind == IRON_SHIP:
        if state.has(seat, IRON) + state.has(seat, STEEL) < IRON_FOR_SHIP:
            return NO_MATERIAL
    elif state.has(seat, STEEL) < steel_for(kind):
        return NO_MATERIAL
    if kind != WOODEN and not is_modern(state, wharf) and state.has(seat, BRICK) == 0:
        return NO_BRICK
    if energy(state, seat) - wood < energy_due(state, seat, state.rules.ships.energy[kind]):
        return NO_ENERGY
    return OK


def steel_for(kind: i64) -> i64:
    return 3 if kind == LINER else 2


def ship_materials(kind: int) -> dict[str, int]:
    """What a ship is built from, without energy."""
    if kind == WOODEN:
        return {"wood": WOOD_FOR_SHIP}
    return {"iron": IRON_FOR_SHIP} if kind == IRON_SHIP else {"steel": int(steel_for(kind))}


def is_modern(state: State, wharf: i64) -> bool:
    return state.row[MODERN] >> wharf_number(state, wharf) & 1 == 1


def modernise(state: State, seat: i64, wharf: i64) -> None:
    """One brick, once, by whoever is first to need more there than a wooden ship does."""
    if not is_modern(state, wharf):
        state.spend(seat, BRICK, 1)
        state.row[MODERN] |= bit(wharf_number(state, wharf))


def can_exchange_liner(state: State, seat: i64, wharf: i64) -> bool:
    """Whether the wharf is modern, or becomes so with the exchange (LH-8.14, LH-8.22)."""
    if is_modern(state, wharf):
        return True
    return state.rules.brick_for_dagmar and state.has(seat, BRICK) > 0


def wharf_number(state: State, card: i64) -> i64:
    return i64(state.rules.wharves.index(int(card)))
