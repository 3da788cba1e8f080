"""The questions that the page's defaults are tried on."""

from tools.reached import REACHED, written


def test_the_questions_of_golden_games_are_as_they_are_told_to_the_page() -> None:
    assert REACHED.read_text("utf-8") == written(), "run: python -m tools.reached"
