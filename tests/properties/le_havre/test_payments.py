"""Payments: the answers `pay n x` reach every minimal payment, and each exactly once (LH-9)."""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

import kontor
from tests.properties.le_havre.positions import positions, reached
from tests.properties.walks import EXAMPLES, examples, stroll

FOOD = {"meat": 3, "smoked_fish": 2, "bread": 2, "fish": 1, "francs": 1}
ENERGY = {"coke": 10, "charcoal": 3, "coal": 3, "wood": 1}
FUEL = {"coke": 10, "charcoal": 3, "coal": 3, "grain": 2, "wood": 1}
Payment = tuple[int, ...]

# Buildings that turn something into something else for energy: what is handed in, the energy for
# a number of conversions, and the largest number.
BURNERS: dict[str, tuple[str, Callable[[int], int], int]] = {
    "brickworks": ("clay", lambda times: (times + 1) // 2, 30),
    "bakehouse": ("grain", lambda times: (times + 1) // 2, 30),
    "steel_mill": ("iron", lambda times: 5 * times, 6),
    "blast_furnace": ("hides", lambda times: 3 * times, 6),
}
# Buildings with a fee in food, and goods on which their actions depend.
FEES = {
    "clay_mound": 1,
    "colliery": 2,
    "bakery": 1,
    "fish_market": 1,
    "fish_restaurant": 1,
    "baguette_shop": 1,
    "forest_hut": 1,
    "diner": 1,
    "coal_trader": 1,
    "cattle_market": 2,
    "leather_industry": 2,
    "furriery": 1,
    "steakhouse": 1,
    "cannery_row": 1,
    "cobblers": 1,
}


def minimal(due: int, worth: dict[str, int], held: dict[str, int]) -> set[Payment]:
    """Every payment of which no token could be left out, by trying all of them."""
    ranges = [range(min(held.get(good, 0), due) + 1) for good in worth]
    found: set[Payment] = set()
    for amounts in product(*ranges):
        total = sum(amount * value for amount, value in zip(amounts, worth.values(), strict=True))
        least = [value for amount, value in zip(amounts, worth.values(), strict=True) if amount]
        if total >= due and all(total - value < due for value in least):
            found.add(amounts)
    return found


def asked(state: Any) -> str | None:
    """The kind of token that is asked for now, if it is a payment."""
    first = state.text(state.legal()[0]).split() if state.legal() else []
    return first[2] if len(first) == 3 and first[0] == "pay" else None


def paths(state: Any) -> list[dict[str, int]]:
    """All ways through the questions of one payment: the answers that were given."""
    seat, kind = state.seat, asked(state)
    if kind is None:
        return [{}]
    found: list[dict[str, int]] = []
    for action in state.legal():
        number = int(state.text(action).split()[1])
        branch = state.copy()
        branch.play(action)
        goes_on = branch.seat == seat and is_same_payment(branch, kind)
        rest = paths(branch) if goes_on else [{}]
        found.extend({kind: number} | answers for answers in rest)
    return found


def is_same_payment(state: Any, kind: str) -> bool:
    """Whether a later kind of the same order is asked now."""
    later = asked(state)
    orders = [list(order) for order in (FOOD, FUEL) if kind in order]
    return any(later in order and order.index(later) > order.index(kind) for order in orders)


def fits(payment: Payment, worth: dict[str, int], answers: dict[str, int]) -> bool:
    named = dict(zip(worth, payment, strict=True))
    return all(named[kind] == number for kind, number in answers.items())


def assert_each_once(payments: set[Payment], worth: dict[str, int], state: Any) -> None:
    """The ways through the questions and these payments belong together one by one."""
    ways = paths(state)
    matched = [[payment for payment in payments if fits(payment, worth, way)] for way in ways]

    assert all(len(found) == 1 for found in matched), (ways, payments)
    assert {found[0] for found in matched} == payments
    assert len(ways) == len(payments)


def held(state: Any, seat: int) -> dict[str, int]:
    """Goods and francs of a seat."""
    own = state.position()["seats"][seat]
    return {**own["goods"], "francs": own["francs"]}


def seat(goods: dict[str, int], francs: int = 0, **more: Any) -> dict[str, Any]:
    return {"goods": goods, "francs": francs, "buildings": [], "ships": [], **more}


foods = st.fixed_dictionaries({good: st.integers(0, 5) for good in FOOD if good != "francs"})
fuels = st.fixed_dictionaries({good: st.integers(0, 4) for good in ENERGY})


@examples(4)
@given(foods, st.integers(0, 8), st.integers(1, 18))
def test_feeding_can_be_paid_in_every_minimal_way_exactly_once(
    goods: dict[str, int], francs: int, at: int
) -> None:
    """LH-9.3, LH-9.4, LH-10.5."""
    due = (2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14, 15, 15)[at - 1]
    assume(sum(FOOD[good] * n for good, n in goods.items()) + francs >= due)
    state: Any = kontor.position({
        "round": at, "turn": 7, "stage": "feeding", "town": [], "piles": [[], [], []],
        "specials": [], "seats": [seat(goods, francs), seat({}, 99), seat({}, 99)],
    })  # fmt: skip
    payments = minimal(due, FOOD, {**goods, "francs": francs})

    if len(payments) == 1:
        paid = held(state, 0)
        only = dict(zip(FOOD, payments.pop(), strict=True))
        assert all(
            paid.get(good, 0) == {**goods, "francs": francs}[good] - n for good, n in only.items()
        )
    else:
        assert_each_once(payments, FOOD, state)


@examples(4)
@given(st.sampled_from(sorted(BURNERS)), fuels, st.integers(1, 30), st.booleans())
def test_energy_can_be_paid_in_every_minimal_way_exactly_once(
    card: str, goods: dict[str, int], times: int, wind: bool
) -> None:
    """LH-9.4, LH-9.5, LH-9.9."""
    given_in, energy, most = BURNERS[card]
    times = min(times, most)
    due = energy(times) - (3 if wind else 0)
    assume(due > 0)
    payments = minimal(due, ENERGY, goods)
    assume(len(payments) > 1)
    owned = [card, "wind_farm"] if wind else [card]
    state: Any = kontor.position({
        "cards": ["base", "hameau"], "town": [], "piles": [[], [], []], "specials": [],
        "seats": [seat({**goods, given_in: times}, buildings=owned), seat({}), seat({})],
    })  # fmt: skip
    state.play(state.read(f"use {card}"))
    if state.why_not(f"times {times}") is None:
        state.play(state.read(f"times {times}"))

    assert_each_once(payments, ENERGY, state)


@examples(3)
@given(fuels, st.integers(0, 3), st.integers(0, 3), st.integers(1, 3), st.booleans())
def test_ships_sail_on_every_minimal_payment_that_leaves_freight(
    goods: dict[str, int], grain: int, hides: int, ships: int, facility: bool
) -> None:
    """LH-8.18, LH-8.19, LH-9.10."""
    worth = FUEL if facility else ENERGY
    stock = {**goods, "grain": grain, "hides": hides}
    payments = {
        payment
        for payment in minimal(3 * ships, worth, stock)
        if sum(stock.values()) - sum(payment) >= ships
    }
    assume(len(payments) > 1)
    owned = ["shipping_line", *(["biofuel_facility"] if facility else [])]
    fleet = [["iron", 2], ["iron", 4], ["iron", 6]]
    state: Any = kontor.position({
        "cards": ["base", "hameau"], "town": [], "piles": [[], [], []], "specials": [],
        "seats": [seat(stock, buildings=owned, ships=fleet[:ships]), seat({}), seat({})],
    })  # fmt: skip
    state.play(state.read("use shipping_line"))
    if state.why_not(f"times {ships}") is None:
        state.play(state.read(f"times {ships}"))

    assert_each_once(payments, worth, state)


@examples(6)
@given(
    st.sampled_from(sorted(FEES)),
    foods,
    st.integers(0, 4),
    st.fixed_dictionaries({}, optional={g: st.integers(1, 3) for g in ("leather", "wood", "iron")}),
)
def test_fees_can_be_paid_in_every_minimal_way_that_leaves_the_action_possible(
    card: str, goods: dict[str, int], francs: int, more: dict[str, int]
) -> None:
    """LH-5.9, LH-5.10: whether the action is possible is asked where no fee is due (LH-18.03)."""
    stock = {**goods, **more, "charcoal": 1, "hides": 1, "cattle": 1}

    def at(goods: dict[str, int], worker: str | None) -> Any:
        left = {good: n for good, n in goods.items() if good != "francs"}
        return kontor.position({
            "cards": ["base", "hameau", "essen"], "town": ["main_station"], "piles": [[], [], []],
            "specials": [], "seats": [
                seat(left, goods["francs"], worker=worker), seat({}, buildings=[card]), seat({}),
            ],
        })  # fmt: skip

    before = {**stock, "francs": francs}
    payments = {
        payment
        for payment in minimal(FEES[card], FOOD, before)
        if can_enter(at(less(before, payment), "main_station"), card)
    }
    state = at(before, None)

    assert can_enter(state, card) == bool(payments)
    if payments:
        state.play(state.read(f"use {card}"))
    if len(payments) > 1:
        assert_each_once(payments, FOOD, state)


def less(goods: dict[str, int], payment: Payment) -> dict[str, int]:
    return {**goods, **{g: goods[g] - n for g, n in zip(FOOD, payment, strict=True) if n}}


def can_enter(state: Any, card: str) -> bool:
    return state.why_not(f"use {card}") is None


def assert_minimal_and_different(state: Any) -> None:
    """No way leads to a payment that LH-9.3 forbids, and no two ways to the same one."""
    kind, question = asked(state), state.view(None)["question"]
    assert kind is not None
    assert question["kind"] == "pay"
    own = state.position()["seats"][state.seat]
    at_sea = own["worker"] == "shipping_line" and "biofuel_facility" in own["buildings"]
    order = FOOD if kind in FOOD else FUEL if at_sea else ENERGY
    worth = {each: order[each] for each in list(order)[list(order).index(kind) :]}
    payments = minimal(question["due"], worth, held(state, state.seat))
    is_guarded = own["worker"] == "shipping_line" or (kind in FOOD and not is_feeding(state))

    if not is_guarded:
        assert_each_once(payments, worth, state)
        return
    ways = paths(state)
    matched = [[payment for payment in payments if fits(payment, worth, way)] for way in ways]
    assert all(matched)
    assert len({frozenset(way.items()) for way in ways}) == len(ways)


def is_feeding(state: Any) -> bool:
    return bool(state.position()["stage"] == "feeding")


def payments_on_the_way(state: Any, chance: Random, steps: int, most: int) -> int:
    """Check the payments that a random game comes to."""
    checked = 0
    for _ in range(steps):
        if state.is_over or checked == most:
            break
        if asked(state) and state.view(None)["question"]["due"] <= 12:
            assert_minimal_and_different(state)
            checked += 1
        stroll(state, chance, 1)
    return checked


@examples(2)
@given(reached(), st.randoms(use_true_random=False))
def test_payments_in_reached_positions_are_minimal(state: Any, chance: Random) -> None:
    """LH-9.3."""
    payments_on_the_way(state, Random(chance.randrange(2**30)), 60, 4)


@examples(2)
@given(positions(), st.integers(0, 2**20))
def test_payments_in_rich_positions_are_minimal(data: dict[str, Any], seed: int) -> None:
    """LH-9.3."""
    payments_on_the_way(kontor.position(data), Random(seed), 60, 4)


def test_random_games_come_to_payments_at_all() -> None:
    """Otherwise the two properties above would prove nothing."""
    state = kontor.new_game("le_havre", 2, 3)

    assert payments_on_the_way(state, Random(1), 10_000, 3 + EXAMPLES // 10) >= 3
