"""The figures of a run for one set-up: shares, Elo, scores, where points come from, and time."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import fmean, median, quantiles
from typing import Any

from kontor.arena.elo import elo
from kontor.arena.result import Conduct, Result
from kontor.arena.shares import Share, beats, victory
from kontor.core.setup import Setup

ANCHOR = "deckhand"
Parts = dict[str, float]


@dataclass
class Scores:
    """Numbers of points, all of them kept."""

    all: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float | None:
        """The average, None when there are none."""
        return fmean(self.all) if self.all else None

    @property
    def median(self) -> float | None:
        """The one in the middle."""
        return median(self.all) if self.all else None

    @property
    def best(self) -> int | None:
        """The highest."""
        return max(self.all, default=None)

    @property
    def deciles(self) -> list[float]:
        """What 10, 20, ... 90 of 100 do not pass; empty when there are less than two."""
        return quantiles(self.all, n=10, method="inclusive") if len(self.all) > 1 else []

    def data(self) -> dict[str, Any]:
        """The scores as plain data."""
        return {
            "count": len(self.all),
            "mean": self.mean,
            "median": self.median,
            "lowest": min(self.all, default=None),
            "best": self.best,
            "deciles": self.deciles,
        }


@dataclass
class Standing:
    """What one name has reached."""

    name: str
    wins: Share = field(default_factory=Share)
    scores: Scores = field(default_factory=Scores)
    winning: Scores = field(default_factory=Scores)  # of the games it has won
    decisions: int = 0
    milliseconds: float = 0.0
    slowest: float = 0.0
    longest: float = 0.0
    elo: float | None = None
    error: float | None = None
    conduct: Conduct = field(default_factory=dict)  # of a program, added up over its games
    parts: Parts = field(default_factory=dict)
    winning_parts: Parts = field(default_factory=dict)

    @property
    def each(self) -> float:
        """Milliseconds for a decision."""
        return self.milliseconds / self.decisions if self.decisions else 0.0

    def data(self) -> dict[str, Any]:
        """The standing as plain data."""
        return {
            "name": self.name,
            "elo": self.elo,
            "elo_error": self.error,
            "wins": self.wins.data(),
            "scores": self.scores.data(),
            "winning_scores": self.winning.data(),
            "parts": self.parts,
            "winning_parts": self.winning_parts,
            "decisions": self.decisions,
            "milliseconds_per_decision": self.each,
            "slowest_decision": self.slowest,
            "slowest_turn": self.longest,
            **({"conduct": self.conduct} if self.conduct else {}),
        }


@dataclass
class Pair:
    """What came of two names at one table."""

    one: str
    other: str
    beats: Share = field(default_factory=Share)  # the first before the second
    lone: Share = field(default_factory=Share)  # victories of one of the first among the second
    lone_other: Share = field(default_factory=Share)  # and the other way round

    def data(self) -> dict[str, Any]:
        """The pair as plain data."""
        return {
            "one": self.one,
            "other": self.other,
            "beats": self.beats.data(),
            "lone_one": self.lone.data(),
            "lone_other": self.lone_other.data(),
        }


@dataclass
class Report:
    """All figures for one set-up."""

    setup: Setup
    games: int
    standings: list[Standing]
    pairs: list[Pair]
    anchor: str
    parts: Parts  # of all seats
    winning_parts: Parts  # of the winners

    def standing(self, name: str) -> Standing:
        """The figures of a name."""
        return next(each for each in self.standings if each.name == name)

    def share(self, one: str, other: str) -> Share:
        """How often the first came before the second: the headline figure of a pair."""
        for pair in self.pairs:
            if (pair.one, pair.other) == (one, other):
                return pair.beats
            if (pair.one, pair.other) == (other, one):
                return Share(pair.beats.games - pair.beats.won, pair.beats.games)
        return Share()

    def data(self) -> dict[str, Any]:
        """The report as plain data, fit for JSON."""
        return {
            "game": self.setup.game,
            "rules": self.setup.rules,
            "players": self.setup.players,
            "options": self.setup.data(),
            "games": self.games,
            "elo_anchor": self.anchor,
            "names": [standing.data() for standing in self.standings],
            "pairs": [pair.data() for pair in self.pairs],
            "parts": self.parts,
            "winning_parts": self.winning_parts,
        }


def report(setup: Setup, names: Sequence[str], results: Sequence[Result]) -> Report:
    """The figures of the games of one set-up, for the names in their order."""
    distinct = list(dict.fromkeys(names))
    anchor = ANCHOR if ANCHOR in distinct else distinct[0]
    ratings = elo(results, anchor)
    standings = [standing(name, results) for name in distinct]
    for each in standings:
        if each.name in ratings and len(ratings) > 1:
            each.elo, each.error = ratings[each.name]
    pairs = [pair(*two, results) for two in combinations(distinct, 2)]
    seats = [(result, seat) for result in results for seat in range(setup.players)]
    return Report(
        setup,
        len(results),
        standings,
        [each for each in pairs if each.beats.games],
        anchor,
        mean_parts(seats),
        mean_parts([(result, seat) for result, seat in seats if seat in result.winners]),
    )


def standing(name: str, results: Sequence[Result]) -> Standing:
    """The figures of one name, but for its Elo."""
    found = Standing(name)
    seats: list[tuple[Result, int]] = []
    for result in results:
        ours = [seat for seat, each in enumerate(result.job.seats) if each == name]
        seats += [(result, seat) for seat in ours]
        if ours:
            found.wins.add(victory(result, name))
    for result, seat in seats:
        found.scores.all.append(result.scores[seat])
        if seat in result.winners:
            found.winning.all.append(result.scores[seat])
        found.decisions += result.decisions[seat]
        found.milliseconds += result.milliseconds[seat]
        found.slowest = max(found.slowest, result.slowest[seat])
        found.longest = max(found.longest, result.longest[seat])
        for key, count in ((result.programs and result.programs[seat]) or {}).items():
            found.conduct[key] = found.conduct.get(key, 0) + count
    found.parts = mean_parts(seats)
    found.winning_parts = mean_parts([each for each in seats if each[1] in each[0].winners])
    return found


def pair(one: str, other: str, results: Sequence[Result]) -> Pair:
    """The figures of two names."""
    found = Pair(one, other)
    for result in results:
        seats = result.job.seats
        if one not in seats or other not in seats:
            continue
        found.beats.add(beats(result, one, other))
        if set(seats) == {one, other}:
            if seats.count(one) == 1:
                found.lone.add(victory(result, one))
            if seats.count(other) == 1:
                found.lone_other.add(victory(result, other))
    return found


def mean_parts(seats: Sequence[tuple[Result, int]]) -> Parts:
    """Where the points of some seats come from, on average."""
    names = dict.fromkeys(name for result, seat in seats for name in result.parts[seat])
    return {
        name: fmean(result.parts[seat].get(name, 0) for result, seat in seats) for name in names
    }
