"""Base special buildings with a lasting power or a way of their own: chapter 16."""

import pytest

from .play import Seat, at, change, do, next_round, owned, refuses, seat_of, starting, texts


def test_the_business_park_counts_2_francs_for_each_industrial_building() -> None:
    """LH-16.012: it is of no kind itself."""
    own = ["business_park", "sawmill", "cokery", "smelter", "farm"]

    assert at({"buildings": own}).breakdown(0)["bonuses"] == 6
    assert at({"buildings": own[:1]}).breakdown(0)["bonuses"] == 0


def test_the_guildhouse_counts_2_francs_for_each_economic_building_and_itself() -> None:
    """LH-16.013."""
    own = ["guildhouse", "farm", "bakery", "fishery"]

    assert at({"buildings": own}).breakdown(0)["bonuses"] == 6


@pytest.mark.parametrize(("cattle", "more"), [(0, 0), (1, 0), (2, 2), (6, 2), (7, 1), (12, 1)])
def test_the_feedlot_brings_2_cattle_with_2_to_6_cattle(cattle: int, more: int) -> None:
    """LH-16.024, LH-10.2: seen at the end of a round with a harvest."""
    mine = {"goods": {"cattle": cattle, "fish": 9}, "buildings": ["feedlot"]}
    before = at(mine, {"goods": {"cattle": cattle, "fish": 9}}, round=1, turn=7)

    after = next_round(before, "take clay")

    assert change(before, after).get("cattle", 0) == more
    assert change(before, after, 1).get("cattle", 0) == (cattle >= 2)


def test_the_feedlot_brings_nothing_without_a_harvest() -> None:
    """LH-10.3, LH-16.024: round 1 with three players has none."""
    mine = {"goods": {"cattle": 4, "fish": 9}, "buildings": ["feedlot"]}
    before = at(mine, {"francs": 9}, {"francs": 9}, round=1, turn=7)

    after = next_round(before, "take clay")

    assert "cattle" not in change(before, after)


def test_the_masons_guild_saves_a_brick_or_else_a_clay() -> None:
    """LH-16.025, LH-7.6, LH-7.7."""
    mine = {"goods": {"clay": 1, "brick": 2, "wood": 3}, "buildings": ["masons_guild"]}
    piles = [["shipping_line"], ["bakehouse"], ["joinery"]]
    before = at(mine, town=["building_firm_1"], piles=piles)

    inside = do(before, "use building_firm_1")

    assert change(before, do(inside, "build shipping_line")) == {"wood": -2, "brick": -2}
    assert change(before, do(inside, "build bakehouse", "with 0 brick")) == {"clay": -1}
    assert change(before, do(inside, "build joinery")) == {"wood": -3}


def test_the_masons_guild_makes_a_building_of_1_clay_free() -> None:
    """LH-16.025, LH-7.7: a discount never brings anything out."""
    piles = [["charcoal_kiln"], [], []]
    before = at({"buildings": ["masons_guild"]}, town=["building_firm_1"], piles=piles)

    after = do(before, "use building_firm_1")

    assert change(before, after) == {}
    assert "charcoal_kiln" in seat_of(after)["buildings"]


def test_the_masons_guild_saves_on_each_of_two_builds() -> None:
    """LH-7.6, LH-16.025."""
    mine = {"goods": {"clay": 1}, "buildings": ["construction_firm", "masons_guild"]}
    before = at(mine, piles=[["charcoal_kiln"], ["bakehouse"], []])

    after = do(before, "use construction_firm", "build bakehouse", "build charcoal_kiln")

    assert change(before, after) == {"clay": -1}


def test_the_wind_farm_saves_3_energy_and_pays_nothing_out() -> None:
    """LH-16.033, LH-9.9: of 10 energy for 2 steel 7 are left."""
    mine = {"goods": {"iron": 2, "wood": 9}, "buildings": ["wind_farm", "steel_mill", "brickworks"]}
    before = at(mine | {"goods": {"iron": 2, "wood": 9, "clay": 2}})

    steel = do(before, "use steel_mill", "times 2")
    bricks = do(before, "use brickworks", "times 2")

    assert change(before, steel) == {"iron": -2, "steel": 2, "wood": -7}
    assert change(before, bricks) == {"clay": -2, "brick": 2, "francs": 1}


def test_a_wind_farm_of_somebody_else_saves_nothing() -> None:
    """LH-16.033."""
    before = at({"goods": {"grain": 1}, "buildings": ["bakehouse"]}, {"buildings": ["wind_farm"]})

    assert refuses(before, "use bakehouse")


def test_the_harbour_watch_sends_a_worker_home_and_moves_in() -> None:
    """LH-16.014: 1 franc to the town, one to the worker's player, one to the Joinery's owner."""
    town = ["harbour_watch", "colliery"]
    others: list[Seat] = [{"worker": "joinery"}, {"buildings": ["joinery"]}]
    before = at({"goods": {"wood": 1}, "francs": 3}, *others, town=town)

    after = do(before, "use harbour_watch")

    assert change(before, after) == {"wood": -1, "francs": 2}
    assert change(before, after, 1) == change(before, after, 2) == {"francs": 1}
    assert seat_of(after, 0)["worker"] == "joinery"
    assert seat_of(after, 1)["worker"] is None


def test_the_harbour_watch_chooses_among_the_workers_of_others() -> None:
    """LH-16.014: an own building is free of a fee."""
    mine = {"goods": {"wood": 1}, "francs": 2, "buildings": ["joinery"]}
    others: list[Seat] = [{"worker": "joinery"}, {"worker": "fishery"}, {"worker": None}]
    before = at(mine, *others, town=["harbour_watch", "fishery"])

    inside = do(before, "use harbour_watch")

    assert starting(inside, "evict") == ["evict 1", "evict 2"]
    assert change(before, do(inside, "evict 1")) == {"wood": -1, "francs": 3}
    assert change(before, do(inside, "evict 2")) == {"fish": 3, "francs": -2}


@pytest.mark.parametrize(
    ("mine", "worker"),
    [
        ({"goods": {"wood": 1}, "francs": 2}, "joinery"),
        ({"goods": {"wood": 0}, "francs": 9}, "joinery"),
        ({"francs": 9}, "main_station"),
        ({"francs": 9}, "hotel"),
        ({"francs": 9}, "dive_bar"),
        ({"francs": 9}, None),
    ],
    ids=["francs lack", "wood lacks", "main station", "hotel", "dive bar", "nobody is out"],
)
def test_the_harbour_watch_is_closed_when_it_leads_nowhere(
    mine: dict[str, object], worker: str | None
) -> None:
    """LH-16.014: the Joinery belongs to the town here, so all fees count."""
    town = ["harbour_watch", "joinery", "main_station", "hotel", "dive_bar"]

    assert refuses(at(mine, {"worker": worker}, town=town), "use harbour_watch")


def test_the_football_stadium_moves_into_the_first_empty_pile_space_when_revealed() -> None:
    """LH-16.31, LH-10.11: round 3 with two players reveals a special building."""
    specials = ["football_stadium", "farm", "kiln", "zoo", "diner", "tavern"]
    piles = [["joinery"], [], ["bakehouse"]]
    before = at({"francs": 40}, {"francs": 40}, round=3, turn=7, piles=piles, specials=specials)

    after = next_round(before, "take fish")

    assert after.position()["piles"] == [["joinery"], ["football_stadium"], ["bakehouse"]]
    assert "football_stadium" not in after.position()["town"]
    assert "buy football_stadium" in texts(after)


def test_the_football_stadium_waits_beside_full_piles_and_is_for_sale_there() -> None:
    """LH-16.31: as soon as a pile is empty the card moves there and can be built."""
    specials = ["football_stadium", "farm", "kiln", "zoo", "diner", "tavern"]
    piles = [["joinery"], ["fishery"], ["bakehouse"]]
    goods = {"wood": 9, "brick": 2, "iron": 2}
    other = {"goods": goods, "francs": 40}
    town = ["construction_firm"]
    before = at({"francs": 40}, other, round=3, turn=7, piles=piles, specials=specials, town=town)

    waiting = next_round(before, "take clay")
    assert waiting.position()["piles"] == piles
    assert "buy football_stadium" in texts(waiting)
    assert "build football_stadium" not in texts(do(waiting, "use construction_firm"))

    emptied = do(waiting, "buy joinery")
    assert emptied.position()["piles"][0] == ["football_stadium"]
    built = do(emptied, "use construction_firm", "build football_stadium", "stop")
    assert "football_stadium" in seat_of(built, 1)["buildings"]
    assert owned(built, 1).get("brick", 0) == owned(built, 1).get("iron", 0) == 0


def test_the_football_stadium_is_number_31_for_the_town() -> None:
    """LH-16.31, LH-10.10: round 2 with two players builds a standard building."""
    piles = [["football_stadium"], ["church"], ["bank"]]
    before = at({"francs": 9}, {"francs": 9}, round=2, turn=7, piles=piles)

    after = next_round(before, "take clay")

    assert after.position()["town"] == ["bank"]
    last = at({"francs": 9}, {"francs": 9}, round=2, turn=7, piles=[["football_stadium"], [], []])
    assert next_round(last, "take clay").position()["town"] == ["football_stadium"]
