"""Reads one TOML table key by key and names file, card and key when something is wrong."""

from collections.abc import Iterable
from typing import Final

from kontor.core.errors import BadCard, near
from kontor.le_havre.goods import NUMBERS

MOST: Final = 99  # no number on a card is larger


class Reader:
    """A table of a card file; every key must be asked for, or `done` complains."""

    def __init__(self, where: str, table: dict[str, object]) -> None:
        self.where = where
        self.table = table
        self.known: list[str] = []

    def wrong(self, problem: str) -> BadCard:
        return BadCard(f"{self.where} {problem}")

    def has(self, key: str) -> bool:
        self.known.append(key)
        return key in self.table

    def number(self, key: str, default: int = 0, least: int = 0) -> int:
        if not self.has(key):
            return default
        value = self.table[key]
        if type(value) is not int or not least <= value <= MOST:
            raise self.wrong(f"has '{key}' = {value!r}; a number from {least} to {MOST} is wanted")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        if not self.has(key):
            return default
        value = self.table[key]
        if type(value) is not bool:
            raise self.wrong(f"has '{key}' = {value!r}; true or false is wanted")
        return value

    def word(self, key: str, allowed: Iterable[str], default: str = "") -> str:
        if not self.has(key):
            return default
        return self.one_of(key, self.table[key], list(allowed))

    def words(self, key: str, allowed: Iterable[str]) -> list[str]:
        """One word or a list of words."""
        if not self.has(key):
            return []
        value = self.table[key]
        many = value if isinstance(value, list) else [value]
        return [self.one_of(key, each, list(allowed)) for each in many]

    def text(self, key: str) -> str:
        if not self.has(key):
            return ""
        value = self.table[key]
        if not isinstance(value, str):
            raise self.wrong(f"has '{key}' = {value!r}; words in quotes are wanted")
        return value

    def one_of(self, key: str, value: object, allowed: list[str]) -> str:
        if isinstance(value, str) and value in allowed:
            return value
        raise self.wrong(f"names no {key} {value!r}{near(str(value), allowed)}")

    def good(self, key: str) -> int:
        return NUMBERS[self.word(key, list(NUMBERS)[:-1])] if self.has(key) else -1

    def goods(self, key: str, extra: tuple[str, ...] = ("francs",)) -> dict[str, int]:
        """Amounts by good, with the extra names allowed beside the sixteen goods."""
        if not self.has(key):
            return {}
        value = self.table[key]
        if not isinstance(value, dict):
            raise self.wrong(f"has '{key}' = {value!r}; {{ wood = 2 }} is the form")
        allowed = [*list(NUMBERS)[:-1], *extra]
        for name, amount in value.items():
            if name not in allowed:
                raise self.wrong(f"names no good '{name}' in '{key}'{near(name, allowed)}")
            if type(amount) is not int or not 1 <= amount <= MOST:
                raise self.wrong(f"has {name} = {amount!r} in '{key}'; 1 to {MOST} is wanted")
        return dict(value)

    def players(self, key: str) -> dict[str, list[int]]:
        """Numbers of players by variant: { full = [1, 2], short = [5] }."""
        if not self.has(key):
            return {}
        value = self.table[key]
        if not isinstance(value, dict) or not set(value) <= {"full", "short"}:
            raise self.wrong(f"has '{key}' = {value!r}; {{ full = [3], short = [] }} is the form")
        for counts in value.values():
            if not isinstance(counts, list) or any(n not in (1, 2, 3, 4, 5) for n in counts):
                raise self.wrong(
                    f"has {counts!r} in '{key}'; numbers of players, 1 to 5, are wanted"
                )
        return dict(value)

    def rate(self, key: str) -> tuple[int, int, int]:
        """ "1/2 each", "5 each" or "1 once" as (per time, divisor, once)."""
        written = self.text(key)
        if not written:
            return 0, 1, 0
        amount, _, how = written.partition(" ")
        above, _, below = amount.partition("/")
        if above.isdecimal() and (below or "1") in ("1", "2", "3"):
            if how == "each":
                return int(above), int(below or "1"), 0
            if how == "once" and not below:
                return 0, 1, int(above)
        raise self.wrong(f"has '{key}' = {written!r}; '2 each', '1/2 each' or '1 once' is wanted")

    def list_of_tables(self, key: str) -> list[dict[str, object]]:
        if not self.has(key):
            return []
        value = self.table[key]
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.wrong(f"has '{key}' = {value!r}; a list of {{ verb = ... }} is the form")
        return list(value)

    def done(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self.table:
            if key not in self.known:
                raise self.wrong(f"has no key '{key}'{near(key, self.known)}")
