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
    from_games: Annotated[
        list[Path] | None,
        typer.Option(
            "--from-games",
            exists=True,
            dir_okay=False,
            metavar="FILE",
            help="Let the first generation learn from games that kontor selfplay has written,"
            " instead of playing; may be named several times.",
        ),
    ] = None,
    parts: Annotated[
        bool,
        typer.Option(
            "--parts",
            help="Learn where points come from instead, in games of the shipped network.",
        ),
    ] = False,
) -> None:
    """Let the players play against themselves and learn from it what positions are worth.

    The same seed, games and version give the same network on the same kind of machine. What the
    shipped networks cost stands in docs/strength.md.
    """
    registry.find(game)
    if parts:
        _train_parts(game, games, processes, seed, file, start)
        return
    from kontor.training.run import Plan
    from kontor.training.run import train as run

    plan = Plan(game, generations, games, processes, seed, file, start, tuple(from_games or ()))
    with status.status("the first games ...") as line:
        for each in run(plan, line.update):
            scores = ", ".join(f"{label} {score:.1f}" for label, score in each.scores.items())
            say(
                f"generation {each.number}: {each.positions:,} positions, off by"
                f" {each.fit.before:.3f} before and {each.fit.after:.3f} after learning,"
                f" {each.seconds:.0f} s; mean scores: {scores}"
            )
    say(f"the network is in {file}; the shipped ones lie in kontor/players/data")


def _train_parts(
    game: str, games: int, processes: int, seed: int, file: Path, start: Path | None
) -> None:
    from kontor.training.parts import PartsPlan, train_parts

    with status.status("the first games ...") as line:
        plan = PartsPlan(game, games, processes, seed, file, start)
        learned = train_parts(plan, line.update)
    errors = ", ".join(f"{name} {error:.1f}" for name, error in learned.errors.items())
    say(
        f"{learned.positions:,} positions, off by {learned.fit.before:.3f} before and"
        f" {learned.fit.after:.3f} after learning, {learned.seconds:.0f} s; points: {errors}"
    )
    say(f"the network is in {file}; the shipped ones lie in kontor/players/data")
