"""Lines, options and records that cannot be read are refused in the reader's language."""

from pathlib import Path

import pytest

import kontor
from kontor.core.errors import KontorError
from kontor.core.words import LANGUAGES

OWN_GERMAN = "Dateien, die auf .toml enden"
SETS = "base, essen, hameau, promo"
ALL_PL = f"{SETS} i pliki z końcówką .toml"
TEA_HOUSE = """
[tea_house]
name = "Tea House"
kind = "craft"
value = 4
action = [{ gain = { francs = 1 } }]
"""
BAD_LINES = {
    "le_havre": {
        "": {
            "de": "eine Aktion ist ein Verb mit einem Hauptwort, etwa „take wood“",
            "pl": "akcja to czasownik i rzeczownik, na przykład „take wood”",
        },
        "tkae wood": {
            "de": "keine Aktion heißt „tkae“ (meintest du „take“?)",
            "pl": "żadna akcja nie nazywa się „tkae” (może chodzi o „take”?)",
        },
        "take": {
            "de": "bei „take“ fehlt, was gemeint ist",
            "pl": "po „take” trzeba podać, o co chodzi",
        },
        "take wood now": {
            "de": "nach „take wood“ stehen zu viele Wörter",
            "pl": "po „take wood” jest za dużo słów",
        },
        "take fihs": {
            "de": "keine Ware heißt hier „fihs“ (meintest du „fish“?)",
            "pl": "żadne dobro nie nazywa się tu „fihs” (może chodzi o „fish”?)",
        },
        "use chruch": {
            "de": "kein Gebäude heißt „chruch“ (meintest du „church“?)",
            "pl": "żaden budynek nie nazywa się „chruch” (może chodzi o „church”?)",
        },
        "sell wood_ship": {
            "de": "bei „sell wood_ship“ fehlt der Wert des Schiffs",
            "pl": "po „sell wood_ship” trzeba podać wartość statku",
        },
        "sell wood_ship 99": {
            "de": "das gibt es nicht: Holzschiff vom Wert 99",
            "pl": "nie ma takiego statku: drewniany statek o wartości 99",
        },
        "times 3": {
            "de": "das beantwortet eine Frage, die jetzt nicht gestellt ist",
            "pl": "to odpowiedź na pytanie, którego teraz nie ma",
        },
        "pay 3 fish": {
            "de": "„pay 3 fish“ beantwortet eine andere Frage; jetzt ist „times ...“ gefragt",
            "pl": "„pay 3 fish” to odpowiedź na inne pytanie; teraz pytanie brzmi „times ...”",
        },
    },
    "craftsmen": {
        "sned crafts": {
            "de": "keine Aktion heißt „sned“ (meintest du „send“?)",
            "pl": "żadna akcja nie nazywa się „sned” (może chodzi o „send”?)",
        },
        "send tavern": {
            "de": "„send“ passt nicht zu „tavern“",
            "pl": "„send” nie pasuje do „tavern”",
        },
        "pass now": {
            "de": "„pass“ steht allein; danach kommt nichts",
            "pl": "„pass” stoi samo; nic po nim nie następuje",
        },
        "build mill": {
            "de": "bei „build“ stehen eine Gebäudekarte und eine Seite: „build mill_red_blue left“",
            "pl": "„build” wymaga karty budynku i strony: „build mill_red_blue left”",
        },
        "cover banker 2": {
            "de": "keine Gilde heißt „banker“ (meintest du „bankers“?)",
            "pl": "żadna gildia nie nazywa się „banker” (może chodzi o „bankers”?)",
        },
        "swap mill_red_blue": {
            "de": "„mill_red_blue“ ist kein Sägewerk",
            "pl": "„mill_red_blue” to nie tartak",
        },
    },
}
CASES = [
    pytest.param(game, line, language, sentence, id=f"{language}-{line}")
    for game, lines in BAD_LINES.items()
    for line, sentences in lines.items()
    for language, sentence in sentences.items()
]


@pytest.mark.parametrize(("game", "line", "language", "sentence"), CASES)
def test_a_line_is_refused_in_the_language_of_its_reader(
    game: str, line: str, language: str, sentence: str
) -> None:
    state = kontor.new_game(game, players=3, seed=7)

    told = state.why_not(line, language)

    assert told == sentence


@pytest.mark.parametrize(("game", "line"), [(g, line) for g in BAD_LINES for line in BAD_LINES[g]])
def test_every_language_has_words_of_its_own(game: str, line: str) -> None:
    table = kontor.Table.new(game, 3, 7)

    with pytest.raises(KontorError) as caught:
        table.play(line)

    told = [caught.value.render(language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert str(caught.value) == told[0] == table.state.why_not(line)


def test_an_illegal_move_carries_its_reason_in_every_language() -> None:
    table = kontor.Table.new("le_havre", 2, 7)

    with pytest.raises(kontor.IllegalAction) as caught:
        table.play("use church")

    assert caught.value.code == "illegal_action"
    assert str(caught.value) == "the Church has not been built yet"
    assert caught.value.render("de") == "„Kirche“ ist noch nicht gebaut"
    assert caught.value.render("pl") == "„Kościół”: tego jeszcze nie zbudowano"


def test_a_move_out_of_turn_names_the_seat_that_is_to_move() -> None:
    table = kontor.Table.new("le_havre", 2, 7)

    with pytest.raises(kontor.NotYourTurn) as caught:
        table.play("end", 1)

    assert str(caught.value) == "seat 0 is to move, not seat 1"
    assert caught.value.render("de") == "Platz 0 ist am Zug, nicht Platz 1"
    assert caught.value.render("pl") == "ruch ma gracz nr 0, a nie gracz nr 1"


@pytest.mark.parametrize(
    ("options", "german", "polish"),
    [
        (
            {"players": 6},
            "le_havre ist für 1 bis 5 Spieler, nicht für 6",
            "w grę le_havre gra od 1 do 5 osób, a nie 6",
        ),
        (
            {"players": 2, "varaint": "full"},
            "le_havre hat keine Option „varaint“ (meintest du „variant“?)",
            "gra le_havre nie ma opcji „varaint” (może chodzi o „variant”?)",
        ),
        (
            {"players": 2, "variant": "shrt"},
            "keine Variante heißt „shrt“ (meintest du „short“?); es gibt full und short",
            "żaden wariant nie nazywa się „shrt” (może chodzi o „short”?); do wyboru: full i short",
        ),
        (
            {"players": 2, "cards": ("bse",)},
            f"kein Kartensatz heißt „bse“ (meintest du „base“?); es gibt {SETS} und {OWN_GERMAN}",
            f"żaden zestaw kart nie nazywa się „bse” (może chodzi o „base”?); do wyboru: {ALL_PL}",
        ),
        (
            {"players": 2, "seed": -1},
            "ein Startwert ist eine ganze Zahl von 0 bis 9223372036854775807, nicht -1",
            "ziarno to liczba całkowita od 0 do 9223372036854775807, a nie -1",
        ),
    ],
)
def test_options_are_refused_in_the_language_of_their_reader(
    options: dict[str, object], german: str, polish: str
) -> None:
    with pytest.raises(kontor.BadInput) as caught:
        kontor.new_game("le_havre", **options)  # type: ignore[arg-type]

    assert caught.value.render("de") == german
    assert caught.value.render("pl") == polish


@pytest.mark.parametrize(
    ("game", "line", "german"),
    [
        ("le_havre", "jump", "Zeile 3: „jump“: keine Aktion heißt „jump“"),
        ("le_havre", "use church", "Zeile 3: „use church“: „Kirche“ ist noch nicht gebaut"),
        (
            "le_havre",
            "take wood   # 1 of 99",
            "Zeile 3: „take wood“: hier sind 6 Aktionen erlaubt, die Aufzeichnung zählt 99",
        ),
        ("craftsmen", "send", "Zeile 3: „send“: bei „send“ fehlt, was gemeint ist"),
    ],
)
def test_a_record_is_refused_in_the_language_of_its_reader(
    game: str, line: str, german: str
) -> None:
    header = kontor.Table.new(game, 2, 7).record()

    with pytest.raises(kontor.BadRecord) as caught:
        kontor.load(f"{header}{line}\n")

    assert caught.value.render("de") == german
    assert caught.value.render("pl").startswith("wiersz 3: ")


def test_own_cards_keep_their_name_in_every_language(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(TEA_HOUSE, encoding="utf-8")
    state = kontor.new_game("le_havre", 2, 7, cards=("base", str(own)))

    told = state.why_not("use tea_house", "de")

    assert told == "„Tea House“ ist noch nicht gebaut"
