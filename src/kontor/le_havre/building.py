"""What a building or ship costs to build, with substitutes and discounts (LH-7, LH-8)."""

from typing import Final, final

from mypy_extensions import i64

from kontor.le_havre.cards import CRANE, SAVE_CLAY, SAVE_WOOD
from kontor.le_havre.goods import BRICK, CLAY, IRON, IRON_SHIP, LINER, STEEL, WOOD, WOODEN
from kontor.le_havre.layout import D_SUBSTITUTE, IN_PILE, MODERN
from kontor.le_havre.payment import energy, energy_due
from kontor.le_havre.reasons import (
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
CRANED: tuple[int, ...] = (CLAY, BRICK, IRON, STEEL)


@final
class Bill:
    """Materials due for one building, after all discounts."""

    def __init__(self, state: State, seat: i64, card: i64, saves_wood: bool, craned: i64) -> None:
        cost = state.rules.cards.cost
        row = card * 5
        self.wood = cost[row]
        self.clay = cost[row + 1]
        self.brick = cost[row + 2]
        self.iron = cost[row + 3]
        self.steel = cost[row + 4]
        self.replace(craned)
        self.discount(state, seat, saves_wood)

    def replace(self, craned: i64) -> None:
        """One token of another material becomes wood (LH-18.01)."""
        if craned == NO_CRANE:
            return
        self.wood += 1
        if craned == CLAY:
            self.clay -= 1
        elif craned == BRICK:
            self.brick -= 1
        elif craned == IRON:
            self.iron -= 1
        else:
            self.steel -= 1

    def discount(self, state: State, seat: i64, saves_wood: bool) -> None:
        if saves_wood and self.wood > 0:
            self.wood -= 1
        if self.wood > 0 and state.can_do(seat, SAVE_WOOD):
            self.wood -= 1
        if state.can_do(seat, SAVE_CLAY):
            if self.brick > 0:
                self.brick -= 1
            elif self.clay > 0:
                self.clay -= 1

    def is_payable(self, state: State, seat: i64) -> bool:
        """Bricks may stand in for clay and steel for iron."""
        bricks = state.has(seat, BRICK) - self.brick
        steel = state.has(seat, STEEL) - self.steel
        return (
            min(self.clay, self.brick, self.iron, self.steel) >= 0
            and state.has(seat, WOOD) >= self.wood
            and bricks >= 0
            and steel >= 0
            and state.has(seat, CLAY) + bricks >= self.clay
            and state.has(seat, IRON) + steel >= self.iron
        )

    def pay(self, state: State, seat: i64) -> None:
        """Hand in what is fixed and ask about substitutes."""
        state.spend(seat, WOOD, self.wood)
        state.spend(seat, BRICK, self.brick)
        state.spend(seat, STEEL, self.steel)
        pay_either(state, seat, IRON, self.iron)
        pay_either(state, seat, CLAY, self.clay)


def pay_either(state: State, seat: i64, good: i64, amount: i64) -> None:
    """Open the question how many of the upgraded good stand in for this one."""
    if amount > 0:
        state.push(D_SUBSTITUTE, seat, good, amount)


def can_build(state: State, seat: i64, card: i64, saves_wood: bool) -> bool:
    """Whether a card on top of a pile is payable, with the crane if need be."""
    if Bill(state, seat, card, saves_wood, NO_CRANE).is_payable(state, seat):
        return True
    if state.can_do(seat, CRANE):
        for good in CRANED:
            if Bill(state, seat, card, saves_wood, good).is_payable(state, seat):
                return True
    return False


def why_not_build(state: State, seat: i64, card: i64, saves_wood: bool) -> i64:
    """Why a building cannot be built in a firm now."""
    cards = state.rules.cards
    place = state.where(card)
    if cards.buildable[card] == 0:
        return NOT_BUILDABLE
    if place < IN_PILE or place >= IN_PILE + 3 or state.top(place - IN_PILE) != card:
        return NOT_ON_TOP
    if saves_wood and cards.cost[card * 5] == 0:
        return ONLY_WITH_WOOD
    return OK if can_build(state, seat, card, saves_wood) else NO_MATERIAL


def why_not_build_ship(state: State, seat: i64, kind: i64, wharf: i64) -> i64:
    """Why a ship cannot be built in a wharf now (LH-8)."""
    if state.top_ship(kind) < 0:
        return NO_SHIP_LEFT
    wood: i64 = 0
    if kind == WOODEN:
        wood = 5
        if state.has(seat, WOOD) < wood:
            return NO_MATERIAL
    elif kind == IRON_SHIP:
        if state.has(seat, IRON) + state.has(seat, STEEL) < 4:
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


def is_modern(state: State, wharf: i64) -> bool:
    return state.v[MODERN] >> wharf_number(state, wharf) & 1 == 1


def modernise(state: State, seat: i64, wharf: i64) -> None:
    """One brick, once, by whoever is first to build something other than wood there."""
    if not is_modern(state, wharf):
        state.spend(seat, BRICK, 1)
        state.v[MODERN] |= i64(1) << wharf_number(state, wharf)


def wharf_number(state: State, card: i64) -> i64:
    return i64(state.rules.wharves.index(int(card)))
