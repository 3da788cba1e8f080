"""The trader: looks one decision ahead and takes what promises most."""

from typing import Final

from kontor.players.clock import ShouldStop
from kontor.players.perspective import Perspective

VARIETY: Final = 0.15  # points by which equally good actions are told apart


def choose(perspective: Perspective, seconds: float, cancelled: ShouldStop | None) -> int:  # noqa: ARG001
    """The action that is worth most, with a little luck between equals."""
    state, knowledge, seat = perspective.guess(), perspective.knowledge, perspective.seat
    legal = perspective.legal()
    default = knowledge.default_action(state, seat, legal)
    if default in legal:
        return default
    actions = knowledge.harmless_actions(state, seat, legal)
    if len(actions) == 1:
        return actions[0]
    return luckiest(
        actions, [knowledge.rate(state, seat, action) for action in actions], perspective
    )


def luckiest(actions: list[int], worths: list[float], perspective: Perspective) -> int:
    """The action that is worth most with luck.

    Luck is drawn only where it can matter: a seed for it takes longer than a look at an action.
    """
    most = max(worths)
    if len([worth for worth in worths if worth >= most - VARIETY]) == 1:
        return actions[worths.index(most)]
    chance = perspective.chance
    best, highest = actions[0], float("-inf")
    for action, worth in zip(actions, worths, strict=True):
        found = worth + VARIETY * int(chance.below(1000)) / 1000
        if found > highest:
            best, highest = action, found
    return best
