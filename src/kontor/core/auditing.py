"""What must hold of any question and its answers, whichever game asks it."""

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions


def audit_answers(out: Actions, again: Actions, bound: i64) -> str:
    """What is wrong with answers, beside those to the same question asked anew; mostly nothing."""
    if out.count == 0 or out.count != again.count:
        return "the answers are not those that come when one asks anew"
    for at in range(out.count):
        action = out.items[at]
        if action < 0 or action >= bound or action != again.items[at]:
            return "an answer is not the one that comes when one asks anew"
        for other in range(at):
            if out.items[other] == action:
                return "an answer is offered twice"
    return ""


def audit_frames(row: vec[i64], depth: i64, first: i64, size: i64, end: i64) -> str:
    """What is wrong with the frames of a row, from its first to their end; mostly nothing."""
    if depth < 0 or first + depth * size > end:
        return "too many decisions are open"
    for at in range(first + depth * size, end):
        if row[at] != 0:
            return "a decision that is closed has left something"
    return ""
