"""The position of Le Havre at a glance."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from kontor.cli.face import View
from kontor.cli.flow import Flow, align
from kontor.cli.le_havre.names import card_facts, cost, count, good, name_of, price, ship
from kontor.cli.speech import render
from kontor.core.contract import State
from kontor.core.words import Message, either, seat_name
from kontor.le_havre.phrases import amount_of, good_word


def board(state: State, viewer: int | None = None) -> RenderableType:
    """Everything that lies on the table; the seat that looks comes last, next to the question."""
    view = state.view(viewer)
    others = [at for at in range(len(view["seats"])) if at != viewer]
    order = others if viewer is None else [*others, viewer]
    rows = [row for at in order for row in seat_rows(view, at, viewer)]
    heading = render(state.caption().form("turn"))
    return align([Rule(heading, style="dim"), *common_rows(view), *rows])


def common_rows(view: View) -> list[RenderableType]:
    """What belongs to nobody."""
    rows: list[RenderableType] = []
    taken = guests(view)
    town = [building(card, taken) for card in view["town"]] or [Text("-")]
    rows.append(Flow(render(Message("lh-board-town")), town))
    if any(view["piles"]):
        piles = [_pile(pile) for pile in view["piles"] if pile]
        rows.append(Flow(render(Message("lh-board-piles")), piles, gap="; "))
    ships = [_stack(kind, values) for kind, values in view["ship_stacks"].items() if values]
    ships = [*(ships or [Text("-")]), *_specials(view)]
    rows.append(Flow(render(Message("lh-board-ships")), ships, gap="; "))
    if view["phase"] == "main":
        tiles = [_tile(view, at) for at in range(len(view["tiles"]))]
        rows.append(Flow(render(Message("lh-board-tiles")), tiles, gap=" "))
    offers = [Text(f"{good(name)} {n}", "" if n else "dim") for name, n in view["offers"].items()]
    rows.append(Flow(render(Message("lh-board-offers")), offers, gap="  "))
    if view["phase"] == "main":
        rows.append(Flow(render(Message("lh-board-end")), _round_end(view)))
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
    text = Text(name_of(card))
    if card in taken:
        text.append(f" [{', '.join(str(seat) for seat in taken[card])}]", style="magenta")
    return text


def seat_rows(view: View, seat: int, viewer: int | None) -> list[RenderableType]:
    """Money, food and goods of a seat; then what it owns, if anything."""
    row = view["seats"][seat]
    label = render(Message("terminal-you") if seat == viewer else seat_name(seat))
    mark = "> " if seat == view["seat"] else "  "
    rows: list[RenderableType] = [Flow(mark + label, [*_money(view, row), *_goods(row)])]
    if owned := _owned(view, row):
        rows.append(Flow("", owned))
    return rows


def _money(view: View, row: View) -> list[Text]:
    pieces = [Text(count(row["francs"], "francs"), style="yellow")]
    if view["phase"] == "main":
        has, needs = row["food"], row["hunger"]
        food = Message("lh-board-food", has=has, needs=needs)
        if view["stage"] == "feeding":
            food = Message("lh-board-food-now", has=has)
        pieces.append(Text(render(food), "red" if has < needs else "green"))
    if row["loans"]:
        pieces.append(Text(count(row["loans"], "loans"), style="red"))
    return [*pieces, Text(render(Message("lh-board-worth", n=row["score"])), style="bold")]


def _goods(row: View) -> list[Text]:
    found = [Text(count(amount, name)) for name, amount in row["goods"].items()]
    if row["energy"]:
        found.append(Text(render(Message("lh-board-energy", n=row["energy"])), style="dim"))
    return found


def _owned(view: View, row: View) -> list[Text]:
    taken = guests(view)
    found = [building(card, taken) for card in row["buildings"]]
    found += [Text(ship(kind, value)) for kind, value in row["ships"]]
    pawned = [Message("lh-board-pawned", good=good_word(name)) for name in row.get("pawned", [])]
    hand = [card for card in row.get("hand", []) if card is not None]
    held = [Message("lh-board-hand", card=name_of(card)) for card in hand]
    return found + [Text(render(each), style="dim") for each in (*pawned, *held)]


def _pile(pile: list[str]) -> Text:
    """The top card: what it costs to buy, and what to build."""
    facts = card_facts(pile[0])
    text = Text(name_of(pile[0]))
    ways = [price(pile[0])] if facts.get("price") is not None else []
    ways += [cost(pile[0])] if facts.get("cost") else []
    return text.append(f": {render(either(ways))}", style="dim") if ways else text


def _stack(kind: str, values: list[int]) -> Text:
    top = ship(kind, values[0])
    if len(values) == 1:
        return Text(top)
    return Text(render(Message("lh-board-stack", ship=top, n=len(values) - 1)))


def _specials(view: View) -> list[Text]:
    known = [card for card in view["specials"] if isinstance(card, str)]
    hidden = len(view["specials"]) - len(known)
    found = [Message("lh-board-known", card=name_of(card)) for card in known]
    found += [Message("lh-board-hidden", n=hidden)] if hidden else []
    found += [Message("lh-board-waits", card=name_of(card)) for card in view["waiting"]]
    return [Text(render(each), style="dim") for each in found]


def _tile(view: View, at: int) -> Text:
    tile = view["tiles"][at]
    text = "?" if tile is None else "+".join(good(name) for name in tile)
    if tile is not None and set(tile) == {"wood", "fish"}:
        text += "%"
    return Text(f"<{text}>", style="bold reverse") if at + 1 == view["turn"] else Text(text)


def _round_end(view: View) -> list[Text]:
    now = view["rounds"][view["round"] - 1]
    harvest = Message("lh-board-harvest" if now["harvest"] else "lh-board-no-harvest")
    meal = Message("lh-board-meal", food=amount_of(now["food"], "food"))
    found = [Text(render(harvest), style="green"), Text(render(meal), style="bold")]
    if now["town"] in ("standard", "special"):
        found.append(Text(render(Message(f"lh-board-{now['town']}"))))
    found.append(Text(render(Message("lh-board-new-ship", ship=ship(*now["ship"])))))
    later = Message("lh-board-last")
    if view["round"] < len(view["rounds"]):
        food = amount_of(view["rounds"][view["round"]]["food"], "food")
        later = Message("lh-board-next", food=food)
    return [*found, Text(render(later), style="dim")]
