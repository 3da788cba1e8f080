"""Cards to read: one of them whole, or all that are in play."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.face import View
from kontor.cli.le_havre.names import card_facts, cost, count, fee, name_of, price, text_of
from kontor.cli.le_havre.names import cards as known
from kontor.cli.screen import label, words
from kontor.cli.speech import render
from kontor.cli.typed import simple
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, seat_name


def card(view: View, name: str) -> RenderableType:
    """Everything about a card: what it costs, what it does, where it is."""
    each = _card_called(view, name)
    facts = card_facts(each)
    where = dict(_places(view)).get(each, render(Message("lh-sheet-nowhere")))
    if not facts:
        return Text(f"{name_of(each)}: {where}")
    kind = Message(f"kind-{facts['kind']}")
    signs = [
        Message(f"lh-sheet-{sign}", n=facts[sign]) for sign in ("hammers", "fishers") if facts[sign]
    ]
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    number = Message("lh-sheet-number", kind=kind, number=str(facts["number"]))
    grid.add_row(name_of(each), render(number))
    grid.add_row(render(Message("lh-sheet-action")), text_of(each))
    for head, value in zip(_heads()[2:], _prices(each), strict=True):
        grid.add_row(head, value)
    worth = [count(facts["value"], "francs"), *map(render, signs)]
    grid.add_row(render(Message("lh-sheet-worth")), ", ".join(worth))
    grid.add_row(render(Message("lh-sheet-now")), where)
    return grid


def cards(view: View) -> RenderableType:
    """All cards in play, where they are and what they cost."""
    grid = Grid(*_heads(), box=None, pad_edge=False)
    for each, where in _places(view):
        grid.add_row(name_of(each), where, *_prices(each))
    return Group(grid, Text(render(Message("terminal-card-hint"))))


def _heads() -> list[str]:
    keys = ("card", "where", "fee", "build", "buy")
    return [render(Message(f"lh-sheet-{key}")) for key in keys]


def _prices(card: str) -> tuple[str, str, str]:
    return fee(card), cost(card), price(card)


def _places(view: View) -> Iterator[tuple[str, str]]:
    for at, row in enumerate(view["seats"]):
        yield from ((each, render(seat_name(at))) for each in row["buildings"])
    yield from ((each, render(Message("lh-board-town"))) for each in view["town"])
    yield from ((each, render(Message("lh-sheet-waits"))) for each in view["waiting"])
    for number, pile in enumerate(view["piles"], start=1):
        for depth, each in enumerate(pile):
            place = Message("lh-sheet-top", number=number)
            if depth:
                place = Message("lh-sheet-below", number=number, n=depth)
            yield each, render(place)


def _card_called(view: View, name: str) -> str:
    ids = {**dict(_places(view)), **known()}
    wanted = simple(name)
    same = [each for each in ids if wanted in (simple(each), simple(name_of(each)))]
    begun = [
        each
        for each in ids
        if simple(each).startswith(wanted) or simple(name_of(each)).startswith(wanted)
    ]
    if same or len(begun) == 1:
        return (same or begun)[0]
    unknown = Message("terminal-no-card", name=name)
    raise BadInput(hinted(unknown, name.lower().replace(" ", "_"), ids))


# -- the box -----------------------------------------------------------------------------------


def catalogue(items: Sequence[View]) -> RenderableType:
    """All cards of the box: their names and ids, what they cost and what they do."""
    head = [render(Message(f"lh-sheet-{key}")) for key in ("card", "data", "action")]
    grid = Grid(
        Column(head[0], ratio=2), Column(head[1], ratio=3), Column(head[2], ratio=4), expand=True
    )
    for item in items:
        each = item["id"]
        name = Text(name_of(each)).append(f"\n{each}\n{item['set']} {item['number']}", "dim")
        data = (
            f"{title} {value}" for title, value in zip(_heads()[2:], _prices(each), strict=True)
        )
        grid.add_row(name, "\n".join(data), text_of(each))
    return grid


def entry(items: Sequence[View], name: str) -> RenderableType:
    """One card of the box as the data that it is."""
    found = {item["id"]: item for item in items}
    if name not in found:
        raise BadInput(hinted(Message("terminal-no-card", name=name), name, found))
    grid = Grid.grid(padding=(0, 2))
    for fact, value in {**found[name], "text": text_of(name)}.items():
        grid.add_row(label(fact), words(value))
    return grid
