"""The run of a review: a quick pass over a game, then a longer look at the worst decisions."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from time import perf_counter
from typing import Final

from kontor.core.contract import State
from kontor.core.errors import BadInput, Cancelled
from kontor.core.record import load
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.players.clock import ShouldStop
from kontor.players.comparison import Loss
from kontor.players.lines import Line
from kontor.players.perspective import Perspective
from kontor.review.course import Move, moves, turns
from kontor.review.judging import is_within_error
from kontor.review.look import Depth, Hindsight, Judged, Look, look
from kontor.review.luck import luck
from kontor.review.outlook import curve
from kontor.review.reasons import continuation, full_move, reasons, sentences, words
from kontor.review.report import BEST, VERSION, Candidate, Decision, Effort, Report
from kontor.review.summary import PHASES, gravity, summary, turning_points
from kontor.review.verdicts import SLIPS, verdict
from kontor.review.worths import LEAST_ERROR

Teller = Callable[[float], None]  # hears from 0 to 1 how much is done

USUAL: Final = Effort()
DEEP_NODES: Final = 100  # on each guess of the worst decisions
DEEP_GUESSES: Final = 3
DEEP_ROUNDS: Final = 3  # of guesses, at most
GAMES: Final = 20  # played on after the best move and after the played one, as a check
RIVALS: Final = 3  # of the move that was played, in the longer look
WORST: Final = 10  # decisions that are looked at longer
SECOND: Final = Depth(nodes=12, guesses=2, rivals=4, rounds=6, farthest=48)  # for all others
CLOSE: Final = 3.0  # points that the next best move is behind where it may well be better
SHOWN: Final = 5  # candidates of a decision
SECONDS: Final = 90.0  # that the longer look may take
DEEP: Final = Depth(DEEP_NODES, DEEP_GUESSES, RIVALS, GAMES, DEEP_ROUNDS, farthest=300)


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
    all_moves = moves(course)
    depth = Depth(effort.nodes, effort.guesses)
    decisions: list[Decision] = []
    for number, move in enumerate(all_moves):
        stop_if(cancelled)
        decision = judge(table, move, PHASES * number // len(all_moves), depth, effort, cancelled)
        if decision is not None:
            decisions.append(decision)
        if tell is not None:
            tell((number + 1) / len(all_moves))
    report = Report(
        version=VERSION,
        game=table.game,
        rules=table.rules,
        players=table.players,
        actions=len(table.history),
        effort=effort,
        curve=curve(table, all_moves),
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
    """The same with a longer look at the worst decisions, and a second one at all others.

    As many as there is time for; what was unsure at a glance comes first. Decisions that are among
    the worst only after that have a longer look, too.
    """
    end = perf_counter() + seconds
    effort = replace(report.effort, deep_nodes=DEEP_NODES, deep_guesses=DEEP_GUESSES)
    moves_by_place = {move.at: move for move in moves(list(turns(table)))}
    decisions = {each.at: each for each in report.decisions}

    def is_late() -> bool:
        return perf_counter() >= end or (cancelled is not None and cancelled())

    def look_again(places: list[int], depth: Depth, part: tuple[float, float]) -> None:
        for number, at in enumerate(places):
            old = decisions[at]
            new = judge(table, moves_by_place[at], old.phase, depth, effort, is_late)
            if new is None:
                del decisions[at]  # nothing is decided there, as it turns out
            else:
                decisions[at] = replace(new, is_deep=depth is DEEP)
            if tell is not None:
                tell(part[0] + (part[1] - part[0]) * (number + 1) / len(places))

    is_complete = True
    try:
        look_again(worst(decisions.values()), DEEP, (0.0, 0.3))
        look_again(unsure(decisions.values()), SECOND, (0.3, 0.9))
        look_again(worst(decisions.values()), DEEP, (0.9, 1.0))
    except Cancelled:
        stop_if(cancelled)
        is_complete = False
    if tell is not None and is_complete:
        tell(1.0)
    deeper = replace(report, effort=effort, is_complete=is_complete)
    return with_decisions(deeper, table, list(decisions.values()))


def stop_if(cancelled: ShouldStop | None) -> None:
    """Stop where nobody wants to know any more."""
    if cancelled is not None and cancelled():
        raise Cancelled("the review was called off")


def worst(decisions: Iterable[Decision]) -> list[int]:
    """Where the decisions are that seem to cost most, as far as they wait for a longer look."""
    order = sorted(decisions, key=lambda each: (gravity(each), each.at))
    return [each.at for each in order[:WORST] if not each.is_deep]


def unsure(decisions: Iterable[Decision]) -> list[int]:
    """Where all other decisions are, first those of which the first look was unsure."""
    left = [each for each in decisions if not each.is_deep]
    return [each.at for each in sorted(left, key=lambda each: (not is_unsure(each), each.at))]


def is_unsure(decision: Decision) -> bool:
    """Whether the best move and the one that was played cannot be told apart at a glance."""
    if decision.loss > 0:
        return True
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
    found = with_expected_loss(found, called)
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
        words=[*spoken, *sentences(table.game, why)],
    )


def with_expected_loss(found: Look, called: str) -> Look:
    """The same, but the played move loses what it can be expected to lose.

    One that is as good as the best stands first, and costs no chance to win; nor does one that the
    look cannot tell from the best.
    """
    played = found.moves[found.played]
    error = max(played.loss.error, LEAST_ERROR) if found.expected else played.loss.error
    told = played._replace(loss=Loss(found.expected, error))
    others = [each for each in found.moves if each is not played]
    at = 0 if called == BEST else found.played
    is_even = called == BEST or is_within_error(*played.loss)
    return found._replace(
        moves=[*others[:at], told, *others[at:]],
        played=at,
        chance_loss=0.0 if is_even else found.chance_loss,
    )


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
