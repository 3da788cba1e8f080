"""Who meets whom: matches, their line-ups with the seats rotated, and the games to be played.

table    all names at one table, one for each seat
pairs    every two names: one of the first among the second, and one of the second among the first
mirror   each name among itself; with one player each plays alone
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from kontor.arena.job import Job
from kontor.core.errors import BadInput
from kontor.core.setup import Setup

TABLE, PAIRS, MIRROR = "table", "pairs", "mirror"
MODES = (TABLE, PAIRS, MIRROR)

Seats = tuple[str, ...]


@dataclass(frozen=True)
class Match:
    """Some names that meet again and again; each seed is played with all rotations of the seats."""

    setup: Setup
    mode: str
    names: Seats
    games: int
    seed: int

    def round(self, number: int) -> list[Seats]:
        """The line-ups of one seed."""
        players = self.setup.players
        if self.mode == MIRROR:
            return [self.names * players]
        if self.mode == TABLE:
            first, *others = self.names
            orders = list(dict.fromkeys(permutations(others)))
            return rotations((first, *orders[number % len(orders)]))
        one, other = self.names
        lone = rotations((one, *(other,) * (players - 1)))
        return lone if players == 2 else [*lone, *rotations((other, *(one,) * (players - 1)))]

    @property
    def rounds(self) -> int:
        """How many seeds it takes; whole rounds, so that nobody has the better seats."""
        return -(-self.games // len(self.round(0)))

    def jobs(self) -> list[Job]:
        """All games, seed by seed."""
        return [
            Job(self.setup, self.seed + number, seats)
            for number in range(self.rounds)
            for seats in self.round(number)
        ]


def rotations(seats: Seats) -> list[Seats]:
    """All that come of moving everybody on by a seat; equal ones once."""
    return list(dict.fromkeys(seats[at:] + seats[:at] for at in range(len(seats))))


def mode_for(setup: Setup, names: Sequence[str]) -> str:
    """What is meant when no mode is named."""
    if setup.players == 1 or len(set(names)) == 1:
        return MIRROR
    return TABLE if len(names) == setup.players else PAIRS


def matches(
    setup: Setup, names: Sequence[str], games: int, seed: int = 1, mode: str | None = None
) -> list[Match]:
    """The matches among some names; `games` is how many each match has at least."""
    if not names:
        raise BadInput("nobody is named who could play")
    if games < 1:
        raise BadInput(f"the number of games is 1 or more, not {games}")
    setup.open(seed)  # refuses what cannot be opened, such as unknown cards
    chosen = mode or mode_for(setup, names)
    if chosen not in MODES:
        raise BadInput(f"no mode is called '{chosen}'; there are {', '.join(MODES)}")
    if chosen == TABLE and len(names) != setup.players:
        raise BadInput(f"a table of {setup.players} wants as many names, not {len(names)}")
    if chosen == PAIRS and (setup.players == 1 or len(set(names)) == 1):
        raise BadInput("a pair is two players with different names")
    return [Match(setup, chosen, each, games, seed) for each in pairings(chosen, names)]


def pairings(mode: str, names: Sequence[str]) -> Iterator[Seats]:
    """The names of each match."""
    if mode == TABLE:
        yield tuple(names)
    elif mode == PAIRS:
        yield from combinations(dict.fromkeys(names), 2)
    else:
        yield from ((name,) for name in dict.fromkeys(names))


def interleave(matches: Iterable[Match]) -> list[Job]:
    """All games once, so mixed that every match is as far as the others at any time."""
    due: list[tuple[float, Job]] = []
    for match in matches:
        jobs = match.jobs()
        due += [(number / len(jobs), job) for number, job in enumerate(jobs)]
    due.sort(key=lambda each: each[0])
    return list(dict.fromkeys(job for _, job in due))
