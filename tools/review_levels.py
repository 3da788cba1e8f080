"""How much our levels lose in a decision: `python -m tools.review_levels`.

They play against each other, and their games are reviewed by the quick pass. It writes
`src/kontor/review/data/levels.json`, by which a review says whom somebody played like. Magnates
think by the time of their processor, so that a busy machine makes them no weaker.
"""

import argparse
import json
import lzma
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

import typer

from kontor.arena.result import Result
from kontor.core import registry
from kontor.core.table import Table
from kontor.players import choose, clock, levels
from kontor.players.protocol import level_of
from kontor.review.run import quick_pass

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "docs" / "games"
FILE: Final = ROOT / "src" / "kontor" / "review" / "data" / "levels.json"
FEWEST, MOST = 2, 4  # players
SECONDS: Final = 0.25  # of those who think by the clock

Losses = dict[str, tuple[float, int]]  # by level: points, and the decisions in which they were lost


class Match(NamedTuple):
    """A game to be played."""

    game: str
    seed: int


def count_processor_time() -> None:
    """Let opponents of this process think by the time that they really had."""
    vars(clock)["perf_counter"] = process_time


def stored_games(game: str) -> list[Result]:
    """The kept games of a game, of two to four players."""
    with lzma.open(GAMES / f"{game}.jsonl.xz", "rb") as file:
        found = [Result.read(line) for line in file]
    return [each for each in found if FEWEST <= each.job.setup.players <= MOST]


def play(match: Match) -> tuple[Table, list[str]]:
    """A game of one of each level, and who sat where."""
    names = [level.name for level in levels(match.game)]
    seats = [names[(at + match.seed) % len(names)] for at in range(len(names))]
    table = Table.new(match.game, len(seats), match.seed)
    while table.seat is not None:
        name = seats[table.seat]
        seed = len(table.history)
        table.play(choose(name, table.state, table.seat, seed, SECONDS))
    return table, seats


def losses(match: Match) -> Losses:
    """What the levels lost in one game."""
    table, seats = play(match)
    report = quick_pass(table)
    return {
        level_of(name): (seat.lost, seat.free)
        for name, seat in zip(seats, report.seats, strict=True)
    }


def main() -> None:
    """Play and review, and write what each level lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(registry.GAMES), action="append")
    parser.add_argument("--games", type=int, default=12, help="of each game")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    told: dict[str, dict[str, float]] = json.loads(FILE.read_text("utf-8"))
    with get_context("spawn").Pool(asked.processes, count_processor_time) as pool:
        for game in asked.game or registry.GAMES:
            sums: Losses = {level.name: (0.0, 0) for level in levels(game)}
            matches = [Match(game, asked.seed + at) for at in range(asked.games)]
            for found in pool.imap_unordered(losses, matches):
                for name, (lost, free) in found.items():
                    sums[name] = sums[name][0] + lost, sums[name][1] + free
                told[game] = {name: round(lost / free, 3) for name, (lost, free) in sums.items()}
                FILE.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
                said = ", ".join(
                    f"{name} {lost / free:.2f} in {free}" for name, (lost, free) in sums.items()
                )
                typer.echo(f"{game}, points lost per decision: {said}")


if __name__ == "__main__":
    main()
