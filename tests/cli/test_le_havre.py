"""Le Havre at the terminal: the board, the question in words, the choices and the log."""

from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

import kontor
from kontor.cli.face import face_of
from kontor.cli.question import question_for
from kontor.cli.story import story

face = face_of("le_havre")
MINUS = "\N{MINUS SIGN}"

RICH: dict[str, Any] = {
    "players": 2,
    "town": ["smokehouse", "bakehouse", "joinery", "wharf_1", "steel_mill", "coal_trader"],
    "ship_stacks": {"wood": [4, 2]},
    "modernised": [],
    "seats": [
        {"goods": {"fish": 7, "wood": 8, "coal": 2, "grain": 3, "iron": 2}, "francs": 9},
        {"goods": {}, "francs": 1, "buildings": ["fishery"], "worker": "joinery"},
    ],
}


def drawn(renderable: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


def question(*texts: str, position: dict[str, Any] = RICH) -> str:
    """The question after some actions, with its answers."""
    state = kontor.position(position)
    for text in texts:
        state.play(state.read(text))
    assert state.seat is not None
    return drawn(question_for(state, state.seat, face).shown, width=160)


def test_the_board_shows_everything_at_a_glance() -> None:
    text = drawn(face.board(kontor.position(RICH), 0))

    for words in (
        "Round 1 of 14, turn 1 of 7",
        "Joinery [1]",
        "Marketplace: 6 fr or 2 wood",
        "wooden ship 4, 1 below",
        "round end  ",
        " food each, ",
        "> you      9 francs, food 16 of",
        "  seat 1   1 franc, food 1 of",
        "7 fish, 8 wood",
    ):
        assert words in text


@pytest.mark.parametrize("width", [60, 80, 140])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    state, chance = kontor.new_game("le_havre", 4, 5, cards=("base", "hameau")), Random(5)
    for _ in range(300):
        state.play(chance.choice(state.legal()))

    shown = drawn(face.board(state, 0), width)

    assert max(len(line.rstrip()) for line in shown.splitlines()) <= width


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([], "seat 0: Take an offer or use a building."),
        (["take wood"], "Your main action is done."),
        (["use smokehouse"], "Smokehouse: how do you pay the fee?"),
        (["use smokehouse"], "2) Pay the fee: 1 franc"),
        (["use smokehouse", "fee francs"], "Smokehouse: Turn up to 6 fish into smoked fish"),
        (["use smokehouse", "fee francs"], "3) Give 3 fish and 1 energy for 3 smoked fish and"),
        (["use smokehouse", "fee food"], "Smokehouse. Still due: 2 food. How many fish?"),
        (["use wharf_1", "pay 2 fish"], "Build the wooden ship of value 4, 5 wood and 3 energy"),
        (["use bakehouse", "pay 1 fish", "times 3"], "Bakehouse. Still due: 2 energy."),
    ],
)
def test_the_question_is_said_in_words(actions: list[str], words: str) -> None:
    assert words in question(*actions)


def test_choices_are_grouped_and_say_what_they_cost_and_bring() -> None:
    position = {**RICH, "town": ["fishery", "building_firm_2"], "seats": [RICH["seats"][0], {}]}

    text = question(position=position)

    assert "Use Building Firm 2, fee 1 food" in text
    assert "Use the Fishery: 3 fish" in text
    assert "Buy Building Firm 2, 6 francs" in text
    assert text.index("Take an offer  ") < text.index("Use a building  ") < text.index("Buy  ")


def test_numbers_are_amounts_when_it_is_asked_how_many() -> None:
    state = kontor.position(RICH)
    for text in ("use smokehouse", "fee food"):
        state.play(state.read(text))

    numbers = question_for(state, 0, face).numbers

    assert {number: state.text(action) for number, action in numbers.items()} == {
        0: "pay 0 fish",
        1: "pay 1 fish",
        2: "pay 2 fish",
    }


def test_a_question_offers_all_that_is_legal_and_knows_no_more_than_the_seat() -> None:
    state, chance = kontor.new_game("le_havre", 3, 11, cards=("base", "essen", "hameau")), Random(4)
    for _ in range(250):
        seat = state.seat
        assert seat is not None
        before = state.key()
        found = question_for(state, seat, face)
        guessed = question_for(state.guess(seat, 5), seat, face)

        assert state.key() == before
        assert sorted(found.numbers.values()) == sorted(state.legal())
        assert drawn(found.shown) == drawn(guessed.shown)
        state.play(chance.choice(state.legal()))


def test_the_log_puts_the_answers_of_an_action_together() -> None:
    table = kontor.Table.from_position(RICH)
    for text in ("use smokehouse", "fee francs", "times 4", "pay 1 coal", "end"):
        table.play(text)

    told = " ".join(drawn(story(table, 0)[0]).split())

    assert told.startswith(f"1 seat 0 uses the Smokehouse {MINUS}4 fish (3) {MINUS}1 coal (1)")
    assert "+4 smoked fish (4)" in told


def test_the_log_tells_the_end_of_a_round() -> None:
    table, chance = kontor.Table.new("le_havre", 3, 7), Random(1)
    while table.state.view(None)["round"] == 1:
        table.play(chance.choice(table.state.legal()))

    text = "".join(drawn(line) for line in story(table, 0))

    assert "New ship: wooden ship of value 2" in text
    assert "Round 2 begins; it ends with a harvest and 2 food each" in text


def test_own_cards_are_shown_by_their_id(tmp_path: Any) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[tea_house]\nvalue = 6\naction = [{ gain = { francs = 2 } }]\n", "utf-8")
    state = kontor.position({"cards": ["base", str(file)], "town": ["tea_house"]})

    assert "Tea House" in drawn(face.board(state, 0))
    assert "Tea House" in drawn(face.card(state.view(0), "tea house"))
    assert "town" in drawn(face.cards(state.view(0)))
