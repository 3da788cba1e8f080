"""What many games say: how far expectations were off, and how often chances came true."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

QUARTERS: Final = 4
BINS: Final = 10
LONGEST: Final = 1e-9


class Off(NamedTuple):
    """How far outcomes lay from what was expected."""

    games: int
    mean: float  # outcome less outlook: below zero where too much was expected
    apart: float  # standard deviation around that mean
    told: float  # the spread that was told


class Bin(NamedTuple):
    """Chances of about the same size, and how often they came true."""

    marks: int
    told: float
    true: float
    error: float  # of the frequency


Game = dict[str, Any]
Key = tuple[str, int, str, int]  # who plays, how many, the level of a seat, the quarter


def read(files: Iterable[Path]) -> list[Game]:
    """All games of some files."""
    return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]


def group(game: Game) -> str:
    """Who played: one level, or several."""
    names = sorted(set(game["seats"]))
    return " and ".join(names)


def off(games: Sequence[Game]) -> dict[Key, Off]:
    """By who plays, players, the level of a seat and the quarter of the game."""
    errors: dict[Key, list[float]] = defaultdict(list)
    spreads: dict[Key, list[float]] = defaultdict(list)
    counts: dict[Key, int] = defaultdict(int)
    for game in games:
        players, marks = len(game["seats"]), game["marks"]
        for at, mark in enumerate(marks):
            quarter = QUARTERS * at // len(marks)
            for seat, level in enumerate(game["seats"]):
                key = (group(game), players, level, quarter)
                errors[key].append(game["scores"][seat] - mark["scores"][seat])
                spreads[key].append(mark["spread"])
        for level in set(game["seats"]):
            for quarter in range(QUARTERS):
                counts[group(game), players, level, quarter] += 1
    return {
        key: Off(counts[key], fmean(each), pstdev(each), fmean(spreads[key]))
        for key, each in sorted(errors.items())
    }


def reliability(games: Sequence[Game], factor: float = 1.0) -> list[Bin]:
    """Chances in ten classes, against how often they came true; spreads may be tried wider."""
    told: list[list[float]] = [[] for _ in range(BINS)]
    true: list[list[float]] = [[] for _ in range(BINS)]
    for game in games:
        for mark in game["marks"]:
            for seat, chance in enumerate(chances_of(mark, factor)):
                at = min(int(chance * BINS), BINS - 1)
                told[at].append(chance)
                true[at].append(game["won"][seat])
    return [
        Bin(len(each), fmean(each), fmean(came), error_of(fmean(came), len(each)))
        for each, came in zip(told, true, strict=True)
        if each
    ]


def chances_of(mark: Game, factor: float) -> list[float]:
    """The chances that were told, or those that a wider spread would have told."""
    if factor == 1.0:
        return list(mark["chances"])
    from kontor.players.advice import chances

    return chances(mark["scores"], factor * mark["spread"])


def error_of(share: float, count: int) -> float:
    """The standard error of a share; marks of one game hang together, so it is a lower bound."""
    return sqrt(max(share * (1 - share), LONGEST) / count)


def brier(games: Sequence[Game], factor: float) -> float:
    """The mean squared error of chances: the lower, the better they were."""
    return fmean(
        (chance - game["won"][seat]) ** 2
        for game in games
        for mark in game["marks"]
        for seat, chance in enumerate(chances_of(mark, factor))
    )


def best_factor(games: Sequence[Game]) -> float:
    """By how much spreads had to be wider or narrower for the best chances, to a twentieth."""
    rough = min((step / 5 for step in range(2, 16)), key=lambda factor: brier(games, factor))
    fine = (rough + step / 20 for step in range(-3, 4))
    return min(fine, key=lambda factor: brier(games, factor))
