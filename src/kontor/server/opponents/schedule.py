"""Whose turn it is to think: fair by guest and by table, short questions never behind long ones."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

MOST_NAMES = 10_000
Place = TypeVar("Place")


class Shares:
    """How much each of those who compete has had; whoever comes anew has had as little as any."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._here: Counter[str] = Counter()
        self._now = 0.0  # what the one served last had had before

    def enter(self, name: str) -> None:
        """Somebody begins to wait; time in which one wanted nothing is not saved up."""
        if not self._here[name]:
            self._had[name] = max(self._had.get(name, 0.0), self._now)
        self._here[name] += 1

    def leave(self, name: str) -> None:
        """Somebody has what they wanted, or wants it no more."""
        self._here[name] -= 1
        if not self._here[name]:
            del self._here[name]
        if not self._here:
            self._had.clear()
            self._now = 0.0
        elif len(self._had) > MOST_NAMES:
            self._had = {each: self._had[each] for each in self._here}

    def of(self, name: str) -> float:
        """What somebody has had."""
        return self._had[name]

    def serve(self, name: str, seconds: float) -> None:
        """Somebody is served, for about so long."""
        self._now = max(self._now, self._had[name])
        self._had[name] += seconds

    def correct(self, name: str, seconds: float) -> None:
        """It took so much longer, or less."""
        self._had[name] += seconds


@dataclass(eq=False)
class Job(Generic[Place]):
    """A question that waits for a place."""

    guest: str
    table: str
    seconds: float  # that it is expected to take
    is_long: bool
    place: asyncio.Future[Place] = field(default_factory=asyncio.Future)
    begun: float = 0.0


class Schedule(Generic[Place]):
    """Places to think; some of them are kept for short questions, the others are for all."""

    def __init__(self, common: Sequence[Place], quick: Sequence[Place]) -> None:
        self._common = list(common)
        self._quick = list(quick)
        self._places = len(common) + len(quick)
        self._kept = frozenset(map(id, quick))
        self._waiting: list[Job[Place]] = []  # in the order in which they came
        self._guests = Shares()
        self._tables = Shares()

    @asynccontextmanager
    async def lend(self, job: Job[Place], limit: float | None) -> AsyncIterator[Place]:
        """A place for a job; TimeoutError when there was none for so long."""
        self._guests.enter(job.guest)
        self._tables.enter(job.table)
        self._waiting.append(job)
        try:
            self._hand_out()
            async with asyncio.timeout(limit):
                place = await job.place
            yield place
        finally:
            self._take_back(job)

    @property
    def waiting(self) -> int:
        """How many jobs have no place yet."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        """How many places are taken."""
        return self._places - len(self._common) - len(self._quick)

    def _hand_out(self) -> None:
        """Give free places to those who have had least."""
        for places, is_kept in ((self._quick, True), (self._common, False)):
            while places and (job := self._next(is_kept)) is not None:
                self._waiting.remove(job)
                self._guests.serve(job.guest, job.seconds)
                self._tables.serve(job.table, job.seconds)
                job.begun = time.monotonic()
                job.place.set_result(places.pop())

    def _next(self, is_kept: bool) -> Job[Place] | None:
        """Who is next: the guest who had least, of its tables the one that had least."""
        ready = [job for job in self._waiting if not job.place.done()]
        return min(
            (job for job in ready if not (is_kept and job.is_long)),
            key=lambda job: (self._guests.of(job.guest), self._tables.of(job.table)),
            default=None,
        )

    def _take_back(self, job: Job[Place]) -> None:
        if job in self._waiting:
            self._waiting.remove(job)
        elif job.place.done() and not job.place.cancelled():
            place = job.place.result()
            (self._quick if id(place) in self._kept else self._common).append(place)
            longer = time.monotonic() - job.begun - job.seconds
            self._guests.correct(job.guest, longer)
            self._tables.correct(job.table, longer)
        self._guests.leave(job.guest)
        self._tables.leave(job.table)
        self._hand_out()
