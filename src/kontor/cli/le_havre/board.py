"""The position of Le Havre at a glance."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from kontor.cli.flow import Flow
from kontor.cli.le_havre.names import cost, count, good, named, price, printed, ship

View = Mapping[str, Any]
GROWTH = {"standard": "the town builds a proposal", "special": "the town reveals a special"}


def board(view: View, viewer: int | None = None) -> RenderableType:
    """Everything that lies on the table; the seat that looks comes last, next to the question."""
    others = [at for at in range(len(view["seats"])) if at != viewer]
    order = others if viewer is None else [*others, viewer]
    rows = [row for at in order for row in seat_rows(view, at, viewer)]
    return Group(Rule(heading(view), style="dim"), *common_rows(view), *rows)


def heading(view: View) -> str:
    """Round and turn."""
    if view["phase"] != "main":
        return "the game is over" if view["stage"] == "over" else "final phase"
    rounds = len(view["rounds"])
    return f"round {view['round']} of {rounds}, turn {view['turn']} of {len(view['tiles'])}"


def common_rows(view: View) -> list[RenderableType]:
    """What belongs to nobody."""
    rows: list[RenderableType] = []
    taken = guests(view)
    rows.append(Flow("town", [building(card, taken) for card in view["town"]] or ["-"]))
    if any(view["piles"]):
        rows.append(Flow("piles", [_pile(pile) for pile in view["piles"] if pile], gap="; "))
    ships = [_stack(kind, values) for kind, values in view["ship_stacks"].items() if values]
    rows.append(Flow("ships", [*(ships or [Text("none")]), *_specials(view)], gap="; "))
    if view["phase"] == "main":
        rows.append(Flow("tiles", [_tile(view, at) for at in range(len(view["tiles"]))], gap=" "))
    offers = [Text(f"{good(name)} {n}", "" if n else "dim") for name, n in view["offers"].items()]
    rows.append(Flow("offers", offers, gap="  "))
    if view["phase"] == "main":
        rows.append(Flow("round end", _round_end(view)))
    return rows


def guests(view: View) -> dict[str, list[int]]:
    """Whose workers stand in which building."""
    found: dict[str, list[int]] = {}
    for at, row in enumerate(view["seats"]):
        if row["worker"] is not None:
            found.setdefault(row["worker"], []).append(at)
    return found


def building(card: str, taken: Mapping[str, list[int]]) -> Text:
    """A building's name, and who stands in it."""
    text = Text(named(card))
    if card in taken:
        text.append(f" [{', '.join(str(seat) for seat in taken[card])}]", style="magenta")
    return text


def seat_rows(view: View, seat: int, viewer: int | None) -> list[RenderableType]:
    """Money, food and goods of a seat; then what it owns, if anything."""
    row = view["seats"][seat]
    label = "you" if seat == viewer else f"seat {seat}"
    mark = "> " if seat == view["seat"] else "  "
    rows: list[RenderableType] = [Flow(mark + label, [*_money(view, row), *_goods(row)])]
    if owned := _owned(view, row):
        rows.append(Flow("", owned))
    return rows


def _money(view: View, row: View) -> list[Text]:
    pieces = [Text(count(row["francs"], "francs"), style="yellow")]
    if view["phase"] == "main":
        short = row["food"] < row["hunger"]
        needed = "" if view["stage"] == "feeding" else f" of {row['hunger']}"
        pieces.append(Text(f"food {row['food']}{needed}", "red" if short else "green"))
    if row["loans"]:
        pieces.append(Text(count(row["loans"], "loans"), style="red"))
    return [*pieces, Text(f"worth {row['score']}", style="bold")]


def _goods(row: View) -> list[Text]:
    found = [Text(count(amount, name)) for name, amount in row["goods"].items()]
    if row["energy"]:
        found.append(Text(f"energy {row['energy']}", style="dim"))
    return found


def _owned(view: View, row: View) -> list[Text]:
    taken = guests(view)
    found = [building(card, taken) for card in row["buildings"]]
    found += [Text(ship(kind, value)) for kind, value in row["ships"]]
    found += [Text(f"{good(name)} in pawn", style="dim") for name in row.get("pawned", [])]
    hand = [card for card in row.get("hand", []) if card is not None]
    return found + [Text(f"in hand {named(card)}", style="dim") for card in hand]


def _pile(pile: list[str]) -> Text:
    """The top card: what it costs to buy, and what to build."""
    top = pile[0]
    facts = printed(top)
    text = Text(named(top))
    if facts:
        bought = price(top) if facts["price"] is not None else ""
        built = cost(top) if facts["cost"] else ""
        text.append(f": {' or '.join(way for way in (bought, built) if way)}", style="dim")
    return text


def _stack(kind: str, values: list[int]) -> Text:
    below = f", {len(values) - 1} below" if len(values) > 1 else ""
    return Text(f"{ship(kind, values[0])}{below}")


def _specials(view: View) -> list[Text]:
    known = [card for card in view["specials"] if isinstance(card, str)]
    hidden = len(view["specials"]) - len(known)
    found = [Text(f"you know of the special {named(card)}", style="dim") for card in known]
    kinds = "special building" if hidden == 1 else "special buildings"
    found += [Text(f"{hidden} {kinds} face down", style="dim")] if hidden else []
    return found + [Text(f"{named(card)} waits", style="dim") for card in view["waiting"]]


def _tile(view: View, at: int) -> Text:
    tile = view["tiles"][at]
    text = "?" if tile is None else "+".join(good(name) for name in tile)
    if tile is not None and set(tile) == {"wood", "fish"}:
        text += "%"
    return Text(f"<{text}>", style="bold reverse") if at + 1 == view["turn"] else Text(text)


def _round_end(view: View) -> list[Text]:
    now = view["rounds"][view["round"] - 1]
    found = [Text("harvest" if now["harvest"] else "no harvest", style="green"),
             Text(f"{now['food']} food each", style="bold")]  # fmt: skip
    if now["town"] in GROWTH:
        found.append(Text(GROWTH[now["town"]]))
    found.append(Text(f"new {ship(*now['ship'])}"))
    if view["round"] < len(view["rounds"]):
        found.append(Text(f"next round {view['rounds'][view['round']]['food']} food", style="dim"))
    else:
        found.append(Text("then the final phase", style="dim"))
    return found
