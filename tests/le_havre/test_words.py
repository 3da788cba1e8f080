"""Actions, questions and outcomes of Le Havre in words: what a button, a log and a list say."""

from typing import Any

import pytest

from kontor.core import registry, telling
from kontor.core.errors import BadInput
from kontor.core.words import LANGUAGES, render
from tests.le_havre.rules.play import ALL_CARDS, at, seat
from tests.lines import do, texts

MINUS = "\N{MINUS SIGN}"
ANY_GOOD = {"fish": 3, "wood": 3, "clay": 3, "steel": 2}


def button(state: Any, line: str, language: str = "en") -> str:
    return render(state.message(state.read(line)), language)


def logged(state: Any, line: str, language: str = "en") -> str:
    message = state.message(state.read(line)).form("log", name="Anna")
    return render(message, language, ["Anna", "Bert", "Cleo"])


def asked(state: Any) -> str:
    return render(state.prompt())


def told(before: Any, after: Any) -> list[tuple[int | None, str]]:
    found = registry.find("le_havre").outcomes(before.view(None), after.view(None))
    return [(each.seat, render(each.message)) for each in found]


# -- actions -----------------------------------------------------------------------------------


def test_a_turn_says_what_its_actions_cost_and_bring() -> None:
    state = at(
        seat(francs=20, loans=1, ships=[["wood", 2]], buildings=["fishery", "hardware_store"]),
        seat(buildings=["clay_mound"], worker=None),
        town=["building_firm_1", "marketplace"],
        piles=[["smokehouse"], [], []],
        offers={"wood": 3, "francs": 1},
    )

    assert button(state, "take wood") == "Take 3 wood"
    assert button(state, "use fishery") == "Use the Fishery: 5 fish"
    assert button(state, "use clay_mound") == "Use the Clay Mound: 4 clay, fee 1 food"
    assert button(state, "use marketplace") == "Use the Marketplace, fee 2 food or 1 franc"
    assert button(state, "buy smokehouse") == "Buy the Smokehouse, 6 francs"
    assert button(state, "sell fishery") == "Sell the Fishery for 5 francs"
    assert button(state, "sell wood_ship 2") == "Sell the wooden ship of value 2 for 1 franc"
    assert button(state, "repay") == "Repay a loan, 5 francs"
    assert logged(state, "take wood") == "Anna takes 3 wood"
    assert logged(state, "use clay_mound") == "Anna uses the Clay Mound"
    assert logged(state, "buy smokehouse") == "Anna buys the Smokehouse for 6 francs"


def test_a_name_with_a_number_takes_no_article() -> None:
    state = at(seat(wood=3), town=["building_firm_1"], piles=[["joinery"], [], []])

    assert button(state, "use building_firm_1") == "Use Building Firm 1"
    assert logged(state, "use building_firm_1") == "Anna uses Building Firm 1"


def test_numbers_have_their_nouns_in_every_language() -> None:
    state = at(seat(francs=20), piles=[["smokehouse"], [], []])

    assert [button(state, "buy smokehouse", language) for language in LANGUAGES] == [
        "Buy the Smokehouse, 6 francs",
        "Räucherei kaufen, 6 Franc",
        "Kup: Wędzarnia, 6 franków",
        "Compra Affumicatoio, 6 franchi",
        "Koupit kartu Udírna, 6 franků",
    ]


def test_a_building_is_told_with_its_price_after_discounts() -> None:
    state = at(
        seat(wood=3, clay=2, buildings=["masons_guild", "lumber_mill"]),
        piles=[["joinery"], ["fishery"], []],
    )

    do(state, "use building_firm_1")

    assert asked(state) == "Building Firm 1: what do you build?"
    assert button(state, "build joinery") == "Build the Joinery, 2 wood"
    assert button(state, "build fishery") == "Build the Fishery, nothing"
    assert logged(state, "build joinery") == "Anna builds the Joinery"


def test_the_crane_says_what_it_replaces() -> None:
    state = at(seat(wood=4, clay=4, buildings=["wooden_crane"]), piles=[["bakehouse"], [], []])

    do(state, "use building_firm_1", "build bakehouse")

    assert asked(state).startswith("Bakehouse: does the crane put 1 wood")
    assert button(state, "stop") == "Build without the crane"
    assert button(state, "pick clay") == "Use the crane: 1 wood instead of 1 clay"


def test_a_ship_is_told_with_energy_and_the_brick_that_modernises() -> None:
    state = at(
        seat(iron=4, brick=1, coal=1, wood=8, buildings=["wharf_1"]),
        ship_stacks={"wood": [4, 2], "iron": [6]},
    )

    do(state, "use wharf_1")

    assert (
        button(state, "build wood_ship") == "Build the wooden ship of value 4, 5 wood and 3 energy"
    )
    assert (
        button(state, "build iron_ship")
        == "Build the iron ship of value 6, 4 iron, 1 brick and 3 energy"
    )


def test_ships_say_what_they_need_carry_and_bring() -> None:
    state = at(seat(coal=3, steel=2, ships=[["wood", 2], ["iron", 6]], buildings=["shipping_line"]))

    do(state, "use shipping_line")

    assert asked(state) == "Shipping Line: how many ships sail? Each needs 3 energy."
    assert button(state, "times 1") == "Send 1 ship with room for 3 goods, 3 energy"
    assert button(state, "times 2") == "Send 2 ships with room for 5 goods, 6 energy"
    do(state, "times 1")
    assert button(state, "load 1 coal") == "Load 1 coal for 3 francs"
    assert logged(state, "load 1 coal") == "Anna ships 1 coal for 3 francs"


def test_a_trade_counts_all_that_goes_and_comes() -> None:
    state = at(seat(clay=4, wood=9, buildings=["brickworks", "joinery"]))
    bricks = do(state.copy(), "use brickworks")
    joinery = do(state.copy(), "use joinery")

    assert button(bricks, "times 3") == "Give 3 clay and 2 energy for 3 bricks and 1 franc"
    assert button(joinery, "times 2") == "Give 2 wood for 6 francs"  # 4 once and 1 each


def test_a_payment_says_what_is_still_due() -> None:
    state = at(seat(fish=3, bread=2, francs=1), seat(buildings=["colliery"]))

    do(state, "use colliery")

    assert asked(state) == "Colliery. Still due: 2 food. How many bread?"
    assert button(state, "pay 1 bread") == "Pay 1 bread"
    assert button(state, "pay 0 bread") == "Pay no bread, then 2 food"


def test_a_debt_says_what_it_is_for_and_what_a_loan_means() -> None:
    state = at(
        seat(francs=1, buildings=["bank"]), seat(), players=2, round=3, turn=7, offers={"fish": 1}
    )

    do(state, "take fish", "end")

    assert asked(state) == (
        "Feed your people. Due: 5 food. You have only 2. Sell something or take a loan."
    )
    assert button(state, "borrow").startswith("Take a loan: 4 francs now, 5 francs to repay")
    assert logged(state, "borrow") == "Anna takes a loan"


def test_a_bill_is_told_as_one() -> None:
    """The worker at the Dive Bar pays, or repays a loan first if there is money for it."""
    state = at(
        seat(francs=20),
        seat(francs=9, loans=1, worker="fishery"),
        town=["dive_bar", "fishery", "building_firm_1"],
        cards=ALL_CARDS,
    )

    do(state, "buy fishery")

    assert asked(state) == "A bill. Due: 2 francs. You have 9."
    assert button(state, "pay") == "Pay the bill: 2 francs"


def test_odd_buildings_speak_for_themselves() -> None:
    state = at(
        seat(francs=9, goods=ANY_GOOD, buildings=["major_corporation", "haulage_firm"]),
        seat(worker="building_firm_1"),
        offers={"wood": 3, "clay": 2},
        cards=ALL_CARDS,
    )
    corporation = do(state.copy(), "use major_corporation")
    haulage = do(state.copy(), "use haulage_firm")

    assert asked(corporation) == "Do you take 1 steel too, for 3 francs?"
    assert button(corporation, "times 1") == "Take 1 steel too, 3 francs"
    assert button(corporation, "times 0") == "Take no steel"
    assert asked(haulage) == "Haulage Firm: which two offers do you take?"
    assert button(haulage, "pick wood+clay") == "Take 3 wood and 2 clay, 3 francs"


def test_names_of_players_stand_where_seats_are_meant() -> None:
    state = at(
        seat(francs=9, buildings=["tobacco_factory", "fishery"]),
        seat(worker="fishery"),
        cards=ALL_CARDS,
    )

    assert button(state, "evict 1") == "Send seat 1 home from the Fishery"
    assert logged(state, "evict 1") == "Anna sends Bert home from the Fishery"


def test_more_than_can_be_listed_is_told_too() -> None:
    state = at(seat(wood=400, buildings=["charcoal_kiln"]))

    do(state, "use charcoal_kiln")

    assert button(state, "more") == "More than 127"
    do(state, "more")
    assert button(state, "times 130") == "Give 130 wood for 130 charcoal"


def test_a_number_without_meaning_has_no_words() -> None:
    state = at(seat())

    with pytest.raises(BadInput, match="actions are numbers"):
        state.message(state.bound)


# -- questions ---------------------------------------------------------------------------------


def test_a_turn_says_what_is_left_to_do() -> None:
    state = at(seat(francs=30), offers={"fish": 1})
    assert asked(state).startswith("Take an offer or use a building.")

    do(state, "take fish")
    assert asked(state).startswith("Your main action is done.")


def test_a_turn_in_which_nothing_can_be_done_says_so() -> None:
    assert asked(at(seat())) == "Nothing is left to do. End your turn."
    assert asked(at(seat(francs=30))).startswith("No main action is possible.")


def test_who_looks_at_special_buildings_is_told_which_they_are() -> None:
    state = at(
        seat(buildings=["marketplace"]), seat(), specials=["zoo", "bakery", "tavern"], round=2
    )

    do(state, "use marketplace", "pick fish", "pick wood")

    assert asked(state).startswith("You see the Zoo and below it the Bakery.")
    assert {logged(state, "keep"), logged(state, "swap")} == {"Anna puts both cards back face down"}


# -- outcomes ----------------------------------------------------------------------------------


def test_losses_come_before_gains_with_what_is_left() -> None:
    state = at(seat(clay=4, wood=3, buildings=["brickworks"]))
    after = do(state.copy(), "use brickworks", "times 4")

    assert told(state, after) == [
        (0, f"{MINUS}2 wood (1)"),
        (0, f"{MINUS}4 clay (0)"),
        (0, "+4 bricks (4)"),
        (0, "+2 francs (2)"),
        (0, "worker to the Brickworks"),
    ]


def test_a_purchase_moves_a_building_and_sends_a_worker_home() -> None:
    state = at(seat(francs=20), seat(worker="fishery"), town=["fishery", "building_firm_1"])
    after = do(state.copy(), "buy fishery")

    assert told(state, after) == [
        (0, f"{MINUS}10 francs (10)"),
        (0, "+Fishery"),
        (1, "worker home"),
    ]


def test_the_end_of_a_round_is_told_cause_by_cause() -> None:
    state = at(
        seat(fish=20, grain=2),
        seat(fish=1, francs=1),
        players=2,
        round=2,
        turn=7,
        piles=[["bakehouse", "joinery"], [], []],
        offers={"wood": 1},
    )

    stages = state.stages(0, state.read("take wood"))

    parts = telling.parts_of(state.view(None), stages, None)
    assert [(part.cause, render(part.heading or "")) for part in parts] == [
        ("", ""),
        ("harvest", "Harvest"),
        ("feeding", "Feeding"),
        ("town", "The town"),
        ("ship", "The harbour"),
        ("round", "Round 3"),
        ("supply", "Supply"),
    ]
    assert [[(each.seat, render(each.message)) for each in part.outcomes] for part in parts] == [
        [(0, "+1 wood (1)")],
        [(0, "+1 grain (3)")],
        [
            (None, "seat 0 feeds the people with 4 food"),
            (None, "seat 1 takes a loan"),
            (None, "seat 1 feeds the people with 2 food"),
            (0, f"{MINUS}4 fish (16)"),
            (1, f"{MINUS}1 fish (0)"),
            (1, "+1 franc (2)"),
            (1, "+1 loan (1)"),
        ],
        [(None, "The town gets the Bakehouse")],
        [(None, "New ship: wooden ship of value 2")],
        [(None, "Round 3 begins; it ends with a harvest and 5 food each")],
        [(None, "New on offer: 1 wood and 1 cattle")],
    ]


def test_what_is_picked_names_the_goods_that_must_follow() -> None:
    """LH-15.01: the Marketplace gives two goods without craftsmen's buildings."""
    state = do(at(seat(francs=9), town=["marketplace"]), "use marketplace")
    do(state, *(["fee francs"] if "fee francs" in texts(state) else []))

    assert button(state, "pick fish") == "Take 1 fish"
    assert [button(state, line) for line in texts(state)][-1] == "Take 1 coal and 1 hide"


def test_the_caption_has_a_form_with_the_turn() -> None:
    state = at(seat(), round=3, turn=2)

    assert render(state.caption()) == "round 3, food 3, harvest"
    assert render(state.caption().form("turn")) == "Round 3 of 18, turn 2 of 7"
