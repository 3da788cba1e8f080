"""The log: who did what and what it changed, the answers within an action put together."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.flow import Flow
from kontor.cli.le_havre.changes import View, events, of_seat
from kontor.cli.le_havre.names import named
from kontor.core.table import Entry, Table

ANSWERS = ("fee", "times", "with", "pick", "load", "give", "receive", "keep", "stop", "more")


def story(table: Table, first: int, viewer: int | None = None) -> list[RenderableType]:  # noqa: ARG001
    """Everything that was played from an action on; what a spectator sees of it."""
    lines: list[RenderableType] = []
    for start, end in _groups(table.history, first):
        entry = table.history[start]
        before, after = table.at(start).view(None), table.at(end).view(None)
        lines += _told(end, entry, before, after)
    return lines


def _groups(history: list[Entry], first: int) -> Iterator[tuple[int, int]]:
    start = first
    for at in range(first + 1, len(history) + 1):
        if at == len(history) or not _goes_on(history[at - 1], history[at]):
            yield start, at
            start = at


def _goes_on(before: Entry, entry: Entry) -> bool:
    if before.seat != entry.seat or before.text == "end" or entry.out_of_turn:
        return False
    verb, _, noun = entry.text.partition(" ")
    return verb in ANSWERS or (verb == "pay" and noun != "") or entry.text == "swap"


def _told(number: int, entry: Entry, before: View, after: View) -> list[RenderableType]:
    seats = range(len(after["seats"]))
    changed = {at: of_seat(before["seats"][at], after["seats"][at]) for at in seats}
    own = changed.pop(entry.seat)
    happened = events(before, after)
    lines: list[RenderableType] = []
    if own or entry.text != "end":
        what = Text(spoken(entry.text), style="bold")
        what.append(" out of turn" if entry.out_of_turn else "", style="magenta")
        lines.append(Flow(f"{number:>4} seat {entry.seat}", [what, *own], gap="  "))
    lines += [Flow(f"     seat {at}", parts, gap="  ") for at, parts in changed.items() if parts]
    return lines + [Text(f"     {event}", style="cyan") for event in happened]


def spoken(text: str) -> str:
    """An action with the names that people read."""
    verb, _, noun = text.partition(" ")
    is_card = verb in ("use", "buy", "sell", "build", "play") and not noun.count(" ")
    return f"{verb} {named(noun)}" if is_card else text.replace("_", " ")
