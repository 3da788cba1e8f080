"""The log: who did what and what it changed, the steps of a move put together."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.flow import Flow
from kontor.cli.speech import render
from kontor.core.contract import State
from kontor.core.stages import Stage
from kontor.core.table import Entry, Table
from kontor.core.telling import Part, parts_of
from kontor.core.words import Message, Outcome, seat_name

INDENT = 5


class Move(NamedTuple):
    """Actions that belong together, and all that came of them."""

    number: int
    entry: Entry
    before: State
    stages: list[Stage]


def story(table: Table, first: int, viewer: int | None = None) -> list[RenderableType]:
    """What was played from an action on, and what it changed, as far as the viewer may know."""
    lines: list[RenderableType] = []
    for number, entry, before, stages in _moves(table, first):
        is_hidden = not entry.out_of_turn and before.hides(entry.action, viewer)
        message = before.hidden_message() if is_hidden else before.message(entry.action)
        sentence = message.form("log", name=seat_name(entry.seat))
        own, *others = parts_of(before.view(viewer), stages, viewer)
        lines += _move_lines(number, entry, sentence, own.outcomes)
        for part in others:
            lines += _part_lines(part)
    return lines


def _moves(table: Table, first: int) -> Iterator[Move]:
    """Each move from an action on; what follows of itself ends it."""
    history = table.history
    before = state = table.at(first)
    start, stages = first, list[Stage]()
    for at in range(first, len(history)):
        if at > start and (stages[-1].cause or _begins(state, history[at - 1], history[at])):
            yield Move(start + 1, history[start], before, stages)
            before, start, stages = state, at, []
        stages += state.stages(history[at].seat, history[at].action)
        state = stages[-1].state
    if stages:
        yield Move(start + 1, history[start], before, stages)


def _begins(state: State, last: Entry, entry: Entry) -> bool:
    return state.begins or entry.seat != last.seat or entry.out_of_turn or last.out_of_turn


def _move_lines(
    number: int, entry: Entry, sentence: Message, outcomes: list[Outcome]
) -> Iterator[RenderableType]:
    """The sentence with what it changed for whoever acted, then for others, then for all."""
    said = Text(render(sentence), style="bold")
    if entry.out_of_turn:
        said.append(f" ({render(Message('terminal-out-of-turn'))})", style="magenta")
    own = [render(outcome.message) for outcome in outcomes if outcome.seat == entry.seat]
    yield Flow(f"{number:>3}", [said, *own], "  ", INDENT)
    yield from _outcome_lines([each for each in outcomes if each.seat != entry.seat])


def _part_lines(part: Part) -> Iterator[RenderableType]:
    """What followed of itself: its heading, and what it changed."""
    assert part.heading is not None
    yield Flow("", [Text(render(part.heading), style="bold cyan")], "", INDENT)
    yield from _outcome_lines(part.outcomes)


def _outcome_lines(outcomes: list[Outcome]) -> Iterator[RenderableType]:
    """A line for each seat, then those for all."""
    changes: dict[int | None, list[str]] = {}
    for outcome in outcomes:
        changes.setdefault(outcome.seat, []).append(render(outcome.message))
    events = changes.pop(None, [])
    for seat, parts in changes.items():
        assert seat is not None
        yield Flow("", [f"{render(seat_name(seat))}:", *parts], "  ", INDENT)
    yield from (Flow("", [Text(event, style="cyan")], "", INDENT) for event in events)
