"""How far an action can be taken back: to what came to light, and to what others did."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from kontor.core.table import Entry, Table, after
from kontor.server.rooms.history import History
from tests.server.house import House, Live, Visitor

GUESSES = 30
LONGEST = 400
SEEDS = (3, 4)


def opened(anna: Visitor, position: object, *kinds: str) -> tuple[Live, dict[str, str]]:
    text = f"kontor 1\ngame le_havre  rules 1\nposition {json.dumps(position)}\n"
    made = anna.open(text, *kinds)
    return anna.sit(made["table"]), {"table": made["table"], **made["links"]}


SECOND_ROUND = {
    "round": 2,
    "seats": [{"francs": 30}, {"francs": 30}],
    "town": ["marketplace", "fishery"],
}


def test_an_own_action_is_taken_back_and_played_again(anna: Visitor) -> None:
    guest, _ = opened(anna, SECOND_ROUND, "me", "link")
    before = guest.now
    guest.act("take wood")
    after = guest.now
    assert after["undo"] == {"to": 0, "floor": 0, "stops": [0]}

    guest.travel("undo", 0)

    assert guest.now["view"] == before["view"]
    assert guest.now["legal"] == before["legal"]
    assert guest.lines == []
    assert guest.now["version"] == 2
    assert guest.now["redo"] == {"to": 1, "last": 1}

    guest.travel("redo", 1)

    assert guest.now["view"] == after["view"]
    assert guest.now["redo"] is None
    assert guest.texts == ["take wood"]


def test_something_else_ends_what_could_be_played_again(anna: Visitor) -> None:
    guest, _ = opened(anna, SECOND_ROUND, "me", "link")
    guest.act("take wood")
    guest.travel("undo", 0)

    guest.act("take fish")

    assert guest.now["redo"] is None
    assert guest.command("redo", to=1)["code"] == "cannot_undo"


def test_another_persons_action_is_a_border(anna: Visitor, ben: Visitor) -> None:
    guest, links = opened(anna, SECOND_ROUND, "me", "link")
    ben.join(links["table"], links["1"])
    other = ben.sit(links["table"])
    guest.act("take wood")
    guest.act("end")
    assert guest.now["undo"]["stops"] == [0, 1]
    assert other.reach(2)["undo"] is None
    assert other.command("undo", to=0)["code"] == "cannot_undo"

    other.act("take fish")

    assert guest.reach(3)["undo"] is None
    assert guest.command("undo", to=1)["code"] == "cannot_undo"
    assert other.now["undo"]["stops"] == [2]


def test_a_tile_that_was_turned_over_is_a_border(anna: Visitor) -> None:
    made = anna.make("me", "here", seed=5)
    guest = anna.sit(made["table"])
    guest.act("take wood")
    assert guest.now["undo"]["stops"] == [0]

    guest.act("end")

    assert guest.now["undo"] is None
    assert guest.command("undo", to=1)["code"] == "cannot_undo"


def test_a_card_that_was_looked_at_is_a_border(anna: Visitor) -> None:
    guest, _ = opened(anna, SECOND_ROUND, "me", "link")
    guest.act("use marketplace")
    while "keep" not in guest.legal and "swap" not in guest.legal:
        stops = guest.now["undo"]["stops"]
        assert 0 in stops
        guest.act(guest.legal[0])

    assert guest.now["undo"] is None


def test_several_people_at_one_screen_take_back_together(anna: Visitor) -> None:
    guest, _ = opened(anna, SECOND_ROUND, "me", "here")
    guest.act("take wood")
    guest.act("end")
    guest.act("take fish")

    assert guest.now["looking"] == 1
    assert guest.now["undo"]["stops"] == [0, 1, 2]
    guest.travel("undo", 0)
    assert guest.now["looking"] == 0


def test_alone_against_opponents_one_goes_back_to_anywhere(anna: Visitor) -> None:
    made = anna.make("me", "deckhand", "deckhand", seed=5)
    guest = anna.sit(made["table"])
    opening = guest.now["view"]
    chance = Random(1)
    for _ in range(4):
        guest.play(chance)
        guest.settle()
    stops = guest.now["undo"]["stops"]
    assert stops[0] == 0
    assert guest.now["undo"]["to"] == stops[-1]
    history = guest.texts

    middle = stops[len(stops) // 2]
    guest.travel("undo", middle)
    assert guest.now["your_turn"]
    assert guest.now["count"] == middle
    guest.travel("undo", 0)
    assert guest.now["view"] == opening
    guest.travel("redo", guest.now["redo"]["last"])

    assert guest.texts == history
    between = [at for at in range(stops[-1]) if at not in stops]
    assert guest.command("undo", to=between[0])["code"] == "cannot_undo"


def test_after_the_end_several_people_take_nothing_back(anna: Visitor) -> None:
    guest, _ = opened(
        anna,
        {"round": 14, "phase": "final", "seat": 1, "seats": [{}, {}]},
        "me",
        "here",
    )
    while guest.now["status"] == "open":
        guest.act("take wood" if "take wood" in guest.legal else guest.legal[0])

    assert guest.now["undo"] is None


def test_what_was_taken_back_survives_a_restart(frail: House) -> None:
    anna = Visitor(frail)
    guest, links = opened(anna, SECOND_ROUND, "me", "link")
    guest.act("take wood")
    guest.act("end")
    guest.travel("undo", 1)
    before = guest.now

    frail.kill()
    frail.start()
    again = anna.sit(links["table"])

    for name in ("version", "count", "view", "undo", "redo", "legal"):
        assert again.now[name] == before[name]


def learned(before: Any, entry: Entry) -> bool:
    """Whether the one who acted sees what many guesses could not all foretell."""
    seen = after(before, entry).view(entry.seat)
    guesses = (before.guess(entry.seat, seed) for seed in range(GUESSES))
    return any(after(guess, entry).view(entry.seat) != seen for guess in guesses)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_came_to_light_cannot_be_taken_back(seed: int) -> None:
    """Each person alone with opponents elsewhere; what brought nothing out stays free."""
    table = Table.new("craftsmen", 2 + seed % 4, seed)
    history = History(table)
    chance = Random(seed)
    count: Counter[tuple[bool, bool]] = Counter()

    for at in range(LONGEST):
        if table.state.is_over:
            break
        seat = table.state.seat
        assert seat is not None
        history.remember_state()
        table.play(table.state.text(chance.choice(table.state.legal())), seat)
        was_learned = learned(history.state(at), table.history[at])
        count[was_learned, history.reveals(at, [seat])] += 1

    assert count[True, False] == 0
    assert count[True, True] > 20
    assert count[False, True] <= 0.02 * count.total()
