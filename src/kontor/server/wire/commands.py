"""What is said to the server: every message that comes in, over WebSocket and HTTP."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40)]
Portrait = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_-]*$")]
Word = Annotated[str, Meta(max_length=20, pattern="^[A-Za-z#0-9_-]*$")]
LevelName = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_.:-]*$")]
Text = Annotated[str, Meta(max_length=400)]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Language = Annotated[str, Meta(max_length=10, pattern="^[a-z]+(-[A-Za-z]+)?$")]


Steps = Annotated[list[Text], Meta(min_length=1, max_length=40)]
Plan = Annotated[list[Text], Meta(max_length=40)]


class Heard(Struct, forbid_unknown_fields=True):
    """A message that comes in; a word it does not know is refused."""


# -- over WebSocket ----------------------------------------------------------------------------


class Hello(Heard, tag="hello"):
    """The first message: who you are and what you know."""

    key: Token
    version: Number | None = None
    language: Language = "en"


class Act(Heard, tag="act"):
    """A move: one action or several, in words, of which all are played or none."""

    id: CommandId
    version: Number
    steps: Steps
    seat: SeatNumber | None = None


class Undo(Heard, tag="undo"):
    """Back to a number of actions."""

    id: CommandId
    version: Number
    to: Number


class Redo(Heard, tag="redo"):
    """Forth to a number of actions."""

    id: CommandId
    version: Number
    to: Number


class ChangeLanguage(Heard, tag="language"):
    """Refusals in another language."""

    language: Language


class Ping(Heard, tag="ping"):
    """Are you there?"""


Command = Act | Undo | Redo
Travel = Undo | Redo
Incoming = Hello | Act | Undo | Redo | ChangeLanguage | Ping
incoming: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


# -- over HTTP ---------------------------------------------------------------------------------


SeatWishKind = Literal["me", "here", "link", "opponent"]


class SeatWish(Heard):
    """Who is to sit in a seat."""

    kind: SeatWishKind
    name: Name = ""
    colour: Word = ""
    level: LevelName = ""


Seats = Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
OptionWord = Annotated[str, Meta(max_length=80, pattern="^[A-Za-z0-9_.-]*$")]
OptionWish = bool | OptionWord | Annotated[list[OptionWord], Meta(max_length=10)]


class NewTable(Heard):
    """A table that somebody wants."""

    game: Word
    seats: Seats
    options: dict[str, OptionWish] = {}
    name: Name = ""
    seed: Annotated[int, Meta(ge=0, le=(1 << 63) - 1)] | None = None


class OpenRecord(Heard):
    """A table that goes on from a record."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    seats: Seats | None = None
    name: Name = ""


class OpenTask(Heard):
    """A table for a lesson or a puzzle, such as `lesson:quay`."""

    game: Word
    task: Annotated[str, Meta(max_length=80, pattern="^[a-z]+:[A-Za-z0-9_.-]+$")]
    name: Name = ""


class Join(Heard):
    """The token of a link, and perhaps how one wants to be called."""

    token: Token
    name: Name = ""


class Look(Heard):
    """The token of a link that somebody wonders about."""

    token: Token


class AskAnswer(Heard):
    """Whether somebody who asked gets the seat."""

    grant: bool


class LinkWish(Heard):
    """Which seat's link is to be made anew; null means the spectators'."""

    seat: SeatNumber | None = None


class SeatChange(Heard):
    """Another name or colour."""

    name: Name | None = None
    colour: Word | None = None


class PreviewWish(Heard):
    """Actions that somebody thinks about, and others that follow in the order of the rules."""

    actions: Plan
    wishes: Plan = []
    seat: SeatNumber | None = None


class Doubt(Heard):
    """Things that somebody wonders why they cannot be done."""

    texts: Annotated[list[Text], Meta(min_length=1, max_length=300)]
    language: Language = "en"
    seat: SeatNumber | None = None


class CoachWish(Heard):
    """A whole move that somebody is about to make."""

    steps: Steps
    seat: SeatNumber | None = None


class HintWish(Heard):
    """For which seat advice is wanted."""

    seat: SeatNumber | None = None
