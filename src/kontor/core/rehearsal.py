"""Tries a position in mid-action before it is accepted: a checksum does not prove sense."""

from collections.abc import Callable
from typing import Any

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.words import Message

# What the rules raise when numbers of an open decision point nowhere.
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def rehearsed(data: dict[str, Any], make: Callable[[dict[str, Any]], State]) -> State:
    """The position of these data; with open decisions, only if they can be asked and answered."""
    if not data.get("decisions"):
        return make(data)
    try:
        state = make(data)
        rehearse(state, make)
    except FAULTS as fault:
        raise BadInput(Message("position-decisions-misfit")) from fault
    return state


def rehearse(state: State, make: Callable[[dict[str, Any]], State]) -> None:
    """Do once all that is done with a position, on copies."""
    if make(dict(state.position())) != state:
        raise ValueError("it cannot be written and read again")
    for seat in (None, *range(state.players)):
        state.view(seat)
    for action in state.legal():
        trial = state.copy()
        trial.play(trial.read(state.text(action)))
