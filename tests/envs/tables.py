"""The set-ups that environments are tried in, random games in them, and what may be missing."""

import os
from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from kontor.core.contract import State
from kontor.core.setup import Setup

EVERY_SET = ("base", "essen", "hameau", "promo")
SETUPS = [
    *(Setup.of("le_havre", players, variant="full") for players in range(1, 6)),
    *(Setup.of("le_havre", players, variant="short") for players in range(1, 6)),
    Setup.of("le_havre", 3, variant="full", cards=EVERY_SET, expert=True),
    *(Setup.of("craftsmen", players) for players in range(2, 6)),
]


def needs(library: str) -> None:
    """Leave a file of tests out where a library cannot be had, with a sentence."""
    if find_spec(library) is None:
        advice = f"{library} is not installed (make research installs it); its tests are left out"
        if os.environ.get("KONTOR_NEED_RESEARCH"):
            pytest.fail(advice)
        pytest.skip(advice, allow_module_level=True)


def name_of(setup: Setup) -> str:
    """A set-up as the name of a test."""
    return setup.title.replace(", ", "-").replace(" ", "-")


def options_of(setup: Setup) -> dict[str, Any]:
    """The options of a set-up by name."""
    return dict(setup.options)


def positions(setup: Setup, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game, the last one included."""
    state, chance, count = setup.open(seed), Random(seed), 0
    while legal := state.legal():
        if count % every == 0:
            yield state
        state.play(chance.choice(legal))
        count += 1
    yield state
