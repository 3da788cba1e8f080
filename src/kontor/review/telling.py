"""A report in words, for any face: rows of figures, decisions as sentences."""

from kontor.core.words import Message, MessageData, Sentence, listed, seat_name
from kontor.review.form import message
from kontor.review.report import Decision, Luck, Report, SeatSummary
from kontor.review.summary import HALF
from kontor.review.verdicts import SLIPS

Row = tuple[Message, list[Sentence]]  # a heading, and what stands under each seat


def rows(report: Report) -> list[Row]:
    """The figures of all seats, row by row."""
    seats = report.seats
    found: list[Row] = [
        (Message("review-score"), [str(each.score) for each in seats]),
        (Message("review-accuracy"), [f"{each.accuracy} %" for each in seats]),
        (Message("review-lost"), [f"{each.lost:.1f}" for each in seats]),
        (Message("review-each"), [per_decision(each.lost, each.free) for each in seats]),
        (Message("review-like"), [level_name(each) for each in seats]),
    ]
    for name in SLIPS:
        found.append((verdict_word(name), [str(each.verdicts[name]) for each in seats]))
    for at in range(len(seats[0].phases)):
        phases = [each.phases[at] for each in seats]
        cells: list[Sentence] = [per_decision(phase.lost, phase.free) for phase in phases]
        found.append((Message(f"review-phase-{at}"), cells))
    found.append((Message("review-luck"), [f"{each.luck:+.1f}" for each in seats]))
    found.append((Message("review-without-luck"), [f"{each.without_luck:.1f}" for each in seats]))
    return found


def per_decision(lost: float, free: int) -> str:
    """Points lost in each of some decisions."""
    return f"{lost / free:.2f}" if free else "–"


def level_name(seat: SeatSummary) -> Sentence:
    """The opponent that plays about as well."""
    return Message(f"web-level-{seat.level}") if seat.level else "–"


def verdict_word(name: str) -> Message:
    """What a verdict is called."""
    return Message(f"review-verdict-{name}")


def title(report: Report) -> Message:
    """What the report is about."""
    return Message("review-title", game=Message(f"game-{report.game}"))


def metric() -> Message:
    """How the figures are made."""
    return Message("review-metric", half=f"{HALF:g}")


def fairness(report: Report) -> Message:
    """By what moves were judged."""
    return Message("review-hindsight" if report.effort.hindsight else "review-fair")


def slips(report: Report) -> list[Decision]:
    """The decisions that cost something, in the order of the game."""
    return [each for each in report.decisions if each.verdict in SLIPS]


def turned(report: Report) -> list[Decision]:
    """The decisions on which the game turned."""
    return [report.decisions[at] for at in report.turning_points]


def played(decision: Decision) -> Message:
    """What was done."""
    return Message("review-played", action=message(decision.message))


def better(decision: Decision) -> Message:
    """What would have been better."""
    return Message("review-better", action=message(decision.candidates[0].message))


def costs(decision: Decision) -> Sentence:
    """What it cost, with its error; and the chance to win, where that changed."""
    points = {"loss": f"{decision.loss:.1f}", "error": f"{decision.error:.1f}"}
    parts: list[Sentence] = [Message("review-costs", **points)]
    if decision.chance_loss >= 0.01:
        percent = str(round(100 * decision.chance_loss))
        parts.append(Message("review-chance-costs", percent=percent))
    row = parts[0]
    for part in parts[1:]:
        row = Message("list-part", first=row, next=part)
    return row


def whose(decision: Decision) -> Message:
    """Who decided."""
    return seat_name(decision.seat)


def spoken(data: list[MessageData]) -> list[Message]:
    """Messages that were stored."""
    return [message(each) for each in data]


def revealed(luck: Luck) -> Sentence:
    """What came to light."""
    return listed(spoken(luck.words)) if luck.words else message(luck.caption)
