"""Plays one game between opponents and takes its time; whatever goes wrong is told."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter
from traceback import format_exception

from kontor.arena import opponents
from kontor.arena.job import Job
from kontor.arena.result import Result
from kontor.core.contract import State
from kontor.core.errors import IllegalAction
from kontor.envs.guest import Guest, Programs
from kontor.envs.program import is_program
from kontor.players import protocol
from kontor.players.protocol import load_players, parse_opponent

LONGEST = 20_000  # decisions; no game is near this

Chooser = Callable[[State], int]
Notice = Callable[[int, int], None]  # told before each decision: how many there were, whose it is


@dataclass(frozen=True)
class Failure:
    """A game that broke off, with all that is needed to see it again."""

    job: Job
    reason: str
    trace: str = ""

    def __str__(self) -> str:
        return f"a game broke off, {self.job}: {self.reason}"


class Timing:
    """The time that the seats have taken."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.spent = [0.0] * seats
        self.slowest = [0.0] * seats
        self.longest = [0.0] * seats
        self._last = -1
        self._row = 0.0

    def add(self, seat: int, seconds: float) -> None:
        """Take in one decision."""
        self.decisions[seat] += 1
        self.spent[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)
        self._row = seconds + (self._row if seat == self._last else 0.0)
        self._last = seat
        self.longest[seat] = max(self.longest[seat], self._row)


def play(
    job: Job,
    module: str = protocol.MODULE,
    notice: Notice | None = None,
    programs: Programs | None = None,
) -> Result | Failure:
    """One game to its end; a Failure when a player raises or does what it may not.

    Programs are taken from those that run already, where there are some, and left running there.
    """
    if programs is None:
        with Programs() as own:
            return play(job, module, notice, own)
    seed = players_seed(job.seed)
    guests = [
        Guest(name, job.setup, seat, seed, programs)
        for seat, name in enumerate(job.seats)
        if is_program(name)
    ]
    return _play(job, module, notice, guests)


def _play(
    job: Job, module: str, notice: Notice | None, guests: Sequence[Guest]
) -> Result | Failure:
    choosers = _choosers(job, module, guests)
    state = job.setup.open(job.seed)
    timing, seat = Timing(job.setup.players), 0
    actions: list[int] = []
    try:
        while state.seat is not None:
            seat = state.seat
            if notice is not None:
                notice(len(actions), seat)
            begun = perf_counter()
            action = choosers[seat](state)
            timing.add(seat, perf_counter() - begun)
            if action not in state.legal():
                raise IllegalAction(f"action {action} is not legal")
            for guest in guests:
                guest.hear(state, action)
            state.play(action)
            actions.append(action)
            if len(actions) > LONGEST:
                return Failure(job, f"it did not end within {LONGEST} decisions")
    except Exception as error:  # noqa: BLE001 - whatever breaks a game is told with it
        where = f"{job.seats[seat]} in seat {seat}, decision {len(actions) + 1}"
        reason = f"{where}, raised {type(error).__name__}: {error}"
        return Failure(job, reason, "".join(format_exception(error)))
    for guest in guests:
        guest.end(state)
    return result_of(job, state, module, timing, actions, guests)


def _choosers(job: Job, module: str, guests: Sequence[Guest]) -> list[Chooser]:
    """What each seat decides by: a level or a program."""
    players, seed = load_players(module), players_seed(job.seed)
    programs = {guest.seat: guest.choose for guest in guests}

    def level(name: str, seat: int) -> Chooser:
        opponent = parse_opponent(name)
        return lambda state: players.choose(opponent.level, state, seat, seed, opponent.seconds)

    return [programs.get(seat) or level(name, seat) for seat, name in enumerate(job.seats)]


def result_of(
    job: Job,
    state: State,
    module: str,
    timing: Timing,
    actions: list[int],
    guests: Sequence[Guest] = (),
) -> Result:
    """The result of a game that is over; whoever has forfeited it has not won."""
    conduct = {guest.seat: guest.conduct.data() for guest in guests}
    seats = range(job.setup.players)
    return Result(
        job,
        job.setup.rules,
        opponents.digest(job.setup.game, module),
        [int(score) for score in state.scores()],
        winners(state, {guest.seat for guest in guests if guest.has_forfeited}),
        [dict(state.breakdown(seat)) for seat in seats],
        timing.decisions,
        [thousandths(spent) for spent in timing.spent],
        [thousandths(spent) for spent in timing.slowest],
        [thousandths(spent) for spent in timing.longest],
        actions,
        [conduct.get(seat) for seat in seats] if conduct else [],
    )


def winners(state: State, forfeited: Collection[int]) -> list[int]:
    """Who has won; where winners have forfeited, those who come next."""
    best = [seat for seat in state.winners() if seat not in forfeited]
    left = [place for place in state.places() if place.seat not in forfeited]
    if best or not left:
        return best or state.winners()
    first = min(place.place for place in left)
    return sorted(place.seat for place in left if place.place == first)


def players_seed(seed: int) -> int:
    """What the opponents draw from; it says nothing about the deal."""
    return int.from_bytes(blake2b(f"minds {seed}".encode(), digest_size=7).digest(), "big")


def thousandths(seconds: float) -> float:
    """Seconds in milliseconds, as exact as they can be measured."""
    return round(seconds * 1000, 3)
