"""Lines of short pieces that wrap between the pieces, never inside one."""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

INDENT = 11


class Flow:
    """A label and pieces behind it, as many lines as the terminal needs; or a line for each."""

    def __init__(
        self,
        label: str,
        pieces: Iterable[str | Text],
        gap: str = ", ",
        indent: int = INDENT,
        *,
        lines: bool = False,
    ) -> None:
        self.label = label
        self.pieces = [Text(piece) if isinstance(piece, str) else piece for piece in pieces]
        self.gap = gap
        self.indent = max(indent, len(label) + 2)
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Rich asks for this when it knows the width."""
        label = Text(self.label.ljust(self.indent), style="bold")
        line, is_fresh = Text.assemble(label), True
        for at, piece in enumerate(self.pieces):
            tail = self.gap.rstrip() if at + 1 < len(self.pieces) else ""
            room = options.max_width - line.cell_len - len(tail)
            if not is_fresh and (self.lines or piece.cell_len + self._space() > room):
                yield line
                line, is_fresh = Text(" " * self.indent), True
            line.append(" " * (0 if is_fresh else self._space()))
            line.append_text(piece)
            line.append(tail)
            is_fresh = False
        yield line

    def _space(self) -> int:
        return len(self.gap) - len(self.gap.rstrip())


def align(rows: Sequence[RenderableType]) -> Group:
    """Rows one below the other, the pieces of all of them as far in as the longest label wants."""
    flows = [row for row in rows if isinstance(row, Flow)]
    indent = max((flow.indent for flow in flows), default=INDENT)
    for flow in flows:
        flow.indent = indent
    return Group(*rows)
