"""Matches between opponents: seats rotated, common seeds, Wilson intervals.

    python -m tools.match le_havre 3 trader deckhand --games 200 --variant full

The first name plays one seat, the others fill the rest in turn.
"""

import argparse
import time
from math import sqrt

import kontor
from kontor import players
from kontor.core.contract import State

Z = 1.96


class Tally:
    """What one opponent reached."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.best = -999
        self.seconds = 0.0
        self.decisions = 0
        self.slowest = 0.0

    def line(self, name: str) -> str:
        low, high = wilson(self.wins, self.games)
        return (
            f"{name:12} {100 * self.wins / self.games:5.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
            f"  mean {self.points / self.games:6.1f}  best {self.best}"
            f"  {1000 * self.seconds / max(self.decisions, 1):.2f} ms a decision"
            f"  (slowest {1000 * self.slowest:.0f})"
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return (middle - half) / whole, (middle + half) / whole


def play(state: State, names: list[str], seed: int, tallies: dict[str, Tally]) -> None:
    """One game to its end; `names` by seat."""
    count = 0
    while state.seat is not None:
        seat = state.seat
        tally = tallies[names[seat]]
        begun = time.perf_counter()
        action = players.choose(names[seat], state, seat, seed)
        spent = time.perf_counter() - begun
        tally.seconds += spent
        tally.slowest = max(tally.slowest, spent)
        tally.decisions += 1
        state.play(action)
        count += 1
    winners: list[int] = getattr(state, "winners")()  # noqa: B009
    for seat, score in enumerate(state.scores()):
        tally = tallies[names[seat]]
        tally.games += 1
        tally.points += score
        tally.best = max(tally.best, score)
        tally.wins += 1 / len(winners) if seat in winners else 0


def match(
    game: str, count: int, names: list[str], games: int, seed: int, **options: object
) -> dict[str, Tally]:
    """Many games; the seats rotate while the seed stays."""
    tallies = {name: Tally() for name in names}
    first, *others = names
    for number in range(games):
        dealt, turn = seed + number // count, number % count
        rest = others or [first]
        seats = [rest[at % len(rest)] for at in range(count)]
        seats[turn] = first
        play(kontor.new_game(game, players=count, seed=dealt, **options), seats, dealt, tallies)
    return tallies


def main() -> None:
    """The command."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("players", type=int)
    words.add_argument("names", nargs="+")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--variant", default="")
    given = words.parse_args()
    options = {"variant": given.variant} if given.variant else {}
    tallies = match(given.game, given.players, given.names, given.games, given.seed, **options)
    for name, tally in tallies.items():
        if tally.games:
            print(tally.line(name))  # noqa: T201


if __name__ == "__main__":
    main()
