"""Plain data that a person gives, checked piece by piece and refused with a sentence."""

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2s
from typing import Any

from kontor.core.errors import BadInput, near
from kontor.core.words import Message

Data = dict[str, Any]
DEEPEST = 8  # lists and tables in each other; a position has five


def checked(data: object, keys: Iterable[str], what: str) -> Data:
    """The dictionary itself, when it is one and has only known keys."""
    if not isinstance(data, dict):
        raise BadInput(f"{what} is a dictionary, not {data!r}")
    known = tuple(keys)
    for key in data:
        if key not in known:
            raise BadInput(f"{what} has no key '{key}'{near(str(key), known)}")
    return data


def position_of(game: str, data: object, keys: Iterable[str]) -> Data:
    """A position of this game, as far as its keys and the form of its seats go."""
    given = checked(data, keys, "a position")
    if given.get("game", game) != game:
        raise BadInput(f"this is a position of '{given['game']}', not of {game}")
    if not isinstance(given.get("seats", []), list):
        raise BadInput("seats is a list with a dictionary per player")
    return given


def number(value: object, what: str, low: int, high: int) -> int:
    """A whole number in its range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(f"{what} is {value!r}; a number from {low} to {high} is wanted")
    return value


def items(value: object, what: str, most: int = 1000) -> list[Any]:
    """A list that is not too long."""
    if not isinstance(value, (list, tuple)):
        raise BadInput(f"{what} is {value!r}; a list is wanted")
    if len(value) > most:
        raise BadInput(f"{what} has {len(value)} entries; there is room for {most}")
    return list(value)


def decisions(value: object, room: int, size: int, most: int) -> list[list[int]]:
    """Open decisions as `position()` writes them: rows of so many numbers, not too many."""
    found = [items(row, "a decision", size) for row in items(value, "decisions", room)]
    if any(len(row) != size for row in found):
        raise BadInput(f"a decision is a list of {size} numbers")
    return [[number(each, "a decision", -most, most) for each in row] for row in found]


def check_fields(row: list[int], first: int, ranges: Mapping[int, tuple[int, int]]) -> None:
    """Refuse a decision with a number out of its range, from a field on; others are 0."""
    for at in range(first, len(row)):
        low, high = ranges.get(at, (0, 0))
        if not low <= row[at] <= high:
            raise wrong_decision(f"has {row[at]} in field {at}")


def wrong_decision(problem: str) -> BadInput:
    """The refusal of a decision that no play could have opened."""
    return BadInput(f"an open decision {problem}")


def word(value: object, what: str, known: tuple[str, ...]) -> int:
    """The place of a word among those that are known."""
    if not isinstance(value, str) or value not in known:
        offered = ", ".join(known)
        raise BadInput(f"{what} is {value!r}{near(str(value), known)}; it is one of {offered}")
    return known.index(value)


def flag(value: object, what: str) -> bool:
    """True or false, and nothing that merely counts as one."""
    if not isinstance(value, bool):
        raise BadInput(f"{what} is {value!r}; true or false is wanted")
    return value


def plain(data: Mapping[str, Any]) -> None:
    """Refuse what JSON does not have, and tables in tables without end."""
    level: list[object] = [data]
    for _ in range(DEEPEST):
        level = [part for each in level for part in parts(each)]
        if not level:
            return
    raise BadInput(Message("position-parts"))


def parts(value: object) -> list[object]:
    """What lies in a table or list; nothing in words and numbers."""
    if isinstance(value, Mapping):
        if not all(isinstance(key, str) for key in value):
            raise BadInput(Message("position-parts"))
        return list(value.values())
    if isinstance(value, (list, tuple)):
        return list(value)
    if value is None or isinstance(value, (str, int, float)):
        return []
    raise BadInput(Message("position-parts"))


def words(value: object) -> tuple[str, ...]:
    """The names of card sets and files."""
    if not isinstance(value, (list, tuple)):
        raise BadInput('cards is a list of names such as ["base"]')
    return tuple(value)


def seal(data: Mapping[str, Any]) -> str:
    """A checksum of a position in mid-action, which is taken whole or not at all."""
    whole = {key: value for key, value in data.items() if key != "seal"}
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"), default=str)
    return blake2s(text.encode(), digest_size=8).hexdigest()
