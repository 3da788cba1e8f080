"""What players think of a position: expected scores, chances, and the best actions."""

from math import erf
from typing import Final, NamedTuple

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.players.clock import Clock
from kontor.players.perspective import Perspective
from kontor.players.search import MOST_NODES
from kontor.players.thinking import findings, guess_count

SECONDS: Final = 0.3  # for the best actions
GUESSES: Final = 4  # at what is hidden, for an assessment


class Assessment(NamedTuple):
    """What a position promises, seat by seat."""

    scores: list[float]
    chances: list[float]


class Choice(NamedTuple):
    """An action, and how many points it is expected to lose against the best one.

    Points that it leaves to a rival count as lost, too, as far as the players care.
    """

    action: int
    loss: float


def assess(state: State, seat: int) -> Assessment:
    """Expected final scores and chances to win of all seats, by what one seat may know."""
    if state.is_over:
        return final_assessment(state)
    perspective = Perspective(state, seat, 0)
    looks = [
        perspective.knowledge.expected_scores(perspective.guess(number))
        for number in range(GUESSES)
    ]
    scores = [sum(look[at] for look in looks) / GUESSES for at in range(state.players)]
    return Assessment(scores, chances(scores, perspective.knowledge.spread(perspective.guess())))


def final_assessment(state: State) -> Assessment:
    """The end of a game: the winners share the chance."""
    scores = [float(score) for score in state.scores()]
    winners = state.winners()
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


def best(state: State, n: int = 3, seconds: float = SECONDS) -> list[Choice]:
    """The n best actions of the seat to decide, the best first.

    What looks sensible is searched; anything else is judged by where it leads at once.
    """
    seat = state.seat
    if seat is None:
        raise BadInput(Message("game-over"))
    perspective = Perspective(state, seat, 0)
    found = findings(perspective, Clock(seconds), MOST_NODES, guess_count(perspective, seconds))
    losses = {each.action: max(found[0].worth - each.worth, 0.0) for each in found}
    guess, knowledge = perspective.guess(), perspective.knowledge
    top = knowledge.worth(knowledge.follow(guess, found[0].action), seat)
    for action in perspective.legal():
        if action not in losses:
            worth = knowledge.worth(knowledge.follow(guess, action), seat)
            losses[action] = max(top - worth, 0.0)
    order = {each.action: place for place, each in enumerate(found)}
    ranked = sorted(losses, key=lambda action: (losses[action], order.get(action, n), action))
    return [Choice(action, losses[action]) for action in ranked[:n]]
