"""The deckhand: plays at random, but does itself no obvious harm."""

from kontor.players.clock import ShouldStop
from kontor.players.perspective import Perspective


def choose(perspective: Perspective, seconds: float, cancelled: ShouldStop | None) -> int:  # noqa: ARG001
    """Any of the prudent actions."""
    actions = perspective.knowledge.cautious_actions(
        perspective.guess(), perspective.seat, perspective.legal()
    )
    if len(actions) == 1:
        return actions[0]  # without the seed that luck would need
    return actions[int(perspective.chance.below(len(actions)))]
