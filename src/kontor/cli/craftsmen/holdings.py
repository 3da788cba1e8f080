"""What a seat has: its points and tokens, its hand and its row of buildings."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.craftsmen.names import count, facts, good, painted, purse, recipe, source
from kontor.cli.craftsmen.strip import Strip
from kontor.cli.flow import Flow

View = Mapping[str, Any]
# Kinds of question for which a seat wants to see its capital, its hand and its row.
WITH_CAPITAL = ("send", "fee", "bank", "discard", "build", "pay", "notary", "look", "bid", "ship",
                "sale", "trade", "invest")  # fmt: skip
WITH_HAND = ("exchange", "sawmill", "build", "notary", "look", "bid")
WITH_ROW = ("exchange", "sawmill", "build", "craft", "put", "trade", "bid", "notary")


def seat_rows(view: View, seat: int) -> list[RenderableType]:
    """What everybody knows of a seat."""
    row = view["seats"][seat]
    hand = [f"{amount} {kind}" for kind, amount in row["unseen"].items()]
    held = [Text(f"in hand {', '.join(hand)}")] if hand else []
    held += [Text("in hand ").append_text(painted(card)) for card in row["shown"]]
    cards = Text(count(row["capital_cards"], "capital card"), "yellow")
    label = ("> " if seat == view["seat"] else "  ") + f"seat {seat}"
    built = [_built(view, card, row["markers"].get(card, [])) for card in row["row"]]
    return [Flow(label, [*_status(row), cards, *held]), Flow("", built)]


def _built(view: View, card: str, markers: list[int | str | None]) -> Text:
    """A building with the goods that lie on it."""
    needs = facts(view, card).get("needs", ["marker"] * len(markers))
    lying = [need for need, marker in zip(needs, markers, strict=False) if marker is not None]
    names = [need if need == "marker" else good(need) for need in lying]
    text = painted(card)
    return text.append(f" [{', '.join(names)}]", "bold yellow") if names else text


def own_rows(view: View, seat: int, kind: str | None = None) -> list[RenderableType]:
    """What a seat knows of itself, all or as far as a kind of question wants it."""
    row = view["seats"][seat]
    mark = "> you" if seat == view["seat"] else "  you"
    rows: list[RenderableType] = [Flow(mark, _status(row))]
    if kind is None or kind in WITH_CAPITAL:
        worth = f"{count(row['capital_cards'], 'card')}, together worth {row['worth']}"
        rows.append(Flow("  capital", [*purse(row["capital"]), Text(worth, "bold")], gap="  "))
    if kind is None or kind in WITH_HAND:
        cards = [painted(card).append(f" {recipe(view, card)}", "dim") for card in row["hand"]]
        rows.append(Flow("  hand", cards or [Text("no building card")]))
    if kind is None or kind in WITH_ROW:
        rows.append(Strip(view, row["row"], row["markers"]))
    return rows


def _status(row: View) -> list[Text]:
    pieces = [Text(count(row["score"], "point"), "bold green")]
    pieces += [Text(count(row["helpers"], "helper"))] if row["helpers"] else []
    pieces += [Text(count(row["privileges"], "privilege token"))] if row["privileges"] else []
    pieces += [Text(count(row["works"], "work token"))] if row["works"] else []
    return pieces + ([Text(f"{row['market']} on the market")] if row["market"] else [])


def scores(view: View) -> RenderableType:
    """The points of all seats and where they come from."""
    seats = view["seats"]
    grid = Grid("", *(f"seat {at}" for at in range(len(seats))), box=None, pad_edge=False)
    for column in grid.columns[1:]:
        column.justify = "right"
    for name in seats[0]["breakdown"]:
        grid.add_row(source(name), *(str(row["breakdown"][name]) for row in seats))
    grid.add_row("total", *(str(row["score"]) for row in seats), style="bold")
    return grid
