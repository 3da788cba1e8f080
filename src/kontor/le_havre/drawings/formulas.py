"""Formulas in a picture: pieces, numbers and signs side by side, as large as there is room."""

from collections.abc import Mapping, Sequence

from kontor.drawing.marks import Colour, use
from kontor.drawing.paper import SOFT
from kontor.drawing.writing import INK, SMALLEST, width_of, write
from kontor.le_havre.drawings.pieces import PREFIX
from kontor.le_havre.notation import Line, Part

GAP = 3
SIZES = (24, 20, 17, 15, 13, 12)


def piece_width(piece: str, size: float) -> float:
    """How wide a piece is; ships are longer than others."""
    return size * 1.5 if piece.startswith("ship-") else size


def part_width(part: Part, size: float) -> float:
    """How wide a part is at this size of its pieces."""
    if "piece" not in part:
        return width_of(part["sign"] if "sign" in part else part["word"], font_of(size))
    told = part["n"]
    return piece_width(part["piece"], size) + (width_of(told, font_of(size)) + 1 if told else 0)


def font_of(size: float) -> float:
    """How large numbers are beside pieces of a size."""
    return max(SMALLEST, size * 0.72)


def line_width(line: Sequence[Part], size: float) -> float:
    """How wide a line is."""
    return sum(part_width(part, size) for part in line) + GAP * max(len(line) - 1, 0)


def draw_line(
    line: Sequence[Part], x: float, y: float, size: float, ink: Colour = INK, soft: Colour = SOFT
) -> str:
    """A line from x on, around the height y."""
    drawn, font = "", font_of(size)
    for part in line:
        wide, low = part_width(part, size), y + font * 0.36
        if "piece" in part:
            piece = piece_width(part["piece"], size)
            drawn += use(PREFIX + part["piece"], x + wide - piece, y - size / 2, piece, size, ink)
            drawn += write(part["n"], x, low, font, ink, weight=700) if part["n"] else ""
        else:
            sign = part["sign"] if "sign" in part else part["word"]
            drawn += write(sign, x, low, font, soft, weight=700)
        x += wide + GAP
    return drawn


def fitted(lines: Sequence[Line], core: Line, x: float, y: float, wide: float, high: float) -> str:
    """A whole formula in the middle of a box, or its short form where it would be too small."""
    for told in (list(lines), [core]):
        for size in SIZES:
            rows = [line for line in told if line]
            fits = all(line_width(line, size) <= wide for line in rows)
            if fits and len(rows) * (size + 2) <= high:
                return stacked(rows, x, y, wide, high, size)
    return stacked([core], x, y, wide, high, SIZES[-1])


def stacked(rows: Sequence[Line], x: float, y: float, wide: float, high: float, size: float) -> str:
    """Lines one below the other, in the middle of a box."""
    top = y + (high - len(rows) * (size + 2)) / 2 + size / 2 + 1
    drawn = ""
    for at, line in enumerate(rows):
        left = x + max((wide - line_width(line, size)) / 2, 0)
        drawn += draw_line(line, left, top + at * (size + 2), size)
    return drawn


def amounts(given: Mapping[str, int], between: str = "") -> Line:
    """Costs and fees as a line: a number before each piece, perhaps a sign between them."""
    line: Line = []
    for name, amount in given.items():
        if line and between:
            line.append({"sign": between})
        line.append({"n": str(amount), "piece": name})
    return line
