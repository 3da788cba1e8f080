"""What servers on one PostgreSQL say to each other: which table changed, and who is there.

With SQLite there is one server only, and nothing is said.
"""

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection, Engine

from kontor.server.store.database import failures, reason

CHANNEL = "kontor"
GLANCE = 0.5  # seconds after which a listener looks whether it is to stop
PAUSE = 1.0  # seconds before it tries to connect again
log = logging.getLogger("kontor.server")


class Changed(Struct, tag="changed"):
    """Something was stored about a table."""

    origin: str
    table: str


class Present(Struct, tag="present"):
    """Who is connected to a table by way of a server; whoever asks wants to be told the same."""

    origin: str
    number: int  # a later one has a higher number
    table: str
    seats: list[int]
    watchers: int
    asks: bool


Notice = Changed | Present
_notice: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


class Notices:
    """The voice and the ears of one server."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        self.origin = secrets.token_hex(8)
        self._numbers = count(1)
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    # -- saying ----------------------------------------------------------------------------------

    def announce_change(self, link: Connection, table: str) -> None:
        """Let the others know of what this transaction stores, once it is stored."""
        if self.is_shared:
            self._say(link, Changed(self.origin, table))

    async def announce_presence(
        self, table: str, seats: list[int], watchers: int, *, asks: bool
    ) -> None:
        """Tell who is connected here."""
        notice = Present(self.origin, next(self._numbers), table, seats, watchers, asks)

        def tell() -> None:
            with self.engine.begin() as link:
                self._say(link, notice)

        await asyncio.to_thread(tell)

    def _say(self, link: Connection, notice: Notice) -> None:
        text = msgspec.json.encode(notice).decode()
        link.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))

    # -- hearing ---------------------------------------------------------------------------------

    def listen(self, heard: Callable[[Notice | None], None]) -> None:
        """Pass on what the others say, in the loop that runs now.

        None means that nothing was heard for a while, so that anything may have changed.
        """
        loop = asyncio.get_running_loop()

        def pass_on(notice: Notice | None) -> None:
            loop.call_soon_threadsafe(heard, notice)

        self._thread = threading.Thread(target=self._run, args=(pass_on,), name="news", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Hear no more."""
        self._stopping.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join, 10)

    def _run(self, heard: Callable[[Notice | None], None]) -> None:
        while not self._stopping.is_set():
            try:
                self._hear(heard)
            except failures(self.engine) as error:
                log.warning("news of other servers are not heard: %s", reason(error))
                self._stopping.wait(PAUSE)

    def _hear(self, heard: Callable[[Notice | None], None]) -> None:
        pooled = self.engine.raw_connection()
        link: Any = pooled.driver_connection
        pooled.detach()  # it is kept for as long as it lasts
        try:
            link.autocommit = True
            link.execute(f"LISTEN {CHANNEL}")
            heard(None)
            while not self._stopping.is_set():
                for each in link.notifies(timeout=GLANCE):
                    self._understand(each.payload, heard)
        finally:
            link.close()

    def _understand(self, text: str, heard: Callable[[Notice | None], None]) -> None:
        try:
            notice = _notice.decode(text)
        except msgspec.DecodeError:
            log.warning("news of another server are not understood; is it of another version?")
            return
        if notice.origin != self.origin:
            heard(notice)
