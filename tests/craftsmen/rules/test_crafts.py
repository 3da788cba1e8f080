"""Chapter 9: work points, raw goods and half-products."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import guild, moment, own, points, refused, seat
from tests.craftsmen.rules.play_late import (
    crafting,
    fields,
    hold,
    icons,
    offered,
    sawyer,
    town,
    winter,
)
from tests.lines import can, do, texts

CHAIN = ("cooperage_green_red", "wheat_farm_red", "brewery_red_blue")


def fell(state: Any) -> int:
    """Make wood until somebody else decides or the guild is over; how often it was made."""
    made, now = 0, moment(state)
    while state.seat == 0 and moment(state) == now and can(state, "make wood"):
        do(state, "make wood")
        if "make wood" not in texts(state) and offered(state, "to") | offered(state, "market"):
            do(state, texts(state)[0])
        made += 1
    return made


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("year", "work"), [(1, 3), (2, 4), (3, 5)])
def test_a_helper_gives_three_four_or_five_work_points(year: int, work: int, players: int) -> None:
    """CR-9.1, CR-18.17."""
    state = crafting(sawyer(), year=year, players=players)

    made = fell(state)

    assert made == work


@pytest.mark.parametrize("year", [1, 2, 3])
def test_winter_gives_the_same_work_points(year: int) -> None:
    """CR-9.1, CR-13.13."""
    state = winter(sawyer(), year=year)

    assert fell(state) == year + 2


def test_unused_work_points_are_not_saved_for_the_second_helper() -> None:
    """CR-9.2, CR-4.21: ruling B8."""
    state = guild("crafts", [[1], [0], [0]], sawyer(), cursor=2)

    do(state, "make wood", "market", "stop")

    assert state.seat == 0
    assert fell(state) == 3


def test_unused_work_points_are_not_saved_for_the_next_season() -> None:
    """CR-9.2."""
    state = crafting(sawyer(works=0))

    do(state, "stop")

    assert moment(state) == (1, "summer", "helpers")
    assert own(state)["works"] == 0


def test_the_four_ways_can_be_mixed() -> None:
    """CR-9.2: raw good, market, half-product and final good in one action."""
    mine = town(
        "mill_red_blue",
        "cooperage_green_red",
        "brewery_red_blue",
        market=1,
        markers={"cooperage_green_red": [0], "brewery_red_blue": [0, None]},
    )
    state = crafting(mine, year=2)

    do(state, "fetch wheat", "make barrel", "to brewery", "make beer", "load 1", "make wood")

    assert "to cooperage" in texts(state)
    assert hold(state, 1, "beer") == [None, 0]


@pytest.mark.parametrize("line", ["make wood", "make barrel", "make beer", "fetch flax"])
def test_each_step_costs_one_work_point(line: str) -> None:
    """CR-9.2, CR-9.5, CR-9.14, CR-9.17, CR-9.30: of three, two are left."""
    marks = {"cooperage_green_red": [0], "brewery_red_blue": [0, 0]}
    state = crafting(town(*CHAIN, "weaver_blue_violet", market=2, markers=marks))

    do(state, line)
    while not can(state, "stop"):
        do(state, texts(state)[0])

    assert state.view(0)["question"]["work_points"] == 2


def test_an_icon_holds_one_marker() -> None:
    """CR-9.3, ruling F2: the second wood can only go to the market."""
    state = crafting(town("cooperage_green_red", markers={"cooperage_green_red": [0]}))

    do(state, "make wood")

    assert icons(state, "cooperage_green_red") == [0]
    assert own(state)["market"] == 1


def test_a_marker_on_an_icon_stays_until_it_is_used() -> None:
    """CR-9.4: nothing that can be done with it but the barrel."""
    state = crafting(town("cooperage_green_red", markers={"cooperage_green_red": [0]}))

    assert set(texts(state)) == {"make wood", "make barrel", "stop"}
    do(state, "stop")
    assert moment(state) == (1, "summer", "helpers")
    assert icons(state, "cooperage_green_red") == [0]


def test_a_sawmill_and_a_basic_building_make_their_raw_good() -> None:
    """CR-9.5, CR-9.10: for a work point, and without points."""
    state = crafting(town("vineyard_green"), seat(points=1))

    do(state, "make grapes", "make wood")

    assert own(state)["market"] == 2
    assert points(state) == 0


@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("iron_mine_red", "iron_ore"),
        ("flax_plantation_red", "flax"),
        ("wheat_farm_red", "wheat"),
        ("cattle_farm_red", "cow"),
        ("apiary_red", "wax"),
        ("vineyard_red", "grapes"),
    ],
)
def test_each_basic_building_makes_its_own_good_only(card: str, good: str) -> None:
    """CR-9.5, CR-18.5, CR-18.4."""
    state = crafting(town(card))

    assert offered(state, "make") == {"make wood", f"make {good}"}


def test_one_building_makes_its_good_again_and_again() -> None:
    """CR-9.6: only work points set a limit."""
    state = crafting(town("vineyard_green"), year=1)

    do(state, "make grapes", "make grapes", "make grapes")

    assert own(state)["market"] == 3


def test_a_raw_good_goes_to_the_market_or_to_an_icon_of_that_good() -> None:
    """CR-9.7, CR-9.13."""
    state = crafting(sawyer())

    do(state, "make wood")

    assert set(texts(state)) == {"to cooperage", "to paper_mill", "to smithy", "market"}


def test_a_raw_good_goes_to_an_advanced_building_that_needs_it() -> None:
    """CR-9.7, CR-18.8: wheat to mill or brewery."""
    state = crafting(town("wheat_farm_red", "mill_red_blue", "brewery_red_blue"))

    do(state, "make wheat")
    assert set(texts(state)) == {"to mill", "to brewery", "market"}
    do(state, "to brewery")

    assert own(state)["markers"] == {"brewery_red_blue": [0, None]}


def test_a_raw_good_never_goes_to_a_building_of_another_player() -> None:
    """CR-9.7."""
    state = crafting(town(), seat(row=["sawmill_green_blue", "cooperage_green_red"]))

    do(state, "make wood")

    assert own(state)["market"] == 1
    assert own(state, 1)["markers"] == {}


def test_moving_a_raw_good_is_free() -> None:
    """CR-9.8, ruling F5: neither work point nor card, to the market or to an icon."""
    for place in ("to cooperage", "market"):
        state = crafting(town("cooperage_green_red", capital=("red_1",)))

        do(state, "make wood", place)

        assert state.view(0)["question"]["work_points"] == 2
        assert own(state)["capital"] == ["red_1"]


def test_a_raw_good_without_a_place_cannot_be_made() -> None:
    """CR-9.9, ruling F3; one icon or one field of the market is enough."""
    full = {"cooperage_green_red": [0]}

    refused(
        crafting(town("cooperage_green_red", market=3, markers=full)), "make wood", "market", "icon"
    )
    assert can(crafting(town("cooperage_green_red", market=3)), "make wood")
    assert can(crafting(town("cooperage_green_red", market=2, markers=full)), "make wood")


def test_a_half_product_takes_the_marker_from_the_icon() -> None:
    """CR-9.17."""
    state = crafting(town("mill_red_blue", markers={"mill_red_blue": [0]}))

    do(state, "make flour", "draw")

    assert icons(state, "mill_red_blue") == []


def test_a_half_product_needs_a_marker_on_the_icon() -> None:
    """CR-9.17: a building can make as many as markers were put there."""
    refused(crafting(town("mill_red_blue", "wheat_farm_red")), "make flour", "wheat")


@pytest.mark.parametrize("whose", [0, 1, "natural"])
def test_flour_brings_one_point(whose: Any) -> None:
    """CR-9.18, CR-9.20, CR-18.6: whatever marker was used."""
    state = crafting(town("mill_red_blue", markers={"mill_red_blue": [whose]}))

    do(state, "make flour", "draw")

    assert state.breakdown(0)["goods"] == 1
    assert points(state) == 1


def test_flour_goes_to_an_own_bakery_or_to_the_granary() -> None:
    """CR-9.19, CR-9.20: and the move to the bakery costs nothing."""
    mine = town("mill_red_blue", "bakery_blue_violet", markers={"mill_red_blue": [0]})
    state = crafting(mine)

    do(state, "make flour")
    assert set(texts(state)) == {"to bakery", "granary"}
    do(state, "to bakery")

    assert own(state)["markers"] == {"bakery_blue_violet": [0, None]}
    assert fields(state, "flour") == ["natural", "natural"]
    assert points(state) == 1
    assert state.view(0)["question"]["work_points"] == 2


@pytest.mark.parametrize("line", ["market", "lose", "stop", "to mill", "load 1", "make wood"])
def test_a_half_product_has_no_third_way(line: str) -> None:
    """CR-9.19, ruling F7."""
    mine = town("mill_red_blue", "bakery_blue_violet", markers={"mill_red_blue": [0]})
    state = do(crafting(mine), "make flour")

    assert state.why_not(line) is not None
    assert can(state, "granary")


def test_a_taken_icon_leaves_only_the_granary() -> None:
    """CR-9.3, CR-9.19."""
    marks = {"mill_red_blue": [0], "bakery_blue_violet": ["natural", None]}
    state = crafting(town("mill_red_blue", "bakery_blue_violet", markers=marks))

    do(state, "make flour", "draw")

    assert fields(state, "flour") == ["natural", 0]


def test_the_chain_of_beer_takes_the_four_work_points_of_year_two() -> None:
    """CR-9.43: 4 points in all."""
    state = crafting(town(*CHAIN), year=2)

    do(state, "make wood", "to cooperage", "make barrel", "to brewery")
    assert points(state) == 1
    do(state, "make wheat", "to brewery", "make beer", "load 1")

    assert points(state) == 4
    assert hold(state, 1, "beer") == [None, 0]
    assert own(state)["markers"] == {}
    assert moment(state) == (2, "summer", "helpers")


def test_the_chain_of_beer_is_too_long_for_year_one() -> None:
    """CR-9.43, CR-9.1."""
    state = crafting(town(*CHAIN), year=1)

    do(state, "make wood", "to cooperage", "make barrel", "to brewery", "make wheat", "to brewery")

    assert moment(state) == (1, "summer", "helpers")
    assert own(state)["markers"] == {"brewery_red_blue": [0, 0]}


def test_helpers_act_in_the_order_of_the_queue() -> None:
    """CR-9.44: the lower disc first, each with all its points, and two actions for one player."""
    state = guild("crafts", [[2, 1], [0], [1]], players=3)
    seen = []

    while moment(state)[2] == "guild":
        seen.append(state.seat)
        do(state, "make wood", "stop")

    assert seen == [2, 1, 0, 1]


def test_a_good_goes_to_the_building_with_most_markers() -> None:
    """CR-9.48: of two breweries the right one already has its barrel."""
    breweries = ("brewery_red_blue", "brewery_green_violet")
    marks = {"brewery_green_violet": [None, 0]}
    state = crafting(town("wheat_farm_red", *breweries, market=3, markers=marks))

    do(state, "make wheat")

    assert own(state)["markers"] == {"brewery_green_violet": [0, 0]}


def test_of_equal_buildings_the_leftmost_takes_a_good_and_produces() -> None:
    """CR-9.48."""
    mills = ("mill_red_blue", "mill_green_red")
    state = crafting(town("wheat_farm_red", *mills, market=3))
    do(state, "make wheat")
    assert own(state)["markers"] == {"mill_red_blue": [0]}

    state = crafting(town(*mills, markers={"mill_red_blue": [1], "mill_green_red": [0]}))
    do(state, "make flour", "draw")
    assert own(state)["markers"] == {"mill_green_red": [0]}
