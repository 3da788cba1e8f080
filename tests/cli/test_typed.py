"""People may type names, short forms and capitals."""

import pytest

import kontor
from kontor.cli.face import face_of
from kontor.cli.question import question_for
from kontor.cli.speech import reader
from kontor.cli.typed import action_text

NAMES = {"use Building Firm 1": "use building_firm_1", "take fish": "take fish"}


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("take wood", "take wood"),
        ("  Take   WOOD ", "take wood"),
        ("wood", "take wood"),
        ("take woo", "take wood"),
        ("use building firm 1", "use building_firm_1"),
        ("use Building_Firm_1", "use building_firm_1"),
        ("buy black market", "buy black_market"),
        ("use market", "use marketplace"),
        ("use wo", "use wo"),
        ("jump over it", "jump over_it"),
        ("", ""),
    ],
)
def test_a_line_means_an_action(line: str, text: str) -> None:
    state = kontor.new_game("le_havre", 1, 3, variant="short")

    assert action_text(state, line, NAMES) == text


def test_a_number_is_completed_by_the_good_that_is_asked_for() -> None:
    state = kontor.new_game("le_havre", 1, 3, variant="short")
    for text in ("use marketplace", "fee food"):
        state.play(state.read(text))

    asked = [state.text(action) for action in state.legal()]

    assert asked == ["pay 0 fish", "pay 1 fish", "pay 2 fish"]
    assert action_text(state, "pay 2", {}) == "pay 2 fish"


@pytest.mark.parametrize(
    ("language", "line", "text"),
    [
        ("en", "Take 4 wood", "take wood"),
        ("en", "use the church", "use the_church"),
        ("de", "Holz", "take wood"),
        ("de", "4 Holz nehmen", "take wood"),
        ("de", "use Marktplatz", "use marketplace"),
        ("de", "use kirche", "use church"),
        ("pl", "take drewno", "take wood"),
        ("pl", "use Kościół", "use church"),
        ("it", "use mercato", "use marketplace"),
        ("it", "take pesce", "take fish"),
        ("cs", "use trznice", "use marketplace"),
        ("cs", "take dřevo", "take wood"),
    ],
)
def test_things_may_be_named_in_the_language_of_the_reader(
    language: str, line: str, text: str
) -> None:
    reader.language = language
    state, face = kontor.new_game("le_havre", 1, 3, variant="short"), face_of("le_havre")

    assert action_text(state, line, question_for(state, 0, face).names, face.ids()) == text


@pytest.mark.parametrize(
    ("language", "line", "text"),
    [
        ("en", "Bankers' Guild", "send bankers"),
        ("de", "send Rathaus", "send town_hall"),
        ("pl", "send notariusz", "send notary"),
        ("it", "municipio", "send town_hall"),
        ("cs", "Radnice", "send town_hall"),
    ],
)
def test_guilds_may_be_named_so_too(language: str, line: str, text: str) -> None:
    reader.language = language
    state, face = kontor.new_game("craftsmen", 2, 3), face_of("craftsmen")
    while not any(state.text(action).startswith("send") for action in state.legal()):
        state.play(state.read("keep"))
    assert state.seat is not None

    names = question_for(state, state.seat, face).names

    assert action_text(state, line, names, face.ids()) == text
