"""Standard buildings that build, hand out goods or pay: the first half of chapter 15."""

import pytest

from .play import at, change, do, last, owned, refuses, seat_of, starting, texts

STANDARD_GOODS = ["fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides"]


def test_building_firm_1_builds_one_building_without_a_fee() -> None:
    """LH-15.B1, LH-7.1."""
    piles = [["joinery"], ["bakehouse"], []]
    before = at({"goods": {"wood": 3, "clay": 2}}, town=["building_firm_1"], piles=piles)

    after = do(before, "use building_firm_1", "build joinery")

    assert change(before, after) == {"wood": -3}
    assert seat_of(after)["buildings"] == ["joinery"]
    assert "build bakehouse" not in texts(after)


def test_building_firm_2_takes_1_food_and_lets_brick_stand_in_for_clay() -> None:
    """LH-15.B2, LH-7.5."""
    goods = {"fish": 1, "clay": 2, "brick": 2}
    before = at({"goods": goods}, {"buildings": ["building_firm_2"]}, piles=[["bakehouse"], [], []])

    after = do(before, "use building_firm_2", "with 1 brick")

    assert change(before, after) == {"fish": -1, "clay": -1, "brick": -1}
    assert change(before, after, 1) == {"fish": 1}
    assert seat_of(after)["buildings"] == ["bakehouse"]


def test_a_building_firm_is_closed_when_nothing_can_be_built_after_the_fee() -> None:
    """LH-7.11: the Bakehouse needs 2 clay, and the fee needs a franc."""
    piles = [["bakehouse"], [], []]
    town = ["building_firm_1", "building_firm_2", "construction_firm"]

    lacking_clay = at({"goods": {"clay": 1}, "francs": 5}, town=town, piles=piles)
    lacking_francs = at({"goods": {"clay": 2}}, town=town, piles=piles)

    for firm in town:
        assert refuses(lacking_clay, f"use {firm}")
    assert starting(lacking_francs, "use") == ["use building_firm_1"]


def test_the_construction_firm_builds_two_and_lets_its_visitor_buy_in_between() -> None:
    """LH-15.B3, LH-7.12, LH-7.14: both builds and the purchase come from one pile."""
    piles = [["joinery", "charcoal_kiln", "fishery"], [], []]
    goods = {"wood": 4, "clay": 1}
    before = at({"goods": goods, "francs": 10}, town=["construction_firm"], piles=piles)

    after = do(before, "use construction_firm", "build joinery", "buy charcoal_kiln")
    after = do(after, "build fishery")

    assert change(before, after) == {"wood": -4, "clay": -1, "francs": -10}
    assert sorted(seat_of(after)["buildings"]) == ["charcoal_kiln", "fishery", "joinery"]


def test_the_second_build_of_the_construction_firm_is_optional() -> None:
    """LH-7.14, LH-15.B3."""
    piles = [["joinery"], ["fishery"], []]
    goods = {"wood": 4, "clay": 1, "fish": 2}
    before = at({"goods": goods}, {"buildings": ["construction_firm"]}, piles=piles)

    after = do(before, "use construction_firm", "build joinery", "stop")

    assert change(before, after) == {"wood": -3, "fish": -2}
    assert change(before, after, 1) == {"fish": 2}
    assert seat_of(after)["buildings"] == ["joinery"]


def test_the_sawmill_saves_1_wood_and_builds_only_with_printed_wood() -> None:
    """LH-15.02, LH-7.10."""
    piles = [["joinery"], ["charcoal_kiln"], ["fishery"]]
    before = at({"goods": {"wood": 2, "clay": 1}}, town=["sawmill"], piles=piles)

    inside = do(before, "use sawmill")
    after = do(inside, "build joinery")

    assert starting(inside, "build") == ["build joinery", "build fishery"]
    assert change(before, after) == {"wood": -2}
    assert refuses(
        at({"goods": {"clay": 9}}, town=["sawmill"], piles=[piles[1], [], []]), "use sawmill"
    )


def test_the_marketplace_gives_two_different_standard_goods_and_shows_two_cards() -> None:
    """LH-15.01, LH-21.4: the fee here is 1 franc."""
    specials = ["farm", "zoo", "kiln", "diner", "tavern", "bakery"]
    before = at({"francs": 1}, {"buildings": ["marketplace"]}, specials=specials)

    inside = do(before, "use marketplace", "pick grain", "pick coal")
    kept, swapped = do(inside, "keep"), do(inside, "swap")

    assert change(before, inside) == {"grain": 1, "coal": 1, "francs": -1}
    assert inside.view(0)["specials"][:3] == ["farm", "zoo", None]
    assert inside.view(1)["specials"][:2] == [None, None]
    assert kept.position()["specials"][:3] == ["farm", "zoo", "kiln"]
    assert swapped.position()["specials"][:3] == ["zoo", "farm", "kiln"]


@pytest.mark.parametrize(("crafts", "goods"), [(0, 2), (1, 3), (4, 6), (6, 8), (8, 8)])
def test_the_marketplace_gives_one_good_more_for_each_own_craft_building(
    crafts: int, goods: int
) -> None:
    """LH-15.01: exactly as many as allowed, all different, at most 8."""
    own = ["fishery", "joinery", "bakehouse", "charcoal_kiln"]
    own += ["smokehouse", "abattoir", "tannery", "building_firm_1"]
    after = do(at({"buildings": ["marketplace", *own[:crafts]]}), "use marketplace")

    while starting(after, "pick"):
        after = do(after, starting(after, "pick")[0])

    counts = seat_of(after)["goods"]
    assert sum(counts.values()) == goods
    assert set(counts.values()) == {1}
    assert set(counts) <= set(STANDARD_GOODS)


def test_the_marketplace_gives_at_most_4_goods_and_no_look_in_the_short_solo_game() -> None:
    """LH-15.01."""
    own = ["marketplace", "fishery", "bakehouse", "smokehouse", "abattoir", "tannery"]
    after = do(at({"buildings": own}, players=1, variant="short"), "use marketplace")

    while starting(after, "pick"):
        after = do(after, starting(after, "pick")[0])

    assert sum(seat_of(after)["goods"].values()) == 4
    assert "keep" not in texts(after)


def test_the_fishery_gives_3_fish_and_one_for_each_own_fisherman() -> None:
    """LH-15.03, LH-1.14: symbols of other players do not help."""
    town = at({"buildings": ["hunting_lodge"]}, {"buildings": ["farm"]}, town=["fishery"])
    own = at({"buildings": ["fishery"]})
    theirs = at({}, {"buildings": ["fishery"]})

    assert owned(do(town, "use fishery"))["fish"] == 5
    assert owned(do(own, "use fishery"))["fish"] == 4
    assert owned(do(theirs, "use fishery"))["fish"] == 3


@pytest.mark.parametrize(("wood", "francs"), [(1, 5), (2, 6), (3, 7)])
def test_the_joinery_pays_5_6_or_7_francs_for_1_2_or_3_wood(wood: int, francs: int) -> None:
    """LH-15.04."""
    before = at({"goods": {"wood": 4}, "buildings": ["joinery"]})

    inside = do(before, "use joinery")

    assert starting(inside, "times") == ["times 1", "times 2", "times 3"]
    assert change(before, do(inside, f"times {wood}")) == {"wood": -wood, "francs": francs}


def test_the_hardware_store_gives_wood_brick_and_iron_for_1_food() -> None:
    """LH-15.06."""
    before = at({"goods": {"fish": 1}}, {"buildings": ["hardware_store"]})

    after = do(before, "use hardware_store")

    assert change(before, after) == {"fish": -1, "wood": 1, "brick": 1, "iron": 1}
    assert change(before, after, 1) == {"fish": 1}


def test_the_clay_mound_gives_3_clay_and_one_for_each_own_hammer() -> None:
    """LH-15.10, LH-1.14."""
    hammers = ["joinery", "masons_guild", "lumber_mill"]
    before = at({"francs": 1, "buildings": hammers}, {"buildings": ["clay_mound", "ironworks"]})

    after = do(before, "use clay_mound")

    assert change(before, after) == {"francs": -1, "clay": 6}
    assert change(before, after, 1) == {"francs": 1}


def test_the_arts_centre_pays_4_francs_for_each_foreign_worker_in_own_buildings() -> None:
    """LH-15.11: workers in the town, and one's own worker, do not count."""
    mine = {"buildings": ["fishery", "joinery", "tannery"], "worker": "tannery", "francs": 1}
    guests = [{"worker": "fishery"}, {"worker": "joinery"}, {"worker": "colliery"}]
    before = at(mine, *guests, town=["arts_centre", "colliery"])

    after = do(before, "use arts_centre")

    assert change(before, after) == {"francs": 7}


def test_the_arts_centre_counts_each_of_several_workers_in_the_final_phase() -> None:
    """LH-15.11, LH-12.5."""
    mine = {"buildings": ["arts_centre", "fishery"]}
    before = last(mine, {"worker": "fishery"}, {"worker": "fishery"})

    assert change(before, do(before, "use arts_centre")) == {"francs": 8}


def test_the_arts_centre_is_closed_without_a_guest() -> None:
    """LH-15.11."""
    mine = {"buildings": ["arts_centre", "fishery"], "worker": "fishery"}

    assert refuses(at(mine, {"worker": "joinery"}, town=["joinery"]), "use arts_centre")


def test_the_black_market_gives_2_of_everything_whose_offer_is_empty() -> None:
    """LH-15.13."""
    offers = {"fish": 1, "wood": 0, "clay": 2, "iron": 0, "grain": 3, "cattle": 0, "francs": 0}
    before = at({"francs": 1}, {"buildings": ["black_market"]}, offers=offers)

    after = do(before, "use black_market")

    assert change(before, after) == {"wood": 2, "iron": 2, "cattle": 2, "francs": 1}
    assert change(before, after, 1) == {"francs": 1}


def test_the_black_market_is_closed_while_no_offer_is_empty() -> None:
    """LH-15.13."""
    full = dict.fromkeys(("fish", "wood", "clay", "iron", "grain", "cattle", "francs"), 1)

    assert refuses(at({"buildings": ["black_market"]}, offers=full), "use black_market")
