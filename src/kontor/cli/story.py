"""The log: who did what and what it changed, the steps of a move put together."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.flow import Flow
from kontor.cli.speech import render
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.table import Entry, Table, after
from kontor.core.words import Message, Outcome, seat_name

INDENT = 5


def story(table: Table, first: int, viewer: int | None = None) -> list[RenderableType]:
    """What was played from an action on, and what it changed, as far as the viewer may know."""
    game = registry.find(table.game)
    lines: list[RenderableType] = []
    for number, entry, before, end in _moves(table, first):
        outcomes = game.outcomes(before.view(viewer), end.view(viewer))
        is_hidden = not entry.out_of_turn and before.hides(entry.action, viewer)
        message = before.hidden_message() if is_hidden else before.message(entry.action)
        sentence = message.form("log", name=seat_name(entry.seat))
        lines += _move_lines(number, entry, sentence, outcomes)
    return lines


def _moves(table: Table, first: int) -> Iterator[tuple[int, Entry, State, State]]:
    """Each move: the number and the entry of its first action, the position before and after."""
    history = table.history
    before = state = table.at(first)
    start = first
    for at in range(first, len(history)):
        if at > start and _begins(state, history[at - 1], history[at]):
            yield start + 1, history[start], before, state
            before, start = state, at
        state = after(state, history[at])
    if start < len(history):
        yield start + 1, history[start], before, state


def _begins(state: State, last: Entry, entry: Entry) -> bool:
    return state.begins or entry.seat != last.seat or entry.out_of_turn or last.out_of_turn


def _move_lines(
    number: int, entry: Entry, sentence: Message, outcomes: list[Outcome]
) -> Iterator[RenderableType]:
    """The sentence with what it changed for whoever acted, then for others, then for all."""
    changes: dict[int | None, list[str]] = {}
    for outcome in outcomes:
        changes.setdefault(outcome.seat, []).append(render(outcome.message))
    told = Text(render(sentence), style="bold")
    if entry.out_of_turn:
        told.append(f" ({render(Message('terminal-out-of-turn'))})", style="magenta")
    yield Flow(f"{number:>3}", [told, *changes.pop(entry.seat, [])], "  ", INDENT)
    events = changes.pop(None, [])
    for seat, parts in changes.items():
        assert seat is not None
        yield Flow("", [f"{render(seat_name(seat))}:", *parts], "  ", INDENT)
    yield from (Flow("", [Text(event, style="cyan")], "", INDENT) for event in events)
