"""Arrays of games: in C where the package is compiled, else in plain Python."""

try:
    from kontor.core.arrays import Masks, Rows, copy, mark
except ImportError:
    from kontor.envs.plain_arrays import Masks, Rows, copy, mark  # type: ignore[assignment]

__all__ = ["Masks", "Rows", "copy", "mark"]
