"""Words in a picture: as wide as in the fonts of the page, whatever font a reader has."""

from html import escape
from unicodedata import combining, normalize

from kontor.drawing.marks import Colour, number

DISPLAY = "Besley, Rockwell, Georgia, serif"
TEXT = "'Barlow Semi Condensed', 'Roboto Condensed', 'Arial Narrow', Arial, sans-serif"
INK = Colour("#1b2a36")
SMALLEST = 12  # nothing in a picture is written smaller

# Letters by their width in hundredths of the size; accents take no room.
WIDTHS: dict[str, dict[str, int]] = {
    font: {letter: width for width, letters in table.items() for letter in letters}
    for font, table in {
        TEXT: {
            18: "'|", 22: " `l,.Iij;", 30: '1!"():', 33: "frt{}", 36: "-[]", 42: "*/\\z×–",
            45: "7+<=>?^_svy−", 48: "235689FLZaceghknoux", 51: "04$EJQSTbdpq~ß",
            54: "ABCDGKOPRVXY", 58: "HUN", 63: "#&M", 69: "w", 75: "m½", 80: "@W%≤≥→",
        },
        DISPLAY: {
            26: "':;,.", 31: " {|}!j", 37: "[]il`t", 43: 'f"()-I', 53: "/\\×17+^rsz",
            58: "345689<=>?_ce2aov−", 64: "0*Jgx#bdkpqy", 70: "$Shnu~P–", 77: "FLBETZ",
            82: "CYßDOQR≤≥→", 90: "&UXAGKNVwH", 98: "m½", 106: "%@M", 120: "W",
        },
    }.items()
}  # fmt: skip
USUAL = 50


def width_of(words: str, size: float, font: str = TEXT) -> float:
    """How wide words are in the font of the page."""
    letters = [letter for letter in normalize("NFD", words) if not combining(letter)]
    return sum(WIDTHS[font].get(letter, USUAL) for letter in letters) * size / 100


def write(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: Colour = INK,
    *,
    at: str = "start",
    weight: int = 600,
    font: str = TEXT,
    room: float = 0,
) -> str:
    """Words with their base line at y; with a room they get smaller, then narrower, to fit in.

    Their width is always said, so that they keep it in a font that is wider.
    """
    size = max(size, SMALLEST)
    while room and size > SMALLEST and width_of(words, size, font) > room:
        size = max(size - 1, SMALLEST)
    wide = min(width_of(words, size, font), room or 10_000)
    anchor = "" if at == "start" else f' text-anchor="{at}"'
    fixed = f' textLength="{number(wide)}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{font}" font-size="{number(size)}" '
        f'font-weight="{weight}" fill="{fill}"{anchor}{fixed}>{escape(words)}</text>'
    )
