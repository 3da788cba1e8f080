"""The parts of a view, as JSON knows them; the page's types are made from these.

A tuple is a list of so many.
"""

from typing import Literal, NotRequired, TypedDict

Phase = Literal["main", "final", "over"]
Stage = Literal[
    "supply", "interest", "begin_turn", "turn", "harvest", "feeding", "town", "final", "over"
]
Ship = tuple[str, int]  # its kind and its value


# -- questions ---------------------------------------------------------------------------------


class _Asked(TypedDict):
    seat: int
    card: NotRequired[str]  # the card behind the question


class TurnQuestion(_Asked):
    """What to do in one's turn."""

    kind: Literal["turn"]


class FeeQuestion(_Asked):
    """In what to pay for entering a building."""

    kind: Literal["fee"]


class UseQuestion(_Asked):
    """How to use a building: what one time takes and brings, or what can be picked."""

    kind: Literal["use"]
    gives: NotRequired[dict[str, int]]
    gets: NotRequired[dict[str, int]]
    picks: NotRequired[int]  # so many different goods are still picked
    among: NotRequired[list[str]]


SubstituteQuestion = TypedDict(
    "SubstituteQuestion",
    {
        "seat": int,
        "card": NotRequired[str],
        "kind": Literal["substitute"],
        "good": str,
        "with": str,
        "due": int,
    },
)
SubstituteQuestion.__doc__ = "How much of a good to replace with its better side."


class PayQuestion(_Asked):
    """How many tokens of a good to pay."""

    kind: Literal["pay"]
    unit: Literal["food", "energy"]
    good: str
    due: int
    stock: dict[str, int]  # what is held of this kind and of the later ones


class GiveQuestion(_Asked):
    """How many tokens of a good to hand in."""

    kind: Literal["give"]
    good: str
    least: int
    most: int
    stock: dict[str, int]  # what can be handed in of this kind and of the later ones
    sells: bool  # each token brings the same francs


class ReceiveQuestion(_Asked):
    """How many tokens of a good to get, of so many or of so much worth."""

    kind: Literal["receive"]
    good: str
    tokens: int
    value: int
    among: list[str]  # this kind and the later ones


class DebtQuestion(_Asked):
    """How to pay what is due."""

    kind: Literal["debt"]
    why: str
    due: int


Question = (
    TurnQuestion
    | FeeQuestion
    | UseQuestion
    | SubstituteQuestion
    | PayQuestion
    | GiveQuestion
    | ReceiveQuestion
    | DebtQuestion
)


# -- the table ---------------------------------------------------------------------------------


class Round(TypedDict):
    """What a round brings."""

    food: int
    harvest: bool
    town: Literal["", "standard", "special"]
    ship: Ship


class SeatView(TypedDict):
    """What is seen of a seat; cards of a hand are null to others."""

    goods: dict[str, int]
    francs: int
    loans: int
    buildings: list[str]
    ships: list[Ship]
    worker: str | None
    pawned: NotRequired[list[str]]
    hand: NotRequired[list[str | None]]
    known: int
    score: int
    breakdown: dict[str, int]
    food: int
    energy: int
    hunger: int
    hammers: int
    fishers: int


class LeHavreView(TypedDict):
    """What a seat, or a spectator, sees of a position of Le Havre."""

    game: Literal["le_havre"]
    players: int
    variant: Literal["full", "short"]
    cards: list[str]
    expert: bool
    round: int
    turn: int
    phase: Phase
    offers: dict[str, int]
    town: list[str]
    piles: list[list[str]]
    ship_stacks: dict[str, list[int]]
    modernised: list[str]
    shown: int
    stage: Stage
    cursor: int
    mains: int
    sold: list[str]
    sold_ships: list[int]
    picketed: list[int]
    picket: NotRequired[str]
    waiting: list[str]
    winded: bool
    rounds: list[Round]
    mover: int
    seat: int | None
    question: Question | None
    tiles: list[tuple[str, str] | None]
    specials: list[str | list[str] | None]
    seats: list[SeatView]
