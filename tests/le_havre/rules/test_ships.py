"""Chapter 8: building, exchanging and sailing ships."""

from typing import Any

import pytest

from tests.le_havre.rules.play import at, francs, goods, own, seat, turn
from tests.lines import can, do, texts


def fleet(state: Any, at_seat: int = 0) -> list[tuple[str, int]]:
    return [(ship[0], ship[1]) for ship in own(state, at_seat)["ships"]]


def wharf(goods: dict[str, int], *own: str, **given: Any) -> Any:
    """The owner of a Wharf with these goods."""
    given.setdefault("cards", ["base", "essen"])
    return at(seat(goods=goods, buildings=["wharf_1", *own]), **given)


def launch(state: Any, kind: str) -> Any:
    do(state, "use wharf_1")
    if can(state, f"build {kind}_ship"):
        do(state, f"build {kind}_ship")
    return state


@pytest.mark.parametrize(
    ("kind", "value", "materials"),
    [
        ("wood", 4, {"wood": 5}),
        ("iron", 8, {"iron": 4}),
        ("steel", 20, {"steel": 2}),
        ("luxury", 38, {"steel": 3}),
    ],
)
def test_a_ship_takes_its_materials_and_three_energy(
    kind: str, value: int, materials: dict[str, int]
) -> None:
    """LH-8.1, LH-8.3: and the top ship of its stack is the one that is built (LH-8.2)."""
    stack = {kind: [value, {"wood": 2, "iron": 2, "steel": 10, "luxury": 34}[kind]]}
    state = wharf(materials | {"coal": 1}, ship_stacks=stack, modernised=["wharf_1"])

    launch(state, kind)

    assert fleet(state) == [(kind, value)]
    assert goods(state) == {}
    for good, n in materials.items():
        short = materials | {"coal": 1, good: n - 1}
        assert not can(wharf(short, ship_stacks=stack, modernised=["wharf_1"]), "use wharf_1")
    assert not can(wharf(materials, ship_stacks=stack, modernised=["wharf_1"]), "use wharf_1")


def test_one_ship_is_built_at_a_visit() -> None:
    """LH-8.2."""
    state = wharf({"wood": 30}, ship_stacks={"wood": [4, 2]}, offers={"fish": 1})

    launch(state, "wood")

    assert fleet(state) == [("wood", 4)]
    assert not any(line.startswith("build") for line in texts(state))


def test_wood_for_material_and_wood_for_energy_are_different_wood() -> None:
    """LH-8.3."""
    state = wharf({"wood": 8}, ship_stacks={"wood": [2]})

    launch(state, "wood")

    assert goods(state) == {}


def test_steel_may_stand_in_for_the_iron_of_an_iron_ship() -> None:
    """LH-8.4, LH-1.9."""
    state = wharf(
        {"iron": 4, "steel": 2, "coal": 1}, ship_stacks={"iron": [2]}, modernised=["wharf_1"]
    )
    launch(state, "iron")
    assert texts(state) == ["with 0 steel", "with 1 steel", "with 2 steel"]

    do(state, "with 2 steel")

    assert goods(state) == {"iron": 2}


@pytest.mark.parametrize("kind", ["iron", "steel", "luxury"])
def test_the_first_ship_not_of_wood_needs_a_brick(kind: str) -> None:
    """LH-8.5, LH-8.6."""
    rich = {"iron": 4, "steel": 3, "coal": 1}
    stack = {"iron": [2], "steel": [10], "luxury": [38]}
    only = {kind: stack[kind]}
    assert not can(wharf(rich, ship_stacks=only), "use wharf_1")
    state = wharf(rich | {"brick": 1}, ship_stacks=only)

    launch(state, kind)
    if can(state, "with 0 steel"):
        do(state, "with 0 steel")

    assert goods(state).get("brick", 0) == 0
    assert state.position()["modernised"] == ["wharf_1"]


def test_a_visitor_modernises_a_wharf_of_somebody_else() -> None:
    """LH-8.5."""
    state = at(
        seat(iron=4, coal=1, brick=1, francs=2),
        seat(buildings=["wharf_1"]),
        ship_stacks={"iron": [2]},
    )

    do(state, "use wharf_1")

    assert goods(state) == {}
    assert francs(state, 1) == 2
    assert state.position()["modernised"] == ["wharf_1"]


def test_a_modern_wharf_is_modern_for_everybody_and_each_by_itself() -> None:
    """LH-8.6."""
    state = at(
        seat(iron=4, coal=1, francs=2),
        seat(buildings=["wharf_1", "wharf_2"]),
        ship_stacks={"iron": [2]},
        modernised=["wharf_1"],
    )

    assert can(state, "use wharf_1")
    assert not can(state, "use wharf_2")


def test_a_wooden_ship_does_not_modernise() -> None:
    """LH-8.5, LH-8.7."""
    state = wharf({"wood": 8, "brick": 2}, ship_stacks={"wood": [2]})

    launch(state, "wood")

    assert goods(state) == {"brick": 2}
    assert state.position()["modernised"] == []


def test_a_wharf_opens_only_for_a_ship() -> None:
    """LH-8.7, LH-8.8: no modernising for its own sake."""
    assert not can(wharf({"brick": 1, "wood": 9}), "use wharf_1")


def test_the_visitor_may_trade_before_the_ship_is_chosen() -> None:
    """LH-8.9: but not buy away the only ship."""
    state = at(
        seat(francs=40, wood=8, loans=1, buildings=["wharf_1", "tannery"]),
        ship_stacks={"wood": [2]},
    )

    do(state, "use wharf_1", "repay", "sell tannery")

    assert not can(state, "buy wood_ship")
    assert can(state, "build wood_ship")


def test_the_only_ship_may_be_bought_when_another_one_lies_beneath() -> None:
    """LH-8.9: something remains to be built."""
    state = at(
        seat(francs=14, wood=8, buildings=["wharf_1"]),
        ship_stacks={"wood": [4, 2]},
    )

    do(state, "use wharf_1", "buy wood_ship", "build wood_ship")

    assert sorted(fleet(state)) == [("wood", 2), ("wood", 4)]


def test_an_iron_ship_is_exchanged_for_the_luxury_yacht() -> None:
    """LH-8.12, LH-8.13, LH-8.14: at any Wharf, for the fee alone; the ship leaves the game."""
    state = at(
        seat(francs=2, ships=[["iron", 2], ["iron", 8]]),
        town=["wharf_1", "luxury_yacht"],
    )

    do(state, "use wharf_1", "swap iron_ship 2")

    assert fleet(state) == [("iron", 8)]
    assert own(state)["buildings"] == ["luxury_yacht"]
    assert state.position()["ship_stacks"]["iron"] == []
    assert state.position()["modernised"] == []


def test_the_yacht_of_another_player_cannot_be_had() -> None:
    """LH-8.12."""
    state = at(
        seat(francs=2, ships=[["iron", 2]]), seat(buildings=["luxury_yacht"]), town=["wharf_1"]
    )

    assert not can(state, "use wharf_1")


def test_dagmar_needs_a_modern_wharf() -> None:
    """LH-8.12, LH-8.14: or the brick that makes it modern, LH-8.22."""
    for modernised, possible in (([], False), (["wharf_1"], True)):
        state = at(
            seat(francs=2, ships=[["luxury", 30]]),
            town=["wharf_1", "ms_dagmar"],
            cards=["essen"],
            modernised=modernised,
        )
        assert can(state, "use wharf_1") is possible
    do(state, "use wharf_1")
    assert own(state)["buildings"] == ["ms_dagmar"]


def test_with_both_exchanges_possible_the_visitor_chooses() -> None:
    """LH-8.12."""
    state = at(
        seat(francs=2, ships=[["luxury", 30], ["iron", 6]]),
        town=["wharf_1", "ms_dagmar", "luxury_yacht"],
        cards=["base", "essen"],
        modernised=["wharf_1"],
    )

    do(state, "use wharf_1")

    assert {"swap luxury_ship 30", "swap iron_ship 6"} <= set(texts(state))


def test_yacht_and_dagmar_are_ships_without_food_and_freight() -> None:
    """LH-8.15, LH-8.16, LH-8.17: they count for the Dock, but neither feed nor sail."""
    state = at(
        seat(
            coal=3,
            fish=3,
            francs=9,
            buildings=["luxury_yacht", "ms_dagmar", "dock", "shipping_line"],
            ships=[["luxury", 30]],
        ),
        players=4,
        cards=["base", "essen"],
        turn=7,
        seat=0,
        round=19,
        offers={"wood": 1},
    )

    assert not can(state, "use shipping_line")
    assert state.breakdown(0)["bonuses"] == 3 * 4
    assert state.view(0)["seats"][0]["hunger"] == 11


@pytest.mark.parametrize(
    ("players", "wood", "iron", "steel"),
    [(1, 5, 7, 10), (2, 4, 5, 7), (3, 3, 4, 6), (4, 2, 3, 5), (5, 1, 2, 3)],
)
def test_ships_feed_by_the_number_of_players(
    players: int, wood: int, iron: int, steel: int
) -> None:
    """LH-8.1, LH-8.16: all of round 7's food but for one ship of each kind is paid in francs."""
    food = {1: 35, 2: 13, 3: 6, 4: 3, 5: 2}[players]
    for kind, value, helps in (("wood", 2, wood), ("iron", 2, iron), ("steel", 10, steel)):
        seats = [seat(francs=50, ships=[[kind, value]])] + [seat(francs=50)] * (players - 1)
        state = at(*seats, players=players, round=7, turn=7, seat=0, offers={"clay": 1})

        turn(state, "take clay")
        if "pay" in texts(state):
            do(state, "pay")

        assert francs(state) == 50 - max(0, food - helps)


def test_luxury_liners_bring_no_food() -> None:
    """LH-8.1."""
    state = at(
        seat(francs=50, ships=[["luxury", 38]]),
        seat(francs=50),
        seat(francs=50),
        round=7,
        turn=7,
        seat=0,
        offers={"clay": 1},
    )

    turn(state, "take clay")
    if "pay" in texts(state):
        do(state, "pay")

    assert francs(state) == 44
