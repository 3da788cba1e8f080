"""How fast batches are, as ratios to the playout of the same run.

Everything is measured by turns in short rounds, so that a slow moment of the machine hits all of
it. One core is measured by processor time, beside the C++ engine for Catan where its Python is
found. Two processes are measured by the clock, against one, and against two that know nothing of
each other: more than those reach cannot be had of the machine at that moment.
"""

import argparse
import json
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter, process_time

import numpy as np

import kontor
from bench.engines import FASTCATAN, Missing, Worker
from kontor.core import registry

Work = Callable[[], int]  # does a little, and says how many decisions that were
Rate = Callable[[float], float]  # decisions a second, measured for about so long
SEEDS = range(1, 17)
AIMS = {"chosen inside, masks": 1.5e6, "places from NumPy, observations": 0.7e6}


def playout(game: str, players: int) -> Work:
    """Whole games inside the rules, without their set-up."""
    manifest = registry.find(game)
    openings = [kontor.new_game(game, players, seed) for seed in SEEDS]

    def work() -> int:
        return sum(manifest.playout(state.copy(), 1) for state in openings)

    return work


def inside(game: str, players: int, count: int, **wish: object) -> Work:
    """A batch that chooses by chance, and writes down what was wished for after each step."""
    batch = kontor.Batch(game, count, players, seed=100, **wish)

    def work() -> int:
        for _ in range(8):
            batch.step_random()
        return 8 * count

    return work


def by_places(game: str, players: int, count: int, **wish: object) -> Work:
    """A batch whose actions are drawn by NumPy, by their places."""
    batch = kontor.Batch(game, count, players, seed=100, **wish)
    chance = np.random.default_rng(1)

    def work() -> int:
        for _ in range(8):
            batch.step_ranks((chance.random(batch.count) * batch.counts).astype(np.int64))
        return 8 * count

    return work


def by_masks(game: str, players: int, count: int) -> Work:
    """A batch whose actions are drawn by NumPy from the masks: how not to do it."""
    batch = kontor.Batch(game, count, players, seed=100)
    chance = np.random.default_rng(1)

    def work() -> int:
        drawn = chance.random(batch.masks.shape, np.float32)
        batch.step((drawn * batch.masks).argmax(axis=1))
        return count

    return work


def rate(work: Work, clock: Callable[[], float], seconds: float) -> float:
    """Decisions a second."""
    count, began = 0, clock()
    while True:
        count += work()
        passed = clock() - began
        if passed >= seconds:
            return count / passed


def rates(works: dict[str, Rate], seconds: float, rounds: int) -> dict[str, list[float]]:
    """The rates of all works, in turns."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, taken in works.items():
            found[name].append(taken(seconds / rounds))
    return found


def another(game: str, players: int, count: int, asked: Connection) -> None:
    """The games of another process, for as long as it is asked to play them."""
    work = inside(game, players, count)
    asked.send(0.0)  # ready
    with suppress(EOFError):  # nobody asks any more
        while True:
            asked.send(rate(work, perf_counter, asked.recv()))


def apart(game: str, players: int, count: int) -> Rate:
    """Two processes, each with a batch of its own: what two cores have to give."""
    work = inside(game, players, count)
    here, there = get_context("spawn").Pipe()
    words = (game, players, count, there)
    get_context("spawn").Process(target=another, args=words, daemon=True).start()
    there.close()
    here.recv()

    def taken(seconds: float) -> float:
        here.send(seconds)
        return rate(work, perf_counter, seconds) + float(here.recv())

    return taken


def catan() -> dict[str, Rate]:
    """The fastest public engine of such a game: batches of it inside; nothing where it is missing.

    It plays another game, with four: what a decision is there is said in docs/speed.md.
    """
    try:
        worker = Worker(FASTCATAN)
    except Missing as reason:
        print(f"{FASTCATAN.name} {FASTCATAN.version} is left out: {reason}", flush=True)
        return {}

    def taken(seconds: float) -> float:
        count, passed = worker.take("inside", seconds)
        return count / passed

    return {f"{FASTCATAN.name} {FASTCATAN.version}, inside": taken}


def show(title: str, found: dict[str, list[float]]) -> None:
    """One line for each work: best, median, and the median of the ratios to the first."""
    print(title)
    first = next(iter(found.values()))
    for name, each in found.items():
        ratio = median(own / other for own, other in zip(each, first, strict=True))
        aim = f"   aim {AIMS[name] / 1e6:.1f} M" if name in AIMS else ""
        print(
            f"  {name:<38} {max(each) / 1e6:6.2f} M best {median(each) / 1e6:6.2f} M median"
            f" {ratio:6.2f}{aim}"
        )


def one_core(game: str, players: int, count: int) -> dict[str, Work]:
    """What one core is measured by."""
    return {
        "playout": playout(game, players),
        "chosen inside, no masks": inside(game, players, count, masks=False),
        "chosen inside, masks": inside(game, players, count),
        "chosen inside, masks as bits": inside(game, players, count, masks=False, bits=True),
        "places from NumPy, masks": by_places(game, players, count),
        "places from NumPy, observations": by_places(
            game, players, count, masks=False, observations="float32"
        ),
        "places, observations of a byte": by_places(
            game, players, count, masks=False, observations="uint8"
        ),
        "drawn from masks by NumPy": by_masks(game, players, count),
    }


def by_the_clock(game: str, players: int, count: int) -> dict[str, Rate]:
    """What two cores are measured by."""
    one = inside(game, players, count, processes=1)
    two = inside(game, players, 2 * count, processes=2)
    return {
        "1 process": partial(rate, one, perf_counter),
        "2 processes": partial(rate, two, perf_counter),
        "2 processes apart": apart(game, players, count),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="le_havre")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--count", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    form = "compiled" if kontor.compiled() else "plain"
    title = f"{wish.game}, {wish.players} players, {wish.count} games, {form}"
    works = one_core(wish.game, wish.players, wish.count)
    core = {name: partial(rate, work, process_time) for name, work in works.items()}
    alone = rates({**core, **catan()}, wish.seconds, wish.rounds)
    both: dict[str, list[float]] = {}
    if (os.cpu_count() or 1) > 1:
        both = rates(by_the_clock(wish.game, wish.players, wish.count), wish.seconds, wish.rounds)
    if wish.json:
        print(json.dumps({"title": title, "one core": alone, "by the clock": both}))
        return
    show(f"{title}; decisions a second of processor time, ratio to the playout", alone)
    if both:
        show("by the clock, chosen inside with masks, ratio to one process; aim 1.8", both)


if __name__ == "__main__":
    main()
