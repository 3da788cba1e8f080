"""Chapter 5: what capital is worth, all payments that are allowed, and the limit of ten."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.craftsmen.rules.play import (
    COLOURS,
    KINDS,
    at,
    capital,
    discards,
    guild,
    moment,
    own,
    question,
    refused,
    seat,
)
from tests.lines import can, do, texts

OPEN = {
    "basic": ["vineyard_green", "vineyard_red"],
    "extended": ["mill_red_blue", "tannery_violet_green"],
    "advanced": ["winery_red_violet", "brewery_green_violet"],
}
PRICES = {
    "vineyard_green": 3,
    "vineyard_red": 3,
    "mill_red_blue": 5,
    "tannery_violet_green": 5,
    "winery_red_violet": 10,
    "brewery_green_violet": 10,
}
Hand = tuple[str, ...]


def worth(cards: Hand) -> int:
    """What cards are worth together: of each colour the better of sum and set."""
    total = 0
    for colour in COLOURS:
        values = [int(kind[-1]) for kind in cards if kind.startswith(colour)]
        total += max(sum(values), 5 * (len(values) - 1))
    return total


def minimal(hand: Hand, due: int, colours: Hand = COLOURS) -> list[Hand]:
    """Every payment of which no card could be left out, once."""
    held = Counter(kind for kind in hand if kind.split("_")[0] in colours)
    kinds = sorted(held, key=KINDS.index)
    found = []
    for numbers in product(*(range(held[kind] + 1) for kind in kinds)):
        cards = [kind for kind, n in zip(kinds, numbers, strict=True) for _ in range(n)]
        rests = [cards[:i] + cards[i + 1 :] for i in range(len(cards))]
        if worth(tuple(cards)) >= due and all(worth(tuple(rest)) < due for rest in rests):
            found.append(tuple(cards))
    return sorted(found)


def payments(state: Any, before: Counter[str] | None = None) -> list[Hand]:
    """What every way of answering the open payment puts on the discard pile."""
    start = Counter(discards(state)) if before is None else before
    if not any(line.startswith("pay ") for line in texts(state)):
        paid = Counter(discards(state)) - start
        return [tuple(sorted(paid.elements(), key=KINDS.index))]
    ends = []
    for action in state.legal():
        branch = state.copy()
        branch.play(action)
        ends += payments(branch, start)
    return ends


def owing(hand: Hand) -> Any:
    """An auction in which a bid of two or more wins at once: the mayor turns up a one."""
    rest = (kind for kind in KINDS if kind[-1] == "1" and hand.count(kind) < 4)
    return do(
        guild("notary", [[0]], seat(*hand), open=OPEN, open_capital=[], top=[next(rest)]),
        "auction vineyard_green",
    )


def hands(most: int = 9) -> st.SearchStrategy[Hand]:
    """Hands that can be dealt: of each kind four at most."""
    pack = [kind for kind in KINDS for _ in range(4)]
    numbers = st.sets(st.integers(0, 47), min_size=1, max_size=most)
    return numbers.map(lambda chosen: tuple(pack[i] for i in sorted(chosen)))


def most_bid(hand: Hand) -> int:
    """The highest bid that the engine allows for a hand."""
    bids = [line for line in texts(owing(hand)) if line.startswith("bid ")]
    return max(int(line.split()[1]) for line in bids)


@pytest.mark.parametrize(
    ("hand", "value"),
    [
        (("green_1", "green_1", "green_2", "red_3"), 13),
        (("blue_1", "blue_2", "blue_2", "blue_3", "violet_1"), 16),
        (("green_1", "green_2", "green_3", "red_1", "red_1", "blue_1"), 16),
        (("red_3", "red_3"), 6),
        (("green_1", "blue_2"), 3),
        (("green_1", "green_1"), 5),
        (("red_2", "red_3"), 5),
        (("red_3", "red_3", "red_3"), 10),
        (("red_1", "red_1", "red_1", "red_1"), 15),
        (("red_1", "red_1", "red_1", "red_1", "red_2"), 20),
        (("red_1", "red_1", "red_1", "red_1", "red_2", "red_2"), 25),
        (("red_1", "red_1", "red_1", "red_1", "red_2", "red_2", "red_2"), 30),
        (("violet_1", "green_2", "blue_3", "red_3"), 9),
    ],
)
def test_examples_of_what_a_hand_is_worth(hand: Hand, value: int) -> None:
    """CR-5.2, CR-5.3, CR-5.4, CR-5.5, CR-5.6: 13 and 16 are the examples of the rulebook."""
    state = owing(hand)

    assert most_bid(hand) == value
    assert worth(hand) == value
    refused(state, f"bid {value + 1}", "paid")


@settings(max_examples=150, deadline=None)
@given(hand=hands(10).filter(lambda hand: len(hand) > 1))
def test_a_hand_is_worth_the_better_of_sums_and_sets(hand: Hand) -> None:
    """CR-5.4, CR-5.5, CR-8.10."""
    assert most_bid(hand) == worth(hand)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_every_payment_without_a_needless_card_is_reached_once_and_no_other(
    data: st.DataObject,
) -> None:
    """CR-5.1, CR-5.2, CR-5.3, CR-5.5, CR-5.8, CR-8.12: a bid of any height, in all colours."""
    hand = data.draw(hands().filter(lambda hand: worth(hand) >= 3))
    due = data.draw(st.integers(2, worth(hand)))
    state = owing(hand)
    before = Counter(discards(state))
    mayor = state.position()["stack"][0]

    do(state, f"bid {due}")

    paid = payments(state, before + Counter([mayor]))
    assert sorted(paid) == minimal(hand, due)


@settings(max_examples=100, deadline=None)
@given(hand=hands(), card=st.sampled_from(sorted(PRICES)))
def test_every_purchase_is_paid_in_the_colours_of_the_card(hand: Hand, card: str) -> None:
    """CR-5.3, CR-5.8, CR-8.2, CR-8.3, CR-8.4: each payment once; without one no purchase."""
    allowed = tuple(colour for colour in COLOURS if colour in card.split("_"))
    state = guild("notary", [[0]], seat(*hand), open=OPEN)
    ways = minimal(hand, PRICES[card], allowed)
    assert can(state, f"buy {card}") == bool(ways)
    if not ways:
        return

    do(state, f"buy {card}")

    assert sorted(payments(state, Counter())) == ways


@settings(max_examples=60, deadline=None)
@given(hand=hands())
def test_two_buildings_are_paid_in_one_payment_of_any_colours(hand: Hand) -> None:
    """CR-5.8, CR-7.3: 2 + 3, whatever the colours of the buildings are."""
    mine = seat(
        *hand, row=["sawmill_violet_green"], hand=["vineyard_green", "paper_mill_red_green"]
    )
    state = guild("builders", [[0]], mine)
    ways = minimal(hand, 5)
    if not ways:
        return

    do(state, "build vineyard_green left", "build paper_mill_red_green right")

    assert sorted(payments(state, Counter())) == ways


def test_example_of_a_payment_with_a_card_too_many() -> None:
    """CR-5.8, CR-5.9: two greens, or red and blue, or a green with one of them never."""
    state = do(owing(("green_1", "green_1", "red_3", "blue_3")), "bid 5")

    paid = payments(state.copy())

    assert sorted(paid) == [("blue_3", "red_3"), ("green_1", "green_1")]
    do(state, "pay green_1")
    assert "red_3" not in discards(state)
    assert "blue_3" not in discards(state)


def test_the_last_card_of_a_payment_is_never_needless() -> None:
    """CR-5.8: after two greens nothing more is asked, and a single green is not enough."""
    state = do(owing(("green_1", "green_1", "green_2", "red_3", "red_1")), "bid 5")

    do(state, "pay green_1")

    assert texts(state) == ["pay green_1", "pay green_2"]
    refused(state, "pay red_3", "too many")


def test_no_change_is_given() -> None:
    """CR-5.7: two reds worth 5 pay for a basic building of 2."""
    state = guild(
        "builders",
        [[0]],
        seat("red_1", "red_1", row=["sawmill_violet_green"], hand=["vineyard_green"]),
    )

    do(state, "build vineyard_green left")

    assert capital(state) == []
    assert discards(state) == {"red_1": 2}


def test_what_is_paid_goes_to_the_discard_pile() -> None:
    """CR-1.21, CR-5.1."""
    state = guild("notary", [[0]], seat("green_3", "red_1"), open=OPEN)

    do(state, "buy vineyard_green")

    assert discards(state) == {"green_3": 1}
    assert capital(state) == ["red_1"]


def test_two_threes_count_by_their_values() -> None:
    """CR-5.4: an advanced building of 6 is paid with two red threes, not with a 2 and a 3."""
    row, hand = ["sawmill_violet_green"], ["armourer_violet_green"]
    threes = guild("builders", [[0]], seat("red_3", "red_3", row=row, hand=hand))
    less = guild("builders", [[0]], seat("red_2", "red_3", row=row, hand=hand))

    do(threes, "build armourer_violet_green left")

    assert discards(threes) == {"red_3": 2}
    assert not can(less, "build armourer_violet_green left")


def test_nobody_keeps_more_than_ten_cards() -> None:
    """CR-5.10: a fee to a full hand; the discard is the owner's choice, before play goes on."""
    state = at(
        seat("red_3"),
        seat(*["blue_1"] * 4, *["blue_2"] * 4, "red_1", "red_2"),
        queues={"crafts": [[1], [2], [2]]},
    )

    do(state, "cover crafts 1")

    assert state.seat == 1
    refused(state, "send bankers", "discard")
    refused(state, "pass", "discard")
    do(state, "discard blue_1")
    assert len(capital(state, 1)) == 10
    assert "red_3" in capital(state, 1)
    assert can(state, "pass")


def test_a_card_that_is_not_held_is_not_discarded() -> None:
    """CR-5.10."""
    state = at(
        seat("red_3"),
        seat(*["blue_1"] * 4, *["blue_2"] * 4, "red_1", "red_2"),
        queues={"crafts": [[1], [2], [2]]},
    )

    do(state, "cover crafts 1")

    refused(state, "discard green_1", "green", "Green")


def test_at_the_end_of_a_season_the_limit_is_eight() -> None:
    """CR-5.11, CR-13.7: ten cards may be kept until then."""
    ten = ["blue_1"] * 4 + ["blue_2"] * 4 + ["red_1", "red_2"]
    state = guild("town_hall", [[0]], seat(*ten))

    do(state, "stop")

    assert question(state)["cards"] == 2
    do(state, "discard red_1")  # then red_2 is the only one that can follow
    assert capital(state) == ["blue_1"] * 4 + ["blue_2"] * 4
    assert moment(state) == (1, "summer", "helpers")


def test_for_one_card_a_set_plays_no_part() -> None:
    """CR-5.12: a fee is any one card, a 1 or a 3."""
    state = at(seat("red_1", "red_3"), queues={"crafts": [[1], [2], [2]]})

    do(state, "cover crafts 1")

    assert texts(state) == ["give red_1", "give red_3"]
    do(state, "give red_1")
    assert own(state, 1)["capital"] == ["red_1"]
