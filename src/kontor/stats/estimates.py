"""Means and differences with intervals that take the games of one seed together."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

TINY: Final = 1e-9
Z: Final = 1.959964  # leaves 2.5 % on each side


@dataclass(frozen=True)
class Estimate:
    """A figure and where it lies with 95 % certainty; `count` says how many cases are behind it."""

    value: float
    error: float  # half the width of the interval
    count: int

    @property
    def low(self) -> float:
        """The lower end."""
        return self.value - self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.value + self.error

    @property
    def is_sure(self) -> bool:
        """Whether zero lies outside."""
        return self.low > 0 or self.high < 0

    def data(self) -> dict[str, Any]:
        """The estimate as plain data."""
        return {"value": self.value, "low": self.low, "high": self.high, "count": self.count}


def mean(values: Iterable[tuple[Hashable, float]]) -> Estimate | None:
    """The mean of values, each with its cluster; None when there are none."""
    sums: dict[Hashable, tuple[float, int]] = defaultdict(lambda: (0.0, 0))
    for cluster, value in values:
        total, count = sums[cluster]
        sums[cluster] = total + value, count + 1
    count = sum(each for _, each in sums.values())
    if not count:
        return None
    middle = sum(total for total, _ in sums.values()) / count
    squares = sum((total - middle * each) ** 2 for total, each in sums.values())
    return Estimate(middle, Z * sqrt(squares * _few(len(sums))) / count, count)


class Comparison:
    """Cases of which some have something: how much more do these have of what came of it?

    Each case has a cell, which stands for all that is known to matter besides (the set-up, the
    level, the place at the table), and a cluster, which is what was dealt together. Only cases of
    one cell are compared: this is a regression with one constant for each cell, and errors by
    clusters.
    """

    def __init__(
        self, cells: Sequence[int], clusters: Sequence[int], results: Sequence[float]
    ) -> None:
        self._cells, self._clusters = cells, clusters
        self._sizes = _sums(cells, [1.0] * len(cells))
        means = [
            total / size for total, size in zip(_sums(cells, results), self._sizes, strict=True)
        ]
        self._apart = [each - means[cell] for cell, each in zip(cells, results, strict=True)]
        self._varies = any(abs(each) > TINY for each in self._apart)

    def of(self, has: Sequence[bool]) -> Estimate | None:
        """How much more those have to whom it applies; None when nothing can be compared."""
        totals = _sums(self._cells, has)
        shares = [total / size for total, size in zip(totals, self._sizes, strict=True)]
        apart = [each - shares[cell] for cell, each in zip(self._cells, has, strict=True)]
        spread = sum(each * each for each in apart)
        if spread < TINY or not self._varies:
            return None
        pairs = list(zip(apart, self._apart, strict=True))
        slope = sum(one * other for one, other in pairs) / spread
        scores = _sums(self._clusters, [one * (other - slope * one) for one, other in pairs])
        squares = sum(score * score for score in scores)
        error = Z * sqrt(squares * _few(len(scores))) / spread
        return Estimate(slope, error, sum(map(bool, has)))


def _sums(places: Sequence[int], values: Sequence[float]) -> list[float]:
    """Values added up by their places, which are small numbers from 0 on."""
    found = [0.0] * (max(places, default=-1) + 1)
    for place, value in zip(places, values, strict=True):
        found[place] += value
    return found


def _few(clusters: int) -> float:
    """What makes up for few clusters."""
    return clusters / (clusters - 1) if clusters > 1 else 1.0
