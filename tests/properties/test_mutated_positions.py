"""Positions of games, changed at random: refused with a sentence, or kept whole and playable."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kontor
from kontor.core.checks import seal
from tests.craftsmen.rules import play as craftsmen_play
from tests.le_havre.rules import play as le_havre_play
from tests.lines import do
from tests.properties.craftsmen import positions as craftsmen
from tests.properties.le_havre import positions as le_havre
from tests.properties.test_any_input import in_time, places
from tests.properties.walks import examples, stroll

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 3, 7, 99, 2**31, 2**63, 10**30, 1.5, float("nan"), float("inf"),
    "", "wood", "bank", "natural", "all", "\n", [], {}, [[]], [None], {"a": 1}, [["wood", 2]],
)  # fmt: skip
LONGEST = 3000
reached = {"le_havre": le_havre.reached(), "craftsmen": craftsmen.reached()}


def put_junk(data: Any, chance: Random) -> None:
    container, key = chance.choice(places(data))
    container[key] = copy.deepcopy(chance.choice(JUNK))


def shift(data: Any, chance: Random) -> None:
    """Another number, near the one that was there."""
    found = [(where, key) for where, key in places(data) if type(where[key]) is int]
    container, key = chance.choice(found)
    container[key] += chance.choice((-2, -1, 1, 2, 3))


def leave_out(data: Any, chance: Random) -> None:
    container, key = chance.choice(places(data))
    del container[key]


def trade_places(data: Any, chance: Random) -> None:
    (one, at), (other, there) = chance.sample(places(data), 2)
    one[at], other[there] = copy.deepcopy(other[there]), copy.deepcopy(one[at])


def move(data: Any, chance: Random) -> None:
    """A card, a ship or a seat goes from one list to another."""
    lists = [where[key] for where, key in places(data) if isinstance(where[key], list)]
    source, target = chance.choice([each for each in lists if each]), chance.choice(lists)
    moved = source.pop(chance.randrange(len(source)))
    if moved is not target:
        target.insert(chance.randint(0, len(target)), moved)


def begin_again(data: Any, chance: Random) -> None:
    """Nothing is under way, and something else is left out."""
    for key in ("decisions", "seal", "stage", chance.choice(list(data))):
        data.pop(key, None)


CHANGES: tuple[Callable[[Any, Random], None], ...] = (
    put_junk, shift, shift, leave_out, trade_places, move, move, begin_again,
)  # fmt: skip


def mutated(data: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The position after one to three changes; now and then its seal is forged, too."""
    twin: dict[str, Any] = json.loads(json.dumps(data))
    for _ in range(chance.choice((1, 1, 2, 3))):
        if places(twin):
            chance.choice(CHANGES)(twin, chance)
    if "seal" in twin and chance.random() < 0.5:
        twin["seal"] = seal(twin)
    return twin


def assert_kept_or_refused(data: dict[str, Any], seed: int) -> None:
    with in_time():
        try:
            state: Any = kontor.position(data)
        except kontor.BadInput as refusal:
            assert str(refusal).strip()
            return
        assert kontor.position(json.loads(json.dumps(state.position()))) == state
        stroll(state, Random(seed), LONGEST)
        assert state.is_over


@pytest.mark.parametrize("game", reached)
@examples(12, shrink=False)
@given(st.data(), st.integers(0, 2**30))
def test_a_mutated_position_is_kept_whole_or_refused(
    game: str, data: st.DataObject, seed: int
) -> None:
    chance = Random(seed)
    whole = data.draw(reached[game]).position()

    for _ in range(4):
        assert_kept_or_refused(mutated(whole, chance), seed)


@pytest.mark.parametrize(
    "data",
    [
        {"town": 1, "sold": ["smokehouse"]},
        {"stage": "over"},
        {"stage": "final"},
        {"phase": "over", "round": 18, "stage": "feeding"},
        {"turn": 7, "stage": "supply"},
        {"sold_ships": [0, 0, 0, 0, "tannery"]},
        {"winded": []},
        {"tiles": ["['wood', 'fish']"] * 7},
        {"reserve": ["zoo"] * 20},
        {"seats": [{"hand": ["zoo", "farm", "tavern", "bakery"]}, {}, {}]},
        {"game": "craftsmen", "seats": [{"works": "x"}, {}, {}]},
        {"game": "craftsmen", "seats": [{"row": ["sawmill_blue_red", "apiary_blue"]}, {}, {}]},
        {
            "game": "craftsmen",
            "stage": "helpers",
            "queues": {"crafts": [[0], [], []]},
            "used": {"crafts": [0, 0]},
        },
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(data: dict[str, Any]) -> None:
    with pytest.raises(kontor.BadInput) as refusal:
        kontor.position(data)

    assert str(refusal.value).strip()


def test_a_position_has_no_lists_without_end() -> None:
    nested: list[Any] = []
    for _ in range(5000):
        nested = [nested]

    with pytest.raises(kontor.BadInput, match="words, numbers, lists and tables"):
        kontor.position({"town": nested})


def test_cards_owed_to_a_discard_pile_fill_no_stack_without_end() -> None:
    with in_time(), pytest.raises(kontor.BadInput):
        kontor.position({"game": "craftsmen", "discards": {"red_1": -(10**12)}})


def test_a_doubt_about_known_cards_is_kept() -> None:
    """LH-15.01"""
    state = kontor.position({"seats": [{"fuzzy": True}, {}]})

    assert kontor.position(state.position()) == state


def test_a_ship_that_was_sold_and_built_again_in_one_turn_leaves_no_trace() -> None:
    """LH-6.12, LH-8.1"""
    own = le_havre_play.seat(wood=9, buildings=["wharf_1"], ships=[["wood", 2], ["iron", 2]])
    state = le_havre_play.at(own, ship_stacks={"wood": []}, town=["luxury_yacht"])
    lines = ("sell wood_ship 2", "use wharf_1", "build wood_ship")

    do(state, *lines)

    assert kontor.position(state.position()) == state


def test_who_looks_at_a_card_that_all_know_changes_nothing_about_it() -> None:
    """CR-8.21, CR-17.8"""
    tops = {"basic": ["iron_mine_violet", "vineyard_red", "apiary_blue"]}
    state: Any = craftsmen_play.guild(
        "notary",
        [[0]],
        craftsmen_play.seat("red_1", "red_2"),
        open={"basic": [], "extended": [], "advanced": []},
        tops=tops,
        known={"iron_mine_violet": "all"},
    )

    do(state, "look basic")

    assert kontor.position(state.position()) == state
