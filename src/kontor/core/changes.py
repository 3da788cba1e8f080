"""Names for positions that come from the same one: short ones where the package is compiled."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64


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
