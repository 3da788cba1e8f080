"""Connections: how many there may be, and how long one may take to say what it wants.

uvicorn waits without end for the first request and counts nobody. These are its own protocols with
a count and a clock; see decision 0011.
"""

import asyncio
import ipaddress
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kontor.server import metrics
from kontor.server.http.rate_limits import asker
from kontor.server.settings import Settings

SORRY = b'{"code": "unavailable", "message": "too many connections are open; try again soon"}'
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\n"
    b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b"
) % (len(SORRY), SORRY)
log = logging.getLogger("kontor.server")


class ConnectionLimits:
    """Who is connected: at most so many in all and from one address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = [ipaddress.ip_network(each) for each in settings.proxies]
        self._here: dict[asyncio.Transport, str] = {}
        self._each: dict[str, int] = {}
        self._silent: dict[asyncio.Transport, None] = {}  # nothing asked yet, the oldest first
        metrics.CONNECTIONS.set_function(lambda: len(self._here))

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; False when there is no place for it."""
        peer = (transport.get_extra_info("peername") or ("",))[0]
        address = asker(peer)
        is_full = self._each.get(address, 0) >= self.settings.connections_each
        if is_full and not self._is_proxy(peer):
            metrics.REFUSED.labels("address").inc()
            log.warning("too many connections from %s", address)
            return False
        if len(self._here) >= self.settings.connections and not self._make_place():
            metrics.REFUSED.labels("all").inc()
            log.warning("too many connections")
            return False
        self._here[transport] = address
        self._each[address] = self._each.get(address, 0) + 1
        return True

    def forget(self, transport: asyncio.Transport) -> None:
        """It is gone."""
        self._silent.pop(transport, None)
        address = self._here.pop(transport, None)
        if address is not None:
            self._each[address] -= 1
            if not self._each[address]:
                del self._each[address]

    def mark(self, transport: asyncio.Transport, *, silent: bool) -> None:
        """Whether nothing is being done for a connection: it makes place first."""
        if not silent:
            self._silent.pop(transport, None)
        elif transport in self._here:
            self._silent.setdefault(transport)

    def _make_place(self) -> bool:
        """End the connection that has been silent longest."""
        oldest = next(iter(self._silent), None)
        if oldest is not None:
            self.forget(oldest)
            oldest.abort()
        return oldest is not None

    def _is_proxy(self, peer: str) -> bool:
        """Whether many people come by way of this address."""
        return any(ipaddress.ip_address(peer) in network for network in self.proxies)


class HttpProtocol(H11Protocol):
    """HTTP with a clock: headers, body and the reading of answers all have their time."""

    def __init__(self, limits: ConnectionLimits, **given: Any) -> None:
        super().__init__(**given)
        self.limits = limits
        self.settings = limits.settings
        self._clock: asyncio.TimerHandle | None = None
        self._waits_for: object = None  # what the clock was set for
        self._stuck: asyncio.TimerHandle | None = None
        self._is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        if self.limits.admit(transport):
            self._watch()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self.limits.forget(self.transport)
        self._set_clock(None, 0.0)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        """The next request may come."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on another protocol has this connection; it is still counted."""
        self._is_upgraded = True
        self._set_clock(None, 0.0)
        self.limits.mark(self.transport, silent=False)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.settings.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    def _watch(self) -> None:
        """Set the clock by what has not come yet; a part of it does not set it anew."""
        if self._is_upgraded:
            return  # the end of the request is never read here, as if a body were still to come
        state = self.conn.their_state
        self.limits.mark(self.transport, silent=state is h11.IDLE)
        if state is h11.IDLE and self.timeout_keep_alive_task is None:
            self._set_clock(state, self.settings.header_seconds)
        elif state is h11.SEND_BODY:
            self._set_clock(state, self.settings.body_seconds)
        else:
            self._set_clock(None, 0.0)

    def _set_clock(self, state: object, seconds: float) -> None:
        if state is self._waits_for and state is not None:
            return
        if self._clock is not None:
            self._clock.cancel()
        self._waits_for = state
        self._clock = None
        if state is not None:
            self._clock = self.loop.call_later(seconds, self.transport.abort)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket; pings find out who is gone."""

    def __init__(self, limits: ConnectionLimits, **given: Any) -> None:
        super().__init__(**given)
        self.limits = limits

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self.limits.forget(self.transport)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Pass a message on; a refusal ends the handshake too, which uvicorn overlooks."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
