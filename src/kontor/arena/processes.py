"""Worker processes: each plays one game at a time, and one that stalls or dies is replaced.

Jobs go in and results come out; a state never crosses the border.
"""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import TYPE_CHECKING, Any

from kontor.arena import opponents
from kontor.arena.game import Failure, play
from kontor.arena.job import Job
from kontor.arena.opponents import seconds_of
from kontor.arena.plan import Match
from kontor.arena.result import Result
from kontor.core import registry
from kontor.envs.guest import Programs
from kontor.players import protocol

if TYPE_CHECKING:
    Pipe = Connection[Any, Any]

POLL = 0.2  # seconds
PATIENCE = 60.0  # seconds for a decision, beyond what the names of the players allow
STARTING = 60.0  # seconds that a process may take until its first decision
SPAWN = get_context("spawn")  # a fresh interpreter: forking beside other threads can hang

Games = Generator[Result | Failure, None, None]
Runner = Callable[[Iterable[Job]], Games]


def serve(pipe: "Pipe", gauge: Any, module: str, parent: int) -> None:
    """The life of a worker: play what is asked until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when a run is stopped
    sys.stdout = sys.stderr  # whatever a player prints is no figure
    for game in registry.GAMES:
        opponents.digest(game, module)  # of the code as it is now; files may change while we play

    def notice(count: int, seat: int) -> None:
        gauge[0], gauge[1] = count + 1, seat
        if os.getppid() != parent:
            os._exit(1)

    with Programs() as programs:  # which also end when this process is killed: see envs/leash.py
        while True:
            try:
                job = pipe.recv()
            except EOFError:
                return
            pipe.send(play(job, module, notice, programs))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes that are started here never hear of Ctrl+C; we do, afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker:
    """One process with its present game; `take` and `done` by turns."""

    def __init__(self, module: str, patience: float) -> None:
        self.module = module
        self.patience = patience
        self.job: Job | None = None
        self.pipe: Pipe | None = None
        self._gauge = SPAWN.RawArray("q", 2)  # decisions begun, and the seat of the last one
        self._process: BaseProcess | None = None
        self._seen, self._since = 0, 0.0

    def take(self, job: Job) -> None:
        """Begin a game."""
        self.job = job
        self._gauge[0] = self._seen = 0
        self._since = monotonic()
        if self.pipe is None:
            self._start()
        assert self.pipe is not None
        try:
            self.pipe.send(job)
        except OSError:  # it died while it had nothing to do
            self.stop()
            self._start()
            self.pipe.send(job)

    def _start(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        words = (theirs, self._gauge, self.module, os.getpid())
        self._process = SPAWN.Process(target=serve, args=words, daemon=True)
        with undisturbed():
            self._process.start()
        theirs.close()

    def done(self) -> Result | Failure | None:
        """How the game ended, None while it goes on."""
        assert self.job is not None
        assert self.pipe is not None
        job = self.job
        try:
            if self.pipe.poll():
                self.job = None
                found: Result | Failure = self.pipe.recv()
                return found
        except (EOFError, OSError):
            return self._give_up(job, self._died())
        if self.stalls():
            return self._give_up(job, f"no answer within {self.patience:g} seconds")
        return None

    def stalls(self) -> bool:
        """Whether one decision takes too long."""
        count, now = self._gauge[0], monotonic()
        if count != self._seen:
            self._seen, self._since = count, now
        return now - self._since > self.patience + (0 if count else STARTING)

    def _died(self) -> str:
        assert self._process is not None
        self._process.join(5)
        return f"its process ended with exit code {self._process.exitcode}"

    def _give_up(self, job: Job, reason: str) -> Failure:
        count, seat = self._gauge[0], self._gauge[1]
        where = f"{job.seats[seat]} in seat {seat}, decision {count}, " if count else ""
        self.stop()
        return Failure(job, where + reason)

    def stop(self) -> None:
        """End the process at once."""
        self.job = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None


def patience_for(matches: Iterable[Match], module: str = protocol.MODULE) -> float:
    """How long to wait for a decision: far beyond the time that the slowest name allows itself."""
    given = [seconds_of(name, each.setup.game, module) for each in matches for name in each.names]
    return PATIENCE + 10 * max(given, default=0.0)


def processes(count: int, patience: float, module: str = protocol.MODULE) -> Runner:
    """Plays games in so many processes of this machine; 0 is one for each core."""
    number = count or os.cpu_count() or 1

    def run(jobs: Iterable[Job]) -> Games:
        workers = [Worker(module, patience) for _ in range(number)]
        waiting = iter(jobs)
        try:
            for worker, job in zip(workers, waiting, strict=False):
                worker.take(job)
            while busy := [worker for worker in workers if worker.job is not None]:
                wait([worker.pipe for worker in busy if worker.pipe is not None], POLL)
                for worker in busy:
                    ended = worker.done()
                    if ended is not None:
                        for job in islice(waiting, 1):
                            worker.take(job)
                        yield ended
        finally:
            for worker in workers:
                worker.stop()

    return run


def here(module: str = protocol.MODULE) -> Runner:
    """Plays games in this very process, one after the other; nobody watches over them."""

    def run(jobs: Iterable[Job]) -> Games:
        with Programs() as programs:
            for job in jobs:
                yield play(job, module, programs=programs)

    return run
