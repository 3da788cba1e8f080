"""The magnate: searches as long as it is given, and is the stronger for it."""

from typing import Final

from kontor.players import thinking
from kontor.players.clock import Asked, Clock
from kontor.players.fair import Seen
from kontor.players.mind import NO_HABIT
from kontor.players.search import MOST_NODES

LEAST: Final = 0.02  # seconds
PRELUDE: Final = 1 / 3  # of the time for the main action, for what is bought before it


def choose(seen: Seen, seconds: float, cancelled: Asked | None) -> int:
    """The best action after a long look at what may follow."""
    usual = thinking.habit(seen)
    if usual != NO_HABIT:
        return usual
    spent = max(seconds * seen.mind.share(seen.guess()), LEAST)
    guesses = thinking.guesses_in(seen, spent)
    found = thinking.findings(seen, Clock(spent, cancelled, PRELUDE), MOST_NODES, guesses)
    return thinking.varied(found, seen)
