"""Shares of games with their intervals, and who came before whom in a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any

from kontor.arena.result import Result

Z = 1.959964  # leaves 2.5 % on each side


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula."""
    if games <= 0:
        return 0.0, 1.0
    share = won / games
    middle = share + Z * Z / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


@dataclass
class Share:
    """How much of some games was won."""

    won: float = 0.0
    games: int = 0

    def add(self, part: float) -> None:
        """Take in one game, of which this part was won."""
        self.won += part
        self.games += 1

    @property
    def part(self) -> float:
        """The share itself; a half when there were no games."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % certainty."""
        return wilson(self.won, self.games)

    def data(self) -> dict[str, Any]:
        """The share as plain data."""
        low, high = self.interval
        return {"games": self.games, "share": self.part, "low": low, "high": high}


def victory(result: Result, name: str) -> float:
    """How much of the victory belongs to the seats of a name; several winners share it."""
    seats = result.job.seats
    return sum(seats[seat] == name for seat in result.winners) / len(result.winners)


def beats(result: Result, one: str, other: str) -> float:
    """How often seats of the first name came before seats of the second; a tie is a half.

    A winner comes before everybody else, also after a tie; the others go by their scores, and
    whoever has forfeited comes last.
    """
    ranks = [
        (seat in result.winners, not result.has_forfeited(seat), score)
        for seat, score in enumerate(result.scores)
    ]
    ours = [rank for rank, name in zip(ranks, result.job.seats, strict=True) if name == one]
    theirs = [rank for rank, name in zip(ranks, result.job.seats, strict=True) if name == other]
    ahead = sum((mine > yours) + (mine == yours) / 2 for mine in ours for yours in theirs)
    return ahead / (len(ours) * len(theirs))


def meetings(result: Result) -> Iterator[tuple[str, str, float]]:
    """Every two names of a game, in alphabetic order, and how often the first was ahead."""
    for one, other in combinations(sorted(set(result.job.seats)), 2):
        yield one, other, beats(result, one, other)
