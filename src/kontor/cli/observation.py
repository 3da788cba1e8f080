"""`kontor observation`: what each number means that a learner is shown of a game."""

import json
from typing import Annotated

import typer

from kontor.cli.options import GameName
from kontor.core import registry
from kontor.core.observing import guide_of


def observation(
    game: GameName = registry.FIRST,
    *,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many seats there are.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One list of all names instead of lines.")
    ] = False,
) -> None:
    """List what each number of an observation means, from the first to the last.

    All numbers are between 0 and 1. A count is divided by the number behind the stroke, and never
    exceeds 1; seats are counted from the one that looks.
    """
    manifest = registry.find(game)
    number = min(3, manifest.players[-1]) if players is None else players
    manifest.check_players(number)
    lines = [
        (group.first + at, f"{group.meaning}: {name}")
        for group in guide_of(manifest)(number)
        for at, name in enumerate(group.names)
    ]
    if as_json:
        typer.echo(json.dumps([name for _, name in lines]))
        return
    for at, name in lines:
        typer.echo(f"{at:4}  {name}")
