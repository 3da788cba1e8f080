"""Reviews at the server: made once and kept, out of reach while a game runs; branches and tries."""

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kontor
from kontor.core.record import load
from kontor.core.table import Table
from tests.server.house import House, Message, Visitor, sqlite

GOLDEN = Path(__file__).parents[1] / "golden"
LAST = 36  # actions of a game that are reviewed here


def end_of(path: Path) -> str:
    """The last actions of a golden game, as a record that begins at a position."""
    table = load(path.read_text("utf-8"))
    first = len(table.history) - LAST
    late = Table.from_position(table.at(first).position(), table.rules)
    for entry in table.history[first:]:
        late.play(entry.text, entry.seat)
    return late.record()


RECORDS = {
    "craftsmen": (GOLDEN / "craftsmen" / "position_captains.kontor").read_text("utf-8"),
    "le_havre": end_of(GOLDEN / "le_havre" / "short_2_base_1.kontor"),
}
LONG = 120.0  # seconds, on a machine with much to do


def finished(visitor: Visitor, game: str = "craftsmen") -> str:
    """A table with a finished game, by its record."""
    table: str = visitor.ask("POST", "records", {"text": RECORDS[game]})["table"]
    return table


def reviewed(
    visitor: Visitor, table: str, more: str = "", stages: tuple[str, ...] = ("complete",)
) -> Message:
    """The review of a table, as far as one wants to wait for it."""
    deadline = time.monotonic() + LONG
    while True:
        now: Message = visitor.ask("GET", f"tables/{table}/review?{more}")
        assert now["stage"] != "failed"
        if now["stage"] in stages:
            return now
        assert time.monotonic() < deadline, now
        time.sleep(0.05)


@pytest.fixture(scope="module")
def anna(house: House) -> Visitor:
    return Visitor(house)


@pytest.fixture(scope="module")
def table(anna: Visitor) -> str:
    """A finished game of Craftsmen that was reviewed."""
    found = finished(anna)
    reviewed(anna, found)
    return found


def test_a_finished_game_is_reviewed_and_the_report_is_kept(anna: Visitor, table: str) -> None:
    found = anna.ask("GET", f"tables/{table}/review")
    again = anna.ask("GET", f"tables/{table}/review?known={found['changed']}")

    report = found["report"]
    assert report["is_complete"]
    assert report["actions"] == anna.ask("GET", f"tables/{table}")["count"]
    assert [seat["score"] for seat in report["seats"]] == anna.ask("GET", f"tables/{table}")[
        "scores"
    ]
    assert again["stage"] == "complete"
    assert again["changed"] == found["changed"]
    assert again["report"] is None


def test_with_hindsight_it_is_another_report(anna: Visitor, table: str) -> None:
    found = reviewed(anna, table, "hindsight=true")

    assert found["report"]["effort"]["hindsight"]
    assert not anna.ask("GET", f"tables/{table}/review")["report"]["effort"]["hindsight"]


def test_a_review_survives_the_server(frail: House) -> None:
    anna = Visitor(frail)
    table = finished(anna)
    before = reviewed(anna, table)

    frail.kill()
    frail.start()

    assert anna.ask("GET", f"tables/{table}/review") == before


def test_the_longer_look_has_the_time_that_a_host_gives_it(tmp_path: Path) -> None:
    with House(sqlite(tmp_path), KONTOR_REVIEW_SECONDS="30") as house:
        anna = Visitor(house)

        found = reviewed(anna, finished(anna))["report"]

    assert found["is_complete"]
    assert any(each["is_deep"] for each in found["decisions"])


def test_nothing_can_be_asked_while_a_game_runs(anna: Visitor, house: House) -> None:
    made = anna.make("me", "link")
    path = f"tables/{made['table']}"
    asked = [
        ("GET", "review", None),
        ("GET", "review?hindsight=true", None),
        ("GET", "position", None),
        ("POST", "branches", {"at": 0, "purpose": "analysis"}),
        ("POST", "branches", {"at": 0, "purpose": "branch"}),
        ("POST", "branches", {"at": 0, "purpose": "try"}),
        ("POST", "course", {"at": 0, "steps": ["take wood"]}),
        ("POST", "judge", {"steps": ["take wood"]}),
        ("POST", "analysis", {}),
    ]

    for method, end, body in asked:
        assert anna.ask(method, f"{path}/{end}", body, expect=409)["code"] == "not_over", end
    assert anna.ask("GET", f"{path}/at/0?seat=1", expect=409)["code"] == "not_over"
    stranger = Visitor(house)
    for method, end, body in asked:
        stranger.ask(method, f"{path}/{end}", body, expect=404)


def test_a_branch_that_is_played_with_people_cannot_be_asked_about(
    anna: Visitor, table: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "opponent", "level": "deckhand"}]
    wish = {"at": 13, "purpose": "branch", "seats": seats}
    path = f"tables/{anna.ask('POST', f'tables/{table}/branches', wish)['table']}"

    for method, end, body in (
        ("GET", "review?hindsight=true", None),
        ("GET", "position", None),
        ("POST", "branches", {"at": 0, "purpose": "analysis"}),
        ("POST", "judge", {"steps": ["pass"]}),
        ("POST", "analysis", {}),
    ):
        assert anna.ask(method, f"{path}/{end}", body, expect=409)["code"] == "not_over", end


def test_a_game_that_is_over_shows_every_seat(anna: Visitor, table: str) -> None:
    views = [anna.ask("GET", f"tables/{table}/at/3?seat={seat}") for seat in range(3)]

    assert [each["looking"] for each in views] == [0, 1, 2]
    refused = anna.ask("GET", f"tables/{table}/at/3?seat=7", expect=400)
    assert refused["code"] == "bad_input"


def test_a_branch_begins_at_a_position_and_leaves_the_record_alone(
    anna: Visitor, table: str
) -> None:
    record = anna.ask("GET", f"tables/{table}/record")
    levels = [{"kind": "me"}, *[{"kind": "opponent", "level": "deckhand"}] * 2]
    wish = {"at": 13, "purpose": "branch", "seats": levels, "name": "What if 1"}

    made = anna.ask("POST", f"tables/{table}/branches", wish)

    live = anna.sit(made["table"])
    assert live.settle()["origin"] == {"table": table, "at": 13, "purpose": "branch"}
    live.play(Random(1))
    listed = {each["table"]: each for each in anna.ask("GET", "tables")}
    assert listed[made["table"]]["name"] == "What if 1"
    assert listed[made["table"]]["origin"]["table"] == table
    assert listed[table]["origin"] is None
    assert anna.ask("GET", f"tables/{table}/record") == record


def test_a_branch_is_shared_as_a_file_unless_it_would_tell_somebody_secrets(
    anna: Visitor, table: str
) -> None:
    others = [{"kind": "opponent", "level": "deckhand"}]
    path = f"tables/{table}/branches"
    alone = {"at": 13, "purpose": "branch", "seats": [{"kind": "me"}, *others * 2]}
    shared = {**alone, "seats": [{"kind": "me"}, {"kind": "link"}, *others]}

    text = anna.ask("GET", f"tables/{anna.ask('POST', path, alone)['table']}/record")
    made = anna.ask("POST", path, shared)["table"]

    assert load(text).players == 3
    assert anna.ask("GET", f"tables/{made}/record", expect=409)["code"] == "not_over"


def test_a_branch_from_nowhere_is_refused(anna: Visitor, table: str) -> None:
    path = f"tables/{table}/branches"
    count = anna.ask("GET", f"tables/{table}")["count"]

    assert anna.ask("POST", path, {"at": 9999, "purpose": "try"}, expect=400)
    assert anna.ask("POST", path, {"at": count, "purpose": "try"}, expect=400)
    one = {"at": 0, "purpose": "branch", "seats": [{"kind": "me"}]}
    assert anna.ask("POST", path, one, expect=400)["code"] == "bad_input"


def test_a_try_is_judged_and_the_best_move_solves_it(anna: Visitor, table: str) -> None:
    report = anna.ask("GET", f"tables/{table}/review")["report"]
    decision = next(each for each in report["decisions"] if len(each["candidates"]) > 1)
    wish = {"at": decision["at"], "purpose": "try"}
    made = anna.ask("POST", f"tables/{table}/branches", wish)
    assert made["you"] == [decision["seat"]]

    best = anna.ask(
        "POST", f"tables/{made['table']}/judge", {"steps": decision["candidates"][0]["steps"]}
    )

    assert best == {"loss": 0.0, "error": 0.0, "solved": True}
    assert anna.ask("GET", f"tables/{made['table']}")["count"] == 0  # nothing is played by that
    path = f"tables/{made['table']}/judge"
    assert anna.ask("POST", path, {"steps": ["fly away"]}, expect=400)["code"] == "bad_input"


def test_a_try_is_solved_within_the_error_of_the_look(anna: Visitor, table: str) -> None:
    report = anna.ask("GET", f"tables/{table}/review")["report"]
    wrong = max(report["decisions"], key=lambda each: each["loss"] / (each["error"] or 1))
    assert wrong["loss"] > wrong["error"]
    made = anna.ask("POST", f"tables/{table}/branches", {"at": wrong["at"], "purpose": "try"})
    path = f"tables/{made['table']}"

    played = anna.ask("POST", f"{path}/judge", {"steps": wrong["steps"]})
    said = [
        anna.ask("POST", f"{path}/judge", {"steps": [choice["text"]]})
        for choice in anna.ask("GET", path)["legal"][:3]
    ]

    expected = {"loss": wrong["loss"], "error": wrong["error"], "solved": False}
    assert played == expected  # as the review says
    assert all(each["solved"] == (each["loss"] <= each["error"]) for each in said)


def test_what_may_follow_a_move_is_told(anna: Visitor, table: str) -> None:
    report = anna.ask("GET", f"tables/{table}/review")["report"]
    decision = report["decisions"][0]
    wish = {"at": decision["at"], "steps": decision["candidates"][0]["steps"]}

    found = anna.ask("POST", f"tables/{table}/course", wish)

    assert found["moves"][0]["seat"] == decision["seat"]
    assert len(found["scores"]) == 3
    wrong = {"at": decision["at"], "steps": ["fly away"]}
    anna.ask("POST", f"tables/{table}/course", wrong, expect=400)


@pytest.mark.parametrize("game", RECORDS)
def test_a_board_to_think_at_goes_back_and_forth(anna: Visitor, game: str) -> None:
    table = finished(anna, game)
    made = anna.ask("POST", f"tables/{table}/branches", {"at": 2, "purpose": "analysis"})
    path = f"tables/{made['table']}"

    first = anna.ask("POST", f"{path}/analysis", {"seconds": 0.2})
    live = anna.sit(made["table"])
    answer = live.act(*first["options"][0]["steps"])

    assert answer["type"] == "answer", answer
    assert first["options"][0]["loss"] == 0
    assert all(each["looks"] > 0 for each in first["options"])
    assert live.now["undo"]["floor"] == 0
    live.travel("undo", 0)
    assert live.now["count"] == 0
    assert live.now["redo"] is not None


def test_positions_can_be_pasted_changed_and_are_refused_with_a_sentence(anna: Visitor) -> None:
    opening = json.dumps(kontor.new_game("le_havre", 2, 1).position())
    board = anna.ask("POST", "analysis", {"text": opening})["table"]
    text = anna.ask("GET", f"tables/{board}/position")["text"]
    position: dict[str, Any] = json.loads(text)
    position["seats"][0]["francs"] = 77

    made = anna.ask("POST", "analysis", {"text": json.dumps(position)})

    seats = anna.ask("GET", f"tables/{made['table']}")["view"]["seats"]
    assert seats[0]["francs"] == 77
    long = RECORDS["le_havre"] + "# a note\n" * 3000
    assert anna.ask("POST", "analysis", {"text": long})["you"]
    position["seats"][0]["francs"] = -1
    for wrong in (json.dumps(position), "{", "[]", "nothing", '{"game": "chess"}'):
        refused = anna.ask("POST", "analysis", {"text": wrong}, expect=400)
        assert refused["message"]


@pytest.mark.parametrize("game", RECORDS)
def test_blanks_of_a_position_are_named_and_what_no_longer_fits_is_mended(
    anna: Visitor, game: str
) -> None:
    table = finished(anna, game)
    found = anna.ask("GET", f"tables/{table}/position/blanks?at=3")
    assert found["blanks"]
    assert all(each["choices"] in {"", *found["choices"]} for each in found["blanks"])
    whole = anna.ask("GET", f"tables/{table}/position?at=3")
    assert list(whole) == ["text"]  # who only copies it waits for nothing else
    position = json.loads(whole["text"])
    held = "francs" if game == "le_havre" else "privileges"
    position["seats"][0][held] = 2

    changed = {"text": json.dumps(position), "by_hand": True}
    board = anna.ask("POST", "analysis", changed)["table"]

    made = json.loads(anna.ask("GET", f"tables/{board}/position")["text"])
    assert made["seats"][0][held] == 2
    for wrong in ('{"seats": 3}', '{"town": [[]]}', '{"game": "craftsmen", "order": 1}'):
        body = {"text": wrong, "by_hand": True}
        assert anna.ask("POST", "analysis", body, expect=400)["code"] == "bad_input"


def test_own_results_come_from_reviews_are_told_and_deleted(tmp_path: Path) -> None:
    *begun, _, _, _ = RECORDS["craftsmen"].splitlines(keepends=True)
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "opponent", "level": "deckhand"}]
    with House(sqlite(tmp_path), KONTOR_REVIEWS="end") as house:
        anna = Visitor(house)
        made = anna.ask("POST", "records", {"text": "".join(begun), "seats": seats})
        live = anna.sit(made["table"])
        while live.settle()["status"] == "open":
            live.play(Random(1))
        reviewed(anna, made["table"])

        games = anna.ask("GET", "me")["games"]

        assert [game["seat"] for game in games] == [0, 1]
        assert [game["score"] for game in games] == live.now["scores"][:2]
        assert games[0]["table"] == made["table"]
        assert games[0]["is_there"]
        assert games[0]["opponents"] == [None, "deckhand"]
        assert len(games[0]["summary"]["phases"]) == 3
        assert Visitor(house).ask("GET", "me") == {"games": []}
        anna.ask("DELETE", "me")
        assert anna.ask("GET", "me") == {"games": []}


def test_a_record_that_is_only_looked_at_is_nobodys_result(anna: Visitor, table: str) -> None:
    reviewed(anna, table)

    assert table not in [game["table"] for game in anna.ask("GET", "me")["games"]]
