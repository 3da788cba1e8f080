"""What the terminal needs to know of a game to draw it: a face of its own, or the generic one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from kontor.core import registry
from kontor.core.contract import State, View
from kontor.core.words import Sentence

__all__ = ["Face", "Hints", "View", "face_of"]


@dataclass(frozen=True)
class Hints:
    """What `help` says of a game: examples of what may be typed, and the signs on its board.

    Examples are typed words, the same in every language; what is left out is not shown.
    """

    actions: str = ""
    why: str = ""
    card: str = ""
    part: str = ""
    out_of_turn: tuple[str, ...] = ()  # empty when nothing is done out of turn
    signs: tuple[Sentence, ...] = ()


class Face(Protocol):
    """How a game is drawn; its actions, questions and outcomes say themselves what they mean.

    A game's own face is the module that its manifest names as `terminal`, with these functions and
    `HINTS`; `GenericFace` gives the same to any other game. Views are those of whoever looks, so
    that nothing is drawn that they may not know.
    """

    HINTS: Hints

    # -- the table -------------------------------------------------------------------------------

    def board(self, state: State, viewer: int | None = None) -> RenderableType:
        """The position at a glance, as the viewer (None: a spectator) sees it."""

    def own(self, state: State, seat: int) -> RenderableType:
        """What a seat has, in short, for a question within its move."""

    def is_fresh(self, view: View) -> bool:
        """Whether a turn begins, so that the whole board is of use."""

    def about(self, view: View) -> list[RenderableType]:
        """What is good to know before the open question, such as the text of its card."""

    def part(self, view: View, name: str) -> RenderableType:
        """One part of the table, whole; BadInput when there is none of that name."""

    # -- cards -----------------------------------------------------------------------------------

    def card(self, view: View, name: str) -> RenderableType:
        """One card, whole; BadInput when none is called so."""

    def cards(self, view: View) -> RenderableType:
        """All cards in play and where they are."""

    def catalogue(self, items: Sequence[View]) -> RenderableType:
        """All cards of the box with their data, for `kontor cards`."""

    def entry(self, items: Sequence[View], name: str) -> RenderableType:
        """One of them, whole; BadInput when none is called so."""

    # -- words -----------------------------------------------------------------------------------

    def ids(self) -> Mapping[str, str]:
        """The things of the game by their names in the reader's language, for what is typed."""

    def tally_of(self, text: str) -> tuple[str, str] | None:
        """The heading under which `kontor simulate` counts an action one by one, and its name."""


def face_of(game: str) -> Face:
    """The face of a game, imported when it is first needed."""
    drawn = registry.find(game).terminal
    if drawn:
        return cast("Face", import_module(drawn))
    from kontor.cli.generic import GenericFace

    return GenericFace(game)
