"""Chapter 9: the privilege of the crafts' guild, two raw goods for one work point."""

import pytest

from tests.craftsmen.rules.play import guild, moment, own, refused
from tests.craftsmen.rules.play_late import WOOD_PLACES, golden, icons, sawyer, town, working
from tests.lines import can, do


def test_the_privilege_makes_two_raw_goods_for_one_work_point() -> None:
    """CR-9.45, CR-9.46: two of the same building."""
    state = golden(town("vineyard_green"))

    do(state, "make grapes", "extra grapes")

    assert own(state)["market"] == 2
    assert state.view(0)["question"]["work_points"] == 2
    assert state.position()["used"] == {"crafts": [0]}


@pytest.mark.parametrize(
    ("first", "second"), [("wood", "grapes"), ("grapes", "wood"), ("wood", "wood")]
)
def test_the_two_may_come_from_different_buildings(first: str, second: str) -> None:
    """CR-9.46, ruling F6: sawmills included."""
    state = golden(town("vineyard_green"))

    do(state, f"make {first}", f"extra {second}")

    assert own(state)["market"] == 2


def test_the_privilege_makes_two_raw_goods_once_per_helper() -> None:
    """CR-9.45, CR-12.3: a token brings no second time."""
    state = golden(sawyer(privileges=1))

    do(state, "make wood", "market", "extra wood", "market", "make wood", "market")

    refused(state, "extra wood", "privilege")
    assert own(state)["privileges"] == 1


def test_both_helpers_of_a_player_have_their_own_privilege() -> None:
    """CR-9.45, CR-4.22: both discs of the gold space."""
    state = guild("crafts", [[0, 0], [1], [1]], sawyer(), players=4)

    do(state, "make wood", "market", "extra wood", "market", "stop")
    do(state, "make wood", "market", "extra wood", "to cooperage")

    assert state.position()["used"] == {"crafts": [0, 1]}


def test_the_last_work_point_can_make_two_raw_goods() -> None:
    """CR-9.45, CR-9.47: the second needs no work point of its own."""
    state = golden(sawyer(), year=1)

    do(state, "make wood", "to cooperage", "make wood", "to smithy", "make wood", "market")
    do(state, "extra wood", "to paper_mill")

    assert moment(state) == (1, "summer", "helpers")
    assert own(state)["market"] == 1
    assert [icons(state, card) for card in WOOD_PLACES] == [[0], [0], [0]]


def test_the_second_good_is_made_right_after_the_first() -> None:
    """CR-9.47: not after something else."""
    mine = town("cooperage_green_red", markers={"cooperage_green_red": [0]})
    state = do(golden(mine), "make barrel", "draw")

    refused(state, "extra wood", "right after")
    do(state, "make wood", "to cooperage")
    assert can(state, "extra wood")
    assert state.position()["used"] == {}


def test_a_second_good_without_a_place_leaves_the_privilege_unused() -> None:
    """CR-9.47: and it may be used later in the same action."""
    mine = town("cooperage_green_red", market=3)
    state = do(golden(mine, year=2), "make wood")
    assert not can(state, "extra wood")
    assert state.position()["used"] == {}

    do(state, "make barrel", "draw", "make wood")
    assert not can(state, "extra wood")
    assert state.position()["used"] == {}


def test_the_privilege_waits_until_there_is_a_place() -> None:
    """CR-9.47: first no place, then two."""
    mine = town("cooperage_green_red", "mill_red_blue", market=3)
    state = do(golden(mine, year=2), "make wood")
    assert not can(state, "extra wood")

    do(state, "fetch wheat", "make barrel", "draw", "make wood", "market", "extra wood")

    assert icons(state, "cooperage_green_red") == [0]
    assert own(state)["market"] == 3


def test_the_privilege_is_never_a_must() -> None:
    """CR-9.45, CR-12.4: making one and going on leaves it unused."""
    state = golden(sawyer())

    do(state, "make wood", "market", "stop")

    assert own(state)["market"] == 1


def test_work_tokens_have_no_second_raw_good() -> None:
    """CR-9.45, CR-12.11."""
    state = do(working(sawyer(works=2, privileges=1)), "make wood", "market")

    refused(state, "extra wood", "privilege")
    assert can(state, "make wood")
