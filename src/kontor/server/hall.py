"""Everything that the server is made of, in one place, and how a request reaches a table."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from kontor.core.errors import BadInput
from kontor.core.words import Saying
from kontor.server import opening
from kontor.server.answers import Advised, Hint, Joined, LinkMade, TableListed, TableMade
from kontor.server.claims import Claims
from kontor.server.compiling import Compiling
from kontor.server.database import open_engine
from kontor.server.driver import Driver, made
from kontor.server.limits import Rate
from kontor.server.messages import HintWish, Join, NewTable, OpenRecord, SeatChange
from kontor.server.neighbours import Neighbours
from kontor.server.opponents import Opponent, levels
from kontor.server.pool import Pool
from kontor.server.refusals import Refusal, Unsaved, no_link, no_table, not_seated, not_yours
from kontor.server.room import Room
from kontor.server.rooms import Rooms
from kontor.server.settings import Settings
from kontor.server.snapshot import seat_shown
from kontor.server.store import WATCHER, SeatRow, Store
from kontor.server.tokens import digest, fresh_token
from kontor.server.writer import Writer

HINTED = 3  # actions in a hint
CHECK_EVERY = 1.0  # seconds for which it is believed that the store can be written
PONDERED = 1.5  # seconds that a hint may take, also where opponents have longer


class Hall:
    """The store, the rooms and the opponents; made when the server starts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(open_engine(settings.database))
        self.writer = Writer(self.store)
        self.compiling = Compiling(settings.compiling)
        self.pool = Pool(
            settings.workers, settings.players, settings.wait, self.compiling.environment
        )
        self.claims = Claims(self.store.engine)
        self.rooms = Rooms(self.writer, settings.rooms)
        self.driver = Driver(self.rooms, self.pool, self.claims, settings.think, settings.longest)
        self.neighbours = Neighbours(self.store.news, self.rooms)
        self.live_rate = Rate(settings.rate, settings.rate * 4)
        self.making_rate = Rate(settings.rate / 10, settings.rate * 2)
        self._hinting: set[str] = set()
        self._checked = -CHECK_EVERY

    async def stop(self) -> None:
        """Let opponents go and finish writing."""
        await self.driver.stop()
        await self.pool.stop()
        await self.neighbours.stop()
        await self.rooms.stop()
        self.claims.close()
        self.writer.stop()
        self.store.close()

    async def check_store(self) -> None:
        """Unsaved when the store cannot be written, or a table in it cannot be read."""
        if self.rooms.has_lost:
            raise Unsaved
        if time.monotonic() - self._checked > CHECK_EVERY:
            await asyncio.to_thread(self.store.probe)
            self._checked = time.monotonic()

    # -- tables ----------------------------------------------------------------------------------

    async def make(self, wish: NewTable | OpenRecord, key: str) -> TableMade:
        """Open a new table, or one from a record, and keep it."""
        self.making_rate.take(digest(key))
        every, own = await asyncio.to_thread(self.store.counts, digest(key))
        if every >= self.settings.tables or own >= self.settings.tables_each:
            raise Refusal("too_many", Saying("server-too-many-tables"))
        maker: Any = opening.new_table if isinstance(wish, NewTable) else opening.from_record
        opened: opening.Opened = await asyncio.to_thread(maker, wish, key, self.settings)
        await asyncio.to_thread(
            self.store.create, opened.row, opened.seats, opened.past, digest(key)
        )
        return opened.made

    async def listed(self, key: str) -> list[TableListed]:
        """The tables where a key sits or watches."""
        found = await asyncio.to_thread(self.store.of_key, digest(key))
        return [
            TableListed(
                table=row.id,
                name=row.name,
                game=row.game,
                players=row.players,
                options=dict(row.options),
                seats=[seat_shown(seat) for seat in seats],
                you=sorted(held - {WATCHER}),
                host=row.host == digest(key),
                status=row.status,
                count=row.count,
                turn=row.turn,
                your_turn=row.status == "open" and row.turn in held,
                created=row.created,
                changed=row.changed,
            )
            for row, seats, held in found
        ]

    @asynccontextmanager
    async def seated(self, table: str, key: str) -> AsyncIterator[tuple[Room, frozenset[int]]]:
        """The room and the seats of a key, while nobody else changes the room."""
        async with self.rooms.using(table) as room:
            own = room.seats_of(digest(key))
            if own is None:
                raise no_table()
            yield room, own

    # -- seats -----------------------------------------------------------------------------------

    async def join(self, table: str, key: str, wish: Join) -> Joined:
        """Sit down, or watch, by the token of a link."""
        try:
            return await self._join(table, key, wish)
        except Refusal as refusal:  # nobody learns from a wrong link whether there is a table
            raise no_link() if refusal.code == "not_found" else refusal from None

    async def _join(self, table: str, key: str, wish: Join) -> Joined:
        async with self.rooms.using(table) as room:
            seat = opening.seat_of_token(room.row, room.seats, wish.token)
            if seat is None:
                raise no_link()
            await asyncio.to_thread(self.store.hold, digest(key), table, seat)
            room.holders.setdefault(digest(key), set()).add(seat)
            if seat != WATCHER and opening.tidy(wish.name):
                await self._rename(room, seat, SeatChange(name=wish.name))
            room.tell()
            own = room.seats_of(digest(key)) or frozenset()
            return Joined(table, sorted(own), not own)

    async def rename(self, table: str, key: str, seat: int, wish: SeatChange) -> SeatRow:
        """Change the name or colour of an own seat."""
        async with self.seated(table, key) as (room, own):
            if seat not in own:
                raise not_yours(seat)
            await self._rename(room, seat, wish)
            room.tell()
            row: SeatRow = room.seats[seat]
            return row

    async def _rename(self, room: Room, seat: int, wish: SeatChange) -> None:
        old = room.seats[seat]
        name = old.name if wish.name is None else opening.tidy(wish.name) or old.name
        colour = wish.colour or old.colour
        await asyncio.to_thread(self.store.rename, room.row.id, seat, name, colour)
        room.rename(seat, name, colour)

    async def new_link(self, table: str, key: str, seat: int | None) -> LinkMade:
        """Replace the link of a seat, or of the spectators."""
        async with self.seated(table, key) as (room, _):
            check_host(room, key)
            at = WATCHER if seat is None else seat
            if seat is not None and (seat >= len(room.seats) or room.seats[seat].level is not None):
                raise BadInput(Saying("server-no-person", seat=seat))
            token = fresh_token()
            await asyncio.to_thread(self.store.set_token, table, at, digest(token))
            room.set_token(at, digest(token))
            return LinkMade(seat, token)

    async def leave(self, table: str, key: str) -> None:
        """Take a table off a key's list."""
        async with self.seated(table, key) as (room, _):
            await asyncio.to_thread(self.store.leave, digest(key), table)
            room.holders.pop(digest(key), None)
            room.tell()

    # -- advice ----------------------------------------------------------------------------------

    async def hint(self, table: str, key: str, wish: HintWish) -> Hint:
        """The best actions of a person who is to decide."""
        if key in self._hinting:
            raise Refusal("too_fast", Saying("server-one-hint"))
        self._hinting.add(key)
        try:
            async with self.seated(table, key) as (room, own):
                seat = room.acting(own, wish.seat)
                if room.status != "open" or room.table.state.seat != seat:
                    raise Refusal("not_your_turn", Saying("server-hint-turn"))
                strongest = Opponent(levels(self.settings.players, room.row.game)[-1])
                seconds = min(self.settings.think, PONDERED)
                question = made(room, seat, strongest, seconds, HINTED)
            choices = await self.pool.choose(question, table, digest(key))
            return Hint([Advised(**each) for each in choices])
        finally:
            self._hinting.discard(key)


def check_host(room: Room, key: str) -> None:
    """Refuse what only the host may do."""
    if room.row.host != digest(key):
        raise not_seated(Saying("server-host-only"))
