"""`kontor review`: judges every decision of a saved game, in the terminal, as data or as a page."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.options import out, read_file, reason, status
from kontor.cli.speech import reader, render, tell
from kontor.core.errors import BadInput
from kontor.core.record import load
from kontor.core.words import LANGUAGES, Message, seat_name
from kontor.review import telling
from kontor.review.form import message, to_data
from kontor.review.report import BLUNDER, INACCURACY, MISTAKE, Decision, Effort, Report

STYLES = {INACCURACY: "yellow", MISTAKE: "red", BLUNDER: "bold red"}
SECONDS = 90.0


def review(
    record: Annotated[
        str, typer.Argument(help="A saved game; - reads it from the standard input.")
    ],
    *,
    seconds: Annotated[
        float,
        typer.Option(
            min=0, metavar="S", help="For a longer look at the ten worst decisions; 0 for none."
        ),
    ] = SECONDS,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the whole report as JSON instead.")
    ] = False,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write one page that needs nothing else instead."),
    ] = None,
    language: Annotated[
        str | None, typer.Option(metavar="NAME", help=f"One of {', '.join(LANGUAGES)}.")
    ] = None,
    hindsight: Annotated[
        bool,
        typer.Option("--hindsight", help="Judge by what was really hidden, not by what was known."),
    ] = False,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Which guesses are made.")] = 0,
) -> None:
    """Judge every decision of a saved game: points lost, with error and reasons.

    A move is judged by what its player knew. First comes a quick pass over the whole game, then a
    longer look at the ten worst decisions. The same record and seed give the same report.
    """
    if as_json and html is not None:
        raise BadInput(Message("review-one-form"))
    if language is not None:
        reader.speak(language)
    table = load(read_file(record))
    from kontor.review.run import deepen, quick_pass

    with status.status("...") as line:

        def progress(done: float) -> None:
            line.update(f"{done:.0%}")

        report = quick_pass(table, Effort(seed=seed, hindsight=hindsight), progress)
        if seconds > 0:
            report = deepen(report, table, seconds, progress)
    if as_json:
        typer.echo(json.dumps(to_data(report), separators=(",", ":")))
    elif html is not None:
        from kontor.review.page import Page

        _write(html, Page(report, table, reader.language).html())
    else:
        _print(report)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        unwritable = Message("terminal-unwritable", path=str(path), reason=reason(error))
        raise BadInput(unwritable) from None


def _print(report: Report) -> None:
    """The report in the terminal: turning points first, for those who read nothing else."""
    tell(telling.title(report), "bold")
    tell(telling.fairness(report))
    slips = telling.slips(report)
    turned = telling.turned(report)
    if turned:
        tell("")
        tell(Message("review-turning"), "bold")
        for each in turned:
            _print_decision(each)
    else:
        tell(Message("review-no-slips"))
    tell("")
    out.print(_grid(report))
    tell(telling.metric(), "dim")
    rest = [each for each in slips if each not in turned]
    if rest:
        tell("")
        tell(Message("review-slips"), "bold")
        for each in rest:
            _print_decision(each)


def _print_decision(decision: Decision) -> None:
    verdict = render(telling.verdict_word(decision.verdict))
    where = render(message(decision.caption))
    at = render(Message("review-action", number=str(decision.at)))
    who = render(telling.whose(decision))
    out.print(Text(f"{where} · {at} · {who} · {verdict}", STYLES[decision.verdict]))
    tell(f"    {render(telling.played(decision))} {render(telling.costs(decision))}")
    tell(f"    {render(telling.better(decision))}")
    for words in telling.spoken(decision.words):
        tell(f"      {render(words)}", "dim")


def _grid(report: Report) -> Grid:
    seats = [render(seat_name(seat)) for seat in range(report.players)]
    grid = Grid("", *seats, title=render(Message("review-seats")))
    for column in grid.columns[1:]:
        column.justify = "right"
    for heading, cells in telling.rows(report):
        grid.add_row(render(heading), *(render(cell) for cell in cells))
    return grid
