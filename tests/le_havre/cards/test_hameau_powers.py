"""Le Grand Hameau: the cards that work by being owned or lived in: chapter 18."""

import pytest

from .play import at, change, do, last, next_round, refuses, seat_of, starting, texts

OFFERS = {"fish": 4, "wood": 3, "clay": 2, "iron": 1, "grain": 5, "cattle": 6, "francs": 7}


def test_the_wooden_crane_replaces_one_token_by_1_wood_or_none() -> None:
    """LH-18.01, LH-7.8: the Cokery costs 2 brick and 2 iron."""
    mine = {"goods": {"wood": 2, "brick": 2, "iron": 2}, "buildings": ["wooden_crane"]}
    before = at(mine, town=["building_firm_1"], piles=[["cokery"], [], []])

    inside = do(before, "use building_firm_1", "build cokery")

    assert sorted(texts(inside)) == ["pick brick", "pick iron", "stop"]
    assert change(before, do(inside, "stop")) == {"brick": -2, "iron": -2}
    assert change(before, do(inside, "pick brick")) == {"brick": -1, "iron": -2, "wood": -1}
    assert change(before, do(inside, "pick iron")) == {"brick": -2, "iron": -1, "wood": -1}


def test_the_wooden_crane_makes_possible_what_lacks_one_token() -> None:
    """LH-18.01, LH-7.11: the Bank needs 1 steel."""
    mine = {"goods": {"wood": 1, "brick": 4}, "buildings": ["wooden_crane"]}
    before = at(mine, town=["building_firm_1"], piles=[["bank"], [], []])

    after = do(before, "use building_firm_1")

    assert change(before, after) == {"wood": -1, "brick": -4}
    assert "bank" in seat_of(after)["buildings"]


def test_the_lumber_mill_saves_1_wood_if_wood_is_asked_for() -> None:
    """LH-18.02, LH-7.7."""
    mine = {"goods": {"wood": 3, "clay": 2}, "buildings": ["lumber_mill"]}
    before = at(mine, town=["building_firm_1"], piles=[["joinery"], ["bakehouse"], ["fishery"]])

    inside = do(before, "use building_firm_1")

    assert change(before, do(inside, "build joinery")) == {"wood": -2}
    assert change(before, do(inside, "build bakehouse")) == {"clay": -2}
    assert change(before, do(inside, "build fishery")) == {"clay": -1}


def test_the_lumber_mill_saves_the_wood_of_the_wooden_crane() -> None:
    """LH-7.8: one iron less, and no wood paid."""
    mine = {"goods": {"brick": 2, "iron": 1}, "buildings": ["lumber_mill", "wooden_crane"]}
    before = at(mine, town=["building_firm_1"], piles=[["cokery"], [], []])

    after = do(before, "use building_firm_1")

    assert change(before, after) == {"brick": -2, "iron": -1}


def test_all_four_discounts_are_combined() -> None:
    """LH-7.6: the Church costs 5 wood, 3 brick and 1 iron; 3 wood and 2 brick are left, or so."""
    own = ["masons_guild", "lumber_mill", "wooden_crane"]
    mine = {"goods": {"wood": 4, "brick": 2, "iron": 1}, "buildings": own}
    before = at(mine, town=["sawmill"], piles=[["church"], [], []])

    inside = do(before, "use sawmill", "build church")

    assert change(before, do(inside, "stop")) == {"wood": -3, "brick": -2, "iron": -1}
    assert change(before, do(inside, "pick iron")) == {"wood": -4, "brick": -2}
    assert change(before, do(inside, "pick brick")) == {"wood": -4, "brick": -1, "iron": -1}


def test_the_sawmill_neither_builds_by_nor_saves_the_wood_of_the_crane() -> None:
    """LH-7.10: no wood is printed on the Cokery; the Fishery costs the crane's wood."""
    goods = {"wood": 9, "brick": 9, "iron": 9}
    mine = {"goods": goods, "buildings": ["wooden_crane"]}
    cokery = at(mine, town=["sawmill"], piles=[["cokery"], [], []])
    poor = {"goods": {"wood": 1}, "buildings": ["wooden_crane"]}
    fishery = at(poor, town=["sawmill"], piles=[["fishery"], [], []])

    assert refuses(cokery, "use sawmill")
    assert change(fishery, do(fishery, "use sawmill")) == {"wood": -1}


def test_the_main_station_does_nothing_on_entry() -> None:
    """LH-18.03, LH-5.15."""
    before = at({"francs": 1}, {"buildings": ["main_station"]})

    after = do(before, "use main_station")

    assert change(before, after) == {"francs": -1}
    assert change(before, after, 1) == {"francs": 1}
    assert seat_of(after)["worker"] == "main_station"


def test_leaving_the_main_station_leads_into_two_buildings_without_fees() -> None:
    """LH-18.03: neither building is the Main Station, and they differ."""
    mine = {"goods": {"wood": 3}, "worker": "main_station"}
    before = at(mine, {"buildings": ["joinery", "colliery"]}, town=["main_station", "bank"])

    between = do(before, "use joinery", "times 2")
    after = do(between, "use colliery")

    assert sorted(texts(between)) == ["stop", "use colliery"]
    assert change(before, after) == {"wood": -2, "francs": 6, "coal": 3}
    assert change(before, after, 1) == {}
    assert seat_of(after)["worker"] == "colliery"


def test_the_second_building_after_the_main_station_is_optional() -> None:
    """LH-18.03."""
    mine = {"goods": {"wood": 1}, "worker": "main_station", "buildings": ["fishery"]}
    before = at(mine, {"buildings": ["joinery"]}, town=["main_station"])

    after = do(before, "use joinery", "stop")

    assert change(before, after) == {"wood": -1, "francs": 5}
    assert starting(after, "use") == []


def test_whoever_takes_an_offer_stays_in_the_main_station() -> None:
    """LH-18.03, LH-4.4."""
    after = do(at({"worker": "main_station"}, town=["main_station", "fishery"]), "take wood")

    assert seat_of(after)["worker"] == "main_station"


def test_the_wind_farm_saves_energy_once_on_the_way_from_the_main_station() -> None:
    """LH-16.033: both buildings are one main action."""
    goods = {"iron": 1, "clay": 2, "wood": 3}
    mine = {"goods": goods, "worker": "main_station", "buildings": ["wind_farm"]}
    before = at(mine, {"buildings": ["steel_mill", "brickworks"]}, town=["main_station"])

    after = do(before, "use steel_mill", "use brickworks", "times 2")

    expected = {"iron": -1, "steel": 1, "clay": -2, "brick": 2, "wood": -3, "francs": 1}
    assert change(before, after) == expected


def test_the_harbour_watch_after_the_main_station_costs_the_fee_it_leads_to() -> None:
    """LH-18.03: 1 franc for the worker and 2 food for the Colliery, none for the Watch."""
    town = ["main_station", "harbour_watch"]
    owner = {"buildings": ["colliery"], "worker": "colliery"}
    before = at({"francs": 3, "worker": "main_station"}, owner, town=town)

    after = do(before, "use harbour_watch")

    assert change(before, after) == {"francs": -3, "coal": 3}
    assert change(before, after, 1) == {"francs": 3}


@pytest.mark.parametrize("card", ["main_station", "hotel"])
def test_nobody_is_sent_home_from_main_station_and_hotel(card: str) -> None:
    """LH-18.03, LH-18.04, LH-6.10: neither by a purchase nor by a sale."""
    bought = do(at({"francs": 8}, {"worker": card}, town=[card]), f"buy {card}")
    sold = do(at({"buildings": [card]}, {"worker": card}), f"sell {card}")

    assert seat_of(bought, 1)["worker"] == seat_of(sold, 1)["worker"] == card


def test_the_hotel_pays_its_guest_3_francs_for_each_offer_taken() -> None:
    """LH-18.04: also in the final phase, and not to guests elsewhere."""
    for make in (at, last):
        before = make({"worker": "hotel"}, {"worker": "fishery"}, town=["hotel", "fishery"])

        after = do(before, "take wood")
        assert change(before, after) == {"wood": 2, "francs": 3}
        assert seat_of(after)["worker"] == "hotel"
        assert "francs" not in change(before, do(after, "take clay"), 1)


def test_entering_the_hotel_costs_1_franc_and_brings_nothing() -> None:
    """LH-18.04, LH-5.15."""
    before = at({"francs": 1}, {"buildings": ["hotel"]})

    after = do(before, "use hotel")

    assert change(before, after) == {"francs": -1}
    assert change(before, after, 1) == {"francs": 1}


@pytest.mark.parametrize(("fish", "more"), [(2, 1), (3, 1), (9, 4)])
def test_the_fishermans_hut_adds_half_the_fish_in_one_pass(fish: int, more: int) -> None:
    """LH-18.07: without a fee."""
    before = at({"goods": {"fish": fish}}, {"buildings": ["fishermans_hut"]})

    after = do(before, "use fishermans_hut")

    assert change(before, after) == {"fish": more}


@pytest.mark.parametrize(("players", "fish"), [(1, 2), (2, 2), (3, 1), (5, 1)])
def test_the_fishermans_hut_feeds_its_owner_before_feeding(players: int, fish: int) -> None:
    """LH-18.07, LH-10.4: in round 1, whatever food is owed then."""
    others = [{"francs": 9} for _ in range(1, players)]
    table = {"players": players, "round": 1, "turn": 7}
    before = at({"buildings": ["fishermans_hut"]}, *others, **table)
    bare = at({}, *others, **table)

    after, without = (next_round(state, "take wood") for state in (before, bare))

    worth = [
        sum(change(bare, state).values()) - 4 * seat_of(state)["loans"]
        for state in (after, without)
    ]
    assert worth[0] - worth[1] == fish


@pytest.mark.parametrize(("players", "food"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_soup_kitchen_feeds_like_a_wooden_ship(players: int, food: int) -> None:
    """LH-18.08, LH-10.5: seen at the end of round 5."""
    others = [{"francs": 40} for _ in range(1, players)]
    table = {"players": players, "round": 5, "turn": 7}
    before = at({"francs": 40, "buildings": ["soup_kitchen"]}, *others, **table)
    bare = at({"francs": 40}, *others, **table)

    after, without = (next_round(state, "take wood") for state in (before, bare))

    owed = {1: 25, 2: 9, 3: 4, 4: 2, 5: 1}[players]
    assert change(bare, without)["francs"] == -owed
    assert change(before, after).get("francs", 0) == food - owed


def test_the_soup_kitchen_is_not_a_ship() -> None:
    """LH-18.08: the Dock does not count it."""
    assert at({"buildings": ["dock", "soup_kitchen"]}).breakdown(0)["bonuses"] == 0


def test_the_biofuel_facility_burns_grain_at_the_shipping_line_only() -> None:
    """LH-18.24, LH-9.10: 2 grain are 4 energy."""
    mine = {"goods": {"grain": 3, "leather": 2}, "ships": [["wood", 2]]}
    own = ["shipping_line", "biofuel_facility", "bakehouse"]
    before = at(mine | {"buildings": own})

    after = do(before, "use shipping_line", "load 0 grain", "load 2 leather")

    assert change(before, after) == {"grain": -2, "leather": -2, "francs": 8}
    assert refuses(before, "use bakehouse")
    assert refuses(at(mine | {"buildings": ["shipping_line"]}), "use shipping_line")


def test_the_ranch_counts_2_francs_for_each_cattle() -> None:
    """LH-18.25, LH-13.4: meat is no cattle."""
    goods = {"cattle": 5, "meat": 4}

    assert at({"goods": goods, "buildings": ["ranch"]}).breakdown(0)["bonuses"] == 10
    assert at({"goods": goods}, town=["ranch"]).breakdown(0)["bonuses"] == 0


def test_the_stockmarket_earns_1_franc_when_others_take_the_franc_offer() -> None:
    """LH-18.20: in whatever way, but not when its owner does."""
    owner = {"buildings": ["stockmarket"]}
    offers = OFFERS | {"francs": 2, "clay": 3}
    before = at({"francs": 1}, owner, {}, town=["flea_market", "picket_line"], offers=offers)
    own = at(owner, offers=offers)

    ways = [["take francs"], ["use flea_market"], ["use picket_line", "pick francs"]]
    assert [change(before, do(before, *way), 1) for way in ways] == [{"francs": 1}] * 3
    assert change(before, do(before, "take wood"), 1) == {}
    assert change(own, do(own, "take francs")) == {"francs": 2}


def test_the_stockmarket_earns_3_francs_for_the_bank_of_somebody_else() -> None:
    """LH-18.20: built, or bought from its pile, but not from the town."""
    mine = {"goods": {"brick": 4, "steel": 1}, "francs": 40}
    owner = {"buildings": ["stockmarket"]}
    before = at(mine, owner, town=["building_firm_1"], piles=[["bank"], [], []])
    town = at(mine, owner, town=["bank"])

    for lines in (["buy bank"], ["use building_firm_1", "build bank"]):
        assert change(before, do(before, *lines), 1) == {"francs": 3}
    assert change(town, do(town, "buy bank"), 1) == {}


def test_the_owner_of_the_stockmarket_pays_no_interest() -> None:
    """LH-18.20, LH-11.6: the tile with interest is the seventh."""
    owner = {"buildings": ["stockmarket"], "loans": 2, "francs": 3}
    before = at({"loans": 2, "francs": 3}, owner, turn=6)

    after = do(before, "take wood")

    assert change(before, after)["francs"] == -1
    assert change(before, after, 1) == {}


def test_the_souvenir_shop_earns_1_franc_when_others_enter_own_buildings() -> None:
    """LH-18.21: with or without a fee, not in the town and not by oneself."""
    owner = {"buildings": ["souvenir_shop", "fishery", "hardware_store"]}
    before = at({"francs": 1}, owner, town=["tannery", "iron_mine_and_coal_seam"])
    station = at({"worker": "main_station"}, owner, town=["main_station"])

    assert change(before, do(before, "use fishery"), 1) == {"francs": 1}
    assert change(before, do(before, "use hardware_store"), 1) == {"francs": 2}
    assert change(before, do(before, "use iron_mine_and_coal_seam"), 1) == {}
    assert change(station, do(station, "use fishery", "use hardware_store"), 1) == {"francs": 2}
    assert change(at(owner), do(at(owner), "use fishery")) == {"fish": 5}
