"""Plain data that a person gives, checked piece by piece and refused with a sentence."""

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2s
from typing import Any

from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, Sentence, followed

Data = dict[str, Any]
DEEPEST = 8  # lists and tables in each other; a position has five

# A thing is named to Python as it stands in the data, and to others also by its own name.


def quoted(word: object, name: Message) -> Message:
    """Something that the data name by a word, in quotes: 'joinery'."""
    return Message("position-named", word=str(word), name=name)


def unquoted(word: str, name: Message) -> Message:
    """The same without quotes."""
    return Message("position-word", word=word, name=name)


def part_of(part: str, of: str) -> Message:
    """A thing within another: "discards of red_1"."""
    return Message("position-part", part=part, of=of)


def check_keys(data: object, keys: Iterable[str], what: Sentence) -> Data:
    """The dictionary itself, when it is one and has only known keys."""
    if not isinstance(data, dict):
        raise BadInput(Message("position-no-dictionary", what=what, given=repr(data)))
    known = tuple(keys)
    for key in data:
        if key not in known:
            unknown = Message("position-no-key", what=what, name=str(key))
            raise BadInput(hinted(unknown, str(key), known))
    return data


def position_of(game: str, data: object, keys: Iterable[str]) -> Data:
    """A position of this game, as far as its keys and the form of its seats go."""
    given = check_keys(data, keys, Message("position-a-position"))
    if given.get("game", game) != game:
        raise BadInput(Message("position-other-game", given=str(given["game"]), game=game))
    if not isinstance(given.get("seats", []), list):
        raise BadInput(Message("position-seats-form"))
    return given


def seats_of(given: Data, players: int, keys: Iterable[str]) -> list[Data]:
    """What is given of each seat; nothing when the seats are left out."""
    seats = given.get("seats", [{}] * players)
    if not isinstance(seats, list) or len(seats) != players:
        raise BadInput(Message("position-seats", players=players))
    return [check_keys(seat, keys, Message("position-a-seat")) for seat in seats]


def number(value: object, what: Sentence, low: int, high: int) -> int:
    """A whole number in its range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        given, low_word, high_word = repr(value), str(low), str(high)
        raise BadInput(
            Message("position-number", what=what, given=given, low=low_word, high=high_word)
        )
    return value


def items(value: object, what: Sentence, most: int = 1000) -> list[Any]:
    """A list that is not too long."""
    if not isinstance(value, (list, tuple)):
        raise BadInput(Message("position-no-list", what=what, given=repr(value)))
    if len(value) > most:
        raise BadInput(
            Message("position-too-long", what=what, text=str(len(value)), room=str(most))
        )
    return list(value)


def decisions(value: object, room: int, size: int, most: int) -> list[list[int]]:
    """Open decisions as `position()` writes them: rows of so many numbers, not too many."""
    each_one = Message("position-a-decision")
    found = [items(row, each_one, size) for row in items(value, "decisions", room)]
    if any(len(row) != size for row in found):
        raise BadInput(Message("position-decision-size", size=str(size)))
    return [[number(each, each_one, -most, most) for each in row] for row in found]


def check_fields(row: list[int], first: int, ranges: Mapping[int, tuple[int, int]]) -> None:
    """Refuse a decision with a number out of its range, from a field on; others are 0."""
    for at in range(first, len(row)):
        low, high = ranges.get(at, (0, 0))
        if not low <= row[at] <= high:
            raise BadInput(Message("position-decision-field", given=str(row[at]), field=str(at)))


def word(value: object, what: Sentence, known: tuple[str, ...]) -> int:
    """The place of a word among those that are known."""
    if not isinstance(value, str) or value not in known:
        offered = Message("position-one-of", words=", ".join(known))
        raise BadInput(followed(unknown_word(value, what, known), offered))
    return known.index(value)


def unknown_word(value: object, what: Sentence, known: Iterable[str]) -> Sentence:
    """The refusal of a word, with the one that looks most like it."""
    return hinted(Message("position-is", what=what, text=repr(value)), str(value), known)


def flag(value: object, what: Sentence) -> bool:
    """True or false, and nothing that merely counts as one."""
    if not isinstance(value, bool):
        raise BadInput(Message("position-yes-no", what=what, given=repr(value)))
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
        raise BadInput(Message("position-cards"))
    return tuple(value)


def check_seal(given: Data, anew: Message) -> None:
    """Open decisions fit only the very position that they were written with."""
    if given.get("seal") != seal(given):
        raise BadInput(followed(Message("position-seal"), anew))


def seal(data: Mapping[str, Any]) -> str:
    """A checksum of a position in mid-action, which is taken whole or not at all."""
    whole = {key: value for key, value in data.items() if key != "seal"}
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"), default=str)
    return blake2s(text.encode(), digest_size=8).hexdigest()
