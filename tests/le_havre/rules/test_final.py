"""Chapters 12 and 13: the final turns and the score."""

from typing import Any

import pytest

from tests.le_havre.rules.play import at, francs, goods, own, seat, turn
from tests.lines import can, do, texts


def final(*seats: dict[str, Any], **given: Any) -> Any:
    rounds = {1: 7, 2: 14, 3: 18, 4: 20, 5: 20}[given.get("players", 3)]
    return at(*seats, phase="final", round=rounds, **given)


def worth(
    *, players: int = 4, cards: tuple[str, ...] = ("base", "hameau", "promo"), **mine: Any
) -> Any:
    """The breakdown of a seat with these possessions."""
    state = final(seat(**mine), players=players, cards=list(cards))
    parts = dict(state.breakdown(0))
    assert sum(parts.values()) == state.scores()[0]
    return parts


def test_every_player_has_one_final_turn_from_seat_0_on() -> None:
    """LH-12.1, LH-12.2: then the game is over."""
    state = final(offers={"wood": 3, "clay": 1, "iron": 1})
    order = []
    for line in ("take wood", "take clay", "take iron"):
        order.append(state.seat)
        turn(state, line)

    assert order == [0, 1, 2]
    assert state.is_over
    assert state.seat is None
    assert state.legal() == []


def test_the_final_phase_follows_the_last_round() -> None:
    """LH-12.1: the last round of three players ends with seat 2 or whoever had the last turn."""
    state = at(*[seat(francs=50)] * 3, round=18, turn=7, seat=2, offers={"clay": 1})

    turn(state, "take clay")

    assert state.position()["phase"] == "final"
    assert state.seat == 0
    assert state.position()["ship_stacks"]["luxury"] == [30]


def test_no_supply_and_no_interest_and_no_buying() -> None:
    """LH-12.3."""
    state = final(
        *[seat(francs=50, loans=1)] * 3,
        offers={"wood": 1, "clay": 1},
        town=["tannery"],
        ship_stacks={"wood": [2]},
    )

    turn(state, "take wood")

    assert {good: n for good, n in state.position()["offers"].items() if n} == {"clay": 1}
    assert [francs(state, at_seat) for at_seat in range(3)] == [50, 50, 50]
    assert not any(line.startswith("buy") for line in texts(state))


def test_selling_and_repaying_stay_possible() -> None:
    """LH-12.4."""
    state = final(seat(francs=5, loans=1, buildings=["tannery"]), offers={"wood": 1})

    do(state, "repay", "sell tannery")

    assert (francs(state), own(state)["loans"]) == (6, 0)


def test_workers_may_share_a_building_but_the_own_one_stays_closed() -> None:
    """LH-12.5."""
    state = final(
        seat(worker="fishery"),
        seat(),
        seat(worker="clay_mound", francs=1),
        town=["fishery", "clay_mound"],
        offers={"wood": 1},
    )
    assert not can(state, "use fishery")

    turn(state, "take wood")
    turn(state, "use fishery")

    assert goods(state, 1) == {"fish": 3}
    assert can(state, "use fishery")
    assert not can(state, "use clay_mound")


def test_fees_are_due_in_the_final_phase() -> None:
    """LH-12.6: also to seat 0, who has had the final turn."""
    state = final(seat(buildings=["colliery"]), seat(francs=2), offers={"wood": 1})
    turn(state, "take wood")

    turn(state, "use colliery")

    assert francs(state, 0) == 2
    assert goods(state, 1) == {"coal": 3}


def test_the_workers_cottages_give_a_second_final_action() -> None:
    """LH-12.7: not in the building of the first."""
    state = final(
        seat(buildings=["workers_cottages"]),
        town=["fishery", "labour_exchange"],
        cards=["base", "essen"],
        offers={"wood": 1},
    )

    do(state, "use fishery")

    assert state.seat == 0
    assert not can(state, "use fishery")
    do(state, "take wood")
    assert goods(state) == {"fish": 3, "wood": 1}


def test_a_final_turn_without_legal_action_is_ended() -> None:
    """LH-12.8."""
    state = final(seat(), town=[])

    assert texts(state) == ["end"]


def test_the_last_liner_can_be_built_with_a_final_action() -> None:
    """LH-8.21."""
    state = final(
        seat(steel=3, coal=1, buildings=["wharf_1"]),
        modernised=["wharf_1"],
        ship_stacks={"luxury": [30]},
    )

    do(state, "use wharf_1")
    if can(state, "build luxury_ship"):
        do(state, "build luxury_ship")

    assert [list(ship) for ship in own(state)["ships"]] == [["luxury", 30]]


def test_wealth_is_buildings_ships_extras_and_cash_less_loans() -> None:
    """LH-13.1, LH-11.10."""
    parts = worth(
        francs=4, loans=2, buildings=["tannery", "bank"], ships=[["wood", 6], ["luxury", 38]]
    )

    assert parts == {"cash": 4, "buildings": 28, "bonuses": 2, "ships": 44, "loans": -14}


def test_loans_are_repaid_by_themselves_before_counting() -> None:
    """LH-13.2: 12 francs pay two of three loans back."""
    state = final(seat(francs=12, loans=3), players=1, town=[])

    turn(state, "end")

    assert state.is_over
    assert state.scores() == [2 - 7]


@pytest.mark.parametrize(
    ("buildings", "bonus"),
    [
        (["bank"], 2),
        (["bank", "sawmill", "cokery", "joinery", "business_office"], 2 * 3 + 2 * 2),
        (["town_hall"], 4),
        (["town_hall", "church", "local_court", "joinery", "fishery", "bank"], 3 * 4 + 2 * 2 + 2),
        (["guildhouse"], 2),
        (["guildhouse", "bakery", "zoo"], 4),
        (["business_park"], 0),
        (["business_park", "colliery", "wharf_1"], 4),
        (["bank", "guildhouse", "business_park", "steel_mill"], 3 + 4 + 4 + 2),
    ],
)
def test_extra_values_count_kinds_of_building(buildings: list[str], bonus: int) -> None:
    """LH-13.3, LH-15.28, LH-15.29, LH-16.012, LH-16.013."""
    assert worth(buildings=buildings)["bonuses"] == bonus


def test_the_dock_counts_ships_of_any_kind() -> None:
    """LH-13.3, LH-15.26: four ships and the Luxury Yacht."""
    ships = [["wood", 2], ["iron", 2], ["steel", 10], ["luxury", 30]]
    parts = worth(buildings=["dock", "luxury_yacht"], ships=ships)

    assert parts["bonuses"] == 5 * 4


@pytest.mark.parametrize(
    ("goods", "bonus"), [({}, 0), ({"fish": 1}, 0), ({"fish": 3, "coke": 4}, 3)]
)
def test_the_storehouse_counts_half_a_franc_for_each_good(
    goods: dict[str, int], bonus: int
) -> None:
    """LH-13.3, LH-13.4, LH-15.24."""
    assert worth(buildings=["storehouse"], goods=goods)["bonuses"] == bonus


def test_the_ranch_counts_two_francs_for_each_cattle() -> None:
    """LH-13.3, LH-18.25."""
    assert worth(buildings=["ranch"], cattle=3, meat=4)["bonuses"] == 6


def test_goods_are_worth_nothing() -> None:
    """LH-13.4."""
    assert sum(worth(steel=20, coke=20).values()) == 0


def test_the_value_counts_and_not_the_price() -> None:
    """LH-13.5."""
    parts = worth(buildings=["storehouse", "dock", "feedlot", "soup_kitchen", "rattletrap_car"])

    assert parts["buildings"] == 4 + 10 + 6 + 2 - 2


def test_the_richest_player_wins_and_equals_share() -> None:
    """LH-13.6: the scores of all seats, the winners being those with the most."""
    state = final(seat(francs=12), seat(buildings=["tannery"]), seat(francs=9), town=[])
    while not state.is_over:
        turn(state, "end")

    assert state.scores() == [12, 12, 9]
    assert [state.scores()[at_seat] == max(state.scores()) for at_seat in range(3)] == [
        True,
        True,
        False,
    ]
