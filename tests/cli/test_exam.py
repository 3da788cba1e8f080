"""`kontor exam` in the terminal: the marks, both reports, and a run that goes on."""

import json
from pathlib import Path

from tests.cli.conftest import Kontor


def test_the_command_writes_both_reports_and_goes_on_where_it_was(
    kontor: Kontor, tmp_path: Path
) -> None:
    marks, page, games = (tmp_path / name for name in ("marks.json", "marks.html", "games.jsonl"))
    words = ["exam", "deckhand", "--quick", "--against", "deckhand", "--looks", "0"]
    words += ["--processes", "1", "--json", str(marks), "--html", str(page), "--file", str(games)]

    shown = kontor(*words)
    again = kontor(*words)

    assert shown.exit_code == again.exit_code == 0, shown.output
    assert "deckhand:0: level with deckhand" in shown.output
    assert "2 of 2 games are in" in again.output
    assert json.loads(marks.read_text("utf-8"))["games"] == 2
    assert "<svg" in page.read_text("utf-8")
    assert len(games.read_text("utf-8").splitlines()) == 2


def test_a_program_that_is_not_there_is_refused(kontor: Kontor) -> None:
    shown = kontor("exam", "cmd:./nonesuch", "--quick")

    assert shown.exit_code == 1
    assert shown.output == "no program is called './nonesuch' on this machine\n"


def test_a_program_plays_at_the_terminal(kontor: Kontor) -> None:
    from tests.programs.table import program

    words = ["play", "craftsmen", "--players", "2", "--seed", "7", "--cards", "base"]
    name = program("sound")

    shown = kontor(*words, "--humans", "0", "--opponents", name, typed="1\nquit\n")
    resumed = kontor("play", "--resume")

    assert shown.exit_code == 0, shown.output
    assert "seat 1" in shown.output
    assert resumed.exit_code == 1
    assert resumed.output.startswith(f"this saved game names a program, '{name}'; name it again")
