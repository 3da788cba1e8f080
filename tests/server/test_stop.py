"""A server that is told to stop does so in good order: nothing is lost, and everybody goes on."""

import signal
import time
from pathlib import Path
from random import Random

import pytest

from tests.server.house import ConnectionClosed, House, Visitor, sqlite
from tests.server.load import Player, check_kept, end, under_load
from tests.server.postgres import cluster

STOPS = 3
TABLES = 6
RESTARTING = 1012


def suffer_stops(database: str, log: Path) -> None:
    """Stop a server under load again and again."""
    chance = Random(4)
    house = House(database, log).start()
    players = [Player(house, seed, "deckhand" if seed % 2 else "here") for seed in range(TABLES)]
    for player in players:
        player.start()

    for _ in range(STOPS):
        under_load(players)
        time.sleep(chance.random() / 4)
        assert house.terminate() == -signal.SIGTERM
        house.start()
    under_load(players)
    end(players)
    house.finish()

    check_kept(database, players)


def test_stopped_under_load_it_loses_nothing_and_everybody_plays_on(tmp_path: Path) -> None:
    suffer_stops(sqlite(tmp_path), tmp_path / "log")

    assert (tmp_path / "log").read_text() == ""


def test_the_same_on_postgresql(tmp_path: Path) -> None:
    with cluster() as server:
        suffer_stops(server.url, tmp_path / "log")

    assert (tmp_path / "log").read_text() == ""


def test_sockets_are_told_that_the_server_starts_anew(frail: House) -> None:
    anna = Visitor(frail)
    guest = anna.sit(anna.make("me", "here")["table"])
    guest.act(guest.legal[0])

    frail.terminate()

    with pytest.raises(ConnectionClosed) as told:
        guest.wait(lambda _: False)
    assert told.value.rcvd is not None
    assert told.value.rcvd.code == RESTARTING


def test_a_long_thought_does_not_hold_it_up(tmp_path: Path) -> None:
    players = "tests.server.thinkers_for_tests"
    with House(sqlite(tmp_path), KONTOR_PLAYERS=players, KONTOR_LONGEST="600") as house:
        anna = Visitor(house)
        table = anna.make("stubborn:600", "me")["table"]
        guest = anna.sit(table)
        assert guest.now["thinking"] == 0

        code = house.terminate()  # which waits for less long than the thought lasts

        assert code == -signal.SIGTERM
