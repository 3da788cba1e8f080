"""Wharves, the Shipping Line, and the two cards that are ships: chapters 8, 15, 16 and 17."""

import pytest

from .play import at, change, do, owned, refuses, seat_of, starting, texts

STACKS = {"wood": [2, 4], "iron": [4, 6], "steel": [16], "luxury": [38, 34]}


@pytest.mark.parametrize("wharf", ["wharf_1", "wharf_2"])
def test_a_wooden_ship_takes_5_wood_and_3_energy_of_other_tokens(wharf: str) -> None:
    """LH-15.12, LH-15.17, LH-8.3: 8 wood, and no brick."""
    before = at({"goods": {"wood": 8, "fish": 2}}, {"buildings": [wharf]}, ship_stacks=STACKS)
    short = at({"goods": {"wood": 7, "fish": 2}}, {"buildings": [wharf]}, ship_stacks=STACKS)

    after = do(before, f"use {wharf}")

    assert change(before, after) == {"wood": -8, "fish": -2}
    assert change(before, after, 1) == {"fish": 2}
    assert seat_of(after)["ships"] == [["wood", 2]]
    assert after.position()["modernised"] == []
    assert refuses(short, f"use {wharf}")


@pytest.mark.parametrize("wharf", ["wharf_1", "wharf_2"])
def test_the_first_other_ship_modernises_its_wharf_alone(wharf: str) -> None:
    """LH-8.5, LH-8.6, LH-15.17: 4 iron, 3 energy and a brick the first time."""
    goods = {"iron": 4, "coal": 1, "brick": 1}
    before = at({"goods": goods}, {}, town=[wharf], ship_stacks=STACKS)
    mine = at({"goods": goods, "buildings": [wharf]}, ship_stacks=STACKS)

    after = do(mine, f"use {wharf}", "build iron_ship")

    assert refuses(before, f"use {wharf}")
    assert change(mine, after) == {"iron": -4, "coal": -1, "brick": -1}
    assert after.position()["modernised"] == [wharf]
    modern = at({"goods": goods, "buildings": [wharf]}, ship_stacks=STACKS, modernised=[wharf])
    again = do(modern, f"use {wharf}", "build iron_ship")
    assert change(modern, again) == {"iron": -4, "coal": -1}


def test_nobody_modernises_without_a_brick() -> None:
    """LH-8.5, LH-15.12: clay is no brick."""
    goods = {"iron": 4, "coal": 1, "clay": 3}

    assert refuses(
        at({"goods": goods, "buildings": ["wharf_1"]}, ship_stacks=STACKS), "use wharf_1"
    )


def test_steel_stands_in_for_the_iron_of_an_iron_ship() -> None:
    """LH-8.4, LH-15.12."""
    goods = {"iron": 3, "steel": 1, "coal": 1}
    mine = {"goods": goods, "buildings": ["wharf_1"]}
    before = at(mine, ship_stacks=STACKS, modernised=["wharf_1"])

    after = do(before, "use wharf_1", "build iron_ship")

    assert change(before, after) == {"iron": -3, "steel": -1, "coal": -1}


@pytest.mark.parametrize(("kind", "steel", "value"), [("steel", 2, 16), ("luxury", 3, 38)])
def test_steel_ships_take_2_and_liners_3_steel(kind: str, steel: int, value: int) -> None:
    """LH-8.1, LH-8.2, LH-15.12: only the top of the stack."""
    mine = {"goods": {"steel": steel, "charcoal": 1, "iron": 9}, "buildings": ["wharf_1"]}
    stacks = {kind: STACKS[kind]}
    before = at(mine, ship_stacks=stacks, modernised=["wharf_1"])

    after = do(before, "use wharf_1", f"build {kind}_ship")

    assert change(before, after) == {"steel": -steel, "charcoal": -1}
    assert seat_of(after)["ships"] == [[kind, value]]


def test_the_wind_farm_fires_the_ship_but_discounts_save_no_wood() -> None:
    """LH-7.9, LH-9.9."""
    mine = {"goods": {"wood": 5}, "buildings": ["wharf_1", "wind_farm", "lumber_mill"]}
    before = at(mine, ship_stacks=STACKS)

    after = do(before, "use wharf_1", "build wood_ship")

    assert change(before, after) == {"wood": -5}


def test_the_shipping_line_carries_freight_for_3_energy_a_ship() -> None:
    """LH-15.18, LH-8.17 to LH-8.20: 1 coke drives three ships with 2, 3 and 4 tokens."""
    goods = {"coke": 2, "leather": 4, "bread": 3, "steel": 1, "fish": 3}
    ships = [["wood", 2], ["iron", 4], ["steel", 16], ["luxury", 38]]
    before = at({"goods": goods, "ships": ships}, {"buildings": ["shipping_line"]})

    after = do(before, "use shipping_line", "pay 0 bread", "times 3")
    after = do(
        after, "load 0 fish", "load 1 steel", "load 3 bread", "load 1 coke", "load 4 leather"
    )

    expected = {"coke": -2, "fish": -2, "steel": -1, "bread": -3, "leather": -4}
    assert change(before, after) == expected | {"francs": 8 + 9 + 5 + 16}
    assert change(before, after, 1) == {"fish": 2}


def test_the_ships_with_the_largest_freight_sail() -> None:
    """LH-8.17."""
    mine = {"goods": {"coal": 1, "cattle": 9}, "ships": [["wood", 2], ["steel", 16]]}
    before = at(mine | {"buildings": ["shipping_line"]})

    after = do(before, "use shipping_line", "load 4 cattle")

    assert change(before, after) == {"coal": -1, "cattle": -4, "francs": 12}


@pytest.mark.parametrize(
    "mine",
    [
        {"goods": {"coal": 2, "fish": 3}},
        {"goods": {"coal": 2, "fish": 3}, "ships": [["luxury", 38]]},
        {"goods": {"coal": 1}, "ships": [["wood", 2]]},
        {"goods": {"wood": 2, "fish": 3}, "ships": [["wood", 2]]},
    ],
    ids=["no ship", "only a liner", "no freight", "no energy"],
)
def test_the_shipping_line_is_closed_without_a_ship_its_energy_and_freight(
    mine: dict[str, object],
) -> None:
    """LH-15.18, LH-8.19."""
    assert refuses(at(mine | {"buildings": ["shipping_line"]}), "use shipping_line")


def test_luxury_yacht_and_ms_dagmar_neither_sail_nor_feed() -> None:
    """LH-8.15, LH-16.023, LH-17.039."""
    mine = {"goods": {"coal": 3, "fish": 9}, "buildings": ["luxury_yacht", "ms_dagmar"]}
    state = at(mine, town=["shipping_line"], round=2)

    assert refuses(state, "use shipping_line")
    assert state.view(0)["seats"][0]["hunger"] == state.view(0)["seats"][1]["hunger"] == 4


def test_an_iron_ship_is_exchanged_for_the_luxury_yacht_at_any_wharf() -> None:
    """LH-8.12 to LH-8.14, LH-16.023: only the fee is due, and the ship leaves the game."""
    mine = {"goods": {"fish": 2}, "ships": [["iron", 4], ["iron", 6]]}
    before = at(mine, {"buildings": ["wharf_1"]}, town=["luxury_yacht"], ship_stacks={"iron": [8]})

    after = do(before, "use wharf_1", "swap iron_ship 4")

    assert change(before, after) == {"fish": -2}
    assert seat_of(after)["ships"] == [["iron", 6]]
    assert seat_of(after)["buildings"] == ["luxury_yacht"]
    assert after.position()["ship_stacks"]["iron"] == [8]
    assert after.position()["modernised"] == []


def test_a_liner_is_exchanged_for_the_ms_dagmar_at_a_modernised_wharf_for_nothing() -> None:
    """LH-8.13, LH-8.14, LH-17.039: a brick in hand stays there."""
    mine = {"goods": {"brick": 1}, "ships": [["luxury", 38]], "buildings": ["wharf_2"]}
    modern = at(mine, town=["ms_dagmar"], modernised=["wharf_2"])

    after = do(modern, "use wharf_2", "swap luxury_ship 38")

    assert seat_of(after)["ships"] == []
    assert sorted(seat_of(after)["buildings"]) == ["ms_dagmar", "wharf_2"]
    assert change(modern, after) == {}


def test_the_exchange_for_the_ms_dagmar_modernises_the_wharf_with_a_brick() -> None:
    """LH-8.22: once and for everybody; only that Wharf becomes modern."""
    mine = {"goods": {"brick": 2}, "ships": [["luxury", 38]], "buildings": ["wharf_1", "wharf_2"]}
    before = at(mine, town=["ms_dagmar"])

    after = do(before, "use wharf_2", "swap luxury_ship 38")

    assert change(before, after) == {"brick": -1}
    assert after.position()["modernised"] == ["wharf_2"]
    assert "ms_dagmar" in seat_of(after)["buildings"]
    assert seat_of(after)["ships"] == []


def test_without_a_brick_an_old_wharf_has_no_exchange_for_the_ms_dagmar() -> None:
    """LH-8.22: the refusal inside the Wharf names the brick."""
    mine = {"goods": {"wood": 8}, "ships": [["luxury", 38]], "buildings": ["wharf_2"]}
    idle = at(mine | {"goods": {}}, town=["ms_dagmar"])
    busy = at(mine, {"goods": {}}, town=["ms_dagmar"], ship_stacks={"wood": [4, 2]})

    inside = do(busy, "use wharf_2")

    assert refuses(idle, "use wharf_2")
    assert starting(inside, "swap") == []
    assert "1 brick" in (inside.why_not("swap luxury_ship 38") or "")


def test_a_brick_is_not_asked_for_the_luxury_yacht() -> None:
    """LH-8.22, LH-8.14."""
    mine = {"goods": {"brick": 1}, "ships": [["iron", 4]], "buildings": ["wharf_1"]}
    before = at(mine, town=["luxury_yacht"])

    after = do(before, "use wharf_1")

    assert change(before, after) == {}
    assert after.position()["modernised"] == []


def test_a_card_that_a_player_owns_is_not_exchanged_for() -> None:
    """LH-8.12."""
    mine = {"ships": [["iron", 4], ["luxury", 38]], "buildings": ["wharf_1"]}
    theirs = {"buildings": ["luxury_yacht", "ms_dagmar"]}

    assert refuses(at(mine, theirs, modernised=["wharf_1"]), "use wharf_1")


def test_both_exchanges_are_open_when_both_are_possible() -> None:
    """LH-8.12."""
    mine = {"ships": [["iron", 4], ["luxury", 38]], "buildings": ["wharf_1"]}
    state = at(mine, town=["luxury_yacht", "ms_dagmar"], modernised=["wharf_1"])

    inside = do(state, "use wharf_1")

    assert starting(inside, "swap") == ["swap iron_ship 4", "swap luxury_ship 38"]


def test_a_sold_yacht_goes_back_to_the_town_and_brings_10_francs() -> None:
    """LH-6.9, LH-16.023."""
    after = do(at({"buildings": ["luxury_yacht"]}), "sell luxury_yacht")

    assert owned(after)["francs"] == 10
    assert after.position()["town"] == ["luxury_yacht"]
    assert after.position()["ship_stacks"]["iron"] == []
    assert "buy luxury_yacht" not in texts(after)
