"""One seat in figures, and the decisions on which a game turned."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from kontor.core.table import Table
from kontor.review.levels import nearest
from kontor.review.report import VERDICTS, Decision, Luck, PhaseSummary, SeatSummary
from kontor.review.verdicts import SLIPS

PHASES: Final = 3
HALF: Final = 6.0  # points: a decision that loses so many counts half
TURNING: Final = 3  # points at which a game turned


def accuracy(decisions: Sequence[Decision]) -> int:
    """The mean of 100 % for a decision that loses nothing, 50 % for one that loses HALF points."""
    if not decisions:
        return 100
    return round(fmean(100 * HALF / (HALF + each.loss) for each in decisions))


def summary(
    table: Table, seat: int, decisions: Sequence[Decision], luck: Sequence[Luck]
) -> SeatSummary:
    """What is told of a seat."""
    own = [each for each in decisions if each.seat == seat]
    lost = sum(each.loss for each in own)
    sources: dict[str, float] = {}
    for reason in (reason for each in own for reason in each.reasons):
        sources[reason.part] = round(sources.get(reason.part, 0.0) + reason.points, 1)
    drawn = sum(each.swings[seat] for each in luck)
    score = table.scores()[seat]
    return SeatSummary(
        score=score,
        free=len(own),
        lost=round(lost, 1),
        accuracy=accuracy(own),
        level=nearest(table.game, lost / len(own)) if own else "",
        verdicts={name: sum(each.verdict == name for each in own) for name in VERDICTS},
        phases=[phase_summary(own, phase) for phase in range(PHASES)],
        sources=sources,
        luck=round(drawn, 1),
        without_luck=round(score - drawn, 1),
    )


def phase_summary(decisions: Sequence[Decision], phase: int) -> PhaseSummary:
    """How a seat played in one phase."""
    own = [each for each in decisions if each.phase == phase]
    return PhaseSummary(len(own), round(sum(each.loss for each in own), 1))


def turning_points(decisions: Sequence[Decision]) -> list[int]:
    """The slips that cost most, in the order of the game."""
    slips = [at for at, each in enumerate(decisions) if each.verdict in SLIPS]
    slips.sort(key=lambda at: (gravity(decisions[at]), at))
    return sorted(slips[:TURNING])


def gravity(decision: Decision) -> tuple[int, float, float]:
    """The worst decisions first, when they are sorted by it."""
    return -VERDICTS.index(decision.verdict), -decision.chance_loss, -decision.loss
