"""The magnate: searches as long as it is given, and is the stronger for it."""

from typing import Final

from kontor.players import thinking
from kontor.players.clock import Clock, ShouldStop
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.perspective import Perspective
from kontor.players.search import MOST_NODES

LEAST: Final = 0.02  # seconds
PRELUDE: Final = 1 / 3  # of the time for the main action, for what is bought before it


def choose(perspective: Perspective, seconds: float, cancelled: ShouldStop | None) -> int:
    """The best action after a long look at what may follow."""
    default = thinking.default_action(perspective)
    if default != NO_DEFAULT:
        return default
    spent = max(seconds * perspective.knowledge.time_share(perspective.guess()), LEAST)
    guesses = thinking.guess_count(perspective, spent)
    found = thinking.findings(perspective, Clock(spent, cancelled, PRELUDE), MOST_NODES, guesses)
    return thinking.pick_among_best(found, perspective)
