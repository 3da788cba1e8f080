"""What is said about finished games: reviews, tries, branches, analysis, own results."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kontor.server.wire.commands import Heard, Name, Number, SeatNumber, Seats, Steps
from kontor.server.wire.learning import PuzzleMove
from kontor.server.wire.words import Message

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
ReviewStage = Literal["waiting", "running", "quick", "complete", "failed"]


# -- a report ----------------------------------------------------------------------------------


class Effort(Struct):
    """How much was looked at; the same record and effort give the same report on any machine."""

    seed: int
    nodes: int
    guesses: int
    deep_nodes: int
    deep_guesses: int
    hindsight: bool


class Outlook(Struct):
    """What all seats could expect after a move, or before the first."""

    at: int
    scores: list[float]
    spreads: Annotated[
        list[float], Meta(description="About two of three games end within so many points.")
    ]
    chances: list[float]


class Candidate(Struct):
    """A move that was possible, and what it loses against the best one."""

    steps: list[str]
    message: Message
    loss: float
    error: float
    looks: int
    line: Annotated[
        list[Message], Meta(description="What may follow it, told of best moves; may be empty.")
    ] = []


class SourceGain(Struct):
    """How one source of points differs after the best move: above zero where it brings more."""

    part: str
    points: float


class Decision(Struct):
    """A move of a seat that had a choice that matters."""

    at: int
    until: int
    seat: int
    caption: Message
    phase: Annotated[int, Meta(description="0 early, 1 in the middle, 2 late.")]
    steps: list[str]
    message: Message
    verdict: Verdict
    loss: float
    error: float
    chance_loss: float
    candidates: Annotated[list[Candidate], Meta(description="The best first.")]
    reasons: list[SourceGain]
    words: list[Message]
    is_deep: bool


class Fortune(Struct):
    """What came to light, and what it changed for all seats."""

    at: int
    caption: Message
    swings: list[float]
    words: Annotated[list[Message], Meta(description="What it was.")]


class PhaseSummary(Struct):
    """How a seat played in one phase."""

    free: int
    lost: float


class SeatSummary(Struct):
    """One seat in figures."""

    score: int
    free: int
    lost: float
    accuracy: Annotated[int, Meta(description="Percent.")]
    level: Annotated[str, Meta(description="The opponent that loses about as much.")]
    verdicts: dict[str, int]
    phases: list[PhaseSummary]
    sources: dict[str, float]
    luck: float
    without_luck: float


class Report(Struct):
    """All that a review tells."""

    version: int
    game: str
    rules: int
    players: int
    actions: int
    effort: Effort
    curve: list[Outlook]
    decisions: list[Decision]
    turning_points: list[int]
    luck: list[Fortune]
    seats: list[SeatSummary]
    is_complete: bool


class Review(Struct):
    """How far the review of a game is; the report comes with it unless it is known already."""

    stage: ReviewStage
    done: Annotated[float, Meta(description="From 0 to 1, of the look that runs.")]
    ahead: Annotated[int, Meta(description="Games that are looked at before.")]
    changed: Annotated[int, Meta(description="When the report was made; 0 when there is none.")]
    report: Report | None


# -- positions of a finished game --------------------------------------------------------------


class FollowWish(Heard):
    """A move of a finished game that was not played."""

    at: Number
    steps: Steps


class Course(Struct):
    """What may well follow a move, which is the first of them, and how the points stand then."""

    moves: list[PuzzleMove]
    scores: list[int]


class BranchWish(Heard):
    """A table that begins at a position of a finished game."""

    at: Number
    purpose: Literal["branch", "try", "analysis"]
    seat: Annotated[SeatNumber | None, Meta(description="For a try: who decides.")] = None
    seats: Seats | None = None
    name: Name = ""


class OpenAnalysis(Heard):
    """A board to think at: a record, or a position as JSON."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    name: Name = ""
    by_hand: Annotated[
        bool, Meta(description="Blanks were changed; what no longer fits is left out.")
    ] = False


# -- judging -----------------------------------------------------------------------------------


class JudgeWish(Heard):
    """A whole move that somebody tries."""

    steps: Steps


class Judged(Struct):
    """What a move loses against the best one."""

    loss: float
    error: float
    solved: Annotated[bool, Meta(description="It is within the error of the best.")]


class AnalysisWish(Heard):
    """How long it may be thought about a position."""

    seconds: Annotated[float, Meta(ge=0.1, le=30)] = 1.0
    most: Annotated[int, Meta(ge=1, le=12)] = 5


class Analysis(Struct):
    """The best options of the seat to decide, the best first, and what seats can expect."""

    count: Annotated[int, Meta(description="Of the actions before it: which position it is.")]
    version: int
    seat: int
    options: list[Candidate]
    scores: list[float]
    chances: list[float]
    looks: int


class BlankChoice(Struct):
    """Something that can stand in a blank, as the position has it, and its name."""

    value: str | int | list[str | int] | None
    message: Message


class Blank(Struct):
    """What can be set by hand: a number, one of a set of choices, or a list of such."""

    heading: Message
    path: Annotated[
        list[str | int], Meta(description="From the whole position to one thing in it.")
    ]
    message: Message
    least: int
    most: Annotated[int, Meta(description="Of a number; of a list, how long it may be.")]
    choices: Annotated[str, Meta(description="The name of their set; empty for a number.")]
    is_list: bool
    is_apart: Annotated[bool, Meta(description="What stands here stands in no other such blank.")]


class PositionText(Struct):
    """A position as JSON, to be copied, changed and opened again."""

    text: str


class PositionBlanks(Struct):
    """What can be changed in a position, and the sets of choices that its blanks share."""

    blanks: list[Blank]
    choices: dict[str, list[BlankChoice]]


# -- over many games ---------------------------------------------------------------------------


class OwnMistake(Struct):
    """A move that cost something, to be tried again."""

    at: int
    seat: int
    caption: Message
    verdict: Verdict
    loss: float
    phase: int
    source: Annotated[str, Meta(description="Where most of the points went; may be empty.")]


class OwnGame(Struct):
    """How somebody played one game."""

    table: str
    is_there: Annotated[bool, Meta(description="The table can still be opened.")]
    seat: int
    game: str
    players: int
    opponents: Annotated[list[str | None], Meta(description="Levels; null is a person.")]
    score: int
    place: int
    ended: int
    summary: SeatSummary
    mistakes: list[OwnMistake]


class OwnResults(Struct):
    """How the holder of a key played, the last game first."""

    games: list[OwnGame]
