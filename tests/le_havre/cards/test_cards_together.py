"""Cards that meet: what the clauses of two cards say about the same visit."""

from .play import at, change, do, last, next_round, refuses, seat_of, starting, texts


def test_the_wind_farm_lets_one_ship_sail_for_nothing() -> None:
    """LH-9.9, LH-15.18."""
    own = ["shipping_line", "wind_farm"]
    before = at({"goods": {"leather": 2}, "ships": [["wood", 2]], "buildings": own})

    after = do(before, "use shipping_line", "load 2 leather")

    assert change(before, after) == {"leather": -2, "francs": 8}


def test_the_pirates_may_take_all_that_a_ship_earns() -> None:
    """LH-17.041, LH-8.20: one fish brings 1 franc."""
    mine = {"goods": {"fish": 1, "coal": 1}, "ships": [["wood", 2]], "buildings": ["shipping_line"]}
    before = at(mine, {"buildings": ["pirates_lair"]})

    after = do(before, "use shipping_line")

    assert change(before, after) == {"fish": -1, "coal": -1}
    assert change(before, after, 1) == {"francs": 1}


def test_the_souvenir_shop_earns_when_the_harbour_watch_leads_into_its_owners_building() -> None:
    """LH-18.21, LH-16.014: the Watch of the town and the Fishery of the owner."""
    owner = {"buildings": ["souvenir_shop", "fishery"]}
    before = at({"francs": 2}, owner, {"worker": "fishery"}, town=["harbour_watch"])

    after = do(before, "use harbour_watch")

    assert change(before, after, 1) == {"francs": 1}
    assert change(before, after, 2) == {"francs": 1}


def test_the_stockmarket_does_not_earn_from_the_haulage_firm() -> None:
    """LH-18.20, LH-16.029: francs are never hauled."""
    before = at({"francs": 4}, {"buildings": ["stockmarket"]}, town=["haulage_firm"])

    after = do(before, "use haulage_firm", "pick fish+wood")

    assert change(before, after, 1) == {}


def test_a_guest_of_the_hotel_who_goes_on_strike_gets_nothing_from_the_hotel() -> None:
    """LH-18.04, LH-17.044: the worker has left, and the Picket Line is a building."""
    before = at({"worker": "hotel", "francs": 1}, town=["hotel", "picket_line"])

    after = do(before, "use picket_line", "pick wood")

    assert change(before, after) == {"wood": 2, "francs": -1}


def test_the_storehouse_does_not_count_pawned_goods() -> None:
    """LH-13.4, LH-15.24, LH-17.040."""
    mine = {"goods": {"wood": 2}, "pawned": ["fish", "iron"], "buildings": ["storehouse"]}
    state = at(mine, town=["pawnbrokers"])

    assert state.breakdown(0)["bonuses"] == 1


def test_pawned_goods_can_be_redeemed_when_the_pawnbrokers_have_changed_hands() -> None:
    """LH-6.18, LH-17.040."""
    mine = {"pawned": ["iron"], "francs": 2, "buildings": ["pawnbrokers"]}
    before = at(mine)

    after = do(before, "sell pawnbrokers", "redeem iron")

    assert change(before, after) == {"iron": 1}
    assert after.position()["town"] == ["pawnbrokers"]


def test_a_redeemed_iron_can_be_had_in_the_final_turn() -> None:
    """LH-17.040, LH-12.4."""
    state = last({"pawned": ["iron"], "francs": 2}, town=["pawnbrokers"])

    assert "redeem iron" in texts(state)


def test_the_marketplace_shows_the_only_special_card_that_is_left() -> None:
    """LH-15.01."""
    before = at({"buildings": ["marketplace"]}, specials=["farm"])

    after = do(before, "use marketplace", "pick fish", "pick wood")

    assert after.view(0)["specials"] == ["farm"]
    assert after.view(1)["specials"] == [None]
    assert starting(after, "keep") == starting(after, "swap") == []


def test_the_hands_of_the_construction_site_are_equal_when_there_are_too_few_cards() -> None:
    """LH-17.037: 7 cards for three players are 2 for each."""
    reserve = ["farm", "kiln", "zoo", "diner", "tavern", "bakery", "inn"]
    players = [{"francs": 9}, {"francs": 9}, {"francs": 9}]
    specials = ["construction_site", "smelter"]
    before = at(*players, round=4, turn=7, specials=specials, reserve=reserve, unseen=[])

    after = next_round(before, "take wood")

    hands = [seat_of(after, seat)["hand"] for seat in range(3)]
    assert [len(hand) for hand in hands] == [2, 2, 2]
    assert {*hands[0], *hands[1], *hands[2]} < set(reserve)


def test_a_builder_who_buys_the_construction_firm_goes_to_the_dive_bar_and_builds_on() -> None:
    """LH-7.15, LH-17.043: 2 food, 8 francs and the 2 francs of the bar."""
    mine = {"goods": {"wood": 4, "clay": 1}, "francs": 12}
    town = ["construction_firm", "dive_bar"]
    before = at(mine, town=town, piles=[["joinery"], ["fishery"], []])

    after = do(before, "use construction_firm", "build joinery", "buy construction_firm")
    after = do(after, "build fishery")

    assert change(before, after) == {"wood": -4, "clay": -1, "francs": -12}
    assert seat_of(after)["worker"] == "dive_bar"


def test_nobody_sells_the_guild_whose_discount_the_visit_needs() -> None:
    """LH-7.13, LH-16.025."""
    mine = {"goods": {"clay": 1}, "buildings": ["masons_guild", "fishery"]}
    before = at(mine, town=["building_firm_1"], piles=[["bakehouse"], [], []])

    inside = do(before, "use building_firm_1")

    assert refuses(inside, "sell masons_guild")
    assert "sell fishery" in texts(inside)


def test_the_soup_kitchen_and_ships_feed_together_but_pay_nothing_out() -> None:
    """LH-18.08, LH-8.16: 4 and 4 food against a demand of 3."""
    mine = {"francs": 5, "buildings": ["soup_kitchen"], "ships": [["wood", 2]]}
    before = at(mine, {"francs": 9}, round=1, turn=7)

    after = next_round(before, "take wood")

    assert change(before, after) == {"wood": 2}


def test_fish_from_the_fishermans_hut_are_eaten_in_the_same_round() -> None:
    """LH-18.07, LH-10.4: 2 fish and 1 franc make 3 food."""
    before = at({"francs": 1, "buildings": ["fishermans_hut"]}, {"francs": 9}, round=1, turn=7)

    after = next_round(before, "take wood")

    assert change(before, after) == {"wood": 2, "francs": -1}
    assert seat_of(after)["loans"] == 0


def test_the_arts_centre_counts_a_guest_in_the_hotel_and_the_main_station() -> None:
    """LH-15.11, LH-18.03, LH-18.04."""
    mine = {"buildings": ["arts_centre", "hotel", "main_station"]}
    before = at(mine, {"worker": "hotel"}, {"worker": "main_station"})

    assert change(before, do(before, "use arts_centre")) == {"francs": 8}


def test_the_harbour_watch_may_lead_to_another_wharf_or_firm_only_if_something_is_built() -> None:
    """LH-16.014, LH-7.11."""
    town = ["harbour_watch", "building_firm_1"]
    piles = [["joinery"], [], []]
    poor = at({"francs": 9}, {"worker": "building_firm_1"}, town=town, piles=piles)
    rich = at(
        {"goods": {"wood": 3}, "francs": 2}, {"worker": "building_firm_1"}, town=town, piles=piles
    )

    assert refuses(poor, "use harbour_watch")
    after = do(rich, "use harbour_watch")
    assert change(rich, after) == {"wood": -3, "francs": -2}
    assert seat_of(after)["buildings"] == ["joinery"]
