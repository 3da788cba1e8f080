"""What no level does, because a rule makes the harm obvious; whole games show it."""

import pytest

import kontor
from kontor import players
from kontor.core.contract import State
from kontor.core.setup import Setup
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.magnate import PRELUDE
from kontor.players.perspective import Perspective
from kontor.players.thinking import default_action
from tests.le_havre.rules import play as hand
from tests.players.matches import CRAFTSMEN, LE_HAVRE, QUICK, SEARCHING, known_steps

LEVELS = [*QUICK, *SEARCHING] if kontor.compiled() else QUICK  # searching takes long otherwise
FIRST, SECOND = 21, 22  # seeds; several tests look at the same games
DEAREST = 10  # what an advanced building costs at the notary's
HAVRE = [LE_HAVRE[2], LE_HAVRE[5]]
FOOD = {"fish": 1, "smoked_fish": 2, "bread": 2, "meat": 3}
PURSES = [
    {"meat": 4, "smoked_fish": 1, "fish": 1, "francs": 0},
    {"meat": 5, "francs": 2},
    {"meat": 3, "bread": 2, "smoked_fish": 1, "fish": 0, "francs": 1},
    {"meat": 3, "bread": 5, "francs": 0},
    {"smoked_fish": 6, "fish": 1, "francs": 3},
]


def words(setup: Setup, level: str, seed: int) -> list[tuple[str, list[str]]]:
    """Each line of a game, and what else could have been done."""
    return [
        (state.text(action), [state.text(other) for other in state.legal()])
        for state, _, action in known_steps(setup, level, seed)
    ]


@pytest.mark.parametrize("setup", HAVRE, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_sold_and_no_loan_is_taken_without_need(level: str, setup: Setup) -> None:
    for line, others in words(setup, level, FIRST):
        assert not line.startswith("sell")
        assert line != "borrow" or "pay" not in others


@pytest.mark.skipif(not kontor.compiled(), reason="plain searching is slow")
@pytest.mark.parametrize("level", SEARCHING)
def test_who_searches_repays_after_the_main_action(level: str) -> None:
    """The order makes no difference, and a question less is a longer look at the main one."""
    repaid = 0
    for seed in (FIRST, SECOND):
        for line, others in words(HAVRE[0], level, seed):
            if line == "repay":
                assert "end" in others  # which is offered when no main action is left
                repaid += 1

    assert repaid > 0


@pytest.mark.parametrize("level", LEVELS)
def test_no_food_is_overpaid_where_another_payment_exists(level: str) -> None:
    """Near the end goods may be paid to keep francs, for they fade; but no goods in vain."""
    meals = 0
    for state, seat, action in known_steps(HAVRE[0], level, SECOND):
        view = state.view(seat)
        question = view["question"]
        if question.get("why") == "meal" and state.text(action) == "pay":
            goods = view["seats"][seat]["goods"]
            eaten = in_food(goods) - in_food(fed(level, state, seat))
            paid = max(question["due"] - eaten, 0)  # other francs went for interest
            fading = view["round"] > len(view["rounds"]) - 2
            francs = paid if fading else view["seats"][seat]["francs"]
            assert eaten + paid == least_payment(goods, francs, question["due"])
            meals += 1

    assert meals > 5


@pytest.mark.parametrize("purse", PURSES, ids=str)
@pytest.mark.parametrize("level", QUICK)
def test_a_meal_costs_as_little_as_it_can(level: str, purse: dict[str, int]) -> None:
    goods = {good: count for good, count in purse.items() if good != "francs"}
    for round_ in range(1, 9):  # 2 to 15 food
        seats = [hand.seat(goods=goods, francs=purse["francs"]), hand.seat(francs=50)]
        state = hand.at(*seats, players=2, round=round_, turn=7, seat=0, offers={"clay": 1})
        due = state.view(0)["rounds"][round_ - 1]["food"]
        if due <= in_food(goods) + purse["francs"]:
            hand.turn(state, "take clay")
            eaten = in_food(goods) - in_food(fed(level, state, 0))
            assert max(eaten, due) == least_payment(goods, purse["francs"], due), due


def fed(level: str, state: State, seat: int) -> dict[str, int]:
    """The goods of a seat after it has paid for its meal."""
    after = state.copy()
    while after.seat == seat and after.view(seat)["question"]["kind"] in ("debt", "pay"):
        after.play(players.choose(level, after, seat, 22))
    goods: dict[str, int] = after.view(seat)["seats"][seat]["goods"]
    return goods


def in_food(goods: dict[str, int]) -> int:
    return sum(worth * goods.get(good, 0) for good, worth in FOOD.items())


def least_payment(goods: dict[str, int], francs: int, due: int) -> int:
    """The smallest sum that covers what is due, with these tokens."""
    tokens = [1] * francs
    for good, worth in FOOD.items():
        tokens += [worth] * goods.get(good, 0)
    sums = {0}
    for token in tokens:
        sums |= {each + token for each in sums}
    return min(each for each in sums if each >= due)


@pytest.mark.parametrize("setup", HAVRE, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_the_last_purchases_do_not_lose_money(level: str, setup: Setup) -> None:
    for state, seat, action in known_steps(setup, level, FIRST):
        view = state.view(seat)
        if view["round"] == len(view["rounds"]) and state.text(action).startswith("buy"):
            after = state.copy()
            after.play(action)
            if view["turn"] == 7:
                assert after.scores()[seat] >= state.scores()[seat]


@pytest.mark.parametrize("level", LEVELS)
def test_a_good_that_can_be_loaded_is_not_lost(level: str) -> None:
    for setup in CRAFTSMEN[:2]:
        for line, others in words(setup, level, FIRST):
            assert line != "lose" or len(others) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_bids_far_above_the_price(level: str) -> None:
    for setup in CRAFTSMEN[:2]:
        for line, _ in words(setup, level, FIRST):
            if line.startswith("bid"):
                assert int(line.split()[1]) <= DEAREST


def test_helpers_do_not_stay_at_home_while_there_is_work() -> None:
    """Those of a deckhand; at higher levels they may have nothing to make."""
    for line, others in words(CRAFTSMEN[1], "deckhand", FIRST):
        assert line != "pass" or "send crafts" not in others


@pytest.mark.skipif(not kontor.compiled(), reason="plain searching is slow")
@pytest.mark.parametrize("setup", [*HAVRE, *CRAFTSMEN[:2]], ids=str)
def test_the_decisions_of_a_turn_share_the_time_of_one(setup: Setup) -> None:
    rows: list[float] = []
    last = -1
    for state, seat, action in known_steps(setup, "merchant", FIRST):
        if seat != last:
            rows.append(0.0)
        last = seat
        perspective = Perspective(state, seat, 8)
        if len(state.legal()) > 1 and default_action(perspective) == NO_DEFAULT:
            part = PRELUDE if perspective.knowledge.is_prelude(perspective.guess(), action) else 1.0
            rows[-1] += part * perspective.knowledge.time_share(perspective.guess())

    assert sorted(rows)[len(rows) * 9 // 10] <= 1.1
    assert max(rows) <= 2.0  # a seat may have two turns in a row, or buy several things before
