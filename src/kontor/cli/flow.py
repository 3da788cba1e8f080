"""Lines of short pieces that wrap between the pieces, never inside one."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

INDENT = 11


class Flow:
    """A label and pieces behind it, as many lines as the terminal needs."""

    def __init__(self, label: str, pieces: Iterable[str | Text], gap: str = ", ") -> None:
        self.label = label
        self.pieces = [Text(piece) if isinstance(piece, str) else piece for piece in pieces]
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Rich asks for this when it knows the width."""
        indent = max(INDENT, len(self.label) + 2)
        line = Text(self.label.ljust(indent), style="bold")
        line = Text.assemble(line)
        is_fresh = True
        for at, piece in enumerate(self.pieces):
            tail = self.gap.rstrip() if at + 1 < len(self.pieces) else ""
            room = options.max_width - line.cell_len - len(tail)
            if not is_fresh and piece.cell_len + self._space() > room:
                yield line
                line, is_fresh = Text(" " * indent), True
            line.append(" " * (0 if is_fresh else self._space()))
            line.append_text(piece)
            line.append(tail)
            is_fresh = False
        yield line

    def _space(self) -> int:
        return len(self.gap) - len(self.gap.rstrip())
