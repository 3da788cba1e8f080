"""The figures of Craftsmen in a picture: houses, capital, cubes, helpers, ships and guilds."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.words import say
from kontor.drawing.marks import Colour, box, disc, use
from kontor.drawing.paper import DECK, ON_DECK, charge
from kontor.drawing.picture import TINT, Owner
from kontor.drawing.writing import DISPLAY, SMALLEST, width_of, write

CARD: dict[str, Colour] = {
    "violet": Colour("#6d4693"), "green": Colour("#43833f"), "blue": Colour("#2a68a8"),
    "red": Colour("#b3332f"),
}  # fmt: skip
DARK, PLASTER, FIELD = (Colour(value) for value in ("#25313a", "#fff8e6", "#e9d6ab"))
ROOFS = {"extended": "hip", "advanced": "stepped"}
# Where icons stand on a roof, and how large, by their number.
ICONS = {
    0: (), 1: ((37, 38),), 2: ((15, 37), (60, 37)), 3: ((8, 31), (40.5, 31), (73, 31)),
}  # fmt: skip
HOUSE_WIDE, HOUSE_HIGH = 112, 158
NAMED = 78  # a house that is narrower shows no name
SAIL = (24, 20, 17, 15)  # how large the points on a sail are


class Figures:
    """Draws what lies on the table, in the colours of the seats."""

    def __init__(self, owners: Sequence[Owner], language: str) -> None:
        self.owners = owners
        self.language = language

    # -- markers and helpers ---------------------------------------------------------------------

    def marker(self, whose: object, x: float, y: float, size: float) -> str:
        """A cube of a seat, a plain one, or an empty field."""
        if whose is None:
            return box(x + size * 0.1, y + size * 0.1, size * 0.8, size * 0.8, FIELD, 3)
        if not isinstance(whose, int):
            return use("cr-natural", x, y, size, size)
        owner = self.owners[whose]
        sign = charge(owner, x + size * 0.18, y + size * 0.36, size * 0.5)
        return use(f"cr-cube{TINT}{owner.colour}", x, y, size, size) + sign

    def helper(self, seat: int, x: float, y: float, high: float) -> str:
        """A helper of a seat."""
        owner, wide = self.owners[seat], high * 40 / 52
        sign = charge(owner, x + wide * 0.31, y + high * 0.55, wide * 0.38)
        return use(f"cr-pawn{TINT}{owner.colour}", x, y, wide, high) + sign

    # -- cards -----------------------------------------------------------------------------------

    def house(
        self, card: Mapping[str, Any], x: float, y: float, wide: float, markers: Sequence[object]
    ) -> str:
        """A building card as a house of so much width."""
        s = wide / HOUSE_WIDE
        high, (upper, lower) = HOUSE_HIGH * s, card["colours"]
        roof = ROOFS.get(card["deck"], "gable")

        def layer(name: str, fill: str = "") -> str:
            more = f' fill="{fill}"' if fill else ""
            return use(f"cr-{name}", x, y, wide, high, more=more)

        drawn = (
            layer(f"house-{roof}")
            + layer(f"roof-{roof}", CARD[upper])
            + layer(f"roof-{roof}", f"url(#cr-hatch-{upper})")
            + layer(f"eaves-{roof}")
            + layer("floor", CARD[lower])
            + layer("floor", f"url(#cr-hatch-{lower})")
            + self.icons(card, roof, x, y, s)
            + self.product(card, x, y, s)
        )
        for (left, size), whose in zip(ICONS[len(card["needs"])], markers, strict=False):
            if whose is not None:
                drawn += self.marker(whose, x + (left + size / 2) * s, y + 44 * s, 30 * s)
        if wide < NAMED:
            return drawn
        name = say(f"craftsmen-type-{card['building']}", self.language)
        middle, room = x + wide / 2, wide - 14
        return drawn + write(name, middle, y + 91 * s, 16 * s, DARK, at="middle", room=room)

    def icons(self, card: Mapping[str, Any], roof: str, x: float, y: float, s: float) -> str:
        """What goes in, on the roof; a dormer where nothing does."""
        top = y + (27 if roof == "stepped" else 29) * s
        if not card["needs"]:
            ink = CARD[card["colours"][0]]
            return use("cr-dormer", x + 36 * s, y + 34 * s, 40 * s, 26 * s, ink)
        places = zip(card["needs"], ICONS[len(card["needs"])], strict=True)
        return "".join(
            use(f"cr-good-{good}", x + left * s, top, size * s, size * s)
            for good, (left, size) in places
        )

    def product(self, card: Mapping[str, Any], x: float, y: float, s: float) -> str:
        """What comes out, on the ground floor, with its points."""
        if not card["points"]:
            return use(f"cr-good-{card['makes']}", x + 34 * s, y + 104 * s, 44 * s, 44 * s)
        size = max(SMALLEST, 23 * s)
        points = write(
            str(card["points"]), x + 82 * s, y + 126 * s + size * 0.36, size, DARK,
            at="middle", font=DISPLAY,
        )  # fmt: skip
        good = use(f"cr-good-{card['makes']}", x + 14 * s, y + 105 * s, 42 * s, 42 * s)
        return good + disc(x + 82 * s, y + 126 * s, 16 * s, PLASTER) + points

    def capital(self, card: str, x: float, y: float, wide: float) -> str:
        """A capital card."""
        colour, _, value = card.partition("_")
        s, high = wide / 66, wide * 94 / 66
        size = max(SMALLEST, 31 * s)
        return (
            use("cr-card", x, y, wide, high)
            + use("cr-card-field", x, y, wide, high, more=f' fill="{CARD[colour]}"')
            + use("cr-card-field", x, y, wide, high, more=f' fill="url(#cr-hatch-{colour})"')
            + use("cr-card-coin", x, y, wide, high)
            + write(
                value, x + 33 * s, y + 47.5 * s + size * 0.36, size, CARD[colour],
                at="middle", font=DISPLAY,
            )
        )  # fmt: skip

    # -- ships and guilds ------------------------------------------------------------------------

    def ship(
        self,
        printed: Mapping[str, Any],
        hold: Mapping[str, Sequence[object]],
        most: Sequence[int],
        place: tuple[float, float, float],
    ) -> str:
        """A ship cut open, standing on a base line: rows of its hold, and points on its sail."""
        x, base, s = place
        points = {row["good"]: row["points"] for row in printed["hold"]}
        high = (82 + 24 * len(hold)) * s
        y = base - high
        drawn = use(f"cr-hull-{len(hold)}", x, y, 150 * s, high)
        drawn += use(f"cr-sail-{len(printed['extra'])}", x, y, 150 * s, 56 * s)
        left = x + (75 - 13.5 * len(printed["extra"])) * s
        for at, extra in enumerate(printed["extra"]):
            middle = left + (at * 27 + 13.5) * s
            size = max(SMALLEST, SAIL[at] * s)
            drawn += write(str(extra), middle, y + 38 * s, size, DARK, at="middle", font=DISPLAY)
            if at < len(most):
                drawn += self.marker(most[at], middle - 8 * s, y + 42 * s, 16 * s)
        for at, (good, fields) in enumerate(hold.items()):
            top = y + (65 + 24 * at) * s
            size = max(13, 19 * s)
            drawn += use(f"cr-good-{good}", x + 17 * s, top + 1 * s, 22 * s, 22 * s)
            drawn += write(
                str(points[good]), x + 57 * s, top + 12 * s + size * 0.36, size, DARK,
                at="middle", font=DISPLAY,
            )  # fmt: skip
            for side, whose in enumerate(fields):
                drawn += self.marker(whose, x + (78 + 30 * side) * s, top, 24 * s)
        return drawn

    def guild(
        self,
        name: str,
        spaces: Sequence[str],
        queue: Sequence[Sequence[int]],
        number: str,
        place: tuple[float, float, bool],
    ) -> str:
        """A guild around x on a base line: its house, plate, spaces and the helpers on them."""
        x, base, is_now = place
        drawn = use(f"cr-guild-{name}", x - 72, base - 230, 144, 170)
        plate = say(f"web-cr-guild-{name}", self.language)
        wide = width_of(plate, 16) + 44
        ground, ink = (DECK, ON_DECK) if is_now else (PLASTER, DARK)
        drawn += box(x - wide / 2, base - 76, wide, 24, ground, 12)
        drawn += box(x - wide / 2 + 2, base - 74, 26, 20, DECK, 10)
        drawn += write(number, x - wide / 2 + 15, base - 60, 12, ON_DECK, at="middle")
        drawn += write(plate, x - wide / 2 + 34, base - 59, 16, ink)
        first = x - 25 * len(spaces)
        for at, sort in enumerate(spaces):
            left = first + at * 50
            drawn += use(f"cr-space-{sort}", left + 3, base - 40, 44, 45)
            for upper, seat in enumerate(queue[at]):
                drawn += self.helper(seat, left + 7 + upper * 9, base - 47 + upper * 6, 40)
        return drawn
