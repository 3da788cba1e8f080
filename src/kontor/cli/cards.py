"""`kontor cards`: all cards of a game with their data, or one of them."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.table import Column
from rich.table import Table as Grid

from kontor.cli.options import out, words
from kontor.cli.screen import label
from kontor.cli.screen import words as shown
from kontor.core import registry
from kontor.core.errors import BadInput, near

COLUMNS = ("value", "fee", "cost")
NAMES = {"own": "code of its own"}


def cards(
    game: Annotated[
        str,
        typer.Argument(help=f"Which game: {', '.join(registry.GAMES)}.", metavar="GAME"),
    ] = registry.FIRST,
    card: Annotated[str | None, typer.Argument(help="Show only this card.", metavar="CARD")] = None,
    *,
    sets: Annotated[
        str | None,
        typer.Option("--cards", help="Only these sets, with commas between.", metavar="SET,..."),
    ] = None,
) -> None:
    """List the cards of a game with all that is known of them, or show one card.

    Below the list stands how many cards are data alone and need no code of their own.
    """
    if card is None and game not in registry.GAMES:
        game, card = registry.FIRST, game
    found = _of_sets(registry.find(game).cards(), sets)
    if card is not None:
        _print_one(found, card.lower().replace(" ", "_"))
        return
    grid = Grid("card", "value, fee, cost", Column("what it does", ratio=1), expand=True)
    for item in found:
        name = f"{label(item['id'])}\n[dim]{item['set']} {item['number']}, {item['kind']}[/]"
        data = [f"{column} {shown(item.get(column))}" for column in COLUMNS if item.get(column)]
        grid.add_row(name, "\n".join(data), "\n".join(item["action"]) or shown(None))
    out.print(grid)
    plain = sum(not item["own"] for item in found)
    share = f"{100 * plain / len(found):.0f} %"
    out.print(f"{plain} of {len(found)} cards ({share}) carry no code of their own")


def _of_sets(found: list[dict[str, Any]], sets: str | None) -> list[dict[str, Any]]:
    if sets is None:
        return found
    known = {item["set"] for item in found}
    wanted = words(sets)
    for name in wanted:
        if name not in known:
            raise BadInput(f"no card set is called '{name}'{near(name, known)}")
    if not wanted:
        raise BadInput(f"name one of the card sets {', '.join(sorted(known))}")
    return [item for item in found if item["set"] in wanted]


def _print_one(found: list[dict[str, Any]], card: str) -> None:
    items: dict[str, Mapping[str, Any]] = {item["id"]: item for item in found}
    if card not in items:
        raise BadInput(f"no card is called '{card}'{near(card, items)}")
    grid = Grid.grid(padding=(0, 2))
    for name, value in items[card].items():
        grid.add_row(NAMES.get(name, name), shown(value))
    out.print(grid)
