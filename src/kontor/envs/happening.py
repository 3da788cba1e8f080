"""What a seat is told of an action that somebody takes, and of all that comes of it."""

from typing import Any, NamedTuple

from kontor.core.contract import State
from kontor.core.telling import Part, parts_of
from kontor.core.words import DEFAULT, Outcome, render, seat_name


class Happening(NamedTuple):
    """An action as one seat saw it; what it cannot see of it has no number and no line."""

    seat: int
    action: int | None
    text: str | None
    words: list[str]

    def data(self) -> dict[str, Any]:
        """The same as plain data, fit for JSON."""
        return self._asdict()


def happening(
    state: State, action: int, viewer: int, language: str = DEFAULT, actor: int | None = None
) -> Happening:
    """What a viewer is told when the seat to decide, or an actor out of turn, takes an action.

    It is asked before the action is played.
    """
    mover = state.seat if actor is None else actor
    assert mover is not None
    is_hidden = mover == state.seat and state.hides(action, viewer)
    message = state.hidden_message() if is_hidden else state.message(action)
    own, *others = parts_of(state.view(viewer), state.stages(mover, action), viewer)
    words = [render(message.form("log", name=seat_name(mover)), language)]
    words += [_sentence(each, language) for each in own.outcomes]
    for part in others:
        words += _part(part, language)
    if is_hidden:
        return Happening(mover, None, None, words)
    return Happening(mover, action, state.text(action), words)


def _part(part: Part, language: str) -> list[str]:
    heading = [] if part.heading is None else [render(part.heading, language)]
    return heading + [_sentence(each, language) for each in part.outcomes]


def _sentence(outcome: Outcome, language: str) -> str:
    said = render(outcome.message, language)
    return said if outcome.seat is None else f"{render(seat_name(outcome.seat), language)}: {said}"
