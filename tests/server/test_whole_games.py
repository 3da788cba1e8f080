"""Whole games over the network, with reloads, a restart and opponents."""

import json
from random import Random

import pytest

import kontor
from tests.craftsmen.rules import play
from tests.server.house import House, Visitor


def test_three_people_play_a_whole_game(house: House, anna: Visitor, ben: Visitor) -> None:
    carl = Visitor(house)
    made = anna.make("me", "link", "link", options={"variant": "short"}, seed=11)
    for visitor, seat in ((ben, "1"), (carl, "2")):
        visitor.join(made["table"], made["links"][seat])
    guests = [visitor.sit(made["table"]) for visitor in (anna, ben, carl)]
    chance = Random(5)

    while guests[0].now["status"] == "open":
        mover = guests[guests[0].now["turn"]]
        mover.reach(guests[0].now["version"])
        mover.act(chance.choice(mover.legal))
        guests[0].reach(mover.now["version"])

    version = guests[0].now["version"]
    ends = [guest.reach(version) for guest in guests]
    record = anna.ask("GET", f"tables/{made['table']}/record")
    table = kontor.load(record)
    assert table.seed == 11
    assert all(end["scores"] == table.state.scores() for end in ends)
    assert guests[1].texts == [entry.text for entry in table.history]
    assert ends[0]["reveal"]["seed"] == "11"


@pytest.mark.parametrize(
    ("game", "options"), [("le_havre", {"variant": "short"}), ("craftsmen", {})]
)
def test_a_person_plays_a_whole_game_against_opponents(
    anna: Visitor, game: str, options: dict[str, str]
) -> None:
    made = anna.make("me", "deckhand", "deckhand", options=options, game=game)
    guest = anna.sit(made["table"])
    chance = Random(3)

    while guest.settle()["status"] == "open":
        guest.play(chance, 50)

    assert guest.now["view"]["seats"]
    assert {line["seat"] for line in guest.lines} == {0, 1, 2}
    assert anna.ask("GET", "tables")[0]["status"] == "over"


def test_a_game_goes_on_after_a_reload_and_a_restart(frail: House) -> None:
    anna, ben = Visitor(frail), Visitor(frail)
    made = anna.make("me", "link", seed=4)
    ben.join(made["table"], made["links"]["1"], name="Ben")
    first, second = anna.sit(made["table"]), ben.sit(made["table"])
    first.play(Random(1))
    second.reach(first.now["version"])
    second.play(Random(2))
    before = first.reach(second.now["version"])

    second.close()
    frail.stop()
    frail.start()
    again = anna.sit(made["table"], before["version"])
    reloaded = ben.sit(made["table"])

    assert again.heard[0] == {"type": "welcome", "version": before["version"]}
    assert reloaded.now["seats"][1]["name"] == "Ben"
    asked = anna.ask("GET", f"tables/{made['table']}")
    for name in ("view", "legal", "scores", "count", "undo", "commitment", "caption"):
        assert asked[name] == before[name]


def test_nobody_is_asked_for_what_changes_nothing_any_more(anna: Visitor, ben: Visitor) -> None:
    """CR-14.20, CR-15.5: after the last scoring the number of cards counts, not which they are."""
    both = ("green_1", "green_2", "green_3", "blue_1", "blue_2", "blue_3", "red_1", "red_2")
    rich = [play.seat(*both, "violet_1", "violet_2"), play.seat(*both, "red_3", "red_3")]
    end = play.at(*rich, players=2, year=3, season="winter", stage="investing")
    text = f"kontor 1\ngame craftsmen  rules 2\nposition {json.dumps(end.position())}\n"
    made = anna.open(text, "me", "link")
    ben.join(made["table"], made["links"]["1"])
    guest = anna.sit(made["table"])

    guest.act("keep")

    assert guest.now["status"] == "over"
    assert [row["capital_cards"] for row in guest.now["view"]["seats"]] == [8, 8]
    assert [each["seat"] for each in guest.now["places"]] == [1, 0]
    assert guest.now["places"][0]["why"]["key"] == "cr-tie-order"
    record = anna.ask("GET", f"tables/{made['table']}/record")
    assert kontor.load(record).state.is_over
