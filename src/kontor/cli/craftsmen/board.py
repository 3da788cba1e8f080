"""The position of Craftsmen at a glance."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from kontor.cli import screen
from kontor.cli.craftsmen.holdings import own_rows, scores, seat_rows
from kontor.cli.craftsmen.names import (
    capital,
    count,
    facts,
    good,
    guild,
    painted,
    recipe,
    short,
    sign,
)
from kontor.cli.flow import Flow
from kontor.core.words import say

View = Mapping[str, Any]
YEARS = 3
SEASONS = ("spring", "summer", "autumn", "winter")
GUILD_WIDTH = 22
STAGES = {
    "exchanges": "before the first season",
    "helpers": "helpers are sent",
    "work_tokens": "work tokens may be used",
    "final": "end of the season",
    "scoring": "the year is scored",
    "investing": "money is invested",
    "limits": "the hands are checked",
}
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


def board(view: View, viewer: int | None = None) -> RenderableType:
    """Everything that lies on the table; the seat that looks comes last, next to the question."""
    rows = [row for name in PARTS for row in PARTS[name](view)]
    others = [seat for seat in view["order"] if seat != viewer]
    for seat in others:
        rows += seat_rows(view, seat)
    if viewer is not None:
        rows += own_rows(view, viewer)
    return Group(Rule(heading(view), style="dim"), *rows)


def own(view: View, seat: int) -> RenderableType:
    """What a seat has, in short, and what else it wants to see for the open question."""
    kind = (view["question"] or {}).get("kind", "")
    beside = [row for name in BESIDE.get(kind, ()) for row in PARTS[name](view)]
    return Group(Rule(heading(view), style="dim"), *beside, *own_rows(view, seat, kind))


def part(view: View, name: str) -> RenderableType:
    """One part of the table: one of ours, or whatever the view calls so."""
    if name in PARTS:
        return Group(*PARTS[name](view))
    if name == "scores":
        return scores(view)
    if name == "seats":
        return Group(*(row for seat in view["order"] for row in seat_rows(view, seat)))
    known = {**dict.fromkeys([*PARTS, "scores"]), **view}
    return screen.part(known, name)


def heading(view: View) -> str:
    """Year, season and what is being done."""
    if view["stage"] == "over":
        return "the game is over"
    at_work = view["stage"] in ("guild", "winter")
    doing = guild(view["guild"]) if at_work else STAGES[view["stage"]]
    if view["stage"] == "exchanges":
        return doing
    season = say(f"craftsmen-season-{view['season']}")
    return f"year {view['year']} of {YEARS}, {season}: {doing}"


# -- what belongs to nobody ------------------------------------------------------------------------


def calendar(view: View) -> list[RenderableType]:
    """The seasons of the year, and what the year decides."""
    seasons = [
        Text(f"<{say(f'craftsmen-season-{name}')}>", "bold reverse")
        if name == view["season"]
        else Text(say(f"craftsmen-season-{name}"))
        for name in SEASONS
    ]
    at = view["year"] - 1
    work, fee = facts(view, "work"), facts(view, "fee")
    found = [Text(f"crafts {work['value'][at]} work points", "dim")] if work else []
    found += [Text(f"fee {count(fee['value'][at], 'point')}", "dim")] if fee else []
    return [Flow("calendar", [*seasons, *found], gap="  ")]


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
    return [Flow("guilds", pieces, gap=" ")]


def _space(view: View, name: str, at: int, discs: list[int]) -> Text:
    kind = facts(view, f"queue_{name}").get("spaces", ["", "", ""])[at]
    used = view["used"].get(name, [])
    shown = [f"{disc}{chr(39) if 2 * at + up in used else ''}" for up, disc in enumerate(discs)]
    mark = {"gold": "*", "ribbon": "~"}.get(kind, "")
    return Text(mark + ("+".join(shown) or "-"), "yellow" if kind == "gold" else "")


def order(view: View) -> list[RenderableType]:
    """Who comes first, and who will; the tokens that can be taken."""
    pieces = [Text(f"seats {', '.join(str(seat) for seat in view['order'])}")]
    if view["changes"]:
        first = ", ".join(str(seat) for seat in view["changes"])
        pieces.append(Text(f"next season {first} first", "magenta"))
    if view["passed"]:
        pieces.append(Text(f"passed {', '.join(str(seat) for seat in view['passed'])}", "dim"))
    pool = f"pool: {view['privileges']} privilege, {view['works']} work tokens"
    return [Flow("order", [*pieces, Text(pool, "dim")], gap="; ")]


def money(view: View) -> list[RenderableType]:
    """The open capital cards."""
    found = [Text(capital(card), "bold") for card in view["open_capital"] if card]
    rest = f"{view['stack']} in the stack, {sum(view['discards'].values())} discarded"
    return [Flow("money", [*(found or [Text("none open")]), Text(rest, "dim")])]


def display(view: View) -> list[RenderableType]:
    """The open building cards of each deck, what lies below them and what they cost."""
    rows: list[RenderableType] = []
    for kind, cards in view["open"].items():
        pieces = [painted(card).append(f" {recipe(view, card)}", "dim") for card in cards if card]
        known = [painted(card) for card in view["decks"][kind] if card]
        pieces += [Text("in the deck ", "dim").append_text(card) for card in known]
        rows.append(Flow(kind, pieces or [Text("none open")]))
    build, price = facts(view, "cost_build"), facts(view, "cost_price")
    decks: list[Text] = []
    for kind, cards in view["decks"].items():
        costs = _costs(price["costs"][kind], build["costs"][kind], first=not decks) if build else ""
        decks.append(Text(f"{len(cards)} {kind}{costs}", "dim"))
    return [*rows, Flow("decks", decks)]


def _costs(buy: int, build: int, *, first: bool) -> str:
    return f" (buy {buy}, build {build})" if first else f" ({buy}, {build})"


def granary(view: View) -> list[RenderableType]:
    """The two fields of each half-product, the lower one first."""
    pieces = [
        Text(f"{good(name)} ").append("".join(sign(each) for each in fields), "bold")
        for name, fields in view["granary"].items()
    ]
    return [Flow("granary", pieces)]


def ships(view: View) -> list[RenderableType]:
    """The holds from the top row down, with what a marker and the most markers bring."""
    rows: list[RenderableType] = []
    for at, hold in enumerate(view["ships"], start=1):
        known = facts(view, f"ship_{at}")
        pieces = [_hold(name, fields, known.get("hold", {})) for name, fields in hold.items()]
        if known:
            most = "/".join(str(points) for points in known["extra"])
            pieces.append(Text(f"most {most}", "dim"))
        rows.append(Flow(f"ship {at}", pieces))
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
            taken.append(Text(f"seat {seat} has {good(name)} {points}".strip(), "magenta"))
    pieces = [
        Text(f"{', '.join(goods)} {points}".strip())
        for points, goods in sorted(free.items(), reverse=True)
    ]
    return [Flow("bonus", [*pieces, *taken], gap="; ")]


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
