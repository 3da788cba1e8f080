"""What every visitor needs and pays, card by card: chapter 5 with chapters 15 to 19."""

from typing import Any

import pytest

from .needs import NEARLY, NEEDS, rows
from .play import at, change, do, refuses, starting, texts
from .printed import CARDS

Possessions = dict[str, int]
FOOD = {"meat": 3, "smoked_fish": 2, "bread": 2, "fish": 1, "francs": 1}
FEES = {card.card: card.fee for card in CARDS}


def named(value: Any) -> str:
    return value if isinstance(value, str) else "+".join(value) or "nothing"


needed = pytest.mark.parametrize(("card", "needs"), rows(NEEDS), ids=named)
nearly = pytest.mark.parametrize(("card", "has"), rows(NEARLY), ids=named)


def player(has: Possessions, **more: Any) -> dict[str, Any]:
    """A seat with these goods and francs."""
    goods = {name: number for name, number in has.items() if name != "francs"}
    return {"goods": goods, "francs": has.get("francs", 0), **more}


def plus(has: Possessions, name: str, number: int) -> Possessions:
    return has | {name: has.get(name, 0) + number}


def fee(card: str) -> tuple[int, int]:
    """The fee as food and as francs; what is not asked for is 0."""
    parts = [part.split() for part in FEES[card].split("/") if part != "free"]
    owed = {unit: int(number) for number, unit in parts}
    return owed.get("food", 0), owed.get("F", 0)


@needed
def test_the_owner_enters_with_the_least_that_is_needed(card: str, needs: Possessions) -> None:
    """LH-5.6, LH-5.10, LH-5.11 and the clause of the card."""
    state = at(player(needs, buildings=[card]))

    assert f"use {card}" in texts(state)


@needed
def test_nobody_enters_with_one_token_less(card: str, needs: Possessions) -> None:
    """LH-5.10, LH-5.11 and the clause of the card."""
    for name in needs:
        state = at(player(plus(needs, name, -1), buildings=[card]))

        assert refuses(state, f"use {card}"), name


@nearly
def test_nobody_enters_with_what_is_only_nearly_right(card: str, has: Possessions) -> None:
    """LH-1.4, LH-1.7, LH-1.9, LH-5.11 and the clause of the card."""
    state = at(player(has, buildings=[card]))

    assert refuses(state, f"use {card}")


@needed
def test_a_fee_in_francs_goes_to_the_owner(card: str, needs: Possessions) -> None:
    """LH-5.6, LH-5.7: where both are printed the franc side is the cheaper one."""
    food, francs = fee(card)
    owed = francs or food
    before = at(player(plus(needs, "francs", owed)), {"buildings": [card]})

    after = do(before, f"use {card}")
    while starting(after, "pay") and not change(before, after, 1).get("francs"):
        after = do(after, starting(after, "pay")[0])

    assert change(before, after, 1) == ({"francs": owed} if owed else {})


@needed
def test_a_fee_to_the_town_goes_to_nobody(card: str, needs: Possessions) -> None:
    """LH-1.18, LH-5.6."""
    food, francs = fee(card)
    before = at(player(plus(needs, "francs", francs or food)), town=[card])

    after = do(before, f"use {card}")

    assert change(before, after, 1) == {}


@needed
def test_nobody_enters_who_lacks_a_franc_of_the_fee(card: str, needs: Possessions) -> None:
    """LH-5.10, LH-5.12."""
    food, francs = fee(card)
    owed = francs or food
    if owed:
        state = at(player(plus(needs, "francs", owed - 1)), {"buildings": [card]})

        assert refuses(state, f"use {card}")


@needed
def test_a_fee_in_food_can_be_paid_in_fish_and_one_in_francs_cannot(
    card: str, needs: Possessions
) -> None:
    """LH-1.7, LH-5.7, LH-5.9."""
    food, francs = fee(card)
    before = at(player(plus(needs, "fish", food or francs)), {"buildings": [card]})

    if food:
        after = do(before, f"use {card}")
        while starting(after, "pay") and not change(before, after, 1):
            after = do(after, starting(after, "pay")[-1])
        paid = change(before, after, 1)
        assert sum(FOOD[name] * number for name, number in paid.items()) >= food
    elif francs:
        assert refuses(before, f"use {card}")


@pytest.mark.parametrize("card", sorted({card for card, _ in rows(NEEDS)}))
def test_an_occupied_building_is_closed(card: str) -> None:
    """LH-5.1, LH-5.3."""
    plenty = dict.fromkeys(("grain", "wood", "iron", "clay", "cattle", "fish", "coal"), 20)
    goods = plenty | dict.fromkeys(("bread", "meat", "leather", "hides", "smoked_fish"), 20)
    rich = {"goods": goods | {"brick": 20, "charcoal": 20}, "francs": 90}

    assert f"use {card}" in texts(at(rich, town=[card]))
    assert refuses(at(rich, {"worker": card}, town=[card]), f"use {card}")
    assert refuses(at(rich | {"worker": card}, town=[card]), f"use {card}")
