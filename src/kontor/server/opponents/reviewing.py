"""What a worker makes of a finished game, or of one position of it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from kontor.core.contract import State
from kontor.core.record import load
from kontor.learn.completing import finish_line
from kontor.players import assess
from kontor.review.form import from_data, to_data
from kontor.review.judging import judge, options
from kontor.review.report import Effort
from kontor.review.run import deepen, quick_pass

Tell: TypeAlias = Callable[[float], None]  # how far it is, from 0 to 1


def report(question: dict[str, Any], tell: Tell) -> dict[str, Any]:
    """A review of a record, or an older one with its worst decisions looked at longer."""
    table, effort = load(question["record"]), Effort(**question["effort"])
    if question["before"] is None:
        made = quick_pass(table, effort, tell)
    else:
        made = deepen(from_data(question["before"]), table, question["longer"], tell)
        made = replace(made, is_complete=True)  # what was not finished in time stays as it was
    return {"report": to_data(made)}


def thoughts(state: State, question: dict[str, Any]) -> dict[str, Any]:
    """The options of a position, what a move loses there, or what may well follow it."""
    thinkers = {"options": _options, "judged": _judge, "course": _course}
    return {question["wanted"]: thinkers[question["wanted"]](state, question)}


def _options(state: State, question: dict[str, Any]) -> dict[str, Any]:
    assert state.seat is not None
    outlook = assess(state, state.seat)
    found = options(state, question["seconds"], question["most"])
    return {
        "options": [
            {
                "steps": _texts(state, each.steps),
                "loss": round(each.loss, 2),
                "error": round(each.error, 2),
                "looks": each.looks,
            }
            for each in found
        ],
        "scores": [round(score, 1) for score in outlook.scores],
        "chances": [round(chance, 3) for chance in outlook.chances],
        "looks": sum(each.looks for each in found),
    }


def _judge(state: State, question: dict[str, Any]) -> dict[str, Any]:
    played, steps = state.copy(), list[int]()
    for text in question["steps"]:
        steps.append(played.read(text))
        played.play(steps[-1])
    found = judge(state, steps)
    return {"loss": round(found.points, 2), "error": round(found.error, 2)}


def _course(state: State, question: dict[str, Any]) -> dict[str, Any]:
    line, after = finish_line(state, tuple(question["steps"]))
    return {"moves": [[seat, list(steps)] for seat, steps in line], "scores": after.scores()}


def _texts(state: State, steps: list[int]) -> list[str]:
    played, texts = state.copy(), list[str]()
    for action in steps:
        if action not in played.legal():
            break  # it was thought of on a guess that differs
        texts.append(played.text(action))
        played.play(action)
    return texts
