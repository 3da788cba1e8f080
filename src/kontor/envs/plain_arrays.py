"""Arrays of many games at once, in plain Python; `core/arrays.c` does the same in compiled form."""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray


def copy(source: Any, target: Any) -> None:
    """Copy numbers into as many numbers."""
    if len(source) != len(target):
        raise ValueError(f"{len(source)} numbers are given where {len(target)} are needed")
    for at in range(len(source)):
        target[at] = source[at]


def mark(target: NDArray[Any], actions: list[int]) -> None:
    """Set the bytes of all actions of a list to 1."""
    for action in actions:
        if not 0 <= action < len(target):
            raise IndexError("an action is above the bound")
        target[action] = 1


class Masks:
    """Masks of legal actions, as bytes and as bits."""

    def __init__(
        self,
        legal: vec[i64],
        counts: vec[i64],
        games: int,
        room: int,
        bound: int,
        masks: NDArray[np.uint8] | None,
        bits: NDArray[np.uint8] | None,
    ) -> None:
        self.legal, self.counts = legal, counts
        self.games, self.room, self.bound = games, room, bound
        self.masks, self.bits = masks, bits

    def write(self) -> None:
        """Set what the lists say now."""
        found = np.zeros((self.games, self.bound), np.uint8)
        for game in range(self.games):
            first = game * self.room
            for at in range(first, first + int(self.counts[game])):
                found[game, self.legal[at]] = 1
        if self.masks is not None:
            self.masks[...] = found
        if self.bits is not None:
            self.bits[...] = np.packbits(found, axis=1, bitorder="little")


class Rows:
    """Rows of numbers, narrowed to 32 bits or to a byte."""

    def __init__(
        self, numbers: vec[float], rows: NDArray[Any], games: int, size: int, is_bytes: bool
    ) -> None:
        if len(numbers) != size or rows.shape != (games, size):
            raise ValueError(f"rows of {rows.shape} do not fit {len(numbers)} numbers")
        self.numbers, self.rows, self.is_bytes = numbers, rows, is_bytes

    def take(self, game: int) -> None:
        """Make the numbers a row; they are zero afterwards."""
        found = np.frombuffer(memoryview(self.numbers), np.float64)
        self.rows[game] = (found * 255 + 0.5).astype(np.uint8) if self.is_bytes else found
        for at in np.flatnonzero(found):
            self.numbers[int(at)] = 0.0
