"""Servers that start at once: a process has the libraries loaded already, and forks for each.

Most of a server's start is loading the libraries of others, and the tests start about two hundred.
Kontor itself is read anew by each of them, in the environment that it is given. Those of
`test_hosting.py`, and whatever else a command starts, are started in the usual way.
"""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO

LIBRARIES = (
    *("typer", "rich.console", "rich.progress", "rich.markdown", "msgspec", "prometheus_client"),
    *("sqlalchemy.dialects.sqlite", "sqlalchemy.dialects.postgresql.psycopg", "alembic.command"),
    *("litestar.openapi", "litestar.plugins.pydantic", "uvicorn.lifespan.on", "websockets"),
    *("uvicorn.protocols.http.auto", "fluent.runtime"),
)
NUMBER = 64  # bytes in which any number has room
WISH = 1 << 16
ROOT = Path(__file__).parents[2]


class Server:
    """A forked process, with as much of `subprocess.Popen` as tests need."""

    def __init__(self, pid: int, output: int, line: socket.socket) -> None:
        self.pid = pid
        self.stdout: IO[str] | None = os.fdopen(output, encoding="utf-8")
        self._line = line
        self._code: int | None = None

    def send_signal(self, how: int) -> None:
        """Tell it something; after the end nobody hears it."""
        if self._code is None:
            os.kill(self.pid, how)

    def wait(self, timeout: float) -> int:
        """The exit code, negative for a signal."""
        if self._code is None:
            self._line.settimeout(timeout)
            try:
                self._code = int(self._line.recv(NUMBER))
            except TimeoutError:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout) from None
            self._line.close()
        return self._code


def start(words: Sequence[str], environment: Mapping[str, str], errors: IO[bytes] | None) -> Server:
    """A server as `python -m kontor` with these words starts one."""
    ours, theirs = socket.socketpair()
    reading, writing = os.pipe()
    wish = json.dumps({"words": list(words), "environment": dict(environment)})
    complaints = 2 if errors is None else errors.fileno()
    with theirs:
        socket.send_fds(_door(), [f"{wish}\n".encode()], [theirs.fileno(), writing, complaints])
    os.close(writing)
    return Server(int(ours.recv(NUMBER)), reading, ours)


@cache
def _door() -> socket.socket:
    """The way to the one process that forks for us; it ends when we do."""
    ours, theirs = socket.socketpair()
    with theirs:
        nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            cwd=ROOT,
        )

    def close() -> None:
        ours.close()
        nursery.wait()

    atexit.register(close)
    return ours


def serve(door: socket.socket) -> None:
    """Fork for every wish, and tell how each child ended, until nobody can wish any more."""
    lines = dict[int, socket.socket]()
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writing)
    while True:
        ready, _, _ = select.select([door.fileno(), reading], [], [])
        if reading in ready:
            os.read(reading, WISH)
            tell_ends(lines)
        if door.fileno() in ready:
            wish, files, _, _ = socket.recv_fds(door, WISH, 3)
            if not wish:
                return
            while not wish.endswith(b"\n"):
                wish += door.recv(WISH)
            line = socket.socket(fileno=files[0])
            pid = os.fork()
            if not pid:
                for each in (door, line, *lines.values()):
                    each.close()
                os.close(reading)
                os.close(writing)
                become_server(json.loads(wish), *files[1:])
            line.sendall(str(pid).encode())
            lines[pid] = line
            for file in files[1:]:
                os.close(file)


def tell_ends(lines: dict[int, socket.socket]) -> None:
    """Say to whoever waits that a child has ended, and how."""
    while lines:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        with lines.pop(pid) as line:
            line.sendall(str(os.waitstatus_to_exitcode(status)).encode())


def become_server(wish: dict[str, dict[str, str]], output: int, errors: int) -> None:
    """What the interpreter does for `python -m kontor`; ends with this process."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for ours, number in ((output, 1), (errors, 2)):
        os.dup2(ours, number)
        os.close(ours)
    os.environ.clear()
    os.environ.update(wish["environment"])
    sys.argv[1:] = wish["words"]
    runpy.run_module("kontor", run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    for name in LIBRARIES:
        import_module(name)
    gc.freeze()  # what was loaded is not looked through again by every child
    serve(socket.socket(fileno=int(sys.argv[1])))
