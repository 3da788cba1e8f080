"""`kontor arena`: opponents against each other, and how strong they are."""

import json
from typing import Annotated

import typer

from kontor.arena import MODES, Setup, matches, report
from kontor.arena.opponents import canonical_name
from kontor.arena.plan import mode_for
from kontor.arena.sheets import sheets
from kontor.cli.contest import (
    AsJson,
    BestFile,
    Means,
    Patience,
    PlayersModule,
    Processes,
    RayAddress,
    ResultsFile,
    conduct,
    keep_best,
    show,
)
from kontor.cli.options import Cards, Expert, GameName, Seed, Variant, game_options, quantity, say
from kontor.core.errors import BadInput
from kontor.players import protocol


def arena(
    game: GameName,
    names: Annotated[
        list[str],
        typer.Argument(
            help="Who plays: deckhand, trader and so on; magnate:0.5 has half a second a turn."
            " cmd:./my_player is a program of yours, cmd:5:./my_player one with five seconds a"
            " decision.",
            metavar="NAME...",
        ),
    ],
    *,
    players: Annotated[int, typer.Option(help="Number of players.", metavar="N")] = 2,
    variant: Variant = None,
    cards: Cards = None,
    expert: Expert = None,
    games: Annotated[
        int,
        typer.Option(
            min=1, metavar="N", help="Games of each match, rounded up until all seats are equal."
        ),
    ] = 100,
    mode: Annotated[
        str | None,
        typer.Option(
            metavar="MODE",
            help="table: all names at one table. pairs: every two names, one of each among the"
            " others. mirror: each name among itself. If left out: table when there are as many"
            " names as seats, mirror when there is one name or one player, otherwise pairs.",
        ),
    ] = None,
    seed: Seed = 1,
    processes: Processes = 0,
    file: ResultsFile = None,
    best: BestFile = None,
    ray: RayAddress = None,
    patience: Patience = None,
    module: PlayersModule = protocol.MODULE,
    as_json: AsJson = False,
) -> None:
    """Let opponents play against each other and measure how strong they are.

    All play the same deals from all seats. A game that breaks off is told with its seed and its
    seats, and the exit code is then 1.
    """
    setup = Setup.of(game, players, **game_options(variant, cards, expert))
    if mode is not None and mode not in MODES:
        raise BadInput(f"no mode is called '{mode}'; there are {', '.join(MODES)}")
    who = [canonical_name(name, game, module) for name in names]
    chosen = mode or mode_for(setup, who)
    planned = matches(setup, who, games, seed, chosen)
    ended = conduct(planned, file, Means(processes, ray, patience, module))
    found = report(setup, who, ended.run.results)
    if as_json:
        failures = [str(failure) for failure in ended.run.failures]
        told = {"mode": chosen, **found.data(), "failures": failures}
        typer.echo(json.dumps(told, indent=2))
    else:
        say(f"{setup.title}: {quantity(found.games, 'game')}")
        for sheet in sheets(found, chosen):
            show(sheet)
    keep_best(ended.run, best)
    ended.leave()
