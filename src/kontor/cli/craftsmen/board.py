"""The position of Craftsmen at a glance."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from kontor.cli import screen
from kontor.cli.craftsmen.holdings import own_rows, scores, seat_rows
from kontor.cli.craftsmen.names import (
    capital,
    card_label,
    count,
    deck,
    facts,
    good,
    recipe,
    short,
    sign,
)
from kontor.cli.face import View
from kontor.cli.flow import Flow, align
from kontor.cli.speech import render
from kontor.core.contract import State
from kontor.core.words import Message, seat_name
from kontor.craftsmen.goods import SEASONS

GUILD_WIDTH = 22
# What is shown above a question besides what the seat has, by the kind of the question.
BESIDE = {
    "send": ("guilds",),
    "fee": ("guilds",),
    "bank": ("money",),
    "notary": ("money", "display"),
    "look": ("display",),
    "bid": ("display",),
    "put": ("granary",),
    "ship": ("ships",),
    "sale": ("money",),
    "trade": ("granary",),
    "town_hall": ("order",),
}


def board(state: State, viewer: int | None = None) -> RenderableType:
    """Everything that lies on the table; the seat that looks comes last, next to the question."""
    view = state.view(viewer)
    rows = [row for name in PARTS for row in PARTS[name](view)]
    others = [seat for seat in view["order"] if seat != viewer]
    for seat in others:
        rows += seat_rows(view, seat)
    if viewer is not None:
        rows += own_rows(view, viewer)
    return align([_heading(state), *rows])


def own(state: State, seat: int) -> RenderableType:
    """What a seat has, in short, and what else it wants to see for the open question."""
    view = state.view(seat)
    kind = (view["question"] or {}).get("kind", "")
    beside = [row for name in BESIDE.get(kind, ()) for row in PARTS[name](view)]
    return align([_heading(state), *beside, *own_rows(view, seat, kind)])


def _heading(state: State) -> Rule:
    return Rule(render(state.caption()), style="dim")


def part(view: View, name: str) -> RenderableType:
    """One part of the table: one of ours, or whatever the view calls so."""
    if name in PARTS:
        return align(PARTS[name](view))
    if name == "scores":
        return scores(view)
    if name == "seats":
        return align([row for seat in view["order"] for row in seat_rows(view, seat)])
    known = {**dict.fromkeys([*PARTS, "scores"]), **view}
    return screen.part(known, name)


# -- what belongs to nobody ------------------------------------------------------------------------


def calendar(view: View) -> list[RenderableType]:
    """The seasons of the year, and what the year decides."""
    pieces = []
    for name in SEASONS:
        season = render(Message(f"craftsmen-season-{name}"))
        now = name == view["season"]
        pieces.append(Text(f"<{season}>", "bold reverse") if now else Text(season))
    at = view["year"] - 1
    work, fee = facts(view, "work"), facts(view, "fee")
    if work:
        pieces.append(Text(render(Message("cr-board-work", n=work["value"][at])), "dim"))
    if fee:
        points = count(fee["value"][at], "points")
        pieces.append(Text(render(Message("cr-board-fee", points=points)), "dim"))
    return [Flow(render(Message("cr-board-calendar")), pieces, gap="  ")]


def guilds(view: View) -> list[RenderableType]:
    """The queues, in the order in which they are carried out."""
    pieces = []
    for name, spaces in view["queues"].items():
        now = view["stage"] == "guild" and view["guild"] == name
        piece = Text(short(name), "bold reverse" if now else "")
        for at in range(2 if view["players"] == 2 else 3):
            piece.append(" ").append_text(_space(view, name, at, spaces[at]))
        piece.pad_right(max(0, GUILD_WIDTH - piece.cell_len))
        pieces.append(piece)
    return [Flow(render(Message("cr-board-guilds")), pieces, gap=" ")]


def _space(view: View, name: str, at: int, discs: list[int]) -> Text:
    kind = facts(view, f"queue_{name}").get("spaces", ["", "", ""])[at]
    used = view["used"].get(name, [])
    shown = [f"{disc}{chr(39) if 2 * at + up in used else ''}" for up, disc in enumerate(discs)]
    mark = {"gold": "*", "ribbon": "~"}.get(kind, "")
    return Text(mark + ("+".join(shown) or "-"), "yellow" if kind == "gold" else "")


def order(view: View) -> list[RenderableType]:
    """Who comes first, and who will; the tokens that can be taken."""
    pieces = [Text(_seats(view["order"]))]
    if view["changes"]:
        first = Message("cr-board-next", seats=_seats(view["changes"]))
        pieces.append(Text(render(first), "magenta"))
    if view["passed"]:
        pieces.append(Text(render(Message("cr-board-passed", names=_seats(view["passed"]))), "dim"))
    pool = [count(view[name], name) for name in ("privileges", "works")]
    pieces.append(Text(render(Message("cr-board-pool", tokens=", ".join(pool))), "dim"))
    return [Flow(render(Message("cr-board-order")), pieces, gap="; ")]


def _seats(seats: list[int]) -> str:
    return ", ".join(str(seat) for seat in seats)


def money(view: View) -> list[RenderableType]:
    """The open capital cards."""
    found = [Text(capital(card), "bold") for card in view["open_capital"] if card]
    rest = Message("cr-board-stack", n=view["stack"], discarded=sum(view["discards"].values()))
    pieces = [*(found or [Text("-")]), Text(render(rest), "dim")]
    return [Flow(render(Message("cr-board-money")), pieces)]


def display(view: View) -> list[RenderableType]:
    """The open building cards of each deck, what lies below them and what they cost."""
    rows: list[RenderableType] = []
    for kind, cards in view["open"].items():
        pieces = [_priced(view, card) for card in cards if card]
        known = [card for card in view["decks"][kind] if card]
        in_deck = render(Message("cr-board-in-deck"))
        pieces += [Text(f"{in_deck} ", "dim").append_text(_priced(view, card)) for card in known]
        rows.append(Flow(deck(kind), pieces or [Text("-")]))
    build, price = facts(view, "cost_build"), facts(view, "cost_price")
    decks: list[Text] = []
    for kind, cards in view["decks"].items():
        left = f"{len(cards)} {deck(kind)}"
        if build:
            costs = {"buy": price["costs"][kind], "build": build["costs"][kind]}
            left = render(Message("cr-board-deck", deck=left, **costs))
        decks.append(Text(left, "dim"))
    return [*rows, Flow(render(Message("cr-board-decks")), decks)]


def _priced(view: View, card: str) -> Text:
    return card_label(card).append(f" {recipe(view, card)}", "dim")


def granary(view: View) -> list[RenderableType]:
    """The two fields of each half-product, the lower one first."""
    pieces = [
        Text(f"{good(name)} ").append("".join(sign(each) for each in fields), "bold")
        for name, fields in view["granary"].items()
    ]
    return [Flow(render(Message("cr-board-granary")), pieces)]


def ships(view: View) -> list[RenderableType]:
    """The holds from the top row down, with what a marker and the most markers bring."""
    rows: list[RenderableType] = []
    for at, hold in enumerate(view["ships"], start=1):
        known = facts(view, f"ship_{at}")
        pieces = [_hold(name, fields, known.get("hold", {})) for name, fields in hold.items()]
        if known:
            most = "/".join(str(points) for points in known["extra"])
            pieces.append(Text(render(Message("cr-board-most", points=most)), "dim"))
        rows.append(Flow(render(Message("cr-board-ship", ship=at)), pieces))
    return rows


def _hold(name: str, fields: list[int | None], points: Mapping[str, int]) -> Text:
    piece = Text(good(name) + (f" {points[name]}" if name in points else ""))
    if any(marker is not None for marker in fields):
        piece.append(" ").append("".join(sign(marker) for marker in fields), "bold yellow")
    return piece


def bonus(view: View) -> list[RenderableType]:
    """The tokens for full lines by what they are worth, and who has taken which."""
    free: dict[str, list[str]] = {}
    taken = []
    for name, seat in view["bonus"].items():
        points = str(facts(view, f"bonus_{name}").get("points", ""))
        if seat is None:
            free.setdefault(points, []).append(good(name))
        else:
            owned = f"{render(seat_name(seat))}: {good(name)} {points}"
            taken.append(Text(owned.strip(), "magenta"))
    pieces = [
        Text(f"{', '.join(goods)} {points}".strip())
        for points, goods in sorted(free.items(), reverse=True)
    ]
    return [Flow(render(Message("cr-board-bonus")), [*pieces, *taken], gap="; ")]


PARTS = {
    "ships": ships,
    "bonus": bonus,
    "granary": granary,
    "display": display,
    "money": money,
    "calendar": calendar,
    "order": order,
    "guilds": guilds,
}
