"""Arrays of many games at once, in C; the plain package has no such module."""

from typing import Any, final

def copy(source: Any, target: Any, /) -> None:
    """Copy memory into memory of the same length."""

def mark(target: Any, actions: list[int], /) -> None:
    """Set the bytes of all actions of a list to 1."""

@final
class Masks:
    """Masks of legal actions, as bytes and as bits."""

    def __new__(
        cls,
        legal: Any,
        counts: Any,
        games: int,
        room: int,
        bound: int,
        masks: Any,
        bits: Any,
        /,
    ) -> Masks: ...
    def write(self) -> None:
        """Set what the lists say now."""

@final
class Rows:
    """Rows of numbers, narrowed to 32 bits or to a byte."""

    def __new__(cls, numbers: Any, rows: Any, games: int, size: int, is_bytes: bool, /) -> Rows: ...
    def take(self, game: int, /) -> None:
        """Make the numbers a row; they are zero afterwards."""
