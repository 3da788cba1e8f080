"""Why a move costs: which sources of points it loses, and what its game has to say about it."""

from math import inf
from statistics import fmean, stdev
from typing import Final

from kontor.core.words import Message, MessageData, seat_name
from kontor.players.advice import whole_move
from kontor.players.clock import Clock
from kontor.players.comparison import SURE, lines_of
from kontor.players.lines import Line
from kontor.players.parts import expected_parts
from kontor.players.perspective import Perspective
from kontor.players.reasons import why
from kontor.players.search import Node
from kontor.review.report import Reason

LEAST: Final = 1.0  # points: a smaller difference of a source is not told
MOST: Final = 3  # sources that are told
SAID: Final = 3  # sentences
LENGTH: Final = 6  # moves that are shown to follow
ANSWERS: Final = 12  # looks at each further question of a move

Parts = dict[str, float]


def reasons(pairs: list[tuple[Line, Line]], seat: int) -> list[Reason]:
    """The sources of which the best move brings surely more or less, the greatest first."""
    gains: dict[str, list[float]] = {}
    for best, played in pairs:
        more, less = parts_of(best, seat), parts_of(played, seat)
        for name in more:
            gains.setdefault(name, []).append(more[name] - less[name])
    found = [Reason(name, round(fmean(each), 1)) for name, each in gains.items() if is_told(each)]
    return sorted(found, key=lambda reason: -abs(reason.points))[:MOST]


def is_told(gains: list[float]) -> bool:
    """Whether the difference of a source is large enough, and more than the guesses differ."""
    error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    return abs(fmean(gains)) >= max(LEAST, SURE * error)


def parts_of(line: Line, seat: int) -> Parts:
    """The parts of the final score after a line: the mean of all looks beyond it."""
    sums: Parts = {}
    tree = line.tree
    total = max(int(tree.root.count), 1)
    below: list[tuple[Node, int]] = [(tree.root, total)]
    while below:
        node, visits = below.pop()
        ended = visits - int(node.count)
        if ended > 0:
            end = node.state
            if node.candidates:
                end = tree.knowledge.retrace(end, node.candidates[0].steps)
            for name, points in expected_parts(end, seat).items():
                sums[name] = sums.get(name, 0.0) + ended * points
        below += [
            (child, int(node.visits[at]))
            for at, child in enumerate(node.children)
            if child is not None and node.visits[at] > 0
        ]
    return {name: points / total for name, points in sums.items()}


def words(perspective: Perspective, played: list[int], best: list[int]) -> list[MessageData]:
    """What the game says about a move beside a better one."""
    lines = lines_of(perspective, played, best, Clock(inf))
    if lines is None:
        return []
    slips, others = why(perspective, lines)
    return [message.data() for message in [*slips, *others][:SAID]]


def sentences(game: str, reasons: list[Reason]) -> list[MessageData]:
    """Sources in sentences: what the best move would have brought of them."""
    return [sentence(game, reason).data() for reason in reasons]


def sentence(game: str, reason: Reason) -> Message:
    """One source in a sentence."""
    key = "review-reason-more" if reason.points > 0 else "review-reason-less"
    part = Message(f"{game}-source-{reason.part}")
    return Message(key, points=max(round(abs(reason.points)), 1), part=part)


def full_move(perspective: Perspective, action: int) -> list[int]:
    """An action with all further answers, by counted looks instead of the clock."""
    return whole_move(perspective.guess(), action, inf, ANSWERS)


def continuation(line: Line) -> list[MessageData]:
    """What may well follow a line, as a log tells it."""
    found: list[MessageData] = []
    node: Node | None = line.tree.root
    while node is not None and len(found) < LENGTH and node.count > 0:
        at = max(range(len(node.children)), key=node.visits.__getitem__)
        name = seat_name(node.mover)
        message = node.state.message(node.candidates[at].action)
        found.append(message.form("log", name=name).data())
        node = node.children[at]
    return found
