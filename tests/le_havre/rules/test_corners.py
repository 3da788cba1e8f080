"""Where two rules meet: fees that eat the action, sales in the middle of things, odd ends."""

from random import Random
from typing import Any

import pytest

import kontor
from tests.le_havre.rules.play import at, francs, goods, own, seat, turn
from tests.lines import can, do, texts

WOOD = {"wood": 1}


def outside(state: Any, at_seat: int = 1) -> list[str]:
    return [state.text(action) for action in state.legal_for(at_seat)]


def test_nobody_sells_between_the_builds_of_somebody_else() -> None:
    """LH-6.14, LH-6.15: the visit of the Construction Firm is half done."""
    state = at(
        seat(fish=2, wood=5, clay=5),
        seat(buildings=["tannery"]),
        piles=[["fishery"], ["bakehouse"], []],
    )
    assert outside(state) == ["sell tannery"]

    do(state, "use construction_firm", "build fishery")

    assert outside(state) == []


def test_an_owner_who_sells_frees_the_worker_of_the_mover() -> None:
    """LH-5.5, LH-6.10, LH-6.14."""
    state = at(seat(worker="fishery"), seat(buildings=["fishery"]), offers=WOOD)
    assert not can(state, "use fishery")

    state.play_for(1, state.read("sell fishery"))

    assert can(state, "use fishery")


def test_others_may_sell_and_repay_in_the_final_phase() -> None:
    """LH-12.4, LH-6.14."""
    state = at(
        seat(), seat(francs=5, loans=1, buildings=["tannery"]), phase="final", round=18, offers=WOOD
    )

    assert set(outside(state)) == {"sell tannery", "repay"}


@pytest.mark.parametrize(
    ("francs_", "fish", "possible"), [(15, 0, False), (16, 0, True), (14, 2, True)]
)
def test_francs_are_shown_after_the_fee(francs_: int, fish: int, possible: bool) -> None:
    """LH-5.10, LH-16.021: the Leather Industry wants to see 14 francs and costs 2 food."""
    state = at(seat(leather=3, francs=francs_, fish=fish), town=["leather_industry"], offers=WOOD)

    assert can(state, "use leather_industry") is possible
    if possible:
        do(state, "use leather_industry")
        assert francs(state) == 14 + 16


@pytest.mark.parametrize(
    ("mine", "possible"),
    [({"francs": 3}, False), ({"francs": 4}, True), ({"francs": 3, "fish": 1}, True)],
)
def test_the_price_of_the_haulage_firm_is_due_after_its_fee(
    mine: dict[str, int], possible: bool
) -> None:
    """LH-5.10, LH-16.029."""
    state = at(seat(**mine), town=["haulage_firm"], offers={"wood": 2, "fish": 1})

    assert can(state, "use haulage_firm") is possible


def test_one_meat_cannot_be_fee_and_price_at_the_coal_trader() -> None:
    """LH-5.9, LH-5.10, LH-9.2."""
    assert not can(at(seat(meat=1), town=["coal_trader"], offers=WOOD), "use coal_trader")
    assert can(at(seat(meat=1, francs=1), town=["coal_trader"], offers=WOOD), "use coal_trader")


def test_the_only_freight_cannot_be_the_fee_of_the_shipping_line() -> None:
    """LH-5.10: the francs are paid, the bread sails."""
    state = at(seat(bread=1, coal=1, francs=2, ships=[["wood", 2]]), town=["shipping_line"])

    do(state, "use shipping_line")

    assert (goods(state), francs(state)) == ({}, 3)


def crafts(number: int) -> list[str]:
    return [
        "fishery",
        "joinery",
        "bakehouse",
        "charcoal_kiln",
        "smokehouse",
        "abattoir",
        "tannery",
    ][:number]


@pytest.mark.parametrize(
    ("players", "variant", "number", "taken"),
    [(3, "full", 0, 2), (3, "full", 3, 5), (3, "full", 6, 8), (3, "full", 7, 8),
     (1, "full", 5, 7), (1, "short", 1, 3), (1, "short", 2, 4), (1, "short", 5, 4)],
)  # fmt: skip
def test_the_marketplace_gives_exactly_as_many_goods_as_allowed(
    players: int, variant: str, number: int, taken: int
) -> None:
    """LH-15.01, LH-2.18: two and one for each craft building; four in the short solo game."""
    state = at(
        seat(buildings=["marketplace", *crafts(number)]),
        players=players,
        variant=variant,
        specials=[],
        offers=WOOD,
    )
    do(state, "use marketplace")
    while any(line.startswith("pick") for line in texts(state)):
        assert "stop" not in texts(state)
        do(state, texts(state)[0])

    held = goods(state)
    assert set(held.values()) == {1}
    assert sum(held.values()) == taken


def test_the_new_steel_cannot_pay_the_second_trade() -> None:
    """LH-15.21: 4 fish bring steel; nothing is left for the second trade, so it is not asked."""
    state = at(seat(fish=4, buildings=["business_office"]), offers=WOOD)

    do(state, "use business_office", "times 1")

    assert goods(state) == {"steel": 1}
    assert can(state, "end")


def test_the_firm_may_be_sold_during_the_visit() -> None:
    """LH-7.15."""
    state = at(
        seat(wood=1, clay=1, buildings=["building_firm_1"]), town=[], piles=[["fishery"], [], []]
    )

    do(state, "use building_firm_1", "sell building_firm_1")

    assert (own(state)["buildings"], own(state)["worker"], francs(state)) == (["fishery"], None, 2)


def test_the_only_exchange_cannot_be_spoilt() -> None:
    """LH-8.9: neither by buying the Yacht nor by selling the iron ship."""
    state = at(seat(francs=50, loans=1, ships=[["iron", 2]]), town=["wharf_1", "luxury_yacht"])

    do(state, "use wharf_1")

    assert not can(state, "buy luxury_yacht")
    assert not can(state, "sell iron_ship 2")
    assert can(state, "repay")
    assert can(state, "swap iron_ship 2")


def test_energy_that_is_needed_cannot_be_sold_away() -> None:
    """LH-8.9: the Wind Farm drives the wharf."""
    state = at(
        seat(wood=5, buildings=["wharf_1", "wind_farm", "tannery"]), ship_stacks={"wood": [2]}
    )

    do(state, "use wharf_1")

    assert not can(state, "sell wind_farm")
    do(state, "sell tannery", "build wood_ship")
    assert goods(state) == {}


def test_the_visit_is_over_when_nothing_remains_to_be_built() -> None:
    """LH-7.12, LH-3.9: all piles are empty after the first build."""
    state = at(seat(fish=2, wood=1, clay=1, francs=9), piles=[["fishery"], [], []])

    do(state, "use construction_firm", "pay 2 fish")
    if can(state, "build fishery"):
        do(state, "build fishery")

    assert can(state, "end")
    assert not can(state, "stop")


def test_expert_interest_of_two_francs_with_one_franc_takes_a_loan() -> None:
    """LH-14.3, LH-11.1, LH-11.3: 1 + 4 - 2 francs."""
    state = at(seat(loans=3, francs=1), turn=6, seat=0, offers={"clay": 1}, expert=True)

    turn(state, "take clay")

    assert (francs(state), own(state)["loans"]) == (3, 4)


def test_the_wind_farm_helps_at_wharf_and_shipping_line() -> None:
    """LH-9.9."""
    state = at(
        seat(
            coal=2,
            leather=6,
            buildings=["shipping_line", "wind_farm"],
            ships=[["wood", 2], ["wood", 4], ["wood", 6]],
        )
    )

    do(state, "use shipping_line", "times 3", "load 6 leather")

    assert goods(state) == {}
    assert francs(state) == 24


def test_only_as_many_ships_sail_as_the_energy_drives() -> None:
    """LH-8.18: 6 energy for three ships."""
    state = at(
        seat(
            wood=7,
            leather=6,
            buildings=["shipping_line"],
            ships=[["wood", 2], ["wood", 4], ["wood", 6]],
        )
    )

    do(state, "use shipping_line")

    assert texts(state) == ["times 1", "times 2"]


def test_the_stadium_moves_into_the_first_empty_space() -> None:
    """LH-7.16, LH-16.31: until then it can only be bought."""
    state = at(
        seat(francs=50, wood=9, brick=9, iron=9),
        town=["building_firm_1"],
        waiting=["football_stadium"],
        piles=[["fishery"], ["joinery"], ["tannery"]],
        offers=WOOD,
    )
    assert can(state, "buy football_stadium")

    do(state, "buy joinery")

    assert state.position()["piles"] == [["fishery"], ["football_stadium"], ["tannery"]]
    do(state, "use building_firm_1")
    assert can(state, "build football_stadium")


@pytest.mark.parametrize("variant", ["full", "short"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_players_have_equally_many_turns_over_the_whole_game(
    variant: str, players: int
) -> None:
    """LH-3.1, LH-3.12, LH-10.14: seven turns a round, in seat order, then one final turn each."""
    rounds = {"full": [7, 14, 18, 20, 20], "short": [4, 8, 12, 12, 15]}[variant][players - 1]
    state = kontor.new_game("le_havre", players=players, seed=4, variant=variant)
    chance = Random(players)
    turns: dict[tuple[str, int, int], int] = {}
    while not state.is_over:
        now = state.position()
        if now["stage"] in ("begin_turn", "turn", "final"):
            turns.setdefault((now["phase"], now["round"], now["turn"]), now["seat"])
        state.play(chance.choice(state.legal()))

    main = [holder for (phase, _, _), holder in turns.items() if phase == "main"]
    assert main == [number % players for number in range(7 * rounds)]
    assert len({main.count(at_seat) for at_seat in range(players)}) == 1
