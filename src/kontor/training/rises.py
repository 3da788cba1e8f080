"""Measures how much a network's judgement usually rises from any time to the end of a game."""

from collections.abc import Callable
from multiprocessing import get_context
from typing import NamedTuple

from kontor.core.chance import Chance
from kontor.players import network
from kontor.players.games import load_knowledge
from kontor.players.network import KINDS, STEPS
from kontor.training.selfplay import NOTED, Batch, draw_share, play_game


class Sums(NamedTuple):
    """For each kind of game and step of time: how often it was seen, and the rises added up."""

    weights: list[float]
    rises: list[float]


def measure_rises(batches: list[Batch], processes: int, tell: Callable[[str], None]) -> list[float]:
    """The table of a network whose own table is still empty."""
    sums = Sums([0.0] * (KINDS * STEPS), [0.0] * (KINDS * STEPS))
    with get_context("spawn").Pool(processes) as pool:
        for number, found in enumerate(pool.imap(play_batch, batches)):
            for at in range(KINDS * STEPS):
                sums.weights[at] += found.weights[at]
                sums.rises[at] += found.rises[at]
            tell(f"rises: {number + 1} of {len(batches)} parts")
    return table(sums)


def play_batch(batch: Batch) -> Sums:
    """Play a batch, always what looks best, and compare what was thought with what came of it."""
    assert batch.file is not None
    knowledge = load_knowledge(batch.game, network.read(batch.file.read_bytes()))
    sums = Sums([0.0] * (KINDS * STEPS), [0.0] * (KINDS * STEPS))
    for seed in range(batch.first, batch.first + batch.games):
        share = draw_share(batch.game, Chance(seed))
        noted, final = play_game(knowledge, share, batch.game, seed, 0.0, NOTED)
        for row, score in zip(noted, final, strict=True):
            for each in row:
                add_rise(sums, each.kind, each.left, score - each.judged)
    return sums


def add_rise(sums: Sums, kind: int, left: float, rise: float) -> None:
    """One position: it counts for the two steps of time it lies between."""
    left = min(max(left, 0.0), STEPS - 1.0)
    step = int(left)
    part = left - step
    for at, weight in ((step, 1 - part), (step + 1, part)):
        if at < STEPS:
            sums.weights[kind * STEPS + at] += weight
            sums.rises[kind * STEPS + at] += weight * rise


def table(sums: Sums) -> list[float]:
    """The mean rises; steps that no game has are like the last one that it has."""
    found: list[float] = []
    for kind in range(KINDS):
        last = 0.0
        for at in range(kind * STEPS, kind * STEPS + STEPS):
            if sums.weights[at] > 0:
                last = sums.rises[at] / sums.weights[at]
            found.append(last)
    return found
