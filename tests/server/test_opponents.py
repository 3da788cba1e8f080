"""Opponents think in processes of their own, which may die, be stuck or be called off."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import kontor
from kontor.players.protocol import Opponent, parse_opponent
from tests.server.house import House, Live, Visitor, is_alive, sqlite, until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("opponents")
    started = House(
        sqlite(folder),
        KONTOR_PLAYERS="tests.server.players_for_tests",
        KONTOR_MARK=str(folder / "mark"),
        KONTOR_TIMES=str(folder / "times"),
        KONTOR_SLOW=str(folder / "slow"),
        KONTOR_WORKERS="2",
        KONTOR_LONGEST="60",
    ).start()
    yield started
    started.finish()


@pytest.mark.parametrize("level", ["steady", "dying", "mortal", "nonsense"])
def test_the_game_goes_on_whatever_a_player_does(house: House, level: str) -> None:
    anna = Visitor(house)
    guest = anna.sit(anna.make("me", level, seed=5)["table"])

    for _ in range(2):
        while guest.now["your_turn"]:
            guest.act("end" if "end" in guest.legal else guest.legal[0])
        assert guest.settle()["your_turn"]

    assert {line["seat"] for line in guest.lines} == {0, 1}


def test_the_registry_tells_who_can_play(house: House) -> None:
    anna = Visitor(house)

    (game,) = [each for each in anna.ask("GET", "games") if each["name"] == "le_havre"]

    assert game["levels"][:2] == ["steady", "dying"]
    assert (game["patient"], game["seconds"], game["longest"]) == (["timed"], 1.5, 60)
    refused = anna.ask(
        "POST",
        "tables",
        {"game": "le_havre", "seats": [{"kind": "me"}, {"kind": "opponent", "level": "stedy"}]},
        expect=400,
    )
    assert "steady" in refused["message"]


def against(house: House, level: str) -> Live:
    """A game in which an opponent is to move."""
    anna = Visitor(house)
    guest = anna.sit(anna.make("me", level, seed=5)["table"])
    while guest.now["your_turn"]:
        guest.act("end" if "end" in guest.legal else "take wood")
    return guest


def test_a_move_of_an_opponent_is_stored_and_shown_as_one(house: House) -> None:
    guest = against(house, "steady")
    while len(guest.lines) < 40:
        guest.settle()
        guest.act("end" if "end" in guest.legal else guest.legal[0])

    moves = [line["steps"] for line in guest.lines if line["seat"] == 1]
    later = [step["question"]["kind"] for steps in moves for step in steps[1:]]
    assert later
    assert "turn" not in later
    assert guest.settle()["version"] == len(guest.lines)


def test_a_thinking_opponent_is_shown_and_called_off_by_undo(house: House) -> None:
    thoughts = Path(house.environment["KONTOR_SLOW"])
    guests = [against(house, "slow") for _ in range(2)]  # as many as there are workers
    until(lambda: thoughts.exists() and thoughts.read_text("utf-8").count("\n") >= 2)
    assert [guest.now["thinking"] for guest in guests] == [1, 1]
    before = thoughts.read_text("utf-8")

    for guest in guests:
        assert guest.travel("undo", guest.now["undo"]["to"])["type"] == "answer"

    assert thoughts.read_text("utf-8") == before  # neither was waited for, nor asked again
    assert [guest.now["thinking"] for guest in guests] == [None, None]
    assert all(guest.now["your_turn"] for guest in guests)
    until(lambda: not any(is_alive(int(worker)) for worker in before.split()[1::2]))
    assert against(house, "steady").settle()["your_turn"]


def test_a_hint_is_what_the_strongest_would_do_where_nobody_compares(house: House) -> None:
    anna = Visitor(house)
    made = anna.make("me", "link", seed=5)
    guest = anna.sit(made["table"])

    hint = anna.ask("POST", f"tables/{made['table']}/hint", {})

    last = guest.now["legal"][-1]
    assert hint == {"choices": [{**last, "loss": 0, "steps": [last["text"]]}]}
    assert guest.now["count"] == 0


def thought(house: House, level: str) -> set[str]:
    """How long an opponent of this name might think about its turn."""
    times = Path(house.environment["KONTOR_TIMES"])
    times.unlink(missing_ok=True)
    against(house, level).settle()
    return set(times.read_text("utf-8").split())


def test_an_opponent_thinks_as_long_as_its_name_says(house: House) -> None:
    assert thought(house, "timed:2.50") == {"2.5"}
    assert thought(house, "timed:60") == {"60.0"}
    assert thought(house, "timed") == {"1.5"}


@pytest.mark.parametrize("time", ["61", "600", "-1", "nan", "soon", ""])
def test_more_than_the_host_allows_and_what_is_no_time_are_refused(house: House, time: str) -> None:
    anna = Visitor(house)
    anna.http.headers["accept-language"] = "de"
    seats = [{"kind": "me"}, {"kind": "opponent", "level": f"timed:{time}"}]

    refused = anna.ask("POST", "tables", {"game": "le_havre", "seats": seats}, expect=400)

    assert refused["code"] == "bad_input"
    assert refused["message"] == (
        f"„{time}“ ist hier keine Bedenkzeit; gib sie in Sekunden an, höchstens 60,"
        " etwa „timed:0.5“"
    )


def test_a_host_who_allows_less_than_before_is_obeyed_at_old_tables() -> None:
    assert parse_opponent("timed:60").within(5) == Opponent("timed", 5)
    assert parse_opponent("timed:2").within(5) == Opponent("timed", 2)
    assert parse_opponent("timed").within(5) == Opponent("timed")


def test_a_name_with_seconds_is_looked_up_without_them(house: House) -> None:
    anna = Visitor(house)
    seats = [{"kind": "me"}, {"kind": "opponent", "level": "stedy:5"}]

    refused = anna.ask("POST", "tables", {"game": "le_havre", "seats": seats}, expect=400)

    assert refused["message"] == "no opponent is called 'stedy' (did you mean 'steady'?)"


@pytest.mark.parametrize("level", ["cmd:true", "cmd:5:true", "cmd:5", "cmd"])
def test_a_server_knows_no_programs(house: House, level: str) -> None:
    anna = Visitor(house)
    seats = [{"kind": "me"}, {"kind": "opponent", "level": level}]

    refused = anna.ask("POST", "tables", {"game": "le_havre", "seats": seats}, expect=400)

    assert "no opponent is called 'cmd'" in refused["message"] or "time" in refused["message"]


def noted(*names: str) -> str:
    """The opening of a game whose record notes who sits where."""
    note = "# seats " + " ".join(names)
    first, header, *rest = kontor.Table.new("le_havre", len(names), 3).record().splitlines()
    return "\n".join([first, header, note, *rest, ""])


def test_opponents_that_a_record_notes_keep_their_seconds(house: House) -> None:
    anna = Visitor(house)

    made = anna.open(noted("human", "timed:0.5", "timed:600", "steady:soon", "nobody:1"))

    seats = anna.ask("GET", f"tables/{made['table']}")["seats"]
    assert [seat["level"] for seat in seats] == [None, "timed:0.5", "timed", "steady", None]
    assert [seat["name"] for seat in seats[1:4]] == ["Timed 2", "Timed 3", "Steady 4"]
    assert made["you"] == [0, 4]
    anna.ask("POST", f"tables/{made['table']}/close")
    record = anna.ask("GET", f"tables/{made['table']}/record")
    assert "# seats human timed:0.5 timed steady human" in record.splitlines()


def test_a_note_that_is_none_does_not_hold_the_server_up(house: House) -> None:
    """A pattern that tries all ways to divide the letters into words would not end by itself."""
    anna = Visitor(house)

    made = anna.open(noted("a" * 1900 + " ", "b"))

    assert made["you"] == [0, 1]
