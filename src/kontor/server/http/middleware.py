"""What stands before every request: host names, origins, sizes, rates, safe headers."""

import ipaddress
import json
import logging
import re
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from kontor.core.words import Message
from kontor.server import logs, metrics
from kontor.server.http.languages import preferred_language
from kontor.server.http.rate_limits import Rate, asker
from kontor.server.refusals import STATUS, Refusal, fault

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()",
}
SMALL_BODY = 16_384
RECORDS = ("/api/records", "/api/analysis")  # where whole games are sent
RECORD_BODY = 1_100_000
LONGEST_PATH = 200  # bytes; no address of ours has more, and file systems stop at 255
TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{12})(?:/|$)")
log = logging.getLogger("kontor.server")


class Middleware:
    """Wraps the whole face."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], rate: Rate) -> None:
        self.app = app
        self.hosts = frozenset({"localhost", *hosts})
        self.rate = rate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what must not come in, and put safe headers on what goes out."""
        asked: Mapping[str, Any] = scope
        if asked["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.lower(): value for name, value in asked["headers"]}
        answer = Responder(asked["type"], headers, send)
        begun = time.perf_counter()
        try:
            await self._answer(scope, headers, receive, answer)
        finally:
            if asked["type"] == "http":
                metrics.count_request(asked, answer.status, time.perf_counter() - begun)

    async def _answer(
        self, scope: Scope, headers: Mapping[bytes, bytes], receive: Receive, answer: "Responder"
    ) -> None:
        asked: Mapping[str, Any] = scope
        table = TABLE.match(asked["path"])
        with logs.request_context(table and table[1]) as number:
            try:
                self._check(asked, headers)
                await self.app(scope, self._body_within_limit(asked, headers, receive), answer.send)
            except Refusal as refusal:
                await answer.refuse(refusal)
            except ClientDisconnected:
                raise  # nobody is left to be told
            except Exception:  # the last resort: whatever it is, the visitor gets an answer
                log.exception("a request broke off")
                await answer.refuse(fault(number))

    def _check(self, scope: Mapping[str, Any], headers: Mapping[bytes, bytes]) -> None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.is_ours(host):
            raise Refusal("wrong_host", Message("server-wrong-host"))
        origin = headers.get(b"origin")
        # Programs send no origin and hold their key themselves; pages always send theirs.
        if origin is not None and _page(origin) != host.lower():
            raise Refusal("wrong_origin", Message("server-wrong-origin"))
        client = scope.get("client")
        self.rate.take(asker(client[0] if client else None))
        path = scope["path"]
        if not path.isprintable() or len(path.encode()) > LONGEST_PATH:
            raise Refusal("not_found", Message("server-nowhere"))

    def _body_within_limit(
        self, scope: Mapping[str, Any], headers: Mapping[bytes, bytes], receive: Receive
    ) -> Receive:
        """The body, as far as it may go."""
        if scope["type"] == "websocket":
            return receive
        body = Body(receive, RECORD_BODY if scope["path"] in RECORDS else SMALL_BODY)
        body.check_length(headers)
        return body.receive

    def is_ours(self, host: str) -> bool:
        """Whether we are called by a name that is ours; addresses cannot be rebound."""
        try:
            parts = urlsplit(f"//{host}")
            name, _ = parts.hostname, parts.port  # ValueError where the port is none
            if not name:
                return False
            if name.lower() in self.hosts:
                return True
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _page(origin: bytes) -> str:
    """The host that a page says it comes from."""
    try:
        return urlsplit(origin.decode("latin-1")).netloc.lower()
    except ValueError:
        return ""


class Body:
    """A body that is cut off when it grows too large."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self.most = most
        self.got = 0

    def check_length(self, headers: Mapping[bytes, bytes]) -> None:
        """Refuse a body that says it is too large."""
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.most:
            raise self._refusal()

    async def receive(self) -> Any:
        """The next part of the body."""
        message = await self._receive()
        if message["type"] == "http.request":
            self.got += len(message.get("body", b""))
            if self.got > self.most:
                raise self._refusal()
        return message

    def _refusal(self) -> Refusal:
        return Refusal("too_large", Message("server-too-large", most=str(self.most)))


class Responder:
    """The way back to whoever asked; refuses as long as nothing was answered."""

    def __init__(self, kind: str, headers: Mapping[bytes, bytes], send: Send) -> None:
        self.kind = kind
        self.language = preferred_language(headers.get(b"accept-language", b"").decode("latin-1"))
        self.is_begun = False
        self.status = 0  # as long as nothing was answered
        self._send = send

    async def send(self, message: Mapping[str, Any]) -> None:
        """Pass a message on, with the safe headers where it has any."""
        said = dict(message)
        self.is_begun = True
        if said["type"].endswith("http.response.start"):
            self.status = said["status"]
            had = {name.lower() for name, _ in said["headers"]}
            more = [(name, value) for name, value in HEADERS.items() if name not in had]
            if b"cache-control" not in had:
                more.append((b"cache-control", b"no-store"))
            said["headers"] = [*said["headers"], *more]
        await self._send(said)  # type: ignore[arg-type]

    async def refuse(self, refusal: Refusal) -> None:
        """Answer with a refusal and nothing else; half an answer is broken off instead."""
        if self.is_begun:
            return
        said = {"code": refusal.code, "message": refusal.render(self.language)}
        body = json.dumps(said).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        kind = "websocket.http" if self.kind == "websocket" else "http"
        start = {"type": f"{kind}.response.start", "status": STATUS[refusal.code]}
        await self.send({**start, "headers": headers})
        await self.send({"type": f"{kind}.response.body", "body": body, "more_body": False})
