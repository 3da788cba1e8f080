"""Others on the same store: follows what they changed, and shares who is there."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from kontor.server.refusals import Unsaved
from kontor.server.rooms.audience import Elsewhere
from kontor.server.rooms.room import Room
from kontor.server.rooms.rooms import Rooms
from kontor.server.store.notices import Notice, Present
from kontor.server.store.store import Store

BEAT = 20.0  # seconds between two times of telling who is there
FORGET = 3 * BEAT  # a server that was not heard for so long is gone
FAREWELL = 1.0
GLANCE = 2.0  # seconds between two looks into a file
log = logging.getLogger("kontor.server")


class Neighbours:
    """What this server does for the guests of others, and they for its own."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.notices = notices = store.notices
        self.rooms = rooms
        self._tasks: set[asyncio.Task[None]] = set()
        if notices.is_shared:
            rooms.on_open = self._greet_room
            notices.listen(self._receive)
        beat = self._beat() if notices.is_shared else self._glance()
        self._pulse = asyncio.get_running_loop().create_task(beat)

    async def stop(self) -> None:
        """Say and hear no more."""
        await self.notices.stop()
        if self._tasks:  # the others are still told that our guests have gone
            await asyncio.wait(self._tasks, timeout=FAREWELL)
        left = [*self._tasks, self._pulse]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    # -- what others say -------------------------------------------------------------------------

    def _receive(self, notice: Notice | None) -> None:
        if notice is None:
            for room in self.rooms.all():
                self._start(self.rooms.catch_up(room.row.id))
                self._tell(room, asks=True)
        elif isinstance(notice, Present):
            self._receive_presence(notice)
        else:
            self._start(self.rooms.catch_up(notice.table))

    def _receive_presence(self, notice: Present) -> None:
        room = self.rooms.find(notice.table)
        if room is None:
            return
        before = room.audience.elsewhere.get(notice.origin)
        if before is None or before.number < notice.number:
            room.audience.elsewhere[notice.origin] = Elsewhere(
                notice.number, frozenset(notice.seats), notice.watchers, time.monotonic()
            )
            room.audience.tell_presence()
        if notice.asks and room.audience.listeners:
            self._tell(room)

    async def _glance(self) -> None:
        """Nobody says what another program changes in a file, such as `kontor tables`: look."""
        while True:
            await asyncio.sleep(GLANCE)
            here = {room.row.id: room.version for room in self.rooms.all()}
            try:
                there = await asyncio.to_thread(self.store.versions, list(here))
            except Unsaved:
                continue  # it is looked again soon
            for table, version in here.items():
                if there.get(table, version + 1) > version:
                    self._start(self.rooms.catch_up(table))

    # -- what is said to them --------------------------------------------------------------------

    def _greet_room(self, room: Room) -> None:
        room.audience.on_presence = lambda: self._tell(room)
        self._tell(room, asks=True)

    def _tell(self, room: Room, *, asks: bool = False) -> None:
        listeners = room.audience.listeners
        seats = sorted({seat for each in listeners for seat in each.seats})
        watchers = sum(not each.seats for each in listeners)
        self._start(self.notices.announce_presence(room.row.id, seats, watchers, asks=asks))

    async def _beat(self) -> None:
        """Tell again and again who is there; forget servers that do not."""
        while True:
            await asyncio.sleep(BEAT)
            for room in self.rooms.all():
                if room.audience.listeners:
                    self._tell(room)
                late = time.monotonic() - FORGET
                gone = [name for name, each in room.audience.elsewhere.items() if each.heard < late]
                for name in gone:
                    del room.audience.elsewhere[name]
                if gone:
                    room.audience.tell_presence()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.warning("other servers could not be followed or told: %s", type(error).__name__)
