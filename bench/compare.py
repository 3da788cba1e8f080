"""`make bench`: kontor beside other engines, measured by turns in one run."""

import argparse
from functools import partial
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.table import Column
from rich.table import Table as Grid

from bench.engines import ENGINES, Engine, Missing, Worker
from kontor.cli.bench import (
    MEASURES,
    Rates,
    best_and_median,
    interleaved,
    show,
    shown,
    takers,
)
from kontor.cli.options import out
from kontor.core import registry

PLAYERS = 4  # fastcatan knows no other number
COUNTS = [2, 3, 4, 5]
ROUNDS = 7


def main() -> None:
    """Measure what can be measured here, and print it."""
    wanted = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    wanted.add_argument("--seconds", type=float, default=3.0, help="for each figure in all")
    seconds = wanted.parse_args().seconds
    workers = started()
    game = registry.find(registry.FIRST)
    subjects = takers(game, COUNTS)
    for engine, worker in workers.items():
        for measure in worker.measures:
            subjects[f"{engine.name} {measure}"] = partial(worker.take, measure)
    rates = interleaved(subjects, seconds, ROUNDS)
    for worker in workers.values():
        worker.close()
    show(game, COUNTS, rates)
    if workers:
        show_ratios(list(workers), rates)


def started() -> dict[Engine, Worker]:
    """The engines that can be measured here; a line for each one that cannot."""
    workers = {}
    for engine in ENGINES:
        try:
            workers[engine] = Worker(engine)
        except Missing as reason:
            print(f"{engine.name} {engine.version} is left out: {reason}", flush=True)
    return workers


def show_ratios(engines: list[Engine], rates: Rates) -> None:
    """Print the medians side by side, and how many times as fast kontor is."""
    names = [f"{engine.name} {engine.version}" for engine in engines]
    ratios = [f"kontor / {engine.name}" for engine in engines]
    first = Column("median of rounds", no_wrap=True)
    grid = Grid(
        first, f"kontor, {PLAYERS} players", *names, *ratios, box=SIMPLE_HEAD, pad_edge=False
    )
    for column in grid.columns[1:]:
        column.justify = "right"
    for measure, title in MEASURES.items():
        ours = rates[f"{PLAYERS} {measure}"]
        others = [rates[f"{engine.name} {measure}"] for engine in engines]
        figures = [shown(measure, best_and_median(measure, each)[1]) for each in (ours, *others)]
        grid.add_row(title, *figures, *(f"{times(ours, theirs):,.2f}" for theirs in others))
    out.print(grid)
    out.print(
        "The others play Catan; docs/speed.md says what a decision is in each."
        " A ratio above 1 means that kontor is faster."
    )


def times(ours: list[float], theirs: list[float]) -> float:
    """How many times as fast: taken within each round, then the median."""
    return median(own / other for own, other in zip(ours, theirs, strict=True))


if __name__ == "__main__":
    main()
