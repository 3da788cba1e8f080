"""What a part of the log says, for those who check that it leaves nothing out."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from kontor.core.contract import View
from kontor.core.telling import Part
from kontor.core.words import Message, Value


class Change(NamedTuple):
    """A part of a view that is no longer what it was."""

    path: tuple[Any, ...]
    old: Any
    new: Any


class Said:
    """A part of a move with what it tells, and the messages of the steps that it comes from."""

    def __init__(self, part: Part, steps: list[Message]) -> None:
        self.part = part
        self.cause = part.cause
        self.before: View = part.before
        self.after: View = part.after
        self.outcomes = part.outcomes
        self.steps = steps if part.cause == "" else []

    def of(self, seat: int | None, *keys: str) -> list[Message]:
        """What is told of a seat, or of the table, with one of these keys."""
        found = [each.message for each in self.outcomes if each.seat == seat]
        return [message for message in found if message.key in keys]

    def has(self, *keys: str) -> bool:
        """Whether the table is told something with one of these keys."""
        return bool(self.of(None, *keys))

    def names(self, thing: Value, *keys: str) -> bool:
        """Whether something with one of these keys names a thing, to a seat or to the table."""
        told = [each.message for each in self.outcomes if each.message.key in keys]
        return any(thing in inside(message) for message in told)

    def is_done(self, thing: Value) -> bool:
        """Whether a step, or one that was forced, names a thing."""
        forced = [each.message for each in self.outcomes if each.message.key.endswith(".log")]
        return any(thing in inside(message) for message in [*self.steps, *forced])


def inside(value: Value) -> Iterator[Value]:
    """A message with all that goes into it."""
    yield value
    if isinstance(value, Message):
        for each in value.values.values():
            yield from inside(each)


class Telling(Protocol):
    """What the module of a game says of its views: what is silent, and how the rest is told."""

    SILENT: set[str]
    SILENT_OF_SEAT: set[str]

    def is_told_of_seat(
        self, seat: int, name: str, inner: list[Any], change: Change, said: Said, /
    ) -> bool: ...

    def is_told_of_table(
        self, area: str, rest: list[Any], change: Change, said: Said, /
    ) -> bool: ...


def is_told(game: Telling, change: Change, said: Said) -> bool:
    """Whether a change is told, or needs no words."""
    area, *rest = change.path
    if area == "seats":
        seat, name, *inner = rest
        return name in game.SILENT_OF_SEAT or game.is_told_of_seat(seat, name, inner, change, said)
    return area in game.SILENT or game.is_told_of_table(area, rest, change, said)
