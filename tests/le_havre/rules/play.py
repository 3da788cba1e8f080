"""Positions by hand and play by words, for the tests of the rules."""

from typing import Any

import kontor
from tests.lines import can, do, texts

FIRMS = ["building_firm_1", "building_firm_2", "construction_firm"]
# The tile with interest comes last, so that no test meets it unasked.
TILES = [
    ["wood", "cattle"],
    ["wood", "clay"],
    ["wood", "francs"],
    ["fish", "clay"],
    ["fish", "grain"],
    ["iron", "francs"],
    ["wood", "fish"],
]
OFFERS = ("francs", "fish", "wood", "clay", "iron", "grain", "cattle")
ALL_CARDS = ["base", "essen", "hameau", "promo"]


def seat(**given: Any) -> dict[str, Any]:
    """A seat with nothing but what is given; words that are no key of a seat are goods."""
    keys = ("francs", "loans", "buildings", "ships", "worker", "goods")
    own: dict[str, Any] = {"goods": {}, "francs": 0, "buildings": [], "ships": []}
    own |= {key: value for key, value in given.items() if key in keys}
    own["goods"] = dict(own["goods"]) | {good: n for good, n in given.items() if good not in keys}
    return own


def at(*seats: dict[str, Any], **given: Any) -> Any:
    """The position with these seats; other seats, piles and offers are empty unless given."""
    players = given.setdefault("players", 3)
    table = list(seats) + [seat() for _ in range(players - len(seats))]
    offers = dict.fromkeys(OFFERS, 0) | given.pop("offers", {})
    data: dict[str, Any] = {
        "game": "le_havre",
        "tiles": TILES,
        "town": FIRMS,
        "piles": [[], [], []],
    }
    return kontor.position(data | given | {"seats": table, "offers": offers})


def turn(state: Any, *lines: str) -> Any:
    """Play these lines and end the turn, where that is still asked."""
    before = moment(state)
    do(state, *lines)
    if moment(state) == before and "end" in texts(state):
        do(state, "end")
    return state


def moment(state: Any) -> tuple[Any, ...]:
    """Which turn it is."""
    now = state.position()
    return (now["phase"], now["round"], now["turn"], now["seat"])


def goods(state: Any, at_seat: int = 0) -> dict[str, int]:
    """The goods of a seat, without those it has none of."""
    held = state.position()["seats"][at_seat]["goods"]
    return {good: n for good, n in held.items() if n}


def own(state: Any, at_seat: int = 0) -> dict[str, Any]:
    """The possessions of a seat as a position gives them."""
    return dict(state.position()["seats"][at_seat])


def francs(state: Any, at_seat: int = 0) -> int:
    """The cash of a seat."""
    return int(own(state, at_seat)["francs"])


def offers(state: Any) -> dict[str, int]:
    """The offers that are not empty."""
    return {good: n for good, n in state.position()["offers"].items() if n}


def site(card: str, goods: dict[str, int], *own: str, **given: Any) -> Any:
    """A visitor with these goods and cards, and one card to build."""
    return at(
        seat(goods=goods, buildings=list(own)),
        players=4,
        piles=[[card], [], []],
        cards=["base", "hameau"],
        **given,
    )


def erect(state: Any, firm: str, card: str) -> Any:
    """Enter a firm and build a card there, where that is still a question."""
    do(state, f"use {firm}")
    if can(state, f"build {card}"):
        do(state, f"build {card}")
    return state
