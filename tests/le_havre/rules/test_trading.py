"""Chapter 6: buying from the town and selling to it."""

import pytest

from tests.le_havre.rules.play import at, francs, goods, own, seat, turn
from tests.lines import can, do, texts

PRICES = {
    "building_firm_1": 4, "building_firm_2": 6, "construction_firm": 8, "marketplace": 6,
    "sawmill": 14, "fishery": 10, "joinery": 8, "bakehouse": 8, "hardware_store": 8,
    "charcoal_kiln": 8, "smokehouse": 6, "abattoir": 8, "clay_mound": 2, "arts_centre": 10,
    "wharf_1": 14, "black_market": 2, "brickworks": 14, "local_court": 16, "colliery": 10,
    "wharf_2": 14, "shipping_line": 10, "grocery_market": 10, "tannery": 12,
    "business_office": 12, "ironworks": 12, "steel_mill": 22, "storehouse": 10, "cokery": 18,
    "dock": 24, "bridge_over_the_seine": 16, "town_hall": 30, "bank": 40,
    "business_park": 12, "guildhouse": 8, "feedlot": 8, "masons_guild": 10, "wind_farm": 12,
    "luxury_yacht": 20, "football_stadium": 24, "zoo": 8,
}  # fmt: skip
VALUES = {"storehouse": 4, "dock": 10, "town_hall": 6, "bank": 16, "church": 26}


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_a_building_costs_its_price(card: str, price: int) -> None:
    """LH-6.5: a franc less is too little."""
    poor = at(seat(francs=price - 1), players=4, town=[card])
    rich = at(seat(francs=price), players=4, town=[card])

    assert not can(poor, f"buy {card}")
    do(rich, f"buy {card}")
    assert francs(rich) == 0
    assert card in own(rich)["buildings"]


@pytest.mark.parametrize(
    ("kind", "price", "stack"),
    [("wood", 14, [6, 2]), ("iron", 20, [12, 2]), ("steel", 30, [10, 24])],
)
def test_a_ship_costs_the_price_of_its_kind(kind: str, price: int, stack: list[int]) -> None:
    """LH-6.4, LH-6.5, LH-8.10: only the top ship, and no Wharf is needed."""
    state = at(seat(francs=price), ship_stacks={kind: stack})

    do(state, f"buy {kind}_ship")

    assert [list(ship) for ship in own(state)["ships"]] == [[kind, stack[0]]]
    assert state.position()["ship_stacks"][kind] == stack[1:]
    assert francs(state) == 0


def test_the_church_and_luxury_liners_cannot_be_bought() -> None:
    """LH-6.6, LH-8.10."""
    state = at(
        seat(francs=99),
        town=["church", "construction_site", "rattletrap_car"],
        cards=["essen", "promo"],
        ship_stacks={"luxury": [38]},
    )

    cards = ("church", "construction_site", "rattletrap_car", "luxury_ship")
    assert not any(can(state, f"buy {card}") for card in cards)


def test_several_cards_of_one_pile_may_be_bought_one_after_the_other() -> None:
    """LH-6.2, LH-6.3: only the top card each time."""
    state = at(seat(francs=30), piles=[["fishery", "joinery", "tannery"], [], []])
    assert not can(state, "buy joinery")

    do(state, "buy fishery", "buy joinery", "buy tannery")

    assert francs(state) == 0
    assert state.position()["piles"][0] == []


def test_building_is_a_main_action_and_buying_is_not() -> None:
    """LH-6.1: in one turn a card is built for materials and another bought for francs."""
    state = at(seat(francs=8, wood=1, clay=1), piles=[["fishery"], ["joinery"], []])

    do(state, "use building_firm_1", "build fishery", "buy joinery")

    assert sorted(own(state)["buildings"]) == ["fishery", "joinery"]
    assert (goods(state), francs(state)) == ({}, 0)


@pytest.mark.parametrize("card", ["tannery", "bank", "dock", "town_hall", "church", "storehouse"])
def test_a_building_is_sold_for_half_its_value_not_its_price(card: str) -> None:
    """LH-6.7, LH-1.19."""
    state = at(seat(buildings=[card]), players=4, offers={"wood": 1})

    do(state, f"sell {card}")

    assert francs(state) == VALUES.get(card, PRICES.get(card, 0)) // 2
    assert card in state.position()["town"]


def test_players_never_trade_with_each_other() -> None:
    """LH-6.7."""
    state = at(
        seat(francs=50), seat(buildings=["fishery"], ships=[["wood", 2]]), offers={"wood": 1}
    )

    assert not can(state, "buy fishery")
    assert not can(state, "buy wood_ship")


def test_a_sold_building_can_be_used_and_bought_but_not_built_again() -> None:
    """LH-6.8."""
    state = at(
        seat(buildings=["fishery"]),
        seat(francs=10, wood=5, clay=5),
        offers={"clay": 1},
        piles=[["joinery"], [], []],
    )
    turn(state, "sell fishery", "take clay")

    assert can(state, "use fishery")
    assert can(state, "buy fishery")
    do(state, "use building_firm_1")
    assert not can(state, "build fishery")


def test_a_sold_ship_lies_on_top_of_its_stack() -> None:
    """LH-6.9, LH-8.11: whatever its value, liners too."""
    state = at(
        seat(ships=[["wood", 2], ["luxury", 38]]),
        ship_stacks={"wood": [6, 4], "luxury": [34]},
        offers={"wood": 1},
    )

    do(state, "sell wood_ship 2", "sell luxury_ship 38")

    assert state.position()["ship_stacks"]["wood"] == [2, 6, 4]
    assert state.position()["ship_stacks"]["luxury"] == [38, 34]
    assert francs(state) == 1 + 19


def test_a_ship_that_was_sold_can_be_bought_by_the_next_player() -> None:
    """LH-6.9."""
    state = at(seat(ships=[["iron", 12]]), seat(francs=20), offers={"wood": 1, "clay": 1})

    turn(state, "sell iron_ship 12", "take wood")
    do(state, "buy iron_ship")

    assert [list(ship) for ship in own(state, 1)["ships"]] == [["iron", 12]]


def test_yacht_and_dagmar_go_back_to_the_town_when_sold() -> None:
    """LH-6.9."""
    state = at(
        seat(buildings=["luxury_yacht", "ms_dagmar"]), cards=["base", "essen"], offers={"wood": 1}
    )

    do(state, "sell luxury_yacht", "sell ms_dagmar")

    assert francs(state) == 10 + 25
    assert {"luxury_yacht", "ms_dagmar"} <= set(state.position()["town"])


def test_workers_are_sent_home_when_a_building_is_bought() -> None:
    """LH-6.10, LH-6.11: the buyer may then enter it in the same turn."""
    state = at(seat(francs=10), seat(worker="fishery"), town=["fishery"])
    assert not can(state, "use fishery")

    do(state, "buy fishery")

    assert own(state, 1)["worker"] is None
    do(state, "use fishery")
    assert goods(state) == {"fish": 4}


def test_workers_are_sent_home_when_a_building_is_sold() -> None:
    """LH-6.10, LH-6.11."""
    state = at(seat(buildings=["fishery"]), seat(worker="fishery"))

    do(state, "sell fishery", "use fishery")

    assert own(state, 1)["worker"] is None
    assert goods(state) == {"fish": 3}


@pytest.mark.parametrize("card", ["main_station", "hotel"])
def test_guests_of_station_and_hotel_stay_when_it_changes_hands(card: str) -> None:
    """LH-6.10."""
    state = at(seat(francs=8), seat(worker=card), town=[card], cards=["hameau"])

    do(state, f"buy {card}")
    assert own(state, 1)["worker"] == card

    do(state, f"sell {card}")
    assert own(state, 1)["worker"] == card


def test_a_sold_building_cannot_be_bought_back_in_the_same_turn() -> None:
    """LH-6.12."""
    state = at(seat(francs=50, buildings=["fishery"]), offers={"wood": 1, "clay": 1})

    do(state, "sell fishery")
    assert not can(state, "buy fishery")
    do(state, "take wood")
    assert not can(state, "buy fishery")


def test_a_sold_building_may_be_bought_back_in_the_next_turn() -> None:
    """LH-6.12: the rule ends with the turn."""
    state = at(seat(francs=50, buildings=["fishery"]), players=1, offers={"wood": 1, "clay": 1})

    turn(state, "sell fishery", "take wood")

    assert can(state, "buy fishery")


def test_a_sold_ship_cannot_be_bought_back_but_another_one_can() -> None:
    """LH-6.12: the sold ship lies on top; beneath it only the next turn reaches."""
    state = at(
        seat(francs=50, ships=[["wood", 2], ["iron", 4]]),
        ship_stacks={"wood": [6], "iron": []},
        offers={"wood": 1},
    )

    do(state, "sell wood_ship 2")

    assert not can(state, "buy wood_ship")


def test_a_ship_that_somebody_else_sold_on_top_can_be_bought() -> None:
    """LH-6.12: it is another one, and beneath it the own ship stays closed."""
    state = at(seat(francs=50, ships=[["wood", 2]]), seat(ships=[["wood", 4]]), offers={"wood": 1})
    do(state, "sell wood_ship 2")
    state.play_for(1, state.read("sell wood_ship 4"))

    do(state, "buy wood_ship")

    assert [list(ship) for ship in own(state)["ships"]] == [["wood", 4]]
    assert not can(state, "buy wood_ship")


def test_what_others_sold_in_this_turn_can_be_bought() -> None:
    """LH-6.12 binds only the player who sold."""
    state = at(
        seat(francs=50), seat(buildings=["fishery"], ships=[["wood", 4]]), offers={"wood": 1}
    )
    state.play_for(1, state.read("sell wood_ship 4"))
    state.play_for(1, state.read("sell fishery"))

    do(state, "buy wood_ship", "buy fishery")

    assert own(state)["buildings"] == ["fishery"]


def test_a_building_may_be_bought_and_sold_in_one_turn() -> None:
    """LH-6.13."""
    state = at(seat(francs=12), piles=[["tannery"], [], []], offers={"wood": 1})

    do(state, "buy tannery", "sell tannery")

    assert francs(state) == 6


def test_the_modernisation_brick_goes_with_the_wharf() -> None:
    """LH-6.18, LH-8.6."""
    state = at(seat(buildings=["wharf_1"]), modernised=["wharf_1"], offers={"wood": 1})

    do(state, "sell wharf_1")

    assert state.position()["modernised"] == ["wharf_1"]


def test_buying_ends_with_the_final_phase() -> None:
    """LH-6.2, LH-12.3."""
    state = at(
        seat(francs=50),
        phase="final",
        round=18,
        town=["fishery"],
        offers={"wood": 1},
        ship_stacks={"wood": [2]},
    )

    assert set(texts(state)) == {"take wood", "use fishery"}


def test_a_sale_is_never_forced() -> None:
    """LH-6.17, LH-10.8: food can be had by a loan although a building could be sold."""
    state = at(seat(buildings=["fishery"]), turn=7, seat=0, offers={"wood": 1})

    turn(state, "take wood")
    do(state, "borrow")

    assert own(state)["buildings"] == ["fishery"]
