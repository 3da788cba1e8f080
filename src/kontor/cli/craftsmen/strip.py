"""A row of building cards as they lie on the table, as many beside each other as fit."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from kontor.cli.craftsmen.names import STYLES, facts, good, halves, letter, makes, name_of, sign
from kontor.cli.face import View

INDENT = 2


class Strip:
    """Cards of three lines: name on the upper colour, markers, product on the lower colour."""

    def __init__(self, view: View, cards: Sequence[str], markers: Mapping[str, Any]) -> None:
        self.cards = [_lines(view, card, markers.get(card, [])) for card in cards]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Rich asks for this when it knows the width."""
        rows: list[Text] = []
        for lines in self.cards:
            if not rows or rows[0].cell_len + 1 + lines[0].cell_len > options.max_width:
                yield from _used(rows)
                rows = [Text(" " * INDENT) for _ in lines]
            for row, line in zip(rows, lines, strict=True):
                row.append(" ").append_text(line)
        yield from _used(rows)


def _used(rows: Sequence[Text]) -> list[Text]:
    """The lines without the middle one when no card has anything there."""
    return [row for row in rows if row.plain.strip()]


def _lines(view: View, card: str, markers: Sequence[int | str | None]) -> list[Text]:
    top, bottom = halves(card)
    known = facts(view, card)
    points = f" {known['points']}" if known.get("points") else ""
    upper = f"{letter(top)} {name_of(card)}"
    middle = _icons(known.get("needs", []), markers)
    lower = f"{letter(bottom)} > {makes(card)}{points}"
    width = max(len(upper), middle.cell_len, len(lower)) + 1
    middle.pad_right(width - middle.cell_len)
    return [
        Text(upper.ljust(width), STYLES[top]),
        middle,
        Text(lower.ljust(width), STYLES[bottom]),
    ]


def _icons(needs: Sequence[str], markers: Sequence[int | str | None]) -> Text:
    """The input icons: [wheat] with a marker on it, a bare dim word without."""
    if not needs:
        return Text(" ".join(sign(marker) for marker in markers))
    found = Text()
    for at, need in enumerate(needs):
        lies = at < len(markers) and markers[at] is not None
        found.append(" " if at else "")
        found.append(f"[{good(need)}]" if lies else good(need), "bold yellow" if lies else "dim")
    return found
