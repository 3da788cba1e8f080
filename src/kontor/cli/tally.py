"""Statistics of many games, gathered piece by piece and added up."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Spread:
    """Numbers that came in: how many, how large."""

    count: int = 0
    total: int = 0
    low: int = 0
    high: int = 0

    def add(self, number: int) -> None:
        """Take in one number."""
        self.merge(Spread(1, number, number, number))

    def merge(self, other: "Spread") -> None:
        """Take in all numbers of another."""
        if other.count == 0:
            return
        self.low = min(self.low, other.low) if self.count else other.low
        self.high = max(self.high, other.high) if self.count else other.high
        self.count += other.count
        self.total += other.total

    @property
    def mean(self) -> float:
        """The average, 0 when nothing came in."""
        return self.total / self.count if self.count else 0.0


@dataclass
class Tally:
    """What many games of one kind had in common."""

    decisions: Spread = field(default_factory=Spread)
    scores: Spread = field(default_factory=Spread)
    best: Spread = field(default_factory=Spread)
    wins: Counter[int] = field(default_factory=Counter)

    def add(self, decisions: int, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Take in a game that has ended."""
        self.decisions.add(decisions)
        for score in scores:
            self.scores.add(score)
        self.best.add(max(scores))
        self.wins.update(winners)

    def merge(self, other: "Tally") -> None:
        """Take in all games of another."""
        self.decisions.merge(other.decisions)
        self.scores.merge(other.scores)
        self.best.merge(other.best)
        self.wins.update(other.wins)

    @property
    def games(self) -> int:
        """How many games came in."""
        return self.decisions.count


@dataclass
class Survey:
    """Games of several kinds, and how often each action was played in all of them."""

    kinds: dict[str, Tally] = field(default_factory=dict)
    actions: Counter[str] = field(default_factory=Counter)

    def kind(self, name: str) -> Tally:
        """The tally of a kind of game."""
        return self.kinds.setdefault(name, Tally())

    def merge(self, other: "Survey") -> None:
        """Take in all of another."""
        for name, tally in other.kinds.items():
            self.kind(name).merge(tally)
        self.actions.update(other.actions)

    @property
    def games(self) -> int:
        """How many games came in."""
        return sum(tally.games for tally in self.kinds.values())

    @property
    def decisions(self) -> int:
        """How many actions were played in all of them."""
        return sum(tally.decisions.total for tally in self.kinds.values())
