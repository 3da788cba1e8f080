"""Refusals and reasons at the terminal are in the language of whoever sits there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Kontor = Callable[..., Result]
TABLE = ("play", "le_havre", "--players", 2, "--variant", "full", "--cards", "base")
SOLO = (*TABLE, "--no-expert", "--seed", 7, "--humans", "0")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "no game is called 'le_havr' (did you mean 'le_havre'?)"),
        ("de", "kein Spiel heißt „le_havr“ (meintest du „le_havre“?)"),
        ("pl", "żadna gra nie nazywa się „le_havr” (może chodzi o „le_havre”?)"),
        ("it", "nessun gioco si chiama «le_havr» (intendevi «le_havre»?)"),
        ("cs", "žádná hra se nejmenuje „le_havr“ (nemyslíš „le_havre“?)"),
    ],
)
def test_a_command_refuses_in_the_chosen_language(
    kontor: Kontor, language: str, sentence: str
) -> None:
    result = kontor("--language", language, "play", "le_havr")

    assert result.exit_code == 1
    assert result.stderr == f"{sentence}\n"


def test_the_environment_may_choose_the_language(
    kontor: Kontor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KONTOR_LANGUAGE", "pl")

    assert kontor("replay", "/nowhere").stderr.startswith("nie można odczytać „/nowhere”: ")
    assert kontor("--language", "en", "replay", "/nowhere").stderr.startswith("'/nowhere' cannot")


def test_a_language_without_words_is_refused(kontor: Kontor) -> None:
    result = kontor("--language", "fr", "play")

    assert result.exit_code == 1
    assert result.stderr == "the language 'fr' is not available, only en, de, pl, it and cs\n"


def test_lines_at_the_table_are_answered_in_the_chosen_language(kontor: Kontor) -> None:
    typed = "\ntkae wood\nwhy use church\nwhy take wood\n999\nundo 5\n@1 end\n@7 end\nquit\n"

    said = kontor("--language", "de", *SOLO, typed=typed).stdout

    for sentence in (
        "tippe eine der Zahlen oder help",
        "keine Aktion heißt „tkae“ (meintest du „take“?)",
        "„Kirche“ ist noch nicht gebaut",
        "„take wood“ ist möglich",
        "999 ist keine der Zahlen; es sind 1",
        "nur 0 Entscheidungen lassen sich zurücknehmen, nicht 5",
        "auf Platz 1 spielt trader",
        "Platz 7 gibt es nicht; die Plätze sind 0 bis 1",
    ):
        assert sentence in said, sentence


def test_a_craftsmen_table_speaks_it_too(kontor: Kontor) -> None:
    words = ("play", "craftsmen", "--players", 2, "--seed", 7, "--humans", "all")

    said = kontor("--language", "pl", *words, typed="sned crafts\nbuild mill\nquit\n").stdout

    assert "żadna akcja nie nazywa się „sned” (może chodzi o „send”?)" in said
    assert "„build” wymaga karty budynku i strony: „build mill_red_blue left”" in said


def test_a_record_is_refused_with_its_line_in_the_chosen_language(
    kontor: Kontor, tmp_path: Path
) -> None:
    path = tmp_path / "bad.kontor"
    header = "game le_havre  rules 1  players 2  variant short  cards base  seed 7"
    path.write_text(f"kontor 1\n{header}\ntake gold\n", encoding="utf-8")

    replayed = kontor("--language", "de", "replay", path)
    verified = kontor("--language", "cs", "verify", path)

    assert replayed.stderr == "Zeile 3: „take gold“: keine Ware heißt hier „gold“\n"
    assert verified.stderr == "řádek 3: „take gold“: žádná surovina se tu nejmenuje „gold“\n"
