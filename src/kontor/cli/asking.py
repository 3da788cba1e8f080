"""Questions before a game begins, each asked again until its answer makes sense."""

from collections.abc import Callable
from typing import TypeVar

from kontor.cli.options import out, say
from kontor.cli.speech import render
from kontor.core.errors import BadInput
from kontor.core.words import Message

T = TypeVar("T")


def ask(question: str, default: str, read: Callable[[str], T]) -> T:
    """The answer to a question; Enter alone takes the default."""
    while True:
        out.print(f"{question} \\[{default}] ", end="")
        try:
            answer = input().strip()
        except (EOFError, KeyboardInterrupt):
            out.print()
            raise BadInput(Message("terminal-no-answer")) from None
        try:
            return read(answer or default)
        except BadInput as error:
            say(render(error.sentence))
