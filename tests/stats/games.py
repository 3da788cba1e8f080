"""Games for the tests of statistics: a few that were played, and some that nobody has played."""

from functools import cache
from pathlib import Path

from kontor.arena import Result, Setup, here, matches
from kontor.arena.job import Job
from kontor.stats.annals import Annals, CardUse, SeatAnnals

LE_HAVRE = Setup.of("le_havre", 2, variant="short")
CRAFTSMEN = Setup.of("craftsmen", 3)


@cache
def played(setup: Setup, games: int = 3) -> tuple[Result, ...]:
    """Games of traders among themselves."""
    (match,) = matches(setup, ["trader"], games)
    found = list(here()(match.jobs()))
    assert all(isinstance(each, Result) for each in found)
    return tuple(each for each in found if isinstance(each, Result))


def results_file(folder: Path, *setups: Setup) -> Path:
    """A file of results, as the arena keeps them."""
    path = folder / "results.jsonl"
    lines = [result.line() + "\n" for setup in setups for result in played(setup)]
    path.write_text("".join(lines), "utf-8")
    return path


def invented(
    seed: int, scores: list[int], owners: set[int], opening: tuple[str, ...] = ("wood", "clay")
) -> Annals:
    """A game of two in which the first score wins if it is higher, and some own the bank."""
    job = Job(LE_HAVRE, seed, ("trader", "trader"))
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    parts = [{"cash": score} for score in scores]
    times = [1.0, 1.0]
    result = Result(
        job, LE_HAVRE.rules, "0", scores, winners, parts, [5, 6], times, times, times, []
    )
    seats = [
        SeatAnnals(
            seat, seat, "trader", score, float(seat in winners) / len(winners), parts[seat],
            5 + seat, 1.0, 1.0, 1.0, [opening[seat]],
            [CardUse("bank", 1, 9, 2, 10)] if seat in owners else [],
        )
        for seat, score in enumerate(scores)
    ]  # fmt: skip
    return Annals(result, 12, seats)
