"""`kontor stats`: what many games say, in tables, as data and in pictures."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from kontor.cli.contest import AsJson, Processes, show
from kontor.cli.options import out, reason, status
from kontor.cli.speech import reader, tell
from kontor.core.errors import BadInput
from kontor.core.words import Message

if TYPE_CHECKING:
    from kontor.stats.figures import Figures


def stats(
    files: Annotated[
        list[Path],
        typer.Argument(
            help="Games: Parquet files of kontor selfplay, or results of kontor arena (.jsonl,"
            " .jsonl.xz).",
            metavar="FILE...",
        ),
    ],
    *,
    pictures: Annotated[
        Path | None,
        typer.Option("--pictures", metavar="FOLDER", help="Draw the figures as SVG, too."),
    ] = None,
    question: Annotated[
        str | None,
        typer.Option(
            "--ask",
            metavar="SQL",
            help="Answer a question of your own about the tables games, seats and cards instead.",
        ),
    ] = None,
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Say what many games have in common: seats, scores, cards, openings, with intervals.

    Tables and pictures are in the language of kontor --language. docs/stats.md explains them.
    """
    if question is not None:
        answer(question, files, as_json=as_json)
        return
    from kontor.stats.figures import figures
    from kontor.stats.files import read

    with status.status("..."):
        found = figures(read(files, processes))
    if as_json:
        typer.echo(json.dumps([each.data() for each in found], indent=2))
    else:
        for each in found:
            print_figures(each)
    if pictures is not None:
        draw(found, pictures)
        if not as_json:
            tell(Message("stats-drawn", folder=str(pictures)))


def print_figures(found: "Figures") -> None:
    """All tables of a game."""
    from kontor.stats.sheets import Names, sheets

    out.rule(Names(found.game, reader.language).title(found))
    for sheet in sheets(found, reader.language):
        show(sheet)


def draw(found: "list[Figures]", folder: Path) -> None:
    """All pictures of all games."""
    from kontor.stats.pictures import pictures

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for each in found:
            for name, svg in pictures(each, reader.language).items():
                (folder / f"{each.game}-{name}.svg").write_text(svg, "utf-8")
    except OSError as error:
        unwritable = Message("terminal-unwritable", path=str(folder), reason=reason(error))
        raise BadInput(unwritable) from None


def answer(question: str, files: list[Path], *, as_json: bool) -> None:
    """A question of one's own."""
    from kontor.stats.questions import ask

    found = ask(question, files)
    if as_json:
        rows = [dict(zip(found.columns, row, strict=True)) for row in found.rows]
        typer.echo(json.dumps(rows, indent=2, default=str))
        return
    grid = Grid(*found.columns)
    for row in found.rows:
        grid.add_row(*(f"{cell:.3f}" if isinstance(cell, float) else str(cell) for cell in row))
    out.print(grid)
