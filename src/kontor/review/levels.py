"""How much our opponents lose in a decision, as measured in games that they played."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import log
from typing import Final

FILE: Final = "levels.json"  # written by `python -m tools.review_levels`
LEAST: Final = 0.02  # points: nobody is told apart below


@cache
def losses(game: str) -> Mapping[str, float]:
    """Points lost per free decision by level, the weakest first; none where none was measured.

    A level that was not measured to lose less than all weaker ones cannot be told from them.
    """
    data = json.loads((files("kontor.review") / "data" / FILE).read_text("utf-8"))
    found: dict[str, float] = {}
    for level, lost in data.get(game, {}).items():
        if all(lost < other for other in found.values()):
            found[level] = lost
    return found


def nearest(game: str, lost: float) -> str:
    """The level that loses about as much in a decision; "" where none was measured."""
    known = losses(game)
    own = log(max(lost, LEAST))
    return min(known, key=lambda level: abs(log(max(known[level], LEAST)) - own), default="")
