"""Random play inside the compiled module, for measuring and for statistics."""

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.le_havre.flow import answer, answers, settle
from kontor.le_havre.layout import DEPTH
from kontor.le_havre.state import State


def playout(state: State, chance: Chance) -> int:
    """Play to the end with random legal actions; the number of decisions."""
    count: i64 = 0
    while state.row[DEPTH] > 0:
        out = answers(state)
        answer(state, out.items[chance.pick(out.count)])
        settle(state)
        count += 1
    return int(count)
