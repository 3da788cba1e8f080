"""Standard buildings about loans, sums at the end and gifts: the second half of chapter 15."""

import pytest

from .play import at, change, do, refuses, seat_of, starting, texts


@pytest.mark.parametrize(("loans", "left", "francs"), [(1, 0, 0), (2, 1, 2)])
def test_the_local_court_takes_one_loan_back(loans: int, left: int, francs: int) -> None:
    """LH-15.15, LH-11.11: with exactly two loans it adds 2 francs."""
    before = at({"loans": loans}, town=["local_court"])

    after = do(before, "use local_court")

    assert seat_of(after)["loans"] == left
    assert change(before, after) == ({"francs": francs} if francs else {})


@pytest.mark.parametrize("loans", [3, 5])
def test_the_local_court_takes_two_of_three_or_more_or_one_with_2_francs(loans: int) -> None:
    """LH-15.15: the choice is the visitor's."""
    before = at({"loans": loans}, town=["local_court"])

    inside = do(before, "use local_court")
    two, one = do(inside, "times 2"), do(inside, "times 1")

    assert (seat_of(two)["loans"], change(before, two)) == (loans - 2, {})
    assert (seat_of(one)["loans"], change(before, one)) == (loans - 1, {"francs": 2})


def test_the_local_court_is_closed_to_those_without_a_loan() -> None:
    """LH-15.15."""
    assert refuses(at({"francs": 9}, {"loans": 2}, town=["local_court"]), "use local_court")


@pytest.mark.parametrize(("own", "coal"), [([], 3), (["joinery"], 4), (["joinery", "kiln"], 4)])
def test_the_colliery_gives_3_coal_and_a_fourth_with_a_hammer(own: list[str], coal: int) -> None:
    """LH-15.16."""
    before = at({"goods": {"fish": 2}, "buildings": own}, {"buildings": ["colliery", "ironworks"]})

    after = do(before, "use colliery")

    assert change(before, after) == {"fish": -2, "coal": coal}
    assert change(before, after, 1) == {"fish": 2}


def test_the_colliery_gives_only_one_more_for_several_hammers() -> None:
    """LH-15.16."""
    mine = {"buildings": ["colliery", "joinery", "ironworks", "masons_guild"]}
    before = at(mine)

    assert change(before, do(before, "use colliery")) == {"coal": 4}


def test_the_grocery_market_gives_six_things_to_eat_or_raise() -> None:
    """LH-15.19."""
    before = at({"francs": 1}, {"buildings": ["grocery_market"]})

    after = do(before, "use grocery_market")

    food = dict.fromkeys(("fish", "smoked_fish", "grain", "bread", "cattle", "meat"), 1)
    assert change(before, after) == food | {"francs": -1}
    assert change(before, after, 1) == {"francs": 1}


def test_the_ironworks_give_3_iron_and_a_fourth_for_6_energy() -> None:
    """LH-15.22."""
    before = at({"goods": {"coal": 2}, "francs": 1}, {"buildings": ["ironworks"]})

    inside = do(before, "use ironworks")

    assert change(before, do(inside, "times 0")) == {"francs": -1, "iron": 3}
    assert change(before, do(inside, "times 1")) == {"francs": -1, "iron": 4, "coal": -2}
    assert change(before, inside, 1) == {"francs": 1}


def test_the_ironworks_give_only_3_iron_without_6_energy() -> None:
    """LH-15.22: the fee of 3 food can be overpaid with 2 bread."""
    before = at({"goods": {"wood": 5, "bread": 2}}, {"buildings": ["ironworks"]})

    after = do(before, "use ironworks")

    assert change(before, after) == {"bread": -2, "iron": 3}
    assert change(before, after, 1) == {"bread": 2}


def test_the_wind_farm_halves_the_energy_for_the_fourth_iron() -> None:
    """LH-9.9, LH-15.22."""
    before = at({"goods": {"coal": 1}, "buildings": ["ironworks", "wind_farm"]})

    after = do(before, "use ironworks", "times 1")

    assert change(before, after) == {"iron": 4, "coal": -1}


def test_the_church_multiplies_bread_and_fish() -> None:
    """LH-15.30: 5 bread and 2 fish are only shown."""
    before = at({"goods": {"bread": 5, "fish": 2}}, town=["church"])

    after = do(before, "use church")

    assert change(before, after) == {"bread": 5, "fish": 3}


def test_the_church_is_built_and_never_bought() -> None:
    """LH-6.6, LH-15.30."""
    state = at({"francs": 99}, piles=[["church"], [], []])

    assert refuses(state, "buy church")
    assert starting(state, "buy") == []


@pytest.mark.parametrize(("goods", "francs"), [({"fish": 1}, 0), ({"fish": 2, "steel": 3}, 2)])
def test_the_storehouse_counts_half_a_franc_for_each_good(
    goods: dict[str, int], francs: int
) -> None:
    """LH-15.24, LH-9.6: rounded down once, on the sum; francs are no goods."""
    state = at({"goods": goods, "francs": 9, "buildings": ["storehouse"]})

    assert state.breakdown(0)["bonuses"] == francs


def test_the_dock_counts_4_francs_for_each_ship_of_any_kind() -> None:
    """LH-15.26, LH-8.15: the Luxury Yacht and the MS Dagmar are ships."""
    ships = [["wood", 2], ["wood", 2], ["iron", 4], ["steel", 16], ["luxury", 38]]
    state = at({"buildings": ["dock", "luxury_yacht", "ms_dagmar"], "ships": ships})

    assert state.breakdown(0)["bonuses"] == 28


def test_the_town_hall_counts_public_and_craft_buildings_and_itself() -> None:
    """LH-15.28: 2 public and 3 craft buildings, and one of no kind."""
    own = ["town_hall", "church", "fishery", "joinery", "tannery", "marketplace"]

    assert at({"buildings": own}).breakdown(0)["bonuses"] == 14


def test_the_bank_counts_industrial_and_economic_buildings_and_itself() -> None:
    """LH-15.29: 2 industrial and 2 economic buildings, and one of no kind."""
    own = ["bank", "sawmill", "cokery", "farm", "clay_mound"]

    assert at({"buildings": own}).breakdown(0)["bonuses"] == 10


@pytest.mark.parametrize("card", ["storehouse", "dock", "town_hall", "bank"])
def test_the_cards_that_only_count_at_the_end_are_closed_and_dearer_than_their_value(
    card: str,
) -> None:
    """LH-6.5, LH-5.2."""
    state = at({"francs": 40}, town=[card])

    after = do(state, f"buy {card}")

    price = {"storehouse": 10, "dock": 24, "town_hall": 30, "bank": 40}[card]
    assert change(state, after) == {"francs": -price}
    assert refuses(after, f"use {card}")
    assert f"use {card}" not in texts(state)
