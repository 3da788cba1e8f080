"""What became of a move when games were played on from it: a check that asks no evaluation.

Looks end in positions that the learned judge values, and it errs alike on all guesses. Games that
are played on end in points. They are few and noisy, so both are weighed by how far they may be off.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from librt.vecs import vec

from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.core.errors import Cancelled
from kontor.players.clock import ShouldStop
from kontor.players.comparison import Loss
from kontor.players.lines import Line
from kontor.players.perspective import Perspective
from kontor.players.playing_out import play_out
from kontor.players.search import CROWD, DUEL, best_other

HEAT: Final = 1.0  # points that a choice may be worse by, so that no two games are the same
FILE: Final = "judge.json"  # what `python -m tools.review_figures --only judge` printed
UNMEASURED: Final = 5.0  # points by which the judge of a game may be off where nobody measured it
FIRST: Final = 100  # the number of the first guess; looks have others


def played_on(
    perspective: Perspective,
    best: Sequence[int],
    played: Sequence[int],
    games: int,
    cancelled: ShouldStop | None,
) -> Loss | None:
    """By how much the best move came out ahead; None where one of them is not always possible."""
    gains: list[float] = []
    for number in range(FIRST, FIRST + games):
        pair = [Line(perspective, number, steps) for steps in (best, played)]
        if not all(line.is_possible for line in pair):
            return None
        if cancelled is not None and cancelled():
            raise Cancelled("the thinking was called off")
        one, other = (end_of(perspective, line.end, number) for line in pair)
        gains.append(one - other)
    return Loss(fmean(gains), stdev(gains) / sqrt(games))


def end_of(perspective: Perspective, state: State, number: int) -> float:
    """What the seat has in the end, less what that leaves to its best rival."""
    chance = Chance(perspective.seed + number)
    end = play_out(perspective.knowledge, state.copy(), HEAT, chance)
    scores = [float(score) for score in end.scores()]
    rivalry = DUEL if len(scores) == 2 else CROWD
    return scores[perspective.seat] - rivalry * best_other(vec[float](scores), perspective.seat)


@cache
def judges_error(game: str) -> float:
    """Points by which the judge of a game is off about two moves, on all guesses alike."""
    data = json.loads((files("kontor.review") / "data" / FILE).read_text("utf-8"))
    return float(data.get(game, UNMEASURED))


def weighed(looked: Loss, played: Loss, judges_error: float) -> Loss:
    """Both together, each by how far it may be off; below zero where the games say so."""
    by_look = 1 / (looked.error**2 + judges_error**2)
    by_play = 1 / max(played.error, 0.5) ** 2
    points = (by_look * looked.points + by_play * played.points) / (by_look + by_play)
    return Loss(points, 1 / sqrt(by_look + by_play))
