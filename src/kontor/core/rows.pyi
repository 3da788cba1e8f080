"""Names for rows, in C; the plain package has no such module."""

from typing import Any, final

@final
class Changes:
    """What differs from one row."""

    def __new__(cls, base: Any, /) -> Changes: ...
    def of(self, row: Any, /) -> bytes:
        """What differs in a row; equal for equal rows."""

def digest(row: Any, mask: Any, more: int, /) -> int:
    """A number of 62 bits for what is wanted of a row, and one number more."""
