"""Whether a position has one clearly best choice: two searches that must agree, with a margin."""

from math import sqrt
from typing import NamedTuple

from kontor.core.contract import State
from kontor.players.clock import Clock
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.perspective import Perspective
from kontor.players.search import MOST_NODES
from kontor.players.thinking import Finding, default_action, findings, guess_count

LEAST_ERROR = 0.5  # points; no search is surer than that
ERRORS = 2.0  # how many errors the best must be ahead
LEAST = 1.5  # points that it must be ahead in any case
LEAST_WRONG = 3  # actions that were searched and found wanting, where something begins
COMPARED = 6  # actions, the best ones, by which the error is measured


class Effort(NamedTuple):
    """How long a search may look, and what is guessed there."""

    seed: int
    seconds: float
    nodes: int = MOST_NODES
    guesses: int = 0  # as many as the seconds allow


class Efforts(NamedTuple):
    """A first look, which throws most positions out, and two searches that must agree."""

    glance: Effort = Effort(0, 0.08)
    one: Effort = Effort(11, 0.7)
    other: Effort = Effort(12, 1.4)


USUAL = Efforts()


class Verdict(NamedTuple):
    """The actions that are as good as the best one, what all others lose, and how sure that is."""

    good: list[int]
    losses: dict[int, float]  # of all actions that were searched
    error: float


def verdict(state: State, efforts: Efforts = USUAL) -> Verdict | None:
    """The verdict on a position, None where nothing is clear."""
    assert state.seat is not None
    if default_action(Perspective(state, state.seat, 0)) != NO_DEFAULT:
        return None
    if not _promises(search(state, efforts.glance)):
        return None
    one, other = search(state, efforts.one), search(state, efforts.other)
    if one[0].action != other[0].action:
        return None
    return _compare(state, state.seat, one, other)


def search(state: State, effort: Effort) -> list[Finding]:
    """What a search finds for the seat to decide, the best first."""
    assert state.seat is not None
    perspective = Perspective(state, state.seat, effort.seed)
    guesses = effort.guesses or guess_count(perspective, effort.seconds)
    return findings(perspective, Clock(effort.seconds), effort.nodes, guesses)


def _promises(found: list[Finding]) -> bool:
    """Whether a short look leaves room for a clear choice."""
    best = found[0]
    return len(found) > 1 and sum(best.worth - each.worth < LEAST for each in found[1:]) < 2


def _losses(found: list[Finding]) -> dict[int, float]:
    return {each.action: found[0].worth - each.worth for each in found}


def _compare(state: State, seat: int, one: list[Finding], other: list[Finding]) -> Verdict | None:
    first, second = _losses(one), _losses(other)
    both = sorted(
        (action for action in first if action in second),
        key=lambda action: first[action] + second[action],
    )
    rivals = [action for action in both if action != one[0].action][:COMPARED]
    if not rivals:
        return None
    apart = sqrt(sum((first[each] - second[each]) ** 2 for each in rivals) / len(rivals))
    error = max(LEAST_ERROR, apart)
    losses = {action: max((first[action] + second[action]) / 2, 0.0) for action in both}
    good = [action for action in both if losses[action] <= error]
    rest = [losses[action] for action in both if action not in good]
    knowledge, guess = Perspective(state, seat, 0).knowledge, state.guess(seat, 0)
    if (
        len(rest) < (LEAST_WRONG if state.begins else 1)
        or min(rest) < max(ERRORS * error, LEAST)
        or len(good) > max(1, len(state.legal()) // 4)
        or len({knowledge.is_prelude(guess, action) for action in good}) > 1
    ):
        return None
    return Verdict(good, losses, error)
