"""Positions of Orchard from plain data."""

from collections.abc import Mapping
from typing import Any

from kontor.core.errors import BadInput
from tests.orchard.game import COINS, MOVER, OPEN, POINTS, STAKE, Orchard, new_game


def from_position(data: Mapping[str, Any], rules: int) -> Orchard:
    """A game from plain data: what is not named is as it was dealt."""
    state = new_game(data.get("players", 2), data.get("seed", 0), data.get("large", False), rules)
    trees = data.get("trees", state.left)
    if sorted(set(trees)) != sorted(trees) or not set(trees) <= set(state.left):
        raise BadInput(f"these trees are not those of the box: {trees}")
    gone = len(state.left) - len(trees)
    for at, tree in enumerate([0] * gone + trees, state.trees):
        state.row[at] = tree
    state.row[OPEN] = gone
    state.row[MOVER] = data.get("mover", 0)
    state.row[STAKE] = data.get("stake", 0)
    for seat, row in enumerate(data.get("seats", [])):
        state.row[state.at(seat, COINS)] = row["coins"]
        state.row[state.at(seat, POINTS)] = row["fruit"]
    return state
