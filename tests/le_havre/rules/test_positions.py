"""Positions by hand: what contradicts the rules is refused with a sentence."""

from typing import Any

import pytest

import kontor
from tests.le_havre.rules.play import at, seat, turn
from tests.lines import do, texts

CONTRADICTIONS: list[tuple[str, dict[str, Any]]] = [
    ("a card twice", {"town": ["fishery"], "piles": [["fishery"], [], []]}),
    ("an unknown card", {"town": ["fisheri"]}),
    (
        "two workers",
        {"town": ["fishery"], "seats": [seat(worker="fishery"), seat(worker="fishery")]},
    ),
    ("a worker in a pile", {"piles": [["fishery"], [], []], "seats": [seat(worker="fishery")]}),
    ("goods below nothing", {"seats": [seat(fish=-1)]}),
    ("loans below nothing", {"seats": [seat(loans=-1)]}),
    ("an unknown good", {"seats": [seat(goods={"gold": 1})]}),
    ("a ship that does not exist", {"seats": [seat(ships=[["wood", 3]])]}),
    ("a ship too many", {"ship_stacks": {"luxury": [30, 30]}}),
    ("too many seats", {"seats": [seat()] * 4}),
    ("no such seat", {"seat": 3}),
    ("no such round", {"round": 19}),
    ("no such turn", {"turn": 8}),
    ("eight tiles", {"tiles": [["wood", "fish"]] * 8}),
    ("a word that is no key", {"colour": "red"}),
    ("the brick of no wharf", {"town": ["fishery"], "modernised": ["fishery"]}),
]


@pytest.mark.parametrize(("what", "given"), CONTRADICTIONS)
def test_a_position_that_contradicts_itself_is_refused(what: str, given: dict[str, Any]) -> None:
    """LH-2.2, LH-2.8, LH-3.1, LH-5.1, LH-8.1: with a sentence."""
    base = {"game": "le_havre", "players": 3, "town": [], "piles": [[], [], []]}

    with pytest.raises(kontor.BadInput) as refusal:
        kontor.position(base | given)

    assert "\n" not in str(refusal.value), what
    assert not str(refusal.value).endswith(".")


def test_what_is_reached_from_a_position_by_hand_is_a_position_again() -> None:
    """LH-8.1, LH-10.13: a ship whose round card still lies in the stack is refused, or is kept."""
    owner = seat(francs=50, ships=[["iron", 4]])
    try:
        state = at(owner, seat(francs=50), seat(francs=50), round=8, turn=7, offers={"clay": 1})
    except kontor.BadInput:
        return  # refused at once: the card of round 8 brings this very ship
    turn(state, "take clay")
    while state.position()["stage"] == "feeding":
        do(state, texts(state)[0])

    assert kontor.position(state.position()).key() == state.key()
