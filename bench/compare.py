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
from kontor.core.game_manifest import Manifest

PLAYERS = 4  # fastcatan knows no other number
COUNTS = [2, 3, 4, 5]
ROUNDS = 15


def main() -> None:
    """Measure what can be measured here, and print it."""
    wanted = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    wanted.add_argument("--seconds", type=float, default=3.0, help="for each figure in all")
    engines, rates = measured(wanted.parse_args().seconds)
    for name in registry.GAMES:
        game = registry.find(name)
        show(game, COUNTS, rates_of(game, rates))
    if engines:
        show_ratios(engines, rates)


def measured(seconds: float) -> tuple[list[Engine], Rates]:
    """The other engines that could be measured here, and all figures of them and of kontor."""
    workers = started()
    games = [registry.find(name) for name in registry.GAMES]
    subjects = {
        f"{game.name} {figure}": take
        for game in games
        for figure, take in takers(game, COUNTS).items()
    }
    for engine, worker in workers.items():
        for measure in worker.measures:
            subjects[f"{engine.name} {measure}"] = partial(worker.take, measure)
    rates = interleaved(subjects, seconds, ROUNDS)
    for worker in workers.values():
        worker.close()
    return list(workers), rates


def rates_of(game: Manifest, rates: Rates) -> Rates:
    """The figures of one game, without its name."""
    head = f"{game.name} "
    return {name.removeprefix(head): own for name, own in rates.items() if name.startswith(head)}


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
    """Print the medians side by side, and after each engine how many times as fast Le Havre is."""
    grid = Grid(Column("median of rounds", no_wrap=True), box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(f"{registry.FIRST}, {PLAYERS} players", justify="right")
    for engine in engines:
        grid.add_column(f"{engine.name} {engine.version}", justify="right")
        grid.add_column("ratio", justify="right")
    for measure, title in MEASURES.items():
        ours = rates[f"{registry.FIRST} {PLAYERS} {measure}"]
        cells = [middle(measure, ours)]
        for engine in engines:
            theirs = rates[f"{engine.name} {measure}"]
            cells += [middle(measure, theirs), times(ratio_of(ours, theirs))]
        grid.add_row(title, *cells)
    out.print(grid)
    out.print(f"ratio: {registry.FIRST} / the engine before it; above 1, ours is the faster")
    out.print("The others play Catan; docs/speed.md says what a decision is in each.")


def middle(measure: str, rates: list[float]) -> str:
    """The median, as it is shown."""
    return shown(measure, best_and_median(measure, rates)[1])


def ratio_of(ours: list[float], theirs: list[float]) -> float:
    """How many times as fast: taken within each round, then the median."""
    return median(own / other for own, other in zip(ours, theirs, strict=True))


def times(ratio: float) -> str:
    """A ratio, as it is shown."""
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:,.0f}"


if __name__ == "__main__":
    main()
