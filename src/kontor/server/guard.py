"""What stands before every request: host names, origins, sizes, rates, safe headers."""

import ipaddress
import json
import logging
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kontor.core.words import Saying
from kontor.server.limits import Rate
from kontor.server.refusals import STATUS, Refusal
from kontor.server.words import preferred

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
RECORD_BODY = 1_100_000
log = logging.getLogger("kontor.server")


class Guard:
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
        language = preferred(headers.get(b"accept-language", b"").decode("latin-1"))
        try:
            self._check(asked, headers)
        except Refusal as refusal:
            await refuse(asked["type"], refusal, language, receive, with_headers(send))
            return
        if asked["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        body = Body(receive, RECORD_BODY if asked["path"] == "/api/records" else SMALL_BODY)
        try:
            body.check_length(headers)
        except Refusal as refusal:
            await refuse("http", refusal, language, receive, with_headers(send))
            return
        await self.app(scope, body.receive, with_headers(send))

    def _check(self, scope: Mapping[str, Any], headers: Mapping[bytes, bytes]) -> None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.is_ours(host):
            raise Refusal("wrong_host", Saying("server-wrong-host"))
        origin = headers.get(b"origin")
        if origin is not None or scope["type"] == "websocket":
            page = urlsplit((origin or b"").decode("latin-1")).netloc
            # Programs send no origin and hold their key themselves; pages always send theirs.
            if origin is not None and page.lower() != host.lower():
                raise Refusal("wrong_origin", Saying("server-wrong-origin"))
        client = scope.get("client")
        self.rate.take(str(client[0]) if client else "nobody")

    def is_ours(self, host: str) -> bool:
        """Whether we are called by a name that is ours; addresses cannot be rebound."""
        try:
            name = urlsplit(f"//{host}").hostname
            if not name:
                return False
            if name.lower() in self.hosts:
                return True
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


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
        return Refusal("too_large", Saying("server-too-large", most=str(self.most)))


def with_headers(send: Send) -> Send:
    """A send that adds the safe headers."""

    async def sending(message: Message) -> None:
        said: dict[str, Any] = dict(message)
        if said["type"] == "http.response.start":
            had = {name.lower() for name, _ in said["headers"]}
            more = [(name, value) for name, value in HEADERS.items() if name not in had]
            if b"cache-control" not in had:
                more.append((b"cache-control", b"no-store"))
            said["headers"] = [*said["headers"], *more]
        await send(said)  # type: ignore[arg-type]

    return sending


def problem(refusal: Refusal, language: str) -> bytes:
    """A refusal as a body."""
    return json.dumps({"code": refusal.code, "message": refusal.told(language)}).encode()


async def refuse(kind: str, refusal: Refusal, language: str, receive: Receive, send: Send) -> None:
    """Answer with a refusal and nothing else."""
    if kind == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
        return
    body = problem(refusal, language)
    await send(
        {
            "type": "http.response.start",
            "status": STATUS[refusal.code],
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
