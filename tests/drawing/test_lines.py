"""Drawings are read line by line; what cannot be read is named."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kontor.core.errors import BadCard
from kontor.drawing.kit import SHAPES, parameters
from kontor.drawing.lines import FORMS, draw, form, symbol
from kontor.drawing.marks import COLOURS

PIECES = {"fish": "lh-fish"}
WORDS = {"float": "7", "int": "3", "Colour": "ochre", "Piece": "fish", "Data": "M1 2h3"}


def refusal(line: str) -> str:
    with pytest.raises(BadCard) as refused:
        draw(f"rect 1 2 3 4 ink\n{line}\n", "own.toml: [shed]", PIECES)
    return str(refused.value)


@pytest.mark.parametrize("name", SHAPES)
def test_every_shape_is_drawn_with_all_that_its_line_may_have(name: str) -> None:
    wanted = [WORDS[each.annotation.__name__] for each in parameters(name)]

    drawn = symbol("lh-v-shed", " ".join([name, *wanted]), "shed", PIECES)

    assert len(ET.fromstring(drawn)) > 0


def test_comments_and_empty_lines_draw_nothing() -> None:
    assert draw("\n# a roof\n  rect 1 2 3 4 ink # and a wall\n", "", {}) == draw(
        "rect 1 2 3 4 ink", "", {}
    )


def test_windows_are_lit_at_night_and_have_a_colour_without_a_page() -> None:
    assert 'class="v-win"' in draw("window 1 2", "", {})
    assert COLOURS["window"] == "var(--v-win, #4a6475)"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("gabel 30 34 20 ochre red", "there is no shape 'gabel' (did you mean 'gable'?)"),
        ("gable 30 34 20 ochr red", "there is no colour 'ochr' (did you mean 'ochre'?)"),
        ("gable 30 wide 20 ochre red", "a number is wanted for width, not 'wide'"),
        ("windows 30 34 2.5 9", "a whole number is wanted for count, not '2.5'"),
        ("gable 30 34", "the form is 'gable x width height wall roof [rise]'"),
        ("sign fsh 1 2 3", "there is no piece 'fsh' (did you mean 'fish'?)"),
        ("line ink 1", "the form is 'line ink width data'"),
        ('path ink M1 2"/><script>', "the data of a path has letters such as M, L, Q and numbers"),
    ],
)
def test_a_line_that_cannot_be_read_names_card_line_and_problem(line: str, problem: str) -> None:
    assert refusal(line) == f"own.toml: [shed] line 2 '{line}': {problem}"


def test_a_form_says_what_may_be_left_out() -> None:
    assert form("window") == "window x y [width] [height]"
    assert set(FORMS.values()) == {"a number", "a whole number", "the data of a path"}


def test_the_guide_for_own_cards_names_all_shapes_and_colours() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "own-cards.md").read_text("utf-8")

    words = set(re.findall(r"[a-z_]+", guide.partition("## A drawing")[2]))

    assert {*SHAPES, *COLOURS} - words == set()
