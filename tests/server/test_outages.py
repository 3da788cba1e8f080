"""A database that goes away costs nothing but time: nothing is lost, every table plays on.

KONTOR_SOAK=MINUTES makes the outages as many as time allows, each as long as in a bad night.
"""

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.house import House, Visitor, sqlite
from tests.server.load import Player, check_kept, end, under_load
from tests.server.postgres import Cluster, cluster

SOAK = float(os.environ.get("KONTOR_SOAK", "0")) * 60  # seconds
TABLES = 8
Outage = Callable[[], None]


@contextmanager
def playing(house: House) -> Iterator[list[Player]]:
    """Tables under load, half of them with an opponent."""
    players = [Player(house, seed, "deckhand" if seed % 2 else "here") for seed in range(TABLES)]
    for player in players:
        player.start()
    yield players
    under_load(players)
    end(players)


def suffer(players: list[Player], outages: list[Outage], share: float) -> int:
    """Outages under load, each after everybody has played on; how many there were."""
    chance = Random(3)
    suffered = 0
    deadline = time.monotonic() + SOAK * share
    while suffered < len(outages) or time.monotonic() < deadline:
        under_load(players)
        time.sleep(chance.random() / 4)
        outages[suffered % len(outages)]()
        suffered += 1
    return suffered


def report(players: list[Player], outages: int) -> None:
    """Figures for whoever asks for them with `pytest --capture=no`."""
    tables = sum(len(player.accepted) for player in players)
    accepted = sum(player.count for player in players)
    sys.stdout.write(f"\n{outages} outages, {tables} tables, {accepted} actions: none lost\n")


def restart(server: Cluster) -> None:
    server.stop("fast")
    server.start()


def pause(server: Cluster, seconds: float) -> None:
    server.stop("immediate")
    time.sleep(seconds)
    server.start()


def test_postgresql_may_go_away_at_any_moment(tmp_path: Path) -> None:
    chance = Random(1)
    long = SOAK > 0
    with cluster() as server:
        outages: list[Outage] = [lambda: server.kill_backend(chance)] * (20 if long else 3)
        outages += [lambda: restart(server)] * (6 if long else 1)
        outages += [lambda: pause(server, 5.0 if long else 1.0)] * (6 if long else 1)

        with House(server.url, tmp_path / "log") as house, playing(house) as players:
            suffered = suffer(players, outages, 0.5)

        check_kept(server.url, players)
        report(players, suffered)
        assert "Traceback" not in (tmp_path / "log").read_text()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk that is soon full."""
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=16m", "kontor-test", str(folder)],
        capture_output=True,
        check=False,
    )
    if made.returncode:
        pytest.skip("a small disk can only be mounted by root")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """A disk without room for anything."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        with suppress(OSError):
            while file.write(b"x" * 4096):
                pass
        yield
    ballast.unlink()


def fill(disk: Path, seconds: float) -> None:
    """Leave no room for a while."""
    with filled(disk):
        time.sleep(seconds)


def test_a_disk_may_be_full_for_a_while(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    with small_disk(folder) as disk:
        with House(sqlite(disk), tmp_path / "log") as house, playing(house) as players:
            suffered = suffer(players, [lambda: fill(disk, 2.0)] * 2, 0.2)

        check_kept(sqlite(disk), players)
        report(players, suffered)
        assert "Traceback" not in (tmp_path / "log").read_text()


def test_new_tables_and_names_are_refused_with_a_sentence_while_a_disk_is_full(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    with small_disk(folder) as disk, House(sqlite(disk), tmp_path / "log") as house:
        anna = Visitor(house)
        table = anna.make("me", "here")["table"]
        wish = {"game": "le_havre", "seats": [{"kind": "me"}]}
        ways: list[tuple[str, str, object]] = [
            ("POST", "tables", wish),
            ("PATCH", f"tables/{table}/seats/0", {"name": "Anna"}),
        ]

        with filled(disk):
            # What the last write left free may still take a few.
            answers = [
                anna.http.request(way, f"{house.url}/api/{path}", json=body)
                for way, path, body in ways * 40
            ]
        afterwards = [anna.ask(way, path, body) for way, path, body in ways]

        assert {answer.status_code for answer in answers} <= {200, 201, 503}
        refused = [answer.json()["code"] for answer in answers if answer.status_code == 503]
        assert set(refused) == {"unsaved"}
        assert afterwards[1]["name"] == "Anna"
        assert "Traceback" not in (tmp_path / "log").read_text()


def lock(path: Path, seconds: float) -> None:
    """Have another program keep the file to itself."""
    other = sqlite3.connect(path, timeout=30, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    time.sleep(seconds)
    other.execute("ROLLBACK")
    other.close()


def test_the_file_may_be_locked_by_another_program(tmp_path: Path) -> None:
    with House(sqlite(tmp_path), tmp_path / "log") as house, playing(house) as players:
        suffered = suffer(players, [lambda: lock(tmp_path / "tables.db", 5.0)] * 2, 0.2)

    check_kept(sqlite(tmp_path), players)
    report(players, suffered)
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_people_are_told_that_nothing_is_lost_and_go_on_by_themselves() -> None:
    with cluster() as server, House(server.url) as house:
        anna = Visitor(house)
        live = anna.sit(anna.make("me", "here", seed=1)["table"])
        live.act("take wood")
        health = f"{house.url}/api/health"
        server.stop()

        refused = live.act("end")
        told = live.wait(lambda message: message["type"] == "unsaved")
        listed = anna.ask("GET", "tables", expect=503)
        made = anna.ask(
            "POST", "tables", {"game": "le_havre", "seats": [{"kind": "me"}]}, expect=503
        )
        closed = anna.ask("POST", f"tables/{live.table}/close", expect=503)
        answers = [httpx.get(f"{health}{part}").status_code for part in ("", "/ready", "/live")]
        server.start()
        live.wait(lambda message: message["type"] == "snapshot")

        assert refused["code"] == "unsaved"
        assert "nothing is lost" in told["message"]
        assert {listed["code"], made["code"], closed["code"]} == {"unsaved"}
        assert answers == [503, 503, 200]
        assert live.now["status"] == "open"
        assert live.now["reveal"] is None
        assert live.act("end")["type"] == "answer"
        assert httpx.get(health).status_code == 200
