"""The page on correctness says what the repository holds."""

import pytest

from tests.docs.pages import ROOT
from tools import correctness


def test_the_figures_of_the_page_are_those_of_the_repository() -> None:
    page = correctness.page()

    stale = "python -m tools.correctness writes the page again"
    assert page == correctness.PAGE.read_text("utf-8"), stale


@pytest.mark.parametrize("game", correctness.TITLES)
def test_every_clause_is_counted_as_cited(game: str) -> None:
    found = correctness.counts(game)

    assert found.cited == found.clauses > 250


def test_counts_of_lines_of_play_are_read_from_their_page() -> None:
    rows = correctness.perft("craftsmen")

    assert [4, 20, 80, 400, 2800, 19600, 139600, 1005600] in rows


def test_every_folder_of_tests_that_is_told_exists() -> None:
    assert [name for name in correctness.KINDS if not (ROOT / "tests" / name).is_dir()] == []
