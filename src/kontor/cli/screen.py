"""Data of a table as words and small tables, whatever the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.speech import message_or, render
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, Sentence, followed
from kontor.core.words import listed as in_a_row

LOG_LINES = 12


def part(view: Mapping[str, Any], name: str) -> RenderableType:
    """One part of a view, whole."""
    if name not in view:
        unknown = hinted(Message("terminal-no-part", name=name), name, view)
        there = Message("option-there-are", words=", ".join(view))
        raise BadInput(followed(unknown, there))
    value = view[name]
    if not is_rows(value):
        return Text(f"{label(name)}: {words(value)}")
    keys = list(dict.fromkeys(key for row in value for key in row))
    grid = Grid("", *(label(key) for key in keys))
    first = 0 if name == "seats" else 1
    for at, row in enumerate(value, start=first):
        grid.add_row(str(at), *(words(row.get(key)) for key in keys))
    return grid


# -- names and numbers ---------------------------------------------------------------------------


def label(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ")


def game_name(game: str) -> Sentence:
    """A game as people call it."""
    return message_or(f"game-{game}", label(game))


def option_name(option: str) -> Sentence:
    """What an option of a game decides."""
    return message_or(f"terminal-option-{option}", label(option).capitalize())


def yes_or_no(value: bool) -> Message:
    """The word for a fact that holds or does not."""
    return Message("terminal-yes" if value else "terminal-no")


def ranges(numbers: Sequence[int]) -> Sentence:
    """Rising numbers in words: "0 and 6 to 9"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts: list[Sentence] = [
        Message("terminal-range", first=str(run[0]), last=str(run[-1]))
        if len(run) > 1
        else str(run[0])
        for run in runs
    ]
    return in_a_row(parts) or Message("terminal-none")


# -- plain data ----------------------------------------------------------------------------------


def is_plain(value: object) -> bool:
    """Whether this is a single fact."""
    return value is None or isinstance(value, (str, int, float, bool))


def is_rows(value: object) -> bool:
    """Whether this is a list of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(x, Mapping) for x in value)


def is_empty(value: object) -> bool:
    """Whether this says nothing: no, zero, an empty list, a list or table of zeros."""
    if isinstance(value, Mapping):
        return all(is_empty(part) for part in value.values())
    if isinstance(value, list):
        return all(part is not None and is_empty(part) for part in value)
    return not value


def words(value: object) -> str:
    """Any plain data in a few words."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return render(yes_or_no(value))
    if isinstance(value, (Mapping, list, tuple)):
        return gap(value).join(pieces(value)) or "-"
    return label(str(value))


def pieces(value: object) -> list[str]:
    """The same as short pieces between which a line may end; nothing for what is empty."""
    if isinstance(value, Mapping):
        full = {name: part for name, part in value.items() if not is_empty(part)}
        return [f"{label(str(name))} {words(part)}" for name, part in full.items()]
    if not isinstance(value, (list, tuple)):
        return [words(value)]
    if _is_nested(value):
        return [words(part) for part in value]
    seen = [_pair(part) for part in value if part is not None]
    hidden = len(value) - len(seen)
    return [*seen, render(Message("terminal-unseen", count=hidden))] if hidden else seen


def gap(value: object) -> str:
    """What stands between such pieces."""
    if isinstance(value, Mapping):
        full = [part for part in value.values() if not is_empty(part)]
        return ", " if all(is_plain(part) for part in full) else "; "
    return " | " if isinstance(value, (list, tuple)) and _is_nested(value) else ", "


def _is_nested(value: Sequence[object]) -> bool:
    """Whether a list holds lists; pairs are small enough to stand in a row."""
    return any(isinstance(part, (list, tuple)) and len(part) != 2 for part in value)


def _pair(value: object) -> str:
    """Two things that belong together, such as a kind of ship and its value."""
    if isinstance(value, (list, tuple)):
        return " ".join(words(part) for part in value)
    return words(value)
