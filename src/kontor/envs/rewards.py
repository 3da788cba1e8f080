"""What a game was worth to each seat when it is over: its score, its margin or its place."""

from collections.abc import Callable
from typing import Final

from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message

Reward = Callable[[State], list[float]]
BOUND: Final = 10_000.0  # no score is near this


def score(state: State) -> list[float]:
    """The points of each seat."""
    return [float(points) for points in state.scores()]


def margin(state: State) -> list[float]:
    """By how much a seat is ahead of the best other; alone it is the score."""
    points = score(state)
    if len(points) == 1:
        return points
    return [own - max(points[:at] + points[at + 1 :]) for at, own in enumerate(points)]


def place(state: State) -> list[float]:
    """From 1 for the winner down to -1 for the last; seats that share places share them evenly."""
    if state.players == 1:
        return [0.0]
    ranks = {seat: rank for seat, rank, _ in state.places()}
    steps = state.players - 1
    return [
        1 - 2 * (rank - 1 + (list(ranks.values()).count(rank) - 1) / 2) / steps
        for rank in (ranks[seat] for seat in range(state.players))
    ]


REWARDS: Final[dict[str, Reward]] = {"score": score, "margin": margin, "place": place}
BOUNDS: Final = {"score": BOUND, "margin": 2 * BOUND, "place": 1.0}


def reward_of(name: str) -> Reward:
    """A kind of reward by its name; BadInput when there is none."""
    if name not in REWARDS:
        raise BadInput(hinted(Message("research-no-reward", name=name), name, REWARDS))
    return REWARDS[name]
