"""`make bench-web`: how fast the browser table is, measured on a real server from outside.

100 tables with 300 sockets   from sending an action until all three at the table have it
a 500-action game             from knocking at the server until the table is shown
undo                          from asking until the earlier position is shown
a turn of three steps         what goes over the wire and into the store, before two viewers
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

import kontor

TABLES = int(os.environ.get("TABLES", "100"))
SECONDS = float(os.environ.get("SECONDS", "20"))
PACE = float(os.environ.get("PACE", "1.0"))  # seconds between two actions at one table
LONG_GAME = 500
POSITION = {
    "round": 2,
    "seats": [{"francs": 9, "goods": {"fish": 4, "wood": 3}}, {"francs": 9}],
    "town": ["marketplace", "smokehouse"],
}
TURN = ("use smokehouse", "fee francs", "times 3")
Message = dict[str, Any]


@contextmanager
def server(folder: str) -> Iterator[tuple[int, int]]:
    """A server on a free port; its port and its process."""
    words = ["serve", "--no-browser", "--port=0", f"--database=sqlite:///{folder}/tables.db"]
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "kontor", *words],
        env={**os.environ, "KONTOR_RATE": "1000000", "KONTOR_CONNECTIONS_EACH": "1000"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline().split("localhost:")[1].split("/")[0])
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(10)


def post(port: int, path: str, body: object, key: str = "") -> Message:
    """Ask the server for something."""
    request = Request(
        f"http://127.0.0.1:{port}/api/{path}",
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json", "authorization": f"Bearer {key}"},
    )
    with urlopen(request, timeout=30) as answer:  # noqa: S310
        said: Message = json.loads(answer.read())
        return said


@dataclass
class Guest:
    """A socket of one person, which notes when each version arrived."""

    socket: ClientConnection
    now: Message = field(default_factory=dict)
    arrived: dict[int, float] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    sizes: list[int] = field(default_factory=list)  # of all that was heard

    async def listen(self) -> None:
        async for text in self.socket:
            arrived = time.perf_counter()
            self.sizes.append(len(text.encode() if isinstance(text, str) else text))
            message = json.loads(text)
            if message["type"] == "snapshot":
                self.now = message
                self.arrived[message["version"]] = arrived
                self.news.set()
            elif message["type"] == "error":
                raise RuntimeError(message["message"])

    async def reach(self, version: int) -> float:
        """When a version arrived here."""
        while version not in self.arrived:
            self.news.clear()
            await self.news.wait()
        return self.arrived[version]


async def sit(port: int, table: str, key: str) -> tuple[Guest, asyncio.Task[None]]:
    """Open a socket and wait for the first snapshot."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    socket = await connect(url, max_size=None, compression=None).__aenter__()
    await socket.send(json.dumps({"type": "hello", "key": key}))
    guest = Guest(socket)
    task = asyncio.create_task(guest.listen())
    while not guest.now:
        guest.news.clear()
        await guest.news.wait()
    return guest, task


async def play(guests: list[Guest], seed: int, until: float, found: list[float]) -> None:
    """Play at one table, and note how long each action took to reach everybody."""
    chance, numbers = Random(seed), count()
    await asyncio.sleep(chance.random() * PACE)
    while time.perf_counter() < until and guests[0].now["turn"] is not None:
        mover = guests[guests[0].now["turn"]]
        version = guests[0].now["version"]
        await mover.reach(version)
        text = chance.choice(mover.now["legal"])["text"]
        began = time.perf_counter()
        command = {"type": "act", "id": str(next(numbers)), "version": version, "steps": [text]}
        await mover.socket.send(json.dumps(command))
        ends = [await guest.reach(version + 1) for guest in guests]
        found.append(max(ends) - began)
        await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))


async def many_tables(port: int) -> list[float]:
    """All tables at once."""
    tables: list[list[Guest]] = []
    tasks: list[asyncio.Task[None]] = []
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    for at in range(TABLES):
        keys = [post(port, "visitors", {})["key"] for _ in range(3)]
        wish = {"game": "le_havre", "seats": seats, "seed": at}
        made = post(port, "tables", wish, keys[0])
        for seat in (1, 2):
            token = made["links"][str(seat)]
            post(port, f"tables/{made['table']}/join", {"token": token}, keys[seat])
        guests = []
        for key in keys:
            guest, task = await sit(port, made["table"], key)
            guests.append(guest)
            tasks.append(task)
        tables.append(guests)
    found: list[float] = []
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(play(guests, at, until, found) for at, guests in enumerate(tables)))
    for guests in tables:
        for guest in guests:
            await guest.socket.close()
    await asyncio.gather(*tasks)
    return found


def long_record() -> str:
    """A game of many actions."""
    for seed in count():
        table = kontor.Table.new("le_havre", 5, seed)
        chance = Random(seed)
        while not table.state.is_over and len(table.history) < LONG_GAME:
            table.play(chance.choice(table.state.legal()))
        if len(table.history) == LONG_GAME and table.state.seat == 0:
            return table.record()
    raise AssertionError


async def long_game(port: int) -> tuple[list[float], list[float]]:
    """Opening a long game that is not in memory, and going back in it."""
    record = long_record()
    opening, undo = [], []
    for _ in range(8):
        key = post(port, "visitors", {})["key"]
        seats = [{"kind": "me"}, *[{"kind": "opponent", "level": "deckhand"}] * 4]
        made = post(port, "records", {"text": record, "seats": seats}, key)
        began = time.perf_counter()
        guest, task = await sit(port, made["table"], key)
        opening.append(max(guest.arrived.values()) - began)
        for step in range(4):
            version, to = guest.now["version"], guest.now["undo"]["to"]
            began = time.perf_counter()
            command = {"type": "undo", "id": f"u{step}", "version": version, "to": to}
            await guest.socket.send(json.dumps(command))
            undo.append(await guest.reach(version + 1) - began)
        await guest.socket.close()
        await task
    return opening, undo


async def one_turn(port: int, moves: Sequence[Sequence[str]]) -> Message:
    """What a turn costs that is sent as so many moves, while somebody else looks on."""
    key = post(port, "visitors", {})["key"]
    text = f"kontor 1\ngame le_havre  rules 2\nposition {json.dumps(POSITION)}\n"
    seats = [{"kind": "me"}, {"kind": "here"}]
    made = post(port, "records", {"text": text, "seats": seats}, key)
    sat = [await sit(port, made["table"], key) for _ in range(2)]
    (guest, other), tasks = [each for each, _ in sat], [task for _, task in sat]
    await asyncio.sleep(0.2)  # who came is told
    for each in (guest, other):
        each.sizes.clear()
    for version, steps in enumerate(moves):
        command = {"type": "act", "id": str(version), "version": version, "steps": steps}
        await guest.socket.send(json.dumps(command))
        for each in (guest, other):
            await each.reach(version + 1)
    await asyncio.sleep(0.2)  # the answer to the last one
    sizes = [*guest.sizes, *other.sizes]
    for each in (guest, other):
        await each.socket.close()
    await asyncio.gather(*tasks)
    return {
        "sent": len(moves),
        "stored": guest.now["version"],
        "heard": len(sizes),
        "bytes": sum(sizes),
    }


def worked(process: int) -> float:
    """Seconds of computing that a process has used so far; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def half_and_late(found: list[float]) -> tuple[float, float]:
    """What half of the times do not pass, and what 99 of 100 do not."""
    ranked = sorted(found)
    return ranked[len(ranked) // 2], ranked[min(len(ranked) - 1, len(ranked) * 99 // 100)]


def measured() -> tuple[dict[str, list[float]], float]:
    """All times in seconds, and how long the server works for an action."""
    with tempfile.TemporaryDirectory() as folder, server(folder) as (port, process):
        opening, undo = asyncio.run(long_game(port))
        before = worked(process)
        many = asyncio.run(many_tables(port))
        busy = (worked(process) - before) / len(many)
    return {"everybody": many, "opening": opening, "undo": undo}, busy


def print_turn() -> None:
    """A turn of three steps as it is sent, and as it would be one by one."""
    for name, moves in (("as one move", [TURN]), ("one by one", [[step] for step in TURN])):
        with tempfile.TemporaryDirectory() as folder, server(folder) as (port, _):
            cost = asyncio.run(one_turn(port, moves))
        print(
            f"{len(TURN)} steps {name:<36} {cost['sent']} sent, {cost['stored']} stored,"
            f" {cost['heard']} heard by two viewers, {cost['bytes']:,} bytes"
        )


def told(name: str, found: list[float], goal: float) -> bool:
    """Print one line; whether the goal is reached."""
    middle, late = half_and_late(found)
    reached = late <= goal
    print(
        f"{name:<44} {len(found):>6}  {middle * 1000:7.1f} ms {late * 1000:7.1f} ms"
        f"  goal {goal * 1000:.0f} ms {'reached' if reached else 'MISSED'}"
    )
    return reached


def main() -> int:
    """Measure everything; 1 when a goal is missed."""
    form = "compiled" if kontor.compiled() else "plain"
    print(f"rules {form}, {os.cpu_count()} cores, {TABLES} tables, an action each {PACE:g} s")
    print(f"{'':<44} {'count':>6}  {'half':>10} {'99 of 100':>10}")
    print_turn()
    found, busy = measured()
    print(f"the server worked {busy * 1000:.1f} ms for each action, opening its tables included")
    print(f"load of the machine in the last minute: {os.getloadavg()[0]:.1f}")
    return int(
        not all(
            [
                told(
                    f"{TABLES} tables, {3 * TABLES} sockets: to everybody",
                    found["everybody"],
                    0.050,
                ),
                told(f"opening a game of {LONG_GAME} actions", found["opening"], 0.200),
                told("undo", found["undo"], 0.050),
            ]
        )
    )


if __name__ == "__main__":
    sys.exit(main())
