"""Every example with numbers in the rulebook: the first round, and what single buildings give."""

from typing import Any

import pytest

import kontor
from tests.le_havre.rules.play import at, francs, goods, offers, own, seat, turn
from tests.lines import can, do, texts

ROW = [
    ["iron", "francs"],
    ["wood", "fish"],
    ["fish", "grain"],
    ["wood", "cattle"],
    ["wood", "francs"],
    ["fish", "clay"],
    ["wood", "clay"],
]


def test_the_first_round_of_the_rulebook() -> None:
    """LH-3.13: seven turns, feeding, the first ship and the first turn of round 2."""
    state = kontor.position(
        {
            "game": "le_havre",
            "players": 3,
            "tiles": ROW,
            "piles": [["marketplace", "fishery"], ["joinery", "bakehouse"], ["sawmill", "tannery"]],
            "specials": ["zoo", "bakery", "tavern", "kiln", "smelter", "diner"],
            "offers": {"francs": 3, "fish": 2, "wood": 2, "clay": 1, "iron": 1},
        }
    )
    assert offers(state) == {"francs": 3, "fish": 2, "wood": 2, "clay": 1, "iron": 1}

    turn(state, "take francs")
    assert francs(state, 0) == 8
    assert offers(state) == {"fish": 3, "wood": 3, "clay": 1, "iron": 1}

    turn(state, "take wood")
    assert goods(state, 1) == {"coal": 1, "wood": 3}
    assert offers(state) == {"fish": 4, "clay": 1, "iron": 1, "grain": 1}

    turn(state, "take fish")
    assert goods(state, 2) == {"coal": 1, "fish": 4}
    assert offers(state) == {"wood": 1, "clay": 1, "iron": 1, "grain": 1, "cattle": 1}

    do(state, "buy marketplace")
    assert francs(state, 0) == 2
    do(state, "use marketplace", "pick grain", "pick coal", "keep")
    assert goods(state, 0) == {"grain": 1, "coal": 2}
    assert (francs(state, 0), own(state, 0)["worker"]) == (2, "marketplace")
    assert state.view(0)["specials"][:2] == ["zoo", "bakery"]
    if state.seat == 0:
        do(state, "end")
    assert offers(state) == {
        "francs": 1, "wood": 2, "clay": 1, "iron": 1, "grain": 1, "cattle": 1,
    }  # fmt: skip

    do(state, "use building_firm_1")
    if can(state, "build joinery"):
        do(state, "build joinery")
    assert own(state, 1)["buildings"] == ["joinery"]
    assert (goods(state, 1), francs(state, 1)) == ({"coal": 1}, 5)
    if state.seat == 1:
        do(state, "end")
    assert offers(state) == {
        "francs": 1, "fish": 1, "wood": 2, "clay": 2, "iron": 1, "grain": 1, "cattle": 1,
    }  # fmt: skip

    turn(state, "take wood")
    assert goods(state, 2) == {"coal": 1, "fish": 4, "wood": 2}
    assert offers(state) == {
        "francs": 1, "fish": 1, "wood": 1, "clay": 3, "iron": 1, "grain": 1, "cattle": 1,
    }  # fmt: skip

    turn(state, "take clay")
    assert goods(state, 0) == {"grain": 1, "coal": 2, "clay": 3}

    for at_seat, lines in ((0, ["pay"]), (1, ["pay"]), (2, ["pay 2 fish"])):
        if state.seat == at_seat and state.position()["stage"] == "feeding":
            do(state, *lines)
    assert [francs(state, at_seat) for at_seat in range(3)] == [0, 3, 5]
    assert goods(state, 2) == {"coal": 1, "fish": 2, "wood": 2}
    assert goods(state, 0)["grain"] == 1
    assert state.position()["ship_stacks"]["wood"] == [2]
    assert (state.seat, state.position()["round"]) == (1, 2)
    assert offers(state) == {
        "francs": 2, "fish": 1, "wood": 1, "iron": 2, "grain": 1, "cattle": 1,
    }  # fmt: skip


def test_offers_that_are_left_out_follow_the_first_tile_that_is_given() -> None:
    """LH-2.3, LH-3.4: the opening with the tile of iron and franc laid out."""
    state = kontor.position({"game": "le_havre", "players": 3, "tiles": ROW})

    assert offers(state) == {"francs": 3, "fish": 2, "wood": 2, "clay": 1, "iron": 1}


def visit(card: str, *lines: str, **mine: Any) -> Any:
    """The owner of a building uses it."""
    buildings = [card, *mine.pop("buildings", [])]
    state = at(seat(buildings=buildings, **mine), specials=[])
    return do(state, f"use {card}", *lines)


def test_twenty_bread_for_one_coke() -> None:
    """LH-9.5, LH-15.05."""
    state = visit("bakehouse", "times 20", grain=20, coke=1)

    assert goods(state) == {"bread": 20}
    assert francs(state) == 10


def test_twenty_one_bread_are_too_many_for_one_coke() -> None:
    """LH-9.5, LH-15.05."""
    assert not can(visit("bakehouse", grain=21, coke=1), "times 21")


@pytest.mark.parametrize(("fish", "subsidy"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_smokehouse_takes_one_energy_and_pays_a_franc_for_two(fish: int, subsidy: int) -> None:
    """LH-15.08, LH-1.17: never more than six."""
    state = visit("smokehouse", f"times {fish}", fish=8, wood=2)

    assert goods(state) == {"fish": 8 - fish, "smoked_fish": fish, "wood": 1}
    assert francs(state) == subsidy
    assert "times 7" not in texts(visit("smokehouse", fish=8, wood=2))


@pytest.mark.parametrize(
    ("clay", "energy", "subsidy"),
    [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2), (6, 3, 3)],
)
def test_the_brickworks_need_half_an_energy_for_a_brick(
    clay: int, energy: int, subsidy: int
) -> None:
    """LH-15.14."""
    state = visit("brickworks", f"times {clay}", clay=7, wood=5)

    assert (goods(state)["brick"], goods(state)["wood"]) == (clay, 5 - energy)
    assert francs(state) == subsidy


@pytest.mark.parametrize(
    ("cattle", "hides"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)]
)
def test_the_abattoir_brings_a_hide_for_two_cattle(cattle: int, hides: int) -> None:
    """LH-15.09."""
    state = visit("abattoir", f"times {cattle}", cattle=8)

    assert goods(state).get("hides", 0) == hides
    assert goods(state)["meat"] == cattle


def test_the_tannery_turns_up_to_four_hides_for_a_franc_each() -> None:
    """LH-15.20."""
    state = visit("tannery", hides=6)
    assert texts(state) == ["times 1", "times 2", "times 3", "times 4"]

    do(state, "times 4")

    assert goods(state) == {"hides": 2, "leather": 4}
    assert francs(state) == 4


@pytest.mark.parametrize(
    ("loans", "answer", "left"),
    [(1, None, (0, 0)), (2, None, (1, 2)), (3, 2, (1, 0)), (3, 1, (2, 2)), (6, 2, (4, 0))],
)
def test_the_cases_of_the_local_court(
    loans: int, answer: int | None, left: tuple[int, int]
) -> None:
    """LH-15.15, LH-11.11."""
    state = visit("local_court", loans=loans)
    if answer:
        do(state, f"times {answer}")

    assert (own(state)["loans"], francs(state)) == left


@pytest.mark.parametrize(("wood", "earned"), [(1, 5), (2, 6), (3, 7)])
def test_the_joinery_pays_five_to_seven_francs(wood: int, earned: int) -> None:
    """LH-15.04: never for more than three wood."""
    state = visit("joinery", f"times {wood}", wood=5)

    assert (goods(state), francs(state)) == ({"wood": 5 - wood}, earned)
    assert not can(visit("joinery", wood=5), "times 4")


@pytest.mark.parametrize(
    ("hammers", "coal"), [([], 3), (["joinery"], 4), (["joinery", "ironworks"], 4)]
)
def test_the_colliery_brings_one_more_coal_for_hammers(hammers: list[str], coal: int) -> None:
    """LH-15.16, LH-1.14."""
    assert goods(visit("colliery", buildings=hammers)) == {"coal": coal}


def test_symbols_count_for_the_visitor_and_not_for_the_owner() -> None:
    """LH-1.14: somebody else's Fishery and Clay Mound, with two own fishermen and hammers."""
    state = at(
        seat(buildings=["hardware_store", "business_office"], francs=1),
        seat(buildings=["fishery", "clay_mound"]),
    )
    mound = state.copy()

    do(state, "use fishery")
    do(mound, "use clay_mound")

    assert goods(state) == {"fish": 5}
    assert goods(mound) == {"clay": 5}


def test_two_meat_pay_for_three_coal() -> None:
    """LH-16.018: the food of the Coal Trader is one sum."""
    state = visit("coal_trader", meat=2)
    while state.position()["seat"] == 0 and any(line.startswith("times") for line in texts(state)):
        do(state, "times 3" if can(state, "times 3") else "times 0")

    assert goods(state) == {"coal": 3}


def test_the_grocery_market_brings_eight_food() -> None:
    """LH-15.19, LH-1.3: smoked fish 2, fish 1, bread 2, meat 3, and no food in grain and cattle."""
    state = visit("grocery_market")

    assert goods(state) == dict.fromkeys(
        ("fish", "grain", "cattle", "smoked_fish", "bread", "meat"), 1
    )
    assert state.view(0)["seats"][0]["food"] == 8


def test_the_church_brings_thirteen_food_and_takes_nothing() -> None:
    """LH-15.30."""
    state = visit("church", bread=5, fish=2)

    assert goods(state) == {"bread": 10, "fish": 5}


def test_the_fourth_iron_costs_six_energy() -> None:
    """LH-15.22."""
    state = visit("ironworks", coal=2)
    refused = state.copy()

    do(state, "times 1" if can(state, "times 1") else "pay")
    do(refused, "times 0" if can(refused, "times 0") else "stop")

    assert goods(state) == {"iron": 4}
    assert goods(refused) == {"iron": 3, "coal": 2}


def test_the_black_market_gives_two_of_everything_that_is_missing() -> None:
    """LH-15.13."""
    state = at(seat(buildings=["black_market"]), offers={"wood": 1, "fish": 3, "grain": 1})

    do(state, "use black_market")

    assert (goods(state), francs(state)) == ({"clay": 2, "iron": 2, "cattle": 2}, 2)


@pytest.mark.parametrize("standard", [3, 4, 5])
def test_the_bridge_sells_standard_goods_by_threes(standard: int) -> None:
    """LH-15.27: one pack and the leftovers stay."""
    state = visit("bridge_over_the_seine", fish=standard)
    for _ in range(3):
        if state.seat == 0 and any(w.startswith(("times", "give")) for w in texts(state)):
            do(state, texts(state)[-1])

    assert (goods(state).get("fish", 0), francs(state)) == (standard - 3, 1)
