"""One kind of picture for all figures: rows with a dot, its interval and what would be even.

An SVG that needs nothing else; its colours follow the light or dark of whoever looks at it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 760
ROW: Final = 22
TOP, BOTTOM = 74, 46
LETTER: Final = 7.2  # the width of one, at 13 pixels; wide enough for all five languages
STYLE: Final = """
.paper{fill:#fbf7ee}.ink{fill:#1f2a30}.soft{fill:#55626a}.grid{stroke:#d8cdb6}
.zero{stroke:#7d6f52}.bar{stroke:#1f5f8b}.dot{fill:#1f5f8b}.second .bar{stroke:#b4541a}
.second .dot{fill:#b4541a}.faint{opacity:.45}.even{stroke:#7d6f52}
text{font:13px system-ui,sans-serif}.title{font-size:19px;font-weight:600}.num{font-size:12px}
@media (prefers-color-scheme:dark){
.paper{fill:#14212b}.ink{fill:#f1e9d8}.soft{fill:#a9b4ba}.grid{stroke:#2c3d49}
.zero,.even{stroke:#9c8f73}.bar{stroke:#7cc0ea}.dot{fill:#7cc0ea}
.second .bar{stroke:#f0a36a}.second .dot{fill:#f0a36a}}
"""


@dataclass(frozen=True)
class Mark:
    """One figure in a row."""

    value: float
    low: float
    high: float
    second: bool = False  # of the other colour


@dataclass(frozen=True)
class Row:
    """A label and its figures; `even` is where nothing would be special."""

    label: str
    marks: tuple[Mark, ...]
    even: float | None = None
    faint: bool = False


@dataclass(frozen=True)
class Chart:
    """A whole picture."""

    title: str
    axis: str
    rows: Sequence[Row]
    legend: tuple[str, ...] = ()  # for the two colours

    def svg(self) -> str:
        """The picture as text."""
        left = min(330.0, 24 + LETTER * max(len(row.label) for row in self.rows))
        height = TOP + ROW * len(self.rows) + BOTTOM
        scale = Scale.over(self.rows, left, WIDTH - 30)
        size = f'width="{WIDTH}" height="{height}"'
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {size}>',
            f"<title>{escape(self.title)}</title><style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
            f'<text class="ink title" x="16" y="32">{escape(self.title)}</text>',
            *self._legend(),
            *grid(scale, height),
            *(part for at, row in enumerate(self.rows) for part in draw_row(row, at, scale)),
            f'<text class="soft" x="{scale.right:.1f}" y="{height - 10}" text-anchor="end">',
            f"{escape(self.axis)}</text></svg>\n",
        ]
        return "\n".join(parts)

    def _legend(self) -> list[str]:
        parts, x = [], 16.0
        for at, word in enumerate(self.legend):
            kind = ' class="second"' if at else ""
            parts.append(f'<g{kind}><circle class="dot" cx="{x + 5}" cy="52" r="5"/></g>')
            parts.append(f'<text class="soft" x="{x + 16}" y="56">{escape(word)}</text>')
            x += 36 + LETTER * len(word)
        return parts


@dataclass(frozen=True)
class Scale:
    """From figures to places on the paper."""

    low: float
    high: float
    step: float
    left: float
    right: float

    @classmethod
    def over(cls, rows: Sequence[Row], left: float, right: float) -> "Scale":
        """One on which all figures have room, with round steps."""
        marks = [mark for row in rows for mark in row.marks]
        ends = [end for mark in marks for end in (mark.low, mark.high)]
        ends += [row.even for row in rows if row.even is not None]
        low, high = min(0.0, *ends), max(0.0, *ends)
        step = round_step(max(high - low, 1e-6) / 6)
        return cls(floor(low / step) * step, ceil(high / step) * step, step, left, right)

    def x(self, value: float) -> float:
        """Where a figure stands."""
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)


def round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20 ... above a number."""
    unit = 10.0 ** floor(log10(rough))
    return float(next(unit * each for each in (1, 2, 5, 10) if unit * each >= rough * 0.999))


def grid(scale: Scale, height: int) -> list[str]:
    """Lines from top to bottom, and their numbers."""
    parts = []
    for at in range(round((scale.high - scale.low) / scale.step) + 1):
        value = scale.low + at * scale.step
        x = scale.x(value)
        kind = "zero" if abs(value) < scale.step / 1e6 else "grid"
        parts.append(f'<path class="{kind}" d="M{x:.1f} {TOP - 8}V{height - BOTTOM + 4}"/>')
        parts.append(
            f'<text class="soft num" x="{x:.1f}" y="{height - BOTTOM + 20}" text-anchor="middle">'
            f"{value:g}</text>"
        )
    return parts


def draw_row(row: Row, at: int, scale: Scale) -> list[str]:
    """A row: its label, a line for each interval, a dot for each figure."""
    y = TOP + ROW * at + ROW / 2
    label = f'<text class="ink" x="{scale.left - 12:.1f}" y="{y + 4:.1f}" text-anchor="end">'
    parts = [f"{label}{escape(row.label)}</text>"]
    if row.even is not None:
        x = scale.x(row.even)
        parts.append(f'<path class="even" stroke-width="2" d="M{x:.1f} {y - 8:.1f}v16"/>')
    for number, mark in enumerate(row.marks):
        shift = 0.0 if len(row.marks) == 1 else (-4.0, 4.0)[number % 2]
        kinds = " ".join(["mark", *["second"] * mark.second, *["faint"] * row.faint])
        parts.append(
            f'<g class="{kinds}"><path class="bar" stroke-width="3" d="M{scale.x(mark.low):.1f}'
            f' {y + shift:.1f}H{scale.x(mark.high):.1f}"/><circle class="dot"'
            f' cx="{scale.x(mark.value):.1f}" cy="{y + shift:.1f}" r="4.5"/></g>'
        )
    return parts
