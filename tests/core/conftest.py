"""Tables that are somewhere in a game, for all tests of the core."""

from random import Random

import pytest

from kontor import Table


def advance(table: Table, actions: int, seed: int = 1) -> Table:
    """Play so many random actions, or up to the end."""
    chance = Random(seed)
    while actions and not table.state.is_over:
        table.play(chance.choice(table.state.legal()))
        actions -= 1
    return table


@pytest.fixture
def opening() -> Table:
    return Table.new("le_havre", 3, 7)


@pytest.fixture
def midgame(opening: Table) -> Table:
    return advance(opening, 100)


@pytest.fixture(scope="session")
def finished_record() -> str:
    return advance(Table.new("le_havre", 2, 5, variant="short"), 1_000_000).record()
