"""Two builds of kontor by turns: how many times as fast this one is as another.

    python -m bench.versions /path/to/other/.venv/bin/python [--rounds 15] [--seconds 1]

Each turn is a process of its own, first one and then the other, and time is that of the processor.
What is printed is the median of the ratios of all turns, with an interval of 95 % for it.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from math import comb
from statistics import median

from kontor.core import registry

PLAYERS = 3
SLOWER = ("copy",)  # a time: less of it is faster
SURE = 0.95


def figures(python: str, game: str, seconds: float) -> dict[str, float]:
    """All figures of one build, as rates: more is faster."""
    words = ["bench", game, f"--players={PLAYERS}", f"--seconds={seconds}", "--rounds=1", "--json"]
    done = subprocess.run(  # noqa: S603
        [python, "-m", "kontor", *words], capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)["figures"]
    return {
        name: 1 / figure["best"] if name.endswith(SLOWER) else figure["best"]
        for name, figure in found.items()
    }


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Between which two of the values their median lies with 95 % certainty, by counting signs."""
    ordered, count = sorted(values), len(values)
    left, beyond = 0, 0.0
    while (beyond := beyond + comb(count, left) / 2**count) <= (1 - SURE) / 2:
        left += 1
    left = max(0, left - 1)
    return ordered[left], ordered[count - 1 - left]


def main() -> None:
    """Measure both games, and print a line for each figure."""
    wanted = argparse.ArgumentParser(prog="python -m bench.versions", description=__doc__)
    wanted.add_argument("other", help="the Python of another build")
    wanted.add_argument("--rounds", type=int, default=15)
    wanted.add_argument("--seconds", type=float, default=1.0, help="for each figure in a round")
    given = wanted.parse_args()
    for game in registry.GAMES:
        ratios: dict[str, list[float]] = {}
        for at in range(given.rounds):
            pair = (sys.executable, given.other)
            turns = pair if at % 2 else pair[::-1]  # neither always comes first
            found = {python: figures(python, game, given.seconds) for python in turns}
            ours, theirs = found[sys.executable], found[given.other]
            for name in ours.keys() & theirs.keys():
                ratios.setdefault(name, []).append(ours[name] / theirs[name])
        for name, values in sorted(ratios.items()):
            low, high = interval(values)
            print(f"{game:<10} {name:<12} {median(values):5.2f} ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
