"""Splits files of values into tables, and reads one table with its marks of confidence."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kontor.core import reading
from kontor.core.errors import BadCard, near
from kontor.core.reading import MOST
from kontor.craftsmen.goods import GUILDS, TYPE_NAMES

SHIP_NAMES: tuple[str, ...] = ("1", "2", "3", "4")
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "buildings": TYPE_NAMES,
    "ships": SHIP_NAMES,
    "queue": GUILDS,
}
SINGLE: tuple[str, ...] = ("capital", "bonus", "costs", "numbers", "readings")


class Reader(reading.Reader):
    """A table of values: what is asked for must be there, unless it is a mark."""

    def must(self, key: str) -> object:
        if not self.has(key):
            raise self.wrong(f"needs '{key}'; a table is replaced as a whole")
        return self.table[key]

    def amount(self, key: str, least: int = 0, most: int = MOST) -> int:
        self.must(key)
        return self.number(key, 0, least, most)

    def amounts(
        self, key: str, fewest: int, largest: int, least: int = 0, most: int = MOST
    ) -> list[int]:
        """A list of numbers, at least `fewest` and at most `largest` of them."""
        value = self.must(key)
        if isinstance(value, list) and fewest <= len(value) <= largest:
            if all(type(each) is int and least <= each <= most for each in value):
                return list(value)
        wanted = f"{fewest}" if fewest == largest else f"{fewest} to {largest}"
        raise self.wrong(
            f"has '{key}' = {value!r}; a list of {wanted} numbers from {least} to {most} is wanted"
        )

    def choices(self, key: str, allowed: Iterable[str], fewest: int, largest: int) -> list[str]:
        """A list of words, at least `fewest` and at most `largest` of them."""
        value = self.must(key)
        if not isinstance(value, list) or not fewest <= len(value) <= largest:
            wanted = f"{fewest}" if fewest == largest else f"{fewest} to {largest}"
            raise self.wrong(f"has '{key}' = {value!r}; a list of length {wanted} is wanted")
        return self.words(key, allowed)

    def rows(self, key: str, form: str, name: str) -> list["Reader"]:
        """A reader for each row of a list of tables; a row is called `name` and its number."""
        self.must(key)
        found = self.list_of_tables(key, form)
        return [Reader(f"{self.where} {name} {at}", row) for at, row in enumerate(found, 1)]

    def inner(self, key: str) -> "Reader":
        """A reader for a table inside this one."""
        value = self.must(key)
        if not isinstance(value, dict):
            raise self.wrong(f"has '{key}' = {value!r}; {{ basic = 2, ... }} is the form")
        return Reader(f"{self.where} '{key}'", value)

    def sure(self, key: str = "", otherwise: float = 1.0) -> float:
        """How sure a value is: its own mark, else that of the table, else certain."""
        if self.has("sure"):
            otherwise = self.checked_mark("sure", self.table["sure"])
        mark = f"sure_{key}"
        if key and self.has(mark):
            return self.checked_mark(mark, self.table[mark])
        return otherwise

    def sure_each(self, key: str, count: int) -> list[float]:
        """How sure each value of a list is."""
        mark = f"sure_{key}"
        whole = self.sure()
        if not self.has(mark):
            return [whole] * count
        value = self.table[mark]
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(f"has '{mark}' = {value!r}; as many marks as '{key}' has are wanted")
        return [self.checked_mark(mark, each) for each in value]

    def checked_mark(self, mark: str, value: object) -> float:
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1:
            return float(value)
        raise self.wrong(f"has '{mark}' = {value!r}; a number from 0 to 1 is wanted")


@dataclass(frozen=True)
class Source:
    """A table and the file it stands in."""

    file: str
    name: str
    table: dict[str, object]

    def reader(self) -> Reader:
        return Reader(f"{self.file}: [{self.name}]", self.table)


def split(file: str, text: str) -> dict[str, Source]:
    """The tables of a file by name, such as "ships.2"."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadCard(f"{file}: is not a TOML file: {problem}") from None
    if not tables:
        raise BadCard(f"{file}: holds no table")
    found: dict[str, Source] = {}
    for name, table in tables.items():
        if name not in GROUPS and name not in SINGLE:
            raise BadCard(f"{file}: there is no table [{name}]{near(name, [*GROUPS, *SINGLE])}")
        if not isinstance(table, dict):
            raise BadCard(f"{file}: '{name}' is no table; [{name}] is the form")
        if name in SINGLE:
            found[name] = Source(file, name, table)
        else:
            found.update(members(file, name, table))
    return found


def members(file: str, group: str, tables: dict[str, object]) -> dict[str, Source]:
    """The tables of a group such as [ships.1] to [ships.4]."""
    found: dict[str, Source] = {}
    for name, table in tables.items():
        if name not in GROUPS[group]:
            hint = near(name, GROUPS[group])
            raise BadCard(f"{file}: there is no table [{group}.{name}]{hint}")
        if not isinstance(table, dict):
            raise BadCard(f"{file}: [{group}] has '{name}' = {table!r}; a table is wanted")
        found[f"{group}.{name}"] = Source(file, f"{group}.{name}", table)
    return found
