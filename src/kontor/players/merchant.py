"""The merchant: a short search, never longer than a moment."""

from typing import Final

from kontor.players import thinking
from kontor.players.clock import Asked, Clock
from kontor.players.fair import Seen
from kontor.players.mind import NO_HABIT

LONGEST: Final = 0.09  # seconds for a decision, whatever else


def choose(seen: Seen, seconds: float, cancelled: Asked | None) -> int:  # noqa: ARG001
    """The best action after a short look at what may follow."""
    usual = thinking.habit(seen)
    if usual != NO_HABIT:
        return usual
    found = thinking.findings(seen, Clock(LONGEST, cancelled), seen.mind.short)
    return thinking.varied(found, seen)
