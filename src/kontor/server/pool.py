"""Worker processes for opponents: kept warm, replaced when they die or are no longer wanted."""

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from kontor.core.words import Saying
from kontor.server.refusals import Refusal

GRACE = 15.0  # seconds beyond the time to think before a worker counts as stuck
TRIES = 2
LONGEST_LINE = 1 << 20
log = logging.getLogger("kontor.server")


class Worker:
    """One process; started when it is first needed."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any]) -> dict[str, Any] | None:
        """The answer, None when the process died; whoever gives up waiting ends the process."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        limit = float(question["seconds"]) + GRACE
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), limit)
            if line.endswith(b"\n"):
                answer: dict[str, Any] = json.loads(line)
                return answer
        except TimeoutError:
            log.warning("a worker was stuck and is replaced")
        except (ConnectionError, ValueError):
            log.warning("a worker broke off and is replaced")
        except asyncio.CancelledError:
            self.kill()
            raise
        self.kill()
        return None

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started anew when there is none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "kontor.server.worker",
                self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
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
    """A few workers that are lent out one question at a time."""

    def __init__(self, count: int, module: str) -> None:
        self._workers = [Worker(module) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, question: dict[str, Any]) -> list[dict[str, Any]]:
        """Actions in words, the best first; cancelling ends the thinking at once."""
        async with self._lent() as worker:
            for _ in range(TRIES):
                answer = await worker.ask(question)
                if answer is not None and "choices" in answer:
                    return list(answer["choices"])
                if answer is not None:
                    log.warning("an opponent had no answer: %s", answer.get("error"))
                    break
        raise Refusal("unavailable", Saying("server-no-opponent"))

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Worker]:
        worker = await self._idle.get()
        try:
            yield worker
        finally:
            self._idle.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.stop()
