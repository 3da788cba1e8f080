"""Chapters 11 and 14: loans, interest and the expert rules."""

from typing import Any

import pytest

from tests.le_havre.rules.play import TILES, at, francs, goods, own, seat, turn
from tests.lines import can, do, texts


def interest(*seats: dict[str, Any], **given: Any) -> Any:
    """Seat 0 ends the sixth turn; the seventh tile asks for interest."""
    players = given.setdefault("players", 3)
    table = [*seats, *[seat() for _ in range(players - len(seats))]]
    state = at(*table, turn=6, seat=0, offers={"clay": 1}, **given)
    return turn(state, "take clay")


def debts(state: Any) -> list[tuple[int, int]]:
    return [(entry["francs"], entry["loans"]) for entry in state.position()["seats"]]


def test_only_the_tile_of_wood_and_fish_asks_for_interest() -> None:
    """LH-3.6, LH-11.6."""
    assert TILES[6] == ["wood", "fish"]
    for number in range(1, 6):
        state = at(*[seat(loans=1, francs=3)] * 3, turn=number, seat=0, offers={"grain": 1})
        turn(state, "take grain")
        assert debts(state) == [(3, 1)] * 3

    assert debts(interest(*[seat(loans=1, francs=3)] * 3)) == [(2, 1)] * 3


def test_everybody_with_a_loan_pays_one_franc_however_many_loans() -> None:
    """LH-3.6, LH-11.6: whoever moves; who has no loan pays nothing."""
    state = interest(seat(loans=4, francs=3), seat(francs=3), seat(loans=1, francs=3))

    assert debts(state) == [(2, 4), (3, 0), (2, 1)]


def test_interest_comes_before_anything_else_in_the_turn() -> None:
    """LH-3.6: seat 2 has to answer while seat 1 is on turn."""
    state = interest(seat(), seat(), seat(loans=1, francs=5))

    assert (state.position()["stage"], state.seat) == ("interest", 2)
    assert set(texts(state)) == {"pay", "repay"}


def test_a_loan_may_be_repaid_directly_before_the_interest() -> None:
    """LH-11.4, LH-11.7: without a loan there is no interest."""
    state = interest(seat(loans=1, francs=5))

    do(state, "repay")

    assert debts(state)[0] == (0, 0)


def test_who_keeps_a_loan_after_repaying_still_owes_interest() -> None:
    """LH-11.7."""
    state = interest(seat(loans=2, francs=6))

    do(state, "repay")

    assert debts(state)[0] == (0, 1)


def test_who_cannot_pay_interest_takes_another_loan() -> None:
    """LH-11.1, LH-11.8: 4 francs come and 1 goes; food is no help."""
    state = interest(seat(loans=1, fish=9))

    assert debts(state)[0] == (3, 2)
    assert goods(state)["fish"] == 9


def test_who_cannot_pay_interest_may_sell_instead() -> None:
    """LH-11.8."""
    state = interest(seat(loans=1, buildings=["tannery"], ships=[["wood", 2]]))
    assert set(texts(state)) == {"borrow", "sell tannery", "sell wood_ship 2"}

    do(state, "sell wood_ship 2")
    if state.seat == 0 and can(state, "pay"):
        do(state, "pay")

    assert debts(state)[0] == (0, 1)
    assert own(state)["buildings"] == ["tannery"]


def test_interest_is_answered_in_seat_order_from_seat_0() -> None:
    """LH-11.9."""
    state = interest(*[seat(loans=1, francs=9)] * 3)
    asked = []
    while state.position()["stage"] == "interest":
        asked.append(state.seat)
        do(state, "pay")

    assert asked == [0, 1, 2]
    assert debts(state) == [(8, 1)] * 3


def test_no_loan_of_one_own_will() -> None:
    """LH-11.2: neither to buy nor to build nor to pay a fee."""
    state = at(
        seat(wood=1, buildings=["tannery"]),
        town=["joinery"],
        offers={"wood": 1},
        piles=[["fishery"], [], []],
    )

    assert not can(state, "borrow")
    do(state, "take wood")
    assert not can(state, "borrow")


def test_no_loan_for_interest_that_can_be_paid() -> None:
    """LH-11.3."""
    state = interest(seat(loans=1, francs=1, buildings=["tannery"]))

    assert not can(state, "borrow")


def test_a_loan_is_repaid_for_five_francs() -> None:
    """LH-11.4: in the own turn, and also between other people's actions."""
    state = at(seat(loans=1, francs=5), seat(loans=2, francs=11), offers={"wood": 1})

    do(state, "repay")
    state.play_for(1, state.read("repay"))
    state.play_for(1, state.read("repay"))

    assert debts(state)[:2] == [(0, 0), (1, 0)]
    assert not can(state, "repay")


def test_four_francs_are_too_little_to_repay() -> None:
    """LH-11.4."""
    assert not can(at(seat(loans=1, francs=4), offers={"wood": 1}), "repay")


def test_a_loan_may_be_repaid_in_the_final_phase() -> None:
    """LH-11.4, LH-12.4."""
    state = at(seat(loans=1, francs=5), phase="final", round=18, offers={"wood": 1})

    assert can(state, "repay")


def test_loans_are_not_limited() -> None:
    """LH-11.5: 35 food without anything, in the last round of the solo game."""
    state = at(seat(loans=11), players=1, round=7, turn=7, offers={"clay": 1})

    turn(state, "take clay")

    assert debts(state) == [(1, 20)]


def test_the_local_court_takes_loans_back_for_nothing() -> None:
    """LH-11.11, LH-15.15."""
    state = at(seat(loans=1), town=["local_court"])

    do(state, "use local_court")

    assert debts(state)[0] == (0, 0)


def expert_interest(loans: int, players: int) -> int:
    rest = [seat() for _ in range(players - 1)]
    state = interest(seat(loans=loans, francs=4), *rest, players=players, expert=True)
    return 4 - francs(state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_expert_interest_doubles_with_as_many_loans_as_players(players: int) -> None:
    """LH-14.3."""
    assert expert_interest(players - 1, players) == 1
    assert expert_interest(players, players) == 2
    assert expert_interest(players + 3, players) == 2


def test_expert_interest_is_always_one_franc_alone() -> None:
    """LH-14.3."""
    assert expert_interest(9, 1) == 1


def test_without_the_expert_rules_interest_never_doubles() -> None:
    """LH-11.6."""
    assert debts(interest(seat(loans=9, francs=4)))[0] == (3, 9)


def test_experts_sell_out_of_turn_only_until_the_payment_is_covered() -> None:
    """LH-14.1, LH-10.7: 4 food; after one sale for 6 francs no other sale is open."""
    table = [seat(buildings=["tannery", "fishery"]), seat(francs=9), seat(francs=9)]
    state = at(*table, round=5, turn=7, seat=0, offers={"clay": 1}, expert=True)
    turn(state, "take clay")
    assert set(texts(state)) == {"sell tannery", "sell fishery", "borrow"}

    do(state, "sell tannery")

    assert own(state)["buildings"] == ["fishery"]
    assert francs(state) == 2
    assert state.position()["stage"] != "feeding"


def test_experts_do_not_sell_for_a_payment_they_can_make() -> None:
    """LH-14.1."""
    table = [seat(francs=9, loans=1, buildings=["tannery"]), seat(francs=9), seat(francs=9)]
    state = at(*table, round=5, turn=7, seat=0, offers={"clay": 1}, expert=True)
    turn(state, "take clay")

    assert not can(state, "sell tannery")
    assert can(state, "repay")


def test_experts_sell_for_interest_they_cannot_pay() -> None:
    """LH-14.1."""
    state = interest(seat(), seat(), seat(loans=1, buildings=["tannery"]), expert=True)

    assert set(texts(state)) == {"borrow", "sell tannery"}


def test_in_the_own_turn_experts_sell_as_they_like() -> None:
    """LH-14.2."""
    state = at(
        seat(francs=50, buildings=["tannery"], ships=[["wood", 2]]), expert=True, offers={"wood": 1}
    )

    do(state, "sell tannery", "sell wood_ship 2")

    assert francs(state) == 57
