"""Base special buildings that hand out, exchange or convert goods: chapter 16."""

import pytest

from .play import at, change, do, owned, refuses, seat_of, starting, texts

# clause, card, fee paid in fish or francs, what the visitor receives
GIFTS = [
    ("LH-16.004", "farm", "francs", 1, {"fish": 2, "grain": 2, "wood": 2, "hides": 1, "cattle": 1}),
    ("LH-16.006", "iron_mine_and_coal_seam", "bread", 1, {"iron": 2, "coal": 1}),
    ("LH-16.009", "fishpond_and_wood", "bread", 1, {"fish": 3, "wood": 3}),
    ("LH-16.011", "plant_nursery", "bread", 1, {"wood": 4, "francs": 3}),
    ("LH-16.015", "smelter", "francs", 2, {"coal": 1, "coke": 1, "iron": 1}),
    ("LH-16.017", "hunting_lodge", "bread", 1, {"hides": 2, "meat": 3}),
]


@pytest.mark.parametrize(
    ("card", "paid", "number", "gift"), [row[1:] for row in GIFTS], ids=[row[0] for row in GIFTS]
)
def test_a_gift_comes_from_the_supply_and_the_fee_goes_to_the_owner(
    card: str, paid: str, number: int, gift: dict[str, int]
) -> None:
    """LH-16.004 to LH-16.017, LH-5.9: bread for 1 food brings no change."""
    mine = {"francs": number} if paid == "francs" else {"goods": {paid: number}}
    before = at(mine, {"buildings": [card]})

    after = do(before, f"use {card}")

    assert change(before, after) == gift | {paid: -number}
    assert change(before, after, 1) == {paid: number}
    own = at({"buildings": [card]})
    assert change(own, do(own, f"use {card}")) == gift


def test_the_labour_exchange_counts_own_symbols_only() -> None:
    """LH-16.001: 2 fishermen and a hammer on the Hunting Lodge, a hammer on the Joinery."""
    mine = {"buildings": ["hunting_lodge", "joinery"]}
    before = at(mine, {"buildings": ["labour_exchange", "hardware_store"]})

    after = do(before, "use labour_exchange")

    assert change(before, after) == {"fish": 2, "coal": 2}
    assert change(before, after, 1) == {}


def test_the_labour_exchange_is_closed_to_those_without_a_symbol() -> None:
    """LH-16.001."""
    assert refuses(at({"buildings": ["bakery"]}, town=["labour_exchange"]), "use labour_exchange")


def test_the_coal_trader_takes_2_meat_for_3_coal() -> None:
    """LH-16.018: the food is added up and paid in one sum."""
    before = at({"goods": {"meat": 2}, "buildings": ["coal_trader"]})

    after = do(before, "use coal_trader", "times 0", "times 3")

    assert change(before, after) == {"meat": -2, "coal": 3}


def test_the_coal_trader_sells_1_charcoal_and_5_coal_at_most() -> None:
    """LH-16.018: francs count as food; 1 and 10 food, and 1 for the fee."""
    before = at({"francs": 30}, {"buildings": ["coal_trader"]})

    inside = do(before, "use coal_trader")
    second = do(inside, "times 1")
    after = do(second, "times 5")

    assert starting(inside, "times") == ["times 0", "times 1"]
    assert starting(second, "times")[-1] == "times 5"
    assert change(before, after) == {"francs": -12, "charcoal": 1, "coal": 5}
    assert change(before, after, 1) == {"francs": 1}


def test_the_coal_trader_must_sell_something() -> None:
    """LH-16.018: without charcoal at least one coal."""
    inside = do(at({"francs": 9, "buildings": ["coal_trader"]}), "use coal_trader", "times 0")

    assert "times 0" not in texts(inside)


def test_the_kiln_turns_1_clay_and_1_energy_into_3_brick_once() -> None:
    """LH-16.022."""
    before = at({"goods": {"clay": 5, "wood": 5}, "francs": 1}, {"buildings": ["kiln"]})

    after = do(before, "use kiln")

    assert change(before, after) == {"clay": -1, "wood": -1, "brick": 3, "francs": -1}
    assert change(before, after, 1) == {"francs": 1}


def test_a_brick_stands_in_for_the_clay_of_the_kiln() -> None:
    """LH-16.022, LH-1.9."""
    before = at({"goods": {"clay": 1, "brick": 1, "wood": 1}, "buildings": ["kiln"]})

    inside = do(before, "use kiln")

    assert change(before, do(inside, "with 1 brick")) == {"brick": 2, "wood": -1}
    assert change(before, do(inside, "with 0 brick")) == {"clay": -1, "brick": 3, "wood": -1}


def test_the_wind_farm_fires_the_kiln() -> None:
    """LH-9.9, LH-16.022."""
    before = at({"goods": {"clay": 1}, "buildings": ["kiln", "wind_farm"]})

    assert change(before, do(before, "use kiln")) == {"clay": -1, "brick": 3}


def test_the_steelworks_make_2_steel_of_1_iron_and_15_energy_once() -> None:
    """LH-16.031: 2 coke are needed, and the excess is lost; the fee is 1 franc."""
    before = at({"goods": {"iron": 5, "coke": 4}, "francs": 1}, {"buildings": ["steelworks"]})

    after = do(before, "use steelworks")

    assert change(before, after) == {"iron": -1, "coke": -2, "steel": 2, "francs": -1}
    assert change(before, after, 1) == {"francs": 1}


def test_steel_stands_in_for_the_iron_of_the_steelworks() -> None:
    """LH-1.9, LH-16.031."""
    before = at({"goods": {"steel": 1, "coal": 5}, "buildings": ["steelworks"]})

    assert change(before, do(before, "use steelworks")) == {"steel": 1, "coal": -5}


def test_the_wind_farm_leaves_12_energy_for_the_steelworks() -> None:
    """LH-9.9, LH-16.031."""
    before = at({"goods": {"iron": 1, "coal": 4}, "buildings": ["steelworks", "wind_farm"]})

    assert change(before, do(before, "use steelworks")) == {"iron": -1, "coal": -4, "steel": 2}


@pytest.mark.parametrize(("crafts", "goods"), [(1, 1), (3, 3), (7, 7), (8, 7)])
def test_the_town_square_gives_an_upgraded_good_for_each_own_craft_building(
    crafts: int, goods: int
) -> None:
    """LH-16.027: exactly as many as allowed, all different, never steel, at most 7."""
    own = ["fishery", "joinery", "bakehouse", "charcoal_kiln"]
    own += ["smokehouse", "abattoir", "tannery", "building_firm_1"]
    after = do(at({"buildings": ["town_square", *own[:crafts]]}), "use town_square")

    while starting(after, "pick"):
        assert "pick steel" not in texts(after)
        after = do(after, starting(after, "pick")[0])

    upgraded = {"smoked_fish", "charcoal", "brick", "bread", "meat", "coke", "leather"}
    assert len(seat_of(after)["goods"]) == goods
    assert set(seat_of(after)["goods"].values()) == {1}
    assert set(seat_of(after)["goods"]) <= upgraded


def test_the_town_square_is_closed_without_an_own_craft_building() -> None:
    """LH-16.027."""
    mine = {"francs": 9, "buildings": ["farm", "cokery", "church"]}

    assert refuses(at(mine, {"buildings": ["fishery"]}, town=["town_square"]), "use town_square")


def test_the_haulage_firm_takes_two_neighbouring_offers_for_3_francs() -> None:
    """LH-16.029: the 3 francs go to the town, the fee to the owner."""
    offers = {"fish": 4, "wood": 3, "clay": 2, "iron": 1, "grain": 5, "cattle": 6, "francs": 7}
    before = at({"francs": 4}, {"buildings": ["haulage_firm"]}, offers=offers)

    inside = do(before, "use haulage_firm")
    after = do(inside, "pick fish+wood")

    pairs = {"fish+wood", "wood+clay", "clay+iron", "iron+grain", "grain+cattle"}
    assert {line.split()[1] for line in starting(inside, "pick")} == pairs
    assert change(before, after) == {"fish": 4, "wood": 3, "francs": -4}
    assert change(before, after, 1) == {"francs": 1}
    assert owned(after)["francs"] == 0


def test_one_of_the_two_offers_must_hold_something() -> None:
    """LH-16.029: here only clay lies out, so one of its neighbours may be empty."""
    offers = {"fish": 0, "wood": 0, "clay": 2, "iron": 0, "grain": 0, "cattle": 0, "francs": 3}
    state = at({"francs": 3, "buildings": ["haulage_firm"]}, offers=offers)
    empty = at({"francs": 3, "buildings": ["haulage_firm"]}, offers=offers | {"clay": 0})

    inside = do(state, "use haulage_firm")

    assert {line.split()[1] for line in starting(inside, "pick")} == {"wood+clay", "clay+iron"}
    assert refuses(empty, "use haulage_firm")


@pytest.mark.parametrize(("fish", "cattle", "francs"), [(3, 0, 1), (2, 3, 1), (4, 5, 3)])
def test_the_zoo_pays_a_third_of_a_franc_for_each_animal(
    fish: int, cattle: int, francs: int
) -> None:
    """LH-16.035: rounded down on the sum, animals are kept, smoked fish are no animals."""
    goods = {"fish": fish, "cattle": cattle, "smoked_fish": 9, "meat": 9}
    before = at({"goods": goods, "buildings": ["zoo"]})

    assert change(before, do(before, "use zoo")) == {"francs": francs}


def test_the_zoo_costs_1_franc() -> None:
    """LH-16.035."""
    before = at({"goods": {"cattle": 6}, "francs": 1}, {"buildings": ["zoo"]})

    after = do(before, "use zoo")

    assert change(before, after) == {"francs": 1}
    assert change(before, after, 1) == {"francs": 1}
