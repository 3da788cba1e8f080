"""The WebSocket of a table: hello, commands in, snapshots out, each made for its receiver."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kontor.core.errors import KontorError
from kontor.core.words import Saying, known
from kontor.server.hall import Hall
from kontor.server.messages import (
    Act,
    ChangeLanguage,
    Hello,
    Incoming,
    Ping,
    Redo,
    Undo,
    incoming,
)
from kontor.server.refusals import Refusal, no_table
from kontor.server.room import Room
from kontor.server.snapshot import presence, snapshot
from kontor.server.tokens import digest
from kontor.server.words import preferred

PATIENCE = 10.0  # seconds to wait for hello
MOST_WAITING = 256
BYE = 4400


class Guest:
    """One connection to one room."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, hello: Hello) -> None:
        self.socket = socket
        self.room = room
        self.key = digest(hello.key)
        self.language = known(hello.language)
        self.seats = room.seats_of(self.key) or frozenset()
        self.known = 0
        self.is_new = True
        self._answers: deque[dict[str, Any]] = deque()
        self._presence = False
        self._dirty = hello.version is None or hello.version != room.version
        self._wake = asyncio.Event()
        if not self._dirty:
            self.known, self.is_new = room.count, False
            self.answer({"type": "welcome", "version": room.version})
        self._wake.set()

    def notice(self) -> None:
        """The table changed."""
        self._dirty = True
        self._wake.set()

    def notice_presence(self) -> None:
        """Somebody came or went."""
        self._presence = True
        self._wake.set()

    def answer(self, message: dict[str, Any]) -> None:
        """Say something to this guest alone."""
        self._answers.append(message)
        self._wake.set()

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
                if (message := await self._snapshot()) is None:
                    await self.socket.close(BYE, "not_seated")
                    return
                await self._say(message)
            elif self._presence:
                self._presence = False
                await self._say(presence(self.room))

    async def _snapshot(self) -> dict[str, Any] | None:
        async with self.room.lock:
            self._dirty = self._presence = False
            own = self.room.seats_of(self.key)
            if own is None:
                return None
            if own != self.seats:
                self.seats = own
                self.room.moved()
            made = snapshot(self.room, self.key, None if self.is_new else self.known)
            self.known, self.is_new = self.room.count, False
            return made

    async def _say(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())


async def live(socket: WebSocket[Any, Any, Any], hall: Hall, table: str) -> None:
    """Serve one connection until it ends."""
    await socket.accept()
    language = preferred(socket.headers.get("accept-language", ""))
    try:
        hello = await asyncio.wait_for(_receive(socket), PATIENCE)
        if not isinstance(hello, Hello):
            raise Refusal("bad_input", Saying("server-hello-first"))
        language = known(hello.language)
        room = await hall.rooms.open(table)
        async with room.lock:
            if room.seats_of(digest(hello.key)) is None:
                raise no_table()
            guest = Guest(socket, room, hello)
            room.listeners.add(guest)
    except KontorError as error:
        await socket.send_json({"type": "error", "id": None, **_problem(error, language)})
        await socket.close(BYE, str(error.code))
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    _tell_presence(room)
    sender = asyncio.create_task(guest.send())
    reader = asyncio.create_task(_listen(socket, hall, guest))
    try:
        await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.listeners.discard(guest)
        for task in (sender, reader):
            task.cancel()
        ends = await asyncio.gather(sender, reader, return_exceptions=True)
        _tell_presence(room)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, (WebSocketDisconnect, RuntimeError)):
            raise end


async def _listen(socket: WebSocket[Any, Any, Any], hall: Hall, guest: Guest) -> None:
    """Carry out what a guest says, one message after the other."""
    while not guest.is_flooded:
        name = None
        try:
            message = await _receive(socket)
            hall.live_rate.take(guest.key)
            if isinstance(message, (Act, Undo, Redo)):
                name = message.id
                version = await guest.room.do(message, guest.key)
                guest.answer({"type": "answer", "id": message.id, "version": version})
            elif isinstance(message, ChangeLanguage):
                guest.language = known(message.language)
            elif isinstance(message, Ping):
                guest.answer({"type": "pong"})
            else:
                raise Refusal("bad_input", Saying("server-hello-twice"))
        except WebSocketDisconnect:
            return
        except KontorError as error:
            problem = _problem(error, guest.language)
            guest.answer({"type": "error", "id": name, **problem, "version": guest.room.version})
            if error.code == "stale":
                guest.notice()


async def _receive(socket: WebSocket[Any, Any, Any]) -> Incoming:
    text = await socket.receive_data("text")
    try:
        return incoming.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        problem = Saying("server-not-understood", problem=str(error))
        raise Refusal("bad_input", problem) from None


def _problem(error: KontorError, language: str) -> dict[str, Any]:
    return {"code": error.code, "message": error.told(language)}


def _tell_presence(room: Room) -> None:
    room.tell_presence()
    room.moved()
