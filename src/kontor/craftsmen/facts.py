"""What is printed on the components of the box, as plain data for people and pages."""

from typing import Any

from kontor.core.words import say
from kontor.craftsmen.capital import SET
from kontor.craftsmen.cards import Card, cards_of, line_of, sources_of
from kontor.craftsmen.goods import (
    CAPITAL_NAMES,
    COLOURS,
    FINALS,
    GOOD_NAMES,
    KIND_NAMES,
    MEAT,
    RAW,
    SEASONS,
    STORED,
    TYPE_NAMES,
    YEARS,
)
from kontor.craftsmen.scoring import SOURCE_NAMES
from kontor.craftsmen.tables import CARGO_NAMES, COSTS, Building, Queue, Ship, Tables

# The clause of the rules about each kind of building, each guild, and each other thing.
CLAUSES: dict[str, str] = {
    "sawmill": "18.4", "basic": "18.5", "extended": "18.6", "advanced": "18.7",
    "bankers": "6.1", "builders": "7.1", "notary": "8.1", "crafts": "9.1", "merchants": "10.1",
    "town_hall": "11.1",
    "ships": "18.13", "bonus": "18.9", "capital": "18.11", "costs": "18.10", "numbers": "18.17",
    "readings": "20.4",
}  # fmt: skip


def facts(chosen: tuple[str, ...] = ("base",)) -> dict[str, Any]:
    """The cards and everything else that does not change in a game."""
    tables = Tables(sources_of(chosen))
    return {
        "cards": card_facts(tables),
        "goods": [good_facts(tables, good) for good in range(len(GOOD_NAMES))],
        "colours": list(COLOURS),
        "capital": [capital_facts(tables, kind) for kind in range(len(CAPITAL_NAMES))],
        "set": SET,  # what each card of a colour after the first is worth, if that is more
        "decks": [deck_facts(tables, kind) for kind in range(len(KIND_NAMES))],
        "ships": [ship_facts(ship) for ship in tables.ships],
        "guilds": [{"id": queue.guild, "spaces": queue.spaces} for queue in tables.queues],
        "seasons": list(SEASONS),
        "years": [year_facts(tables, year) for year in range(YEARS)],
        "numbers": {**tables.numbers, **tables.rows},
        "readings": tables.readings,
        "sources": [*SOURCE_NAMES, "bonus_tokens"],
    }


# -- goods, capital, ships ---------------------------------------------------------------------


def good_facts(tables: Tables, good: int) -> dict[str, Any]:
    """A good: what makes it of what, what it brings, and where it can go."""
    building = tables.buildings[good]
    is_final = good >= FINALS
    return {
        "id": GOOD_NAMES[good],
        "tier": "final" if is_final else "half" if good >= RAW else "raw",
        "building": building.name,
        "deck": KIND_NAMES[building.kind],
        "needs": [GOOD_NAMES[need] for need in building.needs],
        "points": building.points,
        "stored": RAW <= good < RAW + STORED,  # in the granary
        "loaded": good >= MEAT,  # onto ships
        "bonus": tables.bonus[good - FINALS] if is_final else None,
        "line": line(tables, good),
    }


def line(tables: Tables, good: int) -> list[str]:
    """All buildings of the full line of a good."""
    types = line_of(tables.buildings, good)
    return [name for at, name in enumerate(TYPE_NAMES) if types >> at & 1]


def capital_facts(tables: Tables, kind: int) -> dict[str, Any]:
    """A kind of capital card, and how many there are of it."""
    return {
        "id": CAPITAL_NAMES[kind],
        "colour": COLOURS[kind // 3],
        "value": kind % 3 + 1,
        "cards": tables.capital[kind],
    }


def deck_facts(tables: Tables, kind: int) -> dict[str, Any]:
    """A kind of buildings: what it costs to build one, to buy its card, and the mayor's cards."""
    return {"id": KIND_NAMES[kind], **{name: tables.costs[name][kind] for name in COSTS}}


def ship_facts(ship: Ship) -> dict[str, Any]:
    """The rows of a hold from the top down, and the points for most markers."""
    hold = [{"good": CARGO_NAMES[cargo], "points": n} for cargo, n in ship.points.items()]
    return {"id": ship.name, "hold": hold, "extra": ship.extra}


def year_facts(tables: Tables, year: int) -> dict[str, Any]:
    """What a helper works in a year, and the fee for covering a disc."""
    return {"work": tables.rows["work"][year], "fee": tables.rows["fee"][year]}


# -- cards -------------------------------------------------------------------------------------


def card_facts(tables: Tables) -> list[dict[str, Any]]:
    """All cards and other values with their confidence and the clause that explains them."""
    found = [building_entry(card, tables) for card in cards_of(tables.buildings)]
    sure = tables.sure_of
    found += [
        entry(id, "capital", {"cards": count}, {"cards": sure["capital"]})
        for id, count in zip(CAPITAL_NAMES, tables.capital, strict=True)
    ]
    found += [ship_entry(ship) for ship in tables.ships]
    found += [
        entry(f"bonus_{name}", "bonus", {"points": points}, {"points": sure["bonus"]})
        for name, points in zip(GOOD_NAMES[FINALS:], tables.bonus, strict=True)
    ]
    found += [queue_entry(queue) for queue in tables.queues]
    for name in COSTS:
        costs = dict(zip(KIND_NAMES[1:], tables.costs[name][1:], strict=True))
        found.append(entry(f"cost_{name}", "costs", {"costs": costs}, {"costs": sure["costs"]}))
    numbers: dict[str, object] = {**tables.numbers, **tables.rows}
    for name, value in numbers.items():
        found.append(entry(name, "numbers", {"value": value}, {"value": sure["numbers"]}))
    for name, reading in tables.readings.items():
        found.append(entry(f"reading_{name}", "readings", {"value": reading}, {}))
    return found


def entry(
    id: str,
    set_name: str,
    values: dict[str, object],
    marks: dict[str, float],
    about: str = "",
) -> dict[str, Any]:
    """One line of the description; what is reconstructed says how sure each part is."""
    doubts = {name: mark for name, mark in marks.items() if mark < 1}
    return {
        "id": id,
        "set": set_name,
        "clause": f"CR-{CLAUSES[about or set_name]}",
        **values,
        "sure": min(doubts.values()) if doubts else "certain",
        "sure_of": doubts or None,
    }


def building_entry(card: Card, tables: Tables) -> dict[str, Any]:
    building: Building = tables.buildings[card.type]
    values: dict[str, object] = {
        "deck": KIND_NAMES[card.kind],
        "number": card.number,
        "building": building.name,
        "makes": GOOD_NAMES[building.type],
        "needs": [GOOD_NAMES[need] for need in building.needs],
        "points": building.points,
        "colours": [COLOURS[card.top], COLOURS[card.bottom]],
        "house": card.house,
        "text": say(f"craftsmen-type-{building.name}.text"),
    }
    marks = {**building.marks, "colours": card.sure}
    return entry(card.id, "buildings", values, marks, KIND_NAMES[card.kind])


def ship_entry(ship: Ship) -> dict[str, Any]:
    hold = {CARGO_NAMES[cargo]: points for cargo, points in ship.points.items()}
    marks = {"cargo": ship.sure_cargo, "points": ship.sure_points}
    for place, mark in enumerate(ship.sure_extra, 1):
        marks[f"extra_{place}"] = mark
    return entry(f"ship_{ship.name}", "ships", {"hold": hold, "extra": ship.extra}, marks)


def queue_entry(queue: Queue) -> dict[str, Any]:
    marks = {"spaces": queue.sure}
    return entry(f"queue_{queue.guild}", "queue", {"spaces": queue.spaces}, marks, queue.guild)
