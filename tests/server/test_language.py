"""Whatever the server refuses, it says so in the language of the one who asks."""

import json
from random import Random

import httpx
import pytest
from websockets.sync.client import connect

import kontor
from kontor.core.words import LANGUAGES
from kontor.server.http.languages import preferred_language
from tests.server.house import House, Live, Visitor


def speaking(visitor: Visitor, language: str) -> Visitor:
    visitor.http.headers["accept-language"] = language
    return visitor


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("fr-FR, fr;q=0.9, cs;q=0.3, it;q=0.7", "it"),
        ("en;q=0.5, de-AT", "de"),
        ("fr, *", "en"),
        ("", "en"),
        (";;q=,=,de;q=x", "de"),
        ("../../etc", "en"),
    ],
)
def test_the_first_language_that_we_have_is_spoken(header: str, language: str) -> None:
    assert preferred_language(header) == language


@pytest.mark.parametrize(
    ("language", "no_table", "no_opponent"),
    [
        (
            "de",
            "einen solchen Tisch gibt es nicht",
            "kein Gegner heißt „tarder“ (meintest du „trader“?)",
        ),
        (
            "pl",
            "nie ma takiego stołu",
            "żaden przeciwnik nie nazywa się „tarder” (może chodzi o „trader”?)",
        ),
        ("xx", "there is no such table", "no opponent is called 'tarder' (did you mean 'trader'?)"),
    ],
)
def test_refusals_over_http_are_in_the_language_of_the_header(
    anna: Visitor, language: str, no_table: str, no_opponent: str
) -> None:
    speaking(anna, language)
    seats = [{"kind": "me"}, {"kind": "opponent", "level": "tarder"}]

    unknown = anna.ask("GET", "tables/nowhere", expect=404)
    wrong = anna.ask("POST", "tables", {"game": "le_havre", "seats": seats}, expect=400)

    assert unknown == {"code": "not_found", "message": no_table}
    assert wrong == {"code": "bad_input", "message": no_opponent}


def test_options_and_records_are_refused_in_the_language_of_the_header(anna: Visitor) -> None:
    speaking(anna, "de")
    header = kontor.Table.new("craftsmen", 2, 7).record()
    wish = {"game": "le_havre", "seats": [{"kind": "me"}], "options": {"variant": "shrot"}}

    option = anna.ask("POST", "tables", wish, expect=400)
    record = anna.ask("POST", "records", {"text": f"{header}sned crafts\n"}, expect=400)

    assert option["message"] == "bei „variant“ gibt es kein „shrot“ (meintest du „short“?)"
    assert record["code"] == "bad_record"
    assert record["message"] == (
        "Zeile 3: „sned crafts“: keine Aktion heißt „sned“ (meintest du „send“?)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_refuses_in_the_language_of_the_header(house: House, language: str) -> None:
    def render(method: str, path: str, **more: str) -> str:
        headers = {"accept-language": language, **more}
        answer = httpx.request(method, f"{house.url}{path}", headers=headers, verify=False)
        return str(answer.json()["message"])

    said = {
        "server-nowhere": render("GET", "/api/nothing"),
        "server-wrong-method": render("DELETE", "/api/games"),
        "server-no-key": render("GET", "/api/tables"),
        "server-wrong-host": render("GET", "/api/health", host="evil.example"),
        "server-wrong-origin": render("GET", "/api/health", origin="http://evil.example"),
    }

    assert said == {key: kontor.core.words.say(key, language) for key in said}


def test_refusals_at_a_table_follow_the_language_of_each_guest(anna: Visitor, ben: Visitor) -> None:
    made = anna.make("me", "link")
    ben.join(made["table"], made["links"]["1"])
    first, second = anna.sit(made["table"]), ben.sit(made["table"])
    first.say({"type": "language", "language": "de"})
    second.say({"type": "language", "language": "pl"})

    unread = first.act("tkae wood")
    illegal = first.act("use church")
    waiting = second.act("take wood")

    assert unread["code"] == "bad_input"
    assert unread["message"] == "keine Aktion heißt „tkae“ (meintest du „take“?)"
    assert illegal["code"] == "illegal_action"
    assert illegal["message"] == "„Kirche“ ist noch nicht gebaut"
    assert waiting["code"] == "not_your_turn"
    assert waiting["message"] == (
        "ruch ma gracz nr 0, a nie gracz nr 1; to możliwe tylko w twojej turze"
    )


def test_commands_previews_and_hints_over_http_are_refused_in_it(anna: Visitor) -> None:
    made = anna.make("me", "here")
    path = f"tables/{made['table']}"
    speaking(anna, "pl")
    act = {"type": "act", "id": "x", "version": 0, "steps": ["take"], "seat": 0}

    said = [
        anna.ask("POST", f"{path}/commands", act, expect=400)["message"],
        anna.ask("POST", f"{path}/commands", {**act, "version": 7}, expect=409)["message"],
        anna.ask("POST", f"{path}/commands", {**act, "seat": 5}, expect=403)["message"],
        anna.ask("POST", f"{path}/preview", {"actions": ["use church"]}, expect=409)["message"],
        anna.ask("POST", f"{path}/hint", {"seat": 1}, expect=409)["message"],
        anna.ask("GET", f"{path}/at/99", expect=400)["message"],
        anna.ask("GET", f"{path}/record", expect=409)["message"],
    ]

    assert said == [
        "po „take” trzeba podać, o co chodzi",
        "stół jest w wersji 0, a chodziło o 7",
        "miejsce nr 5 nie jest twoje",
        "„Kościół”: tego jeszcze nie zbudowano",
        "podpowiedź jest dla tego, kto właśnie decyduje",
        "gra ma 0 akcji; nie ma akcji nr 99",
        "zapis zdradza ziarno; dostaniesz go, gdy gra się skończy albo zostanie zamknięta",
    ]


def test_undo_is_refused_in_the_language_of_the_guest(anna: Visitor) -> None:
    made = anna.make("me", "here", seed=3)
    live: Live = anna.sit(made["table"])
    live.say({"type": "language", "language": "it"})

    nothing = live.command("undo", to=0)
    live.play(Random(1), 1)
    far = live.command("undo", to=99)

    assert nothing["message"] == "ora non si può annullare nulla"
    assert far["code"] == "cannot_undo"
    assert far["message"] == "si può annullare solo fino a certi punti da 0 a 0, non fino a 99"


def test_a_hello_that_is_refused_is_answered_in_its_language(house: House, anna: Visitor) -> None:
    url = f"ws://127.0.0.1:{house.port}/api/tables/nowhere/live"
    with connect(url) as socket:
        socket.send(json.dumps({"type": "hello", "key": anna.key, "language": "cs"}))
        refused = json.loads(socket.recv(10))
    with connect(url, additional_headers={"Accept-Language": "de"}) as socket:
        socket.send(json.dumps({"type": "ping"}))
        early = json.loads(socket.recv(10))

    assert refused["message"] == "takový stůl neexistuje"
    assert early["message"] == "die erste Nachricht ist hello"
