"""What a seat has: its points and tokens, its hand and its row of buildings."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.craftsmen.names import card_label, count, deck, facts, good, purse, recipe
from kontor.cli.craftsmen.strip import Strip
from kontor.cli.face import View
from kontor.cli.flow import Flow
from kontor.cli.speech import render
from kontor.core.words import Message, seat_name

# Kinds of question for which a seat wants to see its capital, its hand and its row.
WITH_CAPITAL = ("send", "fee", "bank", "discard", "build", "pay", "notary", "look", "bid", "ship",
                "sale", "trade", "invest")  # fmt: skip
WITH_HAND = ("exchange", "sawmill", "build", "notary", "look", "bid")
WITH_ROW = ("exchange", "sawmill", "build", "craft", "put", "trade", "bid", "notary")


def seat_rows(view: View, seat: int) -> list[RenderableType]:
    """What everybody knows of a seat."""
    row = view["seats"][seat]
    hand = [Text(f"{amount} {deck(kind)}") for kind, amount in row["unseen"].items()]
    hand += [card_label(card) for card in row["shown"]]
    held = Text(render(Message("cr-board-hand")) + " ").append_text(Text(" + ").join(hand))
    cards = Text(count(row["capital_cards"], "capital"), "yellow")
    label = ("> " if seat == view["seat"] else "  ") + render(seat_name(seat))
    built = [_built(view, card, row["markers"].get(card, [])) for card in row["row"]]
    return [Flow(label, [*_status(row), cards, *([held] if hand else [])]), Flow("", built)]


def _built(view: View, card: str, markers: list[int | str | None]) -> Text:
    """A building with the goods that lie on it."""
    needs = facts(view, card).get("needs", [])
    lying = [need for need, marker in zip(needs, markers, strict=False) if marker is not None]
    text = card_label(card)
    return text.append(f" [{', '.join(map(good, lying))}]", "bold yellow") if lying else text


def own_rows(view: View, seat: int, kind: str | None = None) -> list[RenderableType]:
    """What a seat knows of itself, all or as far as a kind of question wants it."""
    row = view["seats"][seat]
    mark = "> " if seat == view["seat"] else "  "
    rows: list[RenderableType] = [Flow(mark + render(Message("terminal-you")), _status(row))]
    if kind is None or kind in WITH_CAPITAL:
        worth = Message("cr-board-worth", cards=row["capital_cards"], worth=row["worth"])
        pieces = [*purse(row["capital"]), Text(render(worth), "bold")]
        rows.append(Flow("  " + render(Message("cr-board-capital")), pieces, gap="  "))
    if kind is None or kind in WITH_HAND:
        cards = [card_label(card).append(f" {recipe(view, card)}", "dim") for card in row["hand"]]
        rows.append(Flow("  " + render(Message("cr-board-hand")), cards or [Text("-")]))
    if kind is None or kind in WITH_ROW:
        rows.append(Strip(view, row["row"], row["markers"]))
    return rows


def _status(row: View) -> list[Text]:
    pieces = [Text(count(row["score"], "points"), "bold green")]
    counts = ("helpers", "privileges", "works", "market")
    return pieces + [Text(count(row[name], name)) for name in counts if row[name]]


def scores(view: View) -> RenderableType:
    """The points of all seats and where they come from."""
    seats = view["seats"]
    heads = [render(seat_name(at)) for at in range(len(seats))]
    grid = Grid("", *heads, box=None, pad_edge=False)
    for column in grid.columns[1:]:
        column.justify = "right"
    for name in seats[0]["breakdown"]:
        source = render(Message(f"craftsmen-source-{name}"))
        grid.add_row(source, *(str(row["breakdown"][name]) for row in seats))
    total = render(Message("terminal-total"))
    grid.add_row(total, *(str(row["score"]) for row in seats), style="bold")
    return grid
