"""Writes events durably, one thread for all rooms: what waits together is stored together."""

import asyncio
import logging
import queue
import threading
import time
from typing import NamedTuple

from kontor.server import metrics
from kontor.server.refusals import Conflict, Unsaved
from kontor.server.store.store import Event, Standing, Store

MOST_AT_ONCE = 200
log = logging.getLogger("kontor.server")


class Waiting(NamedTuple):
    """An event on its way to the store, and who waits for it."""

    item: tuple[str, Event, Standing]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    begun: float

    def note(self) -> None:
        """Count it as stored."""
        event = self.item[1]
        is_play = event.kind == "play"
        by = "opponent" if is_play and event.command is None else "person"
        metrics.ACTIONS.labels(event.kind, by).inc(len(event.steps) if is_play else 1)
        metrics.STORING.observe(time.perf_counter() - self.begun)


class Writer:
    """One disk flush serves every event that arrived during the flush before."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, table: str, event: Event, standing: Standing) -> None:
        """Come back when the event is stored; Conflict when its version was taken."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Waiting((table, event, standing), loop, done, time.perf_counter()))
        await asyncio.shield(done)

    def stop(self) -> None:
        """Store what still waits, then end."""
        self._queue.put(None)
        self._thread.join(10)

    def _run(self) -> None:
        open_ = True
        while open_:
            batch: list[Waiting] = []
            got = self._queue.get()
            while got is not None:
                batch.append(got)
                if len(batch) >= MOST_AT_ONCE or self._queue.empty():
                    break
                got = self._queue.get()
            open_ = got is not None
            if batch:
                self._store(batch)

    def _store(self, batch: list[Waiting]) -> None:
        try:
            self.store.append([waiting.item for waiting in batch])
        except Conflict as error:
            if len(batch) > 1:
                for waiting in batch:  # one of them came too late, the others did not
                    self._store([waiting])
                return
            _settle(batch[0], error)
        except Unsaved as error:
            for waiting in batch:
                _settle(waiting, error)
        except Exception:
            metrics.STORE_ERRORS.inc()
            log.exception("events could not be stored")
            for waiting in batch:
                _settle(waiting, Unsaved())
        else:
            for waiting in batch:
                waiting.note()
                _settle(waiting, None)


def _settle(waiting: Waiting, error: Exception | None) -> None:
    def settle() -> None:
        if waiting.done.done():
            return
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)

    waiting.loop.call_soon_threadsafe(settle)
