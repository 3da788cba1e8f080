"""A look at one decision: its best moves and the one that was played, on guesses of its seat.

The best moves are found on some guesses and judged on others, which are in two sets without one in
common. Nothing here asks a clock how long it took: the same position and effort give the same look.
"""

from collections.abc import Sequence
from math import inf
from statistics import fmean
from typing import Final, NamedTuple

from kontor.core.contract import State
from kontor.players.advice import chances
from kontor.players.clock import Clock, ShouldStop
from kontor.players.comparison import SETS, Loss
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.lines import Line, expectation
from kontor.players.perspective import Perspective
from kontor.players.search import Tree
from kontor.players.thinking import Finding, default_action, grow_all, merge_findings
from kontor.review.playouts import judges_error, played_on, weighed
from kontor.review.worths import (
    LEAST_ERROR,
    MINOR,
    Worths,
    best_of,
    do_agree,
    expected_loss,
    is_known,
    is_left_behind,
    is_plain,
    lead_of,
    loss_of,
    still_followed,
)

INDIFFERENT: Final = 1.0  # points: where all that is sensible differs by less, nothing is decided
SHARE: Final = 0.75  # of a turn's time: what a main decision has; lesser ones have fewer looks
FEWEST: Final = 8  # looks on a guess, however minor the decision is
STAGES: Final = (0.0, 0.3, 1.0)  # of the looks; how far they differ tells how sure the last is

Followed = list[tuple[list[int], list[Line]]]  # moves on guesses, the one that was played first


class Depth(NamedTuple):
    """How much is looked at."""

    nodes: int  # on each guess
    guesses: int  # in each set
    rivals: int = 1  # of the move that was played, judged as carefully as it is
    games: int = 0  # played on after the best move and after the played one, as a check
    rounds: int = 1  # as many guesses are added so often at most, while the loss is not known
    farthest: int = 0  # nodes on one guess of each set, where all agree and more would tell nothing


class Judged(NamedTuple):
    """What was found out about one move."""

    steps: list[int]
    loss: Loss
    looks: int


class Look(NamedTuple):
    """What was found out about a decision; the best move first, the played one among them."""

    moves: list[Judged]
    played: int  # its place among them
    chance: float  # to win, after the best one
    chance_loss: float
    lines: list[tuple[Line, Line]]  # the best move and the played one, on each guess
    lead: Loss = Loss(-inf, 0.0)  # of the best other move over the played one; below zero if behind

    @property
    def expected(self) -> float:
        """What the played move loses on average over all that the look leaves open."""
        return expected_loss(self.lead)


class Hindsight(Perspective):
    """The position as it really was, as nobody knew it at the table."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        super().__init__(state, seat, seed)
        self._true: Final = state.copy()

    def guess(self, number: int = 0) -> State:  # noqa: ARG002
        return self._true.copy()


def look(
    perspective: Perspective,
    steps: Sequence[int],
    depth: Depth,
    cancelled: ShouldStop | None = None,
) -> Look | None:
    """What a move loses against the best ones; None where nothing was to be decided."""
    legal = perspective.legal()
    default = default_action(perspective)
    if len(legal) < 2 or default == steps[0]:
        return None
    clock = Clock(inf, cancelled)
    nodes = looks_for(perspective, depth.nodes)
    halves = search(perspective, nodes, depth.guesses, clock)
    found = merge_findings([tree for half in halves for tree in half])
    if default != NO_DEFAULT:
        found = [each for each in found if each.action == default]
    if is_indifferent(found, steps[0]):
        return None
    judged = contest(perspective, steps, found[: depth.rivals], depth, nodes, clock)
    if judged is None:
        return None
    return with_others(checked(perspective, judged, depth.games, cancelled), halves, found)


def looks_for(perspective: Perspective, nodes: int) -> int:
    """How many looks a decision deserves: a minor one has fewer."""
    share = perspective.knowledge.time_share(perspective.guess()) / SHARE
    return max(min(nodes, FEWEST), round(nodes * min(share, 1.0)))


def search(perspective: Perspective, nodes: int, guesses: int, clock: Clock) -> list[list[Tree]]:
    """Trees in two sets, grown on guesses of their own."""
    trees = [
        Tree(perspective.knowledge, perspective.guess(number)) for number in range(SETS * guesses)
    ]
    while grow_all(trees, clock, nodes):
        pass
    return [trees[:guesses], trees[guesses:]]


def is_indifferent(found: list[Finding], played: int) -> bool:
    """Whether all that is sensible is about as good, what was played included."""
    if all(each.action != played for each in found):
        return False
    worths = [each.worth for each in found]
    return max(worths) - min(worths) < INDIFFERENT


def contest(
    perspective: Perspective,
    steps: Sequence[int],
    found: list[Finding],
    depth: Depth,
    nodes: int,
    clock: Clock,
) -> Look | None:
    """The best moves and the played one, each followed on the same fresh guesses as far as any."""
    each = SETS * depth.guesses
    numbers = range(each, 2 * each)
    followed = entrants(perspective, steps, found, numbers)
    if followed is None:
        return None
    if len(followed) == 1:
        return Look([Judged(list(steps), Loss(0.0, 0.0), 0)], 0, 1.0, 0.0, [])
    worths = grow_together([lines for _, lines in followed], nodes, clock)
    if depth.farthest and do_agree(worths[-1]):
        nodes = looks_for(perspective, depth.farthest)
        followed = [(each, lines[:: depth.guesses]) for each, lines in followed]
        worths = grow_together([lines for _, lines in followed], nodes, clock)
        return judged_look(perspective, steps, followed, worths)
    for _ in range(depth.rounds - 1):
        if is_known(worths[-1]):
            break
        numbers = range(numbers.stop, numbers.stop + each)
        if not add_guesses(perspective, followed, worths, numbers, nodes, clock):
            break
    return judged_look(perspective, steps, followed, worths)


def entrants(
    perspective: Perspective, steps: Sequence[int], found: list[Finding], numbers: Sequence[int]
) -> Followed | None:
    """What is compared: the move that was played and others; None where that cannot be."""
    played = lines_on(perspective, steps, numbers)
    own = list(steps)
    if played is None:
        own = own[:1]
        played = lines_on(perspective, own, numbers)
    rivals = [
        ([each.action], lines)
        for each in found
        if (lines := lines_on(perspective, [each.action], numbers)) is not None
    ]
    if played is None or not rivals:
        return None
    same = next((at for at, (_, lines) in enumerate(rivals) if leads_alike(lines, played)), None)
    if same is not None:
        rivals.pop(same)
    return [(own, played), *rivals]


def add_guesses(
    perspective: Perspective,
    followed: Followed,
    worths: Worths,
    numbers: Sequence[int],
    nodes: int,
    clock: Clock,
) -> bool:
    """Follow all moves but plain losers on further guesses; False where that cannot be."""
    best = best_of(worths[-1])
    left = [
        at
        for at in still_followed(worths[-1])
        if at in (0, best) or not is_left_behind(worths[-1], best, at)
    ]
    added = [lines_on(perspective, followed[at][0], numbers) for at in left]
    more = [lines for lines in added if lines is not None]
    if len(more) < len(added):
        return False
    for stage, fresh in zip(worths, grow_together(more, nodes, clock), strict=True):
        for at, found in zip(left, fresh, strict=True):
            stage[at] += found
    for at, lines in zip(left, more, strict=True):
        followed[at][1].extend(lines)
    return True


def judged_look(
    perspective: Perspective, steps: Sequence[int], followed: Followed, worths: Worths
) -> Look:
    """What comes of it."""
    best = best_of(worths[-1])
    losses = [loss_of(worths, best, at) for at in range(len(followed))]
    order = sorted(range(len(followed)), key=lambda at: (losses[at].points, at != best))
    played = followed[0][1]
    pairs = list(zip(followed[best][1], played, strict=True))
    moves = [
        Judged(list(steps) if at == 0 else followed[at][0], losses[at], looks_at(followed[at][1]))
        for at in order
    ]
    chance, lost = chances_of(perspective, pairs)
    return Look(moves, order.index(0), chance, lost, pairs, lead_of(worths[-1]))


def looks_at(lines: list[Line]) -> int:
    """How often a move was looked at, on all guesses."""
    return sum(line.looks for line in lines)


def checked(
    perspective: Perspective, judged: Look, games: int, cancelled: ShouldStop | None
) -> Look:
    """The same with games that were played on after both moves, where one loses."""
    best, played = judged.moves[0], judged.moves[judged.played]
    if games == 0 or played.loss.points <= MINOR:
        return judged
    outcome = played_on(perspective, best.steps, played.steps, games, cancelled)
    if outcome is None:
        return judged
    lead = weighed(played.loss, outcome, judges_error(perspective.guess().game))
    loss = Loss(max(lead.points, 0.0), lead.error)
    moves = [each._replace(loss=loss) if each is played else each for each in judged.moves]
    share = loss.points / played.loss.points
    lost = min(judged.chance_loss * share, judged.chance)
    return judged._replace(moves=moves, chance_loss=lost, lead=lead)


def lines_on(
    perspective: Perspective, steps: Sequence[int], numbers: Sequence[int]
) -> list[Line] | None:
    """A move on some guesses; None where it is not possible on all of them."""
    lines = [Line(perspective, number, steps) for number in numbers]
    return lines if all(line.is_possible for line in lines) else None


def leads_alike(one: list[Line], other: list[Line]) -> bool:
    """Whether two moves lead to the same positions."""
    pairs = zip(one, other, strict=True)
    return all(a.later.key() == b.later.key() for a, b in pairs)


def grow_together(moves: list[list[Line]], nodes: int, clock: Clock) -> Worths:
    """What each move is worth on each guess, stage by stage; less where it is plain early."""
    worths: Worths = []
    for share in STAGES:
        for lines in moves:
            for line in lines:
                line.grow(round(share * nodes), clock)
        worths.append([[line.worth() for line in lines] for lines in moves])
        if round(share * nodes) >= FEWEST and is_plain(worths):
            break
    while len(worths) < len(STAGES):
        worths.append([list(each) for each in worths[-1]])
    return worths


def chances_of(perspective: Perspective, pairs: list[tuple[Line, Line]]) -> tuple[float, float]:
    """How likely winning is after the best move, and by how much less after the played one."""
    guess = perspective.guess()
    if guess.players == 1:
        return 1.0, 0.0
    spread = perspective.knowledge.spread(guess)
    best, played = (
        fmean(
            chances(list(expectation(line.tree.root)), spread)[perspective.seat] for line in lines
        )
        for lines in zip(*pairs, strict=True)
    )
    return best, max(best - played, 0.0)


def with_others(judged: Look, halves: list[list[Tree]], found: list[Finding]) -> Look:
    """All that was found, the other actions by what their search says of them."""
    known = {each.steps[0] for each in judged.moves}
    parts = [{each.action: each for each in merge_findings(half)} for half in halves]
    best = found[0].action
    moves = list(judged.moves)
    for each in found:
        if each.action in known or not all(each.action in part and best in part for part in parts):
            continue
        losses = [part[best].worth - part[each.action].worth for part in parts]
        points = max(fmean(losses), 0.0)
        error = max(abs(losses[0] - losses[1]) / 2, LEAST_ERROR, points / (1 + each.visits))
        moves.append(Judged([each.action], Loss(points, error), each.visits))
    first, played = judged.moves[0], judged.moves[judged.played]
    moves.sort(key=lambda each: (each is not first, each.loss.points, each is not played))
    return judged._replace(moves=moves, played=moves.index(played))
