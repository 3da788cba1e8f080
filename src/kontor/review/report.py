"""A review as data: what is known of a finished game after it was looked at, fit for JSON.

Positions are named by how many actions of the record were played before them (`at`). Points are
final points; a loss is never below zero, and comes with its error: it has a name only where it is
more than twice that.
"""

from dataclasses import dataclass, field
from typing import Final

from kontor.core.words import MessageData

VERSION: Final = 2  # raised whenever an older report would mislead
BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
VERDICTS: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)


@dataclass(frozen=True)
class Effort:
    """How much was looked at; the same record and effort give the same report on any machine."""

    seed: int = 0
    nodes: int = 16  # on each guess of a quick look
    guesses: int = 1  # in each of two sets without one in common
    deep_nodes: int = 0  # on each guess of the worst decisions; 0 before they were looked at longer
    deep_guesses: int = 0
    hindsight: bool = False  # judged by the true position instead of what the seat knew


@dataclass(frozen=True)
class Point:
    """What all seats could expect after a move, or before the first."""

    at: int
    scores: list[float]
    spreads: list[float]  # about two of three games end within so many points
    chances: list[float]


@dataclass(frozen=True)
class Candidate:
    """A move that was possible, and what it loses against the best one."""

    steps: list[str]
    message: MessageData  # of its first action
    loss: float
    error: float
    looks: int
    line: list[MessageData] = field(default_factory=list)  # what may follow, told of best moves


@dataclass(frozen=True)
class Reason:
    """How one source of points differs after the best move: above zero where it brings more."""

    part: str  # of the breakdown of scores
    points: float


@dataclass(frozen=True)
class Decision:
    """A move of a seat that had a choice that matters."""

    at: int
    until: int  # the first action after the move
    seat: int
    caption: MessageData
    phase: int  # of the game: 0 early, 1 middle, 2 late
    steps: list[str]
    message: MessageData
    verdict: str
    loss: float  # expected: the mean over all that the look leaves open
    error: float  # of the difference between the best move and this one
    chance_loss: float  # of winning, from 0 to 1
    candidates: list[Candidate]  # the best first; the move that was played is among them
    reasons: list[Reason] = field(default_factory=list)  # the greatest first, only of slips
    words: list[MessageData] = field(default_factory=list)  # why, as the game says it
    is_deep: bool = False  # looked at longer


@dataclass(frozen=True)
class Luck:
    """What came to light, and what it changed for all seats."""

    at: int  # the first position in which it is seen
    caption: MessageData
    swings: list[float]  # points
    words: list[MessageData] = field(default_factory=list)  # what it was


@dataclass(frozen=True)
class PhaseSummary:
    """How a seat played in one phase."""

    free: int  # decisions with a choice that matters
    lost: float  # points


@dataclass(frozen=True)
class SeatSummary:
    """One seat in figures."""

    score: int
    free: int
    lost: float
    accuracy: int  # percent
    level: str  # the opponent that loses about as much in a decision
    verdicts: dict[str, int]
    phases: list[PhaseSummary]
    sources: dict[str, float]  # points lost by source
    luck: float  # points that came to light brought, in all
    without_luck: float  # the final score less that


@dataclass(frozen=True)
class Report:
    """All that a review tells."""

    version: int
    game: str
    rules: int
    players: int
    actions: int  # of the record
    effort: Effort
    curve: list[Point]
    decisions: list[Decision]
    turning_points: list[int]  # at most three places in `decisions`, in the order of the game
    luck: list[Luck]
    seats: list[SeatSummary]
    is_complete: bool  # the worst decisions were looked at longer
