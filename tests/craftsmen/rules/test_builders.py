"""Chapter 7: the builders' guild, fitting colours and bonus tokens."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import (
    ADVANCED,
    BASIC,
    COLOURS,
    EXTENDED,
    SAWMILLS,
    at,
    capital,
    discards,
    guild,
    moment,
    own,
    pay,
    question,
    refused,
    seat,
)
from tests.lines import can, do, texts

PLAYERS = (2, 3, 4, 5)
RICH = ("violet_3", "violet_3", "blue_3", "blue_3", "blue_2")
SAWMILL = "sawmill_violet_green"
HALL = {"town_hall": [[1], [], []]}
LINES = {
    "weapons": ["armourer", "smelter", "iron_mine", "tannery", "cattle_farm"],
    "tools": ["smithy", "smelter", "iron_mine"],
    "clothes": ["tailor", "weaver", "flax_plantation", "tannery", "cattle_farm"],
    "books": ["bookbinder", "paper_mill", "tannery", "cattle_farm"],
    "candles": ["chandler", "apiary", "ropemaker", "flax_plantation"],
    "wine": ["winery", "vineyard", "cooperage"],
    "beer": ["brewery", "wheat_farm", "cooperage"],
    "bread": ["bakery", "mill", "wheat_farm", "apiary"],
}
BONUS = {
    "weapons": 5,
    "tools": 3,
    "clothes": 5,
    "books": 4,
    "candles": 4,
    "wine": 3,
    "beer": 3,
    "bread": 4,
}


def card(building: str) -> str:
    """The first card of a building."""
    return next(one for one in BASIC + EXTENDED + ADVANCED if one.startswith(building + "_"))


def halves(name: str) -> tuple[str, str]:
    """The colours of a card, the upper one first; one colour stands for both."""
    *_, upper, lower = name.split("_")
    return (upper if upper in COLOURS else lower, lower)


def builder(row: list[str], hand: list[str], *cash: str, **given: Any) -> Any:
    """Seat 0 is alone at the builders', on the gold space unless told otherwise."""
    table = {"queues": HALL, "queue": [[0]]} | given
    mine = seat(*(cash or RICH), row=row, hand=hand, **table.pop("mine", {}))
    return guild("builders", table.pop("queue"), mine, **table)


def plain(row: list[str], hand: list[str], *cash: str, **given: Any) -> Any:
    """Seat 0 is on the second space, without a privilege."""
    return builder(row, hand, *cash, queue=[[1], [0]], cursor=2, **given)


def tokens(state: Any) -> dict[str, int]:
    """Who has which bonus token."""
    return {good: who for good, who in state.position()["bonus"].items() if who is not None}


@pytest.mark.parametrize("players", PLAYERS)
def test_example_of_paper_mill_and_flax_plantation(players: int) -> None:
    """CR-7.1, CR-7.2, CR-7.3, CR-7.9: 3 and 2, together 5, paid with two blue cards."""
    state = plain(
        [SAWMILL],
        ["flax_plantation_green", "paper_mill_red_green"],
        *("blue_1", "blue_1", "red_1"),
        players=players,
    )

    do(state, "build flax_plantation_green right", "build paper_mill_red_green left")

    assert own(state)["row"] == ["paper_mill_red_green", SAWMILL, "flax_plantation_green"]
    assert own(state)["hand"] == []
    assert discards(state) == {"blue_1": 2}
    assert capital(state) == ["red_1"]


def test_the_price_of_two_buildings_is_paid_in_one_payment() -> None:
    """CR-7.3: 2 and 3 from a 3 and a 2 of two colours, which would not pay each alone twice."""
    state = plain(
        [SAWMILL], ["flax_plantation_green", "paper_mill_red_green"], "blue_3", "red_3", "green_1"
    )

    do(state, "build flax_plantation_green right", "build paper_mill_red_green left")

    assert question(state)["kind"] != "pay" or question(state)["due"] == 5
    assert discards(state) == {"blue_3": 1, "red_3": 1}


@pytest.mark.parametrize(
    ("name", "price"),
    [("vineyard_green", 2), ("tannery_violet_red", 3), ("armourer_violet_green", 6)],
)
def test_a_building_costs_by_its_kind(name: str, price: int) -> None:
    """CR-7.2, CR-18.10: with exactly that much it is built, with one less it is not."""
    ways = {1: ["red_1"], 2: ["red_2"], 3: ["red_3"], 5: ["red_3", "blue_2"]}
    enough = {2: ["red_2"], 3: ["red_3"], 6: ["red_3", "blue_3"]}[price]
    poor = plain([SAWMILL], [name, "apiary_red"], *ways[price - 1])
    able = plain([SAWMILL], [name, "apiary_red"], *enough)

    if poor.position()["guild"] == "builders":
        refused(poor, f"build {name} left", f"costs {price}", f"{price}")
    do(able, f"build {name} left")

    assert name in own(able)["row"]
    assert capital(able) == []
    assert name in own(poor)["hand"]


def test_a_second_building_is_refused_when_both_cannot_be_paid_together() -> None:
    """CR-7.3: 4 would be needed; a red 1 and a blue 2 are 3."""
    state = plain([SAWMILL], ["vineyard_green", "apiary_green"], "red_1", "blue_2")

    do(state, "build vineyard_green left")

    assert own(state)["row"] == ["vineyard_green", SAWMILL]
    assert own(state)["hand"] == ["apiary_green"]
    assert discards(state) == {"blue_2": 1}


def test_three_buildings_are_one_too_many() -> None:
    """CR-7.1: after the second only the payment is left."""
    state = plain([SAWMILL], ["vineyard_green", "apiary_green", "wheat_farm_green"])

    do(state, "build vineyard_green left", "build apiary_green left")

    refused(state, "build wheat_farm_green left", "paid", "pay", "now")
    assert question(state)["kind"] == "pay"
    assert question(state)["due"] == 4


def test_one_building_is_enough() -> None:
    """CR-1.28, CR-7.1: then the price of one is paid."""
    state = plain([SAWMILL], ["vineyard_green", "apiary_green"], "red_2", "blue_3", "green_3")

    do(state, "build vineyard_green left", "stop")

    assert question(state)["due"] == 2
    pay(state, "red_2")
    assert discards(state) == {"red_2": 1}


def test_two_helpers_build_up_to_four_buildings_in_two_payments() -> None:
    """CR-4.21, CR-7.1."""
    state = builder(
        [SAWMILL],
        ["vineyard_green", "apiary_green", "wheat_farm_green", "cattle_farm_green"],
        *("red_1", "red_1", "blue_1", "blue_1"),
        queue=[[0], [0]],
    )

    do(state, "build vineyard_green left", "build apiary_green left")
    pay(state, "red_1", "red_1")
    do(state, "build wheat_farm_green left", "build cattle_farm_green left")

    assert len(own(state)["row"]) == 5
    assert capital(state) == []


@pytest.mark.parametrize("new", [*BASIC[:4], *EXTENDED, *ADVANCED])
@pytest.mark.parametrize("old", SAWMILLS[:3])
def test_a_building_fits_above_against_above_or_below_against_below(new: str, old: str) -> None:
    """CR-1.16, CR-7.4, CR-7.5, CR-7.6: never upper against lower, and no card is turned."""
    upper, lower = halves(new)
    old_upper, old_lower = halves(old)
    state = plain([old], [new, f"vineyard_{old_upper}"])

    fits = upper == old_upper or lower == old_lower

    for side in ("left", "right"):
        assert can(state, f"build {new} {side}") == fits
        if not fits:
            refused(state, f"build {new} {side}", "fit")


def test_a_building_fits_to_the_end_where_it_stands_and_not_to_the_other() -> None:
    """CR-7.4, CR-7.5: left a violet and green sawmill, right a red vineyard."""
    state = plain([SAWMILL, "vineyard_red"], ["apiary_green", "apiary_red"])

    assert can(state, "build apiary_green left")
    assert can(state, "build apiary_red right")
    refused(state, "build apiary_green right", "fit")
    refused(state, "build apiary_red left", "fit")


def test_upper_never_counts_against_lower() -> None:
    """CR-7.5: a cooperage green above, red below, beside a sawmill violet above, green below."""
    state = plain([SAWMILL], ["cooperage_green_red", "apiary_green"])

    refused(state, "build cooperage_green_red left", "fit")
    assert can(state, "build apiary_green left")


def test_a_building_goes_only_to_an_end_of_the_row() -> None:
    """CR-7.4: there is no other place."""
    state = plain([SAWMILL, "vineyard_green", "apiary_green"], ["wheat_farm_green"])

    do(state, "build wheat_farm_green left")

    assert own(state)["row"] == ["wheat_farm_green", SAWMILL, "vineyard_green", "apiary_green"]


def test_only_a_card_of_the_own_hand_is_built() -> None:
    """CR-7.1: not one of another hand, nor of the display."""
    state = plain([SAWMILL], ["vineyard_green"], open={"basic": ["apiary_green", "apiary_red"]})

    refused(state, "build wheat_farm_green left", "not in your hand")
    refused(state, "build apiary_green left", "not in your hand")


def test_the_second_building_may_stand_beside_the_first() -> None:
    """CR-7.7: the red paper mill fits only to the new ropemaker."""
    state = plain([SAWMILL], ["tannery_violet_red", "apiary_red"])
    refused(state, "build apiary_red right", "fit")

    do(state, "build tannery_violet_red right", "build apiary_red right")

    assert own(state)["row"] == [SAWMILL, "tannery_violet_red", "apiary_red"]


def test_the_same_building_is_built_twice() -> None:
    """CR-7.8."""
    state = plain([SAWMILL, "vineyard_green"], ["vineyard_red", "tannery_violet_red"])

    do(state, "build tannery_violet_red left", "build vineyard_red left")

    assert own(state)["row"] == ["vineyard_red", "tannery_violet_red", SAWMILL, "vineyard_green"]


def test_with_the_privilege_one_building_need_not_fit() -> None:
    """CR-1.26, CR-7.10: it still goes to an end."""
    state = builder([SAWMILL], ["apiary_red", "vineyard_blue", "wheat_farm_green"])

    do(state, "build apiary_red right")

    assert own(state)["row"] == [SAWMILL, "apiary_red"]
    refused(state, "build vineyard_blue left", "fit")
    refused(state, "build vineyard_blue right", "fit")
    assert can(state, "build wheat_farm_green left")
    refused(state, "build wheat_farm_green right", "fit")


def test_the_privilege_is_not_used_by_buildings_that_fit() -> None:
    """CR-7.10, CR-12.4: the second building may still use it."""
    state = builder([SAWMILL], ["apiary_green", "vineyard_blue"])

    do(state, "build apiary_green right")
    assert not state.position()["used"].get("builders")
    do(state, "build vineyard_blue right")

    assert own(state)["row"] == [SAWMILL, "apiary_green", "vineyard_blue"]
    assert state.position()["used"]["builders"] == [0]


def test_both_helpers_on_the_gold_space_have_a_privilege_each() -> None:
    """CR-4.22, CR-7.10."""
    state = builder([SAWMILL], ["apiary_red", "vineyard_blue"], queue=[[0, 0], [1], [2]])

    do(state, "build apiary_red right")
    pay(state, "blue_2")
    do(state, "build vineyard_blue right")

    assert own(state)["row"] == [SAWMILL, "apiary_red", "vineyard_blue"]


def test_off_the_gold_space_a_building_that_does_not_fit_costs_a_token() -> None:
    """CR-7.10, CR-12.2, CR-12.5."""
    hand = ["apiary_red", "vineyard_blue", "apiary_green"]
    state = plain([SAWMILL], hand, mine={"privileges": 2}, privileges=4)

    do(state, "build apiary_red right")

    assert own(state)["privileges"] == 1
    assert state.position()["privileges"] == 5
    refused(state, "build vineyard_blue right", "fit")


def test_a_building_can_be_used_from_the_moment_it_stands() -> None:
    """CR-7.11: by a work token right after the stage."""
    state = plain([SAWMILL], ["vineyard_green"], "red_2", mine={"works": 1})

    do(state, "build vineyard_green left")

    assert moment(state)[2] == "work_tokens"
    assert can(state, "make grapes")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("good", sorted(LINES))
def test_the_first_full_line_of_a_good_wins_its_bonus_token(players: int, good: str) -> None:
    """CR-7.12, CR-7.15, CR-7.16, CR-7.17, CR-18.9: whichever building comes last."""
    for last in LINES[good]:
        row = [SAWMILL] + [card(one) for one in LINES[good] if one != last]
        state = builder(row, [card(last), "apiary_blue"], players=players)
        before = state.scores()[0]

        do(state, f"build {card(last)} left")

        assert tokens(state) == {good: 0}
        assert state.scores()[0] - before == BONUS[good]
        assert state.breakdown(0)["bonus_tokens"] == BONUS[good]


@pytest.mark.parametrize("good", sorted(LINES))
def test_a_line_that_lacks_one_building_wins_nothing(good: str) -> None:
    """CR-7.12, CR-7.14: goods of market and granary do not stand in for it."""
    for lacking in LINES[good][1:]:
        row = [SAWMILL] + [card(one) for one in LINES[good][1:] if one != lacking]
        last = card(LINES[good][0])
        state = builder(row, [last, "apiary_blue"], mine={"market": 3})

        do(state, f"build {last} left")

        assert good not in tokens(state)


def test_a_bonus_token_goes_to_the_first_player_only() -> None:
    """CR-7.12, CR-7.16: who comes second receives nothing, the first keeps it."""
    row = [SAWMILL, "vineyard_green", "cooperage_green_red"]
    state = builder(row, ["winery_red_violet", "apiary_green"], bonus={"wine": 2})

    do(state, "build winery_red_violet left")

    assert tokens(state) == {"wine": 2}
    assert state.breakdown(0)["bonus_tokens"] == 0
    assert state.breakdown(2)["bonus_tokens"] == 3


def test_two_tokens_are_won_at_once_by_one_building_in_two_lines() -> None:
    """CR-7.13, CR-7.14: the cooperage completes wine and beer."""
    row = [SAWMILL, "vineyard_green", "wheat_farm_green", "winery_red_violet", "brewery_red_blue"]
    state = builder(row, ["cooperage_green_red", "apiary_red"])

    do(state, "build cooperage_green_red left")

    assert tokens(state) == {"wine": 0, "beer": 0}
    assert state.breakdown(0)["bonus_tokens"] == 6


def test_a_token_is_won_after_the_first_of_two_buildings() -> None:
    """CR-7.13: looked at after each single building, before the payment."""
    row = [SAWMILL, "vineyard_green", "cooperage_green_red"]
    state = builder(row, ["winery_red_violet", "apiary_green"])

    do(state, "build winery_red_violet left")

    assert question(state)["kind"] == "build"
    assert tokens(state) == {"wine": 0}


@pytest.mark.parametrize("players", PLAYERS)
def test_tokens_are_won_in_winter_too(players: int) -> None:
    """CR-7.13, CR-13.11."""
    row = [SAWMILL, "vineyard_green", "cooperage_green_red"]
    state = at(
        seat("red_3", "blue_3", row=row, hand=["winery_blue_green"]),
        players=players,
        season="winter",
        stage="winter",
        guild="builders",
    )

    do(state, "build winery_blue_green left")

    assert tokens(state) == {"wine": 0}


def test_a_good_on_an_icon_does_not_stand_in_for_a_building() -> None:
    """CR-7.14: barrels were bought, but the cooperage is missing."""
    row = [SAWMILL, "vineyard_green", "brewery_red_blue"]
    state = builder(
        row,
        ["winery_red_violet", "wheat_farm_blue"],
        mine={"markers": {"brewery_red_blue": [0, "natural"]}},
    )

    do(state, "build winery_red_violet left", "build wheat_farm_blue right")

    assert tokens(state) == {}


def test_buildings_of_a_line_may_stand_apart() -> None:
    """CR-7.15: others stand between them."""
    row = ["vineyard_green", "apiary_green", SAWMILL, "mill_violet_blue", "cooperage_violet_blue"]
    state = plain(row, ["winery_blue_green", "apiary_red"])

    do(state, "build winery_blue_green left")

    assert tokens(state) == {"wine": 0}


def test_building_never_takes_a_card_away_or_moves_it() -> None:
    """CR-7.6: the old row stays as it was, in its order."""
    row = [SAWMILL, "vineyard_green", "apiary_green"]
    state = plain(row, ["wheat_farm_green", "cattle_farm_green"])

    do(state, "build wheat_farm_green left", "build cattle_farm_green right")

    assert own(state)["row"][1:-1] == row
    assert [line for line in texts(state) if not line.startswith("pay ")] == []
