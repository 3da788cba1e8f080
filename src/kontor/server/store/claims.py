"""Which of several servers lets the opponents of a table play: at most one at a time.

On PostgreSQL a claim is an advisory lock. It ends with the connection, so that another server takes
over from one that died. With SQLite there is one server only.
"""

import asyncio
import hashlib
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from kontor.server.store.database import failures, reason

LOCK = sa.text("SELECT pg_try_advisory_lock(:number)")
UNLOCK = sa.text("SELECT pg_advisory_unlock(:number)")
log = logging.getLogger("kontor.server")


class Claims:
    """The claims of one server, all held by one connection."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        self._guard = threading.Lock()
        self._link: Connection | None = None
        self._closed = False
        self._asked: set[asyncio.Task[bool]] = set()

    @asynccontextmanager
    async def on(self, table: str) -> AsyncIterator[bool]:
        """Claim a table for a while; False when another server has done so."""
        if not self.is_shared:
            yield True
            return
        asked = self._start(LOCK, table)

        def give_back(done: asyncio.Task[bool]) -> None:
            if done.result():
                self._start(UNLOCK, table)

        try:
            yield await asyncio.shield(asked)
        finally:
            # Also when nobody waits for the answer any more, the lock must not be kept.
            asked.add_done_callback(give_back)

    def close(self) -> None:
        """Give up everything."""
        with self._guard:
            self._closed = True
            self._drop()

    def _start(self, what: sa.TextClause, table: str) -> asyncio.Task[bool]:
        work = asyncio.to_thread(self._ask, what, number(table))
        task = asyncio.get_running_loop().create_task(work)
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return task

    def _ask(self, what: sa.TextClause, key: int) -> bool:
        with self._guard:
            if self._closed:
                return False
            try:
                if self._link is None:
                    link = self.engine.connect()
                    self._link = link.execution_options(isolation_level="AUTOCOMMIT")
                return bool(self._link.execute(what, {"number": key}).scalar_one())
            except failures(self.engine) as error:
                log.warning("a table could not be claimed: %s", reason(error))
                self._drop()
                return False

    def _drop(self) -> None:
        """Let the connection go, and with it all locks."""
        if self._link is not None:
            self._link.invalidate()
            self._link.close()
            self._link = None


def number(table: str) -> int:
    """The key of a table's lock."""
    made = hashlib.sha256(f"kontor opponents {table}".encode()).digest()
    return int.from_bytes(made[:8], "big", signed=True)
