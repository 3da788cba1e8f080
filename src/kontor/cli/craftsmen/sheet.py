"""Cards to read: one of them whole, all that are in play, or all values of the box."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.craftsmen.names import (
    all_facts,
    capital,
    card_label,
    deck,
    facts,
    good,
    guild,
    halves,
    letter,
    makes,
    name_of,
    name_with_colours,
    recipe,
    type_of,
    types,
)
from kontor.cli.face import View
from kontor.cli.screen import label, words
from kontor.cli.speech import render
from kontor.cli.typed import simple
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, seat_name

COMMON = ("id", "set", "clause", "sure", "sure_of")  # of every entry

# -- at the table ------------------------------------------------------------------------------


def card(view: View, name: str) -> RenderableType:
    """Everything about a building and where its cards are, or about a guild."""
    for each in view["queues"]:
        if simple(name) in (simple(each), simple(guild(each))):
            return _guild(each)
    found = _cards_called(view, name)
    kind = types()[type_of(found[0])]["deck"]
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_row(name_of(found[0]), render(Message(f"craftsmen-kind-{kind}")))
    grid.add_row(_head("does"), render(Message(f"craftsmen-type-{type_of(found[0])}.text")))
    grid.add_row(_head("recipe"), recipe(view, found[0]))
    build, price = facts(view, "cost_build"), facts(view, "cost_price")
    if build and kind in build["costs"]:
        costs = {"buy": price["costs"][kind], "build": build["costs"][kind]}
        grid.add_row(_head("costs"), render(Message("cr-sheet-ways", **costs)))
    for each in found:
        grid.add_row(card_label(each), dict(_places(view)).get(each, _head("unseen")))
    return grid


def _head(key: str) -> str:
    return render(Message(f"cr-sheet-{key}"))


def _guild(name: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_row(guild(name), render(Message(f"craftsmen-guild-{name}.text")))
    grid.add_row(_head("privilege"), render(Message(f"craftsmen-guild-{name}.privilege")))
    return grid


def cards(view: View) -> RenderableType:
    """All building cards that can be seen, where they are and what they make."""
    grid = Grid(_head("card"), _head("where"), _head("recipe"), box=None, pad_edge=False)
    for each, where in _places(view):
        grid.add_row(card_label(each), where, recipe(view, each))
    return Group(grid, Text(render(Message("terminal-card-hint"))))


def _places(view: View) -> Iterator[tuple[str, str]]:
    for at, row in enumerate(view["seats"]):
        name = seat_name(at)
        yield from ((each, render(Message("cr-sheet-built", name=name))) for each in row["row"])
        yield from ((each, render(Message("cr-sheet-held", name=name))) for each in row["hand"])
    for kind, shown in view["open"].items():
        place = Message("cr-sheet-open", deck=deck(kind))
        yield from ((each, render(place)) for each in shown if each)
        for depth, each in enumerate(view["decks"][kind]):
            if each:
                yield each, render(Message("cr-sheet-in-deck", deck=deck(kind), n=depth))
    yield from ((each, _head("in-box")) for each in view["box"])


def _cards_called(view: View, name: str) -> list[str]:
    """The cards that a name means: one of them, or all of a building."""
    ids = [*dict(_places(view)), *(item["id"] for item in _buildings(view))]
    ids = list(dict.fromkeys(ids))
    wanted = simple(name)
    one = [each for each in ids if wanted in (simple(each), simple(name_with_colours(each)))]
    same = [each for each in ids if wanted in (simple(type_of(each)), simple(name_of(each)))]
    begun = [each for each in ids if simple(each).startswith(wanted)]
    if one or same or begun:
        return one or same or begun
    unknown = Message("terminal-no-card", name=name)
    raise BadInput(hinted(unknown, name.lower().replace(" ", "_"), _names(view)))


def _buildings(view: View) -> list[dict[str, Any]]:
    return [item for item in all_facts(tuple(view["cards"])).values() if "building" in item]


def _names(view: View) -> list[str]:
    return [*types(), *(item["id"] for item in _buildings(view))]


# -- the box -----------------------------------------------------------------------------------


def catalogue(items: Sequence[View]) -> RenderableType:
    """All values of the box; what is reconstructed says how sure it is."""
    parts: list[RenderableType] = []
    buildings = [item for item in items if "building" in item]
    if buildings:
        parts.append(_building_grid(buildings))
    others = [item for item in items if "building" not in item]
    if others:
        parts.append(_other_grid(others))
    certain = sum(item["sure_of"] is None for item in items)
    note = Message("cr-sheet-note", certain=str(certain), all=str(len(items)))
    parts.append(Text(render(note)))
    return Group(*parts)


def _building_grid(items: Sequence[View]) -> Grid:
    grid = Grid(
        Column(_head("building"), no_wrap=True),
        Column(_head("recipe"), no_wrap=True),
        Column(_head("colours"), no_wrap=True),
        Column(_head("sure-rest"), ratio=1),
        expand=True,
    )
    copies: dict[str, list[View]] = {}
    for item in items:
        copies.setdefault(item["building"], []).append(item)
    for building, same in copies.items():
        first = same[0]
        needs = "+".join(good(each) for each in first["needs"])
        points = f" {first['points']}" if first["points"] else ""
        kind = render(Message(f"craftsmen-kind-{first['deck']}"))
        name = Text(name_of(building)).append(f"\n{kind}", "dim")
        what = f"{needs}>{makes(building)}{points}"
        marks = {name: mark for name, mark in _doubts(first).items() if name != "colours"}
        grid.add_row(name, what, "\n".join(_copy(item) for item in same), _sure(marks))
    return grid


def _copy(item: View) -> str:
    """One card: its two colours, its house, how sure its colours are."""
    colours = "/".join(letter(colour) for colour in halves(item["id"]))
    sure = _doubts(item).get("colours", _head("certain"))
    return f"{colours}{' H' if item['house'] else ''} {sure}"


def _other_grid(items: Sequence[View]) -> Grid:
    grid = Grid(
        _head("value"),
        Column(_head("what"), ratio=1),
        Column(_head("sure"), ratio=1),
        expand=True,
    )
    for item in items:
        grid.add_row(_title(item), _worth(item), _sure(_doubts(item)))
    return grid


def _title(item: View) -> str:
    name = str(item["id"])
    if item["set"] == "capital":
        return capital(name)
    if item["set"] == "bonus":
        return render(Message("cr-bonus", good=good(name.removeprefix("bonus_"))))
    if item["set"] == "queue":
        return guild(name.removeprefix("queue_"))
    if item["set"] == "ships":
        key = f"craftsmen-ship-{name.removeprefix('ship_')}"
        return render(Message(key))
    return render(Message(f"craftsmen-value-{name}"))


def _worth(item: View) -> str:
    """The values of an entry, without what every entry has."""
    kept = {key: value for key, value in item.items() if key not in COMMON}
    if list(kept) == ["value"] or list(kept) == ["costs"] or list(kept) == ["spaces"]:
        return words(next(iter(kept.values())))
    return "; ".join(f"{label(key)} {words(value)}" for key, value in kept.items())


def _doubts(item: View) -> dict[str, float]:
    return dict(item["sure_of"] or {})


def _sure(marks: Mapping[str, float]) -> str:
    return ", ".join(f"{label(name)} {mark}" for name, mark in marks.items()) or _head("certain")


def entry(items: Sequence[View], name: str) -> RenderableType:
    """One entry fact by fact, or all cards of a building."""
    found = [item for item in items if item["id"] == name]
    if not found:
        same = [item for item in items if item.get("building") == name]
        if same:
            return catalogue(same)
        known = [*(item["id"] for item in items), *types()]
        raise BadInput(hinted(Message("terminal-no-card", name=name), name, known))
    grid = Grid.grid(padding=(0, 2))
    for fact, value in found[0].items():
        shown = value or _head("certain") if fact == "sure_of" else value
        grid.add_row(label(fact), words(shown))
    return grid
