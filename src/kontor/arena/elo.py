"""Elo by maximum likelihood (Bradley and Terry), with errors that take the seeds together."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import pstdev

from kontor.arena.result import Result
from kontor.arena.shares import Z, meetings

UNIT = 400 / log(10)
RESAMPLES = 200
STEPS = 60
LONGEST_STEP = 1.5
CLOSE = 1e-9

Pair = tuple[str, str]
Tallies = Mapping[Pair, tuple[float, float]]  # what the first has won of how many games


def elo(results: Iterable[Result], anchor: str) -> dict[str, tuple[float, float]]:
    """Elo and the half-width of its 95 % interval, for all who are linked with the anchor.

    The error is that of seeds drawn again and again, or what the likelihood itself leaves open if
    that is more: whoever has won all games would win them in every draw.
    """
    seeds: dict[int, dict[Pair, tuple[float, float]]] = defaultdict(dict)
    for result in results:
        tallies = seeds[result.job.seed]
        for one, other, part in meetings(result):
            won, games = tallies.get((one, other), (0.0, 0.0))
            tallies[one, other] = won + part, games + 1
    whole = sum_tallies(seeds.values())
    names = connected(whole, anchor)
    found = strengths(whole, names)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    chance = Random(1)
    groups = group_by_pairs(seeds.values())
    for _ in range(RESAMPLES if len(names) > 1 else 0):
        again = [each for group in groups for each in chance.choices(group, k=len(group))]
        for name, strength in strengths(sum_tallies(again), names, found).items():
            drawn[name].append(strength)
    open_ends = uncertainties(whole, found)
    return {
        name: (UNIT * found[name], UNIT * Z * max(pstdev(drawn[name] or [0.0]), open_ends[name]))
        for name in names
    }


def group_by_pairs(seeds: Iterable[Tallies]) -> list[list[Tallies]]:
    """Seeds with which the same names met; only among these one may stand in for another."""
    groups: dict[frozenset[Pair], list[Tallies]] = defaultdict(list)
    for tallies in seeds:
        groups[frozenset(tallies)].append(tallies)
    return list(groups.values())


def sum_tallies(parts: Iterable[Tallies]) -> dict[Pair, tuple[float, float]]:
    """The sum of tallies."""
    won: dict[Pair, float] = defaultdict(float)
    games: dict[Pair, float] = defaultdict(float)
    for tallies in parts:
        for pair, (part, count) in tallies.items():
            won[pair] += part
            games[pair] += count
    return {pair: (won[pair], games[pair]) for pair in games}


def connected(tallies: Tallies, anchor: str) -> list[str]:
    """The anchor, and all whom a chain of games leads to."""
    found, new = [anchor], [anchor]
    while new:
        here = new.pop()
        for pair in tallies:
            if here in pair:
                there = pair[1] if pair[0] == here else pair[0]
                if there not in found:
                    found.append(there)
                    new.append(there)
    return found


def strengths(
    tallies: Tallies, names: Sequence[str], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The most likely strengths, that of the first name being 0, by Newton's method.

    Every pair is given one drawn game more, so that whoever never loses is not infinitely strong.
    """
    theta = {name: start[name] if start else 0.0 for name in names}
    for _ in range(STEPS):
        slope, curve = slope_and_curvature(tallies, theta)
        step = solve(curve, slope)
        length = sqrt(sum(part * part for part in step))
        scale = min(1.0, LONGEST_STEP / length) if length > 0 else 1.0
        for name, part in zip(names[1:], step, strict=True):
            theta[name] += scale * part
        if length < CLOSE:
            break
    return theta


def slope_and_curvature(
    tallies: Tallies, theta: Mapping[str, float]
) -> tuple[list[float], list[list[float]]]:
    """Slope and curvature of the likelihood for all names but the first."""
    place = {name: at for at, name in enumerate(theta)}
    slope = [0.0] * len(place)
    curve = [[0.0] * len(place) for _ in place]
    for pair, (won, games) in tallies.items():
        if pair[0] not in place:
            continue
        one, other = place[pair[0]], place[pair[1]]
        chance = 1 / (1 + exp(theta[pair[1]] - theta[pair[0]]))
        bend = (games + 1) * chance * (1 - chance)
        more = won + 0.5 - (games + 1) * chance
        slope[one] += more
        slope[other] -= more
        curve[one][one] += bend
        curve[other][other] += bend
        curve[one][other] -= bend
        curve[other][one] -= bend
    return slope[1:], [row[1:] for row in curve[1:]]


def uncertainties(tallies: Tallies, theta: Mapping[str, float]) -> dict[str, float]:
    """The standard errors that follow from the curvature (Fisher's information)."""
    _, curve = slope_and_curvature(tallies, theta)
    first, *others = theta
    found = {first: 0.0}
    for at, name in enumerate(others):
        unit = [float(at == other) for other in range(len(others))]
        found[name] = sqrt(solve(curve, unit)[at])
    return found


def solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
