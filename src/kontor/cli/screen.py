"""What a table looks like in the terminal; made from views and texts, whatever the game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kontor.core.contract import State
from kontor.core.errors import BadInput, near
from kontor.core.table import Entry

LOG_LINES = 12
MOST_OF_A_LIST = 40
MOST_OF_A_PILE = 4
SAID_BEFORE = ("game", "players", "variant", "cards", "expert")  # when the game began


def position(view: Mapping[str, Any], viewer: int | None = None) -> RenderableType:
    """The position at a glance: short facts, then lists, then a column for each seat.

    What is empty is left out, and so are lists of tables other than the seats; see `part`.
    """
    facts = Grid.grid(padding=(0, 2))
    facts.add_column(style="bold", no_wrap=True)
    facts.add_column()
    short: list[str] = []
    for name, value in view.items():
        if name in SAID_BEFORE or is_empty(value) or is_rows(value):
            continue
        if is_plain(value):
            short.append(f"{label(name)} {words(value)}")
        else:
            facts.add_row(label(name), words(value, short=True))
    return Group(Text(" · ".join(short)), facts, seats(view, viewer))


def seats(view: Mapping[str, Any], viewer: int | None) -> RenderableType:
    """All seats beside each other; the one to move is marked."""
    columns: list[Mapping[str, Any]] = view.get("seats", [])
    grid = Grid("")
    for at in range(len(columns)):
        mark = " (you)" if at == viewer else ""
        grid.add_column(f"seat {at}{mark}{' *' if at == view.get('seat') else ''}")
    for name in dict.fromkeys(name for column in columns for name in column):
        values = [column.get(name) for column in columns]
        if not all(is_empty(value) for value in values):
            grid.add_row(label(name), *(words(value) for value in values))
    return grid


def part(view: Mapping[str, Any], name: str) -> RenderableType:
    """One part of a view, whole."""
    if name not in view:
        known = ", ".join(view)
        raise BadInput(f"there is no '{name}' to show{near(name, view)}; there are {known}")
    value = view[name]
    if not is_rows(value):
        return Text(f"{label(name)}: {words(value)}")
    keys = list(dict.fromkeys(key for row in value for key in row))
    grid = Grid("", *(label(key) for key in keys))
    first = 0 if name == "seats" else 1
    for at, row in enumerate(value, start=first):
        grid.add_row(str(at), *(words(row.get(key)) for key in keys))
    return grid


def actions(texts: Sequence[str]) -> tuple[RenderableType, list[int]]:
    """The legal actions in groups by their verb, and where each number leads."""
    groups: dict[str, list[int]] = {}
    for at, text in enumerate(texts):
        groups.setdefault(text.partition(" ")[0], []).append(at)
    order = [at for group in groups.values() for at in group]
    shown = {at: place for place, at in enumerate(order, start=1)}
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for verb, group in groups.items():
        line = Text()
        for at in group:
            line.append(f"{shown[at]}", style="cyan")
            line.append(f" {texts[at].partition(' ')[2] or verb}   ".replace(" ", "\u00a0", 1))
        grid.add_row(verb, line)
    return grid, order


def log(entries: Iterable[Entry], until: int) -> list[Text]:
    """What was played, a line each; the last of them is action number `until`."""
    listed = list(entries)
    first = until - len(listed) + 1
    return [
        Text(f"{first + at:>5}  seat {entry.seat}  {entry.text}")
        + Text(" (out of turn)" if entry.out_of_turn else "", style="dim")
        for at, entry in enumerate(listed)
    ]


def result(state: State) -> RenderableType:
    """The scores with where they come from."""
    scores = state.scores()
    parts = [state.breakdown(seat) for seat in range(state.players)]
    grid = Grid("", *(f"seat {seat}" for seat in range(state.players)), title="scores")
    for column in grid.columns[1:]:
        column.justify = "right"
    for name in dict.fromkeys(name for part in parts for name in part):
        grid.add_row(label(name), *(words(part.get(name, 0)) for part in parts))
    grid.add_section()
    grid.add_row("together", *(str(score) for score in scores), style="bold")
    best = [f"seat {seat}" for seat, score in enumerate(scores) if score == max(scores)]
    return Group(grid, Text(f"the game is won by {' and '.join(best)}", style="bold"))


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
