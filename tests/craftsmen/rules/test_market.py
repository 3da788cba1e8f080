"""Chapter 9: the market."""

import pytest

from tests.craftsmen.rules.play import moment, own, points, refused, seat
from tests.craftsmen.rules.play_late import (
    crafting,
    golden,
    icons,
    offered,
    town,
    winter,
    working,
    year_end,
)
from tests.lines import can, do, texts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_player_has_at_most_three_markers_on_the_market(players: int) -> None:
    """CR-9.11, CR-18.17."""
    state = crafting(town("cooperage_green_red", market=2), players=players)

    do(state, "make wood", "market", "make wood")

    assert own(state)["market"] == 3
    assert icons(state, "cooperage_green_red") == [0]
    refused(state, "make wood", "market", "icon")


def test_the_markers_of_others_take_no_place_on_the_market() -> None:
    """CR-9.11: three for each player."""
    state = crafting(town(), seat(market=3), seat(market=3))

    do(state, "make wood", "make wood", "make wood")

    assert [own(state, one)["market"] for one in range(3)] == [3, 3, 3]


def test_grapes_become_wheat_on_the_market() -> None:
    """CR-9.16, CR-9.12, CR-9.14: example of page 6, two work points and no wheat farm."""
    state = crafting(town("vineyard_green", "mill_red_blue"))

    do(state, "make grapes")
    assert own(state)["market"] == 1
    do(state, "fetch wheat")

    assert own(state)["market"] == 0
    assert icons(state, "mill_red_blue") == [0]
    assert state.view(0)["question"]["work_points"] == 1
    assert points(state) == 0


def test_a_market_marker_becomes_any_raw_good_with_a_free_icon() -> None:
    """CR-9.12, CR-9.14: icons of extended and of advanced buildings."""
    mine = town("mill_red_blue", "tannery_green_blue", "chandler_blue_violet", market=1)
    state = crafting(mine)

    assert offered(state, "fetch") == {"fetch wheat", "fetch cow", "fetch wax"}
    do(state, "fetch wax")
    assert own(state)["markers"] == {"chandler_blue_violet": [0, None]}


def test_a_fetched_good_may_have_several_places() -> None:
    """CR-9.14: wood for the cooperage or for the smithy, but not back to the market."""
    state = do(crafting(town("cooperage_green_red", "smithy_green_red", market=2)), "fetch wood")

    assert set(texts(state)) == {"to cooperage", "to smithy"}
    do(state, "to smithy")
    assert own(state)["markers"] == {"smithy_green_red": [None, 0]}
    assert own(state)["market"] == 1


def test_each_marker_from_the_market_costs_a_work_point() -> None:
    """CR-9.14."""
    mine = town("mill_red_blue", "tannery_green_blue", "ropemaker_blue_red", "winery_red_violet",
                market=3)  # fmt: skip
    state = crafting(mine, year=1)

    do(state, "fetch wheat", "fetch cow", "fetch flax")

    assert own(state)["market"] == 0
    assert moment(state) == (1, "summer", "helpers")


@pytest.mark.parametrize("good", ["barrel", "flour", "beer", "meat"])
def test_only_raw_goods_come_from_the_market(good: str) -> None:
    """CR-9.13, CR-9.14: neither half-products nor final goods."""
    mine = town("winery_red_violet", "brewery_red_blue", "bakery_blue_violet", market=1)

    assert crafting(mine).why_not(f"fetch {good}") is not None
    assert can(crafting(mine), "fetch wheat")


def test_a_half_product_cannot_be_put_on_the_market() -> None:
    """CR-9.13, CR-9.19."""
    mine = town("cooperage_green_red", "brewery_red_blue", markers={"cooperage_green_red": [0]})
    state = do(crafting(mine), "make barrel")

    assert state.why_not("market") is not None
    assert set(texts(state)) == {"to brewery", "granary"}


def test_nothing_is_fetched_without_a_marker_or_an_icon() -> None:
    """CR-9.14."""
    full = {"mill_red_blue": ["natural"]}

    refused(crafting(town("mill_red_blue", market=0)), "fetch wheat", "market")
    refused(crafting(town("mill_red_blue", market=1, markers=full)), "fetch wheat", "icon")
    assert can(crafting(town("mill_red_blue", market=1)), "fetch wheat")


def test_market_markers_stay_over_seasons_and_years() -> None:
    """CR-9.15, CR-14.19."""
    state = do(crafting(town(market=2)), "stop")
    assert moment(state) == (1, "summer", "helpers")
    assert own(state)["market"] == 2

    state = year_end(town(market=3))
    assert moment(state) == (2, "spring", "helpers")
    assert own(state)["market"] == 3


def test_the_privilege_does_not_fetch_two() -> None:
    """CR-9.45: two raw goods are made, not taken from the market."""
    mine = town("mill_red_blue", "tannery_green_blue", market=3)
    state = do(golden(mine), "fetch wheat")

    refused(state, "extra cow", "Cattle Farm", "right after")
    refused(state, "extra wood", "right after")


def test_the_market_is_open_to_work_tokens_and_in_winter() -> None:
    """CR-9.14, CR-12.8, CR-13.13."""
    for state in (
        working(town("mill_red_blue", market=1, works=1)),
        winter(town("mill_red_blue", market=1)),
    ):
        do(state, "fetch wheat")

        assert icons(state, "mill_red_blue") == [0]
        assert own(state)["market"] == 0
