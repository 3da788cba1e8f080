"""What is too little for what was refused: for a building, a ship, or the action of a card."""

from mypy_extensions import i64

from kontor.le_havre.actions import BUILD, BUILD_SHIP, USE
from kontor.le_havre.building import NO_CRANE, bill, bill_by_name, ship_materials
from kontor.le_havre.effects.build import Build
from kontor.le_havre.goods import NUMBERS, STANDARD, UPGRADED
from kontor.le_havre.payment import energy, energy_due, food
from kontor.le_havre.reasons import Shortage
from kontor.le_havre.state import State

STAND_INS: dict[str, str] = {"clay": "brick", "iron": "steel"}
SETS: dict[str, int] = {"standard": STANDARD, "upgraded": UPGRADED}


def shortages(state: State, seat: i64, kind: int, operand: int) -> list[list[Shortage]]:
    """To mend one of the lists is enough; none where no resource is to blame."""
    if kind == USE:
        return state.rules.effects[operand].shortages(state, seat)
    if kind == BUILD:
        return [of_building(state, seat, operand)]
    if kind == BUILD_SHIP:
        return [of_ship(state, seat, operand)]
    return []


def of_building(state: State, seat: i64, card: int) -> list[Shortage]:
    """Materials after all discounts, without the crane."""
    effect = state.decision()
    saves_wood = isinstance(effect, Build) and effect.saves_wood
    return of_materials(state, seat, bill_by_name(bill(state, seat, card, saves_wood, NO_CRANE)))


def of_ship(state: State, seat: i64, kind: int) -> list[Shortage]:
    """Materials, and if they are there, the energy beside them (LH-8)."""
    wanted = ship_materials(kind)
    found = of_materials(state, seat, wanted)
    due = int(energy_due(state, seat, state.rules.ships.energy[kind]))
    left = stock(state, seat, "energy") - wanted.get("wood", 0)
    return found if found or left >= due else [Shortage(("energy",), due, left)]


def of_materials(state: State, seat: i64, wanted: dict[str, int]) -> list[Shortage]:
    """Bricks may stand in for clay and steel for iron, as far as they are not wanted as such."""
    found = []
    for name, amount in wanted.items():
        better = STAND_INS.get(name, "")
        spare = stock(state, seat, better) - wanted.get(better, 0) if better else 0
        usable = stock(state, seat, name) + max(spare, 0)
        if usable < amount:
            stands_in = spare > 0 and wanted.get(better, 0) == 0
            found.append(Shortage((name,), amount, usable, (better,) if stands_in else ()))
    return found


def stock(state: State, seat: i64, name: str) -> int:
    """How much a seat has of a good, of francs, of food or energy, or of a set of goods."""
    if name == "food":
        return int(food(state, seat))
    if name == "energy":
        return int(energy(state, seat))
    if name in SETS:
        return sum(int(state.has(seat, good)) for good in range(16) if SETS[name] >> good & 1)
    return int(state.has(seat, NUMBERS[name]))
