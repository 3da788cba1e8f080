"""What a table looks like in the terminal; made from views and texts, whatever the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, followed

LOG_LINES = 12
MOST_OF_A_LIST = 40
MOST_OF_A_PILE = 4
SAID_BEFORE = ("game", "players", "variant", "cards", "expert")  # when the game began


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


def result(state: State) -> RenderableType:
    """The scores with where they come from, and who has won."""
    scores = state.scores()
    parts = [state.breakdown(seat) for seat in range(state.players)]
    grid = Grid("", *(f"seat {seat}" for seat in range(state.players)), title="final scores")
    for column in grid.columns[1:]:
        column.justify = "right"
    for name in dict.fromkeys(name for part in parts for name in part):
        grid.add_row(label(name), *(words(part.get(name, 0)) for part in parts))
    grid.add_section()
    grid.add_row("total", *(str(score) for score in scores), style="bold")
    return Group(grid, Text(verdict(scores, winners(state)), style="bold green"))


def winners(state: State) -> list[int]:
    """Who has won, by the rules of the game; whoever has most when it has none for that."""
    say = getattr(state, "winners", None)
    scores = state.scores()
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return list(say()) if callable(say) else best


def verdict(scores: Sequence[int], first: Sequence[int]) -> str:
    """Who has won; alone there is only a score."""
    best = [f"seat {seat}" for seat in first]
    if len(scores) == 1:
        return f"the game is over; your score is {scores[0]}"
    if len(best) == 1:
        even = " after a tie" if list(scores).count(max(scores)) > 1 else ""
        return f"{best[0]} wins with {max(scores)}{even}"
    return f"{', '.join(best[:-1])} and {best[-1]} share the victory with {max(scores)}"


def counted(number: int, what: str) -> str:
    """So many of something: 1 game, 2 games."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def players(count: int) -> str:
    """So many players."""
    return counted(count, "player")


def ranges(numbers: Sequence[int]) -> str:
    """Rising numbers in words: "0 and 6 to 9"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [f"{run[0]} to {run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
    return " and ".join(parts) or "none"


def label(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ")


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


def words(value: object, *, short: bool = False) -> str:
    """Any plain data in a few words; long lists are cut when it is to be short."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        said = {name: part for name, part in value.items() if not is_empty(part)}
        between = ", " if all(is_plain(part) for part in said.values()) else "; "
        shown = [f"{label(str(name))} {words(part, short=short)}" for name, part in said.items()]
        return between.join(shown) or "-"
    if not isinstance(value, (list, tuple)):
        return label(str(value))
    if any(isinstance(part, (list, tuple)) and len(part) != 2 for part in value):
        return " | ".join(listed(part, MOST_OF_A_PILE if short else None) for part in value)
    return listed(value, MOST_OF_A_LIST if short else None)


def listed(value: Sequence[object], most: int | None) -> str:
    """A list in words, cut after `most`: what is hidden is counted, pairs stay together."""
    seen = [part for part in value if part is not None]
    shown = [pair(part) for part in seen[:most]]
    left = [f"{len(seen) - len(shown)} more"] if len(seen) > len(shown) else []
    hidden = [f"{len(value) - len(seen)} unseen"] if len(value) > len(seen) else []
    return ", ".join([*shown, *left, *hidden]) or "-"


def pair(value: object) -> str:
    """Two things that belong together, such as a kind of ship and its value."""
    if isinstance(value, (list, tuple)):
        return " ".join(words(part) for part in value)
    return words(value)
