"""A kit of shapes for small drawings of buildings, 120 wide and 72 high, on ground at 62.

Sky, hill and ground are not drawn: they belong to whoever shows the drawing. A shape is a function;
its parameters are what stands on a line of a drawing (see `lines.py`).
"""

import inspect
from collections.abc import Callable
from functools import cache
from typing import NewType, TypeVar

from kontor.drawing.marks import (
    SHADE,
    SLATE,
    STONE_DARK,
    WHITE,
    WINDOW,
    Colour,
    Data,
    area,
    box,
    disc,
    number,
    oval,
    stroke,
    trace,
)  # fmt: skip

Piece = NewType("Piece", str)  # the id of a symbol that stands in the same sheet

WIDTH, HEIGHT, GROUND = 120, 72, 62
SHAPES: dict[str, Callable[..., str]] = {}

MADE = TypeVar("MADE", bound=Callable[..., str])


def shape(made: MADE) -> MADE:
    """Take a function into the kit, by its name."""
    SHAPES[made.__name__] = made
    return made


@cache
def parameters(name: str) -> list[inspect.Parameter]:
    """What stands on the line of a shape."""
    return list(inspect.signature(SHAPES[name]).parameters.values())


def repeated(count: int, each: Callable[[int], str]) -> str:
    """The same marks again and again, each by its number."""
    return "".join(each(at) for at in range(count))


# -- plain shapes ------------------------------------------------------------------------------


@shape
def rect(x: float, y: float, width: float, height: float, fill: Colour, rounding: float = 0) -> str:
    """A rectangle by its upper left corner."""
    return box(x, y, width, height, fill, rounding)


@shape
def circle(x: float, y: float, radius: float, fill: Colour) -> str:
    """A filled circle."""
    return disc(x, y, radius, fill)


@shape
def ellipse(x: float, y: float, across: float, up: float, fill: Colour) -> str:
    """An ellipse by its two radii."""
    return oval(x, y, across, up, fill)


@shape
def ring(x: float, y: float, radius: float, ink: Colour, width: float = 2) -> str:
    """A circle that is not filled."""
    where = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {where} fill="none" stroke="{ink}" stroke-width="{number(width)}"/>'


@shape
def path(fill: Colour, data: Data) -> str:
    """An area of any form."""
    return area(fill, data)


@shape
def line(ink: Colour, width: float, data: Data) -> str:
    """A line of any form."""
    return stroke(ink, width, data)


# -- houses ------------------------------------------------------------------------------------


@shape
def house(
    x: float, width: float, height: float, wall: Colour, roof: Colour, rise: float = 14
) -> str:
    """A house seen from its long side, shaded on the right."""
    top = GROUND - height
    slope = trace(
        "M", x - 3, top, "L", x + 5, top - rise, "H", x + width - 5, "L", x + width + 3, top
    )
    return (
        box(x, top, width, height, wall)
        + box(x + width * 0.66, top, width * 0.34, height, SHADE)
        + area(roof, slope, "z")
        + box(x - 3, top, width + 6, 1.6, Colour("#00000026"))
    )


@shape
def gable(
    x: float, width: float, height: float, wall: Colour, roof: Colour, rise: float = 14
) -> str:
    """A house seen from its gable end."""
    top, middle, ridge = GROUND - height, x + width / 2, GROUND - height - rise
    return (
        area(
            wall,
            "M",
            x,
            GROUND,
            "V",
            top,
            "L",
            middle,
            ridge,
            "L",
            x + width,
            top,
            "V",
            GROUND,
            "z",
        )
        + area(SHADE, "M", middle, ridge, "L", x + width, top, "V", GROUND, "H", middle, "z")
        + stroke(roof, 4.5, "M", x - 3, top + 2, "L", middle, ridge, "L", x + width + 3, top + 2)
    )


@shape
def block(x: float, width: float, height: float, wall: Colour, cornice: Colour = SLATE) -> str:
    """A house with a flat roof."""
    top = GROUND - height
    return (
        box(x, top, width, height, wall)
        + box(x + width * 0.66, top, width * 0.34, height, SHADE)
        + box(x - 3, top - 4, width + 6, 5, cornice)
    )


@shape
def mansard(
    x: float, width: float, height: float, wall: Colour, roof: Colour, dormers: int = 0
) -> str:
    """A town house with a steep roof, and dormers in it."""
    top, step = GROUND - height, width / max(dormers, 1)

    def dormer(at: int) -> str:
        left = x + at * step + step / 2 - 3.5
        lit = box(left + 1.5, top - 8, 4, 6, WINDOW, more=' class="v-win"')
        return area(wall, "M", left, top - 1, "v-8 l3.5-3 3.5 3 v8 z") + lit

    slope = trace(
        "M", x - 2, top, "L", x + 3, top - 13, "H", x + width - 3, "L", x + width + 2, top
    )
    return (
        box(x, top, width, height, wall)
        + box(x + width * 0.66, top, width * 0.34, height, SHADE)
        + area(roof, slope, "z")
        + repeated(dormers, dormer)
        + box(x - 3, top - 1, width + 6, 2.4, WHITE)
    )


@shape
def shed(x: float, width: float, height: float, wall: Colour, roof: Colour, fall: float = 8) -> str:
    """A lean-to whose roof falls to the right; a negative fall lets it fall to the left."""
    left, right = GROUND - height - max(fall, 0), GROUND - height + min(fall, 0)
    return area(wall, "M", x, GROUND, "V", left, "L", x + width, right, "V", GROUND, "z") + stroke(
        roof, 4, "M", x - 3, left, "L", x + width + 3, right
    )


@shape
def saw(x: float, width: float, height: float, teeth: int, wall: Colour, roof: Colour) -> str:
    """A works with a saw-tooth roof."""
    top, step = GROUND - height, width / teeth

    def tooth(at: int) -> str:
        left = x + at * step
        return area(roof, "M", left, top, "v-11 l", step, 11, "z") + area(
            Colour("#ffffff66"), "M", left, top, "v-11 l2.5 2.4 v8.6 z"
        )

    return (
        repeated(teeth, tooth)
        + box(x, top, width, height, wall)
        + box(x + width * 0.7, top, width * 0.3, height, SHADE)
    )


@shape
def temple(
    x: float, width: float, height: float, wall: Colour, roof: Colour, columns: int = 5
) -> str:
    """A front with columns under a pediment."""
    top, step = GROUND - height, (width - 10) / (columns - 1)
    return (
        area(roof, "M", x - 4, top, "L", x + width / 2, top - 13, "L", x + width + 4, top, "z")
        + box(x, top, width, height, wall)
        + repeated(columns, lambda at: box(x + 3 + at * step, top + 2, 4, height - 5, WHITE))
        + box(x - 3, 59, width + 6, 3, STONE_DARK)
        + box(x - 4, top, width + 8, 2.5, Colour("#00000026"))
    )


@shape
def tower(
    x: float, width: float, height: float, wall: Colour, roof: Colour, rise: float = 14
) -> str:
    """A tower with a pointed roof."""
    top = GROUND - height
    return (
        box(x, top, width, height, wall)
        + box(x + width * 0.6, top, width * 0.4, height, SHADE)
        + area(roof, "M", x - 2, top, "L", x + width / 2, top - rise, "L", x + width + 2, top, "z")
    )


@shape
def dome(x: float, radius: float, fill: Colour) -> str:
    """A round kiln around x."""
    high = radius * 1.15
    return area(
        fill, "M", x - radius, "62 v-4 a", radius, high, "0 0 1", 2 * radius, "0 v4 z"
    ) + area(
        Colour("#0000001a"),
        "M",
        x,
        58 - high,
        "a",
        radius,
        high,
        "0 0 1",
        radius,
        high,
        "v4 h",
        -radius,
        "z",
    )
