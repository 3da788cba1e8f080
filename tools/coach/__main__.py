"""Prints how far the coach can be trusted, in a few minutes of one core.

python -m tools.coach                       60 moves of each game
python -m tools.coach --moves 300 --seed 7  more, and others
python -m tools.coach --all                 tells each warning
python -m tools.coach --seconds 0.9         in the time that it has at a table
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

import kontor
from kontor.core.words import render
from kontor.learn.coach import Caution, warn
from tools.coach.planted import PLANTED
from tools.coach.sample import AMPLE, Case, cases, deeper, is_real

GAMES = ("le_havre", "craftsmen")
SURE = 1.96  # standard deviations, for 95 percent


def interval(real: int, many: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 percent (Wilson)."""
    if many == 0:
        return 0.0, 1.0
    share, more = real / many, SURE * SURE / many
    middle = (share + more / 2) / (1 + more)
    half = SURE * sqrt(share * (1 - share) / many + more / many / 4) / (1 + more)
    return middle - half, middle + half


class Wish(NamedTuple):
    """What is measured."""

    moves: int
    seed: int
    seconds: float  # for a look
    is_full: bool  # every warning is told


class Look(NamedTuple):
    """What the coach says to a move, and how long that took."""

    case: Case
    caution: Caution | None
    took: float


def looks(game: str, wish: Wish) -> Iterator[Look]:
    """What the coach says to moves of kept games."""
    for case in islice(cases(game, Random(wish.seed)), wish.moves):
        begun = perf_counter()
        caution = warn(case.state, case.steps, wish.seconds)
        yield Look(case, caution, perf_counter() - begun)


def told(case: Case, caution: Caution, loss: float) -> str:
    """A warning as a line."""
    now, steps = case.state.copy(), list[str]()
    for action in case.steps:
        steps.append(now.text(action))
        now.play(action)
    reasons = "; ".join(render(reason) for reason in caution.reasons)
    said = f"{caution.loss:5.1f} points, deeper {loss:5.1f}"
    return f"  {case.name}: {', '.join(steps)}: {said}: {reasons}"


def measure(game: str, wish: Wish) -> None:
    """The share of warnings that a deeper look confirms, and how long looks take."""
    count: Counter[str] = Counter()
    times: list[float] = []
    for case, caution, took in looks(game, wish):
        times.append(took)
        kind = "played" if case.is_played else "careless"
        count[kind] += 1
        if caution is None:
            continue
        loss = deeper(case, caution)
        count[f"{kind} warned"] += 1
        count["warned"] += 1
        count["real"] += is_real(caution, loss)
        if wish.is_full:
            print(told(case, caution, loss), flush=True)
    low, high = interval(count["real"], count["warned"])
    print(
        f"{game}: {count['warned']} warnings to {wish.moves} moves"
        f" ({count['played warned']} of {count['played']} that opponents played,"
        f" {count['careless warned']} of {count['careless']} by chance);"
        f" a deeper look confirms {count['real']} (95 % between {low:.0%} and {high:.0%})"
    )
    times.sort()
    middle, most = times[len(times) // 2], times[len(times) * 19 // 20]
    print(
        f"{game}: half of the looks take at most {middle:.2f} s,"
        f" 19 of 20 at most {most:.2f} s, the longest {times[-1]:.2f} s"
    )


def plant(seconds: float) -> None:
    """Which planted mistakes are found."""
    found: Counter[str] = Counter()
    for each in PLANTED:
        caution = warn(*each.reach(), seconds)
        is_said = caution is not None and each.said in [one.key for one in caution.reasons]
        found[each.kind] += is_said
    for kind, many in Counter(each.kind for each in PLANTED).items():
        print(f"planted, {kind}: {found[kind]} of {many} found")


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.coach")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="tell each warning")
    parser.add_argument("--seconds", type=float, default=AMPLE, help="for a look")
    given = parser.parse_args()
    wish = Wish(given.moves, given.seed, given.seconds, given.all)
    print("compiled rules" if kontor.compiled() else "plain rules: this takes many times as long")
    plant(wish.seconds)
    for game in GAMES:
        measure(game, wish)


if __name__ == "__main__":
    main()
