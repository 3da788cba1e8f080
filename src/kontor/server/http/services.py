"""Everything that the server is made of, in one place, and how a request reaches a table."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

from kontor.core.contract import State
from kontor.core.words import Message
from kontor.players.protocol import Opponent
from kontor.server.http import new_tables
from kontor.server.http.rate_limits import Rate, asker
from kontor.server.opponents.compiling import Compiling
from kontor.server.opponents.driver import Driver, question_for
from kontor.server.opponents.levels import level_names
from kontor.server.opponents.pool import Pool, Worker
from kontor.server.opponents.reviewer import Reviewer
from kontor.server.refusals import Refusal, Unsaved, no_table, not_seated
from kontor.server.rooms.expiry import Sweeper
from kontor.server.rooms.neighbours import Neighbours
from kontor.server.rooms.room import Room
from kontor.server.rooms.rooms import Rooms
from kontor.server.rooms.snapshot import origin_of, seat_info
from kontor.server.settings import Settings
from kontor.server.store.claims import Claims
from kontor.server.store.database import open_engine
from kontor.server.store.seat_requests import SeatRequests
from kontor.server.store.seating import Seating
from kontor.server.store.store import WATCHER, Store
from kontor.server.store.stored_reviews import StoredReviews
from kontor.server.store.stored_tables import StoredTables
from kontor.server.store.writer import Writer
from kontor.server.tokens import digest, is_table
from kontor.server.wire.commands import HintWish, NewTable, OpenRecord, OpenTask
from kontor.server.wire.replies import Advised, Hint, LinkInfo, TableInfo, TableLinks
from kontor.server.wire.words import message_of, stored_message

T = TypeVar("T")
HINTED = 3  # actions in a hint
CHECK_EVERY = 1.0  # seconds for which it is believed that the store can be written
PONDERED = 1.5  # seconds that a hint may take, also where opponents have longer


class Services:
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
        self.stored_reviews = StoredReviews(self.store)
        gentle = Worker(settings.players, self.compiling.environment, is_gentle=True)
        self.reviewer = Reviewer(
            self.rooms,
            self.stored_reviews,
            self.claims,
            gentle,
            settings.reviews == "end",
            settings.review_seconds,
        )
        self.rooms.on_change = self._wake
        self.neighbours = Neighbours(self.store, self.rooms)
        self.seating = Seating(self.store)
        self.seat_requests = SeatRequests(self.seating)
        self.sweeper = Sweeper(StoredTables(self.store), self.rooms, settings)
        self.live_rate = Rate(settings.rate, settings.rate * 4)
        self.making_rate = Rate(settings.rate / 10, settings.rate * 2)
        self.making_here = Rate(settings.rate / 50, settings.rate)  # for each address
        self._asking: set[str] = set()  # who waits for advice
        self._latest: dict[str, asyncio.Task[Any]] = {}  # what is thought about for whom
        self._checked = -CHECK_EVERY

    async def stop(self) -> None:
        """Let opponents go and finish writing."""
        await self.sweeper.stop()
        await self.reviewer.stop()
        await self.driver.stop()
        await self.pool.stop()
        await self.neighbours.stop()
        await self.rooms.stop()
        self.claims.close()
        self.writer.stop()
        self.store.close()

    def _wake(self, room: Room) -> None:
        """A table changed: opponents go on, and a game that ended is looked at."""
        self.driver.wake(room)
        self.reviewer.wake(room)

    async def check_store(self) -> None:
        """Unsaved when the store cannot be written, or a table in it cannot be read."""
        if self.rooms.has_lost:
            raise Unsaved
        if time.monotonic() - self._checked > CHECK_EVERY:
            await asyncio.to_thread(self.store.probe)
            self._checked = time.monotonic()

    # -- tables ----------------------------------------------------------------------------------

    async def open_table(
        self, wish: NewTable | OpenRecord | OpenTask, key: str, address: str
    ) -> TableLinks:
        """Open a new table, one from a record or one for a task, and keep it."""
        self.admit(key, address)
        return await self.create_table(new_tables.rows_for, key, wish, key, self.settings)

    def admit(self, key: str, address: str) -> None:
        """Refuse whoever opens tables too fast."""
        self.making_here.take(asker(address))
        self.making_rate.take(digest(key))

    async def create_table(
        self, make: Callable[..., new_tables.NewTableRows], key: str, *words: Any
    ) -> TableLinks:
        """Make a table and keep it, as long as there may be more."""
        every, own = await asyncio.to_thread(self.store.counts, digest(key))
        if every >= self.settings.tables or own >= self.settings.tables_each:
            raise Refusal("too_many", Message("server-too-many-tables"))
        opened = await asyncio.to_thread(make, *words)
        await asyncio.to_thread(
            self.store.create, opened.row, opened.seats, opened.past, digest(key)
        )
        return opened.reply

    async def tables_of(self, key: str) -> list[TableInfo]:
        """The tables where a key sits or watches, and those it made and left."""
        found = await asyncio.to_thread(self.store.of_key, digest(key))
        return [
            TableInfo(
                table=row.id,
                name=row.name,
                game=row.game,
                players=row.players,
                options=dict(row.options),
                seats=[seat_info(seat) for seat in seats],
                you=sorted(held - {WATCHER}),
                host=row.host == digest(key),
                status=row.status,
                count=row.count,
                turn=row.turn,
                your_turn=row.status == "open" and row.turn in held,
                caption=stored_message(row.caption),
                scores=row.scores,
                winners=row.winners,
                left=not held,
                created=row.created,
                changed=row.changed,
                task=row.task,
                origin=origin_of(row),
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

    async def reseat(self, change: Callable[..., T], table: str, key: str, *words: Any) -> T:
        """Change who sits where, then let everybody at the table know."""
        work = self._reseat(change, _possible(table), digest(key), *words)
        return await asyncio.shield(asyncio.create_task(work))

    async def _reseat(self, change: Callable[..., T], table: str, *words: Any) -> T:
        done = await asyncio.to_thread(change, table, *words)
        with suppress(Unsaved):  # it is stored; the room is read anew when that is possible
            await self.rooms.catch_up(table)
        return done

    async def look_at_link(self, table: str, key: str, token: str) -> LinkInfo:
        """What a link opens for a key."""
        return await asyncio.to_thread(
            self.seat_requests.look, _possible(table), digest(key), token
        )

    # -- advice ----------------------------------------------------------------------------------

    async def hint(self, table: str, key: str, wish: HintWish) -> Hint:
        """The best actions of a person who is to decide."""
        with self.one_at_a_time(key, Message("server-one-hint")):
            async with self.seated(table, key) as (room, own):
                seat = room.acting_seat(own, wish.seat)
                if room.status != "open" or room.table.state.seat != seat:
                    raise Refusal("not_your_turn", Message("server-hint-turn"))
                strongest = Opponent(level_names(self.settings.players, room.row.game)[-1])
                seconds = min(self.settings.think, PONDERED)
                state, count = room.table.state.copy(), room.count
                question = question_for(
                    room.row, state, count, seat, strongest, seconds, most=HINTED
                )
            choices = await self.pool.choose(question, table, digest(key))
            return Hint([_advice(state, **each) for each in choices])

    @contextmanager
    def one_at_a_time(self, asker: str, why: Message) -> Iterator[None]:
        """Refuse whoever asks for advice while the last one is still thought about."""
        if asker in self._asking:
            raise Refusal("too_fast", why)
        self._asking.add(asker)
        try:
            yield
        finally:
            self._asking.discard(asker)

    async def newest(self, asker: str, thinking: Coroutine[Any, Any, T]) -> T | None:
        """What is found out, None when the same asker wants to know something else meanwhile."""
        before = self._latest.pop(asker, None)
        if before is not None:
            before.cancel()
        task: asyncio.Task[T] = asyncio.get_running_loop().create_task(thinking)
        self._latest[asker] = task
        try:
            return await task
        except asyncio.CancelledError:
            own = asyncio.current_task()
            if own is None or own.cancelling():
                raise
            return None
        finally:
            if self._latest.get(asker) is task:
                del self._latest[asker]


def _advice(state: State, steps: list[str], loss: float) -> Advised:
    """A move that is advised, with what its first action means in the position."""
    text = steps[0]
    return Advised(text, message_of(state.message(state.read(text))), loss, steps)


def _possible(table: str) -> str:
    """A name that a table can have; the store is asked for no other."""
    return table if is_table(table) else ""


def check_host(room: Room, key: str) -> None:
    """Refuse what only the host may do."""
    if room.row.host != digest(key):
        raise not_seated(Message("server-host-only"))
