"""More shapes of the kit: what stands around a house, in the yard, in the wood and on the quay."""

from kontor.drawing.kit import GROUND, repeated, ring, shape
from kontor.drawing.marks import (
    BRICK,
    COLOURS,
    CREAM,
    GOLD,
    GREEN,
    GREEN_DARK,
    INK,
    IRON,
    LEAF,
    LINE,
    STONE,
    STONE_DARK,
    TIMBER,
    TIMBER_DARK,
    WATER,
    WINDOW,
    Colour,
    area,
    box,
    disc,
    stroke,
    trace,
)  # fmt: skip

# -- the wood ----------------------------------------------------------------------------------


@shape
def fir(x: float, size: float = 1, leaves: Colour = GREEN) -> str:
    """A fir around x."""
    top, dark = GROUND - 30 * size, GREEN_DARK
    return (
        box(x - 1.2, GROUND - 9 * size, 2.4, 9 * size, TIMBER_DARK)
        + area(leaves, "M", x, top, "l", 8 * size, 22 * size, "h", -16 * size, "z")
        + area(dark, "M", x, top, "l", 8 * size, 22 * size, "h", -8 * size, "z")
    )


@shape
def oak(x: float, size: float = 1, leaves: Colour = LEAF) -> str:
    """A leafy tree around x."""
    high = GROUND - 20 * size
    crown = disc(x, high, 9 * size, leaves) + disc(x - 6 * size, high + 4 * size, 6 * size, leaves)
    return (
        box(x - 1.5 * size, high, 3 * size, 20 * size, TIMBER_DARK)
        + crown
        + disc(x + 6 * size, high + 4 * size, 6 * size, GREEN)
    )


@shape
def bush(x: float, size: float = 1, leaves: Colour = GREEN) -> str:
    """A low bush around x."""
    low = GROUND - 3 * size
    rounds = disc(x - 4 * size, low, 4 * size, leaves) + disc(x + 4 * size, low, 4 * size, leaves)
    return rounds + disc(x, low - 2 * size, 5 * size, leaves)


@shape
def mound(x: float, width: float, height: float, fill: Colour) -> str:
    """A heap of loose stuff, darker on its right."""
    half = width / 2
    return area(
        fill, "M", x, "62 q", half * 0.5, -height * 0.9, half, -height, "q", half * 0.5,
        height * 0.1, half, height, "z",
    ) + area(
        Colour("#0000002b"), "M", x + half, GROUND - height, "q", half * 0.5, height * 0.1, half,
        height, "h", -half * 0.7, "q", half * 0.1, -height * 0.5, -half * 0.3, -height, "z",
    )  # fmt: skip


@shape
def field(x: float, width: float, fill: Colour = GOLD) -> str:
    """Corn in rows."""
    return repeated(
        round(width / 5),
        lambda at: stroke(fill, 1.6, "M", x + at * 5, "62 v-9 m0 3 l-2-2 m2 4 l2-2"),
    )


@shape
def fence(x: float, width: float, ink: Colour = TIMBER) -> str:
    """Rails between posts."""
    count = max(round(width / 12), 1)
    step = width / count
    posts = repeated(count + 1, lambda at: stroke(ink, 2, "M", x + at * step, "62 V49"))
    return posts + stroke(ink, 1.8, "M", x - 2, "52 h", width + 4, "M", x - 2, "57.5 h", width + 4)


# -- fire --------------------------------------------------------------------------------------


@shape
def fire(x: float, y: float, size: float = 1) -> str:
    """A flame that stands on y."""
    s = size
    return area(
        COLOURS["flame"], "M", x, y, "c", -5 * s, -5 * s, 0, -7 * s, 0, -11 * s, "c", 5 * s, 4 * s,
        6 * s, 8 * s, 0, 11 * s, "z",
    ) + area(
        GOLD, "M", x + 0.4 * s, y, "c", -2 * s, -2 * s, 0, -3 * s, 0, -5 * s, "c", 2 * s,
        2 * s, 2 * s, 4 * s, 0, 5 * s, "z",
    )  # fmt: skip


@shape
def oven(x: float, size: float = 1, wall: Colour = BRICK) -> str:
    """An oven of bricks with fire in its mouth; x is its left."""
    s = size
    mouth = area(
        INK, "M", x + 4 * s, "62 v", -6 * s, "a", 5 * s, 5 * s, "0 0 1", 10 * s, "0 v", 6 * s, "z"
    )
    body = area(
        wall, "M", x, "62 v", -10 * s, "a", 9 * s, 9 * s, "0 0 1", 18 * s, "0 v", 10 * s, "z"
    )
    return body + mouth + fire(x + 9 * s, GROUND, 0.55 * s)


# -- yard and road -----------------------------------------------------------------------------


@shape
def scaffold(x: float, width: float, height: float) -> str:
    """Poles and boards of builders."""
    low, high = GROUND - height * 0.35, GROUND - height * 0.75
    poles = trace(*(step for at in (0, 0.5, 1) for step in ("M", x + width * at, "62 v", -height)))
    decks = trace("M", x - 3, low, "h", width + 6, "M", x - 3, high, "h", width + 6)
    return stroke(TIMBER_DARK, 1.7, poles, decks, "M", x, low, "L", x + width / 2, high)


@shape
def ladder(x: float, top: float, lean: float = 8) -> str:
    """A ladder that leans to the right."""
    rungs = max(round((GROUND - top) / 5), 2)
    step, side = (GROUND - top) / rungs, lean / rungs
    treads = repeated(rungs - 1, lambda at: trace(
        "M", x + side * (at + 1), GROUND - step * (at + 1), "h5"
    ))  # fmt: skip
    poles = trace("M", x, "62 L", x + lean, top, "M", x + 5, "62 L", x + 5 + lean, top)
    return stroke(TIMBER, 1.3, poles, treads)


@shape
def wheel(x: float, y: float, radius: float, ink: Colour = TIMBER_DARK) -> str:
    """A wheel with spokes."""
    r = radius
    spokes = trace("M", x - r, y, "h", 2 * r, "M", x, y - r, "v", 2 * r)
    return ring(x, y, r, ink, r * 0.3) + stroke(ink, r * 0.18, spokes) + disc(x, y, r * 0.3, ink)


@shape
def blade(x: float, y: float, radius: float) -> str:
    """A round saw."""
    where = f'cx="{x:g}" cy="{y:g}" r="{radius:g}"'
    teeth = f'stroke="{INK}" stroke-width="2" stroke-dasharray="3 2.5"'
    return f'<circle {where} fill="{IRON}" {teeth}/>' + disc(x, y, radius * 0.27, INK)


@shape
def barrels(x: float, count: int = 2, fill: Colour = TIMBER) -> str:
    """Barrels side by side."""

    def one(at: int) -> str:
        left = x + at * 9
        hoops = stroke(TIMBER_DARK, 1, "M", left, "56 h8 M", left, "59 h8")
        return box(left, 53, 8, 9, fill, 2) + hoops

    return repeated(count, one)


@shape
def crate(x: float, y: float, size: float = 10) -> str:
    """A wooden box by its upper left corner."""
    frame = f'fill="none" stroke="{TIMBER_DARK}" stroke-width="1.2"'
    outline = f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" {frame}/>'
    return (
        box(x, y, size, size, TIMBER)
        + outline
        + stroke(TIMBER_DARK, 1, "M", x, y + size, "l", size, -size)
    )


@shape
def sack(x: float, fill: Colour = CREAM, size: float = 1) -> str:
    """A sack tied at its neck; x is its middle."""
    s = size
    body = area(
        fill,
        "M",
        x - 6 * s,
        "62 q",
        -2 * s,
        -9 * s,
        3 * s,
        -11 * s,
        "h",
        6 * s,
        "q",
        5 * s,
        2 * s,
        3 * s,
        11 * s,
        "z",
    )
    neck = area(
        fill,
        "M",
        x - 2 * s,
        GROUND - 11 * s,
        "l",
        -2 * s,
        -3 * s,
        "h",
        8 * s,
        "l",
        -2 * s,
        3 * s,
        "z",
    )
    return body + neck + stroke(TIMBER_DARK, 1, "M", x - 3 * s, GROUND - 11 * s, "h", 6 * s)


@shape
def table(x: float, width: float, y: float = 52, fill: Colour = TIMBER) -> str:
    """A table whose top is at y."""
    legs = trace("M", x + 2, y, "V", GROUND, "M", x + width - 2, y, "V", GROUND)
    return stroke(TIMBER_DARK, 1.6, legs) + box(x, y - 1, width, 3, fill)


@shape
def lamp(x: float, top: float = 36) -> str:
    """A street lamp."""
    glass = f'<circle class="v-win" cx="{x:g}" cy="{top:g}" r="3" fill="{WINDOW}"/>'
    return (
        stroke(LINE, 1.4, "M", x, "62 V", top + 3)
        + glass
        + stroke(LINE, 1.2, "M", x - 3, top - 3, "h6")
    )


@shape
def rails(x: float, width: float) -> str:
    """A railway track along the ground."""
    ties = repeated(round(width / 7), lambda at: box(x + at * 7, 63, 4, 2.5, TIMBER_DARK))
    return ties + box(x, 61.5, width, 1.6, IRON)


# -- water -------------------------------------------------------------------------------------


@shape
def water(y: float = 60) -> str:
    """The sea from y on, far beyond both sides for whoever shows more than the drawing."""
    waves = trace(
        "M8", y + 5, "q4-3 8 0 t8 0 M52", y + 6, "q4-3 8 0 t8 0 M92", y + 4, "q4-3 8 0 t8 0"
    )
    return box(-120, y, 360, 90 - y, WATER) + stroke(Colour("#ffffff99"), 1.3, waves)


@shape
def quay(x: float, width: float, y: float = 56) -> str:
    """A wall of stone at the water, from y down."""
    joints = stroke(STONE_DARK, 1, "M", x, y + 4, "h", width)
    return box(x, y, width, 90 - y, STONE) + joints


@shape
def hull(x: float, y: float, width: float, fill: Colour) -> str:
    """The body of a boat."""
    return area(fill, "M", x, y, "h", width, "q-3 12 -12 13 h", 22 - width, "q-8-1 -10-13 z")


@shape
def crane(x: float, ink: Colour = LINE) -> str:
    """A crane of iron lattice, its arm to the right."""
    mast = trace("M", x, "62 V18 M", x + 6, "62 V18 M", x, "54 l6-8 -6-8 6-8 -6-8")
    arm = trace("M", x - 8, "20 h40 M", x + 3, "12 l24 8 M", x + 3, "12 l-9 8")
    rope = stroke(ink, 1.2, "M", x + 27, "20 v14")
    return stroke(ink, 1.7, mast, arm) + rope + box(x - 9, 20, 6, 6, ink)


@shape
def net(x: float, width: float, y: float = 36) -> str:
    """A net hung up between two poles."""
    poles = stroke(TIMBER_DARK, 1.8, "M", x, "62 V", y - 2, "M", x + width, "62 V", y - 2)
    meshes = repeated(
        5, lambda at: trace("M", x + width * (at + 0.5) / 5, y + 3, "v", 10 - abs(at - 2) * 2)
    )
    rope = trace(
        "M", x, y, "q", width / 2, "14", width, "0 M", x, y + 5, "q", width / 2, "16", width, "0"
    )
    return poles + stroke(TIMBER_DARK, 1.1, rope, meshes)
