"""Chapter 13: winter."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import capital, discards, moment, own, points, refused, seat
from tests.craftsmen.rules.play_late import hold, pools, sawyer, season_end, town, winter
from tests.lines import can, do, texts

FLAX = "flax_plantation_violet"
# A card that fits the sawmill of each seat, and what pays for it.
FITTING = [
    ("vineyard_violet", "red_3"),
    ("vineyard_green", "red_2"),
    ("vineyard_blue", "blue_3"),
    ("vineyard_red", "blue_2"),
    ("apiary_violet", "green_2"),
]


def builder(*cards: str, **given: Any) -> dict[str, Any]:
    """A seat whose sawmill is violet and green, with a fitting and an unfitting card in hand."""
    return town(capital=cards, hand=[FLAX, "vineyard_red"], **given)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_winter_begins_with_the_builders_in_the_order_of_the_track(players: int) -> None:
    """CR-13.10, CR-13.11: no helpers are sent; two players have changed places (CR-16.9)."""
    rich = [seat(money, hand=[card]) for card, money in FITTING[:players]]
    state = season_end(*rich, players=players, season="autumn")
    asked = []

    assert moment(state) == (1, "winter", "winter")
    while state.position()["guild"] == "builders":
        asked.append(state.seat)
        do(state, "stop")

    assert asked == (list(range(players)) if players > 2 else [1, 0])


def test_each_player_has_one_action_of_the_builders() -> None:
    """CR-13.11, CR-7.1: up to two buildings for one payment."""
    mine = town(capital=("red_1", "red_3"), hand=["flax_plantation_violet", "apiary_green"])
    state = winter(mine, guild="builders")

    do(state, "build flax_plantation_violet right", "build apiary_green left")
    while state.seat == 0 and state.position()["guild"] == "builders":
        do(state, texts(state)[0])

    assert own(state)["row"] == ["apiary_green", "sawmill_violet_green", "flax_plantation_violet"]
    assert capital(state) == []


def test_the_builders_come_first_and_then_the_crafts() -> None:
    """CR-13.10, CR-13.13: what was built can be used in the same winter."""
    state = winter(builder("red_2"), guild="builders")

    do(state, f"build {FLAX} right")
    while not can(state, "make flax"):
        do(state, texts(state)[0])

    assert state.position()["guild"] == "crafts"


def test_work_tokens_can_be_used_between_the_two_stages() -> None:
    """CR-13.12, CR-12.9, CR-3.4: and not after the crafts."""
    state = winter(seat(works=2), guild="builders")
    assert state.view(0)["question"]["tokens"] is True

    do(state, "make wood")
    assert own(state)["works"] == 1
    do(state, "stop")
    assert state.view(0)["question"]["tokens"] is False
    assert state.view(0)["question"]["work_points"] == 3
    while moment(state)[1] == "winter":
        do(state, "stop")

    assert own(state)["works"] == 1
    assert moment(state) == (2, "spring", "helpers")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_has_one_action_of_the_crafts_in_order(players: int) -> None:
    """CR-13.13: the order of the track."""
    order = [*range(1, players), 0]
    state = winter(players=players, order=order)
    asked = []

    while moment(state)[1] == "winter":
        asked.append(state.seat)
        do(state, "make wood", "stop")

    assert asked == order
    assert [own(state, one)["market"] for one in range(players)] == [1] * players


def test_there_is_no_gold_space_in_winter() -> None:
    """CR-13.14: without a token no privilege."""
    refused(do(winter(sawyer()), "make wood", "market"), "extra wood", "privilege")
    refused(winter(builder("red_2"), guild="builders"), "build vineyard_red right", "fit",
            "privilege")  # fmt: skip
    assert can(winter(builder("red_2"), guild="builders"), f"build {FLAX} right")


def test_a_token_may_be_used_in_each_of_the_two_actions() -> None:
    """CR-13.14, ruling H3: one at the builders' and one in the crafts'."""
    state = winter(builder("red_2", privileges=2), guild="builders", privileges=4)

    do(state, "build vineyard_red right")
    while state.position()["guild"] == "builders":
        do(state, texts(state)[0])
    assert (own(state)["privileges"], pools(state)[0]) == (1, 5)
    do(state, "make wood", "extra grapes")

    assert (own(state)["privileges"], pools(state)[0]) == (0, 6)
    assert own(state)["market"] == 2


def test_a_token_may_be_used_once_in_an_action() -> None:
    """CR-13.14."""
    state = winter(sawyer(privileges=2), privileges=4)

    do(state, "make wood", "market", "extra wood", "market", "make wood", "market")

    refused(state, "extra wood", "privilege")
    assert own(state)["privileges"] == 1


def test_the_players_after_each_other_have_their_own_privileges_in_winter() -> None:
    """CR-13.14: the use of one player takes nothing from the next."""
    state = winter(seat(privileges=1), seat(privileges=1), privileges=4)

    do(state, "make wood", "extra wood", "stop", "make wood", "extra wood", "stop")

    assert [own(state, one)["privileges"] for one in range(3)] == [0, 0, 0]


def test_the_final_phase_of_winter_gives_no_privilege_tokens() -> None:
    """CR-13.15, ruling H6."""
    state = winter(order=[1, 2, 0])

    while moment(state)[1] == "winter":
        do(state, "stop")

    assert [own(state, one)["privileges"] for one in range(3)] == [0, 0, 0]
    assert state.position()["order"] == [1, 2, 0]


def test_the_limit_of_eight_waits_for_the_scoring() -> None:
    """CR-13.15, CR-14.20, ruling H7: nine cards, of which four are invested."""
    nine = ("violet_1", "violet_2", "green_1", "green_2", "blue_1", "blue_2", "red_1", "red_2",
            "red_3")  # fmt: skip
    state = winter(seat(*nine))
    while state.position()["guild"] == "crafts" and moment(state)[2] == "winter":
        do(state, "stop")
    assert moment(state)[2] == "investing"

    do(state, "invest violet_1", "invest green_1", "invest blue_1", "invest red_1")

    assert moment(state) == (2, "spring", "helpers")
    assert len(capital(state)) == 5
    assert sum(discards(state).values()) == 4


def test_winter_production_counts_for_the_year_that_ends() -> None:
    """CR-13.13, CR-3.3: the ship sails right afterwards; 3 + 4 + 4, and 3 for a set of colours."""
    mine = town("brewery_red_blue", markers={"brewery_red_blue": [0, 0]})
    state = do(winter(mine), "make beer", "load 1")
    assert hold(state, 1, "beer") == [None, 0]

    while moment(state)[1] == "winter":
        do(state, "stop")

    assert state.breakdown(0)["goods"] == 3
    assert (state.breakdown(0)["cargo"], state.breakdown(0)["majorities"]) == (4, 4)
    assert points(state) == 14
    assert hold(state, 1, "beer") == [None, None]


def test_a_winter_without_anything_to_build_or_use_goes_straight_to_the_crafts() -> None:
    """CR-13.10, CR-1.28."""
    state = season_end(season="autumn")

    assert state.position()["guild"] == "crafts"
    assert can(state, "make wood")
