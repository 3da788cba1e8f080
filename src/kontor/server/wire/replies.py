"""What the server says: every message that goes out, over WebSocket and HTTP."""

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct, field

from kontor.server.wire.learning import TaskInfo
from kontor.server.wire.words import Choice, Message, Outcome

SeatKind = Literal["person", "opponent"]
Status = Literal["open", "over", "closed"]
Dealt = Literal["drawn", "chosen", "opened"]
Purpose = Literal["branch", "try", "analysis"]
LinkState = Literal["watch", "free", "yours", "taken", "waiting", "refused", "device"]
OptionValue = bool | str | list[str]


# -- what games give: plain data of which only this much is the same in all of them ------------


class Question(TypedDict):
    """What a seat is asked; each kind brings more of its own."""

    kind: str
    seat: int


class View(TypedDict):
    """What a seat sees of a position; each game has its own parts."""


class Card(TypedDict):
    """A card; each game has its own parts."""

    id: str
    name: str
    text: str


class Facts(TypedDict):
    """What is printed on the components of a game; each game has its own parts."""

    cards: list[Card]


# -- a table, live -----------------------------------------------------------------------------


class Seat(Struct):
    """A seat at a table that one looks at."""

    seat: int
    kind: SeatKind
    name: str
    colour: str
    level: str | None
    present: bool
    clock: Annotated[int, Meta(description="Milliseconds that this seat has thought.")]
    devices: Annotated[
        int | None,
        Meta(description="How many devices hold it; only the host and who sits there are told."),
    ]


class Ask(Struct):
    """Somebody who asks for a seat that is taken."""

    ask: str
    seat: int
    name: str


class Change(Struct):
    """A part of a view that is no longer what it was."""

    path: list[str | int]
    before: Any = field(name="from")
    after: Any = field(name="to")


class Step(Struct):
    """An action within a move, with what it answers; the text is null where one may not know."""

    question: Question | None
    begins: Annotated[bool, Meta(description="It begins a move, else it goes on with one.")]
    detail: Annotated[
        bool, Meta(description="It only says how something is done, such as what it is paid with.")
    ]
    text: str | None
    message: Annotated[
        Message,
        Meta(description="Its form `log` tells that it was done by `name`, as one may know."),
    ]


class Part(Struct):
    """What came of one cause: of what was done, or of something that followed of itself."""

    cause: Annotated[str, Meta(description="Empty for what was done.")]
    heading: Annotated[Message | None, Meta(description="The cause in words; null where empty.")]
    changed: list[Change]
    outcomes: list[Outcome]
    scores: Annotated[list[int], Meta(description="After it.")]


class LogLine(Struct):
    """One command as it was stored: a move with its steps, and all that came of it."""

    at: Annotated[int, Meta(description="Actions that were played before it.")]
    seat: int
    steps: list[Step]
    out_of_turn: bool
    caption: Message
    time: int
    parts: Annotated[list[Part], Meta(description="Cause by cause; what was done is the first.")]


class LogPart(Struct):
    """The log lines from an action on."""

    first: int
    lines: list[LogLine]


class UndoOffer(Struct):
    """How far back one may go, in actions."""

    to: int
    floor: int
    stops: list[int]


class RedoOffer(Struct):
    """How far forth one may go, in actions."""

    to: int
    last: int


class Place(Struct):
    """The place of a seat when a game is over, with the reason where a tie was broken."""

    seat: int
    place: int
    why: Message | None


class Reveal(Struct):
    """The seed of a game that is over, and what kept it from being tried out."""

    seed: str
    salt: str


class Origin(Struct):
    """Where a table began within another game, and what for; null where that was pasted."""

    table: str | None
    at: Annotated[int, Meta(description="Actions that were played there before.")]
    purpose: Purpose


class Snapshot(Struct, tag="snapshot"):
    """Everything that one receiver may know of a table."""

    table: str
    name: str
    version: int
    status: Status
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    asks: list[Ask]
    watchers: int
    you: list[int]
    looking: Annotated[int | None, Meta(description="Through whose eyes; null for a spectator.")]
    host: bool
    count: int
    turn: int | None
    your_turn: bool
    thinking: int | None
    since: int
    now: int
    view: View
    question: Question | None
    prompt: Annotated[
        Message | None, Meta(description="What is asked; for the eyes of who is to decide alone.")
    ]
    begins: Annotated[
        bool, Meta(description="The open question begins a move, else it goes on with one.")
    ]
    legal: list[Choice]
    free: Annotated[
        dict[str, list[Choice]], Meta(description="What own seats may do out of turn, by seat.")
    ]
    caption: Message
    scores: list[int]
    breakdown: list[dict[str, int]]
    places: Annotated[
        list[Place], Meta(description="The winner first; empty until the game is over.")
    ]
    undo: UndoOffer | None
    redo: RedoOffer | None
    log: LogPart
    dealt: Dealt
    commitment: Annotated[
        str | None, Meta(description="Null where the game began at a position: nothing was dealt.")
    ]
    reveal: Reveal | None
    task: TaskInfo | None
    origin: Origin | None


class Presence(Struct, tag="presence"):
    """Who is there, seat by seat, and how many look on."""

    present: list[bool]
    watchers: int


class Welcome(Struct, tag="welcome"):
    """What one knows already is still so."""

    version: int


class Answer(Struct, tag="answer"):
    """A command that was carried out."""

    id: str
    version: int


class Refused(Struct, tag="error"):
    """A command, or whatever else was said, that was not carried out."""

    id: str | None
    code: str
    message: str
    version: int | None = None


class NotSaved(Struct, tag="unsaved"):
    """The store does not answer; a snapshot follows when it does."""

    message: str


class Pong(Struct, tag="pong"):
    """Here I am."""


Outgoing = Snapshot | Presence | Welcome | Answer | Refused | NotSaved | Pong


# -- over HTTP ---------------------------------------------------------------------------------


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
    """An option of a game; where some are offered, no others can be chosen."""

    default: OptionValue
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
    pictures: bool  # whether boards of it can be drawn


class SeatInfo(Struct):
    """A seat at a table."""

    seat: int
    kind: SeatKind
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
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    you: list[int]
    host: bool
    status: Status
    count: int
    turn: int | None
    your_turn: bool
    # What everybody may know of the position; null where nothing was played since this is kept.
    caption: Message | None
    scores: list[int] | None
    winners: list[int] | None
    left: bool
    created: int
    changed: int
    task: Annotated[str | None, Meta(description="A lesson or puzzle; null for a game.")]
    origin: Origin | None


class ClauseTable(Struct):
    """The clauses behind kinds of questions, names of reasons and names of lessons."""

    questions: dict[str, str]
    refusals: dict[str, str]
    lessons: dict[str, str]


class Joined(Struct):
    """What a link opened."""

    table: str
    you: list[int]
    watching: bool


class LinkInfo(Struct):
    """What a link opens for whoever asks: the seat, null for spectators, and how it stands."""

    seat: int | None
    name: str
    state: LinkState


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


class Position(Struct):
    """A position of the past."""

    count: int
    looking: int | None
    turn: int | None
    caption: Message
    view: View
    scores: list[int]
    breakdown: list[dict[str, int]]
    places: list[Place]
    over: bool


class Preview(Struct):
    """What actions would change; null where that depends on what one may not know."""

    steps: Annotated[
        list[str],
        Meta(description="The actions, and the wishes that could be followed after them."),
    ]
    changed: list[Change]
    certain: bool
    shows_more: Annotated[
        bool,
        Meta(description="They show what one could not know: what follows is a move of its own."),
    ]
    scores: list[int] | None
    turn: int | None
    question: Question | None
    prompt: Message | None
    begins: bool | None
    legal: list[Choice] | None
    outcomes: list[Outcome]


class Reasons(Struct):
    """Why things cannot be done; null where they can."""

    reasons: dict[str, str | None]
    clauses: Annotated[
        dict[str, str], Meta(description="The clauses behind the reasons, where some are known.")
    ]


class Advised(Struct):
    """An action, and how many points it is expected to lose against the best one."""

    text: str
    message: Message
    loss: float
    steps: Annotated[
        list[str], Meta(description="The action, and the answers that make a whole move of it.")
    ]


class Hint(Struct):
    """The best actions, the best first."""

    choices: list[Advised]


class Problem(Struct):
    """A refusal."""

    code: str
    message: str
