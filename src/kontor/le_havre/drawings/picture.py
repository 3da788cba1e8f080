"""Any position of Le Havre as one picture: what a spectator sees of it, and nothing else."""

from typing import Any

from kontor.core.words import say
from kontor.drawing.marks import Colour, box, use
from kontor.drawing.paper import DECK, PAPER, SHEET, SOFT
from kontor.drawing.picture import SHEET as WHOLE
from kontor.drawing.picture import Owner, Wish
from kontor.drawing.picture import picture as finished
from kontor.drawing.sheet import common
from kontor.drawing.writing import DISPLAY, write
from kontor.le_havre.cards import Card, load
from kontor.le_havre.drawings.estates import estate
from kontor.le_havre.drawings.faces import Faces
from kontor.le_havre.drawings.harbour import (
    SEA,
    SKY,
    STONE,
    STONE_EDGE,
    heap,
    horizon,
    moored,
    moorings,
    pier,
    quay,
    tug,
)  # fmt: skip
from kontor.le_havre.drawings.symbols import symbols

WIDE, HIGH = 1400, 900
BAR, SKY_AT, PIER_AT, QUAY_AT, STREET_AT, ESTATES_AT = 44, 44, 144, 222, 336, 566
QUAY_WIDE = 860
STREET = Colour("#e4d2ac")


def picture(view: dict[str, Any], wish: Wish) -> str:
    """A position, from what a spectator sees of it."""
    chosen = tuple(view["cards"])
    cards = {card.id: card for card in load(chosen)}
    body = whole(view, wish, cards) if wish.form == WHOLE else strip(view, wish)
    return finished(wish.form, body, common(), symbols(chosen))


# -- the whole table ---------------------------------------------------------------------------


def whole(view: dict[str, Any], wish: Wish, cards: dict[str, Card]) -> str:
    """Bar, horizon, harbour, street, and the estates side by side."""
    faces = Faces(wish.language, workers(view, wish.owners))
    return (
        box(0, 0, WIDE, HIGH, PAPER)
        + bar(wish)
        + horizon(view, SKY_AT, WIDE)
        + pier(view, wish.owners, PIER_AT, QUAY_WIDE)
        + quay(view["offers"], QUAY_AT, QUAY_WIDE, STREET_AT - QUAY_AT)
        + moorings(view["ship_stacks"], QUAY_WIDE, PIER_AT, WIDE - QUAY_WIDE, STREET_AT - PIER_AT)
        + street(view, cards, faces, wish.language)
        + estates(view, wish.owners, cards, faces)
    )


def bar(wish: Wish) -> str:
    """What is drawn, in words."""
    return (
        box(0, 0, WIDE, BAR, SHEET)
        + box(0, BAR - 1, WIDE, 2, DECK)
        + use("k-logo", 14, 8, 28, 28, DECK)
        + write(say("game-le_havre", wish.language), 52, 30, 22, font=DISPLAY)
        + write(wish.title[:1].upper() + wish.title[1:], 190, 29, 17, SOFT)
    )


def workers(view: dict[str, Any], owners: tuple[Owner, ...]) -> dict[str, list[Owner]]:
    """Whose workers stand in which building."""
    found: dict[str, list[Owner]] = {}
    for owner, row in zip(owners, view["seats"], strict=True):
        if row["worker"] is not None:
            found.setdefault(row["worker"], []).append(owner)
    return found


def street(view: dict[str, Any], cards: dict[str, Card], faces: Faces, language: str) -> str:
    """Plots on the left, then the special buildings face down, then the town."""
    y = STREET_AT + 28
    drawn = box(0, STREET_AT, WIDE, ESTATES_AT - STREET_AT, STREET)
    drawn += box(0, STREET_AT, WIDE, 3, STONE_EDGE)
    drawn += write(say("web-lh-proposals", language), 10, y - 8, 15, SOFT, font=DISPLAY)
    left = 10.0
    for pile in view["piles"]:
        if pile:
            drawn += faces.large(cards[pile[0]], left, y, len(pile) - 1)
            left += 160
    if view["specials"]:
        drawn += box(left, y, 44, 196, DECK, 6) + use("lh-anchor", left + 11, y + 64, 22, 22, SHEET)
        count = str(len(view["specials"]))
        drawn += write(count, left + 22, y + 112, 22, SHEET, at="middle", font=DISPLAY)
        left += 56
    drawn += write(say("web-lh-town", language), left, y - 8, 15, SOFT, font=DISPLAY)
    return drawn + town([cards[name] for name in shown_in_town(view)], faces, left, y)


def shown_in_town(view: dict[str, Any]) -> list[str]:
    """The buildings of the town, and a card that waits for an empty pile."""
    return [*view["town"], *view["waiting"]]


def town(buildings: list[Card], faces: Faces, x: float, y: float) -> str:
    """The buildings of the town, in the larger size if there is room."""
    room = WIDE - x - 10
    columns = int((room + 8) // 150)
    if len(buildings) <= columns * 2:
        return "".join(
            faces.middle(card, x + at % columns * 150, y + at // columns * 101)
            for at, card in enumerate(buildings)
        )
    columns = max(-(-len(buildings) // 4), int(room // 190))
    step = room / columns
    return "".join(
        faces.small(
            card, x + at % columns * step, y + at // columns * 49, step - 6, has_fee=step > 150
        )
        for at, card in enumerate(buildings)
    )


def estates(
    view: dict[str, Any], owners: tuple[Owner, ...], cards: dict[str, Card], faces: Faces
) -> str:
    """All seats, side by side."""
    step = (WIDE - 8) / len(owners)
    high = HIGH - ESTATES_AT - 10
    return "".join(
        estate(row, owner, cards, faces, (8 + at * step, ESTATES_AT + 4, step - 8, high))
        for at, (owner, row) in enumerate(zip(owners, view["seats"], strict=True))
    )


# -- a strip for a list of games -----------------------------------------------------------------


def strip(view: dict[str, Any], wish: Wish) -> str:
    """The quay alone: offers as heaps, and the ships of the seats before it."""
    drawn = box(0, 0, 256, 14, SKY) + box(0, 10, 256, 22, SEA)
    drawn += box(0, 30, 256, 54, STONE) + box(0, 30, 256, 2, STONE_EDGE)
    tugs = [(at, seat) for at, seats in enumerate(moored(view)) for seat in seats]
    for at, seat in tugs:
        drawn += tug(wish.owners[seat], at * 35 + 2, 4)
    for at, (good, amount) in enumerate(view["offers"].items()):
        middle = 19.5 + at * 36
        drawn += heap(good, min(amount, 3), middle, 64, 16)
        drawn += box(middle - 16, 65, 32, 17, SHEET, 4)
        drawn += write(str(amount), middle, 78.5, 14, at="middle", font=DISPLAY)
    return drawn
