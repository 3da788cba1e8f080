"""All rooms that are open: a cache over the store that keeps those last used."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from kontor.server.driver import Driver
from kontor.server.refusals import no_table
from kontor.server.room import Room
from kontor.server.tokens import is_table
from kontor.server.writer import Writer


class Rooms:
    """Rooms by the name of their table."""

    def __init__(self, writer: Writer, driver: Driver, most: int) -> None:
        self.writer = writer
        self.driver = driver
        self.most = most
        self.opened: Callable[[Room], None] = lambda _: None
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}

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
            room = await asyncio.shield(task)
        self._rooms.move_to_end(table)
        return room

    def all(self) -> list[Room]:
        """All rooms at hand."""
        return list(self._rooms.values())

    def find(self, table: str) -> Room | None:
        """The room of a table if it is at hand."""
        return self._rooms.get(table)

    async def catch_up(self, table: str) -> None:
        """Another server changed a table; a room that is just being read may have missed it."""
        if table in self._opening:
            await self.open(table)
        room = self._rooms.get(table)
        if room is not None:
            await room.catch_up()

    async def _read(self, table: str) -> Room:
        found = await asyncio.to_thread(self.writer.store.find, table)
        if found is None:
            raise no_table()
        room = await asyncio.to_thread(Room, found, self.writer)
        self._rooms[table] = room
        room.changed = lambda: self.driver.wake(room)
        self.opened(room)
        self.driver.wake(room)
        self._shrink()
        return room

    def _shrink(self) -> None:
        """Let go of rooms that nobody uses, the longest unused first."""
        if len(self._rooms) <= self.most:
            return
        for name, room in list(self._rooms.items())[:-1]:
            if not room.listeners and not room.lock.locked() and not self.driver.is_busy(room):
                del self._rooms[name]
            if len(self._rooms) <= self.most:
                return
