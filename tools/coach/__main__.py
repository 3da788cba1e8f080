"""Prints how far the coach can be trusted, in a few minutes of one core.

python -m tools.coach                       60 moves of each game
python -m tools.coach --moves 300 --seed 7  more, and others
python -m tools.coach --all                 tells each warning
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random

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


def warnings(game: str, moves: int, seed: int) -> Iterator[tuple[Case, Caution | None]]:
    """What the coach says to moves of kept games."""
    for case in islice(cases(game, Random(seed)), moves):
        yield case, warn(case.state, case.steps, AMPLE)


def told(case: Case, caution: Caution, loss: float) -> str:
    """A warning as a line."""
    now, steps = case.state.copy(), list[str]()
    for action in case.steps:
        steps.append(now.text(action))
        now.play(action)
    reasons = "; ".join(render(reason) for reason in caution.reasons)
    said = f"{caution.loss:5.1f} points, deeper {loss:5.1f}"
    return f"  {case.name}: {', '.join(steps)}: {said}: {reasons}"


def measure(game: str, moves: int, seed: int, *, is_full: bool) -> None:
    """The share of warnings that a deeper look confirms."""
    count: Counter[str] = Counter()
    for case, caution in warnings(game, moves, seed):
        kind = "played" if case.is_played else "careless"
        count[kind] += 1
        if caution is None:
            continue
        loss = deeper(case, caution)
        count[f"{kind} warned"] += 1
        count["warned"] += 1
        count["real"] += is_real(caution, loss)
        if is_full:
            print(told(case, caution, loss), flush=True)
    low, high = interval(count["real"], count["warned"])
    print(
        f"{game}: {count['warned']} warnings to {moves} moves"
        f" ({count['played warned']} of {count['played']} that opponents played,"
        f" {count['careless warned']} of {count['careless']} by chance);"
        f" a deeper look confirms {count['real']} (95 % between {low:.0%} and {high:.0%})"
    )


def plant() -> None:
    """Which planted mistakes are found."""
    found: Counter[str] = Counter()
    for each in PLANTED:
        caution = warn(*each.reach(), AMPLE)
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
    wished = parser.parse_args()
    print("compiled rules" if kontor.compiled() else "plain rules: this takes many times as long")
    plant()
    for game in GAMES:
        measure(game, wished.moves, wished.seed, is_full=wished.all)


if __name__ == "__main__":
    main()
