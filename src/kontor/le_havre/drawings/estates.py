"""The estates of the seats in a picture: what each has, side by side."""

from typing import Any

from kontor.drawing.marks import Colour, box, use
from kontor.drawing.paper import coin, counted, pennant, sheet
from kontor.drawing.picture import Owner
from kontor.drawing.writing import DISPLAY, INK, width_of, write
from kontor.le_havre.cards import Card
from kontor.le_havre.drawings.faces import Faces
from kontor.le_havre.goods import NAMES

ALARM, ENOUGH = Colour("#a62a1c"), Colour("#2f6b2c")
PIECE, STEP, SHIP = 20, 45, 36  # of goods, from one small card to the next, of chips


def estate(
    row: dict[str, Any],
    owner: Owner,
    cards: dict[str, Card],
    faces: Faces,
    place: tuple[float, float, float, float],
) -> str:
    """One seat in a box: name and points, stocks, goods, buildings and ships."""
    x, y, wide, high = place
    drawn = sheet(x, y, wide, high, Colour("#f8efdc")) + box(x, y, wide, 4, owner.mark.face)
    drawn += pennant(owner, x, y + 4, wide - 110)
    points = str(row["score"])
    star = x + wide - 30 - width_of(points, 22, DISPLAY)
    drawn += use("lh-star", star, y + 10, 18, 18, INK)
    drawn += write(points, x + wide - 8, y + 27, 22, at="end", font=DISPLAY)
    drawn += stocks(row, x + 8, y + 50)
    below, found = goods(row["goods"], x + 8, y + 74, wide - 16)
    owned = [cards[name] for name in row["buildings"]]
    room = (x + 6, below, wide - 12, y + high - below - (SHIP if row["ships"] else 2))
    low, houses = buildings(owned, faces, room)
    return drawn + found + houses + fleet(row["ships"], x + 6, low, wide - 12)


def stocks(row: dict[str, Any], x: float, y: float) -> str:
    """Money, food against hunger, energy, symbols and loans."""
    fed = row["food"] >= row["hunger"]
    drawn = counted("lh-francs", str(row["francs"]), x, y, PIECE)
    drawn += counted(
        "lh-food", f"{row['food']}/{row['hunger']}", x + 42, y, PIECE, ENOUGH if fed else ALARM
    )
    drawn += counted("lh-energy", str(row["energy"]), x + 100, y, PIECE)
    left = x + 144
    for name, amount in (
        ("hammer", row["hammers"]),
        ("fisher", row["fishers"]),
        ("loan", row["loans"]),
    ):
        if amount:
            drawn += counted(f"lh-{name}", str(amount), left, y, PIECE)
            left += 33
    return drawn


def goods(held: dict[str, int], x: float, y: float, wide: float) -> tuple[float, str]:
    """What is in stock, in rows; where they end, and the rows."""
    drawn, left, low = "", x, y
    for name in NAMES:
        if held.get(name):
            if left + 44 > x + wide:
                left, low = x, low + 24
            drawn += counted(f"lh-{name}", str(held[name]), left, low, PIECE)
            left += 44
    return low + 8, drawn


def buildings(
    owned: list[Card], faces: Faces, room: tuple[float, float, float, float]
) -> tuple[float, str]:
    """Buildings in columns, as large as there is room; where they end, and all of them."""
    x, y, wide, high = room
    columns = max(int(wide // 146), 1)
    rows = -(-len(owned) // columns)
    if rows * 100 <= high:
        drawn = [
            faces.middle(card, x + at % columns * 146, y + at // columns * 100)
            for at, card in enumerate(owned)
        ]
        return y + rows * 100, "".join(drawn)
    fewest, most = -(-int(wide) // 230), max(int(wide // 100), 1)
    columns = next((n for n in range(fewest, most) if -(-len(owned) // n) * STEP <= high), most)
    step = wide / columns
    drawn = [
        faces.small(
            card, x + at % columns * step, y + at // columns * STEP, step - 3, has_fee=step > 150
        )
        for at, card in enumerate(owned)
    ]
    return y + -(-len(owned) // columns) * STEP, "".join(drawn)


def fleet(ships: list[tuple[str, int]], x: float, y: float, wide: float) -> str:
    """Ships as chips, closer together if there are many."""
    step = min(58, (wide - 54) / max(len(ships) - 1, 1))
    return "".join(chip(kind, value, x + at * step, y) for at, (kind, value) in enumerate(ships))


def chip(kind: str, value: int, x: float, y: float) -> str:
    """A ship that somebody has."""
    water = box(x, y, 54, 32, Colour("#cfe0d8"), 5)
    return water + use(f"lh-ship-{kind}", x + 1, y + 5, 36, 24) + coin(x + 42, y + 14, value, 10)
