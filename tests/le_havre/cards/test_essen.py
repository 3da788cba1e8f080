"""The twelve cards of Essen 2008, without Construction Site and Dive Bar: chapter 17."""

from typing import Any

import pytest

import kontor
from kontor.core.contract import State

from .play import Seat, at, change, do, last, next_round, refuses, seat_of, starting, texts

SPECIALS = ["farm", "kiln", "zoo", "diner", "tavern"]
PILES = [["church"], ["bank", "dock"], ["town_hall"]]
FULL = {"fish": 4, "wood": 3, "clay": 2, "iron": 1, "grain": 5, "cattle": 6, "francs": 7}


@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        (PILES, [["dunny", "church"], ["bank", "dock"], ["town_hall"]]),
        ([["joinery"], ["cokery"], []], [["joinery"], ["dunny", "cokery"], []]),
        ([[], [], []], [["dunny"], [], []]),
    ],
    ids=["church is highest", "an empty space", "only empty spaces"],
)
def test_the_dunny_goes_on_the_pile_with_the_highest_number(
    piles: list[list[str]], expected: list[list[str]]
) -> None:
    """LH-17.00, LH-10.11."""
    specials = ["dunny", *SPECIALS]
    before = at({"francs": 9}, {"francs": 9}, round=3, turn=7, piles=piles, specials=specials)

    after = next_round(before, "take clay")

    assert after.position()["piles"] == expected
    assert after.position()["town"] == []


def test_the_dunny_on_a_pile_can_be_built_or_bought() -> None:
    """LH-17.00, LH-7.3."""
    mine = {"goods": {"brick": 1}, "francs": 14}
    before = at(mine, town=["building_firm_1"], piles=[["dunny", "church"], [], []])

    built = do(before, "use building_firm_1", "build dunny")

    assert change(before, built) == {"brick": -1}
    assert change(before, do(before, "buy dunny")) == {"francs": -14}


def test_the_dunny_is_the_next_standard_building_of_the_town() -> None:
    """LH-17.00, LH-10.10: round 2 with two players builds the lowest number."""
    piles = [["marketplace"], ["dunny", "church"], ["bank"]]
    before = at({"francs": 9}, {"francs": 9}, round=2, turn=7, piles=piles)

    after = next_round(before, "take clay")

    assert after.position()["town"] == ["dunny"]
    assert after.position()["piles"][1] == ["church"]


def test_the_workers_cottages_give_two_final_main_actions() -> None:
    """LH-17.036, LH-12.7."""
    mine = {"goods": {"wood": 2}, "buildings": ["workers_cottages", "fishery", "joinery"]}
    before = last(mine, {"buildings": ["tannery"], "goods": {"hides": 1}})

    after = do(before, "use fishery")
    assert "end" not in texts(after)
    assert "use fishery" not in texts(after)
    after = do(after, "use joinery", "times 2")

    assert change(before, after) == {"fish": 4, "wood": -2, "francs": 6}
    assert starting(after, "use") == starting(after, "take") == []
    assert do(after, "end").seat == 1


def test_a_building_sold_between_two_final_actions_can_be_used_again() -> None:
    """LH-12.7: a sale sends the worker home."""
    before = last({"buildings": ["workers_cottages", "fishery"]})

    after = do(before, "use fishery", "sell fishery")

    assert "use fishery" in texts(after)


def test_the_workers_cottages_do_nothing_before_the_final_phase() -> None:
    """LH-17.036."""
    after = do(at({"buildings": ["workers_cottages", "fishery"]}), "take wood")

    assert starting(after, "take") == starting(after, "use") == []


def test_others_have_one_final_action() -> None:
    """LH-12.2, LH-17.036."""
    before = last({"francs": 1}, {"buildings": ["workers_cottages"]})

    assert do(before, "take wood").seat == 1


def test_the_logging_camp_trades_up_to_7_food_for_wood_in_one_sum() -> None:
    """LH-17.038: 2 meat and a franc are 7 food."""
    before = at({"goods": {"meat": 2}, "francs": 9}, town=["logging_camp"])

    inside = do(before, "use logging_camp")
    after = do(inside, "times 7", "pay 2 meat")

    assert starting(inside, "times")[-1] == "times 7"
    assert change(before, after) == {"meat": -2, "francs": -1, "wood": 7}


def test_the_pawnbrokers_pay_2_francs_for_different_goods() -> None:
    """LH-17.040: one token of each kind, as many kinds as the visitor likes."""
    goods = {"wood": 2, "iron": 1, "meat": 3}
    before = at({"goods": goods, "francs": 1}, {"buildings": ["pawnbrokers"]})

    after = do(before, "use pawnbrokers", "pay 0 meat")
    after = do(after, "give 1 wood", "give 1 iron", "give 0 meat")

    assert change(before, after) == {"wood": -1, "iron": -1, "francs": 3}
    assert change(before, after, 1) == {"francs": 1}


def test_pawned_goods_are_redeemed_for_2_francs_each_without_a_visit() -> None:
    """LH-17.040, LH-3.8: in the own turn and between other people's actions."""
    mine = {"goods": {"wood": 1, "iron": 1}, "francs": 2, "buildings": ["pawnbrokers", "fishery"]}
    before = at(mine)
    pawned = do(before, "use pawnbrokers", "give 1 wood", "give 1 iron")
    theirs = do(pawned, "redeem wood", "end")

    assert change(before, theirs) == {"iron": -1, "francs": 2}
    assert theirs.seat == 1
    assert "redeem iron" in [theirs.text(action) for action in theirs.legal_for(0)]
    theirs.play_for(0, theirs.read("redeem iron"))
    assert change(before, theirs) == {}


def test_a_kind_that_lies_at_the_pawnbrokers_cannot_be_pawned_again() -> None:
    """LH-17.040."""
    mine = {"goods": {"wood": 3}, "francs": 1, "pawned": ["wood"], "buildings": ["pawnbrokers"]}

    assert refuses(at(mine), "use pawnbrokers")
    assert "use pawnbrokers" in texts(at(mine | {"goods": {"wood": 3, "clay": 1}}))
    assert refuses(at(mine), "redeem wood")


def test_the_pirates_take_1_franc_for_each_foreign_ship_that_sails() -> None:
    """LH-17.041: two of three ships sail, with 5 leather."""
    mine = {"goods": {"coal": 2, "leather": 6}, "ships": [["wood", 2], ["wood", 2], ["iron", 4]]}
    before = at(mine | {"buildings": ["shipping_line"]}, {"buildings": ["pirates_lair"]}, {})

    after = do(before, "use shipping_line", "times 2", "load 5 leather")

    assert change(before, after) == {"coal": -2, "leather": -5, "francs": 18}
    assert change(before, after, 1) == {"francs": 2}


def test_the_pirates_spare_their_owner_and_work_for_nobody_in_the_town() -> None:
    """LH-17.041."""
    mine = {"goods": {"coal": 1, "leather": 2}, "ships": [["wood", 2]]}
    own = at(mine | {"buildings": ["shipping_line", "pirates_lair"]})
    town = at(mine | {"buildings": ["shipping_line"]}, town=["pirates_lair"])

    for before in (own, town):
        assert change(before, do(before, "use shipping_line", "load 2 leather"))["francs"] == 8


def test_the_junkyard_gives_up_to_5_iron_for_2_food_each() -> None:
    """LH-17.042: the food is one sum; the fee is 1 franc."""
    before = at({"goods": {"meat": 4}, "francs": 1}, {"buildings": ["junkyard"]})

    inside = do(before, "use junkyard", "fee francs")
    after = do(inside, "times 5")

    assert starting(inside, "times")[-1] == "times 5"
    assert change(before, after) == {"meat": -4, "francs": -1, "iron": 5}
    assert change(before, after, 1) == {"francs": 1}


def test_the_picket_line_takes_an_offer_and_makes_the_others_take_one_too() -> None:
    """LH-17.044: each of the others, in the next own turn."""
    others: list[Seat] = [
        {"buildings": ["fishery"]},
        {"buildings": ["tannery"], "goods": {"hides": 1}},
    ]
    before = at({"francs": 1}, *others, town=["picket_line"], offers=FULL)

    after = do(before, "use picket_line", "pick cattle")
    assert change(before, after) == {"cattle": 6, "francs": -1}
    for _ in others:
        assert starting(after, "use") == []
        after = do(after, starting(after, "take")[0], "end")

    assert after.seat == 0
    assert starting(after, "use") == ["use fishery"]


def turn(state: State, *lines: str) -> State:
    """The position after these lines and the end of the turn."""
    after = do(state, *lines)
    return do(after, "end") if "end" in texts(after) else after


def test_the_picket_line_leaves_the_game_after_the_duty_of_the_others() -> None:
    """LH-17.047: until then it stands and holds the worker, who then goes home."""
    before = at({"francs": 1}, {}, {}, town=["picket_line"], offers=FULL)

    struck = turn(before, "use picket_line", "pick cattle")
    half = turn(struck, "take wood")
    done = turn(half, "take clay")

    for state in (struck, half):
        assert state.position()["town"] == ["picket_line"]
        assert seat_of(state)["worker"] == "picket_line"
    assert [state.position()["picketed"] for state in (struck, half, done)] == [[1, 2], [2], []]
    assert done.position()["town"] == []
    assert seat_of(done)["worker"] is None
    assert "not in this game" in (done.why_not("use picket_line") or "")


def test_the_picket_line_is_taken_while_the_duty_lasts() -> None:
    """LH-17.047: and nobody can enter it a second time."""
    empty = dict.fromkeys(FULL, 0)
    mine: Seat = {"francs": 1, "worker": "picket_line"}
    duty = {"picketed": [1, 2], "picket": "picket_line", "seat": 1}
    state = at(mine, {"francs": 1}, {}, town=["picket_line"], offers=empty, **duty)

    assert "taken by the worker of seat 0" in (state.why_not("use picket_line") or "")


def test_the_owner_can_sell_the_picket_line_while_the_duty_lasts() -> None:
    """LH-17.047: the worker goes home, the duty lasts, and the town loses the card."""
    before = at({"buildings": ["picket_line"]}, {}, {}, offers=FULL)
    struck = do(before, "use picket_line", "pick cattle")

    sold = turn(struck, "sell picket_line")
    done = turn(turn(sold, "take wood"), "take clay")

    assert change(struck, sold) == {"francs": 1}
    assert seat_of(sold)["worker"] is None
    assert (sold.position()["town"], sold.position()["picketed"]) == (["picket_line"], [1, 2])
    assert refuses(sold, "use picket_line")
    assert done.position()["town"] == []


def test_the_picket_line_leaves_whoever_has_bought_it_meanwhile() -> None:
    """LH-17.047: the buyer sends the worker home and loses the card and its value."""
    before = at({"francs": 1}, {"francs": 2}, {}, town=["picket_line"], offers=FULL)
    struck = turn(before, "use picket_line", "pick cattle")

    bought = turn(struck, "buy picket_line", "take wood")
    done = turn(bought, "take clay")

    assert seat_of(bought, 1)["buildings"] == ["picket_line"]
    assert seat_of(bought)["worker"] is None
    assert seat_of(done, 1)["buildings"] == []
    assert done.breakdown(1)["buildings"] == 0


def test_who_leaves_with_the_picket_line_does_not_pay_the_dive_bar() -> None:
    """LH-17.047: only a worker whose building is sold or bought passes there."""
    before = at({"francs": 3}, {}, town=["picket_line", "dive_bar"], offers=FULL)
    struck = turn(before, "use picket_line", "pick cattle")

    done = turn(struck, "take wood")

    assert seat_of(done)["worker"] is None
    assert seat_of(done)["francs"] == 2


def test_a_position_keeps_the_picket_line_whose_duty_lasts() -> None:
    """LH-17.047."""
    before = at({"francs": 1}, {}, {}, town=["picket_line"], offers=FULL)
    struck = turn(before, "use picket_line", "pick cattle")

    again = kontor.position(struck.position())

    assert struck.position()["picket"] == "picket_line"
    assert again == struck
    assert turn(turn(again, "take wood"), "take clay").position()["town"] == []


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"picket": "farm", "town": ["farm"], "picketed": [1]}, "no Picket Line"),
        ({"picket": "picket_line", "picketed": [1]}, "not built"),
        ({"picket": "picket_line", "town": ["picket_line"]}, "names nobody"),
    ],
)
def test_a_duty_that_cannot_be_is_refused(position: dict[str, Any], said: str) -> None:
    with pytest.raises(kontor.BadInput, match=said):
        at({}, {}, **position)


def test_the_picket_line_allows_everything_when_all_offers_are_empty() -> None:
    """LH-17.044."""
    mine = {"buildings": ["fishery"]}
    empty = at(mine, offers=dict.fromkeys(FULL, 0), picketed=[0])
    filled = at(mine, offers=FULL, picketed=[0])

    assert starting(empty, "use") == ["use fishery"]
    assert refuses(filled, "use fishery")


def test_the_picket_line_is_closed_in_the_last_round() -> None:
    """LH-17.044: with two players this is round 14."""
    for round_number, closed in [(13, False), (14, True)]:
        state = at({"francs": 1}, town=["picket_line"], round=round_number, turn=3, offers=FULL)

        assert refuses(state, "use picket_line") is closed
    assert refuses(last({"francs": 1}, town=["picket_line"], offers=FULL), "use picket_line")


def test_the_tobacco_factory_empties_own_buildings_in_the_own_turn() -> None:
    """LH-17.045: the workers of others go home, and the building can be used."""
    mine = {"buildings": ["tobacco_factory", "fishery", "joinery"]}
    before = at(mine, {"worker": "fishery"}, {"worker": "colliery"}, town=["colliery"])

    assert starting(before, "evict") == ["evict 1"]
    after = do(before, "evict 1", "use fishery")

    assert seat_of(after, 1)["worker"] is None
    assert change(before, after) == {"fish": 4}


def test_the_tobacco_factory_spares_main_station_hotel_and_dive_bar() -> None:
    """LH-17.045."""
    rooms = ["main_station", "hotel", "dive_bar"]
    before = at({"buildings": ["tobacco_factory", *rooms]}, *({"worker": room} for room in rooms))

    assert starting(before, "evict") == []
    assert refuses(before, "evict 1")


def test_the_tobacco_factory_works_in_the_final_turn_and_for_its_owner_only() -> None:
    """LH-17.045."""
    mine = {"buildings": ["tobacco_factory", "fishery"]}

    assert "evict 1" in texts(last(mine, {"worker": "fishery"}))
    plain = at({"buildings": ["fishery"]}, {"worker": "fishery"}, town=["tobacco_factory"])
    assert refuses(plain, "evict 1")


@pytest.mark.parametrize(("cattle", "given"), [(5, 2), (2, 2), (1, 1)])
def test_the_cattle_drive_takes_up_to_2_cattle_of_a_single_opponent(
    cattle: int, given: int
) -> None:
    """LH-17.046."""
    before = at({"francs": 1}, {"goods": {"cattle": cattle}}, town=["cattle_drive"])

    after = do(before, "use cattle_drive")

    assert change(before, after) == {"cattle": given, "francs": -1}
    assert change(before, after, 1) == {"cattle": -given}


def test_the_cattle_drive_takes_1_cattle_of_each_of_several_opponents() -> None:
    """LH-17.046: those without cattle give nothing; the fee is 1 food."""
    others: list[Seat] = [
        {"goods": {"cattle": 5}},
        {"goods": {"cattle": 1}},
        {"buildings": ["cattle_drive"]},
    ]
    before = at({"goods": {"fish": 1}}, *others)

    after = do(before, "use cattle_drive")

    assert change(before, after) == {"cattle": 2, "fish": -1}
    assert change(before, after, 1) == change(before, after, 2) == {"cattle": -1}
    assert change(before, after, 3) == {"fish": 1}


def test_the_cattle_drive_is_closed_when_nobody_else_has_cattle() -> None:
    """LH-17.046."""
    mine = {"goods": {"cattle": 9}, "buildings": ["cattle_drive"]}

    assert refuses(at(mine), "use cattle_drive")
