"""The trader: looks one decision ahead and takes what promises most."""

from kontor.players.clock import Asked
from kontor.players.fair import Seen

VARIETY = 0.15  # points by which equally good actions are told apart


def choose(seen: Seen, seconds: float, cancelled: Asked | None) -> int:  # noqa: ARG001
    """The action that is worth most, with a little luck between equals."""
    state, mind = seen.guess(), seen.mind
    legal = seen.legal()
    usual = mind.habit(state, seen.seat, legal)
    if usual in legal:
        return usual
    best, most = legal[0], float("-inf")
    for action in mind.decent(state, seen.seat, legal):
        found = mind.rate(state, seen.seat, action) + VARIETY * int(seen.chance.below(1000)) / 1000
        if found > most:
            best, most = action, found
    return best
