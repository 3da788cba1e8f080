"""Scores, counted again from the position and the printed cards (LH-13)."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import kontor
from tests.le_havre.cards.printed import CARDS
from tests.properties.le_havre.positions import positions, reached, setups
from tests.properties.walks import examples, stroll

PRINTED = {card.card: card for card in CARDS}

# LH-13.3: francs at the end for each own card of a kind, by the card that brings them.
PER_KIND = {
    "bank": {"industrial": 3, "economic": 2},
    "town_hall": {"public": 4, "craft": 2},
    "business_park": {"industrial": 2},
    "guildhouse": {"economic": 2},
}


def counted(seat: dict[str, Any]) -> int:
    """The wealth of a seat, from what lies before it."""
    own = [PRINTED[card] for card in seat["buildings"]]
    kinds = Counter(card.kind for card in own)
    total: int = seat["francs"] - 7 * seat["loans"]
    total += sum(card.value for card in own)
    total += sum(value for _, value in seat["ships"])
    for card in own:
        per_kind = PER_KIND.get(card.card, {})
        total += sum(francs * kinds[kind] for kind, francs in per_kind.items())
    if "dock" in seat["buildings"]:
        total += 4 * (len(seat["ships"]) + kinds["ship"])
    if "storehouse" in seat["buildings"]:
        total += sum(seat["goods"].values()) // 2
    if "ranch" in seat["buildings"]:
        total += 2 * seat["goods"].get("cattle", 0)
    return total


def assert_counted_alike(state: Any) -> None:
    recount = [counted(seat) for seat in state.position()["seats"]]

    assert state.scores() == recount
    assert [row["score"] for row in state.view(None)["seats"]] == recount
    assert [sum(state.breakdown(seat).values()) for seat in range(len(recount))] == recount


@examples(4)
@given(reached())
def test_reached_positions_are_counted_alike(state: Any) -> None:
    """LH-13.1, LH-13.3, LH-13.4, LH-13.5."""
    assert_counted_alike(state)


@examples(4)
@given(positions(), st.integers(0, 2**20))
def test_rich_positions_are_counted_alike(data: dict[str, Any], seed: int) -> None:
    """LH-13.1, LH-13.3, LH-13.4, LH-13.5."""
    state = kontor.position(data)
    assert_counted_alike(state)

    assert_counted_alike(stroll(state, Random(seed), 20))


@examples()
@given(setups())
def test_no_loan_that_could_be_repaid_is_left_at_the_end(options: dict[str, Any]) -> None:
    """LH-13.2, LH-13.6."""
    state: Any = kontor.new_game("le_havre", **options)

    stroll(state, Random(options["seed"]), 100_000)

    assert_counted_alike(state)
    for seat in state.position()["seats"]:
        assert seat["loans"] == 0 or seat["francs"] < 5
    best = max(state.scores())
    assert state.winners() == [at for at, score in enumerate(state.scores()) if score == best]
