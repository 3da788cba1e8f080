"""The materials that all pictures share: paper, coins, pennants, shields and plates."""

from kontor.drawing.marks import Colour, area, box, disc, oval, stroke, use
from kontor.drawing.picture import Owner
from kontor.drawing.writing import DISPLAY, INK, width_of, write

PAPER, SHEET, SUNK, EDGE = (Colour(v) for v in ("#f3e8d2", "#fffaee", "#e9dabb", "#cdb98f"))
SOFT, DECK, ON_DECK, SHADOW = (Colour(v) for v in ("#4f5a61", "#16324a", "#fdf3dc", "#3b260f33"))


def sheet(x: float, y: float, width: float, height: float, fill: Colour = SHEET) -> str:
    """A piece of paper with its shadow."""
    return box(x + 1, y + 2, width, height, SHADOW, 6) + box(x, y, width, height, fill, 6)


def coin(x: float, y: float, worth: int, radius: float = 13) -> str:
    """A value in a golden coin around x and y."""
    gold, edge = Colour("#f4d068"), Colour("#8a6411")
    size = max(12, radius * (1.15 if worth < 10 else 1))
    return (
        oval(x, y + 2, radius, radius, edge)
        + disc(x, y, radius, edge)
        + disc(x, y, radius - 1, gold)
        + write(str(worth), x, y + size * 0.36, size, Colour("#3b2a05"), at="middle", font=DISPLAY)
    )


def charge(owner: Owner, x: float, y: float, size: float) -> str:
    """The charge of a seat, in what is written on its colour."""
    return use(f"k-charge-{owner.mark.charge}", x, y, size, size, owner.mark.on)


def shield(owner: Owner, x: float, y: float, size: float) -> str:
    """The coat of arms of a seat."""
    mark, s = owner.mark, size
    form = ("M", x, y, "h", s, "v", s * 0.6, "q", -s * 0.1, s * 0.4, -s / 2, s * 0.55)
    left = ("q", -s * 0.4, -s * 0.15, -s / 2, -s * 0.55, "z")
    return (
        area(mark.face, *form, *left)
        + stroke(mark.edge, s * 0.07, *form, *left)
        + charge(owner, x + s * 0.2, y + s * 0.16, s * 0.6)
    )


def pennant(owner: Owner, x: float, y: float, room: float) -> str:
    """The name of a seat on a pennant of its colour, with its face where it has one."""
    mark = owner.mark
    left = 30 if owner.portrait else 0
    wide = min(width_of(owner.name, 17, DISPLAY) + 46 + left, room)
    flag = ("M", x, y, "h", wide, "l-9 14 9 14 h", -wide, "z")
    return (
        area(mark.face, *flag)
        + stroke(mark.edge, 1, *flag)
        + (use(owner.portrait, x + 5, y + 1, 26, 26) if owner.portrait else "")
        + charge(owner, x + 8 + left, y + 6, 16)
        + write(owner.name, x + 30 + left, y + 20, 17, mark.on, font=DISPLAY, room=wide - 42 - left)
    )


def counted(symbol: str, amount: str, x: float, y: float, size: float, ink: Colour = INK) -> str:
    """A piece and how many there are of it, on a base line at y."""
    return use(symbol, x, y - size * 0.8, size, size, INK) + write(
        amount, x + size + 2, y, size * 0.75 if size > 17 else 13, ink, weight=700
    )
