"""What players think of a position: expected scores, chances, and the best actions."""

from math import erf
from typing import NamedTuple

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.players.fair import Seen


class Assessment(NamedTuple):
    """What a position promises, seat by seat."""

    scores: list[float]
    chances: list[float]


class Choice(NamedTuple):
    """An action, and how many points it is expected to lose against the best one."""

    action: int
    loss: float


def assess(state: State, seat: int) -> Assessment:
    """Expected final scores and chances to win of all seats, by what one seat may know."""
    if state.is_over:
        return settled(state)
    seen = Seen(state, seat, 0)
    guess = seen.guess()
    scores = seen.mind.outlook(guess)
    return Assessment(scores, chances(scores, seen.mind.spread(guess)))


def settled(state: State) -> Assessment:
    """The end of a game: the winners share the chance."""
    scores = [float(score) for score in state.scores()]
    winners: list[int] = list(getattr(state, "winners")())  # noqa: B009
    share = 1 / len(winners)
    return Assessment(scores, [share if seat in winners else 0.0 for seat in range(len(scores))])


def chances(scores: list[float], spread: float) -> list[float]:
    """How likely each score is the highest when all lie a spread around their means."""
    raw: list[float] = []
    for seat, score in enumerate(scores):
        ahead = 1.0
        for other, rival in enumerate(scores):
            if other != seat:
                ahead *= 0.5 * (1 + erf((score - rival) / (2 * spread)))
        raw.append(ahead)
    total = sum(raw)
    if total <= 0:
        return [1 / len(scores)] * len(scores)
    return [each / total for each in raw]


def best(state: State, n: int = 3) -> list[Choice]:
    """The n best actions of the seat to decide, the best first."""
    seat = state.seat
    if seat is None:
        raise BadInput("the game is over")
    seen = Seen(state, seat, 0)
    guess = seen.guess()
    legal = seen.legal()
    decent = set(seen.mind.decent(guess, seat, legal))
    rated = [(seen.mind.rate(guess, seat, action), action) for action in legal if action in decent]
    rated.sort(key=lambda each: (-each[0], each[1]))
    top = rated[0][0]
    return [Choice(action, top - found) for found, action in rated[:n]]
