"""Thoughts about one position: what its options are worth, and what a move loses there."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.players.advice import whole_move
from kontor.players.clock import Clock
from kontor.players.comparison import Loss
from kontor.players.perspective import Perspective
from kontor.players.search import MOST_NODES
from kontor.players.thinking import Finding, findings, guess_count
from kontor.review.look import Depth, look

SEEDS: Final = (11, 12)  # of the two sets
LEAST_ERROR: Final = 0.3  # points; no look is surer than that
CAREFUL: Final = Depth(nodes=100, guesses=2, rivals=2)  # for a move that somebody tries


class Option(NamedTuple):
    """A move that is possible, what it loses against the best, and how often it was looked at."""

    steps: list[int]
    loss: float
    error: float
    looks: int


def options(state: State, seconds: float, most: int) -> list[Option]:
    """The best moves of the seat to decide, the best first."""
    sets = [_search(state, seed, seconds / len(SEEDS)) for seed in SEEDS]
    worths = [{each.action: each.worth for each in found} for found in sets]
    looks = [{each.action: each.visits for each in found} for found in sets]
    common = [action for action in worths[0] if action in worths[1]] or [sets[0][0].action]
    means = {action: fmean(worth.get(action, worths[0][action]) for worth in worths)
             for action in common}  # fmt: skip
    ranked = sorted(common, key=lambda action: (-means[action], action))
    found = []
    for action in ranked[:most]:
        often = sum(look.get(action, 0) for look in looks)
        loss = means[ranked[0]] - means[action]
        blind = loss / (1 + often) ** 0.5
        error = _error(worths, ranked[0], action, blind)
        found.append(Option(whole_move(state, action), loss, error, often))
    return found


def judge(state: State, steps: Sequence[int], depth: Depth = CAREFUL) -> Loss:
    """What a move of the seat to decide loses against the best one, as a review judges it."""
    found = look(Perspective(state, _mover(state), 0), steps, depth)
    if found is None:
        return Loss(0.0, LEAST_ERROR)  # nothing was to be decided
    judged = found.moves[found.played].loss
    return Loss(judged.points, max(judged.error, LEAST_ERROR))


def is_within_error(loss: float, error: float) -> bool:
    """Whether a look cannot tell a move from the best: then a try with it is solved."""
    return loss <= error


def said_of(decisions: Sequence[Mapping[str, Any]], at: int, steps: Sequence[str]) -> Loss | None:
    """What a stored report said of the best move of a decision, or of the one that was played.

    Others were only glanced at there. Nothing better than the best was found, whatever the look
    leaves open: it solves a try.
    """
    decision = next((each for each in decisions if each["at"] == at), None)
    if decision is None:
        return None
    if decision["candidates"][0]["steps"] == list(steps):
        return Loss(0.0, 0.0)
    return Loss(decision["loss"], decision["error"]) if decision["steps"] == list(steps) else None


def _search(state: State, seed: int, seconds: float) -> list[Finding]:
    perspective = Perspective(state, _mover(state), seed)
    return findings(perspective, Clock(seconds), MOST_NODES, guess_count(perspective, seconds))


def _mover(state: State) -> int:
    if state.seat is None:
        raise BadInput(Message("game-over"))
    return state.seat


def _error(worths: list[dict[int, float]], best: int, action: int, blind: float) -> float:
    """Half of how far the two sets are apart about a loss; more for what was hardly looked at.

    A search soon leaves what seems worse, and both sets do so alike: few looks are no proof.
    """
    first, second = worths
    if not all(each in worth for each in (best, action) for worth in worths):
        return max(LEAST_ERROR, blind)
    apart = (first[best] - first[action]) - (second[best] - second[action])
    return max(LEAST_ERROR, abs(apart) / 2, blind)
