"""Says at the terminal who is thinking, once that takes longer than a blink."""

from time import monotonic
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.status import Status
from rich.text import Text

from kontor.cli.options import out
from kontor.cli.speech import render
from kontor.core.words import Message

BLINK = 0.3  # seconds


class Thinking:
    """A line that comes when opponents take their time, and goes when it is somebody's turn."""

    def __init__(self, console: Console = out) -> None:
        self._console = console
        self._text = Text()
        self._line: Status | None = None
        self._begun = monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._line is not None:
            self._line.stop()

    def of(self, seat: int, player: str) -> None:
        """From now on this seat thinks."""
        self._text = Text(render(Message("terminal-thinking", seat=seat, player=player)))
        if self._line is not None:
            self._line.update(self._text)

    def should_stop(self) -> bool:
        """Whether the thinking is called off: never, but the line may be due.

        A compiled search runs no Python of its own. As it calls this, Ctrl+C is noticed and the
        line can move.
        """
        if self._line is None and self._is_due():
            self._line = self._console.status(self._text, spinner="line")
            self._line.start()
        return False

    def _is_due(self) -> bool:
        console = self._console
        is_watched = console.is_terminal and console.is_interactive
        return is_watched and monotonic() - self._begun > BLINK
