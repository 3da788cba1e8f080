"""What one move loses against another, on guesses that nobody chose them by, with its error."""

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

from kontor.players.clock import Clock
from kontor.players.lines import Line
from kontor.players.perspective import Perspective

CHOOSERS: Final = 2  # guesses at which a better move is found; those that follow judge it
SETS: Final = 2  # of guesses, without one in common
EACH: Final = 2  # guesses in a set
DEPTHS: Final = (0, 12, 36, 108)  # looks on each guess: what is not finished in time is forgotten
CLEAR: Final = 6.0  # points that are seen at first sight, if they are sure
PLAIN: Final = 2.0  # how many times as sure they must be for that
SURE: Final = 2.0  # a loss must be so many times its error

Lines = list[tuple[Line, Line]]  # on one guess each: the better move, and the planned one


class Loss(NamedTuple):
    """What a move loses against a better one, and how far that may be wrong."""

    points: float
    error: float

    def is_sure(self, floor: float) -> bool:
        """Whether it is more than a floor and than what may be wrong about it."""
        return self.points >= floor and self.points > SURE * self.error


def lines_of(
    perspective: Perspective,
    planned: Sequence[int],
    better: Sequence[int],
    clock: Clock,
    first: int = CHOOSERS,
    each: int = EACH,
) -> Lines | None:
    """Two moves on guesses from a number on; None where time is short, or one is not possible."""
    lines: Lines = []
    for number in range(first, first + SETS * each):
        pair = Line(perspective, number, better), Line(perspective, number, planned)
        if clock.is_up() or not all(line.is_possible for line in pair):
            return None
        lines.append(pair)
    return lines


def compare(
    lines: Lines, clock: Clock, depths: Sequence[int] = DEPTHS, floor: float | None = None
) -> Loss | None:
    """What a move loses against another; None where time is short.

    Where it is plain soon that it loses less than a floor, or far more, nobody looks deeper.
    """
    losses: list[list[float]] = []
    for looks in depths:
        if not all(line.grow(looks, clock) for pair in lines for line in pair):
            break
        losses.append([better.worth() - planned.worth() for better, planned in lines])
        judged = measure(losses)
        is_small = floor is not None and judged.points + SURE * judged.error < floor
        is_plain = floor is not None and len(losses) > 1 and judged.is_sure(CLEAR)
        if is_small or (is_plain and judged.points > PLAIN * SURE * judged.error):
            break
    return measure(losses) if losses else None


def measure(losses: Sequence[Sequence[float]]) -> Loss:
    """The loss at the greatest depth; wrong by how guesses, sets of them and depths differ."""
    last = losses[-1]
    half = len(last) // SETS
    sets = [fmean(last[at * half : (at + 1) * half]) for at in range(SETS)]
    before = fmean(losses[-2]) if len(losses) > 1 else fmean(last)
    among = stdev(last) / len(last) ** 0.5
    error = max(among, (max(sets) - min(sets)) / 2, abs(fmean(last) - before) / 2)
    return Loss(fmean(last), error)
