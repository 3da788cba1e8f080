"""Cards and board of Craftsmen, read from the tables of the rules (chapters 14 and 18)."""

import re
from pathlib import Path
from typing import NamedTuple

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "craftsmen.md").read_text("utf-8")
COLOURS = ("violet", "green", "blue", "red")


def table(clause: str) -> list[list[str]]:
    """The cells of the table in a clause, without its head."""
    text = RULES.split(f"**{clause}**")[1].split("\n\n**CR-")[0]
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def name(words: str) -> str:
    """An id of words: "iron ore" is iron_ore."""
    return words.strip().replace(" ", "_")


class Building(NamedTuple):
    """A kind of building: what it needs and makes, what that brings, and its cards."""

    id: str
    needs: tuple[str, ...]
    makes: str
    points: int
    cards: tuple[tuple[str, str], ...]  # upper and lower colour


def read_cards(cell: str) -> tuple[tuple[str, str], ...]:
    words = re.sub(r"\(.*?\)| H\b", "", cell).split(",")
    halves = [word.strip().split("/") for word in words]
    return tuple((half[0], half[-1]) for half in halves)


def read_buildings() -> dict[str, Building]:
    """All 23 kinds of buildings."""
    found = [
        Building(row[1].strip("`"), (), name(row[2]), 0, read_cards(row[-1]))
        for clause in ("CR-18.4", "CR-18.5")
        for row in table(clause)
    ]
    found += [
        Building(
            row[1].strip("`"),
            tuple(name(need) for need in row[2].split(",")),
            name(row[4]),
            int(row[5]),
            read_cards(row[-1]),
        )
        for clause in ("CR-18.6", "CR-18.7")
        for row in table(clause)
    ]
    return {building.id: building for building in found}


BUILDINGS = read_buildings()
# Both halves of each card, by its id, and the kind of building that it is.
HALVES: dict[str, tuple[str, str]] = {
    f"{building.id}_{top}" + ("" if top == bottom else f"_{bottom}"): (top, bottom)
    for building in BUILDINGS.values()
    for top, bottom in building.cards
}
BUILDING_OF = {
    card: next(b for b in BUILDINGS.values() if re.fullmatch(rf"{b.id}_[a-z]+(_[a-z]+)?", card))
    for card in HALVES
}
POINTS = {building.makes: building.points for building in BUILDINGS.values()}
RAW = tuple(building.makes for building in BUILDINGS.values() if not building.needs)
STORED = tuple(b.makes for b in BUILDINGS.values() if len(b.needs) == 1 and b.makes != "meat")
FINAL = tuple(b.makes for b in BUILDINGS.values() if len(b.needs) == 2)


def read_holds() -> list[dict[str, int]]:
    """For each ship the goods that it carries, from the top row down, with their points."""
    holds: list[dict[str, int]] = [{} for _ in range(4)]
    for row in table("CR-18.13"):
        for hold, cell in zip(holds, row[1:], strict=True):
            if cell != "-":
                good, points = cell.rsplit(" ", 1)
                hold[name(good)] = int(points)
    return holds


HOLDS = read_holds()
EXTRA = [[int(cell) for cell in row[1:] if cell != "-"] for row in table("CR-14.3")]
BONUS = {name(row[0]): int(row[3]) for row in table("CR-18.9")}
LINES = {name(row[0]): {name(kind) for kind in row[1].split(",")} for row in table("CR-18.9")}
FEES = [int(cell) for cell in table("CR-3.5")[1][1:]]
TOKENS = {2: 4, 3: 6, 4: 8, 5: 10}  # CR-2.14
MOST_HELPERS = {2: 4, 3: 4, 4: 5, 5: 6}  # CR-4.10
CAPITAL = tuple(f"{colour}_{value}" for colour in COLOURS for value in (1, 2, 3))
ALIKE = 4  # CR-18.11
