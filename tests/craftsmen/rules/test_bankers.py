"""Chapter 6: the bankers' guild; and the capital stack of chapter 1."""

from collections import Counter
from typing import Any

import pytest

from tests.craftsmen.rules.play import (
    KINDS,
    at,
    capital,
    discards,
    guild,
    own,
    question,
    refused,
    seat,
)
from tests.lines import can, do, texts

PLAYERS = (2, 3, 4, 5)
OPEN = ["green_1", "green_2"]
TOP = ["red_3", "red_2", "blue_1", "violet_1", "violet_2"]
OLD = ("blue_2", "blue_2")
HALL = {"town_hall": [[1], [], []]}


def bank(*hand: str, queue: list[list[int]] | None = None, **given: Any) -> Any:
    """Seat 0 is at the bankers', and seat 1 behind it unless told otherwise.

    Seat 1 is in the town hall as well, so that the season does not end.
    """
    table = {"open_capital": OPEN, "top": TOP, "players": 3, "queues": HALL} | given
    return guild("bankers", queue or [[0], [1]], seat(*hand), **table)


def all_but(*sets: Any) -> list[str]:
    """The pack of 48 without these cards."""
    gone = Counter(kind for cards in sets for kind in cards)
    return list((Counter(dict.fromkeys(KINDS, 4)) - gone).elements())


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("line", "taken"),
    [
        ("take green_1", ["green_1", "red_3", "red_2", "blue_1"]),
        ("take green_2", ["green_2", "red_3", "red_2", "blue_1"]),
        ("take both", ["green_1", "green_2", "red_3", "red_2"]),
    ],
)
def test_four_cards_are_taken_one_or_two_of_them_open(
    players: int, line: str, taken: list[str]
) -> None:
    """CR-6.1, CR-6.2, CR-6.3: the rest comes from the top of the stack."""
    state = bank(*OLD, players=players)

    do(state, line)

    assert Counter(capital(state)) == Counter([*OLD, *taken])


def test_one_or_both_of_the_open_cards_must_be_taken() -> None:
    """CR-6.2: none is not allowed, nor a card that is not open; CR-1.28: the action may be left."""
    state = bank(*OLD)

    assert texts(state) == ["take green_1", "take green_2", "take both", "stop"]
    refused(state, "take red_3", "open", "display")
    refused(state, "draw", "open")


def test_two_cards_are_discarded_new_ones_or_old_ones() -> None:
    """CR-6.4."""
    state = bank(*OLD, queue=[[1], [0]], cursor=2)

    do(state, "take green_1")
    choice = texts(state)
    do(state, "discard green_1", "discard blue_2")

    # red_3 comes last among the kinds and leaves no second card behind it
    assert choice == [f"discard {kind}" for kind in ("green_1", "blue_1", "blue_2", "red_2")]
    assert discards(state) == {"green_1": 1, "blue_2": 1}
    assert capital(state) == ["blue_1", "blue_2", "red_2", "red_3"]


def test_nothing_leaves_the_hand_with_one_discard_only() -> None:
    """CR-6.4: two are to be discarded, or one by privilege."""
    state = bank(*OLD, queue=[[1], [0]], cursor=2)

    do(state, "take green_1", "discard blue_1")

    assert question(state)["kind"] == "discard"
    refused(state, "stop", "discard")
    refused(state, "privilege", "privilege")


def test_every_pair_of_cards_can_be_discarded_exactly_once() -> None:
    """CR-6.4: own choice among six cards of five kinds."""
    start = do(bank(*OLD, queue=[[1], [0]], cursor=2), "take green_1")
    ends = []

    for first in start.legal():
        branch = start.copy()
        branch.play(first)
        if question(branch)["kind"] != "discard":
            ends.append(tuple(sorted(discards(branch).items())))
            continue
        for second in branch.legal():
            leaf = branch.copy()
            leaf.play(second)
            ends.append(tuple(sorted(discards(leaf).items())))

    # five kinds make ten pairs of different ones; only blue_2 is there twice
    assert len(ends) == len(set(ends)) == 11


def test_the_limit_of_ten_is_looked_at_after_the_discard() -> None:
    """CR-6.5, CR-6.9: 9 + 4 = 13, without two 11, and one more."""
    nine = ["violet_1"] * 2 + ["violet_2"] * 2 + ["violet_3"] * 3 + ["blue_2"] * 2
    state = bank(*nine, queue=[[1], [0]], cursor=2)

    do(state, "take green_1")
    assert len(capital(state)) == 13
    assert question(state)["cards"] in (2, 3)
    while question(state)["kind"] == "discard":
        do(state, texts(state)[0])

    assert len(capital(state)) == 10
    assert sum(discards(state).values()) == 3


def test_eight_cards_need_no_third_discard() -> None:
    """CR-6.5: the near miss; 8 + 4 - 2 = 10."""
    eight = ["violet_1"] * 2 + ["violet_2"] * 2 + ["violet_3"] * 2 + ["blue_2"] * 2
    state = bank(*eight, queue=[[1], [0]], cursor=2)

    do(state, "take green_1", "discard violet_1", "discard violet_1")

    assert len(capital(state)) == 10
    assert question(state)["kind"] != "discard"


def test_with_the_privilege_a_full_hand_still_goes_down_to_ten() -> None:
    """CR-6.5, CR-6.7, CR-12.4: 8 + 4 = 12, one discard is not enough; with 7 it is."""
    seven = ["violet_1"] * 2 + ["violet_2"] * 2 + ["violet_3"] * 2 + ["blue_2"]
    eight = do(bank(*seven, "blue_2"), "take green_1", "discard violet_1")
    saved = do(bank(*seven), "take green_1", "discard violet_1")

    refused(eight, "privilege", "save no card")
    do(eight, "discard violet_1")
    do(saved, "privilege")

    assert len(capital(eight)) == len(capital(saved)) == 10
    assert not eight.position()["used"].get("bankers")
    assert saved.position()["used"]["bankers"] == [0]


def test_the_display_is_refilled_after_the_discard() -> None:
    """CR-1.20, CR-6.6: from the stack, so a card just discarded does not come back."""
    state = bank(*OLD)

    do(state, "take both")
    during = state.position()["open_capital"]
    do(state, "discard green_1", "discard green_2")

    assert not any(during)
    assert sorted(state.position()["open_capital"]) == ["blue_1", "violet_1"]
    assert discards(state) == {"green_1": 1, "green_2": 1}


def test_only_the_place_that_was_emptied_is_refilled() -> None:
    """CR-6.6."""
    state = bank(*OLD)

    do(state, "take green_1", "discard blue_2", "discard blue_2")

    assert sorted(state.position()["open_capital"]) == ["green_2", "violet_1"]


def test_the_next_helper_takes_from_the_refilled_display() -> None:
    """CR-4.21, CR-6.6."""
    state = bank(*OLD)

    do(state, "take both", "discard green_1", "discard green_2")

    assert state.seat == 1
    assert sorted(texts(state)) == ["stop", "take blue_1", "take both", "take violet_1"]


def test_with_the_privilege_only_one_card_is_discarded() -> None:
    """CR-1.26, CR-6.7, CR-12.4."""
    state = bank(*OLD)

    do(state, "take green_1", "discard blue_1", "privilege")

    assert discards(state) == {"blue_1": 1}
    assert capital(state) == ["green_1", "blue_2", "blue_2", "red_2", "red_3"]
    assert state.position()["used"]["bankers"] == [0]


def test_the_privilege_need_not_be_used() -> None:
    """CR-6.7, CR-12.4: two cards may be discarded on the gold space too."""
    state = bank(*OLD)

    do(state, "take green_1", "discard blue_1", "discard blue_2")

    assert sum(discards(state).values()) == 2
    assert not state.position()["used"].get("bankers")


def test_off_the_gold_space_the_privilege_costs_a_token() -> None:
    """CR-6.7, CR-12.2, CR-12.5: it goes back to the pool."""
    state = guild(
        "bankers",
        [[1], [0]],
        seat(*OLD, privileges=1),
        open_capital=OPEN,
        top=TOP,
        cursor=2,
        privileges=5,
        queues=HALL,
    )

    do(state, "take green_1", "discard blue_1")
    assert own(state)["privileges"] == 1
    do(state, "privilege")

    assert discards(state) == {"blue_1": 1}
    assert own(state)["privileges"] == 0
    assert state.position()["privileges"] == 6
    assert state.position()["used"]["bankers"] == [2]


MINE = ["violet_1"] * 4 + ["violet_2"] * 3


def last_card() -> Any:
    """A single card lies open, and all others are held: seat 0 has MINE."""
    others = all_but(MINE, ["green_1"])
    return guild(
        "bankers",
        [[1], [0]],
        seat(*MINE),
        *[seat(*others[i : i + 10]) for i in range(0, 40, 10)],
        open_capital=["green_1"],
        stack=[],
        cursor=2,
    )


def test_of_a_single_open_card_that_one_is_taken() -> None:
    """CR-1.23, CR-6.8: stack and pile are empty, so one card is all; two are discarded."""
    state = last_card()

    if can(state, "take green_1"):
        do(state, "take green_1")

    assert Counter(capital(state)) == Counter([*MINE, "green_1"])
    assert question(state)["cards"] == 2


def test_the_display_is_refilled_at_the_next_refill_when_cards_are_to_be_had_again() -> None:
    """CR-1.22, CR-1.23: the two discards become the stack and then the display."""
    state = last_card()
    if can(state, "take green_1"):
        do(state, "take green_1")

    do(state, "discard violet_2", "discard green_1")

    assert sorted(state.position()["open_capital"]) == ["green_1", "violet_2"]
    assert discards(state) == {}


def test_without_open_cards_all_four_come_from_the_stack() -> None:
    """CR-6.8: the display was empty because stack and pile had been empty."""
    state = guild("bankers", [[1], [0]], seat(*OLD), open_capital=[], top=TOP, cursor=2)

    do(state, "draw")

    assert Counter(capital(state)) == Counter([*OLD, *TOP[:4]])
    assert question(state)["kind"] == "discard"
    assert question(state)["cards"] == 2


def test_an_empty_stack_is_made_anew_from_the_discard_pile() -> None:
    """CR-1.22: when a card is to be drawn, not before; the last card is drawn first."""
    state = guild("bankers", [[0]], seat(*OLD), open_capital=OPEN, stack=["red_3"])
    pile = sum(discards(state).values())
    assert pile == 43

    do(state, "take green_1")

    assert "red_3" in capital(state)
    assert len(capital(state)) == 6
    assert discards(state) == {}
    assert len(state.position()["stack"]) == pile - 2


def test_a_stack_that_is_just_enough_is_not_made_anew() -> None:
    """CR-1.22: the pile is shuffled only when a card is needed."""
    state = guild(
        "bankers", [[0]], seat(*OLD), open_capital=OPEN, stack=["red_3", "red_2", "red_1"]
    )
    pile = sum(discards(state).values())

    do(state, "take green_1")

    assert state.position()["stack"] == []
    assert sum(discards(state).values()) == pile


def test_the_new_stack_is_shuffled() -> None:
    """CR-1.22: by chance that the seed decides."""
    stacks = set()
    for seed in range(8):
        state = at(
            seat(*OLD),
            open_capital=OPEN,
            stack=[],
            stage="guild",
            guild="bankers",
            queues={"bankers": [[0], [], []]},
            seed=seed,
        )
        do(state, "take both")
        stacks.add(tuple(state.position()["stack"]))

    assert len(stacks) == 8


@pytest.mark.parametrize("players", PLAYERS)
def test_two_helpers_of_one_player_take_cards_twice(players: int) -> None:
    """CR-4.21, CR-6.1: four less two, twice."""
    state = bank(queue=[[0], [0]], players=players)

    do(state, "take both", "discard green_1", "discard green_2")
    do(state, "take both", "discard violet_1", "discard blue_1")

    assert capital(state) == ["violet_1", "violet_2", "red_2", "red_3"]
    assert sum(discards(state).values()) == 4
