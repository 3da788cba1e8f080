"""A refusal names only what is really short; whoever gets that is not refused for it again."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kontor
from tests.le_havre.cards.printed import CARDS
from tests.le_havre.rules.play import ALL_CARDS, at, seat
from tests.lines import do
from tests.properties.le_havre.positions import GOODS, positions, reached
from tests.properties.le_havre.shortages import assert_mendable, assert_true, lack_in, owned
from tests.properties.walks import examples

PLENTY = {**dict.fromkeys(GOODS, 30), "francs": 30}
CLOSED = {"rattletrap_car", "football_stadium", "dunny", "stockmarket"}
VISITED = sorted(card.card for card in CARDS if card.card not in CLOSED)
BRIDGE = (
    "the Bridge over the Seine wants 1 upgraded good or 3 standard goods; "
    "you have 0 upgraded goods and 2 standard goods"
)
SHIPS = ("wood", "iron", "steel", "luxury")


def rich(goods: dict[str, int], **given: Any) -> dict[str, Any]:
    """A seat with these goods and francs, a ship and loans."""
    own = seat(ships=[["wood", 2]], loans=3, **given)
    own["goods"] = {name: n for name, n in goods.items() if name != "francs"}
    return own | {"francs": goods.get("francs", 0)}


def visit(card: str, goods: dict[str, int], **given: Any) -> Any:
    """Seat 0 may use one card in the town, with these goods and nothing else."""
    town = [card] if card == "fishery" else [card, "fishery"]
    pile = ["bank"] if card != "bank" else ["church"]
    given = {"town": town, "piles": [pile, [], []], "ship_stacks": {"wood": [2]}} | given
    others = [seat(worker="fishery", buildings=[]), seat(cattle=2)]
    return at(rich(goods), *others, cards=ALL_CARDS, offers={"wood": 2}, round=5, **given)


@pytest.mark.parametrize(
    ("card", "goods", "sentence"),
    [
        ("junkyard", {}, "the Junkyard wants 2 food; you have 0 food"),
        ("logging_camp", {}, "the Logging Camp wants 1 food; you have 0 food"),
        ("coal_trader", {}, "the Coal Trader wants 1 food; you have 0 food"),
        ("wreckers", {"fish": 2}, "the Wrecker's wants 3 food; you have 2 food"),
        ("fur_factory", {"hides": 7}, "the Fur Factory wants 1 leather; you have 0 leather"),
        (
            "wainwrights",
            {"wood": 9},
            "the Wainwright's wants 1 iron or 1 steel; you have 0 iron and 0 steel",
        ),
        ("wainwrights", {"wood": 1, "steel": 1}, "the Wainwright's wants 2 wood; you have 1 wood"),
        ("inn", {"bread": 9}, "the Inn wants 1 fish or 1 meat; you have 0 fish and 0 meat"),
        ("furriery", {}, "the Furriery wants 1 hide or 1 leather; you have 0 hides and 0 leather"),
        ("smokehouse", {"fish": 1}, "the Smokehouse wants 1 energy; you have 0 energy"),
        ("church", {"bread": 3, "fish": 2}, "the Church wants 5 bread; you have 3 bread"),
        (
            "bridge_over_the_seine",
            {"wood": 1, "clay": 1},
            BRIDGE,
        ),
        (
            "major_corporation",
            {"steel": 1},
            "the Major Corporation wants 3 francs; you have 0 francs",
        ),
        ("harbour_watch", {"fish": 9}, "the Harbour Watch wants 1 franc; you have 0 francs"),
        ("shipping_line", {"wood": 2}, "the Shipping Line wants 3 energy; you have 2 energy"),
    ],
)  # fmt: skip
def test_a_visit_is_refused_with_what_is_missing(
    card: str, goods: dict[str, int], sentence: str
) -> None:
    """LH-5.11"""
    state = visit(card, goods, piles=[[], [], []])

    assert state.why_not(f"use {card}") == sentence


@pytest.mark.parametrize(
    ("ship", "goods", "sentence"),
    [
        ("wood", {"wood": 2}, "the wooden ship needs 5 wood; you have 2 wood"),
        (
            "wood",
            {"wood": 7},
            "the wooden ship needs 3 energy beside its materials; you have 2 energy for that",
        ),
        (
            "iron",
            {"iron": 1, "steel": 2},
            "the iron ship needs 4 iron; you have 1 iron and 2 steel",
        ),
        ("steel", {"iron": 9}, "the steel ship needs 2 steel; you have 0 steel"),
        ("luxury", {"steel": 2}, "the luxury liner needs 3 steel; you have 2 steel"),
    ],
)  # fmt: skip
def test_a_ship_is_refused_with_what_is_missing(
    ship: str, goods: dict[str, int], sentence: str
) -> None:
    """LH-8.3"""
    stacks = {"wood": [2], "iron": [2], "steel": [10], "luxury": [30]}
    own = seat(buildings=["wharf_1"], ships=[["iron", 4]], **goods)
    town = ["luxury_yacht"]
    state = do(at(own, cards=ALL_CARDS, town=town, ship_stacks=stacks), "use wharf_1")

    assert state.why_not(f"build {ship}_ship") == sentence


def test_a_building_is_refused_with_the_material_that_is_missing_after_discounts() -> None:
    """LH-7.4, LH-7.7"""
    own = seat(wood=9, clay=1, brick=1, buildings=["masons_guild"])
    piles = [["joinery"], ["wharf_1"], ["steel_mill"]]
    state = do(at(own, piles=piles), "use building_firm_1")

    assert state.why_not("build wharf_1") == "Wharf 1 needs 2 iron; you have 0 iron"
    assert state.why_not("build steel_mill") == (
        "the Steel Mill needs 3 bricks and 2 iron; you have 1 brick and 0 iron"
    )


@pytest.mark.parametrize("card", VISITED)
def test_without_one_resource_no_other_is_named(card: str) -> None:
    """LH-5.11: over all cards of all sets."""
    for missing in PLENTY:
        state = visit(card, {name: n for name, n in PLENTY.items() if name != missing})

        sentence = state.why_not(f"use {card}") or ""

        lack = lack_in(sentence)
        assert_true(sentence, owned(state, 0))
        assert lack is None or set(lack.wants) == {missing}, sentence


@pytest.mark.parametrize("card", VISITED)
def test_with_one_resource_only_the_others_are_named(card: str) -> None:
    """LH-5.11: over all cards of all sets."""
    for only in PLENTY:
        state = visit(card, {only: 30})

        sentence = state.why_not(f"use {card}") or ""

        lack = lack_in(sentence)
        assert_true(sentence, owned(state, 0))
        assert lack is None or only not in lack.wants, sentence
        assert_mendable(state, f"use {card}")


LINES = [
    *(f"use {card}" for card in VISITED),
    *(f"{verb} {card.card}" for card in CARDS for verb in ("build", "buy")),
    *(f"{verb} {ship}_ship" for ship in SHIPS for verb in ("build", "buy")),
    *("repay", "pay", "borrow"),
]


@examples(4)
@given(reached() | positions().map(kontor.position), st.integers(0, 2**20))
def test_what_a_refusal_names_is_short_in_any_position(state: Any, seed: int) -> None:
    if state.is_over:
        return
    own = owned(state, state.seat)

    for line in Random(seed).sample(LINES, 120):
        assert_true(state.why_not(line) or "", own)


@examples(4)
@given(
    st.sampled_from(VISITED), st.dictionaries(st.sampled_from(sorted(PLENTY)), st.integers(0, 6))
)
def test_what_is_named_is_all_that_was_missing(card: str, goods: dict[str, int]) -> None:
    state = visit(card, goods)

    assert_mendable(state, f"use {card}")


@pytest.mark.parametrize("use", ["building_firm_1", "sawmill", "wharf_1"])
def test_without_one_material_no_other_is_named(use: str) -> None:
    """LH-7, LH-8: every ship and building on offer."""
    piles = [["joinery"], ["steel_mill"], ["hardware_store"]]
    stacks = {"wood": [2], "iron": [2], "steel": [10], "luxury": [30]}
    for missing in GOODS[:1] + GOODS[2:]:
        own = rich({name: n for name, n in PLENTY.items() if name != missing})
        own["buildings"] = ["wharf_1", "sawmill"]
        state = do(at(own, piles=piles, ship_stacks=stacks), f"use {use}")
        for line in LINES:
            sentence = state.why_not(line) or ""
            lack = lack_in(sentence)
            assert_true(sentence, owned(state, 0))
            assert lack is None or set(lack.wants) == {missing}, sentence
