"""Words that go out: choices, prompts, captions, log lines, outcomes and previews as messages."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from kontor.core import registry, telling, words
from kontor.core.table import Table
from kontor.server.rooms.history import History
from tests.server.house import House, Live, Message, Visitor

PARTS = ("prompt", "begins", "legal", "free", "caption", "log")


def messages(told: Any) -> Iterator[Message]:
    """All messages in what was told, those inside others as well."""
    if isinstance(told, dict):
        if set(told) == {"key", "values"}:
            yield told
        for each in told.values():
            yield from messages(each)
    elif isinstance(told, list):
        for each in told:
            yield from messages(each)


def two(house: House, game: str) -> tuple[Live, Live, Live]:
    """Both players of a table, and a spectator."""
    anna, ben, carl = Visitor(house), Visitor(house), Visitor(house)
    made = anna.make("me", "link", game=game, seed=4)
    ben.join(made["table"], made["links"]["1"])
    carl.join(made["table"], made["watch"])
    return anna.sit(made["table"]), ben.sit(made["table"]), carl.sit(made["table"])


@pytest.mark.parametrize("game", registry.GAMES)
def test_all_that_is_told_in_a_game_has_words(house: House, game: str) -> None:
    """Every part has messages, and every key of them stands in the catalogues."""
    players, chance, keys = two(house, game), Random(4), dict[str, set[str]]()
    for version in range(60):
        for live in players:
            live.reach(version)
            for part in PARTS:
                found = {each["key"] for each in messages(live.now[part])}
                keys.setdefault(part, set()).update(found)
        players[players[0].now["turn"]].play(chance, most=1)

    every = set.union(*keys.values())
    assert all(keys[part] for part in ("prompt", "legal", "caption", "log"))
    assert [key for key in every if not is_said(key) and key != words.SEAT] == []


def is_said(key: str) -> bool:
    """Whether an entry has words: its own, or for what was hidden those of the log alone."""
    return any(words.say(each) != each for each in (key, f"{key}.log"))


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_prompt_is_for_the_eyes_of_who_is_to_decide(house: House, game: str) -> None:
    players, chance = two(house, game), Random(5)
    begins = set[bool]()

    for version in range(30):
        turn = players[0].reach(version)["turn"]
        for seat, live in enumerate(players):
            live.reach(version)
            assert (live.now["prompt"] is not None) == (seat == turn)
            assert bool(live.now["legal"]) == (seat == turn)
            assert live.now["begins"] == players[0].now["begins"]
        begins.add(players[0].now["begins"])
        players[turn].play(chance, most=1)

    assert begins == {True, False}


def test_a_choice_says_what_it_means_and_costs(anna: Visitor) -> None:
    guest = anna.sit(anna.make("me", "here", seed=3)["table"])
    wood = guest.now["view"]["offers"]["wood"]

    said = {choice["text"]: choice["message"] for choice in guest.now["legal"]}

    assert said["take wood"]["key"] == "lh-take"
    assert str(wood) in json.dumps(said["take wood"]["values"])
    assert guest.now["prompt"]["key"] == "lh-ask-turn"
    assert guest.now["caption"]["key"] == "lh-caption"
    assert guest.now["caption"]["values"]["round"] == 1


def test_a_log_line_tells_what_was_done_and_what_came_of_it(anna: Visitor) -> None:
    guest = anna.sit(anna.make("me", "here", seed=3)["table"])
    said = {choice["text"]: choice["message"] for choice in guest.now["legal"]}
    before = guest.now["caption"]

    guest.act("take wood")

    line = guest.lines[-1]
    assert line["steps"][0]["message"] == said["take wood"]
    assert line["caption"] == before
    (part,) = line["parts"]
    assert (part["cause"], part["heading"]) == ("", None)
    assert [(each["seat"], each["message"]["key"]) for each in part["outcomes"]] == [(0, "lh-gain")]
    past = anna.ask("GET", f"tables/{guest.table}/at/0")
    assert past["caption"] == before


def test_a_preview_says_what_comes_of_a_plan_and_what_is_asked_then(anna: Visitor) -> None:
    made = anna.make("me", "here", seed=3)
    path = f"tables/{made['table']}/preview"

    sure = anna.ask("POST", path, {"actions": ["take wood"]})
    unsure = anna.ask("POST", path, {"actions": ["take wood", "end"]})

    assert [each["message"]["key"] for each in sure["outcomes"]] == ["lh-gain"]
    assert sure["prompt"]["key"] == "lh-ask-done"
    assert sure["begins"] is True  # what else can be done is a move of its own
    assert "lh-end" in [choice["message"]["key"] for choice in sure["legal"]]
    assert unsure["outcomes"] == sure["outcomes"]  # and no word of the tile that is turned over
    assert unsure["prompt"] is None  # somebody else is to decide
    assert unsure["begins"] is True
    assert unsure["legal"] == []


def keys_of(outcomes: Sequence[Any]) -> list[tuple[int | None, str]]:
    return [(each.seat, each.message.key) for each in outcomes]


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_the_log_tells_each_reader_what_the_own_views_tell(game: str) -> None:
    table, chance = Table.new(game, 3, 2), Random(2)
    history = History(table)
    while not table.state.is_over and len(table.history) < 250:
        history.remember_state()
        table.play(chance.choice(table.state.legal()), table.state.seat)
        history.add_move(1, 0)
    hidden = 0

    for reader in (None, 0, 1, 2):
        for line in history.lines(0, len(table.history), reader):
            (step,) = line.steps
            before = table.at(line.at)
            action = table.history[line.at].action
            is_hidden = before.hides(action, reader)
            told = before.hidden_message() if is_hidden else before.message(action)
            assert (step.text is None) == is_hidden
            assert step.message.key == told.key
            hidden += is_hidden
            stages = before.stages(table.history[line.at].seat, action)
            parts = telling.parts_of(before.view(reader), stages, reader)
            assert [(part.cause, part.scores) for part in line.parts] == [
                (part.cause, part.scores) for part in parts
            ]
            assert [key for part in line.parts for key in keys_of(part.outcomes)] == [
                key for part in parts for key in keys_of(part.outcomes)
            ]

    assert hidden > 0
