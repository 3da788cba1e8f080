"""Writes the tables of docs/scale.md again: what a game costs, and what many machines would do.

    python -m tools.scale              from the figures that were measured last
    python -m tools.scale --measure le_havre craftsmen    measure again first, a minute each

Costs are processor time, which other programs on the machine do not change much.
"""

import argparse
import json
import platform
import tempfile
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

from kontor.arena import Failure, Job, Match, Result, Setup, here, matches, processes
from kontor.arena.processes import Runner
from kontor.arena.store import Store
from kontor.stats.files import convert, read
from tools.balance.games import levels
from tools.pages import table, with_parts

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "scale.md"
DATA = ROOT / "docs" / "data" / "scale.json"
GAMES = ("le_havre", "craftsmen")
PLAYERS = 3
QUICK = {"deckhand": 40, "trader": 20}  # games that are played to measure a level
SEARCHING = ("merchant", "magnate")  # taken from the published games
MACHINES = (1, 10, 100)
CORES = 8  # of one machine
PATIENCE = 120.0

Data = dict[str, Any]


def measure(game: str) -> Data:
    """All figures of a game."""
    setup = Setup.of(game, PLAYERS)
    costs: dict[str, Any] = {}
    for level, count in QUICK.items():
        costs[level] = one_core(matches(setup, [level], count)[0])
    for level in SEARCHING:
        costs[level] = thought(game, level)
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    return {"machine": machine, "seconds": costs, **handling(setup)}


def one_core(match: Match) -> float:
    """Seconds of one core for a game."""
    begun = process_time()
    count = sum(isinstance(each, Result) for each in here()(match.jobs()))
    return (process_time() - begun) / count


def thought(game: str, level: str) -> float | None:
    """Seconds that the seats of a level think in a game, in the published games."""
    seats = [
        seat.milliseconds / 1000
        for each in read([levels(game)])
        for seat in each.seats
        if seat.name == level and each.result.job.setup.players == PLAYERS
    ]
    return PLAYERS * fmean(seats) if seats else None


def handling(setup: Setup) -> Data:
    """What one game costs besides being played: handing it out, keeping it, writing Parquet."""
    (match,) = matches(setup, ["deckhand"], 80)
    found: Data = {}
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder, "games.jsonl")
        found["wall"] = {
            str(count): walls(processes(count, PATIENCE), match.jobs()[:40]) for count in (1, 2)
        }
        found["handing out"] = hand_out(processes(2, PATIENCE), match.jobs(), kept)
        if find_spec("ray") is not None:
            from kontor.arena.cluster import cluster

            other = Path(folder, "ray.jsonl")
            found["handing out on Ray"] = hand_out(
                cluster("local", PATIENCE), match.jobs()[:40], other
            )
        for positions in (False, True):
            target = Path(folder, f"{positions}.parquet")
            begun = process_time()
            count = convert(kept, target, 1, positions=positions)
            word = "with positions" if positions else "without positions"
            found[word] = {
                "seconds": (process_time() - begun) / count,
                "bytes": target.stat().st_size / count,
            }
    return found


def walls(runner: Runner, jobs: Iterable[Job]) -> float:
    """Games in a second of the clock, from the end of the first one, when all processes run."""
    ends = [perf_counter() for _ in runner(jobs)]
    return (len(ends) - 1) / (ends[-1] - ends[0])


def hand_out(runner: Runner, jobs: list[Job], file: Path) -> float:
    """Seconds of the parent for a game: sending it, taking its result, keeping it."""
    with Store(file) as store:
        games = iter(runner(jobs))
        store.add(sure(next(games)))  # whatever starts has started then
        begun, count = process_time(), 0
        for each in games:
            store.add(sure(each))
            count += 1
        return (process_time() - begun) / count


def sure(ended: Result | Failure) -> Result:
    """A game that ended well."""
    if isinstance(ended, Failure):
        raise RuntimeError(str(ended))
    return ended


def costs(data: Data) -> str:
    """What a game costs, by level."""
    head = ["seconds of one core for a game of 3", *QUICK, *SEARCHING]
    rows = []
    for game in GAMES:
        seconds = data[game]["seconds"]
        rows.append([game, *(short(seconds[level]) for level in seconds)])
    return table([head, *rows])


def besides(data: Data) -> str:
    """What it costs besides."""
    head = ["for one game", *GAMES]
    names: dict[str, Callable[[Data], str]] = {
        "handing it out and keeping its result, on processes": lambda each: millis(
            each["handing out"]
        ),
        "the same on Ray": lambda each: millis(each.get("handing out on Ray")),
        "writing it as Parquet": lambda each: millis(each["without positions"]["seconds"]),
        "the same with positions": lambda each: millis(each["with positions"]["seconds"]),
        "bytes in the file": lambda each: f"{each['without positions']['bytes']:,.0f}",
        "bytes with positions": lambda each: f"{each['with positions']['bytes']:,.0f}",
        "deckhands' games a second, 1 process and 2": lambda each: " and ".join(
            f"{each['wall'][count]:.0f}" for count in ("1", "2")
        ),
    }
    return table(
        [head, *([name, *(of(data[game]) for game in GAMES)] for name, of in names.items())]
    )


def projections(data: Data) -> str:
    """What many machines do, and what limits them."""
    head = ["games an hour", *(f"{count} × {CORES} cores" for count in MACHINES), "full from"]
    return table([head, *(row for game in GAMES for row in lines(data, game))])


def lines(data: Data, game: str) -> Iterator[list[str]]:
    """A row for each level."""
    limit = 1 / (data[game].get("handing out on Ray") or data[game]["handing out"])
    for level, seconds in data[game]["seconds"].items():
        if seconds is not None:
            rates = [min(count * CORES / seconds, limit) for count in MACHINES]
            full = limit * seconds
            yield [
                f"{game}, {level}",
                *(f"{3600 * rate:,.0f}" for rate in rates),
                f"{full:,.0f} cores",
            ]


def short(seconds: float | None) -> str:
    """Seconds in as many digits as mean something."""
    return "-" if seconds is None else f"{seconds:.2g}" if seconds < 10 else f"{seconds:.0f}"


def millis(seconds: float | None) -> str:
    """A small time."""
    return "-" if seconds is None else f"{1000 * seconds:.2g} ms"


def page(data: Data) -> str:
    """The page with its tables made anew."""
    parts = {"costs": costs(data), "besides": besides(data), "machines": projections(data)}
    named = {f"python -m tools.scale: {name}": part for name, part in parts.items()}
    return with_parts(PAGE.read_text("utf-8"), named)


def load() -> Data:
    """The figures that were measured last."""
    data: Data = json.loads(DATA.read_text("utf-8"))
    return data


def main() -> None:
    """Measure if that is wished, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", nargs="+", default=[], choices=GAMES)
    for game in parser.parse_args().measure:
        known = load() if DATA.exists() else {}
        known[game] = measure(game)
        DATA.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    data = load()
    if set(GAMES) <= set(data):
        PAGE.write_text(page(data), "utf-8")


if __name__ == "__main__":
    main()
