"""Worker processes for opponents: kept warm, replaced when they die or are no longer wanted."""

import asyncio
import json
import logging
import os
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from typing import Any, TypeAlias

from kontor.core.words import Message
from kontor.server import metrics
from kontor.server.opponents.levels import is_patient, stand_in_for
from kontor.server.opponents.schedule import Job, Schedule
from kontor.server.opponents.worker import GENTLE
from kontor.server.refusals import Refusal

GRACE = 15.0  # seconds beyond the time to think before a worker counts as stuck
START = 60.0  # the same for one that has just been started, on a machine with much to do
TRIES = 2
LONGEST_LINE = 1 << 24
MOMENT = 0.1  # seconds that a quick level is expected to take
Question: TypeAlias = dict[str, Any]
Environment: TypeAlias = Callable[[], dict[str, str]]
Tell: TypeAlias = Callable[[float], None]
log = logging.getLogger("kontor.server")


class Busy(Refusal):
    """All workers think for others."""

    def __init__(self) -> None:
        super().__init__("unavailable", Message("server-busy"))


class Worker:
    """One process; started when it is first needed. A gentle one works when nobody else does."""

    def __init__(self, module: str, environment: Environment, is_gentle: bool = False) -> None:
        self.module = module
        self.environment = environment
        self.is_gentle = is_gentle
        self._process: asyncio.subprocess.Process | None = None
        self._started: dict[str, str] = {}  # the environment of the process
        self._has_answered = False

    async def ask(self, question: Question, tell: Tell = lambda _: None) -> dict[str, Any] | None:
        """The answer, None when the process died; whoever gives up waiting ends the process.

        On its way to an answer it may tell how far it is.
        """
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        limit = float(question["seconds"]) + (GRACE if self._has_answered else START)
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            while True:
                async with asyncio.timeout(limit):  # `wait_for` may lose that we are cancelled
                    line = await process.stdout.readline()
                if not line:
                    break
                answer: dict[str, Any] = json.loads(line)
                self._has_answered = True
                if "done" not in answer:
                    return answer
                tell(answer["done"])
        except TimeoutError:
            log.warning("a worker was stuck and is replaced")
        except (ConnectionError, ValueError):
            log.warning("a worker broke off and is replaced")
        except asyncio.CancelledError:
            self.kill()
            raise
        metrics.REPLACED.inc()
        self.kill()
        return None

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started anew when there is none, or when better rules are there by now."""
        environment = self.environment()
        if environment != self._started:
            self.kill()
        if self._process is None or self._process.returncode is not None:
            self._started = environment
            self._has_answered = False
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "kontor.server.opponents.worker",
                self.module,
                str(os.getpid()),
                *([GENTLE] if self.is_gentle else []),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env=environment,
            )
        return self._process

    def kill(self) -> None:
        """End the process at once."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._process = None

    async def stop(self) -> None:
        """End the process and wait for it."""
        process = self._process
        self.kill()
        if process is not None:
            await process.wait()


class Pool:
    """A few workers that are lent out one question at a time, fairly.

    One of them is kept for short questions: hints, the coach, and levels that answer at once.
    """

    def __init__(
        self, count: int, module: str, wait: float, environment: Environment = os.environ.copy
    ) -> None:
        self.module = module
        self.wait = wait  # seconds for a free worker, besides the time that one may think oneself
        self._workers = [Worker(module, environment) for _ in range(max(2, count))]
        self._schedule = Schedule(common=self._workers[1:], quick=self._workers[:1])
        metrics.WAITING.set_function(lambda: self._schedule.waiting)
        metrics.THINKING.set_function(lambda: self._schedule.running)

    async def choose(self, question: Question, table: str, guest: str) -> list[dict[str, Any]]:
        """Actions in words, the best first; cancelling ends the thinking at once.

        Where too many others think, a hint is refused, and a patient level is stood in for by the
        strongest that answers at once.
        """
        game, level, seconds = question["position"]["game"], question["level"], question["seconds"]
        is_hint = question["most"] > 1
        if is_hint:
            return list(
                await self._ask(question, Job(guest, table, seconds, is_long=False), self.wait)
            )
        if not is_patient(self.module, game, level):
            return list(await self._ask(question, Job(guest, table, MOMENT, is_long=False), None))
        try:
            job: Job[Worker] = Job(guest, table, seconds, is_long=True)
            return list(await self._ask(question, job, self.wait + seconds))
        except Busy:
            other = stand_in_for(self.module, game)
            if other is None:
                raise
        metrics.STAND_INS.inc()
        log.warning("%s had no place to think; %s plays", level, other, extra={"table": table})
        return await self.choose({**question, "level": other}, table, guest)

    async def coach(self, question: Question, table: str, guest: str) -> dict[str, Any] | None:
        """What the coach says to a move; refused where no worker is free in the time of a look.

        A move is sent without it by then: what it said later, nobody would hear.
        """
        seconds = question["seconds"]
        job: Job[Worker] = Job(guest, table, seconds, is_long=False)
        found: dict[str, Any] | None = await self._ask(question, job, seconds, "caution")
        return found

    async def think(
        self, question: Question, table: str, guest: str, wanted: str, is_long: bool
    ) -> Any:
        """What a worker says of a position of a game that is over; refused where others think."""
        job: Job[Worker] = Job(guest, table, question["seconds"], is_long=is_long)
        return await self._ask(question, job, self.wait + question["seconds"], wanted)

    async def _ask(
        self, question: Question, job: Job[Worker], limit: float | None, wanted: str = "choices"
    ) -> Any:
        """What a worker says; Busy when none was free in time."""
        async with AsyncExitStack() as stack:
            try:
                worker = await stack.enter_async_context(self._schedule.lend(job, limit))
            except TimeoutError:
                raise Busy from None
            for _ in range(TRIES):
                answer = await worker.ask(question)
                if answer is not None and wanted in answer:
                    return answer[wanted]
                if answer is not None:
                    error = answer.get("error")
                    extra = {"table": job.table}
                    log.warning("an opponent had no answer: %s", error, extra=extra)
                    break
        raise Refusal("unavailable", Message("server-no-opponent"))

    async def stop(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.stop()
