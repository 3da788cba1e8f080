"""What players think of a position: expected scores, chances, the best actions and whole moves."""

from math import erf
from typing import Final, NamedTuple

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.players.clock import Clock
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.perspective import Perspective
from kontor.players.search import MOST_NODES
from kontor.players.thinking import default_action, findings, guess_count

SECONDS: Final = 0.3  # for the best actions
GUESSES: Final = 4  # at what is hidden, for an assessment
ANSWER: Final = 0.05  # seconds for each further question of a move
LONGEST: Final = 60  # steps of a move that are followed


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


def whole_move(
    state: State, action: int, seconds: float = ANSWER, nodes: int = MOST_NODES
) -> list[int]:
    """The action and all further answers of the move it begins, as the players would give them.

    The move ends where another one begins, somebody else decides, or the seat comes to see what
    it could not know before.
    """
    seat = state.seat
    if seat is None:
        raise BadInput(Message("game-over"))
    steps = [action]
    now = state.guess(seat, 0)
    while len(steps) < LONGEST:
        is_seen = bool(now.news(seat, steps[-1]).unforeseen >> seat & 1)
        *_, stage = now.stages(seat, steps[-1])
        now = stage.state
        if is_seen or stage.cause or now.seat != seat or now.begins:
            break
        steps.append(best_answer(Perspective(now, seat, 0), seconds, nodes))
    return steps


def best_answer(perspective: Perspective, seconds: float, nodes: int = MOST_NODES) -> int:
    """The answer to a question in the midst of a move; what is usual needs no thought."""
    default = default_action(perspective)
    if default != NO_DEFAULT:
        return default
    return findings(perspective, Clock(seconds), nodes)[0].action
