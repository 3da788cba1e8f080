"""The trader draws luck only where it can matter, and chooses as if it always did."""

from random import Random
from typing import Any

import pytest

import kontor
from kontor.core.changes import namer, whole
from kontor.core.setup import Setup
from kontor.players.perspective import Perspective
from kontor.players.trader import VARIETY, luckiest
from tests.players.matches import LE_HAVRE, steps


def always_lucky(actions: list[int], worths: list[float], perspective: Perspective) -> int:
    """The same with luck for every action."""
    lucky = [worth + VARIETY * int(perspective.chance.below(1000)) / 1000 for worth in worths]
    return actions[lucky.index(max(lucky))]


def test_luck_that_cannot_matter_is_not_drawn() -> None:
    state = kontor.new_game("le_havre", players=2, seed=3)
    chance = Random(5)
    chosen = set()
    for seed in range(400):
        count = chance.randrange(1, 6)
        actions = list(range(count))
        worths = [round(chance.random() * chance.choice((0.1, 0.3, 9)), 3) for _ in actions]
        found = luckiest(actions, worths, Perspective(state, 0, seed))
        assert found == always_lucky(actions, worths, Perspective(state, 0, seed))
        chosen.add(found == worths.index(max(worths)))

    assert chosen == {True, False}  # luck decided some of them, and not all


@pytest.mark.parametrize("setup", LE_HAVRE[2:4], ids=lambda setup: setup.title)
def test_names_of_rows_tell_positions_apart(setup: Setup) -> None:
    names: dict[bytes, bytes] = {}
    name: Any = None
    for number, (state, _, _) in enumerate(steps(setup, "deckhand", 6)):
        position: Any = state
        if number % 50 == 0:
            name, names = namer(position.row[:]), {}
        key = whole(position.row)
        assert names.setdefault(name(position.row), key) == key
        assert name(position.row) == name(position.copy().row)
    assert len(names) > 1
    other: Any = kontor.new_game("le_havre", players=5)
    if kontor.compiled():
        with pytest.raises(ValueError, match="bytes are given where"):
            name(other.row)
