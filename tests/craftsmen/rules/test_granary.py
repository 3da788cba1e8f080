"""Chapter 9: half-products for the granary."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import KINDS, capital, discards, moment, points, seat
from tests.craftsmen.rules.play_late import crafting, fields, town, working
from tests.lines import can, do, texts

FLOUR = {"mill_red_blue": [0]}


def miller(*capital: str, **given: Any) -> dict[str, Any]:
    """A seat with wheat in its mill and these cards."""
    return town("mill_red_blue", capital=capital, markers=FLOUR, **given)


def selling(mine: dict[str, Any], flour: list[Any], **given: Any) -> Any:
    """Seat 0 acts; these markers lie below and above on the fields of flour."""
    return crafting(mine, granary={"flour": flour}, **given)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([None, None], [0, None]),
        ([1, None], [1, 0]),
        (["natural", None], ["natural", 0]),
        ([0, None], [0, 0]),
        (["natural", "natural"], ["natural", 0]),
        ([1, "natural"], ["natural", 0]),
        ([2, 1], [1, 0]),
        ([0, 1], [1, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_markers_lie_as_low_as_possible_and_push_out_the_lower_one(
    before: list[Any], after: list[Any]
) -> None:
    """CR-9.21, CR-9.22, CR-9.23, CR-9.24: also the own marker leaves; ruling F9, F10."""
    state = selling(miller(), before)

    do(state, "make flour", "draw")

    assert fields(state, "flour") == after


def test_yellow_pushes_green_out_of_the_granary() -> None:
    """CR-9.29: example of page 7; green 1, red 2, yellow 0."""
    state = selling(miller(), [1, 2])

    do(state, "make flour", "draw")

    assert fields(state, "flour") == [2, 0]
    assert len(capital(state)) == 1
    assert capital(state, 1) == []
    assert points(state) == 1


def test_nobody_receives_anything_for_the_marker_that_leaves() -> None:
    """CR-9.24: neither card nor point."""
    state = selling(miller(), [1, 2])

    do(state, "make flour", "draw")

    assert [capital(state, one) for one in (1, 2)] == [[], []]
    assert [points(state, one) for one in (1, 2)] == [0, 0]


def test_the_card_is_an_open_one_or_the_top_of_the_stack() -> None:
    """CR-9.25: both open cards are on offer, and the stack unseen."""
    given: dict[str, Any] = {"open_capital": ["green_2", "red_1"], "top": ["blue_3", "violet_1"]}
    state = do(crafting(miller(), **given), "make flour")

    assert set(texts(state)) == {"take green_2", "take red_1", "draw"}
    do(state, "draw")
    assert capital(state) == ["blue_3"]
    assert sorted(state.position()["open_capital"]) == ["green_2", "red_1"]


def test_an_open_card_that_is_taken_is_replaced_at_once() -> None:
    """CR-9.27, CR-9.25, CR-1.20."""
    given: dict[str, Any] = {"open_capital": ["green_2", "red_1"], "top": ["blue_3", "violet_1"]}
    state = crafting(miller(), **given)

    do(state, "make flour", "take green_2")

    assert capital(state) == ["green_2"]
    assert sorted(state.position()["open_capital"]) == ["blue_3", "red_1"]
    assert state.position()["stack"][0] == "violet_1"


@pytest.mark.parametrize("flour", [[None, None], ["natural", None], ["natural", "natural"]])
def test_the_card_is_received_whether_or_not_a_marker_left(flour: list[Any]) -> None:
    """CR-9.26, ruling F8."""
    state = selling(miller(), flour)

    do(state, "make flour", "draw")

    assert len(capital(state)) == 1


def test_a_card_has_to_be_taken() -> None:
    """CR-9.25, CR-9.26: there is no way to go without."""
    state = do(crafting(miller()), "make flour")

    assert state.why_not("stop") is not None
    assert can(state, "draw")


def test_no_card_is_received_for_a_half_product_that_is_used() -> None:
    """CR-9.25: only for the granary."""
    mine = town("mill_red_blue", "bakery_blue_violet", markers=FLOUR)
    state = crafting(mine)

    do(state, "make flour", "to bakery")

    assert capital(state) == []


TEN = ("violet_1",) * 4 + ("red_3",) * 4 + ("blue_1", "blue_2")


def test_whoever_has_eleven_cards_now_discards_one_at_once() -> None:
    """CR-9.28, CR-5.10."""
    given: dict[str, Any] = {"open_capital": ["green_2", "green_1"]}
    state = crafting(miller(*TEN), **given)

    do(state, "make flour", "take green_2")
    assert {line.split()[0] for line in texts(state)} == {"discard"}
    assert can(state, "discard green_2")
    do(state, "discard blue_1")

    assert len(capital(state)) == 10
    assert discards(state)["blue_1"] == 1
    assert can(state, "make wood")


def test_whoever_has_ten_cards_now_discards_nothing() -> None:
    """CR-9.28, CR-5.10: the near side of the limit."""
    state = crafting(miller(*TEN[:9]))

    do(state, "make flour", "draw")

    assert len(capital(state)) == 10
    assert can(state, "make wood")


def all_cards() -> list[str]:
    """The 48 capital cards."""
    return [kind for kind in KINDS for _ in range(4)]


def drained(**given: Any) -> Any:
    """Nobody can draw: the 48 cards are in the hands of five players, and none lies open."""
    cards = all_cards()
    sizes = (8, 10, 10, 10, 10)
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    others = [seat(*hand) for hand in hands[1:]]
    given = {"open_capital": [], "stack": []} | given
    return crafting(miller(*hands[0]), *others, players=5, **given)


def test_the_good_is_brought_though_no_card_is_to_be_had() -> None:
    """CR-9.28, CR-1.23: proposed P3."""
    state = drained()

    do(state, "make flour")

    assert fields(state, "flour") == ["natural", 0]
    assert len(capital(state)) == 8
    assert can(state, "make wood")


def test_an_empty_stack_is_made_of_the_discard_pile() -> None:
    """CR-9.28, CR-1.22."""
    cards = all_cards()
    first, rest = cards[:7], cards[7:47]
    others = [seat(*rest[10 * n : 10 * n + 10]) for n in range(4)]
    given: dict[str, Any] = {"open_capital": [], "stack": []}
    state = crafting(miller(*first), *others, players=5, **given)

    do(state, "make flour")
    while not can(state, "stop"):
        do(state, texts(state)[0])

    assert len(capital(state)) == 8


def test_the_granary_takes_each_half_product_on_its_own_fields() -> None:
    """CR-9.21, CR-18.15: seven goods, two fields each, and none for meat."""
    state = crafting(miller())

    do(state, "make flour", "draw")

    now = state.position()["granary"]
    assert set(now) == {"barrel", "rope", "leather", "paper", "iron", "cloth", "flour"}
    assert all(pair == ["natural", "natural"] for good, pair in now.items() if good != "flour")


def test_a_work_token_sells_to_the_granary_too() -> None:
    """CR-9.40, CR-12.8: marker, card and point."""
    state = working(miller(works=1))

    do(state, "make flour", "draw")

    assert fields(state, "flour") == ["natural", 0]
    assert (len(capital(state)), points(state)) == (1, 1)
    assert moment(state) == (1, "summer", "helpers")
