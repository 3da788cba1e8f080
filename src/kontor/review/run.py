"""The run of a review: a quick pass over a game, then a longer look at the worst decisions."""

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter
from typing import Final

from kontor.core.contract import State
from kontor.core.errors import BadInput, Cancelled
from kontor.core.record import load
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.players.clock import ShouldStop
from kontor.players.comparison import SURE, Loss
from kontor.players.lines import Line
from kontor.players.perspective import Perspective
from kontor.review.course import Move, moves, turns
from kontor.review.look import Depth, Hindsight, Judged, Look, look
from kontor.review.luck import luck
from kontor.review.outlook import curve
from kontor.review.reasons import continuation, full_move, reasons, said, words
from kontor.review.report import BEST, VERSION, Candidate, Decision, Effort, Report
from kontor.review.summary import PHASES, gravity, summary, turning_points
from kontor.review.verdicts import SLIPS, verdict

Teller = Callable[[float], None]  # hears from 0 to 1 how much is done

USUAL: Final = Effort()
DEEP_NODES: Final = 160  # on each guess of the worst decisions
DEEP_GUESSES: Final = 3
GAMES: Final = 20  # played on after the best move and after the played one, as a check
RIVALS: Final = 4  # of the move that was played, in the longer look
WORST: Final = 10  # decisions that are looked at longer
SECOND: Final = Depth(nodes=48, guesses=3, rivals=2)  # for those of which the first look is unsure
CLOSE: Final = 1.0  # points that the next best move is behind where it may well be better
SHOWN: Final = 5  # candidates of a decision
SECONDS: Final = 90.0  # that the longer look may take


def review(
    record: str | bytes | Table,
    effort: Effort = USUAL,
    seconds: float | None = None,
    tell: Teller | None = None,
    cancelled: ShouldStop | None = None,
) -> Report:
    """What a game teaches; with seconds, the worst decisions are then looked at for so long.

    A game may still be open: then what was played of it is judged. The same record and effort give
    the same report on any machine, as long as the seconds are enough.
    """
    table = record if isinstance(record, Table) else load(record)
    report = quick_pass(table, effort, tell, cancelled)
    return report if seconds is None else deepen(report, table, seconds, tell, cancelled)


def quick_pass(
    table: Table,
    effort: Effort = USUAL,
    tell: Teller | None = None,
    cancelled: ShouldStop | None = None,
) -> Report:
    """Every decision, curve and luck of a game, by a short look each."""
    if not table.history:
        raise BadInput(Message("review-nothing"))
    course = list(turns(table))
    made = moves(course)
    depth = Depth(effort.nodes, effort.guesses)
    decisions: list[Decision] = []
    for number, move in enumerate(made):
        stop_if(cancelled)
        decision = judge(table, move, PHASES * number // len(made), depth, effort, cancelled)
        if decision is not None:
            decisions.append(decision)
        if tell is not None:
            tell((number + 1) / len(made))
    report = Report(
        version=VERSION,
        game=table.game,
        rules=table.rules,
        players=table.players,
        actions=len(table.history),
        effort=effort,
        curve=curve(table, made),
        decisions=[],
        turning_points=[],
        luck=luck(course),
        seats=[],
        is_complete=False,
    )
    return with_decisions(report, table, decisions)


def deepen(
    report: Report,
    table: Table,
    seconds: float = SECONDS,
    tell: Teller | None = None,
    cancelled: ShouldStop | None = None,
) -> Report:
    """The same with a longer look at the worst decisions, as many as there is time for.

    Then comes a second look at all others of which the first one is unsure.
    """
    end = perf_counter() + seconds
    effort = replace(report.effort, deep_nodes=DEEP_NODES, deep_guesses=DEEP_GUESSES)
    deep = Depth(effort.deep_nodes, effort.deep_guesses, RIVALS, GAMES)
    made = {move.at: move for move in moves(list(turns(table)))}
    decisions = list(report.decisions)
    first = worst(decisions)
    left = [(at, deep) for at in first if not decisions[at].is_deep]
    left += [(at, SECOND) for at in unsure(decisions) if at not in first]

    def is_late() -> bool:
        return perf_counter() >= end or (cancelled is not None and cancelled())

    for number, (at, depth) in enumerate(left):
        old = decisions[at]
        try:
            new = judge(table, made[old.at], old.phase, depth, effort, is_late)
        except Cancelled:
            stop_if(cancelled)
            return with_decisions(replace(report, effort=effort), table, decisions)
        if new is not None:
            decisions[at] = replace(new, is_deep=depth is deep)
        if tell is not None:
            tell((number + 1) / len(left))
    return with_decisions(replace(report, effort=effort, is_complete=True), table, decisions)


def stop_if(cancelled: ShouldStop | None) -> None:
    """Stop where nobody wants to know any more."""
    if cancelled is not None and cancelled():
        raise Cancelled("the review was called off")


def worst(decisions: list[Decision]) -> list[int]:
    """The decisions that seem to cost most."""
    order = sorted(range(len(decisions)), key=lambda at: (gravity(decisions[at]), at))
    return order[:WORST]


def unsure(decisions: list[Decision]) -> list[int]:
    """The decisions whose loss may as well be none, or the other way round."""
    return [at for at, each in enumerate(decisions) if not each.is_deep and is_unsure(each)]


def is_unsure(decision: Decision) -> bool:
    """Whether the best move and the one that was played cannot be told apart at a glance."""
    if decision.loss > 0:
        return decision.loss <= SURE * decision.error
    others = [each for each in decision.candidates if each.steps != decision.steps]
    return any(each.loss < CLOSE for each in others)


def with_decisions(report: Report, table: Table, decisions: list[Decision]) -> Report:
    """The report with these decisions, and all that follows from them."""
    seats = [summary(table, seat, decisions, report.luck) for seat in range(table.players)]
    turned = turning_points(decisions)
    return replace(report, decisions=decisions, turning_points=turned, seats=seats)


def judge(
    table: Table,
    move: Move,
    phase: int,
    depth: Depth,
    effort: Effort,
    cancelled: ShouldStop | None,
) -> Decision | None:
    """One decision; None where nothing was to be decided."""
    kind = Hindsight if effort.hindsight else Perspective
    perspective = kind(move.state, move.seat, effort.seed)
    found = look(perspective, move.steps, depth, cancelled)
    if found is None:
        return None
    called = verdict(found.moves[found.played].loss, found.chance, found.chance_loss, table.players)
    found = as_called(found, called)
    played = found.moves[found.played]
    is_slip = called in SLIPS
    guess = perspective.guess()
    best = found.moves[0]
    steps = full_move(perspective, best.steps[0]) if is_slip and best != played else best.steps
    why = reasons(found.lines, move.seat) if is_slip else []
    spoken = words(perspective, move.steps, steps) if is_slip and best != played else []
    line = found.lines[0][0] if is_slip and found.lines else None
    return Decision(
        at=move.at,
        until=move.until,
        seat=move.seat,
        caption=table.history[move.at].caption.data(),
        phase=phase,
        steps=texts(move.state, move.steps),
        message=move.state.message(move.steps[0]).data(),
        verdict=called,
        loss=round(played.loss.points, 2),
        error=round(played.loss.error, 2),
        chance_loss=round(found.chance_loss, 4),
        candidates=[
            candidate(
                move.state if each is played else guess,
                each,
                steps if each is best else each.steps,
                line if each is best else None,
            )
            for each in shown_moves(found)
        ],
        reasons=why,
        words=[*spoken, *said(table.game, why)],
    )


def as_called(found: Look, called: str) -> Look:
    """The same, where a move that is as good as the best one loses nothing."""
    if called != BEST:
        return found
    moves = list(found.moves)
    moves[found.played] = moves[found.played]._replace(
        loss=Loss(0.0, moves[found.played].loss.error)
    )
    return found._replace(moves=moves, chance_loss=0.0)


def shown_moves(found: Look) -> list[Judged]:
    """The best moves, and the played one wherever it stands."""
    played = found.moves[found.played]
    shown = found.moves[:SHOWN]
    return shown if found.played < SHOWN else [*shown[:-1], played]


def candidate(state: State, judged: Judged, steps: list[int], line: Line | None) -> Candidate:
    """A move as it is told."""
    return Candidate(
        steps=texts(state, steps),
        message=state.message(steps[0]).data(),
        loss=round(judged.loss.points, 2),
        error=round(judged.loss.error, 2),
        looks=judged.looks,
        line=[] if line is None else continuation(line),
    )


def texts(state: State, steps: list[int]) -> list[str]:
    """Actions as lines of words, each read where it is played."""
    now, lines = state.copy(), list[str]()
    for action in steps:
        lines.append(now.text(action))
        now.play(action)
    return lines
