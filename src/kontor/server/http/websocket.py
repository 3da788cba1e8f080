"""The WebSocket of a table: hello, commands in, snapshots out, each made for its receiver."""

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from kontor.core.errors import KontorError
from kontor.core.words import Message, supported_language
from kontor.server import logs, metrics
from kontor.server.http.dependencies import AppServices
from kontor.server.http.languages import preferred_language
from kontor.server.http.services import Services
from kontor.server.refusals import Refusal, Unsaved, not_seated
from kontor.server.rooms.audience import Audience
from kontor.server.rooms.room import Room
from kontor.server.rooms.rooms import Rooms
from kontor.server.rooms.snapshot import presence, snapshot
from kontor.server.tokens import digest
from kontor.server.wire.commands import (
    Act,
    ChangeLanguage,
    Hello,
    Incoming,
    Ping,
    Redo,
    Undo,
    incoming,
)
from kontor.server.wire.replies import (
    Answer,
    NotSaved,
    Outgoing,
    Pong,
    Refused,
    Snapshot,
    Welcome,
)

PATIENCE = 10.0  # seconds to wait for hello
MOST_WAITING = 256
BYE = 4400  # why a socket ends: refused
BROKEN = 4500  # our fault
log = logging.getLogger("kontor.server")


class Guest:
    """One connection to one room."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], rooms: Rooms, room: Room, hello: Hello
    ) -> None:
        self.socket = socket
        self.rooms = rooms
        self.table = room.row.id
        self.audience = room.audience
        self._version = room.version
        self.key = digest(hello.key)
        self.language = supported_language(hello.language)
        self.seats = room.seats_of(self.key) or frozenset()
        self.known = 0
        self.is_new = True
        self._answers: deque[Outgoing] = deque()
        self._presence = False
        self._unsaved = False
        self._dirty = hello.version is None or hello.version != room.version
        self._wake = asyncio.Event()
        if not self._dirty:
            self.known, self.is_new = room.count, False
            self.answer(Welcome(room.version))
        self._wake.set()

    def notice(self) -> None:
        """The table changed."""
        self._dirty = True
        self._wake.set()

    def notice_presence(self) -> None:
        """Somebody came or went."""
        self._presence = True
        self._wake.set()

    def notice_unsaved(self) -> None:
        """The store does not answer; a snapshot follows when it does."""
        if not self._unsaved:
            self._unsaved = True
            self.answer(NotSaved(Unsaved().render(self.language)))

    def answer(self, message: Outgoing) -> None:
        """Say something to this guest alone."""
        self._answers.append(message)
        self._wake.set()

    @property
    def version(self) -> int:
        """The newest version that is known here."""
        room = self.rooms.find(self.table)
        return self._version if room is None else room.version

    @property
    def is_flooded(self) -> bool:
        """Whether the guest asks without listening."""
        return len(self._answers) > MOST_WAITING

    async def send(self) -> None:
        """Send whatever there is to tell, for ever; what changed twice is told once."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._say(self._answers.popleft())
            if self._dirty:
                try:
                    await self._say(await self._snapshot())
                except Unsaved:
                    self.notice_unsaved()  # and when the room is back we are told
                except KontorError as error:
                    await self.socket.close(BYE, error.code)
                    return
            elif self._presence:
                self._presence = False
                if room := self.rooms.find(self.table):
                    await self._say(presence(room))

    async def _snapshot(self) -> Snapshot:
        self._dirty = self._presence = False
        async with self.rooms.using(self.table) as room:
            own = room.seats_of(self.key)
            if own is None:  # a guest until now, who may know that the table is there
                raise not_seated(Message("server-seat-lost"))
            if own != self.seats:
                self.seats = own
                self.audience.on_presence()
            made = snapshot(room, self.key, None if self.is_new else self.known)
            self.known, self.is_new = room.count, False
            self._version, self._unsaved = room.version, False
            return made

    async def _say(self, message: Outgoing) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], services: AppServices
) -> None:
    """The live side of a table."""
    try:
        await serve_socket(socket, services, table)
    except (WebSocketException, ClientDisconnected):
        raise
    except Exception:
        log.exception("a socket broke off")
        reason = f"internal {logs.request_number()}"
        raise WebSocketException(detail=reason, code=BROKEN) from None


async def serve_socket(socket: WebSocket[Any, Any, Any], services: Services, table: str) -> None:
    """Serve one connection until it ends."""
    await socket.accept()
    language = preferred_language(socket.headers.get("accept-language", ""))
    try:
        async with asyncio.timeout(PATIENCE):
            hello = await _receive(socket)
        if not isinstance(hello, Hello):
            raise Refusal("bad_input", Message("server-hello-first"))
        language = supported_language(hello.language)
        async with services.seated(table, hello.key) as (room, _):
            guest = Guest(socket, services.rooms, room, hello)
            audience = room.audience
            audience.listeners.add(guest)
    except KontorError as error:
        refused = Refused(None, error.code, error.render(language))
        await socket.send_text(msgspec.json.encode(refused).decode())
        await socket.close(BYE, str(error.code))
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    _tell_presence(audience)
    sender = asyncio.create_task(guest.send())
    reader = asyncio.create_task(_listen(socket, services, guest))
    metrics.GUESTS.inc()
    try:
        await services.sweeper.greet(table)
        await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.GUESTS.dec()
        audience.listeners.discard(guest)
        for task in (sender, reader):
            task.cancel()
        ends = await asyncio.gather(sender, reader, return_exceptions=True)
        _tell_presence(audience)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, (WebSocketDisconnect, RuntimeError)):
            raise end


async def _listen(socket: WebSocket[Any, Any, Any], services: Services, guest: Guest) -> None:
    """Carry out what a guest says, one message after the other."""
    while not guest.is_flooded:
        name = None
        try:
            message = await _receive(socket)
            services.live_rate.take(guest.key)
            if isinstance(message, (Act, Undo, Redo)):
                name = message.id
                version = await services.rooms.do(guest.table, message, guest.key)
                guest.answer(Answer(message.id, version))
            elif isinstance(message, ChangeLanguage):
                guest.language = supported_language(message.language)
            elif isinstance(message, Ping):
                guest.answer(Pong())
            else:
                raise Refusal("bad_input", Message("server-hello-twice"))
        except WebSocketDisconnect:
            return
        except KontorError as error:
            said = error.render(guest.language)
            guest.answer(Refused(name, error.code, said, guest.version))
            if error.code == "stale":
                guest.notice()


async def _receive(socket: WebSocket[Any, Any, Any]) -> Incoming:
    text = await socket.receive_data("text")
    try:
        return incoming.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        problem = Message("server-not-understood", problem=str(error))
        raise Refusal("bad_input", problem) from None


def _tell_presence(audience: Audience) -> None:
    audience.tell_presence()
    audience.on_presence()
