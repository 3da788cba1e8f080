"""What moves were worth on the guesses on which they were followed: the best, and what others lose.

The differences between moves on the same guess are what counts, and how far they differ from guess
to guess says how sure a loss is.
"""

from math import erf, exp, inf, pi, sqrt
from statistics import fmean, stdev
from typing import Final

from kontor.players.comparison import SURE, Loss, measure

LEAST_ERROR: Final = 1.0  # points; no look is surer than that
MINOR: Final = 0.5  # points: a loss that is surely smaller is not looked at any longer
ENOUGH: Final = 12  # guesses; how far fewer of them differ says little about all others
KNOWN: Final = 0.8  # points: where the standard error of a loss is less, no guesses are added
KNOWN_SHARE: Final = 0.2  # of a loss, likewise
USUAL_SPREAD: Final = 2.0  # points by which two moves differ from guess to guess, as a rule
PRIOR: Final = 4  # guesses that this rule counts for, beside those that were made
NOTHING: Final = 0.01  # points: a move of which less can be expected loses nothing
LEAST_SPREAD: Final = 0.3  # points; no mean over guesses is nearer to the mean of all
AGREED: Final = 0.1  # points: the standard error of losses on which guesses agree
Worths = list[list[list[float]]]  # by stage, move and guess


def is_known(worths: list[list[float]]) -> bool:
    """Whether the loss of the first move is known well enough, or is surely none."""
    if len(worths[0]) < ENOUGH:
        return False
    lead = lead_of(worths)
    is_none = expected_loss(lead) < NOTHING
    return is_none or lead.error <= max(KNOWN, KNOWN_SHARE * lead.points)


def is_left_behind(worths: list[list[float]], best: int, at: int) -> bool:
    """Whether a move plainly loses; a few guesses that agree by chance do not make it plain."""
    gains = differences(worths[best], worths[at])
    count = len(gains)
    spread = (count * stdev(gains) ** 2 + PRIOR * USUAL_SPREAD**2) / (count + PRIOR)
    return Loss(fmean(gains), sqrt(spread / count)).is_sure(MINOR)


def lead_of(worths: list[list[float]]) -> Loss:
    """By how much the best other move is ahead of the first, with its standard error."""
    rivals = [at for at in still_followed(worths) if at > 0] or range(1, len(worths))
    leads = [gain_of(worths, at, 0) for at in rivals]
    return max(leads, key=lambda each: each.points)


def expected_loss(lead: Loss) -> float:
    """The mean of what a move loses, where another is ahead by so much, give or take the error.

    Below zero nothing is lost, so it is the mean of the normal distribution cut off there. A loss
    that is sure is told as it is; one that may well be none counts by how likely it is.
    """
    if lead.points == -inf:
        return 0.0
    spread = max(lead.error, LEAST_SPREAD)
    far = lead.points / spread
    likely = (1 + erf(far / sqrt(2))) / 2
    return lead.points * likely + spread * exp(-far * far / 2) / sqrt(2 * pi)


def do_agree(worths: list[list[float]]) -> bool:
    """Whether what is hidden hardly matters to what the first move loses."""
    return all(gain_of(worths, at, 0).error <= AGREED for at in range(1, len(worths)))


def gain_of(worths: list[list[float]], one: int, other: int) -> Loss:
    """By how much one move is worth more than another, with the standard error over guesses."""
    gains = differences(worths[one], worths[other])
    return Loss(fmean(gains), stdev(gains) / len(gains) ** 0.5)


def is_plain(worths: Worths) -> bool:
    """Whether no rival is surely ahead of the first move by more than a trifle."""
    rivals = range(1, len(worths[-1]))
    found = (measure([differences(each[at], each[0]) for each in worths]) for at in rivals)
    return all(each.points + SURE * each.error < MINOR for each in found)


def best_of(worths: list[list[float]]) -> int:
    """The move that is worth most; the first one where others are worth as much."""
    return max(still_followed(worths), key=lambda at: (fmean(worths[at]), at == 0))


def still_followed(worths: list[list[float]]) -> list[int]:
    """The moves that were not left behind on the way: they were followed on all guesses."""
    return [at for at, each in enumerate(worths) if len(each) == len(worths[0])]


def differences(one: list[float], other: list[float]) -> list[float]:
    """By how much one move is worth more, on each guess on which both were followed."""
    return [a - b for a, b in zip(one, other, strict=False)]


def loss_of(worths: Worths, best: int, at: int) -> Loss:
    """What a move loses against the best one."""
    if at == best:
        return Loss(0.0, 0.0)
    found = measure([differences(stage[best], stage[at]) for stage in worths])
    return Loss(max(found.points, 0.0), max(found.error, LEAST_ERROR))
