"""What every game promises: the one face that tables, players and screens know."""

from collections.abc import Hashable, Mapping
from typing import Any, Protocol, Self

from kontor.core.news import News
from kontor.core.words import DEFAULT, Sentence


class State(Protocol):
    """A position of a game, with the rules."""

    @property
    def seat(self) -> int | None:
        """The seat to decide, None when the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    def legal(self) -> list[int]:
        """All that the seat to decide may do."""

    def play(self, action: int, /) -> None:
        """Do it, in place; a caller must have seen it in `legal`."""

    def legal_for(self, seat: int, /) -> list[int]:
        """All that a seat may do out of turn."""

    def play_for(self, seat: int, action: int, /) -> None:
        """Do it out of turn, in place; a caller must have seen it in `legal_for`."""

    def copy(self) -> Self:
        """A position of its own that equals this one."""

    def text(self, action: int, /) -> str:
        """The action in one line of words; BadInput when the number means none in this game."""

    def read(self, text: str, /) -> int:
        """The action that a line of words means; BadInput when it means none."""

    def why_not(self, text: str, language: str = DEFAULT, /) -> str | None:
        """Why this cannot be done now, or None when it can."""

    def refusal(self, text: str, seat: int | None = None, /) -> Sentence | None:
        """The same for any language; of a seat out of turn if it is named."""

    def view(self, seat: int | None, /) -> Mapping[str, Any]:
        """What a seat may know (None: a spectator), fit for JSON."""

    def guess(self, seat: int, seed: int, /) -> Self:
        """A full position that this seat cannot tell from the true one.

        It follows from what the seat may know and from the seed alone: positions that the seat
        cannot tell apart give equal guesses. A game therefore brings all that is hidden from the
        seat into a fixed order before it deals, and nobody who asks for guesses can learn more
        from them than the seat knows, whatever seeds they choose.
        """

    def hides(self, action: int, seat: int | None, /) -> bool:
        """Whether a seat (None: a spectator) cannot see which action is taken by the one to decide.

        Like all that a seat is told, this is the same for positions that it cannot tell apart.
        """

    def news(self, seat: int, action: int, /) -> News:
        """Who would come to see what was hidden, if a seat did this, in turn or out of turn.

        Never less than what really comes to light, and the same for positions that look the same
        to anybody: where something was read that only its owner knew, it counts as seen.
        """

    def scores(self) -> list[int]:
        """The points of all seats; final when the game is over."""

    def breakdown(self, seat: int, /) -> Mapping[str, int]:
        """Where the points of a seat come from."""

    def key(self) -> Hashable:
        """Equal for equal positions."""

    def position(self) -> Mapping[str, Any]:
        """The whole position as plain data, fit for JSON."""


def caption_of(state: State) -> str:
    """The heading of a position, such as its round; empty when its game has none."""
    caption = getattr(state, "caption", None)
    return str(caption()) if callable(caption) else ""
