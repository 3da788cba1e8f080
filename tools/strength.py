"""Writes the tables of docs/strength.md again, from the games in docs/games.

Run it at the root of the project after games were added:

    python -m tools.strength
    python -m tools.strength --add lh.jsonl cr.jsonl     take these files of results in before
"""

import argparse
import lzma
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from statistics import quantiles

from kontor.arena import Report, Result, report
from kontor.arena.report import Scores
from kontor.arena.sheets import line, percent
from kontor.core import registry
from kontor.players.protocol import find_level, parse_opponent
from kontor.players.registry import CHOOSERS

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "strength.md"
GAMES = ROOT / "docs" / "games"
BEGIN, END = "<!-- from docs/games -->\n", "<!-- end -->\n"
TITLES = {"le_havre": "Le Havre", "craftsmen": "Craftsmen"}
AIMS = {  # what a level should reach: percent of a match, or points of those who win
    "merchant against trader": {2: 80},
    "magnate against merchant": {2: 70},
    "le_havre: magnate": {1: 300, 2: 240, 3: 200, 4: 165},
}


def archive(game: str) -> Path:
    """Where the games of a game are kept."""
    return GAMES / f"{game}.jsonl.xz"


def stored_games(game: str) -> list[Result]:
    """All kept games, in the order in which they are told."""
    if not archive(game).exists():
        return []
    with lzma.open(archive(game), "rb") as file:
        return sorted(map(Result.read, file), key=order)


def order(result: Result) -> tuple[object, ...]:
    """Variant by variant, from few to many players, pairs before mirrors, seed by seed."""
    setup, seats = result.job.setup, result.job.seats
    return (setup.title, len(names(result)) == 1, names(result), result.job.seed, seats)


def names(result: Result) -> tuple[str, ...]:
    """Who played, the stronger first."""
    return tuple(sorted(set(result.job.seats), key=strength))


def strength(name: str) -> tuple[int, float]:
    """How strong a name should be: by its level, then by its time; the smaller the stronger."""
    opponent = parse_opponent(name)
    known = list(CHOOSERS)
    level = find_level(known, opponent.level)
    seconds = level.seconds if opponent.seconds is None else opponent.seconds
    return -known.index(level), -seconds


def add(paths: Iterable[Path]) -> None:
    """Take files of results into the archives; a game that is there stays."""
    found = [Result.read(each) for path in paths for each in path.read_bytes().splitlines()]
    for game in registry.GAMES:
        known = {result.job: result for result in found if result.job.setup.game == game}
        known.update({result.job: result for result in stored_games(game)})
        lines = "".join(result.line() + "\n" for result in sorted(known.values(), key=order))
        archive(game).parent.mkdir(parents=True, exist_ok=True)
        archive(game).write_bytes(lzma.compress(lines.encode(), preset=9 | lzma.PRESET_EXTREME))


def tables() -> str:
    """The part of the page that comes from the games."""
    parts: list[str] = []
    for game in registry.GAMES:
        matches = [
            report(results[0].job.setup, who, results)
            for (_, who), each in groupby(
                stored_games(game), lambda one: (one.job.setup, names(one))
            )
            for results in [list(each)]
        ]
        pairs = [match for match in matches if match.pairs]
        mirrors = [match for match in matches if not match.pairs]
        sheets = [against(pairs), among(mirrors), points([*pairs, *mirrors]), times(matches)]
        parts += [f"### {TITLES[game]}\n", *filter(None, map(table, sheets))]
    return "\n".join(parts)


def table(rows: Iterable[list[str]]) -> str:
    """A table in Markdown, whose first row is its head; nothing where there are no others."""
    head, *rest = rows
    if not rest:
        return ""
    return "".join(line(row) + "\n" for row in [head, ["---"] * len(head), *rest])


def against(matches: list[Report]) -> Iterator[list[str]]:
    """Two levels at a table."""
    yield [
        "match",
        "aim",
        "games",
        "ahead, %",
        "one among others wins, %",
        "mean scores",
        "Elo apart",
    ]
    for match in matches:
        one, other = match.standings
        who = f"{one.name} against {other.name}"
        pair = match.pairs[0]
        lone = "-"
        if match.setup.players > 2:
            lone = f"{percent(pair.lone)}; {percent(pair.lone_other)}"
        apart = (one.elo or 0) - (other.elo or 0)
        error = max(one.error or 0, other.error or 0)
        yield [
            f"{setup_words(match)}: {who}",
            aim(match, who),
            str(match.games),
            percent(pair.beats),
            lone,
            f"{one.scores.mean:.0f} against {other.scores.mean:.0f}",
            f"{apart:+.0f} ±{error:.0f}",
        ]


def among(matches: list[Report]) -> Iterator[list[str]]:
    """Each level among itself."""
    steps = ["lowest", "a tenth", "a quarter", "half", "three quarters", "nine tenths", "best"]
    yield ["among themselves", "aim", "games", "mean", "the winners", *steps]
    for match in matches:
        (each,) = match.standings
        winning = "-" if match.setup.players == 1 else f"{each.winning.mean:.0f}"
        yield [
            f"{setup_words(match)}: {each.name}",
            aim(match, f"{match.setup.game}: {each.name}"),
            str(match.games),
            f"{each.scores.mean:.0f}",
            winning,
            *(f"{step:.0f}" for step in spread(each.scores)),
        ]


def points(matches: list[Report]) -> Iterator[list[str]]:
    """Where the points of those who won come from."""
    every = [match.winning_parts for match in matches]
    kinds = [kind for kind in every[0] if any(abs(parts[kind]) >= 0.5 for parts in every)]
    yield ["winners have from", *(kind.replace("_", " ") for kind in kinds)]
    for match in matches:
        who = " and ".join(each.name for each in match.standings)
        found = [f"{match.winning_parts[kind]:.0f}" for kind in kinds]
        yield [f"{setup_words(match)}: {who}", *found]


def times(matches: list[Report]) -> Iterator[list[str]]:
    """How long each name thought, in all its games."""
    yield ["milliseconds", "decisions", "each", "slowest", "slowest turn"]
    every = [(match, each) for match in matches for each in match.standings]
    for name in sorted({each.name for _, each in every}, key=strength):
        ours = [each for _, each in every if each.name == name]
        decisions = sum(each.decisions for each in ours)
        spent = sum(each.milliseconds for each in ours)
        slowest = max(each.slowest for each in ours)
        # Alone nobody comes in between, so that a whole game would be one turn.
        turns = [m for m, each in every if each.name == name and m.setup.players > 1]
        longest = max((m.standing(name).longest for m in turns), default=0)
        figures = [spent / decisions, slowest, longest]
        yield [
            name,
            f"{decisions:,}",
            *(f"{figure:.1f}" if figure < 10 else f"{figure:.0f}" for figure in figures),
        ]


def aim(match: Report, who: str) -> str:
    """What was hoped for."""
    return str(AIMS.get(who, {}).get(match.setup.players, "-"))


def setup_words(match: Report) -> str:
    """What was played, without the name of the game: "3 players, full"."""
    return match.setup.title.partition(", ")[2].replace("1 player", "alone")


def spread(scores: Scores) -> list[float]:
    """The lowest, the best, and what some parts of the scores do not pass."""
    twentieths = quantiles(scores.all, n=20, method="inclusive")
    return [min(scores.all), *(twentieths[at] for at in (1, 4, 9, 14, 17)), max(scores.all)]


def page() -> str:
    """The page with its tables made anew."""
    head, rest = PAGE.read_text("utf-8").split(BEGIN)
    return head + BEGIN + "\n" + tables() + "\n" + END + rest.split(END)[1]


def main() -> None:
    """Take games in, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--add", nargs="*", type=Path, default=[], metavar="FILE")
    if files := parser.parse_args().add:
        add(files)
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
