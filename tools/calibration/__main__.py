"""Plays quick games and writes whether outlooks and chances came true.

python -m tools.calibration play le_havre FILE --games 2000     in pieces, with --first
python -m tools.calibration kept le_havre FILE                  the games of docs/games instead
python -m tools.calibration write FILE...                       the tables of docs/review.md
python -m tools.calibration hint                                 francs or grain in round 2
python -m tools.calibration hint --survey 60                     how far hints tell them apart
"""

import argparse
from pathlib import Path

import typer

from tools.calibration.hint import measure, survey
from tools.calibration.playing import collect, replay
from tools.calibration.writing import write
from tools.review_levels import stored_games


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tasks = parser.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=2000)
    playing.add_argument("--first", type=int, default=1)
    keeping = tasks.add_parser("kept")
    keeping.add_argument("game")
    keeping.add_argument("file", type=Path)
    writing = tasks.add_parser("write")
    writing.add_argument("files", type=Path, nargs="+")
    hint = tasks.add_parser("hint")
    hint.add_argument("--positions", type=int, default=6)
    hint.add_argument("--games", type=int, default=60)
    hint.add_argument("--survey", type=int, default=0)
    for each in (playing, hint):
        each.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    if asked.task == "play":
        for done in collect(asked.game, asked.first, asked.games, asked.processes, asked.file):
            if done % 100 == 0:
                typer.echo(f"{done} of {asked.games} games")
    elif asked.task == "kept":
        with asked.file.open("a", encoding="utf-8") as lines:
            lines.writelines(replay(result) + "\n" for result in stored_games(asked.game))
    elif asked.task == "write":
        typer.echo(write(asked.files))
    elif asked.survey:
        typer.echo(survey(asked.survey))
    else:
        for told in measure(asked.positions, asked.games, asked.processes):
            typer.echo(
                f"seed {told.seed}, {told.players} players: the hint says francs are better by"
                f" {told.hint:.1f}; played on {told.rest:.1f} (± {told.error:.1f}), own points"
                f" {told.own:.1f}"
            )


if __name__ == "__main__":
    main()
