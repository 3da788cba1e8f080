"""The coach: what matters at the start of a turn, and a warning before a move that surely costs.

It plays nothing and sees nothing but views and guesses of the seat it speaks to. It is sure of a
loss when the planned move and a better one, followed on two sets of guesses without one in common,
differ by more than a floor and by more than twice the error of that look.
"""

from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Final, NamedTuple

from kontor.core.contract import State
from kontor.core.words import Message
from kontor.players.advice import LONGEST, best_answer, whole_move
from kontor.players.clock import Clock
from kontor.players.comparison import CHOOSERS, DEPTHS, compare, lines_of
from kontor.players.perspective import Perspective
from kontor.players.reasons import coaching_of, why
from kontor.players.thinking import findings

SECONDS: Final = 0.9  # of work for a whole look; the way to it and back takes the rest of a second
LONGEST_WAIT: Final = 16.0  # times as long a look may take where others want the machine, too
CHOOSING: Final = 0.3  # of the time, for finding a better move
NODES: Final = 150  # on each guess, for finding a better move
FLOOR: Final = 3.0  # points below which a move is nobody's business
SLIP: Final = 0.4  # the same for what nobody does on purpose
SAID: Final = 2  # reasons at once


class Caution(NamedTuple):
    """Why a move had better not be made, and about how many points it costs."""

    loss: float
    reasons: list[Message]
    better: list[int]  # the move it was compared with
    is_slip: bool = False  # nobody does that on purpose


class Effort(NamedTuple):
    """How much is looked at: for finding a better move, and then on each guess, step by step."""

    nodes: int = NODES
    depths: Sequence[int] = DEPTHS


USUAL: Final = Effort()


class Work:
    """Tells how many seconds were worked: those that others had the machine do not count.

    Else what the coach finds would depend on how busy the machine is. But nobody wants to know for
    ever: after so many times as long by the clock the work counts as done.
    """

    def __init__(self) -> None:
        self._worked = process_time()
        self._began = perf_counter()

    def __call__(self) -> float:
        passed = perf_counter() - self._began
        return max(process_time() - self._worked, passed / LONGEST_WAIT)


def matters(state: State, seat: int) -> list[Message]:
    """What matters now, by what a seat to decide sees."""
    coaching = coaching_of(state.game)
    return coaching.matters(state.view(seat)) if coaching else []


def warn(
    state: State, steps: Sequence[int], seconds: float = SECONDS, effort: Effort = USUAL
) -> Caution | None:
    """What there is to say against a move of the seat to decide; None for nearly all moves."""
    seat = state.seat
    if seat is None or not steps or len(state.legal()) < 2:
        return None
    work = Work()
    clock = Clock(seconds, timer=work)
    perspective = Perspective(state, seat, 0)
    planned = list(steps)
    otherwise = _the_same_done_well(perspective, planned)
    if otherwise != planned:
        found = _against(perspective, planned, otherwise, clock, effort)
        if found is not None:
            return found
    best = _best_move(perspective, Clock(CHOOSING * seconds, timer=work), effort.nodes)
    if best in (planned, otherwise) or best[: len(planned)] == planned:
        return None
    return _against(perspective, planned, best, clock, effort)


def _best_move(perspective: Perspective, clock: Clock, nodes: int) -> list[int]:
    """The best that was found at the first guesses."""
    found = findings(perspective, clock, nodes, CHOOSERS)
    return whole_move(perspective.guess(), found[0].action)


def _the_same_done_well(perspective: Perspective, planned: list[int]) -> list[int]:
    """The same move with the usual answers, such as payments, wherever there are any."""
    seat, now, steps = perspective.seat, perspective.guess(), list[int]()
    for action in planned:
        legal = sorted(now.legal())
        default = perspective.knowledge.default_action(now, seat, legal)
        steps.append(default if default in legal else action)
        now.play(steps[-1])
        if steps[-1] != action:
            return _complete(perspective, now, steps)
    return steps


def _complete(perspective: Perspective, now: State, steps: list[int]) -> list[int]:
    """A move that went another way, with the answers that are still missing."""
    seat = perspective.seat
    while now.seat == seat and not now.begins and len(steps) < LONGEST:
        steps.append(best_answer(Perspective(now, seat, 0), 0.0))
        now.play(steps[-1])
    return steps


def _against(
    perspective: Perspective,
    planned: list[int],
    better: list[int],
    clock: Clock,
    effort: Effort,
) -> Caution | None:
    """A warning, if a better move is surely better."""
    lines = lines_of(perspective, planned, better, clock)
    if lines is None:
        return None
    slips, reasons = why(perspective, lines)
    floor = SLIP if slips else FLOOR
    judged = compare(lines, clock, effort.depths, floor)
    if judged is None or not judged.is_sure(floor):
        return None
    if slips:
        return Caution(judged.points, [*slips, *reasons][:SAID], better, is_slip=True)
    said = reasons[:SAID] or [_simply_better(perspective, better)]
    return Caution(judged.points, said, better)


def _simply_better(perspective: Perspective, better: list[int]) -> Message:
    """Where the game has no words for it: what would bring more."""
    return Message("coach-better", action=perspective.guess().message(better[0]))
