"""Plays random games of all kinds for as long as one likes, with every position audited.

What was reached is kept in build/soak.json, and the next run goes on from there: games have
numbers, and the number says kind and seed. A game in which something is wrong ends the run with a
sentence that tells how to see it again.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from pkgutil import resolve_name
from typing import NamedTuple, TypeVar

import kontor
from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.core.game_manifest import Manifest
from kontor.core.options import OptionValue
from kontor.core.setup import Setup

S = TypeVar("S", bound=State)

FILE = Path("build/soak.json")
CHUNK = 200  # games that a process plays before it says so


class Chunk(NamedTuple):
    """Games that were played and found right."""

    game: str
    games: int
    decisions: int


class Wrong(Exception):
    """A game in which something does not hold."""


def kinds(manifest: Manifest) -> list[Setup]:
    """All numbers of players with all options; of card sets each alone, and all together."""
    values: dict[str, list[OptionValue]] = {}
    for name, option in manifest.options.items():
        default = option.default
        if isinstance(default, bool):
            values[name] = [False, True]
        elif isinstance(default, str):
            values[name] = list(option.offered)
        else:
            others = [(*default, word) for word in option.offered if word not in default]
            values[name] = list(dict.fromkeys([default, *others, tuple(option.offered)]))
    return [
        Setup.of(manifest.name, players, **dict(zip(values, chosen, strict=True)))
        for chosen in product(*values.values())
        for players in manifest.players
    ]


def play(game: str, first: int, end: int) -> Chunk:
    """Play games with these numbers; Wrong says what does not hold."""
    manifest = next(each for each in kontor.games() if each.name == game)
    audit = resolve_name(f"{manifest.package}.audit:audit")
    setups = kinds(manifest)
    decisions = 0
    for number in range(first, end):
        setup = setups[number % len(setups)]
        state = setup.open(number)
        try:
            decisions += audited_playout(state, Chance(number), audit)
            if kontor.from_bytes(state.to_bytes()) != state:
                raise AssertionError("a position does not survive as bytes")
        except Exception as error:  # noqa: BLE001  # whatever breaks a game is told with it
            where = f"{setup.title}, seed and chance {number}"
            raise Wrong(f"{where}: {type(error).__name__}: {error}") from None
    return Chunk(game, end - first, decisions)


def audited_playout(state: S, chance: Chance, audit: Callable[[S], str]) -> int:
    """Play to the end with random legal actions, and look at every position on the way."""
    decisions = 0
    while True:
        why_wrong = audit(state)
        if why_wrong:
            raise AssertionError(why_wrong)
        legal = state.legal()
        if not legal:
            return decisions
        state.play(legal[chance.pick(len(legal))])
        decisions += 1


def chunks(reached: dict[str, dict[str, int]]) -> Iterator[tuple[str, int, int]]:
    """What to play next, the games by turns, from where the last run ended."""
    at = {
        game.name: reached.setdefault(game.name, {"games": 0, "decisions": 0}) for game in games()
    }
    following = {name: found["games"] for name, found in at.items()}
    while True:
        for name, first in following.items():
            yield name, first, first + CHUNK
            following[name] = first + CHUNK


def games() -> list[Manifest]:
    """The games that have an audit."""
    return [game for game in kontor.games() if game.package.startswith("kontor.")]


def run(seconds: float, processes: int, file: Path) -> dict[str, dict[str, int]]:
    """Play for so long; what was reached in all runs."""
    reached: dict[str, dict[str, int]] = json.loads(file.read_text()) if file.exists() else {}
    work = chunks(reached)
    end = time.monotonic() + seconds
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        # Chunks are counted in their order, so that a run that is broken off leaves no gap.
        waiting: list[Future[Chunk]] = [pool.submit(play, *next(work)) for _ in range(processes)]
        while waiting:
            wait(waiting, return_when=FIRST_COMPLETED)
            if time.monotonic() < end and len(waiting) < 2 * processes:
                waiting.append(pool.submit(play, *next(work)))
            while waiting and waiting[0].done():
                chunk = waiting.pop(0).result()
                reached[chunk.game]["games"] += chunk.games
                reached[chunk.game]["decisions"] += chunk.decisions
                file.parent.mkdir(exist_ok=True)
                file.write_text(json.dumps(reached, indent=1) + "\n")
    return reached


def main() -> None:
    """Play, and say what was reached."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, default=FILE)
    wish = parser.parse_args()
    try:
        reached = run(60 * wish.minutes, wish.processes, wish.file)
    except Wrong as error:
        raise SystemExit(f"WRONG: {error}") from None
    for game, found in reached.items():
        print(f"{game}: {found['games']:,} games, {found['decisions']:,} decisions, nothing wrong")


if __name__ == "__main__":
    main()
