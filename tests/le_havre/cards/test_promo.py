"""The promotional cards that are not told elsewhere: the Rattletrap Car, chapter 19."""

import pytest

from .play import at, change, do, last, next_round, refuses, seat_of, texts

OFFERS = {"fish": 0, "wood": 3, "clay": 4, "iron": 2, "grain": 1, "cattle": 6, "francs": 7}
RICH = {"fish": 9, "wood": 9, "clay": 2, "iron": 1, "grain": 1, "hides": 1}


@pytest.mark.parametrize(
    "lines",
    [
        ["take iron"],
        ["use marketplace", "pick iron", "pick coal"],
        ["use hardware_store"],
        ["use ironworks", "times 0"],
        ["use iron_mine_and_coal_seam"],
        ["use smelter"],
        ["use haulage_firm", "pick clay+iron"],
        ["use junkyard", "times 1", "pay 0 fish"],
        ["use picket_line", "pick iron"],
        ["use smelting_furnace", "times 1"],
        ["use flea_market"],
        ["use department_of_economics"],
        ["use wreckers", "times 1", "pay 3 fish"],
        ["use blast_furnace", "times 2"],
        [
            "use trading_firm",
            "give 2 fish",
            "give 0 wood",
            "give 0 clay",
            "give 0 iron",
            "give 0 grain",
            "give 0 hides",
            "receive 0 wood",
            "receive 0 clay",
            "receive 1 iron",
        ],
        ["use major_corporation"],
        ["use toy_fair", *(f"pick {good}" for good in RICH)],
    ],
    ids=lambda lines: lines[0].replace(" ", "_"),
)
def test_the_rattletrap_car_is_taken_by_whoever_receives_iron(lines: list[str]) -> None:
    """LH-19.GH31: at once, and without payment."""
    own = [lines[0].split()[1], "cokery"] if lines[0].startswith("use") else ["cokery"]
    mine = {"goods": RICH, "francs": 30, "buildings": own}
    free, before = at(mine, offers=OFFERS), at(mine, offers=OFFERS, town=["rattletrap_car"])

    after = do(before, *lines)

    assert "rattletrap_car" in seat_of(after)["buildings"]
    assert after.position()["town"] == []
    assert change(before, after) == change(free, do(free, *lines))
    assert change(before, after)["iron"] > 0


def test_the_black_market_brings_the_rattletrap_car_with_its_iron_only() -> None:
    """LH-19.GH31, LH-15.13."""
    mine = {"buildings": ["black_market"]}
    empty = at(mine, town=["rattletrap_car"], offers=OFFERS | {"iron": 0})
    filled = at(mine, town=["rattletrap_car"], offers=OFFERS)

    assert do(empty, "use black_market").position()["town"] == []
    assert do(filled, "use black_market").position()["town"] == ["rattletrap_car"]


def test_the_rattletrap_car_stays_when_iron_is_only_spent_or_turned_into_steel() -> None:
    """LH-19.GH31, data 10."""
    own = ["steel_mill", "building_firm_1", "bridge_over_the_seine", "pawnbrokers"]
    mine = {"goods": {"iron": 3, "coke": 1}, "francs": 9, "buildings": own}
    before = at(mine, town=["rattletrap_car"], piles=[["cokery"], ["sawmill"], []])

    melted = do(before, "use steel_mill", "times 2")
    sold = do(before, "use bridge_over_the_seine", "give 0 coke")
    redeemed = do(before, "use pawnbrokers", "give 1 iron", "give 0 coke", "redeem iron")

    for after in (melted, sold, redeemed):
        assert after.position()["town"] == ["rattletrap_car"]


def test_the_rattletrap_car_stays_when_steel_or_other_goods_are_received() -> None:
    """LH-19.GH31."""
    mine = {"goods": {"fish": 4}, "buildings": ["business_office", "fishery"]}
    before = at(mine, town=["rattletrap_car"])

    for lines in (["use fishery"], ["take wood"]):
        assert do(before, *lines).position()["town"] == ["rattletrap_car"]


def test_the_rattletrap_car_is_taken_only_once() -> None:
    """LH-19.GH31: it stays with its player when others receive iron."""
    holder = {"buildings": ["rattletrap_car"]}
    before = at({}, holder, offers=OFFERS)

    after = do(before, "take iron")

    assert seat_of(after, 0)["buildings"] == []
    assert seat_of(after, 1)["buildings"] == ["rattletrap_car"]


def test_the_rattletrap_car_costs_2_at_the_end_and_counts_as_a_public_building() -> None:
    """LH-13.5, LH-19.GH31: the Town Hall counts 4 for it."""
    car = at({"buildings": ["rattletrap_car"]})
    hall = at({"buildings": ["rattletrap_car", "town_hall"]})

    assert car.breakdown(0)["buildings"] == -2
    assert car.scores()[0] == -2
    assert hall.breakdown(0)["bonuses"] == 8


def test_the_rattletrap_car_can_be_neither_bought_sold_nor_entered() -> None:
    """LH-6.6, LH-19.GH31."""
    mine = {"buildings": ["rattletrap_car"], "francs": 9}

    assert refuses(at({"francs": 9}, town=["rattletrap_car"]), "buy rattletrap_car")
    assert refuses(at(mine), "sell rattletrap_car")
    assert refuses(last(mine), "sell rattletrap_car")
    assert refuses(at(mine), "use rattletrap_car")


def test_the_rattletrap_car_waits_in_the_town_once_it_is_revealed() -> None:
    """LH-19.GH31, LH-10.11: in round 3 with two players."""
    specials = ["rattletrap_car", "farm", "kiln", "zoo", "diner", "tavern"]
    players = [{"francs": 9}, {"francs": 9}]
    before = at(*players, round=3, turn=7, specials=specials, offers=OFFERS)

    after = next_round(before, "take wood")

    assert after.position()["town"] == ["rattletrap_car"]
    assert "buy rattletrap_car" not in texts(after)
    assert seat_of(do(after, "take iron"), 1)["buildings"] == ["rattletrap_car"]
