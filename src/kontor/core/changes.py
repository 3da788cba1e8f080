"""Names for positions: short ones where the package is compiled."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = (1 << 62) - 1


def namer(base: vec[i64]) -> Callable[[vec[i64]], bytes]:
    """What gives rows their names: equal rows of the same length have equal ones, others do not.

    Short names say where a row differs from `base`, which nobody changes any more.
    """
    try:
        from kontor.core.rows import Changes
    except ModuleNotFoundError:
        return whole
    return Changes(base).of


def whole(row: vec[i64]) -> bytes:
    """All numbers of a row."""
    return bytes(memoryview(row))


def digester() -> Callable[[vec[i64], vec[i64], int], int]:
    """What makes a number of 62 bits of a row, of a mask as long as it, and of one number more.

    Rows that are alike where the mask has ones get equal numbers, others hardly ever.
    """
    try:
        from kontor.core.rows import digest
    except ModuleNotFoundError:
        return whole_digest
    return digest


def whole_digest(row: vec[i64], mask: vec[i64], more: int) -> int:
    """A number for all that the mask leaves."""
    kept = [number & wanted for number, wanted in zip(row, mask, strict=True)]
    return hash((more, *kept)) & MASK
