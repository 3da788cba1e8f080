"""Cards to read: one of them whole, or all that are in play."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.le_havre.changes import View
from kontor.cli.le_havre.names import cards as known
from kontor.cli.le_havre.names import cost, fee, named, price, printed
from kontor.cli.screen import label, words
from kontor.cli.typed import simple
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, say

COLUMNS = ("value", "fee", "cost")
NAMES = {"own": "code of its own"}


def card(view: View, name: str) -> RenderableType:
    """Everything about a card: what it costs, what it does, where it is."""
    each = _found(view, name)
    facts = printed(each)
    where = dict(_places(view)).get(each, "not in play")
    if not facts:
        return Text(f"{named(each)}: {where}")
    entering = {"closed": "cannot be entered", "free": "free"}.get(fee(each), fee(each))
    signs = {"hammer": facts["hammers"], "fisherman": facts["fishers"]}
    shown = [f"{count} {sign}" for sign, count in signs.items() if count]
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    kind = say(f"kind-{facts['kind']}")
    grid.add_row(named(each), f"{kind}, number {facts['number']}")
    grid.add_row("action", facts["text"])
    grid.add_row("fee", entering)
    grid.add_row("to build", cost(each))
    grid.add_row("to buy", price(each))
    grid.add_row("worth", ", ".join([f"{facts['value']} francs", *shown]))
    grid.add_row("now", where)
    return grid


def cards(view: View) -> RenderableType:
    """All cards in play, where they are and what they cost."""
    grid = Grid("card", "where", "fee", "to build", "to buy", box=None, pad_edge=False)
    for each, where in _places(view):
        grid.add_row(named(each), where, fee(each), cost(each), price(each))
    return Group(grid, Text("card NAME shows what a card does"))


def catalogue(items: Sequence[View]) -> RenderableType:
    """All cards of the box; below stands how many are data alone, without code of their own."""
    grid = Grid("card", "value, fee, cost", Column("what it does", ratio=1), expand=True)
    for item in items:
        name = f"{label(item['id'])}\n[dim]{item['set']} {item['number']}, {item['kind']}[/]"
        data = [f"{column} {words(item.get(column))}" for column in COLUMNS if item.get(column)]
        grid.add_row(name, "\n".join(data), "\n".join(item["action"]) or words(None))
    plain = sum(not item["own"] for item in items)
    share = f"{100 * plain / len(items):.0f} %"
    return Group(grid, f"{plain} of {len(items)} cards ({share}) carry no code of their own")


def entry(items: Sequence[View], name: str) -> RenderableType:
    """One card of the box, fact by fact."""
    found: dict[str, Mapping[str, object]] = {item["id"]: item for item in items}
    if name not in found:
        raise BadInput(hinted(Message("terminal-no-card", name=name), name, found))
    grid = Grid.grid(padding=(0, 2))
    for fact, value in found[name].items():
        grid.add_row(NAMES.get(fact, fact), words(value))
    return grid


def _places(view: View) -> Iterator[tuple[str, str]]:
    for at, row in enumerate(view["seats"]):
        yield from ((each, f"seat {at}") for each in row["buildings"])
    yield from ((each, "town") for each in view["town"])
    yield from ((each, "waits") for each in view["waiting"])
    for number, pile in enumerate(view["piles"], start=1):
        for depth, each in enumerate(pile):
            yield each, f"pile {number}, " + (f"{depth} above it" if depth else "on top")


def _found(view: View, name: str) -> str:
    ids = {**dict(_places(view)), **known()}
    wanted = simple(name)
    same = [each for each in ids if wanted in (simple(each), simple(named(each)))]
    begun = [each for each in ids if simple(each).startswith(wanted)]
    if same or len(begun) == 1:
        return (same or begun)[0]
    unknown = Message("terminal-no-card", name=name)
    raise BadInput(hinted(unknown, name.lower().replace(" ", "_"), ids))
