"""Chapter 6: selling and repaying between the actions of somebody else."""

from typing import Any

from tests.le_havre.rules.play import at, francs, own, seat, turn
from tests.lines import do


def outside(state: Any, at_seat: int) -> list[str]:
    return [state.text(action) for action in state.legal_for(at_seat)]


def test_others_may_sell_between_the_actions_of_the_mover() -> None:
    """LH-6.14, LH-11.4: selling and repaying, never buying."""
    state = at(
        seat(),
        seat(francs=50, loans=1, buildings=["fishery"], ships=[["wood", 2]]),
        offers={"wood": 1},
    )

    assert set(outside(state, 1)) == {"sell fishery", "sell wood_ship 2", "repay"}
    state.play_for(1, state.read("sell fishery"))
    assert francs(state, 1) == 55
    assert "fishery" in state.position()["town"]
    assert state.seat == 0


def test_nobody_sells_while_an_action_is_being_carried_out() -> None:
    """LH-6.14, LH-6.15: the Marketplace is half done."""
    state = at(seat(buildings=["marketplace"]), seat(buildings=["fishery"]), specials=[])

    do(state, "use marketplace")

    assert outside(state, 1) == []
    assert state.why_not_for(1, "sell fishery") is not None


def test_under_the_expert_rules_nobody_sells_out_of_turn_without_need() -> None:
    """LH-6.16, LH-14.1; repaying stays possible."""
    state = at(
        seat(), seat(francs=5, loans=1, buildings=["fishery"]), expert=True, offers={"wood": 1}
    )

    assert outside(state, 1) == ["repay"]
    assert state.why_not_for(1, "sell fishery") is not None


def test_what_was_sold_in_the_turn_of_another_may_be_bought_back_in_the_own() -> None:
    """LH-6.12: it is not the same turn."""
    state = at(seat(), seat(francs=50, buildings=["fishery"]), offers={"wood": 1})
    state.play_for(1, state.read("sell fishery"))
    turn(state, "take wood")

    do(state, "buy fishery")

    assert own(state, 1)["buildings"] == ["fishery"]


def test_a_sale_out_of_turn_does_not_change_whose_turn_it_is() -> None:
    """LH-6.14, LH-6.15: before and after the main action of the mover."""
    state = at(
        seat(francs=9), seat(buildings=["fishery", "tannery"]), offers={"wood": 1, "clay": 1}
    )

    state.play_for(1, state.read("sell fishery"))
    do(state, "take wood")
    state.play_for(1, state.read("sell tannery"))

    assert (state.seat, francs(state, 1)) == (0, 11)
    do(state, "end")
    assert state.seat == 1
