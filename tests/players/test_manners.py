"""What no level does, because a rule makes the harm obvious."""

import pytest

import kontor
from kontor import players
from tests.players.matches import CRAFTSMEN, LE_HAVRE, QUICK, SEARCHING, Setup, steps

LEVELS = [*QUICK, *SEARCHING] if kontor.compiled() else QUICK  # searching takes long otherwise
DEAREST = 10  # what an advanced building costs at the notary's
HAVRE = [LE_HAVRE[2], LE_HAVRE[5]]


def words(setup: Setup, level: str, seed: int) -> list[tuple[str, list[str]]]:
    """Each line of a game, and what else could have been done."""
    return [
        (state.text(action), [state.text(other) for other in state.legal()])
        for state, _, action in steps(setup, level, seed)
    ]


@pytest.mark.parametrize("setup", HAVRE, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_sold_and_no_loan_is_taken_without_need(level: str, setup: Setup) -> None:
    for line, others in words(setup, level, 21):
        assert not line.startswith("sell")
        assert line != "borrow" or "pay" not in others


@pytest.mark.parametrize("level", LEVELS)
def test_no_food_is_overpaid_where_another_payment_exists(level: str) -> None:
    """Given the francs that are paid, no goods are wasted; whether francs were better is open."""
    meals = 0
    for state, seat, action in steps(LE_HAVRE[2], level, 22):
        question = state.view(seat)["question"]
        if question.get("why") == "meal" and state.text(action) == "pay":
            row = state.view(seat)["seats"][seat]
            after = state.copy()
            after.play(action)
            while after.seat == seat and after.view(seat)["question"]["kind"] == "pay":
                after.play(players.choose(level, after, seat, 22))
            rest = after.view(seat)["seats"][seat]
            paid = row["food"] - rest["food"]
            francs = row["francs"] - rest["francs"]
            assert paid - francs == least_goods(row["goods"], question["due"] - francs)
            assert francs == 0 or paid == question["due"]
            meals += 1

    assert meals > 5


def least_goods(goods: dict[str, int], due: int) -> int:
    """The smallest sum of food goods that covers what is due."""
    tokens = [3] * goods.get("meat", 0) + [2] * (
        goods.get("smoked_fish", 0) + goods.get("bread", 0)
    )
    tokens += [1] * goods.get("fish", 0)
    sums = {0}
    for token in tokens:
        sums |= {each + token for each in sums}
    return min(each for each in sums if each >= due)


@pytest.mark.parametrize("setup", HAVRE, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_the_last_purchases_do_not_lose_money(level: str, setup: Setup) -> None:
    for state, seat, action in steps(setup, level, 23):
        view = state.view(seat)
        if view["round"] == len(view["rounds"]) and state.text(action).startswith("buy"):
            after = state.copy()
            after.play(action)
            if view["turn"] == 7:
                assert after.scores()[seat] >= state.scores()[seat]


@pytest.mark.parametrize("level", LEVELS)
def test_a_good_that_can_be_loaded_is_not_lost(level: str) -> None:
    for setup in CRAFTSMEN[:2]:
        for line, others in words(setup, level, 24):
            assert line != "lose" or len(others) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_bids_far_above_the_price(level: str) -> None:
    for setup in CRAFTSMEN[:2]:
        for line, _ in words(setup, level, 25):
            if line.startswith("bid"):
                assert int(line.split()[1]) <= DEAREST


@pytest.mark.parametrize("level", LEVELS)
def test_helpers_do_not_stay_at_home_while_there_is_work(level: str) -> None:
    for line, others in words(CRAFTSMEN[1], level, 26):
        if line == "pass" and "send crafts" in others:
            assert level != "deckhand"  # the others may have nothing to make
