"""Lets tables go that nobody holds any more, and those that the host does not want to keep."""

import asyncio
import logging
import time
from contextlib import suppress

from kontor.core.errors import KontorError
from kontor.server.refusals import Unsaved
from kontor.server.rooms.rooms import Rooms
from kontor.server.settings import Settings
from kontor.server.store.stored_tables import Retention, StoredTables

log = logging.getLogger("kontor.server")


class Sweeper:
    """Sweeps every few minutes. Several servers on one store may do so at once.

    A table with a guest is marked in the store again and again, and a table that was marked lately
    is never deleted, whichever server the guest uses.
    """

    def __init__(self, stored: StoredTables, rooms: Rooms, settings: Settings) -> None:
        self.stored = stored
        self.rooms = rooms
        self.terms = Retention.of(settings)
        self.pause = float(settings.sweep)
        self._marked: dict[str, float] = {}
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Sweep no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def greet(self, table: str) -> None:
        """A guest comes: mark the table before it could be deleted."""
        if self._marked.get(table, 0.0) < time.monotonic() - self.pause:
            with suppress(Unsaved):  # nothing can be deleted just now either
                await self._mark([table])

    async def sweep(self) -> list[str]:
        """Mark where guests are, delete what has expired, and forget it here."""
        await self._mark([room.row.id for room in self.rooms.all() if room.audience.listeners])
        gone = await asyncio.to_thread(self.stored.expire, self.terms)
        for table in gone:
            await self.rooms.catch_up(table)
        if gone:
            log.info("%d tables have expired", len(gone))
        return gone

    async def _mark(self, guests: list[str]) -> None:
        await asyncio.to_thread(self.stored.mark, guests)
        now = time.monotonic()
        fresh = {name: at for name, at in self._marked.items() if at > now - self.pause}
        self._marked = fresh | dict.fromkeys(guests, now)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            try:
                await self.sweep()
            except KontorError as error:
                log.warning("tables could not be swept: %s", error)
