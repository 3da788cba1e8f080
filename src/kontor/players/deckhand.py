"""The deckhand: plays at random, but does itself no obvious harm."""

from kontor.players.clock import Asked
from kontor.players.fair import Seen


def choose(seen: Seen, seconds: float, cancelled: Asked | None) -> int:  # noqa: ARG001
    """Any of the prudent actions."""
    actions = seen.mind.prudent(seen.guess(), seen.seat, seen.legal())
    return actions[int(seen.chance.below(len(actions)))]
