"""Why a move costs, in the words of its game: what slips are seen, and what else is lost."""

from importlib import import_module
from typing import Protocol, cast

from kontor.core import registry
from kontor.core.contract import View
from kontor.core.words import Message
from kontor.players.comparison import SETS, Lines
from kontor.players.perspective import Perspective


class Coaching(Protocol):
    """What a game says of itself to learners, from views alone.

    The seat meant is the one to decide in the (first) view.
    """

    def matters(self, view: View, /) -> list[Message]:
        """What matters at the start of a turn, the most urgent first."""

    def slips(self, before: View, after: View, better: View, /) -> list[Message]:
        """What nobody does on purpose, and the better move does not do."""

    def reasons(self, before: View, after: View, better: View, /) -> list[Message]:
        """What a move costs that the better one does not."""


def coaching_of(game: str) -> Coaching | None:
    """What a game says to learners; a game may say nothing."""
    module = registry.find(game).coaching
    return cast("Coaching", import_module(module)) if module else None


def why(perspective: Perspective, lines: Lines) -> tuple[list[Message], list[Message]]:
    """Slips and other reasons, as far as they are the same whatever is hidden.

    The positions right after both moves are compared, and where they lead by themselves.
    """
    coaching = coaching_of(perspective.guess().game)
    if coaching is None:
        return [], []
    slips, reasons = list[list[Message]](), list[list[Message]]()
    for better, planned in lines[:: len(lines) // SETS]:
        before = planned.before.view(perspective.seat)
        views = [
            (before, *(state.view(perspective.seat) for state in states))
            for states in ((planned.end, better.end), (planned.later, better.later))
        ]
        slips.append([each for found in views for each in coaching.slips(*found)])
        reasons.append([each for found in views for each in coaching.reasons(*found)])
    return _common(slips), _common(reasons)


def _common(found: list[list[Message]]) -> list[Message]:
    """What is said in every list, of each kind once, in the order of the first."""
    kept = [each for each in found[0] if all(each in other for other in found[1:])]
    return list({each.key: each for each in reversed(kept)}.values())[::-1]
