"""What the server says to learners: of lessons, puzzles and the coach."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kontor.server.wire.words import Message

TaskKind = Literal["lesson", "puzzle"]


class TaskInfo(Struct):
    """The lesson or puzzle that is done at a table, and how far it is."""

    kind: TaskKind
    name: str
    key: Annotated[str, Meta(description="What its words in the catalogues begin with.")]
    done: Annotated[int, Meta(description="Steps.")]
    steps: int
    moves: Annotated[
        list[list[str]], Meta(description="What is left of the moves that count; * is any words.")
    ]
    wrong: Annotated[dict[str, str], Meta(description="What is said to other lines, as keys.")]
    spot: Annotated[str, Meta(description="The place of the board that is in the light.")]


class LessonInfo(Struct):
    """A lesson that a game has."""

    name: str
    key: str
    steps: int


class PuzzleInfo(Struct):
    """A puzzle that a game has."""

    name: str
    theme: str
    grade: Annotated[int, Meta(description="From 1 to 4: how many of the levels miss it.")]
    proven: Annotated[bool, Meta(description="By complete search to the end of the game.")]
    players: int
    mix: Annotated[int, Meta(description="Day by day the next one in this order is today's.")]


class PuzzleMove(Struct):
    """A move of a puzzle's line, with its steps in words; how they are paid is left out."""

    seat: int
    steps: list[str]
    messages: list[Message]


class PuzzleWhy(Struct):
    """Why a move is not the best: points that it loses, and what may well follow it."""

    loss: Annotated[float | None, Meta(description="Null where nobody looked at it.")]
    is_begun: Annotated[bool, Meta(description="The first line is right, but not the rest.")]
    proven: bool
    then: Annotated[list[PuzzleMove], Meta(description="The move itself is the first.")]


class Matters(Struct):
    """What a learner should know now, the most urgent first."""

    matters: list[Message]


class Caution(Struct):
    """What there is to say against a move."""

    loss: float
    slip: Annotated[bool, Meta(description="Nobody does that on purpose, whatever it costs.")]
    reasons: list[Message]


class Coached(Struct):
    """What the coach says to a move; nothing to nearly all."""

    caution: Caution | None
