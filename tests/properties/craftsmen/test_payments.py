"""Payments: the answers `pay x` reach every payment without a needless card, each once (CR-5)."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kontor
from tests.properties.craftsmen.printed import ALIKE, BUILDING_OF, CAPITAL, HALVES
from tests.properties.walks import examples

Payment = tuple[tuple[str, int], ...]
BUILDING = (2, 3, 6)  # CR-7.2, by the number of input icons
BUYING = (3, 5, 10)  # CR-8.2
SAWMILL = "sawmill_violet_green"
CARDS = [card for card in HALVES if not card.startswith("sawmill")]

hands = st.dictionaries(st.sampled_from(CAPITAL), st.integers(1, ALIKE), max_size=6).filter(
    lambda hand: sum(hand.values()) <= 8
)


def worth(cards: Counter[str]) -> int:
    """CR-5.4, CR-5.5."""
    total = 0
    for colour in ("violet", "green", "blue", "red"):
        own = [int(card.split("_")[1]) for card in cards.elements() if card.startswith(colour)]
        total += max(sum(own), 5 * (len(own) - 1)) if own else 0
    return total


def minimal(hand: dict[str, int], due: int) -> set[Payment]:
    """All payments of which no card could be left out (CR-5.8)."""
    found = set()
    for numbers in product(*(range(held + 1) for held in hand.values())):
        paid = Counter(dict(zip(hand, numbers, strict=True)))
        if worth(paid) >= due and all(
            worth(paid - Counter([card])) < due for card in paid if paid[card]
        ):
            found.add(payment(paid))
    return found


def payment(cards: Counter[str]) -> Payment:
    return tuple(sorted((card, number) for card, number in cards.items() if number))


def paid_ways(state: Any, before: Counter[str]) -> list[Payment]:
    """What lies on the discard pile in the end, for every way to answer."""
    question = state.view(None)["question"]
    if question["kind"] != "pay":
        return [payment(Counter(state.position()["discards"]) - before)]
    ways: list[Payment] = []
    for action in state.legal():
        after = state.copy()
        after.play(action)
        ways += paid_ways(after, before)
    return ways


def alone(guild: str, capital: dict[str, int], built: list[str], **given: Any) -> Any:
    """Seat 0 alone acts, on the second space and so without a privilege."""
    own = {"capital": list(Counter(capital).elements()), "row": [SAWMILL], "hand": built}
    return kontor.position(
        {
            "game": "craftsmen",
            "players": 3,
            "year": 2,
            "season": "summer",
            "stage": "guild",
            "guild": guild,
            "cursor": 2,
            "queues": {guild: [[1], [0], []]},
            "seats": [own, {"capital": []}, {}],
            **given,
        }
    )


def is_possible(state: Any, text: str) -> bool:
    return state.seat == 0 and state.why_not(text) is None


def assert_each_once(ways: list[Payment], wanted: set[Payment]) -> None:
    assert len(ways) == len(set(ways))
    assert set(ways) == wanted


@examples(6)
@given(hands, st.lists(st.sampled_from(CARDS), min_size=1, max_size=2, unique=True))
def test_buildings_are_paid_in_every_minimal_way(hand: dict[str, int], built: list[str]) -> None:
    """CR-5.3 to CR-5.8, CR-7.3."""
    state = alone("builders", hand, built)
    before = Counter(state.position()["discards"])
    due = 0

    for card in built:
        if is_possible(state, f"build {card} left"):
            state.play(state.read(f"build {card} left"))
            due += BUILDING[len(BUILDING_OF[card].needs)]
    if due and is_possible(state, "stop"):
        state.play(state.read("stop"))

    if due:
        assert_each_once(paid_ways(state, before), minimal(hand, due))


@examples(6)
@given(hands, st.sampled_from(CARDS))
def test_cards_are_bought_in_their_colours_in_every_minimal_way(
    hand: dict[str, int], card: str
) -> None:
    """CR-5.8, CR-8.2 to CR-8.5."""
    icons = len(BUILDING_OF[card].needs)
    kind = ("basic", "extended", "advanced")[icons]
    coloured = {each: n for each, n in hand.items() if each.split("_")[0] in HALVES[card]}
    wanted = minimal(coloured, BUYING[icons])
    state = alone("notary", hand, [], open={kind: [card, other(card)]})
    before = Counter(state.position()["discards"])

    can_buy = is_possible(state, f"buy {card}")

    assert can_buy == bool(wanted)
    if can_buy:
        state.play(state.read(f"buy {card}"))
        assert_each_once(paid_ways(state, before), wanted)


def other(card: str) -> str:
    """Another card of the same kind."""
    icons = len(BUILDING_OF[card].needs)
    return next(c for c in CARDS if c != card and len(BUILDING_OF[c].needs) == icons)


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("green_1 green_1 green_2 red_3", 13),
        ("blue_1 blue_1 blue_2 blue_3 violet_1", 16),
        ("green_1 green_2 green_3 red_1 red_1 blue_1", 16),
        ("red_3 red_3", 6),
        ("green_1 blue_2", 3),
    ],
)
def test_the_examples_of_the_rules_are_worth_what_they_say(cards: str, value: int) -> None:
    """CR-5.6; otherwise the properties above would prove nothing."""
    assert worth(Counter(cards.split())) == value
