"""`kontor exam`: where a program, or one of our levels, stands on the ladder."""

import json
from pathlib import Path
from typing import Annotated

import typer

from kontor.arena import patience_for
from kontor.arena.processes import processes as in_processes
from kontor.arena.sheets import Sheet
from kontor.cli.contest import Ended, Processes, ResultsFile, drive, show
from kontor.cli.ladder import write
from kontor.cli.options import comma_separated, say
from kontor.core import registry
from kontor.exam.marks import Marks, mark
from kontor.exam.page import AGAINST, against, facts, page, place
from kontor.exam.plan import LOOKS, Plan, candidate_name, sit


def exam(
    name: Annotated[
        str,
        typer.Argument(
            help="Who sits it: a program, such as cmd:./my_player, with cmd:60:./my_player one"
            " minute a decision; or a level, such as trader.",
            metavar="NAME",
        ),
    ],
    *,
    game: Annotated[str, typer.Option(help="le_havre or craftsmen.", metavar="GAME")] = (
        registry.FIRST
    ),
    quick: Annotated[
        bool,
        typer.Option(
            "--quick", help="Two games against each level instead of twenty; the interval is wide."
        ),
    ] = False,
    against: Annotated[
        str | None,
        typer.Option(
            help="Only the games against some of the levels, such as deckhand,trader.",
            metavar="NAME,...",
        ),
    ] = None,
    looks: Annotated[
        int,
        typer.Option(min=0, metavar="N", help="Decisions of each game searched for points lost."),
    ] = LOOKS,
    data: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write it as one page.")
    ] = None,
    file: ResultsFile = None,
    processes: Processes = 0,
) -> None:
    """Examine a program: its place on the ladder, points lost, mistakes, time and tokens.

    It plays fixed deals from both seats against our four levels, and sees only what its seat may
    know. docs/protocol.md says how a program plays, docs/exam.md what the marks mean.
    """
    chosen = comma_separated(against or "")
    plan = Plan.of(game, quick=quick, against=chosen, looks=looks)
    candidate = candidate_name(name, game)
    patience = patience_for(plan.matches(candidate))
    with sit(plan, candidate, file) as run:
        stopped = drive(run, in_processes(processes, patience), file)
    found = mark(plan, candidate, run.results)
    tell(found)
    if data is not None:
        write(data, json.dumps(found.data(), indent=2) + "\n")
    if html is not None:
        write(html, page(found))
    Ended(run, stopped).leave()


def tell(found: Marks) -> None:
    """The marks in the terminal."""
    say(f"{found.candidate}: {found.standing.words}")
    say(place(found.standing))
    show(Sheet("against the levels", list(AGAINST), [list(row) for row in against(found)]))
    lost = f"{found.loss.mean:.2f} ±{found.loss.error:.2f}"
    show(Sheet("decisions", ["", ""], [list(row) for row in facts(found, lost)]))
