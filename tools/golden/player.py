"""What a player for golden games is asked for: a move."""

from typing import Any, NamedTuple, Protocol


class Move(NamedTuple):
    """An action; the seat is named when it is played out of turn."""

    action: int
    seat: int | None = None


class Player(Protocol):
    """Plays all seats of a game."""

    def choose(self, state: Any, /) -> Move:
        """What to play next."""
