"""A move that is followed on one guess, and what a search beyond it makes of it."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from kontor.players.clock import Clock
from kontor.players.perspective import Perspective
from kontor.players.search import MOST_NODES, Node, Tree, best_other


class Line:
    """Some actions of a seat on one guess, and a tree that grows from where they lead."""

    def __init__(self, perspective: Perspective, guess: int, steps: Sequence[int]) -> None:
        self.seat: Final = perspective.seat
        self.before: Final = perspective.guess(guess)
        self.end: Final = self.before.copy()  # right after the actions
        self.is_possible = True  # on this guess, too
        for action in steps:
            last = self.end.copy()
            if action not in last.legal():
                self.is_possible = False
                return
            self.end.play(action)
        knowledge = perspective.knowledge
        self.later: Final = knowledge.follow(last, steps[-1])  # where that leads by itself
        self.tree: Final = Tree(knowledge, self.later)
        self.looks = 0

    def grow(self, looks: int, clock: Clock) -> bool:
        """Look so many times in all; False when time was up before."""
        while self.looks < looks:
            if clock.is_up():
                return False
            self.looks += 1
            if not self.tree.grow(MOST_NODES):
                self.looks = looks  # nothing is left to find out
        return not clock.is_up()

    def worth(self) -> float:
        """What the seat can expect, less what that leaves to its best rival."""
        value = expectation(self.tree.root)
        return value[self.seat] - self.tree.rivalry * best_other(value, self.seat)


def expectation(root: Node) -> vec[float]:
    """What all seats can expect: the mean of all looks at the candidate that was looked at most."""
    if root.count == 0:
        return root.value
    looks = [int(visits) for visits in root.visits]
    most = looks.index(max(looks))
    sums = [0.0] * len(root.value)
    below: list[tuple[Node | None, int]] = [(root.children[most], looks[most])]
    while below:
        node, visits = below.pop()
        if node is None:
            continue
        ended = visits - int(node.count)
        sums = [total + ended * each for total, each in zip(sums, node.value, strict=True)]
        below += zip(node.children, (int(each) for each in node.visits), strict=True)
    return vec[float]([total / looks[most] for total in sums])
