"""Hints: the best actions of whoever is to decide, and what the others are expected to lose."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import kontor
from kontor.server.opponents.worker import answer
from tests.server.advisers_for_tests import ALLOWED
from tests.server.house import House, Message, Visitor, sqlite

GOODS = ("fish", "wood", "clay", "iron", "grain", "cattle", "francs")
SMOKEHOUSE = {
    "round": 2,
    "seats": [{"francs": 9, "goods": {"fish": 4, "wood": 3}}, {"francs": 9}],
    "town": ["smokehouse"],
    "offers": dict.fromkeys(GOODS, 0),
}
SMOKING = f"kontor 1\ngame le_havre  rules 1\nposition {json.dumps(SMOKEHOUSE)}\n"


def hint(visitor: Visitor, made: Message) -> list[Message]:
    """What is advised at a table."""
    found: Message = visitor.ask("POST", f"tables/{made['table']}/hint", {})
    choices: list[Message] = found["choices"]
    return choices


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose opponents think long, and whose advice is known beforehand."""
    folder = tmp_path_factory.mktemp("hints")
    started = House(
        sqlite(folder),
        KONTOR_PLAYERS="tests.server.advisers_for_tests",
        KONTOR_MARK=str(folder / "mark"),
        KONTOR_THINK="30",
    ).start()
    yield started
    started.finish()


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_three_actions_in_order_and_nothing_is_played(anna: Visitor, game: str) -> None:
    made = anna.make("me", "here", game=game, seed=5)
    guest = anna.sit(made["table"])

    choices = hint(anna, made)

    assert len(choices) == 3
    assert len({each["text"] for each in choices}) == 3
    legal = {choice["text"]: choice["message"] for choice in guest.now["legal"]}
    assert all(each["message"] == legal[each["text"]] for each in choices)
    losses = [each["loss"] for each in choices]
    assert losses[0] == 0
    assert losses == sorted(losses)
    assert anna.ask("GET", f"tables/{made['table']}")["version"] == 0
    assert guest.act(choices[0]["text"])["type"] == "answer"


def test_what_the_players_say_is_passed_on_and_they_have_a_moment(advised: House) -> None:
    anna = Visitor(advised)
    made = anna.make("me", "steady", seed=5)
    legal = anna.sit(made["table"]).legal

    choices = hint(anna, made)

    assert [each["text"] for each in choices] == legal[:3]
    assert [each["loss"] for each in choices] == [0, 0.3, 1.5]  # the last are the seconds


def test_a_hint_is_given_for_the_seat_to_decide_only(advised: House) -> None:
    anna = Visitor(advised)
    made = anna.make("me", "here", seed=5)
    path = f"tables/{made['table']}/hint"

    assert len(anna.ask("POST", path, {"seat": 0})["choices"]) == 3
    assert anna.ask("POST", path, {"seat": 1}, expect=409)["code"] == "not_your_turn"
    assert anna.ask("POST", path, {"level": "steady"}, expect=400)["code"] == "bad_input"
    assert Visitor(advised).ask("POST", path, {}, expect=404)["code"] == "not_found"


def test_no_hint_is_lost_for_good_when_those_who_compare_die(advised: House) -> None:
    anna = Visitor(advised)
    made = anna.make("me", "steady", seed=5)
    mark = Path(advised.environment["KONTOR_MARK"])

    mark.write_text("die")
    lost = anna.ask("POST", f"tables/{made['table']}/hint", {}, expect=503)
    mark.unlink()

    assert lost["code"] == "unavailable"
    assert len(hint(anna, made)) == 3


def test_where_one_thing_can_be_done_nobody_has_to_compare(advised: House) -> None:
    anna = Visitor(advised)
    bare = {"round": 2, "seats": [{}, {}], "town": [], "offers": dict.fromkeys(GOODS, 0)}

    made = anna.open(f"kontor 1\ngame le_havre  rules 1\nposition {json.dumps(bare)}\n")

    assert anna.sit(made["table"]).legal == ["end"]
    assert [(each["text"], each["loss"]) for each in hint(anna, made)] == [("end", 0)]


def test_a_hint_is_a_whole_move_with_the_amounts_of_those_who_advise(advised: House) -> None:
    anna = Visitor(advised)
    made = anna.open(SMOKING)
    guest = anna.sit(made["table"])

    first = hint(anna, made)[0]

    assert first["text"] == "use smokehouse"
    assert first["steps"] == ["use smokehouse", "fee food", "pay 0 fish", "times 1"]
    assert guest.act(*first["steps"])["type"] == "answer"
    assert guest.now["begins"]


def test_the_rest_of_a_move_is_thought_about_no_longer_than_the_host_allows() -> None:
    position = kontor.position(SMOKEHOUSE).position()
    ALLOWED.clear()

    for seconds in (0.001, 30.0):
        answer(
            "tests.server.advisers_for_tests",
            {"position": position, "most": 2, "seconds": seconds},
            tell=lambda _: None,
        )

    assert ALLOWED == [0.001, 0.001, 0.05, 0.05]
