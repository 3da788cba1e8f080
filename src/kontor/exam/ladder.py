"""A candidate's place among the anchors: the most likely Elo, its interval, and the steps it means.

The anchors stand where many games among themselves put them; only the candidate is moved.
"""

import itertools
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Any

from kontor.arena.elo import UNIT, connected, strengths
from kontor.arena.result import Result
from kontor.arena.shares import beats

DROP = 3.841 / 2  # of the log-likelihood at the ends of a 95 % interval
BEYOND = 1200  # Elo below the first and above the last anchor at which the search ends


@dataclass(frozen=True)
class Standing:
    """Where a candidate stands: Elo with the first anchor at 0, and steps with it at 1."""

    elo: float
    low: float
    high: float
    anchors: Mapping[str, float]

    def step(self, elo: float) -> float:
        """An Elo as a place on the ladder: 2.5 is halfway between the second and third anchor."""
        marks = list(self.anchors.values())
        if elo <= marks[0]:
            return 1.0
        for at, (below, above) in enumerate(itertools.pairwise(marks), start=1):
            if elo < above:
                return at + (elo - below) / (above - below)
        return float(len(marks))

    @property
    def words(self) -> str:
        """The place in words: the anchors that the interval holds, or those around it."""
        held = [name for name, elo in self.anchors.items() if self.low <= elo <= self.high]
        if held:
            return "level with " + " and ".join(held)
        below = [name for name, elo in self.anchors.items() if elo < self.elo]
        above = [name for name, elo in self.anchors.items() if elo > self.elo]
        if not below:
            return f"below {above[0]}"
        return f"between {below[-1]} and {above[0]}" if above else f"above {below[-1]}"

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "elo": round(self.elo),
            "elo_low": round(self.low),
            "elo_high": round(self.high),
            "place": round(self.step(self.elo), 2),
            "place_low": round(self.step(self.low), 2),
            "place_high": round(self.step(self.high), 2),
            "words": self.words,
            "anchors": {name: round(elo) for name, elo in self.anchors.items()},
        }


def ratings(games: Iterable[Mapping[str, Any]], names: Sequence[str]) -> dict[str, float]:
    """The Elo of the anchors from their matches; the first has 0."""
    tallies = {
        (each["one"], each["other"]): (float(each["won"]), float(each["games"])) for each in games
    }
    found = strengths(tallies, connected(tallies, names[0]))
    return {name: UNIT * found[name] for name in names}


def stand(results: Iterable[Result], candidate: str, anchors: Mapping[str, float]) -> Standing:
    """The most likely place of a candidate after its games.

    Half a game more is won against the weakest anchor and lost against the strongest, so that
    whoever wins or loses everything has a finite place. A drawn game with each, as elsewhere in
    the arena, would lift whoever loses to strong anchors only because they were met.
    """
    won: dict[str, float] = defaultdict(float)
    games: dict[str, float] = defaultdict(float)
    for result in results:
        anchor = next(name for name in result.job.seats if name != candidate)
        won[anchor] += beats(result, candidate, anchor)
        games[anchor] += 1
    met = sorted(games, key=lambda name: anchors[name]) or list(anchors)
    won[met[0]] += 0.5
    games[met[0]] += 0.5
    games[met[-1]] += 0.5
    lowest, highest = min(anchors.values()) - BEYOND, max(anchors.values()) + BEYOND
    grid = [lowest + step for step in range(int(highest - lowest) + 1)]
    chances = {elo: _likelihood(elo, won, games, anchors) for elo in grid}
    best = max(grid, key=lambda elo: chances[elo])
    near = [elo for elo in grid if chances[elo] >= chances[best] - DROP]
    return Standing(best, near[0], near[-1], anchors)


def _likelihood(
    elo: float,
    won: Mapping[str, float],
    games: Mapping[str, float],
    anchors: Mapping[str, float],
) -> float:
    total = 0.0
    for name in games:  # anchors that were not met say nothing
        gap = (anchors[name] - elo) / UNIT
        behind = log(1 + exp(-abs(gap))) + max(gap, 0.0)  # log(1 + exp(gap)), without overflow
        total -= won[name] * behind + (games[name] - won[name]) * (behind - gap)
    return total
