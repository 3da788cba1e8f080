"""Questions before a game begins, each asked again until its answer makes sense."""

from collections.abc import Callable
from typing import TypeVar

from kontor.cli.options import out
from kontor.cli.screen import yes_or_no
from kontor.cli.speech import render, tell
from kontor.cli.typed import simple
from kontor.core.errors import BadInput
from kontor.core.words import DEFAULT, Message, Sentence
from kontor.core.words import render as render_in

T = TypeVar("T")


def ask(question: Sentence, default: str, read: Callable[[str], T]) -> T:
    """The answer to a question; Enter alone takes the default."""
    while True:
        out.print(f"{render(question)} [{default}] ", end="", markup=False, soft_wrap=True)
        try:
            answer = input().strip()
        except (EOFError, KeyboardInterrupt):
            out.print()
            raise BadInput(Message("terminal-no-answer")) from None
        try:
            return read(answer or default)
        except BadInput as error:
            tell(error.sentence)


def is_yes(text: str) -> bool:
    """Whether an answer means yes, in the reader's words or English ones, whole or one letter."""
    for value in (True, False):
        for word in (render(yes_or_no(value)), render_in(yes_or_no(value), DEFAULT)):
            if simple(text) in (simple(word), simple(word)[0]):
                return value
    raise BadInput(Message("terminal-yes-no", given=text))
