"""The answers to an open question as they are offered: numbered, grouped under headings."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.flow import Flow
from kontor.cli.screen import label
from kontor.core.contract import State


@dataclass(frozen=True)
class Choice:
    """One legal action: what it is called in records, and how it is shown."""

    action: int
    text: str  # in records
    shown: str  # without what the heading says
    note: str = ""  # what it costs and brings
    heading: str = ""  # of the group it stands in

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def noun(self) -> str:
        return self.text.partition(" ")[2]


def action_words(state: State, action: int) -> str:
    """An action in words; the one place where a number of the rules becomes something to read."""
    return label(state.text(action))


def numbers(choices: Sequence[Choice]) -> dict[int, int]:
    """The action that each number means, counted from 1."""
    return {at: choice.action for at, choice in enumerate(choices, start=1)}


def listing(choices: Sequence[Choice]) -> RenderableType:
    """The choices with their numbers, group by group."""
    groups: dict[str, list[Text]] = {}
    for at, choice in enumerate(choices, start=1):
        groups.setdefault(choice.heading, []).append(_piece(at, choice))
    return Group(*(Flow(heading, pieces, gap="  ") for heading, pieces in groups.items()))


def _piece(number: int, choice: Choice) -> Text:
    piece = Text.assemble((f"{number})", "bold cyan"), f" {choice.shown}")
    return piece.append(f" {choice.note}", style="dim") if choice.note else piece
