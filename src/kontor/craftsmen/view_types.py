"""The parts of a view, as JSON knows them; the page's types are made from these.

A tuple is a list of so many.
"""

from typing import Literal, NotRequired, TypedDict

Season = Literal["spring", "summer", "autumn", "winter"]
Stage = Literal[
    "exchanges",
    "helpers",
    "guild",
    "work_tokens",
    "final",
    "winter",
    "scoring",
    "investing",
    "limits",
    "over",
]
Guild = Literal["bankers", "builders", "notary", "crafts", "merchants", "town_hall"]
Deck = Literal["basic", "extended", "advanced"]
Marker = int | Literal["natural"] | None  # whose it is
Markers = tuple[Marker, Marker]


# -- questions ---------------------------------------------------------------------------------


class _Asked(TypedDict):
    seat: int
    privilege: bool  # may still be used
    disc: int | None  # that acts, numbered as in `used`


class PlainQuestion(_Asked):
    """A question that needs no more than its kind."""

    kind: Literal["exchange", "sawmill", "send", "bank", "notary", "sale", "town_hall"]


class FeeQuestion(_Asked):
    """How to pay the owner of a disc that is covered."""

    kind: Literal["fee"]
    owner: int
    points: int


class DiscardQuestion(_Asked):
    """Which capital cards to discard; those chosen are told to their seat alone."""

    kind: Literal["discard"]
    cards: int
    chosen: NotRequired[list[str]]


class BuildQuestion(_Asked):
    """What to build, after so many buildings for so much."""

    kind: Literal["build"]
    owed: int
    built: int


class PayQuestion(_Asked):
    """Which capital cards to pay with; those chosen are told to their seat alone."""

    kind: Literal["pay"]
    due: int
    colours: list[str]
    chosen: NotRequired[list[str]]


class LookQuestion(_Asked):
    """What to do with cards of a deck that only their seat sees."""

    kind: Literal["look"]
    deck: Deck
    cards: NotRequired[list[str]]
    shown: NotRequired[list[str]]
    step: NotRequired[int]


class BidQuestion(_Asked):
    """What to bid for a card."""

    kind: Literal["bid"]
    card: str
    to_beat: int
    bids: list[int]
    bidder: int | None
    out: list[int]
    mayor: bool


class CraftQuestion(_Asked):
    """What to make with the work that is left."""

    kind: Literal["craft"]
    work_points: int
    tokens: bool


class GoodQuestion(_Asked):
    """Where a good goes."""

    kind: Literal["put", "ship"]
    good: str


class TradeQuestion(_Asked):
    """What to trade, and then what becomes of the good."""

    kind: Literal["trade"]
    good: NotRequired[str]


class InvestQuestion(_Asked):
    """Which capital cards to invest; those chosen are told to their seat alone."""

    kind: Literal["invest"]
    chosen: NotRequired[list[str]]


Question = (
    PlainQuestion
    | FeeQuestion
    | DiscardQuestion
    | BuildQuestion
    | PayQuestion
    | LookQuestion
    | BidQuestion
    | CraftQuestion
    | GoodQuestion
    | TradeQuestion
    | InvestQuestion
)


# -- the table ---------------------------------------------------------------------------------


class SeatView(TypedDict):
    """What is seen of a seat; of others' hands what was shown, and how many of which deck."""

    shown: list[str]
    row: list[str]
    markers: dict[str, list[Marker]]
    market: int
    privileges: int
    works: int
    helpers: int
    capital_cards: int
    unseen: dict[str, int]
    capital: list[str] | None
    hand: list[str]
    worth: NotRequired[int]
    worth_of: NotRequired[dict[str, int]]
    sets: int
    year_end: dict[str, int]
    score: int
    breakdown: dict[str, int]


class CraftsmenView(TypedDict):
    """What a seat, or a spectator, sees of a position of Craftsmen."""

    game: Literal["craftsmen"]
    players: int
    cards: list[str]
    year: int
    season: Season
    stage: Stage
    guild: Guild
    order: list[int]
    changes: list[int]
    passed: list[int]
    privileges: int
    works: int
    queues: dict[str, list[list[int]]]
    used: dict[str, list[int]]
    granary: dict[str, Markers]
    ships: list[dict[str, Markers]]
    bonus: dict[str, Marker]
    open_capital: list[str | None]
    open: dict[str, list[str | None]]
    discards: dict[str, int]
    looks: int
    seat: int | None
    question: Question | None
    stack: int
    decks: dict[str, list[str | None]]
    box: list[str]
    spaces: int
    change_fields: int
    most: list[list[int]]
    seats: list[SeatView]
