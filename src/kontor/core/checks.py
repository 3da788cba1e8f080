"""Plain data that a person gives, checked piece by piece and refused with a sentence."""

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2s
from typing import Any

from kontor.core.errors import BadInput, near

Data = dict[str, Any]


def checked(data: object, keys: Iterable[str], what: str) -> Data:
    """The dictionary itself, when it is one and has only known keys."""
    if not isinstance(data, dict):
        raise BadInput(f"{what} is a dictionary, not {data!r}")
    known = tuple(keys)
    for key in data:
        if key not in known:
            raise BadInput(f"{what} has no key '{key}'{near(str(key), known)}")
    return data


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


def word(value: object, what: str, known: tuple[str, ...]) -> int:
    """The place of a word among those that are known."""
    if not isinstance(value, str) or value not in known:
        offered = ", ".join(known)
        raise BadInput(f"{what} is {value!r}{near(str(value), known)}; it is one of {offered}")
    return known.index(value)


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
