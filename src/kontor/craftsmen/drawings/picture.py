"""Any position of Craftsmen as one picture: what a spectator sees of it, and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.words import say
from kontor.craftsmen.drawings.figures import DARK, HOUSE_HIGH, HOUSE_WIDE, PLASTER, Figures
from kontor.craftsmen.drawings.symbols import symbols
from kontor.craftsmen.facts import facts
from kontor.drawing.marks import Colour, area, box, disc, use
from kontor.drawing.paper import DECK, SHEET, SOFT, counted, pennant, shield
from kontor.drawing.picture import SHEET as WHOLE
from kontor.drawing.picture import Owner, Wish
from kontor.drawing.picture import picture as finished
from kontor.drawing.sheet import common
from kontor.drawing.writing import DISPLAY, INK, write

WIDE, HIGH = 1400, 900
BAR, TOWN_AT, QUAY_AT, STREETS_AT = 44, 44, 290, 506
QUAY_WIDE = 880
LOW = 90  # a street that is lower has one line of things
ROMAN = ("I", "II", "III", "IV", "V", "VI")
WATER, KERB, PLANK, PATH = (Colour(value) for value in ("#4f9c9c", "#b39b70", "#d0a56c", "#e5cf9f"))
# Sky, hill, ground and grass of each season.
SEASONS: dict[str, tuple[Colour, ...]] = {
    name: tuple(Colour(value) for value in values)
    for name, values in {
        "spring": ("#dcebd0", "#9cb96f", "#ecdfb8", "#a4b878"),
        "summer": ("#f7d9a0", "#8da45f", "#f0dcb3", "#a4b878"),
        "autumn": ("#f0c9a4", "#a98a4c", "#e8cfa2", "#b3ac6c"),
        "winter": ("#35526c", "#8fa6b6", "#e4ebee", "#d5dfe2"),
    }.items()
}


def picture(view: dict[str, Any], wish: Wish) -> str:
    """A position, from what a spectator sees of it."""
    printed = facts(tuple(view["cards"]))
    table = Table(view, wish, printed)
    body = table.whole() if wish.form == WHOLE else table.strip()
    return finished(wish.form, body, common(), symbols(tuple(view["cards"])))


class Table:
    """One position on its way to a picture."""

    def __init__(self, view: dict[str, Any], wish: Wish, printed: dict[str, Any]) -> None:
        self.view = view
        self.wish = wish
        self.printed = printed
        self.cards = {card["id"]: card for card in printed["cards"]}
        self.figures = Figures(wish.owners, wish.language)
        self.sky, self.hill, self.ground, self.grass = SEASONS[view["season"]]

    # -- the whole table -------------------------------------------------------------------------

    def whole(self) -> str:
        """Bar, town, quay, counter, and the streets one below the other."""
        return self.bar() + self.town() + self.quay() + self.counter() + self.streets()

    def bar(self) -> str:
        """What is drawn, in words, and the order of the seats."""
        title = self.wish.title[:1].upper() + self.wish.title[1:]
        shields = "".join(
            shield(self.wish.owners[seat], WIDE - 40 * len(self.view["order"]) + at * 38, 7, 26)
            for at, seat in enumerate(self.view["order"])
        )
        return (
            box(0, 0, WIDE, BAR, SHEET)
            + use("k-logo", 14, 8, 28, 28, DECK)
            + write(say("game-craftsmen", self.wish.language), 52, 30, 22, font=DISPLAY)
            + use(f"cr-{self.view['season']}", 196, 10, 24, 24, SOFT)
            + write(title, 230, 29, 17, SOFT)
            + shields
        )

    def town(self) -> str:
        """The guilds on their square."""
        base, step = QUAY_AT - 10, WIDE / len(self.printed["guilds"])
        drawn = box(0, TOWN_AT, WIDE, 150, self.sky) + disc(WIDE - 120, 96, 34, Colour("#ffe08a"))
        hill = "V150 q240-70 500-20 t520-20 380 10 V230 H0 z"
        drawn += area(self.hill, "M0 190", hill)
        drawn += box(0, 190, WIDE, QUAY_AT - 190, self.ground)
        is_at_work = self.view["stage"] in ("guild", "winter")
        for at, guild in enumerate(self.printed["guilds"]):
            name, spaces = guild["id"], guild["spaces"][: self.view["spaces"]]
            is_now = is_at_work and self.view["guild"] == name
            place = ((at + 0.5) * step, base, is_now)
            drawn += self.figures.guild(name, spaces, self.view["queues"][name], ROMAN[at], place)
        return drawn

    def quay(self) -> str:
        """The granary, and the ships on the water."""
        drawn = box(0, QUAY_AT, 330, STREETS_AT - QUAY_AT, self.ground)
        drawn += box(330, QUAY_AT, QUAY_WIDE - 330, STREETS_AT - QUAY_AT, WATER)
        drawn += box(322, QUAY_AT, 8, STREETS_AT - QUAY_AT, KERB)
        drawn += self.granary(10, QUAY_AT + 22)
        step = (QUAY_WIDE - 340) / len(self.view["ships"])
        for at, hold in enumerate(self.view["ships"]):
            place = (340 + at * step, STREETS_AT - 8, 0.88)
            printed, most = self.printed["ships"][at], self.view["most"][at]
            drawn += self.figures.ship(printed, hold, most, place)
        return drawn

    def granary(self, x: float, y: float) -> str:
        """Seven arches with two fields each."""
        title = say("web-cr-granary-title", self.wish.language)
        drawn = use("cr-granary", x, y, 304, 178)
        drawn += box(x + 92, y + 20, 120, 23, PLASTER, 4)
        drawn += write(title, x + 152, y + 37, 15, DARK, at="middle", font=DISPLAY, room=112)
        for at, (good, (lower, upper)) in enumerate(self.view["granary"].items()):
            left = x + 16.5 + at * 40
            drawn += use(f"cr-good-{good}", left, y + 64, 31, 31)
            drawn += self.figures.marker(upper, left, y + 99, 31)
            drawn += self.figures.marker(lower, left, y + 134, 31)
        return drawn

    def counter(self) -> str:
        """Capital and bonus tokens above, the cards on display below."""
        x, y = QUAY_WIDE, QUAY_AT
        drawn = box(x, y, WIDE - x, STREETS_AT - y, PLANK)
        for at, card in enumerate(self.view["open_capital"]):
            if card:
                drawn += self.figures.capital(card, x + 8 + at * 52, y + 8, 46)
        drawn += counted("cr-cards", str(self.view["stack"]), x + 112, y + 32, 26)
        drawn += counted("cr-privilege", str(self.view["privileges"]), x + 112, y + 66, 26)
        drawn += counted("cr-work", str(self.view["works"]), x + 168, y + 66, 26)
        drawn += self.bonuses(x + 236, y + 6)
        left, step = x + 8, (WIDE - x - 12) / 6
        for at, card in enumerate(card for deck in self.view["open"].values() for card in deck):
            if card:
                drawn += self.figures.house(self.cards[card], left + at * step, y + 90, 80, ())
        return drawn

    def bonuses(self, x: float, y: float) -> str:
        """The bonus tokens for the first full line of each kind."""
        drawn = ""
        points = {good["id"]: good["bonus"] for good in self.printed["goods"]}
        for at, (good, owner) in enumerate(self.view["bonus"].items()):
            left, top = x + at % 4 * 70, y + at // 4 * 40
            drawn += use(f"cr-good-{good}", left, top, 34, 34)
            drawn += write(str(points[good]), left + 38, top + 25, 17, INK, font=DISPLAY)
            if owner is not None:
                drawn += self.figures.marker(owner, left + 20, top + 14, 22)
        return drawn

    # -- streets ---------------------------------------------------------------------------------

    def streets(self) -> str:
        """The streets of all seats, one below the other."""
        seats = self.view["seats"]
        high = (HIGH - STREETS_AT) / len(seats)
        return "".join(
            self.street(self.wish.owners[at], row, STREETS_AT + at * high, high)
            for at, row in enumerate(seats)
        )

    def street(self, owner: Owner, row: Mapping[str, Any], y: float, high: float) -> str:
        """One seat: who it is and what it has, then its houses."""
        drawn = box(0, y, WIDE, high, self.grass) + box(0, y + high - 8, WIDE, 8, PATH)
        drawn += box(0, y, 250, high - 2, SHEET) + box(0, y, 6, high - 2, owner.mark.face)
        drawn += pennant(owner, 6, y + 4, 150)
        drawn += write(str(row["score"]), 240, y + 28, 24, at="end", font=DISPLAY)
        held = sum(row["unseen"].values()) + len(row["hand"])
        things = (
            ("helper", row["helpers"]), ("cards", row["capital_cards"]), ("house", held),
            ("stall", row["market"]), ("privilege", row["privileges"]), ("work", row["works"]),
        )  # fmt: skip
        for at, (name, amount) in enumerate(things):
            column, line = (at, 0) if high < LOW else (at % 3, at // 3)
            left, low = 12 + column * (39 if high < LOW else 76), y + 54 + line * 24
            drawn += counted(f"cr-{name}", str(amount), left, low, 19)
        return drawn + self.houses(row["row"], row["markers"], (262, y, WIDE - 270, high))

    def houses(
        self,
        row: Sequence[str],
        markers: Mapping[str, Sequence[object]],
        room: tuple[float, float, float, float],
    ) -> str:
        """Houses side by side, closer together if there are many."""
        x, y, wide, high = room
        size = min((high - 12) * HOUSE_WIDE / HOUSE_HIGH, 104)
        step = min(size + 6, (wide - size) / max(len(row) - 1, 1))
        top = y + high - 6 - size * HOUSE_HIGH / HOUSE_WIDE
        return "".join(
            self.figures.house(self.cards[name], x + at * step, top, size, markers.get(name, ()))
            for at, name in enumerate(row)
        )

    # -- a strip for a list of games -------------------------------------------------------------

    def strip(self) -> str:
        """The first houses of the seat that is first in the order."""
        first = self.view["order"][0] if self.view["order"] else 0
        row = self.view["seats"][first]
        drawn = box(0, 0, 256, 84, self.sky) + area(self.hill, "M0 44 q60-24 130-8 t126-8 V84 H0 z")
        drawn += box(0, 66, 256, 18, self.grass)
        return drawn + self.houses(row["row"][:5], row["markers"], (6, 12, 244, 72))
