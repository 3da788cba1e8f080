"""Standard buildings that turn goods into other goods or sell them: LH-15.05 to LH-15.27."""

import pytest

from .play import at, change, do, refuses, seat_of, starting, texts


@pytest.mark.parametrize(
    ("card", "raw", "made"), [("bakehouse", "grain", "bread"), ("brickworks", "clay", "brick")]
)
@pytest.mark.parametrize(
    ("times", "energy", "francs"), [(1, 1, 0), (3, 2, 1), (4, 2, 2), (5, 3, 2)]
)
def test_bakehouse_and_brickworks_take_half_an_energy_and_give_half_a_franc_each(
    card: str, raw: str, made: str, times: int, energy: int, francs: int
) -> None:
    """LH-15.05, LH-15.14, LH-9.6, LH-9.7."""
    before = at({"goods": {raw: 6, "wood": 6}, "buildings": [card]})

    after = do(before, f"use {card}", f"times {times}")

    expected = {raw: -times, made: times, "wood": -energy, "francs": francs}
    assert change(before, after) == {name: number for name, number in expected.items() if number}


@pytest.mark.parametrize(
    ("card", "raw", "made"), [("bakehouse", "grain", "bread"), ("brickworks", "clay", "brick")]
)
def test_one_coke_fires_twenty_pieces_and_no_more(card: str, raw: str, made: str) -> None:
    """LH-9.5, LH-15.05, LH-15.14: the fee is 1 food."""
    before = at({"goods": {raw: 30, "coke": 1, "fish": 1}}, {"buildings": [card]})

    inside = do(before, f"use {card}")
    after = do(inside, "times 20")

    assert "times 21" not in texts(inside)
    assert change(before, after) == {raw: -20, made: 20, "coke": -1, "fish": -1, "francs": 10}
    assert change(before, after, 1) == {"fish": 1}


def test_the_wind_farm_bakes_six_bread_for_nothing() -> None:
    """LH-9.9, LH-15.05: 3 energy are saved, and not more."""
    before = at({"goods": {"grain": 9}, "buildings": ["bakehouse", "wind_farm"]})

    inside = do(before, "use bakehouse")
    after = do(inside, "times 6")

    assert starting(inside, "times")[-1] == "times 6"
    assert change(before, after) == {"grain": -6, "bread": 6, "francs": 3}


def test_brick_is_not_fired_again_in_the_brickworks() -> None:
    """LH-1.9, LH-15.14."""
    before = at({"goods": {"clay": 1, "brick": 5, "wood": 3}, "buildings": ["brickworks"]})

    after = do(before, "use brickworks")

    assert change(before, after) == {"clay": -1, "brick": 1, "wood": -1}


def test_the_charcoal_kiln_burns_any_amount_of_wood_without_energy() -> None:
    """LH-15.07."""
    before = at({"goods": {"wood": 12}}, {"buildings": ["charcoal_kiln"]})

    inside = do(before, "use charcoal_kiln")
    after = do(inside, "times 12")

    assert starting(inside, "times") == [f"times {times}" for times in range(1, 13)]
    assert change(before, after) == {"wood": -12, "charcoal": 12}
    assert change(before, after, 1) == {}


@pytest.mark.parametrize(("times", "francs"), [(1, 0), (3, 1), (5, 2), (6, 3)])
def test_the_smokehouse_smokes_up_to_6_fish_for_1_energy_in_all(times: int, francs: int) -> None:
    """LH-15.08, LH-1.17."""
    before = at({"goods": {"fish": 9, "wood": 3}, "buildings": ["smokehouse"]})

    inside = do(before, "use smokehouse")
    after = do(inside, f"times {times}")

    expected = {"fish": -times, "smoked_fish": times, "wood": -1, "francs": francs}
    assert starting(inside, "times")[-1] == "times 6"
    assert change(before, after) == {name: number for name, number in expected.items() if number}


def test_the_fee_of_the_smokehouse_is_2_food_or_1_franc() -> None:
    """LH-5.7, LH-15.08: food of the fee passes to the owner as it is."""
    before = at({"goods": {"fish": 4, "wood": 1}, "francs": 1}, {"buildings": ["smokehouse"]})

    inside = do(before, "use smokehouse")
    food = do(inside, "fee food", "pay 2 fish", "times 2")
    francs = do(inside, "fee francs", "times 4")

    assert change(before, food) == {"fish": -4, "smoked_fish": 2, "wood": -1, "francs": 1}
    assert change(before, food, 1) == {"fish": 2}
    assert change(before, francs) == {"fish": -4, "smoked_fish": 4, "wood": -1, "francs": 1}
    assert change(before, francs, 1) == {"francs": 1}


def test_the_wind_farm_smokes_without_wood() -> None:
    """LH-9.9, LH-15.08."""
    before = at({"goods": {"fish": 2}, "buildings": ["smokehouse", "wind_farm"]})

    after = do(before, "use smokehouse", "times 2")

    assert change(before, after) == {"fish": -2, "smoked_fish": 2, "francs": 1}


@pytest.mark.parametrize(("times", "hides"), [(1, 0), (3, 1), (7, 3)])
def test_the_abattoir_gives_half_a_hide_for_each_cattle(times: int, hides: int) -> None:
    """LH-15.09: the fee is 2 francs."""
    before = at({"goods": {"cattle": 7}, "francs": 2}, {"buildings": ["abattoir"]})

    after = do(before, "use abattoir", f"times {times}")

    expected = {"cattle": -times, "meat": times, "hides": hides, "francs": -2}
    assert change(before, after) == {name: number for name, number in expected.items() if number}
    assert change(before, after, 1) == {"francs": 2}


def test_the_tannery_turns_up_to_4_hides_and_pays_1_franc_each() -> None:
    """LH-15.20."""
    before = at({"goods": {"hides": 6}}, town=["tannery"])

    inside = do(before, "use tannery")
    after = do(inside, "times 4")

    assert starting(inside, "times")[-1] == "times 4"
    assert change(before, after) == {"hides": -4, "leather": 4, "francs": 4}


def test_the_steel_mill_takes_5_energy_for_each_iron_in_one_sum() -> None:
    """LH-15.23, LH-9.5: 2 coke make 4 steel; the fee is 2 francs."""
    before = at({"goods": {"iron": 6, "coke": 2}, "francs": 2}, {"buildings": ["steel_mill"]})

    inside = do(before, "use steel_mill")
    after = do(inside, "times 4")

    assert starting(inside, "times")[-1] == "times 4"
    assert change(before, after) == {"iron": -4, "steel": 4, "coke": -2, "francs": -2}
    assert change(before, after, 1) == {"francs": 2}


def test_the_wind_farm_saves_3_energy_in_the_steel_mill_once() -> None:
    """LH-9.9, LH-15.23: 10 less 3 is 7 energy for two steel."""
    mine = {"goods": {"iron": 3, "wood": 7}, "buildings": ["steel_mill", "wind_farm"]}
    before = at(mine)

    inside = do(before, "use steel_mill")
    after = do(inside, "times 2")

    assert starting(inside, "times") == ["times 1", "times 2"]
    assert change(before, after) == {"iron": -2, "steel": 2, "wood": -7}


def test_the_cokery_pays_1_franc_for_each_coke_and_needs_no_energy() -> None:
    """LH-15.25."""
    before = at({"goods": {"coal": 9}, "francs": 1}, {"buildings": ["cokery"]})

    after = do(before, "use cokery", "times 9")

    assert change(before, after) == {"coal": -9, "coke": 9, "francs": 8}
    assert change(before, after, 1) == {"francs": 1}


def test_the_bridge_buys_upgraded_goods_singly_and_standard_goods_in_threes() -> None:
    """LH-15.27: 2 bricks, and 3 of the 4 standard goods, mixed."""
    goods = {"wood": 2, "fish": 2, "brick": 2}
    before = at({"goods": goods, "francs": 2}, {"buildings": ["bridge_over_the_seine"]})

    after = do(before, "use bridge_over_the_seine", "give 2 brick", "times 1", "give 1 fish")

    assert change(before, after) == {"wood": -2, "fish": -1, "brick": -2, "francs": 1}
    assert change(before, after, 1) == {"francs": 2}


def test_whoever_gives_the_bridge_nothing_upgraded_must_sell_a_pack() -> None:
    """LH-15.27, LH-5.11."""
    goods = {"wood": 2, "fish": 1, "coke": 1}
    before = at({"goods": goods, "buildings": ["bridge_over_the_seine"]})

    after = do(before, "use bridge_over_the_seine", "give 0 coke")

    assert change(before, after) == {"wood": -2, "fish": -1, "francs": 1}


def test_the_business_office_trades_any_4_goods_for_steel_and_1_for_leather() -> None:
    """LH-15.21: upgraded goods may be among them; the fee is 1 franc."""
    goods = {"fish": 3, "bread": 2}
    before = at({"goods": goods, "francs": 1}, {"buildings": ["business_office"]})

    inside = do(before, "use business_office", "times 1", "give 3 fish")
    both, one = do(inside, "pick leather"), do(inside, "stop")

    assert change(before, both) == {"fish": -3, "bread": -2, "steel": 1, "leather": 1, "francs": -1}
    assert change(before, one) == {"fish": -3, "bread": -1, "steel": 1, "francs": -1}
    assert change(before, one, 1) == {"francs": 1}


@pytest.mark.parametrize("good", ["charcoal", "leather", "brick"])
def test_the_second_trade_of_the_business_office_can_be_made_alone(good: str) -> None:
    """LH-15.21."""
    before = at({"goods": {"grain": 1}, "buildings": ["business_office"]})

    inside = do(before, "use business_office")

    assert starting(inside, "pick") == ["pick charcoal", "pick brick", "pick leather"]
    assert change(before, do(inside, f"pick {good}")) == {"grain": -1, good: 1}


def test_the_steel_just_received_does_not_pay_for_the_second_trade() -> None:
    """LH-15.21: with exactly 4 goods only the first trade is possible."""
    before = at({"goods": {"fish": 4}, "buildings": ["business_office"]})

    after = do(before, "use business_office", "times 1")

    assert change(before, after) == {"fish": -4, "steel": 1}
    assert starting(after, "pick") == []


def test_steel_owned_before_may_pay_for_the_second_trade() -> None:
    """LH-15.21: one steel comes, one goes."""
    before = at({"goods": {"fish": 4, "steel": 1}, "buildings": ["business_office"]})

    after = do(before, "use business_office", "times 1", "give 4 fish", "pick brick")

    assert change(before, after) == {"fish": -4, "brick": 1}


def test_the_business_office_takes_no_francs_for_goods() -> None:
    """LH-1.4, LH-15.21."""
    state = at({"goods": {"fish": 1}, "francs": 9, "buildings": ["business_office"]})

    inside = do(state, "use business_office")

    assert refuses(inside, "times 1")
    assert starting(inside, "pick")
    assert seat_of(inside)["francs"] == 9
