"""What `help` says at the table, and other words for its commands."""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.face import Hints
from kontor.cli.speech import render
from kontor.core.words import Message, Sentence

ALIASES = {"?": "help", "q": "quit", "exit": "quit", "board": "show"}
ALWAYS = ("why", "card", "show", "log", "undo", "redo")
COMMANDS = (*ALWAYS, "aside", "save", "quit")
LESSON = ("hint", *ALWAYS, "leave")  # what is not kept is left otherwise
PUZZLE = ("answer", *LESSON)


def help_of(hints: Hints, commands: Iterable[str] = COMMANDS) -> RenderableType:
    """The commands, with the examples and signs of a game."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for usage, explanation in _commands(hints, commands):
        grid.add_row(Text(render(usage)), Text(render(explanation)))
    lines = [_first(hints), Message("terminal-help-amounts")]
    return Group(
        *(Text(render(line)) for line in lines),
        Padding(grid, (0, 0, 0, 2)),
        *(Text(render(sign)) for sign in hints.signs),
    )


def usage_of(command: str) -> Message:
    """How a command is typed."""
    return Message(f"terminal-help-{command}.usage")


def _first(hints: Hints) -> Message:
    if hints.actions:
        return Message("terminal-help-words", example=hints.actions)
    return Message("terminal-help-numbers")


def _commands(hints: Hints, commands: Iterable[str]) -> Iterator[tuple[Message, Sentence]]:
    examples = {
        "why": f"why {hints.why}" if hints.why else "",
        "show": f"show {hints.part}" if hints.part else "",
        "aside": ", ".join(hints.out_of_turn),
    }
    for command in commands:
        explanation, example = Message(f"terminal-help-{command}"), examples.get(command)
        if example:
            yield usage_of(command), Message("terminal-example", what=explanation, example=example)
        elif command != "aside":
            yield usage_of(command), explanation
