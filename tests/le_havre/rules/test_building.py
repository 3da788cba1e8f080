"""Chapter 7: building, its materials and its discounts."""

import pytest

from tests.le_havre.rules.play import at, francs, goods, own, seat, site, turn
from tests.lines import can, do, texts

COSTS: dict[str, dict[str, int]] = {
    "marketplace": {"wood": 2},
    "sawmill": {"clay": 1, "iron": 1},
    "fishery": {"wood": 1, "clay": 1},
    "joinery": {"wood": 3},
    "bakehouse": {"clay": 2},
    "hardware_store": {"wood": 3, "clay": 1},
    "charcoal_kiln": {"clay": 1},
    "smokehouse": {"wood": 2, "clay": 1},
    "abattoir": {"wood": 1, "clay": 1, "iron": 1},
    "arts_centre": {"wood": 1, "clay": 2},
    "wharf_1": {"wood": 2, "clay": 2, "iron": 2},
    "brickworks": {"wood": 2, "clay": 1, "iron": 1},
    "local_court": {"wood": 3, "clay": 2},
    "colliery": {"wood": 1, "clay": 3},
    "wharf_2": {"wood": 2, "clay": 2, "iron": 2},
    "shipping_line": {"wood": 2, "brick": 3},
    "grocery_market": {"wood": 1, "brick": 1},
    "tannery": {"wood": 1, "brick": 1},
    "business_office": {"wood": 4, "clay": 1},
    "ironworks": {"wood": 3, "brick": 2},
    "steel_mill": {"brick": 4, "iron": 2},
    "storehouse": {"wood": 2, "brick": 2},
    "cokery": {"brick": 2, "iron": 2},
    "dock": {"wood": 1, "brick": 2, "iron": 2},
    "bridge_over_the_seine": {"iron": 3},
    "town_hall": {"wood": 4, "brick": 3},
    "bank": {"brick": 4, "steel": 1},
    "church": {"wood": 5, "brick": 3, "iron": 1},
}


@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_a_building_takes_the_materials_on_its_card(card: str, cost: dict[str, int]) -> None:
    """LH-7.4: all of them are paid to the supply, and one less is too little."""
    state = site(card, cost)

    do(state, "use building_firm_1")

    assert own(state)["buildings"] == [card]
    assert goods(state) == {}
    for good, n in cost.items():
        short = site(card, cost | {good: n - 1})
        assert not can(short, "use building_firm_1")


@pytest.mark.parametrize("card", ["clay_mound", "black_market"])
def test_mound_and_black_market_cannot_be_built(card: str) -> None:
    """LH-7.3."""
    state = site(card, dict.fromkeys(("wood", "clay", "iron", "brick"), 9))

    assert not can(state, "use building_firm_1")


def test_special_buildings_cannot_be_built_but_the_stadium_in_a_pile_can() -> None:
    """LH-7.3, LH-16.31."""
    rich = dict.fromkeys(("wood", "clay", "iron", "brick"), 9)
    state = at(
        seat(goods=rich), town=["building_firm_1", "zoo"], piles=[["football_stadium"], [], []]
    )

    do(state, "use building_firm_1")

    assert own(state)["buildings"] == ["football_stadium"]
    assert goods(state) == rich | {"wood": 8, "brick": 7, "iron": 7}


def test_only_the_top_cards_of_the_piles_can_be_built() -> None:
    """LH-7.1, LH-7.2: neither what lies beneath nor what the town has; and no ships."""
    state = at(
        seat(goods=dict.fromkeys(("wood", "clay", "coal"), 9)),
        town=["building_firm_1", "joinery"],
        piles=[["fishery", "bakehouse"], ["charcoal_kiln"], []],
        ship_stacks={"wood": [2]},
    )

    do(state, "use building_firm_1")

    builds = [line for line in texts(state) if line.startswith("build")]
    assert builds == ["build fishery", "build charcoal_kiln"]


def test_a_new_building_can_be_entered_by_everybody() -> None:
    """LH-7.4."""
    state = site("fishery", {"wood": 1, "clay": 1})

    turn(state, "use building_firm_1")

    assert can(state, "use fishery")


def test_the_builder_chooses_how_many_bricks_stand_in_for_clay() -> None:
    """LH-7.5, LH-1.9."""
    state = site("bakehouse", {"clay": 2, "brick": 2})
    do(state, "use building_firm_1")
    assert texts(state) == ["with 0 brick", "with 1 brick", "with 2 brick"]

    do(state, "with 1 brick")

    assert goods(state) == {"clay": 1, "brick": 1}


def test_steel_stands_in_for_iron_and_never_the_reverse() -> None:
    """LH-7.5, LH-1.9: the Bank wants brick and steel itself."""
    bridge = site("bridge_over_the_seine", {"iron": 1, "steel": 2})
    do(bridge, "use building_firm_1")
    assert goods(bridge) == {}

    bank = site("bank", {"clay": 9, "iron": 9})
    assert not can(bank, "use building_firm_1")


def test_a_building_firm_opens_only_if_something_can_be_built_after_the_fee() -> None:
    """LH-7.11."""
    state = at(seat(wood=2, clay=1), piles=[["joinery"], ["bakehouse"], []])

    assert not can(state, "use building_firm_1")


def test_the_construction_firm_builds_buys_and_builds_from_one_pile() -> None:
    """LH-7.12, LH-7.14: the example of the appendix."""
    state = at(
        seat(francs=8, wood=2, clay=2, fish=2),
        piles=[["fishery", "joinery", "charcoal_kiln"], [], []],
    )

    do(state, "use construction_firm", "pay 2 fish", "build fishery", "buy joinery")
    do(state, "build charcoal_kiln")

    assert sorted(own(state)["buildings"]) == ["charcoal_kiln", "fishery", "joinery"]
    assert (goods(state), francs(state)) == ({"wood": 1}, 0)


def test_both_builds_may_come_from_one_pile_and_the_second_is_optional() -> None:
    """LH-7.14."""
    state = at(seat(fish=2, wood=1, clay=2), piles=[["fishery", "charcoal_kiln"], [], []])
    do(state, "use construction_firm")
    once = state.copy()

    do(once, "stop")
    do(state, "build charcoal_kiln")

    assert own(once)["buildings"] == ["fishery"]
    assert sorted(own(state)["buildings"]) == ["charcoal_kiln", "fishery"]


def test_a_visitor_may_not_buy_away_the_only_thing_to_build() -> None:
    """LH-7.13."""
    state = at(
        seat(francs=20, wood=1, clay=1),
        piles=[["fishery"], ["joinery"], []],
        town=["building_firm_1"],
    )

    do(state, "use building_firm_1")

    assert not can(state, "buy fishery")
    assert can(state, "buy joinery")


def test_a_visitor_may_not_sell_the_discount_that_is_needed() -> None:
    """LH-7.13."""
    state = at(
        seat(wood=1, buildings=["masons_guild", "tannery"]),
        piles=[["fishery"], [], []],
        town=["building_firm_1"],
    )

    do(state, "use building_firm_1")

    assert not can(state, "sell masons_guild")
    assert can(state, "sell tannery")


def test_the_firm_may_be_bought_during_the_visit() -> None:
    """LH-7.15: the worker goes home, and the visit goes on."""
    state = at(
        seat(francs=4, wood=1, clay=1), piles=[["fishery"], [], []], town=["building_firm_1"]
    )

    do(state, "use building_firm_1", "buy building_firm_1")

    assert own(state)["worker"] is None
    do(state, "build fishery")
    assert sorted(own(state)["buildings"]) == ["building_firm_1", "fishery"]


def test_an_empty_pile_stays_empty() -> None:
    """LH-7.16."""
    state = at(seat(francs=10, wood=1), piles=[["fishery"], ["joinery"], []], offers={"fish": 1})

    do(state, "buy fishery", "take fish")

    assert state.position()["piles"] == [[], ["joinery"], []]
