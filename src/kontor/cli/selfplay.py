"""`kontor selfplay`: many games as one Parquet file, for statistics and for learning."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.arena import Setup, matches
from kontor.arena.opponents import canonical_name
from kontor.cli.contest import (
    Means,
    Patience,
    PlayersModule,
    Processes,
    RayAddress,
    conduct,
    say_aside,
)
from kontor.cli.options import (
    Cards,
    Expert,
    GameName,
    Seed,
    Variant,
    comma_separated,
    game_options,
    number,
    quantity,
    say,
)
from kontor.core.errors import BadInput
from kontor.players import protocol

JOURNAL = ".jsonl"  # beside the file while games are played; what it has is not played again


def selfplay(
    game: GameName,
    file: Annotated[
        Path, typer.Argument(help="The Parquet file that is written.", metavar="FILE.parquet")
    ],
    *,
    games: Annotated[
        int,
        typer.Option(
            min=1,
            metavar="N",
            help="Games for each number of players and match, rounded up until all seats are"
            " equal.",
        ),
    ] = 100,
    players: Annotated[
        str, typer.Option(help="Numbers of players, such as 3 or 2,3.", metavar="N,...")
    ] = "2",
    opponents: Annotated[
        str,
        typer.Option(
            help="Who plays, as in kontor arena: one name plays among itself, as many as there"
            " are seats share a table, otherwise every two meet.",
            metavar="NAME,...",
        ),
    ] = "trader",
    variant: Variant = None,
    cards: Cards = None,
    expert: Expert = None,
    seed: Seed = 1,
    positions: Annotated[
        bool,
        typer.Option(
            "--positions/--no-positions",
            help="Write the positions, too, which kontor train learns from; without them a file"
            " has a twentieth of the size.",
        ),
    ] = True,
    processes: Processes = 0,
    ray: RayAddress = None,
    patience: Patience = None,
    module: PlayersModule = protocol.MODULE,
) -> None:
    """Let opponents play against each other and write their games as Parquet.

    While they play, finished games are kept in a file beside it: the same command goes on after
    a stop. docs/stats.md says what the columns hold.
    """
    from kontor.stats.columns import arrow
    from kontor.stats.files import PARQUET, convert

    arrow()  # better now than after an hour of games
    if not file.name.endswith(PARQUET):
        raise BadInput(f"the name of a Parquet file ends in '{PARQUET}', '{file}' does not")
    if file.exists():
        raise BadInput(f"'{file}' is there already; name another file, and another --seed")
    who = [canonical_name(name, game, module) for name in comma_separated(opponents)]
    counts = [number(word, "a number of players") for word in comma_separated(players)]
    setups = [Setup.of(game, count, **game_options(variant, cards, expert)) for count in counts]
    planned = [match for setup in setups for match in matches(setup, who, games, seed)]
    if not planned:
        raise BadInput("no number of players is named")
    journal = file.with_name(file.name + JOURNAL)
    ended = conduct(planned, journal, Means(processes, ray, patience, module))
    if ended.run.done < ended.run.wanted:
        say_aside(f"the games so far are in '{journal}'; the same command goes on from there")
        ended.leave()
        return
    say_aside("writing the Parquet file ...")
    count = convert(journal, file, processes, positions=positions)
    journal.unlink()
    say(f"{quantity(count, 'game')} in '{file}', {file.stat().st_size / 1e6:.1f} MB")
