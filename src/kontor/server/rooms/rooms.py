"""The tables that are in memory: read when they are needed, let go when there are too many.

A room that could not be stored is thrown away. As soon as the store answers again it is read anew,
its guests are told, and its opponents go on.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from kontor.core.errors import KontorError
from kontor.server import metrics
from kontor.server.refusals import Conflict, Unsaved, no_table
from kontor.server.rooms.audience import Audience
from kontor.server.rooms.room import Room
from kontor.server.store.writer import Writer
from kontor.server.tokens import is_table
from kontor.server.wire.commands import Command

FIRST_PAUSE = 0.2  # seconds until it is tried again whether the store answers
LONGEST_PAUSE = 2.0
log = logging.getLogger("kontor.server")


class Rooms:
    """Rooms by the name of their table."""

    def __init__(self, writer: Writer, most: int) -> None:
        self.writer = writer
        self.most = most
        self.on_open: Callable[[Room], None] = lambda _: None
        self.on_change: Callable[[Room], None] = lambda _: None
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._audiences: WeakValueDictionary[str, Audience] = WeakValueDictionary()
        self._behind: set[str] = set()
        self._lost: dict[str, Audience] = {}
        self._mending: asyncio.Task[None] | None = None
        metrics.TABLES.set_function(lambda: len(self._rooms))

    async def stop(self) -> None:
        """Try no more to bring rooms back."""
        if self._mending is not None:
            self._mending.cancel()
            await asyncio.gather(self._mending, return_exceptions=True)

    # -- using them ------------------------------------------------------------------------------

    @asynccontextmanager
    async def using(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, as it is stored, while nobody else uses it."""
        while True:
            room = await self.open(table)
            async with room.lock:
                if room.is_gone:
                    continue  # while we waited for it; the next one is read anew
                with room.discarding_on_failure():
                    yield room
                return

    async def do(self, table: str, command: Command, key: str) -> int:
        """Carry out a command of a person; the version it led to."""
        # A sender who goes away in the middle must not leave half of it done.
        return await asyncio.shield(asyncio.create_task(self._do(table, command, key)))

    async def _do(self, table: str, command: Command, key: str) -> int:
        try:
            async with self.using(table) as room:
                return await room.do(command, key)
        except Conflict:
            # Another server was faster, or this very command was stored and we never heard of it.
            async with self.using(table) as room:
                return await room.do(command, key)

    async def do_as(self, room: Room, seat: int, steps: list[str], version: int) -> bool:
        """Play for an opponent; False when its table has moved on meanwhile."""
        return await asyncio.shield(asyncio.create_task(self._do_as(room, seat, steps, version)))

    async def _do_as(self, room: Room, seat: int, steps: list[str], version: int) -> bool:
        async with self.using(room.row.id) as now:
            if now is not room or now.version != version or now.closed:
                return False
            await now.do_as(seat, steps)
            return True

    async def catch_up(self, table: str) -> None:
        """Another server changed a table; a room that is just being read may have missed it."""
        if not (table in self._opening or table in self._rooms):
            return  # nobody needs it
        if table in self._behind:
            async with self.using(table):
                return  # whoever was about to do that has done it
        self._behind.add(table)
        try:
            async with self.using(table) as room:
                self._behind.discard(table)
                await room.catch_up()
        except Conflict:
            pass  # the table is no more; whoever looks at it is told
        finally:
            self._behind.discard(table)

    @property
    def has_lost(self) -> bool:
        """Whether tables wait until the store answers."""
        return bool(self._lost)

    # -- keeping them ----------------------------------------------------------------------------

    async def open(self, table: str) -> Room:
        """The room of a table, read from the store when it is not at hand."""
        if not is_table(table):
            raise no_table()
        room = self._rooms.get(table)
        if room is None:
            task = self._opening.get(table)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._read(table))
                self._opening[table] = task
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            return await asyncio.shield(task)
        self._rooms.move_to_end(table)
        return room

    def all(self) -> list[Room]:
        """All rooms at hand."""
        return list(self._rooms.values())

    def find(self, table: str) -> Room | None:
        """The room of a table if it is at hand."""
        return self._rooms.get(table)

    async def _read(self, table: str) -> Room:
        found = await asyncio.to_thread(self.writer.store.find, table)
        if found is None:
            raise no_table()
        audience = self._audiences.setdefault(table, Audience())
        room = await asyncio.to_thread(Room, found, self.writer, audience)
        audience.forget(0)
        self._rooms[table] = room
        room.on_change = lambda: self.on_change(room)
        room.on_discard = lambda: self._forget(room)
        self.on_open(room)
        self.on_change(room)
        self._shrink()
        return room

    def _shrink(self) -> None:
        """Let go of rooms that nobody uses, the longest unused first."""
        if len(self._rooms) <= self.most:
            return
        for name, room in list(self._rooms.items())[:-1]:
            if not (room.audience.listeners or room.lock.locked() or room.opponent):
                del self._rooms[name]
                room.is_gone = True
            if len(self._rooms) <= self.most:
                return

    # -- bringing them back ----------------------------------------------------------------------

    def _forget(self, room: Room) -> None:
        table = room.row.id
        if self._rooms.get(table) is room:
            del self._rooms[table]
        self._lost[table] = room.audience
        metrics.DISCARDED.inc()
        if self._mending is None or self._mending.done():
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        """Read what was thrown away as soon as the store answers, and tell those who wait."""
        pause = FIRST_PAUSE
        while self._lost:
            try:
                await asyncio.to_thread(self.writer.store.probe)
                for table in list(self._lost):
                    await self._bring_back(table)
            except Unsaved:
                for audience in self._lost.values():
                    audience.tell_unsaved()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _bring_back(self, table: str) -> None:
        """Have a table in memory again; Unsaved when the store does not answer after all."""
        try:
            await self.open(table)
            metrics.RECOVERED.inc()
        except Unsaved:
            raise
        except KontorError as error:
            log.warning("a table is gone: %s", error, extra={"table": table})
        except Exception:
            log.exception("a table cannot be opened", extra={"table": table})
        self._lost.pop(table).tell()
