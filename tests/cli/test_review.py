"""`kontor review`: in the terminal, as data and as a page."""

import json
from pathlib import Path

from kontor.core.table import Table
from kontor.review.form import from_data
from tests.cli.conftest import Kontor
from tools.coach.planted import PLANTED


def saved(folder: Path) -> Path:
    """A saved game with a plain mistake in it."""
    mistake = next(each for each in PLANTED if each.kind == "missed feeding")
    table = Table.from_position(mistake.position)
    for text in mistake.steps:
        table.play(text)
    file = folder / "game.kontor"
    file.write_text(table.record(), "utf-8")
    return file


def test_the_terminal_tells_the_turning_points_first(kontor: Kontor, tmp_path: Path) -> None:
    said = kontor("review", saved(tmp_path), "--seconds", 0).output

    assert said.index("Turning points") < said.index("How everybody played")
    assert "Played:" in said
    assert "Better:" in said
    assert "judged by what its player knew" in said


def test_it_speaks_the_language_that_is_asked_for(kontor: Kontor, tmp_path: Path) -> None:
    said = kontor("review", saved(tmp_path), "--seconds", 0, "--language", "de").output

    assert "Wendepunkte" in said


def test_the_report_as_data(kontor: Kontor, tmp_path: Path) -> None:
    given = kontor("review", saved(tmp_path), "--seconds", 0, "--json", "--hindsight").stdout

    report = from_data(json.loads(given))

    assert report.effort.hindsight
    assert report.decisions


def test_the_report_as_a_page(kontor: Kontor, tmp_path: Path) -> None:
    page = tmp_path / "review.html"

    kontor("review", saved(tmp_path), "--seconds", 0, "--html", page)

    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert "data:image/svg+xml" in page.read_text("utf-8")


def test_one_form_at_a_time(kontor: Kontor, tmp_path: Path) -> None:
    refused = kontor("review", saved(tmp_path), "--json", "--html", tmp_path / "page.html")

    assert refused.exit_code == 1
    assert "either --json or --html" in refused.output


def test_a_page_that_cannot_be_written_is_refused(kontor: Kontor, tmp_path: Path) -> None:
    refused = kontor("review", saved(tmp_path), "--seconds", 0, "--html", tmp_path)

    assert refused.exit_code == 1
    assert "cannot be written" in refused.output
