"""Le Grand Hameau: the cards that trade, exchange and hand out: chapter 18, and the Toy Fair."""

import pytest

from .play import at, change, do, owned, refuses, seat_of, starting, texts

UPGRADED = ["smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather"]


@pytest.mark.parametrize(
    ("card", "good", "most"), [("cattle_market", "cattle", 7), ("brick_trader", "brick", 5)]
)
def test_a_trader_either_sells_for_1_franc_or_buys_for_3(card: str, good: str, most: int) -> None:
    """LH-18.09, LH-18.10: up to 7 cattle or 5 brick."""
    before = at({"goods": {good: 9}, "francs": 9, "buildings": [card]})

    inside = do(before, f"use {card}")
    bought = do(inside, f"times {most}")
    selling = do(inside, "times 0")
    sold = do(selling, f"times {most}")

    assert starting(inside, "times")[-1] == starting(selling, "times")[-1] == f"times {most}"
    assert "times 0" not in texts(selling)
    assert change(before, bought) == {good: most, "francs": -most}
    assert change(before, sold) == {good: -most, "francs": 3 * most}
    assert starting(bought, "times") == starting(sold, "times") == []


def test_the_fee_of_a_trader_leaves_less_to_buy_with() -> None:
    """LH-18.09, LH-5.6: of 5 francs 2 are the fee."""
    before = at({"francs": 5}, {"buildings": ["cattle_market"]})

    inside = do(before, "use cattle_market")

    assert starting(inside, "times") == ["times 1", "times 2", "times 3"]
    assert change(before, do(inside, "times 3")) == {"francs": -5, "cattle": 3}
    assert change(before, inside, 1) == {"francs": 2}


def test_the_smelting_furnace_turns_clay_into_iron_for_2_energy_each() -> None:
    """LH-18.12: brick may stand in for clay."""
    goods = {"clay": 2, "brick": 2, "coal": 2}
    before = at({"goods": goods, "francs": 1}, {"buildings": ["smelting_furnace"]})

    inside = do(before, "use smelting_furnace")
    after = do(inside, "times 3", "with 1 brick")

    assert starting(inside, "times")[-1] == "times 3"
    assert change(before, after) == {"clay": -2, "brick": -1, "coal": -2, "iron": 3, "francs": -1}
    assert change(before, after, 1) == {"francs": 1}


def test_the_wind_farm_heats_the_smelting_furnace() -> None:
    """LH-9.9, LH-18.12: 4 energy less 3."""
    mine = {"goods": {"clay": 9, "wood": 1}, "buildings": ["smelting_furnace", "wind_farm"]}
    before = at(mine)

    after = do(before, "use smelting_furnace", "times 2")

    assert change(before, after) == {"clay": -2, "wood": -1, "iron": 2}


def test_the_flea_market_takes_one_offer_of_2_and_all_offers_of_1() -> None:
    """LH-18.13: francs included, and nothing of larger offers."""
    offers = {"fish": 2, "wood": 2, "clay": 1, "iron": 1, "grain": 3, "cattle": 0, "francs": 1}
    before = at({}, {"buildings": ["flea_market"]}, offers=offers)

    inside = do(before, "use flea_market")
    after = do(inside, "pick wood")

    assert starting(inside, "pick") == ["pick fish", "pick wood"]
    assert change(before, after) == {"wood": 2, "clay": 1, "iron": 1, "francs": 1}


def test_the_flea_market_can_take_2_francs() -> None:
    """LH-18.13."""
    offers = {"fish": 0, "wood": 5, "clay": 0, "iron": 1, "grain": 3, "cattle": 4, "francs": 2}
    before = at({}, town=["flea_market"], offers=offers)

    assert change(before, do(before, "use flea_market")) == {"francs": 2, "iron": 1}


def test_the_flea_market_needs_an_offer_of_exactly_2() -> None:
    """LH-18.13."""
    offers = {"fish": 1, "wood": 3, "clay": 1, "iron": 1, "grain": 3, "cattle": 0, "francs": 1}

    assert refuses(at(town=["flea_market"], offers=offers), "use flea_market")


def test_the_wreckers_give_2_wood_2_clay_and_1_iron_for_3_food_twice() -> None:
    """LH-18.22: 2 meat pay for both; the fee is 1 franc."""
    before = at({"goods": {"meat": 3}, "francs": 1}, {"buildings": ["wreckers"]})

    inside = do(before, "use wreckers")
    after = do(inside, "times 2")

    assert starting(inside, "times") == ["times 1", "times 2"]
    assert change(before, after) == {"wood": 4, "clay": 4, "iron": 2, "meat": -2, "francs": -1}
    assert change(before, after, 1) == {"francs": 1}


def test_the_blast_furnace_gives_up_to_6_iron_for_3_energy_each() -> None:
    """LH-18.23: 18 energy are two coke; the fee is 2 francs."""
    before = at({"goods": {"coke": 3}, "francs": 2}, {"buildings": ["blast_furnace"]})

    inside = do(before, "use blast_furnace")
    after = do(inside, "times 6")

    assert starting(inside, "times")[-1] == "times 6"
    assert change(before, after) == {"coke": -2, "iron": 6, "francs": -2}
    assert change(before, after, 1) == {"francs": 2}


def test_the_wind_farm_makes_the_first_iron_of_the_blast_furnace_free() -> None:
    """LH-9.9, LH-18.23."""
    before = at({"goods": {"coal": 1}, "buildings": ["blast_furnace", "wind_farm"]})

    after = do(before, "use blast_furnace", "times 2")

    assert change(before, after) == {"coal": -1, "iron": 2}


def test_the_department_of_agriculture_feeds_by_own_buildings() -> None:
    """LH-18.18: meat for economic, bread for craft buildings."""
    mine = {"buildings": ["farm", "bakery", "fishery", "cokery"], "francs": 1}
    before = at(mine, {"buildings": ["department_of_agriculture"]})

    after = do(before, "use department_of_agriculture")

    assert change(before, after) == {"meat": 2, "bread": 1, "francs": -1}
    assert change(before, after, 1) == {"francs": 1}
    none = at({"buildings": ["cokery", "church"], "francs": 9}, town=["department_of_agriculture"])
    assert refuses(none, "use department_of_agriculture")


def test_the_department_of_economics_pays_by_own_buildings_and_counts_itself() -> None:
    """LH-18.19: iron for industrial buildings, 2 francs for economic ones."""
    own = ["department_of_economics", "farm", "cokery", "sawmill", "fishery"]
    before = at({"buildings": own})

    assert change(before, do(before, "use department_of_economics")) == {"iron": 2, "francs": 4}
    none = at({"buildings": ["fishery"], "francs": 9}, town=["department_of_economics"])
    assert refuses(none, "use department_of_economics")


def test_the_trading_firm_gives_other_goods_of_exactly_the_same_worth() -> None:
    """LH-18.26, LH-1.3: 8 francs of steel are 5 of coke and 3 of bread."""
    before = at({"goods": {"steel": 1}, "francs": 1}, {"buildings": ["trading_firm"]})

    after = do(before, "use trading_firm")
    while starting(after, "receive"):
        good = starting(after, "receive")[0].split()[-1]
        after = do(after, f"receive {int(good in ('bread', 'coke'))} {good}")

    assert change(before, after) == {"steel": -1, "bread": 1, "coke": 1, "francs": -1}
    assert change(before, after, 1) == {"francs": 1}


def test_the_trading_firm_takes_1_to_4_goods_and_never_gives_a_kind_back() -> None:
    """LH-18.26."""
    before = at({"goods": {"fish": 9}, "buildings": ["trading_firm"]})

    inside = do(before, "use trading_firm")

    assert starting(inside, "give") == [f"give {number} fish" for number in range(1, 5)]
    received = do(inside, "give 4 fish")
    assert "receive 1 fish" not in texts(received)
    assert change(before, do(received, "receive 4 wood")) == {"fish": -4, "wood": 4}


def test_the_trafficking_spot_exchanges_up_to_3_goods_of_each_side() -> None:
    """LH-18.27: iron and steel go, but never come."""
    goods = {"fish": 5, "iron": 1, "steel": 1}
    before = at({"goods": goods}, {"buildings": ["trafficking_spot"]})

    inside = do(before, "use trafficking_spot", "give 2 fish", "give 1 iron")
    assert refuses(inside, "receive 1 fish")
    second = do(inside, "receive 1 wood", "receive 2 clay")
    assert change(before, second) == {"fish": -2, "iron": -1, "wood": 1, "clay": 2}
    after = do(second, "give 1 steel", "receive 0 smoked_fish", "receive 1 charcoal")
    assert change(before, after) == change(before, second) | {"steel": -1, "charcoal": 1}
    assert change(before, after, 1) == {}


def test_the_trafficking_spot_takes_at_most_3_and_hands_out_no_iron_or_steel() -> None:
    """LH-18.27."""
    for good, never in [("fish", "iron"), ("leather", "steel")]:
        inside = do(
            at({"goods": {good: 9}, "buildings": ["trafficking_spot"]}), "use trafficking_spot"
        )
        assert starting(inside, "give")[-1] == f"give 3 {good}"
        after = do(inside, f"give 1 {good}")
        while starting(after, "receive"):
            assert f"receive 1 {never}" not in texts(after)
            assert f"receive 1 {good}" not in texts(after)
            after = do(after, starting(after, "receive")[0])


def test_the_major_corporation_adds_one_of_each_kind_and_steel_for_3_francs() -> None:
    """LH-18.28."""
    goods = {"fish": 4, "coke": 1, "steel": 2}
    before = at({"goods": goods, "francs": 6}, {"buildings": ["major_corporation"]})

    inside = do(before, "use major_corporation")
    without, with_steel = do(inside, "times 0"), do(inside, "times 1")

    assert change(before, without) == {"fish": 1, "coke": 1, "francs": -3}
    assert change(before, with_steel) == {"fish": 1, "coke": 1, "steel": 1, "francs": -6}
    assert change(before, inside, 1) == {"francs": 3}


def test_the_major_corporation_gives_no_steel_without_3_francs() -> None:
    """LH-18.28: the fee took the francs."""
    before = at({"goods": {"fish": 1, "steel": 1}, "francs": 5}, town=["major_corporation"])

    assert change(before, do(before, "use major_corporation")) == {"fish": 1, "francs": -3}


def test_the_emporium_sells_one_of_each_upgraded_good() -> None:
    """LH-18.29: 6 at 1 franc, coke at 3 and steel at 5; the fee is 1 franc."""
    before = at({"francs": 15}, {"buildings": ["emporium"]})

    after = do(before, "use emporium")
    while starting(after, "times"):
        after = do(after, "times 1")

    assert change(before, after) == dict.fromkeys(UPGRADED, 1) | {"francs": -15}
    assert change(before, after, 1) == {"francs": 1}


def test_the_emporium_sells_only_what_can_be_paid_and_at_least_one_good() -> None:
    """LH-18.29: 1 franc after the fee buys exactly one of the cheap goods."""
    after = do(at({"francs": 1, "buildings": ["emporium"]}), "use emporium")

    while starting(after, "times"):
        after = do(after, starting(after, "times")[0])

    goods = seat_of(after)["goods"]
    assert sum(goods.values()) == 1
    assert not {"coke", "steel"} & set(goods)
    assert owned(after)["francs"] == 0


def test_the_toy_fair_gives_6_different_goods_and_a_loan_without_money() -> None:
    """LH-19.E2010: steel is not among them; the fee is 1 franc."""
    before = at({"francs": 1}, {"buildings": ["toy_fair"]})

    after = do(before, "use toy_fair")
    while starting(after, "pick"):
        assert "pick steel" not in texts(after)
        after = do(after, starting(after, "pick")[-1])

    assert len(seat_of(after)["goods"]) == 6
    assert set(seat_of(after)["goods"].values()) == {1}
    assert seat_of(after)["loans"] == 1
    assert owned(after)["francs"] == 0
    assert change(before, after, 1) == {"francs": 1}
