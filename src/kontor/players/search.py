"""The search of the stronger opponents: a tree of candidates that grows where it is promising.

Every seat is taken to look after itself. A node is a decision that needs thought; its candidates
are whole moves, each already judged once, so that one that looks poor costs next to nothing.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.contract import State
from kontor.players.knowledge import Candidate, Knowledge

WIDEST: Final = 12  # candidates of one decision that are followed
HEAT: Final = 3.0  # points by which an candidate may look worse and still be tried early
REACH: Final = 9.0  # points: how much the hope for a move that was seldom tried counts
DUEL: Final = 1.0  # of two players: how much the other's points count against one's own
CROWD: Final = 0.5  # of more: how much those of the best of them count
MOST_NODES: Final = 30_000  # of one tree, for memory


@final
class Node:
    """A decision in the tree, and what was found out about its candidates.

    It keeps its own position, not those that the candidates lead to: most are never looked at.
    """

    def __init__(
        self,
        state: State,
        mover: int,
        candidates: list[Candidate],
        value: vec[float],
        rest: float,
    ) -> None:
        count = len(candidates)
        self.state: Final = state
        self.mover: Final = mover
        self.candidates: Final = candidates
        self.firsts: Final = vec[float]([candidate.worth - rest for candidate in candidates])
        self.value: Final = value  # by seat, when the node was new
        self.visits: Final = vec[i64]([0] * count)
        self.totals: Final = vec[float]([0.0] * count)
        self.hopes: Final = vec[float](hopes(candidates))
        self.children: Final[list[Node | None]] = [None] * count
        self.count: i64 = 0

    def mean(self, at: i64) -> float:
        """What an candidate is worth to the mover; its first judgement counts as one visit."""
        return (self.firsts[at] + self.totals[at]) / (1.0 + float(self.visits[at]))

    def most_promising(self) -> i64:
        """The candidate to look at next."""
        best: i64 = 0
        most = -1e9
        reach = REACH * sqrt(float(self.count + 1))
        for at in range(i64(len(self.firsts))):
            found = self.mean(at) + reach * self.hopes[at] / (1.0 + float(self.visits[at]))
            if found > most:
                most = found
                best = at
        return best


def hopes(candidates: list[Candidate]) -> list[float]:
    """How likely each candidate is the best one, by its first judgement; candidates are sorted."""
    weights = [exp(max((each.worth - candidates[0].worth) / HEAT, -20.0)) for each in candidates]
    total = sum(weights)
    return [weight / total for weight in weights]


def best_other(value: vec[float], seat: i64) -> float:
    """What the best of the others has; nothing where there is none."""
    best = -1e9
    for other in range(i64(len(value))):
        if other != seat and value[other] > best:
            best = value[other]
    return best if len(value) > 1 else 0.0


@final
class Tree:
    """The search from one position, which may be a guess."""

    def __init__(self, knowledge: Knowledge[State], state: State) -> None:
        self.knowledge: Final = knowledge
        self.rivalry: Final = DUEL if state.players == 2 else CROWD
        self.nodes = 0
        self.root: Final = self.node(state)

    def node(self, state: State) -> Node:
        """A new node, judged."""
        self.nodes += 1
        mover = state.seat
        if mover is None:
            return Node(state, 0, [], vec[float]([float(each) for each in state.scores()]), 0.0)
        candidates = self.knowledge.candidates(state)
        candidates.sort(key=lambda candidate: -candidate.worth)
        del candidates[WIDEST:]
        best = candidates[0]
        after = self.knowledge.retrace(state, best.steps)
        value = vec[float]([
            best.worth if seat == mover else self.knowledge.worth(after, seat)
            for seat in range(state.players)
        ])  # fmt: skip
        return Node(state, mover, candidates, value, self.rivalry * best_other(value, mover))

    def look(self) -> None:
        """Follow the most promising line to a new node, and note what was found on the way."""
        path: list[Node] = []
        steps: list[int] = []
        node = self.root
        value = node.value
        while node.candidates:
            at = node.most_promising()
            path.append(node)
            steps.append(int(at))
            child = node.children[at]
            if child is None:
                child = self.node(self.knowledge.retrace(node.state, node.candidates[at].steps))
                node.children[at] = child
                value = child.value
                break
            node = child
            value = node.value
        for number in range(len(path)):
            above = path[number]
            at = steps[number]
            above.count += 1
            above.visits[at] += 1
            above.totals[at] += value[above.mover] - self.rivalry * best_other(value, above.mover)

    def grow(self, most: int) -> bool:
        """Look once more; False when nothing is left to find out, or to decide."""
        root = self.root
        if self.nodes >= most or len(root.candidates) < 2 or root.count >= 2 * most:
            return False
        self.look()
        return True
