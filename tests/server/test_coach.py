"""The coach at the server: what matters, warnings, and to whom it does not speak."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import House, Message, Visitor, sqlite
from tools.coach.planted import PLANTED

HUNGRY = PLANTED[0].position


def record(position: dict[str, Any]) -> str:
    """A table that begins at a position, as a record."""
    return f"kontor 1\ngame le_havre  rules 2\nposition {json.dumps(position)}\n"


def against_the_computer(visitor: Visitor, position: dict[str, Any]) -> Message:
    """A table of one person and an opponent at a position."""
    seats = [{"kind": "me"}, {"kind": "opponent", "level": "deckhand"}]
    made: Message = visitor.ask("POST", "records", {"text": record(position), "seats": seats})
    return made


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose coach has time, however busy the machine is."""
    started = House(sqlite(tmp_path_factory.mktemp("coach")), KONTOR_COACH="15").start()
    yield started
    started.finish()


@pytest.fixture(scope="module")
def anna(patient: House) -> Visitor:
    return Visitor(patient)


@pytest.fixture(scope="module")
def hungry(anna: Visitor) -> Message:
    """A table where the last turn before a meal must bring food."""
    return against_the_computer(anna, HUNGRY)


def test_what_matters_is_told_at_the_start_of_a_turn(anna: Visitor, hungry: Message) -> None:
    found = anna.ask("GET", f"tables/{hungry['table']}/coach")["matters"]

    assert found[0]["key"] == "lh-coach-feeding-now"
    assert found[0]["values"]["food"]["values"] == {"n": 6}


def test_a_costly_move_is_warned_of_and_nothing_is_played(anna: Visitor, hungry: Message) -> None:
    path = f"tables/{hungry['table']}/coach"

    caution = anna.ask("POST", path, {"steps": ["take wood"]})["caution"]

    assert caution["slip"]
    assert caution["loss"] > 3
    assert "lh-coach-unfed" in [reason["key"] for reason in caution["reasons"]]
    assert anna.ask("GET", f"tables/{hungry['table']}")["version"] == 0


def test_a_good_move_passes(anna: Visitor, hungry: Message) -> None:
    path = f"tables/{hungry['table']}/coach"

    assert anna.ask("POST", path, {"steps": ["take fish"]}) == {"caution": None}


def test_a_move_that_is_not_possible_is_refused(anna: Visitor, hungry: Message) -> None:
    path = f"tables/{hungry['table']}/coach"

    assert anna.ask("POST", path, {"steps": ["take iron"]}, expect=409)["code"] == "illegal_action"
    assert anna.ask("POST", path, {"steps": ["xyz"]}, expect=400)["code"] == "bad_input"
    assert anna.ask("POST", path, {"steps": []}, expect=400)["code"] == "bad_input"


def test_the_coach_is_silent_where_another_person_plays(anna: Visitor) -> None:
    made = anna.make("me", "here", "deckhand")
    path = f"tables/{made['table']}/coach"

    assert anna.ask("GET", path, expect=409)["code"] == "not_alone"
    refused = anna.ask("POST", path, {"steps": ["take wood"]}, expect=409)
    assert refused["code"] == "not_alone"
    assert refused["message"] == "the coach is silent while another person plays at this table"


def test_the_coach_speaks_to_nobody_who_is_not_to_decide(anna: Visitor, hungry: Message) -> None:
    over = against_the_computer(anna, {**HUNGRY, "round": 14, "phase": "over"})
    stranger = Visitor(anna.house)

    assert anna.ask("GET", f"tables/{over['table']}/coach", expect=409)["code"] == "not_your_turn"
    path = f"tables/{hungry['table']}/coach"
    assert stranger.ask("GET", path, expect=404)["code"] == "not_found"
    assert stranger.ask("POST", path, {"steps": ["end"]}, expect=404)["code"] == "not_found"
