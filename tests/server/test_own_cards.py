"""Card files of the host's own: known by their names, offered and played; no other is opened."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.server.http.printed import printed_facts, printed_symbols
from kontor.server.own_cards import check_card_files
from tests.server.house import ROOT, House, Visitor, sqlite

HARBOUR, VALUES = "my_harbour.toml", "my_printed_values.toml"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("own")
    for name in (HARBOUR, VALUES):
        shutil.copy(ROOT / "docs" / "examples" / name, folder)
    (folder / "secret.txt").write_text("no card", "utf-8")
    started = House(sqlite(folder), KONTOR_CARDS=str(folder)).start()
    yield started
    started.finish()


def test_each_game_offers_the_files_that_it_can_be_played_with(anna: Visitor) -> None:
    games = {game["name"]: game["options"]["cards"]["offered"] for game in anna.ask("GET", "games")}

    assert games["le_havre"][-1] == HARBOUR
    assert games["craftsmen"] == ["base", VALUES]


def test_a_table_is_played_with_them_and_its_record_names_them(anna: Visitor) -> None:
    made = anna.make("me", "deckhand", seed=3, options={"cards": ["base", HARBOUR]})
    guest = anna.sit(made["table"])
    while guest.now["your_turn"]:
        guest.act("end" if "end" in guest.legal else guest.legal[0])
    guest.settle()
    anna.ask("POST", f"tables/{made['table']}/close")

    record = anna.ask("GET", f"tables/{made['table']}/record")

    assert f"cards base,{HARBOUR} " in record
    assert guest.now["options"]["cards"] == ["base", HARBOUR]
    assert guest.now["view"]["cards"] == ["base", HARBOUR]
    assert any(line["seat"] == 1 for line in guest.lines)  # a worker knows them, too
    again = anna.sit(anna.open(record, "me", "here")["table"])
    assert again.now["view"]["town"] == anna.ask("GET", f"tables/{made['table']}")["view"]["town"]


def test_their_cards_are_told_where_they_are_asked_for(anna: Visitor) -> None:
    path = "games/le_havre/facts"

    own = {card["id"]: card for card in anna.ask("GET", f"{path}?cards=base,{HARBOUR}")["cards"]}

    assert own["lighthouse"]["value"] == 10
    assert "lighthouse" not in {card["id"] for card in anna.ask("GET", path)["cards"]}


def test_a_file_that_the_host_changes_is_told_anew_and_all_else_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(shutil.copy(ROOT / "docs" / "examples" / HARBOUR, tmp_path))
    monkeypatch.setenv("KONTOR_CARDS", str(file))
    game, chosen = registry.find("le_havre"), ("base", HARBOUR)

    def value() -> int:
        last: Any = printed_facts(game, "en", chosen)["cards"][-1]
        return int(last["value"])

    before = value()
    changed = f"value = {before + 1}"
    file.write_text(file.read_text("utf-8").replace(f"value = {before}", changed), "utf-8")

    assert value() == before + 1
    assert printed_facts(game, "en", ("base",)) is printed_facts(game, "en", ("base",))
    assert printed_symbols(game, ("base",)) is printed_symbols(game, ("base",))


@pytest.mark.parametrize("word", ["secret.txt", "my_harbour.tml", "passwd.toml", VALUES])
def test_other_files_are_refused_with_a_sentence(anna: Visitor, word: str) -> None:
    wish = {"game": "le_havre", "seats": [{"kind": "me"}], "options": {"cards": ["base", word]}}
    header = (
        f"kontor 1\ngame le_havre  rules 2  players 2  variant full  cards base,{word}  seed 1\n"
    )

    refusals = [
        anna.ask("POST", "tables", wish, expect=400),
        anna.ask("POST", "records", {"text": header}, expect=400),
        anna.ask("GET", f"games/le_havre/facts?cards={word}", expect=400),
    ]

    for refused in refusals:
        assert f"'cards' offers no '{word}'" in refused["message"]


@pytest.mark.parametrize("path", ["/etc/own.toml", "docs/examples/my_harbour.toml", "../own.toml"])
def test_a_path_is_refused_before_it_is_opened(anna: Visitor, path: str) -> None:
    records = [
        f'kontor 1\ngame le_havre  rules 2  players 2  cards "{path}"  seed 1\n',
        f'kontor 1\ngame le_havre  rules 2\nposition {{"cards": ["base", "{path}"]}}\n',
    ]

    for record in records:
        refused = anna.ask("POST", "records", {"text": record}, expect=400)
        assert f"'cards' offers no '{path}'" in refused["message"]


def test_a_file_with_which_no_game_can_be_played_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken.toml").write_text("[shed]\nkind = 'roof'\n", "utf-8")
    monkeypatch.setenv("KONTOR_CARDS", f"{ROOT / 'docs' / 'examples' / HARBOUR}, {tmp_path}")

    with pytest.raises(BadInput) as refused:
        check_card_files()

    assert "KONTOR_CARDS has broken.toml, with which no game can be played" in str(refused.value)
    assert "le_havre: " in str(refused.value)


def test_a_file_that_is_not_there_is_refused_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_CARDS", "/nowhere/own.toml")

    with pytest.raises(BadInput, match=r"own\.toml"):
        check_card_files()
