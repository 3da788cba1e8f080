"""The merchant: a short search, never longer than a moment."""

from typing import Final

from kontor.players import thinking
from kontor.players.clock import Clock, ShouldStop
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.perspective import Perspective

LONGEST: Final = 0.09  # seconds for a decision, whatever else


def choose(perspective: Perspective, seconds: float, cancelled: ShouldStop | None) -> int:  # noqa: ARG001
    """The best action after a short look at what may follow."""
    default = thinking.default_action(perspective)
    if default != NO_DEFAULT:
        return default
    found = thinking.findings(
        perspective, Clock(LONGEST, cancelled), perspective.knowledge.short_nodes
    )
    return thinking.pick_among_best(found, perspective)
