"""Chapter 5: who may enter what, and what it costs."""

from typing import Any

import pytest

from tests.le_havre.rules.play import at, francs, goods, own, seat, turn
from tests.lines import can, do, texts


def test_buildings_of_the_town_and_of_all_players_can_be_entered() -> None:
    """LH-5.1."""
    state = at(
        seat(francs=5, wood=2, buildings=["fishery"]),
        seat(buildings=["joinery"]),
        town=["charcoal_kiln"],
    )

    assert all(can(state, f"use {card}") for card in ("fishery", "joinery", "charcoal_kiln"))


def test_an_occupied_building_cannot_be_entered() -> None:
    """LH-5.1."""
    state = at(seat(), seat(worker="fishery"), town=["fishery"])

    assert not can(state, "use fishery")


def test_what_is_not_built_cannot_be_entered() -> None:
    """LH-5.2: a pile, the special pile, a padlock."""
    state = at(
        seat(francs=9, buildings=["bank"]),
        piles=[["fishery"], [], []],
        specials=["hunting_lodge", "zoo"],
    )

    assert not any(can(state, f"use {card}") for card in ("fishery", "hunting_lodge", "bank"))


def test_a_building_cannot_be_used_twice_in_a_row() -> None:
    """LH-5.3."""
    state = at(seat(worker="fishery", buildings=["fishery"]), town=["charcoal_kiln"])

    assert not can(state, "use fishery")


def test_the_worker_moves_from_building_to_building() -> None:
    """LH-5.3, LH-5.4: the building it leaves is free for others at once."""
    state = at(seat(wood=1, worker="fishery"), town=["fishery", "charcoal_kiln"])

    turn(state, "use charcoal_kiln")

    assert own(state)["worker"] == "charcoal_kiln"
    assert can(state, "use fishery")
    assert not can(state, "use charcoal_kiln")


def test_a_worker_sent_home_may_enter_the_same_building_again() -> None:
    """LH-5.5, LH-6.10, LH-6.11: buying the building sends the own worker home."""
    state = at(seat(francs=10, worker="fishery"), town=["fishery"])
    assert not can(state, "use fishery")

    do(state, "buy fishery", "use fishery")

    assert own(state)["worker"] == "fishery"
    assert goods(state) == {"fish": 4}


def test_a_fee_goes_to_the_owner() -> None:
    """LH-5.6."""
    state = at(seat(francs=3, cattle=2), seat(buildings=["abattoir"]))

    do(state, "use abattoir", "times 2")

    assert (francs(state, 0), francs(state, 1)) == (1, 2)


def test_a_fee_to_the_town_vanishes() -> None:
    """LH-5.6, LH-1.18, LH-9.11."""
    state = at(seat(francs=3, cattle=2), town=["abattoir"])

    do(state, "use abattoir", "times 2")

    assert [francs(state, at_seat) for at_seat in range(3)] == [1, 0, 0]


def test_own_buildings_are_free() -> None:
    """LH-5.6."""
    state = at(seat(cattle=2, buildings=["abattoir"]))

    do(state, "use abattoir", "times 2")

    assert goods(state) == {"meat": 2, "hides": 1}


@pytest.mark.parametrize(("fish", "paid_fish", "paid_francs"), [(0, 0, 2), (1, 1, 1), (2, 2, 0)])
def test_two_food_are_two_francs_or_one_of_each_or_two_food(
    fish: int, paid_fish: int, paid_francs: int
) -> None:
    """LH-5.7, LH-5.8: the example of the Shipping Line."""
    state = at(
        seat(fish=fish, francs=2, coal=1, leather=2, ships=[["wood", 2]]),
        seat(buildings=["shipping_line"]),
    )

    do(state, "use shipping_line")
    if fish:
        do(state, f"pay {paid_fish} fish")

    assert goods(state, 1).get("fish", 0) == paid_fish
    assert francs(state, 1) == paid_francs


def test_a_fee_in_francs_cannot_be_paid_in_food() -> None:
    """LH-5.7, LH-1.7."""
    state = at(seat(cattle=2, meat=5, francs=1), town=["abattoir"])

    assert not can(state, "use abattoir")


def test_a_stroke_lets_the_visitor_choose_food_or_francs() -> None:
    """LH-5.7, LH-1.16: 2 food / 1 franc."""
    for side, left in (("food", {"fish": 1}), ("francs", {"fish": 3})):
        state = at(seat(fish=3, francs=1), town=["marketplace"], specials=[])
        do(state, "use marketplace", f"fee {side}")
        if side == "food":
            do(state, "pay 2 fish")

        assert goods(state) == left
        assert francs(state) == (1 if side == "food" else 0)


def test_one_franc_is_enough_where_a_stroke_says_so() -> None:
    """LH-5.7: the Ironworks cost 3 food or 1 franc."""
    state = at(seat(francs=1), town=["ironworks"])

    do(state, "use ironworks")

    assert goods(state) == {"iron": 3}
    assert francs(state) == 0


def test_food_paid_as_a_fee_passes_as_tokens_without_change() -> None:
    """LH-5.9: 1 meat, worth 3, for a fee of 1 food; the owner keeps all of it."""
    state = at(seat(wood=3, meat=1), seat(buildings=["joinery"]))

    do(state, "use joinery")

    assert goods(state, 0) == {"wood": 3}
    assert (goods(state, 1), francs(state, 1)) == ({"meat": 1}, 0)


def test_a_building_is_closed_when_the_fee_eats_what_the_action_needs() -> None:
    """LH-5.10: 1 bread as the only food, for the Bakery which sells bread."""
    assert not can(at(seat(bread=1), town=["bakery"]), "use bakery")
    assert can(at(seat(bread=2), town=["bakery"]), "use bakery")
    assert can(at(seat(bread=1, francs=1), town=["bakery"]), "use bakery")


def test_only_fees_that_leave_the_action_possible_are_open() -> None:
    """LH-5.10: the last bread cannot be the fee, so the franc is paid without a question."""
    state = at(seat(bread=1, francs=1), town=["bakery"])

    do(state, "use bakery")

    assert goods(state) == {}
    assert francs(state) == 3


def test_the_side_of_a_stroke_that_would_spoil_the_action_is_closed() -> None:
    """LH-5.10: with 1 fish and 1 franc the Smokehouse can only be paid in francs."""
    state = at(seat(fish=1, francs=1, wood=1), town=["smokehouse"])

    do(state, "use smokehouse")

    assert goods(state) == {"smoked_fish": 1}
    assert francs(state) == 0


def test_a_fee_is_open_as_far_as_the_action_stays_possible() -> None:
    """LH-5.10: with 2 fish and 1 franc both sides of 2 food / 1 franc leave a fish to smoke."""
    state = at(seat(fish=2, francs=1, wood=1), town=["smokehouse"])

    do(state, "use smokehouse")

    assert texts(state) == ["fee food", "fee francs"]
    do(state, "fee food")
    assert (goods(state), francs(state)) == ({"smoked_fish": 1}, 0)


def test_energy_spent_as_nothing_else_counts_for_feasibility() -> None:
    """LH-5.10: a wooden ship fired with wood needs 8 wood, and 7 will not do."""
    for wood, possible in ((7, False), (8, True)):
        state = at(seat(wood=wood, buildings=["wharf_1"]), ship_stacks={"wood": [2]})

        assert can(state, "use wharf_1") is possible


@pytest.mark.parametrize(
    ("card", "enough", "too_little"),
    [
        ("joinery", {"wood": 1}, {}),
        ("bakehouse", {"grain": 1, "wood": 1}, {"grain": 1}),
        ("charcoal_kiln", {"wood": 1}, {"charcoal": 3}),
        ("smokehouse", {"fish": 1, "wood": 1}, {"fish": 1}),
        ("abattoir", {"cattle": 1}, {"meat": 1}),
        ("brickworks", {"clay": 1, "wood": 1}, {"brick": 1, "wood": 1}),
        ("tannery", {"hides": 1}, {"leather": 1}),
        ("business_office", {"fish": 1}, {}),
        ("steel_mill", {"iron": 1, "charcoal": 2}, {"iron": 1, "charcoal": 1}),
        ("cokery", {"coal": 1}, {"charcoal": 1}),
        ("bridge_over_the_seine", {"fish": 2, "wood": 1}, {"fish": 2}),
        ("church", {"bread": 5, "fish": 2}, {"bread": 5, "fish": 1, "smoked_fish": 3}),
        ("colliery", {}, None),
        ("hardware_store", {}, None),
    ],
)
def test_a_building_opens_only_for_the_smallest_useful_action(
    card: str, enough: dict[str, int], too_little: dict[str, int] | None
) -> None:
    """LH-5.11: each card with just enough and with too little, in one's own building."""
    assert can(at(seat(buildings=[card], goods=enough)), f"use {card}")
    if too_little is not None:
        assert not can(at(seat(buildings=[card], goods=too_little)), f"use {card}")


def test_what_the_action_brings_cannot_pay_the_fee() -> None:
    """LH-5.12: the Joinery would bring francs, but its fee comes first."""
    state = at(seat(wood=3), town=["joinery"])

    assert not can(state, "use joinery")


def test_a_sale_may_raise_the_fee() -> None:
    """LH-5.12."""
    state = at(seat(wood=3, buildings=["fishery"]), town=["joinery"])
    assert not can(state, "use joinery")

    do(state, "sell fishery", "use joinery", "times 3")

    assert francs(state) == 5 - 1 + 7


def test_a_building_may_be_bought_and_used_in_one_turn() -> None:
    """LH-5.13."""
    state = at(seat(francs=6), piles=[["marketplace"], [], []], specials=[])

    do(state, "buy marketplace", "use marketplace")

    assert texts(state)[0] == "pick fish"


def test_no_loan_for_a_fee() -> None:
    """LH-5.14, LH-11.2."""
    state = at(seat(), town=["colliery"])

    assert not can(state, "use colliery")
    assert not can(state, "borrow")


@pytest.mark.parametrize("card", ["main_station", "hotel"])
def test_main_station_and_hotel_may_be_entered_for_nothing(card: str) -> None:
    """LH-5.15."""
    state = at(seat(francs=1), town=[card], cards=["hameau"])

    do(state, f"use {card}")

    assert own(state)["worker"] == card
    assert francs(state) == 0


def final(*seats: dict[str, Any], **given: Any) -> Any:
    return at(*seats, phase="final", round=18, **given)


def test_occupied_buildings_may_be_entered_in_the_final_phase() -> None:
    """LH-5.16, LH-12.5."""
    state = final(seat(), seat(worker="fishery"), seat(worker="fishery"), town=["fishery"])

    do(state, "use fishery")

    assert goods(state) == {"fish": 3}
    assert not can(state, "use fishery")
