"""Set-ups and results for the tests of the arena."""

from kontor.arena import Job, Result, Setup

SHORT = Setup.of("le_havre", 2, variant="short")
THREE = Setup.of("le_havre", 3, variant="short")
NAMES = ["trader", "deckhand"]
BAD = "tests.arena.bad_players"


def made(seats: str, scores: list[int], winners: list[int] | None = None, seed: int = 1) -> Result:
    """A result that nobody has played; whoever has most wins unless winners are named."""
    names = tuple(seats.split())
    most = [seat for seat, score in enumerate(scores) if score == max(scores)]
    count = len(names)
    return Result(
        Job(Setup.of("le_havre", count), seed, names),
        SHORT.rules,
        "00000000",
        scores,
        most if winners is None else winners,
        [{"cash": score, "loans": 0} for score in scores],
        [10] * count,
        [20.0] * count,
        [5.0] * count,
        [8.0] * count,
        [1, 2, 3],
    )
