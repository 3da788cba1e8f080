"""What `kontor arena` and `kontor ladder` share: their options, the progress, and the end."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Annotated, Protocol

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from kontor.arena import Failure, Match, Run, patience_for, processes
from kontor.arena.processes import Runner
from kontor.arena.sheets import Sheet
from kontor.cli.bench import form
from kontor.cli.options import out, quantity, reason, status
from kontor.core.errors import BadInput
from kontor.players import protocol

STOPPED = 130  # the exit code after Ctrl+C
WINDOW = 1800.0  # seconds over which the speed is taken; some games take minutes
EVERY = 60.0  # seconds between two lines about the progress where there is no terminal

ResultsFile = Annotated[
    Path | None,
    typer.Option(
        "--file",
        metavar="FILE",
        help="Append each finished game to this file, and do not play again what it has: a run"
        " that was stopped goes on.",
    ),
]
BestFile = Annotated[
    Path | None,
    typer.Option(
        "--keep-best", metavar="FILE", help="Write the record of the game with the highest score."
    ),
]
Processes = Annotated[
    int,
    typer.Option(min=0, metavar="N", help="How many processes share the work; 0 is one per core."),
]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, auto for the one that runs here, or local for a"
        " new one on this machine.",
    ),
]
Patience = Annotated[
    float | None,
    typer.Option(
        min=0.1,
        metavar="S",
        help="After how many seconds without a decision a player counts as stalled; 60 and ten"
        " times the seconds of the slowest name if left out.",
    ),
]


def findable(module: str) -> str:
    """A module of players may lie in the current folder, also for the installed command."""
    here = str(Path.cwd())
    if module != protocol.MODULE and here not in sys.path:
        sys.path.append(here)  # processes that are started take this over
    return module


PlayersModule = Annotated[
    str,
    typer.Option(
        "--module",
        metavar="MODULE",
        callback=findable,
        help="A Python module with players of your own: functions levels and choose like those"
        " of kontor.players.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]


@dataclass(frozen=True)
class Means:
    """How a run is played."""

    processes: int
    ray: str | None
    patience: float | None
    module: str

    def runner(self, matches: Sequence[Match]) -> Runner:
        """Plays the games on this machine or on a cluster."""
        patience = self.patience or patience_for(matches, self.module)
        if self.ray is None:
            return processes(self.processes, patience, self.module)
        from kontor.arena.cluster import cluster

        return cluster(self.ray, patience, self.module)


@dataclass(frozen=True)
class Ended:
    """A run that is over, played to its end or not."""

    run: Run
    stopped: bool

    def leave(self) -> None:
        """Say what is missing, and leave with the exit code that fits."""
        failures = len(self.run.failures)
        left = self.run.wanted - self.run.done
        missing = (
            f"{left} of {quantity(self.run.wanted, 'game')} {'is' if left == 1 else 'are'} missing"
        )
        if failures:
            say_aside(f"{quantity(failures, 'game')} broke off; {missing}")
            raise typer.Exit(1)
        if self.stopped:
            say_aside(f"stopped; {missing}")
            raise typer.Exit(STOPPED)


class Rate(ProgressColumn):
    """Games a second, or a minute when they take long."""

    def render(self, task: Task) -> Text:
        return Text(speed(task.finished_speed or task.speed))


def speed(rate: float | None) -> str:
    """How many games in which time."""
    if not rate:
        return ""
    return f"{rate:.1f} games/s" if rate >= 1 else f"{rate * 60:.1f} games/min"


def conduct(planned: Sequence[Match], file: Path | None, means: Means) -> Ended:
    """Play what is missing, with progress on the error stream; Ctrl+C ends it in good order."""
    runner = means.runner(planned)
    with Run(planned, file) as run:
        return Ended(run, drive(run, runner, file))


def drive(run: Run, runner: Runner, file: Path | None) -> bool:
    """Play what a run is missing; whether it was stopped."""
    if run.cut:
        say_aside(f"a torn last line of {quantity(run.cut, 'byte')} was cut off '{file}'")
    if run.kept:
        kept = f"{run.kept} of {quantity(run.wanted, 'game')}"
        say_aside(f"{kept} {'is' if run.kept == 1 else 'are'} in '{file}' already")
    stopped = False
    try:
        # What libraries print while games run is no figure.
        with redirect_stdout(sys.stderr), progress_of(run) as progress:
            for ended in run.go(runner):
                if isinstance(ended, Failure):
                    tell(ended)
                progress.step(run.done)
    except KeyboardInterrupt:
        stopped = True
    if len(run.digests) > 1:
        digests = ", ".join(sorted(run.digests))
        say_aside(f"attention: these games mix several versions of the players ({digests})")
    return stopped


def tell(failure: Failure) -> None:
    """A game that broke off, with its traceback."""
    status.print(Text(str(failure), style="bold red"), soft_wrap=True)
    if failure.trace:
        status.print(Text(failure.trace), soft_wrap=True)


def say_aside(sentence: str) -> None:
    """A sentence on the error stream, on one line."""
    status.print(Text(sentence), soft_wrap=True)


class Steps(Protocol):
    """Something that shows how far a run is."""

    def step(self, done: int) -> None:
        """So many games are known."""


@contextmanager
def progress_of(run: Run) -> Iterator[Steps]:
    """A bar in a terminal, a line each minute elsewhere."""
    if not status.is_terminal:
        yield Lines(run)
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), Rate())
    clocks = (TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    with Progress(*columns, *clocks, console=status, speed_estimate_period=WINDOW) as progress:
        yield Bar(progress, run)


class Bar:
    """The progress in a terminal."""

    def __init__(self, progress: Progress, run: Run) -> None:
        self.progress = progress
        self.task = progress.add_task("games", total=run.wanted - run.kept)
        self.kept = run.kept

    def step(self, done: int) -> None:
        self.progress.update(self.task, completed=done - self.kept)


class Lines:
    """The progress in a file or a log."""

    def __init__(self, run: Run) -> None:
        self.kept, self.wanted = run.kept, run.wanted
        self.begun = self.told = monotonic()

    def step(self, done: int) -> None:
        now = monotonic()
        if now - self.told < EVERY:
            return
        self.told = now
        rate = (done - self.kept) / (now - self.begun)
        left = (self.wanted - done) / rate / 60 if rate else 0.0
        wanted = quantity(self.wanted, "game")
        say_aside(f"{done} of {wanted}, {speed(rate)}, {left:.0f} min left")


def keep_best(run: Run, file: Path | None) -> None:
    """Write the best game where it is wanted."""
    if file is None or run.best is None:
        return
    try:
        file.write_text(run.best.record(), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"'{file}' cannot be written: {reason(error)}") from None
    points = quantity(max(run.best.scores), "point")
    say_aside(f"the best game, with {points}, is in '{file}'")


def machine() -> str:
    """Which kontor runs here, and on what."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        told = []
    models = [line.partition(":")[2].strip() for line in told if line.startswith("model name")]
    return ", ".join([form(), f"{os.cpu_count()} cores", *models[:1]])


def show(sheet: Sheet) -> None:
    """Print a table; where it is too wide, words go on in the next line, figures are not cut."""
    grid = Grid(*sheet.columns)
    for column in grid.columns:
        column.overflow = "fold"
    for at, column in enumerate(grid.columns[1:], 1):
        column.justify = "right"
        column.min_width = max(
            (len(word) for row in sheet.rows for word in row[at].split()), default=0
        )
    for row in sheet.rows:
        grid.add_row(*row)
    out.print(Text(sheet.title, style="bold"))
    out.print(grid)
    if sheet.note:
        out.print(Text(sheet.note, style="dim"))
