"""More shapes of the kit: what walls and roofs have, and what hangs out in front of them."""

from kontor.drawing.kit import GROUND, Piece, repeated, ring, shape
from kontor.drawing.marks import (
    BRICK,
    COLOURS,
    INK,
    LINE,
    TIMBER_DARK,
    WHITE,
    WINDOW,
    Colour,
    area,
    box,
    disc,
    number,
    stroke,
    trace,
    use,
)  # fmt: skip


@shape
def window(x: float, y: float, width: float = 5, height: float = 7) -> str:
    """One window."""
    return box(x, y, width, height, WINDOW, more=' class="v-win"')


@shape
def windows(
    x: float, y: float, count: int, step: float, width: float = 5, height: float = 7
) -> str:
    """A row of windows, a step from one to the next."""
    return repeated(count, lambda at: window(x + at * step, y, width, height))


@shape
def arch(x: float, y: float, width: float, height: float, fill: Colour = WINDOW) -> str:
    """An opening with a round top; a window if no colour is named."""
    lit = ' class="v-win"' if fill == WINDOW else ""
    half = width / 2
    data = trace(
        "M", x, y + height, "V", y + half, "a", half, half, "0 0 1", width, "0 V", y + height
    )
    return f'<path{lit} d="{data} z" fill="{fill}"/>'


@shape
def pane(x: float, y: float, width: float, height: float, bars: int = 2) -> str:
    """A shop window with a frame and glazing bars."""
    step = width / (bars + 1)
    return (
        box(x - 1.2, y - 1.2, width + 2.4, height + 2.4, WHITE)
        + window(x, y, width, height)
        + repeated(bars, lambda at: box(x + (at + 1) * step - 0.5, y, 1, height, WHITE))
    )


@shape
def porthole(x: float, y: float, radius: float = 4) -> str:
    """A round window."""
    lit = f'<circle class="v-win" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'{lit} fill="{WINDOW}" stroke="{WHITE}" stroke-width="1.4"/>'


@shape
def door(x: float, width: float = 8, height: float = 13, fill: Colour = TIMBER_DARK) -> str:
    """A door with a round top."""
    side = height - 3
    return area(fill, "M", x, "62 v", -side, "q", width / 2, "-5", width, "0 v", side, "z")


@shape
def gate(x: float, width: float, height: float, fill: Colour = TIMBER_DARK) -> str:
    """A gate of two wings."""
    top = GROUND - height
    middle = stroke(Colour("#00000033"), 1.2, "M", x + width / 2, top, "V", GROUND)
    return box(x, top, width, height, fill) + middle


@shape
def clock(x: float, y: float, radius: float) -> str:
    """A clock face at twenty past twelve."""
    hands = stroke(
        INK, 1.2, "M", x, y, "v", -radius * 0.65, "M", x, y, "l", radius * 0.5, radius * 0.25
    )
    return disc(x, y, radius, WHITE) + ring(x, y, radius, INK, 1) + hands


@shape
def planks(
    x: float, y: float, width: float, height: float, count: int, ink: Colour = TIMBER_DARK
) -> str:
    """Lines between boards."""
    step = height / (count + 1)
    return repeated(count, lambda at: box(x, y + (at + 1) * step, width, 0.8, ink))


@shape
def beams(x: float, width: float, height: float, ink: Colour = TIMBER_DARK) -> str:
    """The timbers of a half-timbered wall."""
    top, low, third = GROUND - height, GROUND - height * 0.45, width / 3
    posts = trace("M", x + 1, top, "V", GROUND, "M", x + width - 1, top, "V", GROUND)
    rails = trace("M", x, top + 1, "h", width, "M", x, low, "h", width)
    braces = trace(
        "M", x + 1, low, "L", x + third, top, "M", x + width - 1, low, "L", x + width - third, top
    )
    return stroke(ink, 1.6, posts, rails, braces)


@shape
def awning(x: float, y: float, width: float, fill: Colour) -> str:
    """A striped awning; its width is taken in steps of 6."""

    def stripe(at: int) -> str:
        return area(WHITE if at % 2 else fill, "M", x + at * 6, y, "h6 v6 q-3 4 -6 0 z")

    return repeated(round(width / 6), stripe)


@shape
def chimney(x: float, top: float, width: float, fill: Colour = BRICK, base: float = GROUND) -> str:
    """A chimney that stands on its base."""
    high = base - top
    return area(fill, "M", x, base, "L", x + 1, top, "h", width - 2, "l1", high, "z") + box(
        x, top - 1, width, 3, INK
    )


@shape
def smoke(x: float, y: float, size: float = 1) -> str:
    """Smoke that drifts to the right."""
    puffs = ((0, 0, 3.5), (5, -4, 4.5), (12, -7, 5.5), (21, -8, 4))
    grey = COLOURS["smoke"]
    return "".join(disc(x + a * size, y + b * size, r * size, grey) for a, b, r in puffs)


@shape
def flag(x: float, y: float, fill: Colour) -> str:
    """A pennant on a pole whose top is at y."""
    return stroke(LINE, 1.4, "M", x, y + 14, "V", y) + area(fill, "M", x, y, "l11 3 -11 4 z")


@shape
def bunting(x: float, y: float, width: float) -> str:
    """A string of little flags."""
    hues = [COLOURS[name] for name in ("red", "gold", "blue", "green")]
    count = round(width / 7)
    step = width / count

    def one(at: int) -> str:
        middle = (at + 0.5) / count * 2 - 1
        return area(
            hues[at % 4],
            "M",
            x + at * step + 1,
            y + 5 - 5 * middle**2,
            "h",
            step - 2,
            "l",
            1 - step / 2,
            "5 z",
        )

    return stroke(LINE, 0.9, "M", x, y, "q", width / 2, "10", width, "0") + repeated(count, one)


@shape
def sign(piece: Piece, x: float, y: float, size: float) -> str:
    """A piece of the game as it is."""
    return use(piece, x, y, size, size)


@shape
def board(piece: Piece, x: float, y: float, size: float = 18) -> str:
    """A piece of the game on a white board."""
    where = f'x="{number(x - 2.5)}" y="{number(y - 2.5)}" width="{number(size + 5)}"'
    look = f'rx="3" fill="{WHITE}" stroke="{TIMBER_DARK}" stroke-width="1.4"'
    return f'<rect {where} height="{number(size + 5)}" {look}/>' + sign(piece, x, y, size)


@shape
def ship(piece: Piece, x: float, y: float, width: float) -> str:
    """A ship of the game, two thirds as high as wide."""
    return use(piece, x, y, width, width * 2 / 3)


@shape
def worker(piece: Piece, x: float, y: float, height: float, coat: Colour) -> str:
    """A person of the game in a coat."""
    return use(piece, x, y, height * 0.7, height, coat)
