"""Guests who play without pause and take down what was accepted, and what must be stored then."""

import time
from random import Random
from threading import Event as Flag
from threading import Thread
from traceback import format_exception
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from kontor.server.rooms.audience import Audience
from kontor.server.rooms.room import Room
from kontor.server.store.database import open_engine
from kontor.server.store.store import Store
from kontor.server.store.writer import Writer
from tests.server.house import House, Live, Message, Visitor

PROGRESS = 3  # actions of everybody that show that a table plays on
PATIENCE = 90.0


def opponent(level: str) -> Message:
    return {"kind": "opponent", "level": level}


class Player(Thread):
    """Plays at a table without pause; what was not answered is sent again, as the page does."""

    def __init__(self, house: House, seed: int, *others: str) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(house)
        self.others = others or ("here",)
        self.chance = Random(seed)
        self.accepted: dict[str, dict[int, str]] = {}  # by table and version
        self.table = self.sit_down()
        self.done = Flag()
        self.waiting: Message | None = None
        self.fault: Exception | None = None

    @property
    def count(self) -> int:
        """How many actions were accepted."""
        return sum(len(versions) for versions in self.accepted.values())

    def sit_down(self) -> str:
        """A table of one's own; asked for again while nothing can be saved."""
        kinds = [{"kind": "here"} if each == "here" else opponent(each) for each in self.others]
        seats = [{"kind": "me"}, *kinds]
        wish = {"game": "le_havre", "seats": seats, "seed": self.chance.randrange(1000)}
        while True:
            answer = self.visitor.http.post(f"{self.visitor.house.url}/api/tables", json=wish)
            if answer.status_code == 201:
                table = str(answer.json()["table"])
                self.accepted[table] = {}
                return table
            assert answer.json()["code"] == "unsaved", answer.text
            time.sleep(0.1)

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self._play(self.visitor.sit(self.table))
            except (WebSocketException, OSError, TimeoutError, httpx.HTTPError):
                time.sleep(0.02)
            except Exception as fault:  # noqa: BLE001 - the test that waits for us reports it
                self.fault = fault
                return

    def _play(self, live: Live) -> None:
        try:
            while not self.done.is_set() and live.now["status"] == "open":
                if self.waiting is None and not live.now["your_turn"]:
                    self._hear(live)
                    continue
                self.waiting = self.waiting or self._choose(live)
                live.say(self.waiting)
                answer = live.answer(self.waiting["id"])
                if answer.get("code") == "unsaved":
                    live.wait(lambda message: message["type"] == "snapshot")
                    continue
                assert answer["type"] == "answer", answer
                self.accepted[self.table][answer["version"]] = self.waiting["steps"][0]
                self.waiting = None
                live.reach(answer["version"])
            if live.now["status"] != "open":
                self.table = self.sit_down()
        finally:
            live.close()

    def _hear(self, live: Live) -> None:
        """Wait for the opponents, but not so long that nobody could stop us."""
        try:
            live.hear(1.0)
        except TimeoutError:
            return

    def _choose(self, live: Live) -> dict[str, Any]:
        now = live.now
        name = f"{now['version']}-{self.chance.random()}"
        text = self.chance.choice(live.legal)
        return {"type": "act", "id": name, "version": now["version"], "steps": [text]}


def under_load(players: list[Player]) -> None:
    """Wait until everybody has played on, however slow the machine is."""
    before = [player.count for player in players]
    deadline = time.monotonic() + PATIENCE
    while any(p.count < n + PROGRESS for p, n in zip(players, before, strict=True)):
        faults = ["".join(format_exception(p.fault)) for p in players if p.fault]
        assert not faults, faults[0]
        assert time.monotonic() < deadline, "nobody plays any more"
        time.sleep(0.01)


def end(players: list[Player]) -> None:
    """Have everybody stop."""
    for player in players:
        player.done.set()
    for player in players:
        player.join(30)


def check_kept(database: str, players: list[Player]) -> None:
    """Every accepted action is stored once, in order, and every table can be opened again."""
    store = Store(open_engine(database))
    writer = Writer(store)
    for player in players:
        assert player.fault is None
        for table, accepted in player.accepted.items():
            found = store.find(table)
            assert found is not None
            stored = {event.version: event.text for event in found.events}
            assert accepted.items() <= stored.items()
            assert sorted(stored) == list(range(1, len(stored) + 1))
            commands = [event.command for event in found.events if event.command]
            assert len(set(commands)) == len(commands)
            assert len(commands) - len(accepted) <= 1  # what was stored but not yet answered
            assert Room(found, writer, Audience()).version == len(stored)
    writer.stop()
    store.close()
