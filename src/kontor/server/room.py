"""A room: one table in memory, rebuilt from the store, and the one place where it changes."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, Protocol

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kontor.core.errors import BadInput, KontorError, NotYourTurn
from kontor.core.table import Table
from kontor.core.words import Saying, followed
from kontor.server import travel
from kontor.server.history import History
from kontor.server.messages import Act, Command, Travel, Undo
from kontor.server.refusals import Refusal, not_seated, not_yours
from kontor.server.store import WATCHER, Event, Found, Kind, SeatRow, Standing, milliseconds
from kontor.server.tokens import digest
from kontor.server.words import refusal
from kontor.server.writer import Writer

LONGEST_THOUGHT = 600_000  # a person who went to sleep did not think all night


class Elsewhere(NamedTuple):
    """Who is connected to a table by way of another server."""

    number: int
    seats: frozenset[int]
    watchers: int
    heard: float


class Listener(Protocol):
    """Somebody who wants to know that something changed."""

    known: int  # log lines that were told
    seats: frozenset[int]

    def notice(self) -> None:
        """Something changed."""

    def notice_presence(self) -> None:
        """Somebody came or went."""


class Room:
    """Everything about one table; all reading and changing happens while `lock` is held."""

    def __init__(self, found: Found, writer: Writer) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.writer = writer
        self.elsewhere: dict[str, Elsewhere] = {}  # by the name of the other server
        self.changed: Callable[[], None] = lambda: None
        self.moved: Callable[[], None] = lambda: None  # somebody came or went here
        self._behind = False
        self.take(found)

    def take(self, found: Found) -> None:
        """Begin anew from what the store holds."""
        self.row = found.row
        self.seats = found.seats
        self.holders = found.holders
        self.table = _opened(found)
        self.history = History(self.table)
        self.version = 0
        self.closed = False
        self.clock = [0] * found.row.players
        self.last = found.row.created
        self.answers: dict[str, int] = {}
        for event in found.events:
            self._apply(event)
            self._noted(event)
        for listener in self.listeners:
            listener.known = 0

    # -- what is so ------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat.seat for seat in self.seats if seat.level is None]

    @property
    def status(self) -> str:
        """Open, over or closed."""
        return "closed" if self.closed else "over" if self.table.state.is_over else "open"

    @property
    def count(self) -> int:
        """How many actions were played."""
        return len(self.table.history)

    @property
    def opponent(self) -> SeatRow | None:
        """The opponent who is to decide, None when nobody or a person is."""
        turn = self.table.state.seat
        if self.closed or turn is None or self.seats[turn].level is None:
            return None
        return self.seats[turn]

    def seats_of(self, key: str) -> frozenset[int] | None:
        """The seats that a key (its hash) opens, none for a spectator, None for a stranger."""
        held = self.holders.get(key)
        return None if held is None else frozenset(held - {WATCHER})

    def looking(self, own: frozenset[int]) -> int | None:
        """Whose eyes the holder of some seats looks through."""
        turn = self.table.state.seat
        if turn in own:
            return turn
        for entry in reversed(self.table.history):
            if entry.seat in own:
                return entry.seat
        return min(own, default=None)

    def acting(self, own: frozenset[int], seat: int | None) -> int:
        """The seat that a command of theirs is for."""
        turn = self.table.state.seat
        if seat is None:
            if turn in own:
                return turn
            if len(own) != 1:
                raise not_seated(Saying("server-which-seat" if own else "server-watching"))
            return next(iter(own))
        if seat not in own:
            raise not_yours(seat)
        return seat

    # -- what is done ----------------------------------------------------------------------------

    async def do(self, command: Command, key: str) -> int:
        """Check a command of a person, store it, then tell everybody; the version it led to."""
        # A sender who goes away in the middle must not leave half of it done.
        return await asyncio.shield(asyncio.create_task(self._do(command, key)))

    async def _do(self, command: Command, key: str) -> int:
        name = digest(f"{key} {command.id}")
        async with self.lock:
            if name in self.answers:
                return self.answers[name]
            own = self.seats_of(key)
            if not own:
                raise not_seated(Saying("server-not-here" if own is None else "server-watching"))
            if self.closed:
                raise Refusal("closed", Saying("server-closed"))
            self._check_version(command.version)
            if isinstance(command, Act):
                seat = self.acting(own, command.seat)
                event = self._played(command.text, seat, name)
            else:
                event = self._travelled(command, own, name)
            return await self._keep(event)

    async def do_as(self, seat: int, text: str, version: int) -> bool:
        """Play for an opponent; False when the table has moved on meanwhile."""
        async with self.lock:
            if self.version != version or self.closed:
                return False
            await self._keep(self._played(text, seat, None))
            return True

    async def close(self) -> None:
        """End the game for good."""
        async with self.lock:
            if self.status != "open":
                raise Refusal("closed", Saying("server-ended"))
            self.closed = True
            await self._keep(self._event("close", 0, "", None))

    async def catch_up(self) -> None:
        """Do what another server has stored meanwhile, and tell everybody here."""
        if self._behind:
            return  # somebody is about to do that
        self._behind = True
        async with self.lock:
            self._behind = False
            store = self.writer.store
            found = await asyncio.to_thread(store.find, self.row.id, self.version)
            if found is None or not (found.events or self._differs(found)):
                return
            self.row, self.seats, self.holders = found.row, found.seats, found.holders
            for event in found.events:
                self._follow(event)
            self.tell()

    def _differs(self, found: Found) -> bool:
        """Whether seats, links or those who may sit have changed."""
        here = self.seats, self.holders, self.row.watch
        return here != (found.seats, found.holders, found.row.watch)

    def rename(self, seat: int, name: str, colour: str) -> None:
        """Show a seat by another name or colour."""
        self.seats[seat] = replace(self.seats[seat], name=name, colour=colour)

    def set_token(self, seat: int, token: str) -> None:
        """Know the hash of a new link; WATCHER is the spectators'."""
        if seat == WATCHER:
            self.row = replace(self.row, watch=token)
        else:
            self.seats[seat] = replace(self.seats[seat], token=token)

    def tell(self) -> None:
        """Let everybody know that something changed."""
        for listener in list(self.listeners):
            listener.notice()
        self.changed()

    def tell_presence(self) -> None:
        """Let everybody here know that somebody came or went."""
        for listener in list(self.listeners):
            listener.notice_presence()

    def _check_version(self, version: int) -> None:
        if version != self.version:
            versions = {"version": str(self.version), "given": str(version)}
            raise Refusal("stale", Saying("server-stale", **versions))

    def _played(self, text: str, seat: int, name: str | None) -> Event:
        try:
            self.history.keep()
            entry = self.table.play(text, seat)
        except NotYourTurn as error:
            reason = refusal(self.table.state, seat, text)
            if reason is None:
                raise
            raise NotYourTurn(followed(error.sentence, reason)) from None
        self._forget(self.count - 1)
        return self._event("play", seat, entry.text, name)

    def _travelled(self, command: Travel, own: frozenset[int], name: str) -> Event:
        kind: Kind
        if isinstance(command, Undo):
            allowed = travel.stops(self.history, own, self.people)
            travel.check(command.to, allowed, "undo")
            kind, seat = "undo", self.table.history[command.to].seat
        else:
            allowed = travel.ahead(self.table, own, self.people)
            travel.check(command.to, allowed, "redo")
            kind, seat = "redo", self.table.undone[0].seat
        self._go(command.to)
        return self._event(kind, seat, str(command.to), name)

    async def _keep(self, event: Event) -> int:
        """Store an event that was done in memory; nobody has seen it yet, the lock is held."""
        standing = Standing(self.status, self.count, self.table.state.seat)
        try:
            await self.writer.append(self.row.id, event, standing)
        except SQLAlchemyError as error:
            found = await asyncio.to_thread(self.writer.store.find, self.row.id)
            assert found is not None
            self.take(found)
            self.tell()
            if isinstance(error, IntegrityError):
                now = Saying("server-stale-now", version=str(self.version))
                raise Refusal("stale", now) from None
            raise Refusal("unavailable", Saying("server-store")) from None
        self._noted(event)
        self.tell()
        return self.version

    def _event(self, kind: Kind, seat: int, text: str, name: str | None) -> Event:
        return Event(self.version + 1, kind, seat, text, milliseconds(), name)

    def _noted(self, event: Event) -> None:
        """Take down when and how often something was done."""
        self.version = event.version
        if event.command is not None:
            self.answers[event.command] = event.version
        if event.kind == "play":
            spent = min(max(0, event.time - self.last), LONGEST_THOUGHT)
            self.clock[event.seat] += spent
            del self.history.times[self.count - 1 :]
            self.history.times.append(event.time)
        self.last = event.time

    def _follow(self, event: Event) -> None:
        """Do what another server has done, as if it had been done here."""
        if event.kind == "play":
            self.history.keep()
        self._apply(event)
        if event.kind == "play":
            self._forget(self.count - 1)
        self._noted(event)

    def _apply(self, event: Event) -> None:
        """Do again what the store remembers."""
        if event.kind == "play":
            self.table.play(event.text, event.seat)
        elif event.kind == "close":
            self.closed = True
        else:
            self._go(int(event.text))

    def _go(self, to: int) -> None:
        count = self.count
        if to < count:
            self.table.undo(count - to)
            self._forget(to)
        else:
            self.table.redo(to - count)

    def _forget(self, count: int) -> None:
        self.history.forget(count)
        for listener in self.listeners:
            listener.known = min(listener.known, count)


def _opened(found: Found) -> Table:
    row = found.row
    try:
        if row.start is not None:
            return Table.from_position(json.loads(json.dumps(row.start)), row.rules)
        options = dict(row.options)
        return Table.new(row.game, row.players, row.seed, rules=row.rules, **options)
    except KontorError as error:
        raise BadInput(Saying("server-cannot-open", reason=error.sentence)) from None
