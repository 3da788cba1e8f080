"""What HTTP answers: the shapes of messages that go out, for the description of the face."""

from typing import Any, Literal

from msgspec import Struct


class Health(Struct):
    """Whether all is well."""

    version: str
    status: str


class Engine(Struct):
    """Which form of the rules is in use, and how far compiling them is."""

    compiled: bool
    opponents: bool
    state: str | None = None
    done: float | None = None
    left: float | None = None


class Visitor(Struct):
    """A new key."""

    key: str


class OptionInfo(Struct):
    """An option of a game."""

    default: bool | str | list[str]
    offered: list[str]


class GameInfo(Struct):
    """A game that can be played."""

    name: str
    description: str
    rules: int
    fewest: int
    most: int
    options: dict[str, OptionInfo]
    levels: list[str]
    patient: list[str]
    seconds: float
    longest: float


class SeatInfo(Struct):
    """A seat at a table."""

    seat: int
    kind: str
    name: str
    colour: str
    level: str | None


class TableLinks(Struct):
    """A new table with its links."""

    table: str
    you: list[int]
    links: dict[str, str]
    watch: str


class TableInfo(Struct):
    """A table in a list."""

    table: str
    name: str
    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: list[int]
    host: bool
    status: str
    count: int
    turn: int | None
    your_turn: bool
    left: bool
    created: int
    changed: int


class Joined(Struct):
    """What a link opened."""

    table: str
    you: list[int]
    watching: bool


class LinkInfo(Struct):
    """What a link opens for whoever asks: the seat, null for spectators, and how it stands."""

    seat: int | None
    name: str
    state: Literal["watch", "free", "yours", "taken", "waiting", "refused", "device"]


class NewLink(Struct):
    """A new link."""

    seat: int | None
    token: str


class DeviceLink(Struct):
    """A link by which one more device of the same person holds a seat."""

    seat: int
    token: str
    until: int


class AskAnswered(Struct):
    """What was said to somebody who asked for a seat."""

    ask: str
    seat: int
    granted: bool


class Answer(Struct, tag="answer"):
    """A command that was carried out."""

    id: str
    version: int


class Position(Struct):
    """A position of the past."""

    count: int
    looking: int | None
    turn: int | None
    caption: str
    view: dict[str, Any]
    scores: list[int]
    breakdown: list[dict[str, int]]
    over: bool


class LogPart(Struct):
    """Some log lines."""

    first: int
    lines: list[dict[str, Any]]


class Preview(Struct):
    """What actions would change."""

    changed: list[dict[str, Any]]
    certain: bool
    scores: list[int] | None
    turn: int | None
    question: Any
    legal: list[str] | None


class Reasons(Struct):
    """Why things cannot be done; null where they can."""

    reasons: dict[str, str | None]


class Advice(Struct):
    """An action, and how many points it is expected to lose against the best one."""

    text: str
    loss: float


class Hint(Struct):
    """The best actions, the best first."""

    choices: list[Advice]


class Problem(Struct):
    """A refusal."""

    code: str
    message: str
