"""Prints how far reviews can be trusted, in less than 20 minutes of two cores.

python -m tools.review_figures                       both games
python -m tools.review_figures --game craftsmen --moves 30 --only planted
python -m tools.review_figures --only judge          how far the judge itself is off
python -m tools.review_figures --only time           seconds of a processor that reviews take

- again: the same games reviewed with other guesses; the losses must come in the same order. Two
  of three have three players: of these it is told how long their reviews took
- planted: moves of merchants are replaced by others that a long search holds to be worse by 15
  points or more; a review must call them slips
- magnate: moves of a magnate with ten seconds; a review must not call them mistakes
- judge: what looks say of a move, beside many games that were played on from it; not asked for
  unless named, since reviews do not depend on it from day to day
- time: the quick pass and the longer look at full games with three players, also only when named

Planted moves and those of magnates are judged alone, as a review judges them: at a glance, and
longer if they seem to cost. Each comes from a game of its own draw, so that they are independent.
A position where chance finds no blunder is dropped after a glance; the long search, on guesses
that no review has, is asked about the others only. Magnates think by the time of their processor,
so that a busy machine makes them no weaker; they stop, as always, when nothing could change their
choice any more.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from math import inf, log, sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from time import perf_counter, process_time
from typing import Final, NamedTuple

import typer

from kontor.arena.result import Result
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.record import load
from kontor.core.table import Table
from kontor.players import choose
from kontor.players.clock import Clock
from kontor.players.comparison import lines_of
from kontor.players.perspective import Perspective
from kontor.players.protocol import level_of
from kontor.review.course import Move, moves, turns
from kontor.review.look import Depth, look
from kontor.review.playouts import played_on
from kontor.review.report import BLUNDER, MISTAKE, Decision, Effort, Report
from kontor.review.run import DEEP, deepen, judge, quick_pass
from kontor.review.verdicts import SLIPS
from tools.coach.__main__ import interval
from tools.coach.sample import careless
from tools.review_levels import count_processor_time, stored_games

WORSE: Final = 15.0  # points that a planted move must lose
LONG: Final = Depth(300, 3, 3)  # the search that holds it to be worse
OTHER: Final = 77  # the seed of that search's guesses
SECONDS: Final = 10.0  # of the magnate
QUICK: Final = Effort()
TRIES: Final = 6  # careless moves that are tried at a position
STUDENT: Final = {2: 12.7, 3: 4.3, 4: 3.2, 5: 2.8, 6: 2.6}  # for 95 % of so many values
TOLD: Final = 10  # moves after which it is said how things stand; after every game
UNSEEN: Final = 1001  # the first seed: how looks work was chosen on games of the first few
STRONG: Final = {"merchant", "magnate"}
PARTS: Final = ("again", "planted", "magnate")  # the longest first, so that no core waits
ON_DEMAND: Final = ("judge", "time")
TOGETHER: Final = ("planted", "magnate")  # shares, which are counted over all games, too
COSTLY: Final = 2.0  # points that a move must seem to lose, for the judge to be asked about it
MANY: Final = 50  # games that are played on after each of two moves
MANY_LOOKS: Final = 160  # on each guess, against which they are held
EACH: Final = 6  # guesses in each of two sets
LEAST: Final = 0.1  # points: no mean is surer
MOST_TENTHS: Final = 150  # of a point, that the judge is taken to be off at most
WITHIN: Final = 1.92  # of the logarithm of the greatest likelihood, for 95 %
DRAWS: Final = 60  # moves of a game that are tried


class Case(NamedTuple):
    """Something to be measured in a process of its own."""

    part: str
    game: str
    seed: int


@cache
def games_of(game: str) -> list[Result]:
    """The kept games of a game, read once in each process."""
    return stored_games(game)


def positions(game: str, chance: Random) -> Iterator[tuple[Table, Move]]:
    """Moves of merchants or better in kept games, with the table they were made at."""
    results = [each for each in games_of(game) if STRONG & {*map(level_of, each.job.seats)}]
    while True:
        result = chance.choice(results)
        table = load(result.record())
        found = [
            move
            for move in moves(list(turns(table)))
            if level_of(result.job.seats[move.seat]) in STRONG
            and move.state.begins
            and len(move.state.legal()) > 2
        ]
        yield table, chance.choice(found)


def reviewed(table: Table, move: Move) -> Decision | None:
    """One move as a review judges it: at a glance, and longer if it seems to cost."""
    quick = judge(table, move, 0, Depth(QUICK.nodes, QUICK.guesses), QUICK, None)
    if quick is None or quick.verdict not in SLIPS:
        return quick
    return judge(table, move, 0, DEEP, QUICK, None) or quick


def planted(case: Case) -> list[float]:
    """1 if a planted blunder is called a slip, else 0; and whether its loss is told as sure."""
    chance = Random(f"{case.game} {case.seed}")
    for table, move in positions(case.game, chance):
        for _ in range(TRIES):
            wrong = move._replace(steps=careless(move.state, chance))
            if is_worse(wrong, Depth(16, 1)) and is_worse(wrong, LONG):
                found = reviewed(table, wrong)
                if found is None:
                    return [0.0, 0.0]
                return [found.verdict in SLIPS, found.loss > max(2 * found.error, 5.0)]
    raise AssertionError("games do not end")


def is_worse(move: Move, depth: Depth) -> bool:
    """Whether a search holds a move to be worse by far."""
    found = look(Perspective(move.state, move.seat, OTHER), move.steps, depth)
    return found is not None and found.moves[found.played].loss.points >= WORSE


def magnate(case: Case) -> list[float]:
    """1 if the move of a magnate is called a mistake, else 0; and the same for an inaccuracy."""
    chance = Random(f"{case.game} {case.seed}")
    for table, move in positions(case.game, chance):
        made = move._replace(steps=magnates_move(move.state, move.seat, case.seed))
        found = reviewed(table, made)
        if found is not None:
            return [found.verdict in (MISTAKE, BLUNDER), found.verdict in SLIPS]
    raise AssertionError("games do not end")


def magnates_move(state: State, seat: int, seed: int) -> list[int]:
    """What a magnate does in ten seconds."""
    now, steps = state.copy(), list[int]()
    while now.seat == seat and (not steps or not now.begins):
        action = choose("magnate", now, seat, seed, SECONDS)
        is_seen = bool(now.news(seat, action).unforeseen >> seat & 1)
        steps.append(action)
        now.play(action)
        if is_seen:
            break
    return steps


class Timed(NamedTuple):
    """A whole review, and the seconds of a processor for its quick pass and its longer look."""

    report: Report
    quick: float
    longer: float


def again(case: Case) -> list[float]:
    """The rank correlation of the losses of one game in two reviews with other guesses.

    With its number of players, and the seconds of the first review.
    """
    players = 2 + case.seed % 2
    mixed = [each for each in games_of(case.game) if is_mixed(each, players)]
    table = load(Random(f"{case.game} {case.seed}").choice(mixed).record())
    reviews = [timed_review(table, seed) for seed in (1, 2)]
    one, other = ({each.at: each.loss for each in found.report.decisions} for found in reviews)
    both = sorted(one.keys() & other.keys())
    alike = correlation([one[at] for at in both], [other[at] for at in both])
    return [alike, players, reviews[0].quick, reviews[0].longer]


def timed(case: Case) -> list[float]:
    """Seconds of a processor: the quick pass over a game with three players, and what follows."""
    chance = Random(f"{case.game} {case.seed}")
    full = [each for each in games_of(case.game) if is_full(each, 3)]
    found = timed_review(load(chance.choice(full).record()), 0)
    return [found.quick, found.longer]


def timed_review(table: Table, seed: int) -> Timed:
    """A review with all the time that it wants."""
    start = process_time()
    report = quick_pass(table, Effort(seed=seed))
    middle = process_time()
    report = deepen(report, table, inf)
    return Timed(report, middle - start, process_time() - middle)


def is_full(result: Result, players: int) -> bool:
    """Whether a game had so many players and all its rounds."""
    setup = result.job.setup
    return setup.players == players and dict(setup.options).get("variant", "full") == "full"


def is_mixed(result: Result, players: int) -> bool:
    """Whether it was such a game, and somebody at the table loses something."""
    levels = {level_of(name) for name in result.job.seats}
    return is_full(result, players) and bool(levels & {"trader", "deckhand"})


def correlation(one: list[float], other: list[float]) -> float:
    """Spearman's, with mean ranks for equal losses."""
    first, second = ranks(one), ranks(other)
    middle = (len(one) + 1) / 2
    products = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    squares = [sum((a - middle) ** 2 for a in row) for row in (first, second)]
    return products / (squares[0] * squares[1]) ** 0.5 if all(squares) else 1.0


def ranks(values: list[float]) -> list[float]:
    """The place of each value, from 1; equal ones share theirs."""
    order = sorted(values)
    first = {value: at for at, value in reversed(list(enumerate(order, start=1)))}
    return [first[value] + (order.count(value) - 1) / 2 for value in values]


def off(case: Case) -> list[float]:
    """What looks say that a move loses, with its error, and what many games say."""
    chance = Random(f"judge {case.game} {case.seed}")
    results = games_of(case.game)
    while True:
        found = moves(list(turns(load(chance.choice(results).record()))))
        for move in chance.choices(found, k=DRAWS):
            seen = look(Perspective(move.state, move.seat, 0), move.steps, Depth(16, 1))
            if seen is not None and seen.moves[seen.played].loss.points >= COSTLY:
                row = both_ways(move, seen.moves[0].steps)
                if row is not None:
                    return row


def both_ways(move: Move, better: list[int]) -> list[float] | None:
    """The loss against another move by looks and by games, on guesses that chose neither."""
    perspective = Perspective(move.state, move.seat, OTHER)
    lines = lines_of(perspective, move.steps, better, Clock(inf), each=EACH)
    games = played_on(perspective, better, move.steps, MANY, None)
    if lines is None or games is None:
        return None
    for line in (line for pair in lines for line in pair):
        line.grow(MANY_LOOKS, Clock(inf))
    gains = [one.worth() - other.worth() for one, other in lines]
    return [fmean(gains), stdev(gains) / sqrt(len(gains)), games.points, games.error]


MEASURES: Final[dict[str, Callable[[Case], list[float]]]] = {
    "planted": planted,
    "magnate": magnate,
    "again": again,
    "judge": off,
    "time": timed,
}


class Measured(NamedTuple):
    """What one case gave, and the seconds of a processor that it took."""

    case: Case
    figures: list[float]
    seconds: float


def measure(case: Case) -> Measured:
    """What one case gives."""
    start = process_time()
    return Measured(case, MEASURES[case.part](case), process_time() - start)


def share(found: list[float]) -> str:
    """A share with its interval."""
    low, high = interval(int(sum(found)), len(found))
    least = max(100 * low, 0.0)
    return f"{int(sum(found))} of {len(found)} (95 %: {least:.0f} to {100 * high:.0f} %)"


def told(part: str, rows: list[list[float]]) -> str:
    """The figures of a part in words."""
    columns = [list(column) for column in zip(*rows, strict=True)]
    if part == "planted":
        return f"called slips: {share(columns[0])}; told as a sure loss: {share(columns[1])}"
    if part == "magnate":
        return f"called mistakes: {share(columns[0])}; or inaccuracies: {share(columns[1])}"
    if part == "judge":
        return told_of_judge(rows)
    if part == "time":
        return told_of_time(rows)
    low, high = mean_interval(columns[0])
    each = ", ".join(f"{value:.3f}" for value in columns[0])
    found = f"mean {fmean(columns[0]):.3f} (95 %: {low:.3f} to {high:.3f}), by game {each}"
    full = [row[2:] for row in rows if row[1] == 3]
    return f"{found}; with three players {told_of_time(full)}" if full else found


def told_of_time(rows: list[list[float]]) -> str:
    """How long reviews took."""
    quick, longer = (
        ", ".join(f"{value:.0f}" for value in column) for column in zip(*rows, strict=True)
    )
    return f"quick pass {quick} s of a processor, longer look {longer} s"


def told_of_judge(rows: list[list[float]]) -> str:
    """How far looks and games differ beyond what chance explains, by the greatest likelihood."""
    likely = [(likelihood(rows, tenths / 10), tenths / 10) for tenths in range(MOST_TENTHS)]
    best = max(likely)
    within = [points for found, points in likely if found > best[0] - WITHIN]
    looks, games = fmean(row[0] for row in rows), fmean(row[2] for row in rows)
    return (
        f"{len(rows)} moves; off by {best[1]:.1f} points (95 %: {min(within):.1f} to "
        f"{max(within):.1f}); mean loss by looks {looks:.1f}, by games {games:.1f}"
    )


def likelihood(rows: list[list[float]], judges_error: float) -> float:
    """Of what was found, where the judge is off by so much; as a logarithm."""
    variances = [
        judges_error**2 + max(row[1], LEAST) ** 2 + max(row[3], LEAST) ** 2 for row in rows
    ]
    return (
        -sum(
            log(variance) + (row[0] - row[2]) ** 2 / variance
            for row, variance in zip(rows, variances, strict=True)
        )
        / 2
    )


def mean_interval(found: list[float]) -> tuple[float, float]:
    """Where the mean over all games may lie, by how these differ; wide where they are few."""
    if len(found) < 2:
        return -1.0, 1.0
    far = STUDENT.get(len(found), 2.0) * stdev(found) / len(found) ** 0.5
    return max(fmean(found) - far, -1.0), min(fmean(found) + far, 1.0)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=list(registry.GAMES), action="append")
    parser.add_argument("--only", choices=[*PARTS, *ON_DEMAND], action="append")
    parser.add_argument("--moves", type=int, default=50, help="planted; or asked about")
    parser.add_argument("--magnates", type=int, default=50, help="moves of magnates")
    parser.add_argument("--games", type=int, default=3, help="reviewed twice; or timed")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=UNSEEN)
    asked = parser.parse_args()
    counts = {"magnate": asked.magnates, "again": asked.games, "time": asked.games}
    games = asked.game or list(registry.GAMES)
    parts = asked.only or PARTS
    cases = [
        Case(part, game, asked.seed + at)
        for part in parts
        for game in games
        for at in range(counts.get(part, asked.moves))
    ]
    cases.sort(key=lambda each: (each.part in TOGETHER, each.seed))  # "so far" tells of all parts
    rows = defaultdict[tuple[str, str], list[list[float]]](list)
    seconds = defaultdict[str, float](float)
    start = perf_counter()
    with get_context("spawn").Pool(asked.processes, count_processor_time) as pool:
        for case, figures, spent in pool.imap_unordered(measure, cases):
            so_far = rows[case.game, case.part]
            so_far.append(figures)
            seconds[case.part] += spent
            if len(so_far) % TOLD == 0 or case.part in ("again", "time"):
                typer.echo(f"so far: {case.game}, {case.part}: {told(case.part, so_far)}")
    for (game, part), found in rows.items():
        typer.echo(f"{game}, {part}: {told(part, found)}")
    for part in parts:
        if part in TOGETHER and len(games) > 1:
            typer.echo(
                f"all, {part}: {told(part, [row for game in games for row in rows[game, part]])}"
            )
    each = ", ".join(f"{part} {spent / 60:.1f}" for part, spent in seconds.items())
    passed = (perf_counter() - start) / 60
    typer.echo(f"{passed:.1f} minutes, {sum(seconds.values()) / 60:.1f} of processors ({each})")


if __name__ == "__main__":
    main()
