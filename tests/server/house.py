"""A real server in a process of its own, and clients that talk to it as a browser would."""

import json
import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from ssl import SSLContext
from subprocess import Popen
from typing import IO, Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import nursery

Message = dict[str, Any]
PATIENCE = 60.0  # seconds; a machine with much to do starts a worker slowly
ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))


class House:
    """A server on a free port; it can be stopped, killed and started again on the same port."""

    def __init__(self, database: str, log: Path | None = None, **environment: str) -> None:
        self.database = database
        self.log = log
        self.environment = {
            "KONTOR_RATE": "100000",
            "KONTOR_CONNECTIONS": "2000",
            "KONTOR_CONNECTIONS_EACH": "2000",
            "KONTOR_WORKERS": "1",
            "KONTOR_REVIEWS": "asked",  # games of other tests need no review
            "KONTOR_REVIEW_SECONDS": "0.01",  # the quick pass alone says enough
            "PYTHONPATH": PATH,  # where it finds players that were made for tests
            **environment,
        }
        self.port = 0
        self.scheme = "http"
        self.tls: SSLContext | None = None
        self.process: nursery.Server | Popen[str] | None = None
        self.open = ExitStack()  # what clients hold open

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.finish()

    def finish(self) -> None:
        """Let everybody go, then end."""
        self.open.close()
        self.stop()

    def start(self) -> Self:
        log = None if self.log is None else self.log.open("ab")
        words = ("serve", "--no-browser", f"--port={self.port}", f"--database={self.database}")
        self.process = self.begin(words, {**os.environ, **self.environment}, log)
        if log is not None:
            log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://localhost:" in line, line
        self.port = int(line.split("http://localhost:")[1].split("/")[0])
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.url}/api/health", verify=False).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.02)

    def begin(
        self, words: Sequence[str], environment: Mapping[str, str], errors: IO[bytes] | None
    ) -> nursery.Server | Popen[str]:
        """Start the process."""
        return nursery.start(words, environment, errors)

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl+C would."""
        self._end(signal.SIGINT)

    def terminate(self) -> int:
        """End it as systemd and containers do; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code


class Visitor:
    """A browser: a key, requests, and a socket for each table it looks at."""

    def __init__(self, house: House, key: str = "") -> None:
        self.house = house
        made = key or httpx.post(f"{house.url}/api/visitors", verify=False).json()["key"]
        self.key: str = made
        self.http = httpx.Client(
            headers={"authorization": f"Bearer {self.key}"}, timeout=PATIENCE, verify=False
        )
        house.open.callback(self.http.close)

    def ask(self, method: str, path: str, body: Any = None, expect: int = 0) -> Any:
        answer = self.http.request(method, f"{self.house.url}/api/{path}", json=body)
        if expect:
            assert answer.status_code == expect, answer.text
        else:
            assert answer.status_code < 300, answer.text
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.json()
        return answer.text

    def make(self, *kinds: str, **more: Any) -> Message:
        """A new table: me, here, link, or the level of an opponent."""
        seats = [
            {"kind": kind}
            if kind in ("me", "here", "link")
            else {"kind": "opponent", "level": kind}
            for kind in kinds
        ]
        wish = {"game": "le_havre", "seats": seats, **more}
        made: Message = self.ask("POST", "tables", wish)
        return made

    def open(self, record: str, *kinds: str) -> Message:
        """A table from a record."""
        seats = [{"kind": kind} for kind in kinds] or None
        made: Message = self.ask("POST", "records", {"text": record, "seats": seats})
        return made

    def join(self, table: str, token: str, **more: str) -> Message:
        joined: Message = self.ask("POST", f"tables/{table}/join", {"token": token, **more})
        return joined

    def lend(self, other: "Visitor", table: str, seat: int) -> Message:
        """Let another browser hold a seat beside this one, as a device of the same person."""
        device = self.ask("POST", f"tables/{table}/seats/{seat}/device")
        return other.join(table, device["token"])

    def sit(self, table: str, version: int | None = None) -> "Live":
        return Live(self, table, version)


class Live:
    """One socket to one table."""

    numbers = count()

    def __init__(self, visitor: Visitor, table: str, version: int | None = None) -> None:
        self.visitor = visitor
        self.table = table
        self.now: Message = {}
        self.heard: list[Message] = []
        self.lines: list[Message] = []
        url = f"{visitor.house.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._open = ExitStack()
        visitor.house.open.callback(self.close)
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, max_size=None, ssl=visitor.house.tls)
        )
        self.say({"type": "hello", "key": visitor.key, "version": version})
        self.wait(lambda message: message["type"] in ("snapshot", "welcome"))

    @property
    def texts(self) -> list[str | None]:
        """What was played, step by step, as far as it is told."""
        return [step["text"] for line in self.lines for step in line["steps"]]

    @property
    def legal(self) -> list[str]:
        """What can be done now, as lines."""
        return [choice["text"] for choice in self.now["legal"]]

    def say(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Message:
        message: Message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "snapshot" and message["version"] >= self.now.get("version", 0):
            self.now = message
            first = message["log"]["first"]
            self.lines = [line for line in self.lines if line["at"] < first]
            self.lines += message["log"]["lines"]
        return message

    def wait(self, wanted: Callable[[Message], bool]) -> Message:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.hear()
            if wanted(message):
                return message
        raise AssertionError("the message never came")

    def answer(self, name: str) -> Message:
        """The answer to a command."""
        return self.wait(lambda message: message.get("id") == name)

    def reach(self, version: int) -> Message:
        """The snapshot of a version, or a later one."""
        if self.now.get("version", -1) < version:
            self.wait(lambda _: self.now.get("version", -1) >= version)
        return self.now

    def settle(self) -> Message:
        """Wait until no opponent is to move."""
        while self.now["thinking"] is not None:
            self.hear()
        return self.now

    def command(self, type_: str, **words: Any) -> Message:
        """Send a command and wait for its answer."""
        words = {"id": f"c{next(self.numbers)}", "version": self.now["version"], **words}
        self.say({"type": type_, **words})
        return self.answer(words["id"])

    def act(self, *steps: str, **words: Any) -> Message:
        """Play one move, of one step or of several."""
        answer = self.command("act", steps=steps, **words)
        if answer["type"] == "answer":
            self.reach(answer["version"])
        return answer

    def travel(self, type_: str, to: int) -> Message:
        answer = self.command(type_, to=to)
        if answer["type"] == "answer":
            self.reach(answer["version"])
        return answer

    def play(self, chance: Random, most: int = 10_000) -> int:
        """Play random actions while it is this seat's turn; how many there were."""
        played = 0
        while self.now["your_turn"] and played < most:
            answer = self.act(chance.choice(self.legal))
            assert answer["type"] == "answer", answer
            played += 1
        return played

    def close(self) -> None:
        self._open.close()


__all__ = ["ConnectionClosed", "House", "Live", "Message", "Visitor", "is_alive", "sqlite", "until"]


def sqlite(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


def until(wanted: Callable[[], bool]) -> None:
    """Wait for something that takes a moment."""
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    """Whether a process still runs; one that nobody has asked after yet does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
