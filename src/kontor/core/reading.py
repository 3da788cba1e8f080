"""Reads one TOML table key by key and names file, table and key when something is wrong."""

from collections.abc import Iterable
from typing import Final

from kontor.core.errors import BadCard, near

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

    def number(self, key: str, default: int = 0, least: int = 0, most: int = MOST) -> int:
        if not self.has(key):
            return default
        value = self.table[key]
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(f"has '{key}' = {value!r}; a number from {least} to {most} is wanted")
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

    def list_of_tables(self, key: str, form: str = "{ verb = ... }") -> list[dict[str, object]]:
        if not self.has(key):
            return []
        value = self.table[key]
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.wrong(f"has '{key}' = {value!r}; a list of {form} is the form")
        return list(value)

    def done(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self.table:
            if key not in self.known:
                raise self.wrong(f"has no key '{key}'{near(key, self.known)}")
