"""The trader: looks one decision ahead and takes what promises most."""

from kontor.players.clock import ShouldStop
from kontor.players.perspective import Perspective

VARIETY = 0.15  # points by which equally good actions are told apart


def choose(perspective: Perspective, seconds: float, cancelled: ShouldStop | None) -> int:  # noqa: ARG001
    """The action that is worth most, with a little luck between equals."""
    state, knowledge = perspective.guess(), perspective.knowledge
    legal = perspective.legal()
    default = knowledge.default_action(state, perspective.seat, legal)
    if default in legal:
        return default
    best, most = legal[0], float("-inf")
    for action in knowledge.harmless_actions(state, perspective.seat, legal):
        found = (
            knowledge.rate(state, perspective.seat, action)
            + VARIETY * int(perspective.chance.below(1000)) / 1000
        )
        if found > most:
            best, most = action, found
    return best
