"""The open question as it is shown: what is to be known first, its words, its answers."""

from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.choice import choices, listing, names, numbers
from kontor.cli.face import Face
from kontor.cli.speech import render
from kontor.core.contract import State
from kontor.core.words import Message, seat_name


@dataclass(frozen=True)
class Question:
    """A question, and what may be typed in answer to it."""

    shown: RenderableType = ""
    numbers: dict[int, int] = field(default_factory=dict)  # the action that a number means
    names: dict[str, str] = field(default_factory=dict)  # as people write, and in records


def question_for(state: State, seat: int, face: Face) -> Question:
    """The open question of the seat to decide."""
    found = choices(state)
    prompt = state.prompt() or Message("prompt-plain")
    asks = Text(render(Message("terminal-asks", name=seat_name(seat), question=prompt)), "bold")
    shown = Group(*face.about(state.view(seat)), asks, listing(found))
    return Question(shown, numbers(found), names(found))
