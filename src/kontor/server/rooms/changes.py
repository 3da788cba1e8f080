"""What differs between two views of any game, as paths into plain data."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from kontor.server.wire.replies import Change

T = TypeVar("T")
Path = tuple[str | int, ...]


def view_changes(before: object, after: object) -> list[Change]:
    """The smallest parts that differ, for people: a list of words counts as one part."""
    return [Change(list(path), old, new) for path, old, new in _walk(before, after)]


def _walk(old: object, new: object, path: Path = ()) -> Iterator[tuple[Path, Any, Any]]:
    if old == new:
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for name in dict.fromkeys([*old, *new]):
            yield from _walk(old.get(name), new.get(name), (*path, name))
    elif _rows(old) and _rows(new) and len(old) == len(new):  # type: ignore[arg-type]
        for at, (one, other) in enumerate(zip(old, new, strict=True)):  # type: ignore[call-overload]
            yield from _walk(one, other, (*path, at))
    else:
        yield path, old, new


def _rows(value: object) -> bool:
    """Whether this is a list of tables or lists, which are compared one by one."""
    return isinstance(value, list) and all(isinstance(item, (Mapping, list)) for item in value)


def in_common(found: list[list[T]]) -> list[T]:
    """What several guesses have in common: changes, or what happened."""
    first, *others = found
    return [each for each in first if all(each in other for other in others)]
