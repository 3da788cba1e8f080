"""Reviews finished games: one at a time, in a process that gives way to everybody who plays.

Every game gets a quick pass first, in the order in which they ended or were asked for. Only when
none waits for that, the worst decisions of one are looked at longer; a game that comes meanwhile
takes precedence, and the long look begins again later.
"""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, NamedTuple

from kontor.core.errors import KontorError
from kontor.core.record import write
from kontor.review.report import VERSION, Effort
from kontor.server.opponents.pool import Worker
from kontor.server.opponents.results import results_of
from kontor.server.rooms.room import Room
from kontor.server.rooms.rooms import Rooms
from kontor.server.store.claims import Claims
from kontor.server.store.store import milliseconds
from kontor.server.store.stored_reviews import StoredReview, StoredReviews
from kontor.server.wire.reviews import ReviewStage

LIMIT = 1200.0  # seconds for a pass; the rules may be the plain ones, and the machine busy
log = logging.getLogger("kontor.server")


class Job(NamedTuple):
    """A game to look at: by what its seats knew, or with hindsight."""

    table: str
    hindsight: bool


class Progress(NamedTuple):
    """How far a review is."""

    stage: ReviewStage
    done: float
    ahead: int
    stored: StoredReview | None


class Reviewer:
    """Looks at games that are over; `look` says how far it is."""

    def __init__(
        self,
        rooms: Rooms,
        stored: StoredReviews,
        claims: Claims,
        worker: Worker,
        is_eager: bool,
        seconds: float,
    ) -> None:
        self.rooms = rooms
        self.stored = stored
        self.claims = claims
        self.worker = worker
        self.is_eager = is_eager  # a game is looked at as soon as it ends
        self.seconds = seconds  # for the longer look
        self._quick: dict[Job, None] = {}  # in the order in which they came
        self._deep: dict[Job, None] = {}
        self._failed: set[tuple[Job, int]] = set()
        self._now: Job | None = None
        self._done = 0.0
        self._task: asyncio.Task[None] | None = None
        self._long: asyncio.Task[bool] | None = None  # a look that gives way to a quick one

    def wake(self, room: Room) -> None:
        """A table changed: a game of people that ended is looked at."""
        if self.is_eager and room.row.task is None and is_reviewable(room) and room.people:
            job = Job(room.row.id, hindsight=False)
            if (job, room.version) not in self._failed:
                self._add(self._quick, job)

    async def look(self, room: Room, hindsight: bool) -> Progress:
        """How far the review of a game is; it begins, or goes on, with that."""
        job = Job(room.row.id, hindsight)
        stored = await asyncio.to_thread(self.stored.find, *job)
        if stored is not None and not fits(stored, room.version):
            stored = None
        if stored is not None and stored.complete:
            return Progress("complete", 1.0, 0, stored)
        if (job, room.version) in self._failed:
            return Progress("failed" if stored is None else "quick", 0.0, 0, stored)
        queue = self._quick if stored is None else self._deep
        self._add(queue, job)
        done = self._done if self._now == job else 0.0
        if stored is not None:
            return Progress("quick", done, 0, stored)
        stage: ReviewStage = "running" if self._now == job else "waiting"
        ahead = 0 if stage == "running" else list(self._quick).index(job)
        return Progress(stage, done, ahead, None)

    async def stop(self) -> None:
        """Look at nothing any more."""
        for task in (self._long, self._task):
            if task is not None:
                task.cancel()
        tasks = [task for task in (self._long, self._task) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.worker.stop()

    # -- one after the other ---------------------------------------------------------------------

    def _add(self, queue: dict[Job, None], job: Job) -> None:
        queue.setdefault(job)
        if queue is self._quick and self._long is not None and self._now != job:
            self._long.cancel()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self._quick or self._deep:
            if self._quick:
                job = self._now = next(iter(self._quick))
                is_looked_at = await self._attempt(job)
                self._quick.pop(job, None)
                if is_looked_at:
                    self._deep.setdefault(job)
            else:
                await self._look_longer()
            self._now, self._done = None, 0.0

    async def _look_longer(self) -> None:
        job = self._now = next(iter(self._deep))
        self._long = asyncio.get_running_loop().create_task(self._attempt(job))
        try:
            await self._long
        except asyncio.CancelledError:
            own = asyncio.current_task()
            if own is None or own.cancelling():
                raise  # the server stops
            self._deep[job] = self._deep.pop(job)  # behind all others
            return
        finally:
            self._long = None
        self._deep.pop(job, None)

    async def _attempt(self, job: Job) -> bool:
        """Look at a game once; whether that was possible."""
        version = -1
        try:
            async with self.claims.on(f"review {job.table}") as is_ours:
                if not is_ours:
                    return False  # another server is at it; whoever asks again is told
                async with self.rooms.using(job.table) as room:
                    if not is_reviewable(room):
                        return False
                    version, record = room.version, write(room.table)
                return await self._review(job, version, record)
        except KontorError as error:
            log.warning("a game could not be reviewed: %s", error, extra={"table": job.table})
        except Exception:
            log.exception("a review broke off", extra={"table": job.table})
        self._failed.add((job, version))
        return False

    async def _review(self, job: Job, version: int, record: str) -> bool:
        before = await asyncio.to_thread(self.stored.find, *job)
        if before is not None and not fits(before, version):
            before = None
        if before is not None and before.complete:
            return False
        question = question_for(record, job.hindsight, before, self.seconds)
        answer = await self.worker.ask(question, self._tell)
        if answer is None or "report" not in answer:
            raise RuntimeError(f"a review has no answer: {(answer or {}).get('error')}")
        report: dict[str, Any] = answer["report"]
        async with self.rooms.using(job.table) as room:
            if room.version != version:
                return False  # it went on meanwhile
            played = [] if job.hindsight else results_of(room, report)
        kept = StoredReview(*job, version, bool(report["is_complete"]), report, milliseconds())
        await asyncio.to_thread(self.stored.keep, kept, played)
        return not kept.complete

    def _tell(self, done: float) -> None:
        self._done = done


def question_for(
    record: str, hindsight: bool, before: StoredReview | None, longer: float
) -> dict[str, Any]:
    """What the worker is told: the record, and what a quick pass has found."""
    effort = asdict(Effort(hindsight=hindsight))
    known = None if before is None else before.report
    return {
        "record": record, "effort": effort, "before": known, "longer": longer, "seconds": LIMIT,
    }  # fmt: skip


def is_reviewable(room: Room) -> bool:
    """Whether a table has a whole game that nobody plays any more."""
    return room.status == "over" and room.count > 0


def fits(stored: StoredReview, version: int) -> bool:
    """Whether a report is about the game as it is, and can be read here."""
    report: Mapping[str, Any] = stored.report
    return stored.played == version and report.get("version") == VERSION
