"""What a seat is told when it is to decide; it follows from what the seat may know alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from kontor.core.contract import State, View
from kontor.core.words import DEFAULT, Message, render

BLANK = 0  # the seed of the guess that stands in for the true position


class Option(NamedTuple):
    """A legal action: its place in the list, its number in the game, its line, and its words."""

    number: int
    action: int
    text: str
    words: str


@dataclass(frozen=True)
class Question:
    """An open question as one seat knows it.

    The true state is forgotten at once: everything is read from a guess, which depends only on
    what the seat can see. So nothing that is told can give away more than that.
    """

    seat: int
    blank: State
    view: View
    caption: str
    prompt: str
    options: Sequence[Option]
    language: str = DEFAULT

    @classmethod
    def of(cls, state: State, seat: int, language: str = DEFAULT) -> Self:
        """The question that a seat has to decide now."""
        blank = state.guess(seat, BLANK)
        legal = sorted(blank.legal())
        options = [
            Option(number, action, blank.text(action), render(blank.message(action), language))
            for number, action in enumerate(legal, start=1)
        ]
        prompt = render(blank.prompt() or Message("prompt-plain"), language)
        caption = render(blank.caption(), language)
        return cls(seat, blank, blank.view(seat), caption, prompt, options, language)

    def data(self) -> dict[str, Any]:
        """The question as plain data, fit for JSON."""
        return {
            "seat": self.seat,
            "caption": self.caption,
            "prompt": self.prompt,
            "legal": [option._asdict() for option in self.options],
            "view": dict(self.view),
        }
