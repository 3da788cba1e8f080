"""`kontor train`: learn to judge positions, as the shipped opponents have learned it."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.options import GameName, Seed, say, status
from kontor.core import registry


def train(
    game: GameName,
    file: Annotated[
        Path, typer.Argument(help="Where the network is written after each generation.")
    ],
    *,
    generations: Annotated[
        int, typer.Option(min=1, metavar="N", help="How often the players learn and play anew.")
    ] = 8,
    games: Annotated[
        int, typer.Option(min=1, metavar="N", help="Games that each generation plays.")
    ] = 4000,
    processes: Annotated[int, typer.Option(min=1, metavar="N", help="Games at one time.")] = 2,
    seed: Seed = 1,
    start: Annotated[
        Path | None,
        typer.Option(
            "--from", exists=True, dir_okay=False, help="Go on from this network, not from nothing."
        ),
    ] = None,
) -> None:
    """Let the players play against themselves and learn from it what positions are worth.

    The same seed, games and version give the same network on the same kind of machine. What the
    shipped networks cost stands in docs/strength.md.
    """
    registry.find(game)
    from kontor.training.run import Plan
    from kontor.training.run import train as run

    plan = Plan(game, generations, games, processes, seed, file, start)
    with status.status("the first games ...") as line:
        for each in run(plan, line.update):
            scores = ", ".join(f"{label} {score:.1f}" for label, score in each.scores.items())
            say(
                f"generation {each.number}: {each.positions:,} positions, off by"
                f" {each.fit.before:.3f} before and {each.fit.after:.3f} after learning,"
                f" {each.seconds:.0f} s; mean scores: {scores}"
            )
    say(f"the network is in {file}; the shipped ones lie in kontor/players/data")
