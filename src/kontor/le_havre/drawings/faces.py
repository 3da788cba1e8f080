"""The faces of cards in a picture: large for plots, middle and small for buildings."""

from collections.abc import Sequence

from kontor.core.words import render
from kontor.drawing.marks import Colour, box, number, use
from kontor.drawing.paper import DECK, ON_DECK, SUNK, charge, coin, sheet
from kontor.drawing.picture import Owner
from kontor.drawing.writing import write
from kontor.le_havre.cards import Card
from kontor.le_havre.drawings.formulas import amounts, draw_line, fitted, line_width
from kontor.le_havre.formula import core, formula
from kontor.le_havre.goods import KINDS
from kontor.le_havre.notation import Line

WHITE = Colour("#ffffff")
KIND: dict[str, Colour] = {
    "craft": Colour("#a64f1d"), "economic": Colour("#80640a"), "industrial": Colour("#54616c"),
    "public": Colour("#2c5f97"), "none": Colour("#6e6553"), "ship": Colour("#2f6f74"),
}  # fmt: skip
SCENE = (
    '<rect x="-120" y="-40" width="360" height="112" fill="#f6e3bd"/>'
    '<circle cx="33" cy="21" r="9" fill="#f0a870"/>'
    '<path d="M-120 46q40-10 70 2t50 4q24-16 50-6t70-10q40-8 60 4t60-6v32h-360z" fill="#d9bd8c"/>'
    '<rect x="-120" y="61" width="360" height="11" fill="#b99b6a"/>'
)


class Faces:
    """Draws cards, with the workers that stand in them."""

    def __init__(self, language: str, workers: dict[str, list[Owner]]) -> None:
        self.language = language
        self.workers = workers

    # -- sizes -----------------------------------------------------------------------------------

    def large(self, card: Card, x: float, y: float, below: int) -> str:
        """A plot, 148 by 196: what it costs stands on its foot, and how many cards lie below."""
        price = card.price if card.price >= 0 else card.value
        formulas = fitted(formula(card), core(card), x + 6, y + 114, 136, 50)
        cost = amounts(card.cost)
        wide = line_width(cost, 20)
        foot = box(x, y + 166, 148, 30, SUNK, 5) + draw_line(cost, x + 74 - wide / 2, y + 181, 20)
        more = box(x + 130, y + 184, 20, 18, Colour("#4f5a61"), 9) + write(
            str(below), x + 140, y + 197, 12, WHITE, at="middle"
        )
        return (
            sheet(x, y, 148, 196)
            + self.scene(card, x, y, 148, 89)
            + self.band(card, x, y + 89, 148, 24)
            + formulas
            + (foot if card.cost else "")
            + self.fee(card, x + 5, y + 15)
            + coin(x + 130, y + 18, price, 14)
            + (more if below else "")
        )

    def middle(self, card: Card, x: float, y: float) -> str:
        """A building, 142 by 96."""
        return (
            sheet(x, y, 142, 96)
            + self.scene(card, x, y, 142, 50)
            + self.band(card, x, y + 50, 142, 22)
            + fitted([in_a_row(card)], core(card), x + 4, y + 73, 134, 22)
            + self.fee(card, x + 4, y + 13)
            + coin(x + 127, y + 15, card.value)
        )

    def small(self, card: Card, x: float, y: float, wide: float, *, has_fee: bool) -> str:
        """A building in so much width, 42 high: its middle, its name and its formula in short."""
        fee = fee_of(card) if has_fee else []
        rest = wide - 54 - (line_width(fee, 14) + 16 if fee else 0)
        name = render(card.called(), self.language)
        return (
            sheet(x, y, wide, 42)
            + box(x, y, 4, 42, KIND[KINDS[card.kind]])
            + self.scene(card, x + 4, y, 36, 42, "slice")
            + coin(x + 40, y + 12, card.value, 11)
            + write(name, x + 54, y + 17, 15, room=wide - 58)
            + f'<svg x="{number(x + 52)}" y="{number(y + 20)}" width="{number(max(rest, 1))}" '
            f'height="22">{draw_line(core(card), 0, 11, 14)}</svg>'
            + (self.pill(fee, x + wide - line_width(fee, 14) - 16, y + 31, 14) if fee else "")
        )

    # -- parts -----------------------------------------------------------------------------------

    def scene(
        self, card: Card, x: float, y: float, wide: float, high: float, cut: str = "meet"
    ) -> str:
        """The building in its place, greyed where a worker stands in front of it."""
        where = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
        seen = f'viewBox="0 0 120 72" preserveAspectRatio="xMidYMax {cut}"'
        drawn = f"<svg {where} {seen}>{SCENE}{use(f'lh-v-{card.id}', 0, 0, 120, 72)}</svg>"
        present = self.workers.get(card.id, [])
        return drawn + self.crowd(present, x, y, wide, high) if present else drawn

    def crowd(self, present: Sequence[Owner], x: float, y: float, wide: float, high: float) -> str:
        """The workers in a building, side by side."""
        tall = min(high * 0.86, 58)
        step, veil = tall * 0.55, box(x, y, wide, high, Colour("#fffaee66"))
        first = x + wide * 0.62 - step * (len(present) - 1) / 2 - tall * 0.35
        return veil + "".join(
            worker(owner, first + at * step, y + high - tall, tall)
            for at, owner in enumerate(present)
        )

    def band(self, card: Card, x: float, y: float, wide: float, high: float) -> str:
        """The name on the colour of its kind."""
        kind = KINDS[card.kind]
        name = render(card.called(), self.language)
        return (
            box(x, y, wide, high, KIND[kind])
            + use(f"lh-{kind}", x + 6, y + high / 2 - 7, 14, 14, WHITE)
            + write(name, x + 24, y + high / 2 + 5, 15, WHITE, room=wide - 30)
        )

    def fee(self, card: Card, x: float, y: float) -> str:
        """What it costs to enter, or a lock."""
        if card.locked:
            lock = use("lh-lock", x + 6, y - 8, 16, 16, ON_DECK)
            return box(x, y - 10, 28, 20, DECK, 10) + lock
        fee = fee_of(card)
        return self.pill(fee, x, y, 17) if fee else ""

    def pill(self, line: Line, x: float, y: float, size: float) -> str:
        """A line on a dark ground."""
        ground = box(x, y - size * 0.6, line_width(line, size) + 14, size * 1.2, DECK, size * 0.6)
        return ground + draw_line(line, x + 7, y, size, ON_DECK, ON_DECK)


def in_a_row(card: Card) -> Line:
    """The whole formula on one line."""
    return [part for line in formula(card) for part in line]


def fee_of(card: Card) -> Line:
    """The fee as a line; either of two is enough."""
    fee = {"food": card.fee_food, "francs": card.fee_francs}
    return amounts({name: amount for name, amount in fee.items() if amount}, "/")


def worker(owner: Owner, x: float, y: float, tall: float) -> str:
    """A worker of a seat, with its charge."""
    body = use("lh-worker", x, y, tall * 0.7, tall, owner.mark.face)
    return body + charge(owner, x + tall * 0.24, y + tall * 0.56, tall * 0.22)
