"""The printed tables: rounds, ships, supply tiles and the opening."""

import tomllib
from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.le_havre.goods import NUMBERS, SHIPS

VARIANTS: tuple[str, ...] = ("full", "short")
STANDARD_BUILDING: Final = 1
SPECIAL_BUILDING: Final = 2
TOWN: tuple[str, ...] = ("", "standard", "special")


def read(name: str) -> dict[str, Any]:
    """One of the data files."""
    return tomllib.loads((files("kontor.le_havre") / "data" / f"{name}.toml").read_text("utf-8"))


@final
class Ships:
    """Kinds of ships, and the sixteen types of a kind and a value."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.price: Final = vec[i64]([table[name].get("price", -1) for name in SHIPS])
        self.capacity: Final = vec[i64]([table[name]["capacity"] for name in SHIPS])
        self.food: Final = vec[i64]([food for name in SHIPS for food in table[name]["food"]])
        self.energy: Final = vec[i64]([table[name]["energy"] for name in SHIPS])
        types = [(k, v) for k, n in enumerate(SHIPS) for v in sorted(set(table[n]["values"]))]
        self.types: Final = types
        self.kind: Final = vec[i64]([kind for kind, _ in types])
        self.value: Final = vec[i64]([value for _, value in types])
        self.copies: Final = [table[SHIPS[kind]]["values"].count(value) for kind, value in types]
        self.cheapest: Final[i64] = min(price for price in self.price if price >= 0)

    def type_of(self, kind: str, value: int) -> int:
        """The number of a type, or -1."""
        if kind in SHIPS and (SHIPS.index(kind), value) in self.types:
            return self.types.index((SHIPS.index(kind), value))
        return -1

    def feeds(self, kind: i64, players: i64) -> i64:
        return self.food[kind * 5 + players - 1]


@final
class Rounds:
    """The rounds of one variant; round 1 is at index 0."""

    def __init__(self, table: list[dict[str, Any]], ships: Ships) -> None:
        self.count: Final[i64] = len(table)
        self.food: Final = vec[i64]([row["food"] for row in table])
        self.harvest: Final = vec[i64]([1 if row["harvest"] else 0 for row in table])
        self.town: Final = vec[i64]([TOWN.index(row.get("town", "")) for row in table])
        self.ship: Final = vec[i64]([ships.type_of(*row["ship"]) for row in table])


class Printed:
    """Everything that is printed on boards and round cards."""

    def __init__(self) -> None:
        rounds = read("rounds")
        tiles = read("tiles")["tiles"]
        self.ships: Final = Ships(read("ships"))
        self.rounds: Final = {
            name: Rounds(table["rounds"], self.ships) for name, table in rounds.items()
        }
        self.tile_first: Final = vec[i64]([NUMBERS[tile["goods"][0]] for tile in tiles])
        self.tile_second: Final = vec[i64]([NUMBERS[tile["goods"][1]] for tile in tiles])
        self.interest: Final = vec[i64]([1 if tile.get("interest") else 0 for tile in tiles])
        self.opening: Final = read("opening")


PRINTED: Final = Printed()
