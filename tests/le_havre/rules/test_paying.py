"""Chapter 9: payments in food and energy; and the Shipping Line, which needs them most."""

from itertools import product
from typing import Any

import pytest

from tests.le_havre.rules.play import at, francs, goods, own, seat, turn
from tests.lines import can, do, texts

FOOD = {"meat": 3, "smoked_fish": 2, "bread": 2, "fish": 1, "francs": 1}
ENERGY = {"coke": 10, "charcoal": 3, "coal": 3, "wood": 1}
Purse = dict[str, int]


def minimal(purse: Purse, worth: Purse, demand: int) -> set[tuple[int, ...]]:
    """All payments of which no token could be left out."""
    found = set()
    for paid in product(*(range(purse.get(kind, 0) + 1) for kind in worth)):
        total = sum(n * value for n, value in zip(paid, worth.values(), strict=True))
        least = min((v for n, v in zip(paid, worth.values(), strict=True) if n), default=0)
        if demand <= total < demand + max(least, 1):
            found.add(paid)
    return found


def held(state: Any, worth: Purse) -> tuple[int, ...]:
    have = goods(state) | {"francs": francs(state)}
    return tuple(have.get(kind, 0) for kind in worth)


def outcomes(state: Any, worth: Purse) -> list[tuple[int, ...]]:
    """What is paid in every way to answer the payment that is open."""
    if not any(line.startswith("pay ") for line in texts(state)):
        return [held(state, worth)]
    ends = []
    for action in state.legal():
        branch = state.copy()
        branch.play(action)
        ends += outcomes(branch, worth)
    return ends


PURSES = [
    {"meat": 2, "smoked_fish": 1, "bread": 2, "fish": 2, "francs": 3},
    {"meat": 1, "bread": 1, "francs": 2},
    {"meat": 4},
    {"smoked_fish": 3, "fish": 1},
    {"bread": 3, "francs": 1},
]


@pytest.mark.parametrize("purse", PURSES)
@pytest.mark.parametrize(("round_", "food"), [(1, 2), (3, 3), (5, 4), (6, 5)])
def test_food_is_paid_in_every_minimal_way_and_in_no_other(
    purse: Purse, round_: int, food: int
) -> None:
    """LH-9.1, LH-9.2, LH-9.3, LH-9.4: each payment is reached exactly once."""
    others = [seat(francs=50), seat(francs=50)]
    mine = {kind: n for kind, n in purse.items() if kind != "francs"}
    state = at(
        seat(goods=mine, francs=purse.get("francs", 0)),
        *others,
        round=round_,
        turn=7,
        seat=0,
        offers={"clay": 1},
    )
    before = held(state, FOOD)
    turn(state, "take clay")

    after = outcomes(state, FOOD)

    paid = [tuple(a - b for a, b in zip(before, end, strict=True)) for end in after]
    assert sorted(paid) == sorted(minimal(purse, FOOD, food))


@pytest.mark.parametrize(
    "purse",
    [
        {"coke": 1, "charcoal": 2, "coal": 2, "wood": 3},
        {"coke": 2},
        {"charcoal": 4, "wood": 1},
        {"coal": 1, "wood": 9},
    ],
)
def test_energy_is_paid_in_every_minimal_way_and_in_no_other(purse: Purse) -> None:
    """LH-9.1 to LH-9.5: two steel in the own Steel Mill need 10 energy in one sum."""
    state = at(seat(goods=purse | {"iron": 2}, buildings=["steel_mill"]))
    before = held(state, ENERGY)
    do(state, "use steel_mill")
    if can(state, "times 2"):
        do(state, "times 2")

    after = outcomes(state, ENERGY)

    paid = [tuple(a - b for a, b in zip(before, end, strict=True)) for end in after]
    assert sorted(paid) == sorted(minimal(purse, ENERGY, 10))
    assert goods(state)["steel"] == 2 if len(after) == 1 else True


def test_the_last_needed_token_may_be_worth_more_than_the_rest() -> None:
    """LH-9.2, LH-9.3: 1 coke for 1 energy."""
    state = at(seat(fish=1, coke=1, buildings=["smokehouse"]))

    do(state, "use smokehouse")

    assert goods(state) == {"smoked_fish": 1}


def test_halves_are_rounded_against_the_player_once_on_the_sum() -> None:
    """LH-9.6, LH-9.7."""
    for times, energy, subsidy in ((1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)):
        state = at(seat(grain=5, wood=9, buildings=["bakehouse"]))
        do(state, "use bakehouse", f"times {times}")

        assert goods(state).get("wood", 0) == 9 - energy
        assert (goods(state)["bread"], francs(state)) == (times, subsidy)


def test_a_token_serves_one_purpose() -> None:
    """LH-9.8: the only wood cannot be burnt for bread and the fish not be fee and smoked fish."""
    assert not can(at(seat(wood=1, buildings=["joinery", "brickworks"])), "use brickworks")
    assert not can(at(seat(fish=2, wood=1), town=["smokehouse"]), "use smokehouse")
    assert not can(
        at(seat(iron=1, coal=5, ships=[["wood", 2]]), town=["shipping_line"]), "use shipping_line"
    )


def test_the_wind_farm_takes_three_energy_off() -> None:
    """LH-9.9: 5 bread then need no energy at all, and nothing is paid out."""
    state = at(seat(grain=5, buildings=["bakehouse", "wind_farm"]))

    do(state, "use bakehouse", "times 5")

    assert goods(state) == {"bread": 5}


def test_the_wind_farm_saves_once_in_a_main_action() -> None:
    """LH-9.9: two steel need 10 - 3 energy."""
    state = at(seat(iron=2, wood=7, buildings=["steel_mill", "wind_farm"]))

    do(state, "use steel_mill", "times 2")

    assert goods(state) == {"steel": 2}


def test_the_biofuel_facility_burns_grain_at_the_shipping_line_only() -> None:
    """LH-9.10: 2 grain are 4 energy there; in the Smokehouse grain is no energy."""
    own_cards = ["biofuel_facility", "shipping_line", "smokehouse"]
    state = at(seat(grain=2, fish=1, buildings=own_cards, ships=[["wood", 2]]), cards=["hameau"])
    assert not can(state, "use smokehouse")

    do(state, "use shipping_line")

    assert goods(state) == {}
    assert francs(state) == 1


def test_payments_to_players_pass_as_they_are() -> None:
    """LH-9.11: the smoked fish arrives as it is."""
    state = at(seat(smoked_fish=1, francs=1), seat(buildings=["colliery"]))

    do(state, "use colliery")

    assert (goods(state, 1), francs(state, 1)) == ({"smoked_fish": 1}, 0)


def sail(*ships: list[Any], **cargo: int) -> Any:
    return at(seat(goods=cargo, buildings=["shipping_line"], ships=list(ships)))


def load(state: Any, **freight: int) -> None:
    """Answer the questions of the freight, kind by kind."""
    while any(line.startswith("load") for line in texts(state)):
        good = texts(state)[0].split()[2]
        do(state, f"load {freight.get(good, 0)} {good}")


def test_one_coke_drives_three_ships() -> None:
    """LH-8.17, LH-8.18, LH-8.19, LH-9.5: two wooden ships and an iron ship carry seven tokens."""
    state = sail(["wood", 2], ["wood", 4], ["iron", 2], coke=1, leather=5, bread=3)

    do(state, "use shipping_line", "times 3")
    load(state, leather=5, bread=2)

    assert francs(state) == 5 * 4 + 2 * 3
    assert goods(state) == {"bread": 1}


def test_the_ships_with_the_largest_freight_sail() -> None:
    """LH-8.17: one ship of three takes 3 energy and carries 4 tokens."""
    state = sail(["wood", 2], ["steel", 10], ["iron", 2], coal=3, cattle=6)
    do(state, "use shipping_line", "times 1")

    load(state, cattle=4)

    assert francs(state) == 12
    assert not can(state, "load 5 cattle")
    assert goods(state) == {"coal": 2, "cattle": 2}


@pytest.mark.parametrize(
    ("good", "price"),
    [("fish", 1), ("wood", 1), ("clay", 1), ("grain", 1), ("hides", 2), ("iron", 2), ("brick", 2),
     ("meat", 2), ("smoked_fish", 2), ("charcoal", 2), ("coal", 3), ("bread", 3), ("cattle", 3),
     ("leather", 4), ("coke", 5), ("steel", 8)],
)  # fmt: skip
def test_each_good_sails_for_its_price(good: str, price: int) -> None:
    """LH-8.20, LH-1.3: the wind pays for the voyage of one ship."""
    state = at(seat(goods={good: 2}, buildings=["shipping_line", "wind_farm"], ships=[["wood", 2]]))

    do(state, "use shipping_line", f"load 2 {good}")

    assert francs(state) == 2 * price


def test_every_ship_that_sails_carries_something() -> None:
    """LH-8.19: two tokens of freight for three ships leave one in the harbour."""
    state = sail(["wood", 2], ["wood", 4], ["wood", 6], coke=1, fish=2)

    do(state, "use shipping_line")

    assert texts(state) == ["times 1", "times 2"]


def test_a_token_cannot_be_burnt_and_shipped() -> None:
    """LH-8.19, LH-9.8: a coal alone drives the ship but leaves it empty."""
    assert not can(sail(["wood", 2], coal=1), "use shipping_line")
    assert can(sail(["wood", 2], coal=2), "use shipping_line")


def test_luxury_liners_never_sail() -> None:
    """LH-8.17."""
    assert not can(sail(["luxury", 38], coal=5), "use shipping_line")
    assert own(sail(["luxury", 38]))["ships"]
