"""Killed again and again under load, the server loses no action that it accepted."""

import time
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

from websockets.exceptions import WebSocketException

from kontor.server.database import open_engine
from kontor.server.store import Store
from tests.server.house import House, Live, Visitor, sqlite

KILLS = 6
TABLES = 4


class Player(Thread):
    """Plays both seats of a table without pause and takes down what was accepted."""

    def __init__(self, house: House, seed: int) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(house)
        self.table: str = self.visitor.make("me", "here", seed=seed)["table"]
        self.chance = Random(seed)
        self.accepted: dict[int, str] = {}
        self.done = Event()
        self.waiting: dict[str, Any] | None = None
        self.fault: Exception | None = None

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self._play(self.visitor.sit(self.table))
            except (WebSocketException, OSError, TimeoutError):
                time.sleep(0.02)
            except Exception as fault:  # noqa: BLE001 - the test that waits for us reports it
                self.fault = fault
                return

    def _play(self, live: Live) -> None:
        try:
            while not self.done.is_set() and live.now["status"] == "open":
                if self.waiting is None:
                    text = self.chance.choice(live.now["legal"])
                    name = f"{live.now['version']}-{self.chance.random()}"
                    version = live.now["version"]
                    self.waiting = {"type": "act", "id": name, "version": version, "text": text}
                live.say(self.waiting)
                answer = live.answer(self.waiting["id"])
                assert answer["type"] == "answer", answer
                self.accepted[answer["version"]] = self.waiting["text"]
                self.waiting = None
                live.reach(answer["version"])
        finally:
            live.close()


def under_load(players: list[Player]) -> None:
    """Wait until everybody has played on, however slow the machine is."""
    before = [len(player.accepted) for player in players]
    deadline = time.monotonic() + 60
    while any(len(p.accepted) < n + 3 for p, n in zip(players, before, strict=True)):
        assert all(player.fault is None for player in players)
        assert time.monotonic() < deadline, "nobody plays any more"
        time.sleep(0.01)


def test_no_accepted_action_is_lost(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path)).start()
    players = [Player(house, seed) for seed in range(TABLES)]
    chance = Random(9)
    for player in players:
        player.start()

    for _ in range(KILLS):
        under_load(players)
        time.sleep(chance.random() / 2)
        house.kill()
        house.start()
    under_load(players)
    for player in players:
        player.done.set()
    for player in players:
        player.join(30)
    house.kill()
    house.open.close()

    store = Store(open_engine(sqlite(tmp_path)))
    for player in players:
        assert player.fault is None
        found = store.find(player.table)
        assert found is not None
        stored = {event.version: event.text for event in found.events}
        assert len(player.accepted) >= 3 * KILLS
        assert player.accepted.items() <= stored.items()
        assert sorted(stored) == list(range(1, len(stored) + 1))
        assert len(stored) - len(player.accepted) <= 1  # what was stored but not yet answered
        commands = [event.command for event in found.events]
        assert len(set(commands)) == len(commands)
    store.close()
