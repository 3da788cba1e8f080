"""`kontor perft`: counts the lines of play, so that two engines can be compared."""

from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table as Grid

from kontor.cli.options import Cards, Expert, GameName, Seed, Variant, game_options, out, status
from kontor.core import registry
from kontor.core.contract import State


def count(state: State, depth: int) -> int:
    """How many lines of play of exactly this length there are."""
    if depth == 0:
        return 1
    actions = state.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.play(action)
        total += count(after, depth - 1)
    return total


def perft(
    game: GameName = registry.FIRST,
    *,
    players: Annotated[int, typer.Option(help="Number of players.", metavar="N")] = 3,
    variant: Variant = None,
    cards: Cards = None,
    expert: Expert = None,
    seed: Seed = 1,
    depth: Annotated[
        int, typer.Option(min=0, metavar="N", help="Count lines up to this length.")
    ] = 4,
) -> None:
    """Count all lines of play from an opening, length by length.

    Two programs that know the same rules find the same numbers; a wrong rule shows at once.
    """
    start = registry.find(game).new(players, seed, game_options(variant, cards, expert))
    grid = Grid("depth", "lines of play", "seconds")
    for column in grid.columns:
        column.justify = "right"
    with status.status("counting ..."):
        for length in range(depth + 1):
            before = perf_counter()
            lines = count(start, length)
            grid.add_row(str(length), f"{lines:,}", f"{perf_counter() - before:.2f}")
    out.print(grid)
