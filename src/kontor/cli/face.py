"""What the terminal needs to know of a game to show it: a face of its own, or the generic one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.table import Table
from kontor.core.words import Sentence

View = Mapping[str, Any]


@dataclass(frozen=True)
class Asked:
    """A question as it is shown: its lines, its answers, and what may be typed."""

    lines: list[str]
    answers: RenderableType
    numbers: dict[int, int]  # the action that a number means
    names: dict[str, str]  # answers as people write them, and their text in records


@dataclass(frozen=True)
class Hints:
    """What `help` says of a game: examples of what may be typed, and the signs on its board.

    Examples are typed words, the same in every language; what is left out is not shown.
    """

    actions: str = ""
    numbers: Sentence = ""
    why: str = ""
    card: str = ""
    part: str = ""
    out_of_turn: tuple[str, ...] = ()  # empty when nothing is done out of turn
    signs: str | tuple[Sentence, ...] = ""


class Face(Protocol):
    """What `kontor.cli.<game>.face` holds, and what `GenericFace` gives any other game."""

    HINTS: Hints

    def board(self, view: View, viewer: int | None = None) -> RenderableType:
        """The position at a glance."""

    def own(self, view: View, seat: int) -> RenderableType:
        """What a seat has, in short."""

    def is_fresh(self, view: View) -> bool:
        """Whether a turn begins, so that the whole board is of use."""

    def asked(self, state: State, seat: int) -> Asked:
        """The open question."""

    def part(self, view: View, name: str) -> RenderableType:
        """One part of the table, whole."""

    def story(self, table: Table, first: int, viewer: int | None = None) -> list[RenderableType]:
        """What was played from an action on, and what it changed, as far as the viewer may know."""

    def offers(self, state: State, seat: int) -> list[str]:
        """What a seat may do out of turn, with what it brings."""

    def card(self, view: View, name: str) -> RenderableType:
        """One card, whole."""

    def cards(self, view: View) -> RenderableType:
        """All cards in play and where they are."""

    def catalogue(self, items: Sequence[View]) -> RenderableType:
        """All cards of the box with their data, for `kontor cards`."""

    def entry(self, items: Sequence[View], name: str) -> RenderableType:
        """One of them, whole; BadInput when none is called so."""

    def counted(self, text: str) -> tuple[str, str] | None:
        """The heading under which `kontor simulate` counts an action one by one, and its name."""


def face_of(game: str) -> Face:
    """The face of a game, imported when it is first needed."""
    drawn = registry.find(game).terminal
    if drawn:
        return cast("Face", import_module(drawn))
    from kontor.cli.generic import GenericFace

    return GenericFace(game)
