"""The HTTP face: tables, seats, links, the past, previews, reasons, limits and headers."""

import json
import socket
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import kontor
from kontor.core import registry
from tests.server.house import House, Visitor, sqlite


def whole_game() -> kontor.Table:
    table = kontor.Table.new("le_havre", 3, 9, variant="short")
    chance = Random(9)
    while not table.state.is_over:
        table.play(chance.choice(table.state.legal()))
    return table


def test_a_link_seats_a_person_and_a_new_link_ends_the_old_one(
    house: House, anna: Visitor, ben: Visitor
) -> None:
    made = anna.make("me", "link")
    path = f"tables/{made['table']}"
    ben.ask("GET", path, expect=404)

    joined = ben.join(made["table"], made["links"]["1"], name="  Ben\n ")
    assert joined == {"table": made["table"], "you": [1], "watching": False}
    assert ben.ask("GET", path)["seats"][1]["name"] == "Ben"
    assert ben.ask("GET", "tables")[0]["you"] == [1]

    ben.ask("DELETE", path)
    fresh = anna.ask("POST", f"{path}/links", {"seat": 1})
    carl = Visitor(house)
    old = carl.ask("POST", f"{path}/join", {"token": made["links"]["1"]}, expect=404)
    assert old["code"] == "not_found"
    assert carl.join(made["table"], fresh["token"])["you"] == [1]
    carl.ask("POST", f"{path}/links", {"seat": 0}, expect=403)


def test_spectators_look_on_and_touch_nothing(anna: Visitor, ben: Visitor) -> None:
    made = anna.make("me", "link")
    path = f"tables/{made['table']}"

    assert ben.join(made["table"], made["watch"])["watching"] is True
    guest = ben.sit(made["table"])

    assert guest.now["looking"] is None
    assert guest.legal == []
    assert guest.command("act", steps=["take wood"])["code"] == "not_seated"
    assert ben.ask("POST", f"{path}/preview", {"actions": ["end"]}, expect=403)
    assert ben.ask("POST", f"{path}/close", expect=403)


def test_names_and_colours_can_be_changed(anna: Visitor) -> None:
    made = anna.make("me", "link")
    path = f"tables/{made['table']}/seats"

    seat = anna.ask("PATCH", f"{path}/0", {"name": "Anne", "colour": "teal"})

    assert (seat["name"], seat["colour"]) == ("Anne", "teal")
    anna.ask("PATCH", f"{path}/1", {"name": "x"}, expect=403)


def test_the_past_is_shown_as_it_was_seen(anna: Visitor) -> None:
    made = anna.make("me", "here", seed=3)
    guest = anna.sit(made["table"])
    views = [guest.now["view"]]
    for text in ("take wood", "end"):
        guest.act(text)
        views.append(guest.now["view"])
    path = f"tables/{made['table']}"

    past = anna.ask("GET", f"{path}/at/1")

    seen = kontor.new_game("le_havre", 2, 3)
    seen.play(seen.read("take wood"))
    assert past["view"] == json.loads(json.dumps(seen.view(past["looking"])))
    assert past["scores"] == seen.scores()
    line = anna.ask("GET", f"{path}/log?first=0&last=1")["lines"][0]
    assert line["steps"][0]["text"] == "take wood"
    (part,) = line["parts"]
    assert ["offers", "wood"] in [change["path"] for change in part["changed"]]
    anna.ask("GET", f"{path}/at/9", expect=400)


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_a_table_is_drawn_for_who_may_see_it(anna: Visitor, ben: Visitor, game: str) -> None:
    table = anna.make("me", "here", game=game, seed=3)["table"]

    whole = anna.ask("GET", f"tables/{table}/picture?language=de")
    strip = anna.ask("GET", f"tables/{table}/picture?form=strip")

    assert whole.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="1400"')
    assert 'width="256" height="84"' in strip
    ben.ask("GET", f"tables/{table}/picture", expect=404)
    anna.ask("GET", f"tables/{table}/picture?form=poster", expect=400)


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_a_picture_bears_the_names_and_faces_of_the_page(anna: Visitor, game: str) -> None:
    table = anna.make("me", "trader", game=game, seed=3)["table"]
    path = f"tables/{table}/picture?names=Anna&portraits=k-face-guest-2"

    drawn = anna.ask("GET", f"{path}&names=Odile%20%3Cb%3E&portraits=k-face-trader-2")
    other = anna.ask("GET", f"{path}&names=Odile&portraits=k-face-nobody&names=Too&names=Many")

    assert "Odile &lt;b&gt;" in drawn
    assert "Trader" not in drawn
    assert drawn.count('id="k-face-') == 2
    assert other.count('id="k-face-') == 1
    assert "Many" not in other


def test_a_preview_tells_what_would_change_and_nothing_hidden(anna: Visitor) -> None:
    made = anna.make("me", "link", seed=3)
    path = f"tables/{made['table']}"

    sure = anna.ask("POST", f"{path}/preview", {"actions": ["take wood"]})
    unsure = anna.ask("POST", f"{path}/preview", {"actions": ["take wood", "end"]})

    assert sure["certain"] is True
    assert ["seats", 0, "goods", "wood"] in [change["path"] for change in sure["changed"]]
    assert "end" in [choice["text"] for choice in sure["legal"]]
    assert unsure["certain"] is False  # a tile is turned over
    assert anna.ask("GET", path)["count"] == 0
    refused = anna.ask("POST", f"{path}/preview", {"actions": ["take cattle"]}, expect=409)
    assert refused["code"] == "illegal_action"


def test_reasons_are_sentences(anna: Visitor) -> None:
    made = anna.make("me", "link", seed=3)

    asked = {"texts": ["take wood", "take cattle", "nonsense"], "language": "de"}
    told = anna.ask("POST", f"tables/{made['table']}/why_not", asked)

    assert told["reasons"]["take wood"] is None
    assert all(told["reasons"][text] for text in asked["texts"][1:])
    assert told["clauses"] == {"take cattle": "LH-4.2"}


def test_a_record_is_opened_continued_closed_and_saved(anna: Visitor) -> None:
    table = whole_game()
    whole = table.record()
    table.undo(20)
    made = anna.open(table.record())
    guest = anna.sit(made["table"])
    assert guest.now["dealt"] == "opened"
    anna.ask("GET", f"tables/{made['table']}/record", expect=409)
    guest.play(Random(1), 5)

    closed = anna.ask("POST", f"tables/{made['table']}/close")
    record = anna.ask("GET", f"tables/{made['table']}/record")

    assert closed["status"] == "closed"
    assert kontor.load(record).state.scores() == closed["scores"]
    assert guest.command("act", steps=["end"])["code"] in ("closed", "stale")
    finished = anna.open(whole)
    assert anna.ask("GET", f"tables/{finished['table']}")["status"] == "over"


@pytest.mark.parametrize(
    "record",
    [
        "hello",
        "kontor 1\ngame le_havre  rules 1  players 2  seed 1  cards base,/etc/own.toml\n",
        'kontor 1\ngame le_havre  rules 1  players 2  seed 1  cards "my own.toml"\n',
        'kontor 1\ngame le_havre  rules 1\nposition {"cards": ["/etc/own.toml"]}\n',
        'kontor 1\ngame le_havre  rules 1\nposition {"town": 1, "sold": ["smokehouse"]}\n',
        'kontor 1\ngame craftsmen  rules 1\nposition {"seats": [{"works": "x"}, {}, {}]}\n',
        "\n" * 5000 + "game le_havre",
        "kontor 1\n" + "\n" * 5000 + "game le_havre rules 1 players 2 seed 1 cards a.toml\n",
    ],
)
def test_a_bad_record_is_refused_and_no_file_is_read(anna: Visitor, record: str) -> None:
    refused = anna.ask("POST", "records", {"text": record}, expect=400)

    assert refused["code"] in ("bad_record", "bad_input")
    assert "cannot be read" not in refused["message"]


def test_an_option_that_is_not_offered_is_refused(anna: Visitor) -> None:
    wish = {"game": "le_havre", "seats": [{"kind": "me"}], "options": {"cards": ["x-toml"]}}

    assert anna.ask("POST", "tables", wish, expect=400)["code"] == "bad_input"


def test_games_rules_and_words_can_be_read(anna: Visitor) -> None:
    for game in registry.GAMES:
        assert anna.ask("GET", f"games/{game}/rules").startswith("#")
        assert anna.ask("GET", f"games/{game}/guide/de").startswith("# ")
        assert anna.ask("GET", f"games/{game}/guide/xx") == anna.ask(
            "GET", f"games/{game}/guide/en"
        )
        assert anna.ask("GET", f"games/{game}/clauses")["questions"]
    assert "en" in anna.ask("GET", "languages")
    assert "card-bakehouse" in anna.ask("GET", "words/en")
    assert anna.ask("GET", "words/xx", expect=404)["code"] == "not_found"


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_facts_of_a_game_have_cards_with_names_in_a_language(anna: Visitor, game: str) -> None:
    told = anna.ask("GET", f"games/{game}/facts?language=de")

    printed = json.loads(json.dumps(registry.find(game).facts()))
    assert {**told, "cards": None} == {**printed, "cards": None}
    assert [card["id"] for card in told["cards"]] == [card["id"] for card in printed["cards"]]
    assert all(card["name"] and isinstance(card["text"], str) for card in told["cards"])


def test_the_facts_name_the_cards_as_people_do(anna: Visitor) -> None:
    cards = {card["id"]: card for card in anna.ask("GET", "games/le_havre/facts")["cards"]}
    german = anna.ask("GET", "games/le_havre/facts?language=de")["cards"]

    assert cards["bakehouse"]["name"] == "Bakehouse"
    assert cards["bakehouse"]["text"]
    assert "Backhaus" in [card["name"] for card in german]
    assert anna.ask("GET", "games/chess/facts", expect=404)["code"] == "not_found"


def test_without_a_key_nothing_is_told(house: House) -> None:
    with httpx.Client(verify=False) as client:
        for headers in ({}, {"authorization": "Bearer short"}, {"authorization": "Basic x"}):
            answer = client.get(f"{house.url}/api/tables", headers=headers)
            assert answer.status_code == 401
            assert answer.json()["code"] == "no_key"


def test_pages_and_answers_have_safe_headers(house: House) -> None:
    with httpx.Client(verify=False) as client:
        for path in ("/", "/api/health", "/assets/plain.css", "/nothing", "/schema/openapi.json"):
            headers = client.get(f"{house.url}{path}").headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"host": "evil.example"}, "wrong_host"),
        ({"origin": "http://evil.example"}, "wrong_origin"),
        ({"origin": "null"}, "wrong_origin"),
    ],
)
def test_foreign_names_and_pages_are_refused(
    house: House, headers: dict[str, str], code: str
) -> None:
    with httpx.Client(verify=False) as client:
        answer = client.get(f"{house.url}/api/health", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, code)


def test_a_socket_from_a_foreign_page_is_refused(house: House, anna: Visitor) -> None:
    made = anna.make("me", "link")
    url = f"ws://127.0.0.1:{house.port}/api/tables/{made['table']}/live"

    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://evil.example")):
        pass
    with connect(url, origin=Origin(f"http://127.0.0.1:{house.port}")) as own:
        own.send(json.dumps({"type": "hello", "key": anna.key}))
        assert json.loads(own.recv(5))["type"] == "snapshot"


def test_a_large_body_is_refused(house: House, anna: Visitor) -> None:
    big = {"game": "le_havre", "seats": [{"kind": "me", "name": "x" * 20_000}]}
    assert anna.ask("POST", "tables", big, expect=413)["code"] == "too_large"

    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        raw.settimeout(5)
        raw.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer "
            + anna.key.encode()
            + b"\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        for _ in range(5):
            raw.sendall(b"2000\r\n" + b" " * 0x2000 + b"\r\n")
        assert b" 413 " in raw.recv(4096)


def test_who_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), KONTOR_RATE="1", KONTOR_TABLES="2").start()
    with httpx.Client(verify=False) as client:
        codes = [client.get(f"{house.url}/api/health").status_code for _ in range(40)]
    house.finish()

    assert codes[0] == 200
    assert 429 in codes


def test_the_number_of_tables_is_limited(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), KONTOR_TABLES="2").start()
    anna = Visitor(house)
    anna.make("me")
    anna.make("me")

    refused = anna.ask(
        "POST", "tables", {"game": "le_havre", "seats": [{"kind": "me"}]}, expect=409
    )
    house.finish()

    assert refused["code"] == "too_many"


def test_rooms_that_nobody_uses_make_place_for_others(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), KONTOR_ROOMS="2").start()
    anna = Visitor(house)
    tables = [anna.make("me", "here", seed=at)["table"] for at in range(5)]
    for table in tables:
        command = {"type": "act", "id": "x", "version": 0, "steps": ["take wood"]}
        anna.ask("POST", f"tables/{table}/commands", command)

    counts = [anna.ask("GET", f"tables/{table}")["count"] for table in tables]
    house.finish()

    assert counts == [1] * 5


def test_neither_keys_nor_tokens_are_stored_or_logged(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), log=tmp_path / "log").start()
    anna = Visitor(house)
    made = anna.make("me", "link")
    anna.join(made["table"], made["links"]["1"])
    anna.sit(made["table"]).act("take wood")
    house.finish()

    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (anna.key, made["links"]["1"], made["watch"]):
        assert secret.encode() not in kept
