"""Thinks a decision over on several guesses of what is hidden, and says what it found."""

from typing import Final, NamedTuple

from kontor.players.clock import Clock
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.perspective import Perspective
from kontor.players.search import Tree

GUESSES: Final = 2  # at what is hidden, for a short look
MOST_GUESSES: Final = 12  # however long it is
CLOSE: Final = 0.4  # points by which actions are as good as each other
GLANCE: Final = 16  # looks between two glances at whether the choice is made
SHARE: Final = 0.6  # and how much of the best one's attention they must have had


class Finding(NamedTuple):
    """What was found out about an action: how often it was looked at, and what it is worth."""

    action: int
    visits: int
    worth: float


def default_action(perspective: Perspective) -> int:
    """The answer to a question that needs no thought, or NO_DEFAULT."""
    legal = perspective.legal()
    default = perspective.knowledge.default_action(perspective.guess(), perspective.seat, legal)
    return default if default in legal else NO_DEFAULT


def guess_count(perspective: Perspective, seconds: float) -> int:
    """At how many guesses it is best to look in this time: where much is hidden, the more."""
    return min(GUESSES + int(perspective.knowledge.guesses_per_second * seconds), MOST_GUESSES)


def findings(
    perspective: Perspective, clock: Clock, most: int, guesses: int = GUESSES
) -> list[Finding]:
    """All actions worth a thought, the best first.

    Every guess has the same number of looks. Thinking ends when time is up, when each tree has
    the most nodes it may have, or when no action could overtake the leading one any more. When
    the leading one is a mere prelude, it ends early: the choice is thought about again after it.
    """
    trees = new_trees(perspective, clock, guesses)
    looks = 0
    while grow_all(trees, clock, most):
        looks += 1
        left = len(trees) * min(looks * clock.rest_per_spent(), most - looks)
        if looks % GLANCE == 0 and (
            lead(trees) > left or may_stop_at_prelude(perspective, trees, clock)
        ):
            break  # nothing that is still found could change the choice, or it comes again
    return merge_findings(trees)


def may_stop_at_prelude(perspective: Perspective, trees: list[Tree], clock: Clock) -> bool:
    """Whether a prelude leads, and was thought about long enough."""
    if not clock.is_late_for_a_prelude():
        return False
    return perspective.knowledge.is_prelude(perspective.guess(), merge_findings(trees)[0].action)


def new_trees(perspective: Perspective, clock: Clock, guesses: int) -> list[Tree]:
    """A tree for each guess; fewer where another would take all the time that is left."""
    trees = [Tree(perspective.knowledge, perspective.guess(0))]
    while len(trees) < guesses and len(trees) * clock.rest_per_spent() > 1.0:
        trees.append(Tree(perspective.knowledge, perspective.guess(len(trees))))
    return trees


def grow_all(trees: list[Tree], clock: Clock, most: int) -> bool:
    """One more look in each tree; False when time is up, or nothing is left to find out."""
    found = False
    for tree in trees:
        if clock.is_up():
            return False
        found = tree.grow(most) or found
    return found


def lead(trees: list[Tree]) -> int:
    """By how many looks the action that was looked at most leads."""
    counts = sorted(each.visits for each in merge_findings(trees))
    return counts[-1] - counts[-2] if len(counts) > 1 else 0


def merge_findings(trees: list[Tree]) -> list[Finding]:
    """What all trees found, by action; a guess counts by how often it was looked at there."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tree in trees:
        root = tree.root
        for at, candidate in enumerate(root.candidates):
            action = candidate.action
            often = 1 + int(root.visits[at])
            visits[action] = visits.get(action, 0) + often
            totals[action] = totals.get(action, 0.0) + often * root.mean(at)
    found = [Finding(action, visits[action], totals[action] / visits[action]) for action in visits]
    return sorted(found, key=lambda each: (-each.visits, -each.worth, each.action))


def pick_among_best(found: list[Finding], perspective: Perspective) -> int:
    """The best action, or one that is as good, by chance."""
    best = found[0]
    equal = [
        each.action
        for each in found
        if each.visits >= SHARE * best.visits and each.worth >= best.worth - CLOSE
    ]
    return equal[int(perspective.chance.below(len(equal)))]
