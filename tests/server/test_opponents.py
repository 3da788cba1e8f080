"""Opponents think in processes of their own, which may die, be stuck or be called off."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, House, Visitor, sqlite


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("opponents")
    started = House(
        sqlite(folder),
        KONTOR_PLAYERS="tests.server.players_for_tests",
        KONTOR_MARK=str(folder / "mark"),
        KONTOR_WORKERS="2",
        PYTHONPATH=_path(),
    ).start()
    yield started
    started.finish()


def _path() -> str:
    import os

    root = str(Path(__file__).parents[2])
    return os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), root]))


@pytest.mark.parametrize("level", ["steady", "dying", "mortal", "nonsense"])
def test_the_game_goes_on_whatever_a_player_does(house: House, level: str) -> None:
    anna = Visitor(house)
    guest = anna.sit(anna.make("me", level, seed=5)["table"])

    for _ in range(2):
        while guest.now["your_turn"]:
            guest.act("end" if "end" in guest.now["legal"] else guest.now["legal"][0])
        assert guest.settle()["your_turn"]

    assert {line["seat"] for line in guest.lines} == {0, 1}


def test_the_registry_tells_who_can_play(house: House) -> None:
    anna = Visitor(house)

    (game,) = [each for each in anna.ask("GET", "games") if each["name"] == "le_havre"]

    assert game["levels"][:2] == ["steady", "dying"]
    refused = anna.ask(
        "POST",
        "tables",
        {"game": "le_havre", "seats": [{"kind": "me"}, {"kind": "opponent", "level": "stedy"}]},
        expect=400,
    )
    assert "steady" in refused["message"]


def test_a_thinking_opponent_is_shown_and_called_off_by_undo(house: House) -> None:
    anna = Visitor(house)
    guest = anna.sit(anna.make("me", "slow", seed=5)["table"])
    while guest.now["your_turn"]:
        guest.act("end" if "end" in guest.now["legal"] else "take wood")
    assert guest.now["thinking"] == 1

    began = time.monotonic()
    answer = guest.travel("undo", guest.now["undo"]["to"])

    assert answer["type"] == "answer"
    assert time.monotonic() - began < 2
    assert guest.now["thinking"] is None
    assert guest.now["your_turn"]
    steady = anna.sit(anna.make("me", "steady", seed=5)["table"])
    while steady.now["your_turn"]:
        steady.act("end" if "end" in steady.now["legal"] else "take wood")
    assert steady.settle()["your_turn"]
    assert time.monotonic() - began < PATIENCE


def test_a_hint_is_what_an_opponent_would_do(house: House) -> None:
    anna = Visitor(house)
    made = anna.make("me", "link", seed=5)
    guest = anna.sit(made["table"])

    hint = anna.ask("POST", f"tables/{made['table']}/hint", {"level": "steady"})

    assert hint["level"] == "steady"
    assert hint["text"] in guest.now["legal"]
    assert guest.now["count"] == 0
    lost = anna.ask("POST", f"tables/{made['table']}/hint", {"level": "dying"}, expect=503)
    assert lost["code"] == "unavailable"
