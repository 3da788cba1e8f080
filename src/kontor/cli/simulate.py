"""`kontor simulate`: many random games and what they have in common."""

import os
from collections import Counter
from itertools import product
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid

from kontor.cli.crowd import GameFailed, Kind, survey
from kontor.cli.face import Face, face_of
from kontor.cli.options import (
    GameName,
    Seed,
    comma_separated,
    game_options,
    games_with,
    number,
    out,
    quantity,
    status,
)
from kontor.cli.screen import label
from kontor.cli.tally import Survey
from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.game_manifest import Manifest
from kontor.core.options import OptionValue

ALL = "all"


def simulate(
    game: GameName = registry.FIRST,
    *,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games to play.")] = 1000,
    players: Annotated[
        str, typer.Option(help="Numbers of players, such as 3 or 2,3; or all.", metavar="N,...")
    ] = ALL,
    variant: Annotated[
        str, typer.Option(help=f"all, or {games_with('variant')}.", metavar="NAME")
    ] = ALL,
    cards: Annotated[
        str,
        typer.Option(
            help="Card sets with commas between them; all plays some games with each set.",
            metavar="SET,...",
        ),
    ] = ALL,
    expert: Annotated[
        bool | None,
        typer.Option(
            "--expert/--no-expert",
            help=f"Only with or without the expert rules {games_with('expert')}.",
        ),
    ] = None,
    seed: Seed = 1,
    processes: Annotated[
        int,
        typer.Option(
            min=0, metavar="N", help="How many processes share the work; 0 is one per core."
        ),
    ] = 0,
) -> None:
    """Play many random games and count: scores, lengths, what was used.

    What you leave out is varied: all numbers of players, variants and card sets take turns.
    """
    found = registry.find(game)
    found.choose(game_options(_unless_all(variant), _unless_all(cards), expert))
    kinds = _kinds(found, players, variant, cards, expert)
    if not kinds:
        raise BadInput("this leaves no kind of game to play")
    for kind in kinds:
        found.new(kind.players, seed, kind.options)
    whole = Survey()
    before = perf_counter()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=status) as progress:
            task = progress.add_task("games", total=games)
            for part in survey(game, kinds, games, seed, processes or os.cpu_count() or 1):
                whole.merge(part)
                progress.advance(task, part.games)
    except GameFailed as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    _print(whole, face_of(game), perf_counter() - before)


def _unless_all(text: str) -> str | None:
    return None if text == ALL else text


def _kinds(
    game: Manifest, players: str, variant: str, cards: str, expert: bool | None
) -> list[Kind]:
    """All kinds of games that are asked for, in an order that mixes them."""
    wanted: dict[str, list[OptionValue]] = {}
    for name, option in game.options.items():
        default = option.default
        if isinstance(default, bool):
            wanted[name] = [False, True] if expert is None else [expert]
        elif isinstance(default, str):
            wanted[name] = (
                list(option.offered) if variant == ALL else list(comma_separated(variant))
            )
        elif cards == ALL:
            others = [word for word in option.offered if word not in default]
            mixed = [default, *((*default, other) for other in others), option.offered]
            wanted[name] = list(dict.fromkeys(mixed))
        else:
            wanted[name] = [comma_separated(cards)]
    counts = (
        game.players
        if players == ALL
        else [number(n, "a number of players") for n in comma_separated(players)]
    )
    return [
        Kind(count, dict(zip(wanted, values, strict=True)))
        for values in product(*wanted.values())
        for count in counts
    ]


def _print(survey: Survey, face: Face, seconds: float) -> None:
    grid = Grid(
        Column("kind of game", no_wrap=True), "games", "actions", "scores", "best", "wins by seat"
    )
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, tally in sorted(survey.kinds.items()):
        scores, lengths = tally.scores, tally.decisions
        wins = " ".join(f"{tally.wins[seat]}" for seat in range(max(tally.wins) + 1))
        grid.add_row(
            name,
            f"{tally.games:,}",
            f"{lengths.mean:.0f} ({lengths.low}-{lengths.high})",
            f"{scores.mean:.1f} ({scores.low} to {scores.high})",
            f"{tally.best.mean:.1f}",
            wins,
        )
    out.print(grid)
    _print_actions(survey, face)
    speed = f"{survey.games / seconds:,.0f} games/s, {survey.decisions / seconds:,.0f} actions/s"
    out.print(
        f"{quantity(survey.games, 'game')} ended without an error in {seconds:.1f} s ({speed})"
    )


def _print_actions(survey: Survey, face: Face) -> None:
    """How often each verb was played, and one by one what the game finds worth it."""
    verbs: Counter[str] = Counter()
    single: dict[str, Counter[str]] = {}
    for text, count in survey.actions.items():
        verbs[text.partition(" ")[0]] += count
        if found := face.tally_of(text):
            heading, name = found
            single.setdefault(heading, Counter())[name] += count
    out.print(_shares("verb", verbs, survey.games))
    for title, counts in sorted(single.items()):
        out.print(_shares(title, counts, survey.games))


def _shares(title: str, counts: Counter[str], games: int) -> Grid:
    grid = Grid(title, "times", "per game")
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        grid.add_row(label(name), f"{count:,}", f"{count / games:.2f}")
    return grid
