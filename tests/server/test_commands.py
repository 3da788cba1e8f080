"""Commands that race, come twice, late or out of order do no harm."""

import json
from threading import Barrier, Thread
from typing import Any

import pytest

from tests.server.house import House, Live, Message, Visitor


def seated(anna: Visitor, ben: Visitor, **more: Any) -> tuple[Live, Live]:
    made = anna.make("me", "link", seed=3, **more)
    ben.join(made["table"], made["links"]["1"])
    return anna.sit(made["table"]), ben.sit(made["table"])


def test_two_screens_of_one_person_race_and_one_wins(anna: Visitor) -> None:
    made = anna.make("me", "link", seed=3)
    screens = [anna.sit(made["table"]) for _ in range(2)]
    texts = ["take wood", "take fish"]
    answers: list[Message] = []
    start = Barrier(2)

    def race(screen: Live, text: str) -> None:
        start.wait()
        answers.append(screen.command("act", steps=[text]))

    threads = [Thread(target=race, args=pair) for pair in zip(screens, texts, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(answer["type"] for answer in answers) == ["answer", "error"]
    (lost,) = [answer for answer in answers if answer["type"] == "error"]
    assert lost["code"] == "stale"
    ends = [screen.reach(1) for screen in screens]
    assert ends[0]["view"] == ends[1]["view"]
    assert ends[0]["count"] == 1


def test_a_command_sent_twice_is_done_once_and_answered_twice(anna: Visitor, ben: Visitor) -> None:
    guest, _ = seated(anna, ben)
    command = {"type": "act", "id": "again", "version": 0, "steps": ["take wood"]}

    for _ in range(3):
        guest.say(command)
    answers = [guest.wait(lambda message: message.get("id") == "again") for _ in range(3)]

    assert answers == [{"type": "answer", "id": "again", "version": 1}] * 3
    assert guest.reach(1)["count"] == 1


def test_a_command_is_remembered_over_a_restart(frail: House) -> None:
    anna = Visitor(frail)
    made = anna.make("me", "link", seed=3)
    command = {"type": "act", "id": "again", "version": 0, "steps": ["take wood"]}
    first = anna.ask("POST", f"tables/{made['table']}/commands", command)

    frail.kill()
    frail.start()
    second = anna.ask("POST", f"tables/{made['table']}/commands", command)

    assert first == second
    assert anna.ask("GET", f"tables/{made['table']}")["count"] == 1


def test_a_late_command_is_refused_and_the_table_is_shown_again(
    anna: Visitor, ben: Visitor
) -> None:
    guest, _ = seated(anna, ben)
    guest.act("take wood")

    late = guest.command("act", steps=["end"], version=0)

    assert (late["type"], late["code"], late["version"]) == ("error", "stale", 1)
    assert guest.wait(lambda message: message["type"] == "snapshot")["version"] == 1


def test_a_command_for_the_future_is_refused(anna: Visitor, ben: Visitor) -> None:
    guest, _ = seated(anna, ben)

    assert guest.command("act", steps=["take wood"], version=7)["code"] == "stale"
    assert guest.now["count"] == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("take gold", "bad_input"),
        ("take cattle", "illegal_action"),
        ("", "bad_input"),
        ("\x00", "bad_input"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(
    anna: Visitor, ben: Visitor, text: str, code: str
) -> None:
    guest, _ = seated(anna, ben)

    answer = guest.command("act", steps=[text])

    assert answer["code"] == code
    assert answer["message"]
    assert "Traceback" not in answer["message"]


def test_who_is_not_to_move_is_told_so(anna: Visitor, ben: Visitor) -> None:
    guest, other = seated(anna, ben)

    assert other.legal == []
    assert other.command("act", steps=["take wood"])["code"] == "not_your_turn"
    assert other.command("act", steps=["take wood"], seat=0)["code"] == "not_seated"
    assert guest.now["count"] == 0


def test_a_seat_acts_out_of_turn(anna: Visitor, ben: Visitor) -> None:
    position = json.dumps({"round": 2, "seats": [{"loans": 1}, {"loans": 1, "francs": 9}]})
    made = anna.open(f"kontor 1\ngame le_havre  rules 1\nposition {position}\n", "me", "link")
    ben.join(made["table"], made["links"]["1"])
    other = ben.sit(made["table"])

    (choice,) = other.now["free"]["1"]
    assert (choice["text"], choice["message"]["key"]) == ("repay", "lh-repay")
    assert other.act("repay", seat=1)["type"] == "answer"
    assert other.lines[-1]["out_of_turn"]
    assert other.now["turn"] == 0


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type": "act"}', '{"type": "nonsense"}', '{"type": "hello"}', "7"]
)
def test_nonsense_over_the_socket_is_refused_and_nothing_breaks(anna: Visitor, text: str) -> None:
    made = anna.make("me", "link")
    guest = anna.sit(made["table"])

    guest.socket.send(text)
    answer = guest.wait(lambda message: message["type"] == "error")
    guest.say({"type": "ping"})

    assert answer["code"] == "bad_input"
    assert guest.wait(lambda message: message["type"] == "pong")
    assert guest.act("take wood")["type"] == "answer"


def test_everybody_hears_who_comes_and_goes(anna: Visitor, ben: Visitor) -> None:
    first, second = seated(anna, ben)
    first.wait(lambda message: message["type"] == "presence" and message["present"] == [True, True])

    second.close()

    first.wait(
        lambda message: message["type"] == "presence" and message["present"] == [True, False]
    )
