"""Whatever is sent, nobody ever gets a 500: bad bytes in addresses, headers, bodies, messages."""

import asyncio
import io
import json
import logging
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product
from random import Random
from typing import Any

import httpx
import pytest
from litestar import Litestar, get
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kontor.server import logs
from kontor.server.http.app import make_app
from kontor.server.http.errors import answer_fault
from kontor.server.http.middleware import POLICY, Middleware
from kontor.server.http.rate_limits import Rate
from kontor.server.settings import Settings
from tests.server.house import House, Visitor, sqlite
from tests.server.postgres import postgres

BAD_PARTS = [
    b"%00", b"a%00b", b"%ff%fe", b"%0d%0aX:1", b"%F0%9F%98%80", b"..", b"%2e%2e%2f", b"%2F", b"-1",
    b"0", b"9" * 19, b"9" * 30, b"9" * 5000, b"%D9%A1", b"1e9", b"nan", b"a" * 300, b"a" * 5000,
    b"a/" * 2500, b"*", b"{table}", b"%", b"%zz", b"'\\",
]  # fmt: skip
BAD_BODIES = [
    b"", b"{", b"\xff\xfe", b"null", b"[]", b'"x"', b"[" * 10_000, b'{"a":' * 3000, b"1" * 5000,
    b'{"game": "le_havre", "seats": [{"kind": "me", "name": "\\u0000\\u202e"}], "name": "\\u0000"}',
    b'{"type": "act", "id": "\\u0000", "version": 0, "steps": ["take\\u0000wood"]}',
    b'{"type": "undo", "id": "x", "version": 0, "to": 1e400}', b'{"seat": 1e30}', b'{"seat": -1}',
    b'{"texts": ["\\u0000", "\\ud83d\\ude00", "take ' + b"9" * 300 + b'"]}',
    b'{"actions": ["pay ' + b"9" * 300 + b' food"]}', b'{"name": "\\u0000", "colour": ""}',
    b'{"text": "kontor 1\\u0000\\ngame le_havre"}', b'{"text": "\\u0000", "seats": null}',
]  # fmt: skip
BAD_HEADERS = [
    {b"Origin": b"http://["}, {b"Origin": b"\xff"}, {b"Origin": b"http://[::1"}, {b"Host": b"["},
    {b"Host": b"\xff"}, {b"Host": b"127.0.0.1:99999999"}, {b"Accept-Language": b"\xff;q=,,=;"},
    {b"Authorization": b"Bearer \xff"}, {b"Cookie": b"\xff=\x01;;"}, {b"Accept": b"\xff/;;q"},
    {b"Content-Type": b"\xff"}, {b"Content-Type": b"multipart/form-data"},
    {b"Content-Type": b"application/json; charset=\xff"}, {b"Content-Length": b"9" * 30},
    {b"Range": b"bytes=-\xff"}, {b"If-None-Match": b"\xff"}, {b"X-Forwarded-For": b"["},
    {b"Upgrade": b"websocket", b"Connection": b"upgrade"},
    {b"Upgrade": b"h2c", b"Connection": b"upgrade, close"}, {b"Expect": b"100-continue"},
]  # fmt: skip


def routes() -> list[tuple[bytes, str]]:
    """All addresses with their methods, those that no description names too."""
    found = [
        (str(method).encode(), route.path)
        for route in make_app(Settings("sqlite://")).routes
        for method in getattr(route, "methods", {"GET"})
    ]
    return sorted({*found, (b"GET", "/assets/{path}"), (b"GET", "/{path}")})


ROUTES = routes()


class Raw:
    """Sends bytes as they are."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.visitor = Visitor(house)
        self.table = self.visitor.make("me", "link", seed=3)["table"]

    def ask(
        self, method: bytes, path: bytes, more: dict[bytes, bytes] | None = None, body: bytes = b""
    ) -> bytes:
        headers = {
            b"Host": b"127.0.0.1",
            b"Connection": b"close",
            b"Authorization": b"Bearer " + self.visitor.key.encode(),
            b"Content-Type": b"application/json",
            b"Content-Length": str(len(body)).encode(),
        } | (more or {})
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers.items())
        with socket.create_connection(("127.0.0.1", self.house.port), 10) as raw:
            raw.sendall(method + b" " + path + b" HTTP/1.1\r\n" + lines + b"\r\n" + body)
            return b"".join(iter(lambda: _some(raw), b""))


def _some(raw: socket.socket) -> bytes:
    try:
        return raw.recv(65536)
    except ConnectionResetError:  # we sent more than it wanted to read
        return b""


def check(answer: bytes, asked: object) -> None:
    """No fault of ours, and a sentence where it is a refusal of ours."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1]) if head else 400
    assert status < 500, (asked, answer)
    if status >= 400 and b"application/json" in head and body:
        assert set(json.loads(body)) == {"code", "message"}, (asked, answer)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def raw(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Raw]:
    folder = tmp_path_factory.mktemp("edges")
    with ExitStack() as stack:
        is_file = request.param == "sqlite"
        url = sqlite(folder) if is_file else stack.enter_context(postgres())
        house = House(url, log=folder / "log", KONTOR_TABLES="100000").start()
        stack.callback(house.finish)
        yield Raw(house)
    log = (folder / "log").read_text("utf-8")
    assert " ERROR " not in log, log


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route[0].decode()} {route[1]}")
def test_bad_bytes_in_addresses(raw: Raw, route: tuple[bytes, str]) -> None:
    method, path = route
    parts = re.findall(r"{[^}]*}", path)
    for bad, at in product(BAD_PARTS, range(max(1, len(parts)))):
        filled = path.encode()
        for number, part in enumerate(parts):
            good = raw.table.encode() if "table" in part else b"0"
            filled = filled.replace(part.encode(), bad if number == at else good)

        for query in (b"", b"?first=" + bad + b"&last=%00&language=" + bad):
            check(raw.ask(method, filled + query), (method, filled[:80], query[:80]))


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route[0].decode()} {route[1]}")
def test_bad_bytes_in_bodies_and_headers(raw: Raw, route: tuple[bytes, str]) -> None:
    method, path = route
    filled = re.sub(r"{[^}]*}", "0", path.replace("{table:str}", raw.table)).encode()
    ends = method == b"DELETE" or path.endswith("/close")  # the table is wanted longer
    chance = Random(path)
    noise = [chance.randbytes(chance.randrange(1, 300)) for _ in range(5)]

    for body in () if ends else [*BAD_BODIES, *noise]:
        check(raw.ask(method, filled, body=body), (method, filled, body[:80]))
    for headers in BAD_HEADERS:
        check(raw.ask(b"GET" if ends else method, filled, headers), (method, filled, headers))


def test_bytes_that_are_no_request_at_all(raw: Raw) -> None:
    chance = Random(5)
    for length in (1, 10, 100, 1000, 100_000):
        with socket.create_connection(("127.0.0.1", raw.house.port), 10) as sent:
            sent.sendall(chance.randbytes(length) + b"\r\n\r\n")
            check(_some(sent), length)


@pytest.mark.parametrize("message", ["[" * 10_000, "\x00", '{"type": "hello"}', "9" * 5000, "{}"])
def test_bad_messages_over_a_socket_are_refused_with_a_sentence(raw: Raw, message: str) -> None:
    url = f"ws://127.0.0.1:{raw.house.port}/api/tables/{raw.table}/live"
    with connect(url) as first, connect(url) as later:
        first.send(message)
        later.send(json.dumps({"type": "hello", "key": raw.visitor.key}))
        later.send(message)

        refused = json.loads(first.recv(5))
        heard: dict[str, Any] = {}
        while heard.get("type") != "error":
            heard = json.loads(later.recv(5))

    assert (refused["type"], refused["code"]) == ("error", "bad_input")
    assert heard["code"] == "bad_input"


def test_a_socket_to_no_table_is_refused(raw: Raw) -> None:
    base = f"ws://127.0.0.1:{raw.house.port}/api/tables"
    for name in ("%F0%9F%98%80", "x" * 12, "a" * 100):
        with connect(f"{base}/{name}/live") as live:
            live.send(json.dumps({"type": "hello", "key": raw.visitor.key}))
            assert json.loads(live.recv(5))["code"] == "not_found"
    with pytest.raises(InvalidStatus, match="HTTP 404"), connect(f"{base}/%00/live"):
        pass


@pytest.mark.parametrize(
    ("method", "path", "headers", "code"),
    [
        (b"GET", b"/api/health", {b"Origin": b"http://["}, b"wrong_origin"),
        (b"PATCH", b"/api/tables/{table}/seats/" + b"9" * 30, {}, b"bad_input"),
        (b"GET", b"/api/tables/{table}/at/" + b"9" * 30, {}, b"bad_input"),
        (b"GET", b"/assets/%00", {}, b"not_found"),
        (b"GET", b"/assets/" + b"a/" * 3000, {}, b"not_found"),
        (b"GET", b"/api/tables/%00", {}, b"not_found"),
    ],
)
def test_what_used_to_break_is_a_sentence(
    raw: Raw, method: bytes, path: bytes, headers: dict[bytes, bytes], code: bytes
) -> None:
    body = b'{"name": "x"}' if method == b"PATCH" else b""

    answer = raw.ask(method, path.replace(b"{table}", raw.table.encode()), headers, body)

    assert code in answer
    assert b"content-security-policy" in answer


# -- the last resort ---------------------------------------------------------------------------


@get("/", sync_to_thread=False)
def faulty() -> None:
    """A route with a fault."""
    raise ZeroDivisionError


async def bare(*_: Any) -> None:
    """What has a fault outside of all routes."""
    raise ZeroDivisionError


@pytest.mark.parametrize(
    "app",
    [bare, Litestar([faulty], exception_handlers={Exception: answer_fault}, logging_config=None)],
)
def test_a_fault_of_ours_has_a_number_that_stands_in_the_log(
    app: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = io.StringIO()
    handler = logs.SparingHandler(stream)
    handler.setFormatter(logs.TextFormatter())
    caplog.set_level(logging.WARNING)
    logger = logging.getLogger("kontor.server")
    monkeypatch.setattr(logger, "handlers", [handler])
    guarded: Any = Middleware(app, (), Rate(100, 100))

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(guarded, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/", headers={"accept-language": "de"})

    answer = asyncio.run(ask())

    assert answer.status_code == 500
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.json()["code"] == "internal"
    number = re.search(
        r"mehr steht im Protokoll des Servers unter request (\d+)$", answer.json()["message"]
    )
    assert number is not None
    (line,) = [line for line in stream.getvalue().splitlines() if not line.startswith("    ")]
    assert f" ERROR request={number[1]} a request broke off" in line
    assert "ZeroDivisionError" in stream.getvalue()
