"""What can be looked up at the table without playing: reasons, cards, parts, the log, help."""

from collections.abc import Callable, Mapping, Sequence

from kontor.cli.face import Face, View
from kontor.cli.help import COMMANDS, help_of
from kontor.cli.options import number, out, say
from kontor.cli.screen import LOG_LINES
from kontor.cli.speech import render, tell
from kontor.cli.story import story
from kontor.cli.typed import action_text
from kontor.core.table import Table
from kontor.core.words import Message

LOG_LENGTH = 20  # actions that `log` tells unless it is given a number
MOST_NEWS = 24  # lines at most; the rest is told by `log`


class Lookup:
    """Answers what people want to know; as far as the one at the keyboard may know it."""

    def __init__(self, table: Table, face: Face, viewer: Callable[[], int | None]) -> None:
        self._table = table
        self._face = face
        self._viewer = viewer
        self.commands: Sequence[str] = COMMANDS  # that `help` lists
        self._known = max(0, len(table.history) - LOG_LINES)  # actions that are no news

    def why(self, text: str, names: Mapping[str, str]) -> None:
        """Say why something cannot be done now."""
        if not text:
            tell(Message("terminal-why-what", example=f"why {self._face.HINTS.why}".strip()))
            return
        state = self._table.state
        text = action_text(state, text, names, self._face.ids())
        tell(state.refusal(text) or Message("terminal-possible", text=text))

    def card(self, text: str) -> None:
        """Show a card."""
        if text:
            out.print(self._face.card(self._view(), text))
        else:
            example = f"card {self._face.HINTS.card}".strip()
            tell(Message("terminal-which-card", example=example))

    def cards(self, text: str) -> None:
        """List all cards in play; with a name behind it, show that one."""
        if text:
            self.card(text)
        else:
            out.print(self._face.cards(self._view()))

    def part(self, name: str) -> None:
        """Show one part of the table."""
        out.print(self._face.part(self._view(), name.lower().replace(" ", "_")))

    def log(self, text: str) -> None:
        """Tell the last actions again."""
        count = number(text, Message("terminal-actions")) if text else LOG_LENGTH
        first = max(0, len(self._table.history) - count)
        for line in story(self._table, first, self._viewer()):
            out.print(line)

    def news(self, viewer: int | None = None) -> None:
        """Tell what was played since the last time."""
        played = len(self._table.history)
        first = max(min(self._known, played), played - 4 * MOST_NEWS)
        lines = story(self._table, first, viewer)
        if len(lines) > MOST_NEWS:
            more = render(Message("terminal-more-lines", count=len(lines) - MOST_NEWS))
            say(f"     {more}", "dim")
        for line in lines[-MOST_NEWS:]:
            out.print(line)
        self._known = played

    def forget(self) -> None:
        """What was taken back is news when it is played again."""
        self._known = min(self._known, len(self._table.history))

    def help(self) -> None:
        """List the commands."""
        out.print(help_of(self._face.HINTS, self.commands))

    def _view(self) -> View:
        return self._table.state.view(self._viewer())
