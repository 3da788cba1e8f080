"""The plainest marks of a drawing as SVG, and the palette that all of them share."""

from typing import NewType

Colour = NewType("Colour", str)  # what a fill or a stroke says
Data = NewType("Data", str)  # the data of a path

# Colours are known by name only, so that all drawings keep to one palette. Those with a variable
# change at night: windows are lit, lines against the sky turn pale.
COLOURS: dict[str, Colour] = {
    name: Colour(value)
    for name, value in {
        "cream": "#f1dfba", "white": "#fbf4e4", "sand": "#e3cb98", "ochre": "#dfae62",
        "thatch": "#c0934b", "gold": "#e9bc3f", "timber": "#a06d3e", "timber_dark": "#6f4722",
        "brick": "#bd5a3d", "brick_dark": "#8f3f2a", "clay": "#cf6f43", "red": "#b54834",
        "red_dark": "#87301f", "rose": "#d98f86", "plum": "#8a5a86", "stone": "#c3bba8",
        "stone_dark": "#989080", "slate": "#566a79", "slate_dark": "#3b4b58", "iron": "#8996a1",
        "steel": "#b9c6d0", "green": "#5b8566", "green_dark": "#3d6048", "leaf": "#7ba25c",
        "blue": "#34597c", "sky": "#7ea9b5", "glass": "#bcd8d4", "skin": "#e0b088",
        "coal": "#454d55", "ink": "#26323b", "flame": "#f08a3c", "shade": "#00000017",
        "light": "#ffffff66", "line": "var(--v-line, #26323b)",
        "window": "var(--v-win, #4a6475)", "smoke": "var(--v-smoke, #b9ab97)",
        "water": "var(--v-water, #6fa9ae)",
    }.items()
}  # fmt: skip


BRICK, CREAM, GOLD, GREEN = (COLOURS[name] for name in ("brick", "cream", "gold", "green"))
GREEN_DARK, INK, IRON, LEAF = (COLOURS[name] for name in ("green_dark", "ink", "iron", "leaf"))
LINE, SHADE, SLATE, STONE = (COLOURS[name] for name in ("line", "shade", "slate", "stone"))
STONE_DARK, TIMBER, WATER = (COLOURS[name] for name in ("stone_dark", "timber", "water"))
TIMBER_DARK, WHITE, WINDOW = (COLOURS[name] for name in ("timber_dark", "white", "window"))


def number(value: float) -> str:
    """A length as short as can be."""
    return f"{round(value, 2):g}"


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: Colour,
    rounding: float = 0,
    more: str = "",
) -> str:
    """A rectangle."""
    rounded = f' rx="{number(rounding)}"' if rounding else ""
    return (
        f'<rect{more} x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(height)}"{rounded} fill="{fill}"/>'
    )


def oval(x: float, y: float, across: float, up: float, fill: Colour) -> str:
    """An ellipse by its two radii."""
    radii = f'rx="{number(across)}" ry="{number(up)}"'
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" {radii} fill="{fill}"/>'


def disc(x: float, y: float, radius: float, fill: Colour) -> str:
    """A filled circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def area(fill: Colour, *steps: str | float) -> str:
    """A filled path; numbers among its steps are shortened."""
    return f'<path d="{trace(*steps)}" fill="{fill}"/>'


def stroke(ink: Colour, width: float, *steps: str | float, more: str = "") -> str:
    """A line along a path, with round ends."""
    return (
        f'<path d="{trace(*steps)}" fill="none" stroke="{ink}" stroke-width="{number(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"{more}/>'
    )


def trace(*steps: str | float) -> str:
    """The data of a path from letters and numbers."""
    return " ".join(each if isinstance(each, str) else number(each) for each in steps)


def use(
    symbol: str, x: float, y: float, width: float, height: float, ink: str = "", more: str = ""
) -> str:
    """A symbol of a sheet, put into a box; ink is what it takes as its own colour."""
    coloured = f' color="{ink}"' if ink else ""
    return (
        f'<use href="#{symbol}"{coloured}{more} x="{number(x)}" y="{number(y)}" '
        f'width="{number(width)}" height="{number(height)}"/>'
    )
