"""The numbers on all 114 cards, seen from what the game does with them."""

from collections import Counter
from typing import Any

import pytest

from .play import at, do, owned, refuses, seat_of, texts
from .printed import CARDS, Printed

KINDS = {"craft": (2, 0), "public": (4, 0), "industrial": (0, 3), "economic": (0, 2)}
FIRST_FIRM = {"town": ["building_firm_1"]}

every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.clause}-{card.card}")
buildable = pytest.mark.parametrize(
    "card", [card for card in CARDS if card.cost], ids=lambda card: f"{card.clause}-{card.card}"
)


def owner_of(card: Printed, *more: str) -> Any:
    """A position whose mover owns the card, and maybe others."""
    return at({"buildings": [card.card, *more]})


def test_there_are_33_36_12_30_and_3_cards() -> None:
    """LH-1.20, LH-2.12."""
    sets = Counter(card.card_set for card in CARDS)

    assert sets == {"standard": 33, "base": 36, "essen": 12, "hameau": 30, "promo": 3}


@every_card
def test_a_card_counts_its_value_at_the_end(card: Printed) -> None:
    """LH-13.1, LH-13.5."""
    breakdown = owner_of(card).breakdown(0)

    place, other = ("ships", "buildings") if card.kind == "ship" else ("buildings", "ships")
    assert breakdown[place] == card.value
    assert breakdown[other] == 0


@every_card
def test_a_card_in_the_town_is_sold_for_its_price_and_no_less(card: Printed) -> None:
    """LH-6.3, LH-6.5, LH-6.6."""
    line = f"buy {card.card}"

    if card.price is None:
        assert refuses(at({"francs": 99}, town=[card.card]), line)
        return
    poor, rich = (at({"francs": card.price - less}, town=[card.card]) for less in (1, 0))
    assert refuses(poor, line)
    after = do(rich, line)
    assert owned(after)["francs"] == 0
    assert seat_of(after)["buildings"] == [card.card]


@every_card
def test_a_card_is_sold_for_half_its_value(card: Printed) -> None:
    """LH-6.7, LH-19.GH31."""
    state = owner_of(card)

    if card.card == "rattletrap_car":
        assert refuses(state, "sell rattletrap_car")
        return
    after = do(state, f"sell {card.card}")
    assert owned(after)["francs"] == card.value // 2
    assert seat_of(after)["buildings"] == []


@every_card
def test_symbols_count_for_the_owner_of_a_card(card: Printed) -> None:
    """LH-1.14: seen in the Labour Exchange, which has a fisherman of its own."""
    after = do(owner_of(card, *{"labour_exchange"} - {card.card}), "use labour_exchange")

    fishers = card.fishers + (card.card != "labour_exchange")
    assert owned(after).get("fish", 0) == fishers
    assert owned(after).get("coal", 0) == card.hammers


@every_card
def test_the_kind_of_a_card_counts_for_town_hall_and_bank(card: Printed) -> None:
    """LH-1.12, LH-15.28, LH-15.29."""
    if card.card in ("town_hall", "bank"):
        return
    alone = owner_of(card).breakdown(0)["bonuses"]

    hall = owner_of(card, "town_hall").breakdown(0)["bonuses"] - alone
    bank = owner_of(card, "bank").breakdown(0)["bonuses"] - alone

    # The Guildhouse counts the Bank as well.
    assert (hall - 4, bank - 2 - 2 * (card.card == "guildhouse")) == KINDS.get(card.kind, (0, 0))


@buildable
def test_a_building_costs_its_materials_and_no_less(card: Printed) -> None:
    """LH-7.4, LH-7.5."""
    piles = [[card.card], [], []]

    after = do(at({"goods": card.cost}, piles=piles, **FIRST_FIRM), "use building_firm_1")

    assert owned(after) == {"francs": 0}
    assert seat_of(after)["buildings"] == [card.card]
    for good in card.cost:
        short = card.cost | {good: card.cost[good] - 1}
        assert refuses(at({"goods": short}, piles=piles, **FIRST_FIRM), "use building_firm_1")


@pytest.mark.parametrize("card", ["clay_mound", "black_market"])
def test_clay_mound_and_black_market_are_bought_but_never_built(card: str) -> None:
    """LH-7.3, LH-15.10, LH-15.13."""
    everything = {"wood": 9, "clay": 9, "brick": 9, "iron": 9, "steel": 9}
    piles = [[card], ["joinery"], []]
    state = at({"goods": everything, "francs": 2}, piles=piles, **FIRST_FIRM)

    inside = do(state, "use building_firm_1")

    assert f"buy {card}" in texts(state)
    assert f"build {card}" not in texts(inside)


@every_card
def test_only_enterable_cards_can_be_entered(card: Printed) -> None:
    """LH-5.2, LH-1.15."""
    state = owner_of(card)

    if card.fee == "locked":
        assert refuses(state, f"use {card.card}")
