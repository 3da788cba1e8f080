"""Plays one game between opponents and takes its time; whatever goes wrong is told."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter
from traceback import format_exception

from kontor.arena import opponents
from kontor.arena.job import Job
from kontor.arena.result import Result
from kontor.core.contract import State
from kontor.core.errors import IllegalAction
from kontor.players import protocol
from kontor.players.protocol import load_players, parse_opponent

LONGEST = 20_000  # decisions; no game is near this

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


def play(job: Job, module: str = protocol.MODULE, notice: Notice | None = None) -> Result | Failure:
    """One game to its end; a Failure when a player raises or does what it may not."""
    players = load_players(module)
    seated = [parse_opponent(name) for name in job.seats]
    seed = players_seed(job.seed)
    state = job.setup.open(job.seed)
    timing, seat = Timing(job.setup.players), 0
    actions: list[int] = []
    try:
        while state.seat is not None:
            seat = state.seat
            if notice is not None:
                notice(len(actions), seat)
            begun = perf_counter()
            action = players.choose(seated[seat].level, state, seat, seed, seated[seat].seconds)
            timing.add(seat, perf_counter() - begun)
            if action not in state.legal():
                raise IllegalAction(f"action {action} is not legal")
            state.play(action)
            actions.append(action)
            if len(actions) > LONGEST:
                return Failure(job, f"it did not end within {LONGEST} decisions")
    except Exception as error:  # noqa: BLE001 - whatever breaks a game is told with it
        where = f"{job.seats[seat]} in seat {seat}, decision {len(actions) + 1}"
        reason = f"{where}, raised {type(error).__name__}: {error}"
        return Failure(job, reason, "".join(format_exception(error)))
    return result_of(job, state, module, timing, actions)


def result_of(job: Job, state: State, module: str, timing: Timing, actions: list[int]) -> Result:
    """The result of a game that is over."""
    return Result(
        job,
        job.setup.rules,
        opponents.digest(job.setup.game, module),
        [int(score) for score in state.scores()],
        state.winners(),
        [dict(state.breakdown(seat)) for seat in range(job.setup.players)],
        timing.decisions,
        [thousandths(spent) for spent in timing.spent],
        [thousandths(spent) for spent in timing.slowest],
        [thousandths(spent) for spent in timing.longest],
        actions,
    )


def players_seed(seed: int) -> int:
    """What the opponents draw from; it says nothing about the deal."""
    return int.from_bytes(blake2b(f"minds {seed}".encode(), digest_size=7).digest(), "big")


def thousandths(seconds: float) -> float:
    """Seconds in milliseconds, as exact as they can be measured."""
    return round(seconds * 1000, 3)
