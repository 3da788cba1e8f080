"""The harbour in a picture: horizon with the rounds, pier with the supply tiles, quay, moorings."""

from collections.abc import Sequence
from typing import Any

from kontor.drawing.marks import Colour, area, box, oval, stroke, use
from kontor.drawing.paper import ON_DECK, SHEET, SOFT, charge, coin
from kontor.drawing.picture import Owner
from kontor.drawing.writing import DISPLAY, INK, write
from kontor.le_havre.building import ship_materials
from kontor.le_havre.drawings.formulas import amounts, draw_line, line_width
from kontor.le_havre.flow import TURNS
from kontor.le_havre.goods import NAMES, SHIPS
from kontor.le_havre.tables import PRINTED

SKY, SEA, WAVE, SUN = (Colour(v) for v in ("#f8e2b8", "#6fa9ae", "#d7ebe6", "#ee9a62"))
STONE, STONE_EDGE, PLANK, PLANK_EDGE = (
    Colour(value) for value in ("#d8c6a2", "#a58c60", "#b9864e", "#7b5226")
)
DECK = Colour("#16324a")
# Rows of a heap from the ground up, by how many tokens it shows.
HEAPS: tuple[tuple[int, ...], ...] = (
    (), (1,), (2,), (2, 1), (3, 1), (3, 2), (3, 2, 1), (3, 3, 1), (3, 3, 2),
)  # fmt: skip
LIGHTHOUSE = (
    ("#7d6a55", "M6 96c4-12 16-16 34-16s32 6 36 16z"),
    ("#fdf3df", "M31 84 35 34h14l4 50z"),
    ("#c2492f", "M33.9 48h16.2l.8 10H33.1zM32.3 68h19.4l.9 10H31.5z"),
    ("#26323b", "M30 31h24v4H30z"),
    ("#ffe9a3", "M35 18h14v13H35z"),
    ("#c2492f", "M33 18q9-14 18 0z"),
)


def horizon(view: dict[str, Any], y: float, wide: float) -> str:
    """All rounds under the beam of the lighthouse: ship, food, harvest and what the town builds."""
    rounds: Sequence[dict[str, Any]] = view["rounds"]
    step, now = (wide - 110) / len(rounds), view["round"] - 1
    drawn = box(0, y, wide, 48, SKY) + box(0, y + 48, wide, 52, SEA)
    drawn += area(SUN, "M", wide - 210, y + 48, "a40 40 0 0 1 80 0 z")
    tower = "".join(area(Colour(fill), data) for fill, data in LIGHTHOUSE)
    drawn += f'<g transform="translate(10 {y + 4:g})">{tower}</g>'
    return drawn + "".join(
        column(each, at, 100 + at * step, y, step, at - now) for at, each in enumerate(rounds)
    )


def column(each: dict[str, Any], at: int, x: float, y: float, wide: float, ahead: int) -> str:
    """One round; what is past is pale, this one stands on paper."""
    kind, value = each["ship"]
    middle = x + wide / 2
    food = write(str(each["food"]), middle, y + 78, 17, at="middle", font=DISPLAY)
    signs = ["harvest"] if each["harvest"] else []
    signs += [{"standard": "plot", "special": "anchor"}[each["town"]]] if each["town"] else []
    left = middle - len(signs) * 8
    drawn = (
        write(str(at + 1), middle, y + 15, 13, SOFT if ahead else INK, at="middle")
        + use(f"lh-ship-{kind}", middle - 18, y + 26, 36, 24)
        + coin(middle + 15, y + 27, value, 10)
        + box(middle - 13, y + 63, 26, 19, SHEET, 4)
        + food
        + "".join(
            use(f"lh-{sign}", left + n * 16, y + 84, 15, 15, INK) for n, sign in enumerate(signs)
        )
    )
    if ahead == 0:
        return (
            box(x + 1, y + 1, wide - 2, 99, SHEET, 6)
            + stroke(DECK, 2.5, "M", x + 1, y + 1, "h", wide - 2, "v99 h", 2 - wide, "z")
            + drawn
        )
    return f'<g opacity="0.45">{drawn}</g>' if ahead < 0 else drawn


def pier(view: dict[str, Any], owners: Sequence[Owner], y: float, wide: float) -> str:
    """The supply tiles as a pier, with the ships of the seats; the tile of this turn is dark."""
    step = (wide - 16) / TURNS
    is_main = view["phase"] == "main"
    drawn = box(0, y, wide, 78, SEA) + waves(20, y + 14, 6, wide / 6)
    for at, tile in enumerate(view["tiles"]):
        left = 8 + at * step
        is_now = is_main and at == (view["turn"] - 1) % TURNS
        drawn += box(left + step / 2 - 9, y + 62, 18, 14, Colour("#26323b"))
        drawn += box(left, y + 34, step - 1, 30, DECK if is_now else PLANK)
        drawn += stroke(PLANK_EDGE, 1.5, "M", left, y + 64, "h", step - 1)
        drawn += tile_face(tile, left + step / 2, y + 49)
    return drawn + "".join(
        tug(owners[seat], 8 + (at + 0.5) * step - 21 + n * 10, y + 7)
        for at, seats in enumerate(moored(view))
        for n, seat in enumerate(seats)
    )


def tile_face(tile: Sequence[str] | None, middle: float, y: float) -> str:
    """What a tile brings; nothing is seen of one that is face down."""
    if tile is None:
        return write("?", middle, y + 6, 17, ON_DECK, at="middle", font=DISPLAY)
    drawn = "".join(
        box(middle - 39 + n * 41, y - 11, 37, 22, SHEET, 11)
        + write("+", middle - 33 + n * 41, y + 5, 14)
        + use(f"lh-{good}", middle - 23 + n * 41, y - 9, 18, 18)
        for n, good in enumerate(tile)
    )
    has_interest = any(PRINTED.interest[at] and tile_goods(at) == list(tile) for at in range(TURNS))
    return drawn + (use("lh-interest", middle + 32, y - 23, 17, 17) if has_interest else "")


def tile_goods(tile: int) -> list[str]:
    """What is printed on a tile."""
    return [NAMES[PRINTED.tile_first[tile]], NAMES[PRINTED.tile_second[tile]]]


def moored(view: dict[str, Any]) -> list[list[int]]:
    """The seats whose ships lie at each tile: where each had its last turn."""
    found: list[list[int]] = [[] for _ in range(TURNS)]
    if view["phase"] == "main":
        now, players = (view["round"] - 1) * TURNS + view["turn"] - 1, view["players"]
        for ago in range(min(players, now + 1)):
            found[(now - ago) % TURNS].append((view["mover"] - ago) % players)
    return found


def tug(owner: Owner, x: float, y: float) -> str:
    """The ship of a seat."""
    body = use("lh-tug", x, y, 42, 26, owner.mark.face)
    return body + charge(owner, x + 15, y + 14, 11)


def quay(offers: dict[str, int], y: float, wide: float, high: float) -> str:
    """The offers as heaps, each with its number."""
    step = (wide - 8) / len(offers)
    drawn = box(0, y, wide, high, STONE) + box(0, y, wide, 3, STONE_EDGE)
    for at, (good, amount) in enumerate(offers.items()):
        middle = 4 + (at + 0.5) * step
        drawn += heap(good, amount, middle, y + high - 34, 27)
        drawn += box(middle - step / 2 + 4, y + high - 32, step - 8, 28, SHEET, 5)
        drawn += write(str(amount), middle, y + high - 10, 22, at="middle", font=DISPLAY)
    return drawn


def heap(good: str, amount: int, middle: float, ground: float, size: float) -> str:
    """Up to eight tokens of a good; a pale one where there is none."""
    if amount == 0:
        return use(
            f"lh-{good}", middle - size / 2, ground - size, size, size, more=' opacity="0.2"'
        )
    drawn = oval(middle, ground - 1, size * 1.4, 4, Colour("#00000026"))
    for row, count in enumerate(HEAPS[min(amount, len(HEAPS) - 1)]):
        for at in range(count):
            left = middle + (at - count / 2) * size
            drawn += use(f"lh-{good}", left, ground - size - row * size * 0.8, size, size)
    return drawn


def moorings(stacks: dict[str, list[int]], x: float, y: float, wide: float, high: float) -> str:
    """The ships to be had: how many, the value on top, what one costs to build and to buy."""
    step = wide / len(SHIPS)
    drawn = box(x, y, wide, high, SEA) + waves(x + 24, y + high - 14, 4, step)
    for kind, name in enumerate(SHIPS):
        left, stack = x + kind * step, stacks.get(name, [])
        pale = "" if stack else ' opacity="0.35"'
        drawn += use(f"lh-ship-{name}", left + step / 2 - 60, y + 34, 120, 80, more=pale)
        drawn += plate(kind, left + 5, y + high - 56, step - 10)
        if stack:
            drawn += coin(left + step - 26, y + 34, stack[0], 16)
            drawn += box(left + 8, y + 22, 34, 22, SHEET, 11)
            drawn += write(f"×{len(stack)}", left + 25, y + 38, 15, at="middle", weight=700)
    return drawn


def plate(kind: int, x: float, y: float, wide: float) -> str:
    """What a ship costs: to build, and on gold to buy."""
    cost = amounts({**ship_materials(kind), "energy": int(PRINTED.ships.energy[kind])})
    drawn = box(x, y, wide, 26, SHEET, 5) + draw_line(cost, x + 6, y + 13, 18)
    price = int(PRINTED.ships.price[kind])
    if price < 0:
        return drawn
    paid = amounts({"francs": price})
    gold = box(x + wide - 48, y, 48, 26, Colour("#f3dc9a"), 5)
    return drawn + gold + draw_line(paid, x + wide - 24 - line_width(paid, 18) / 2, y + 13, 18)


def waves(x: float, y: float, count: int, step: float) -> str:
    """Light on the water."""
    return "".join(
        stroke(WAVE, 1.5, "M", x + at * step, y + at % 2 * 9, "q5-4 10 0 t10 0")
        for at in range(count)
    )
