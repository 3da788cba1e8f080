"""Opponents at the terminal: named, asked for, noted, taken up again, and seen thinking."""

import os
import select
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from signal import SIGINT
from time import monotonic

import pytest
from rich.console import Console
from typer.testing import Result

import kontor as package
from kontor import players
from kontor.arena.game import players_seed
from kontor.cli import thinking
from kontor.cli.thinking import Thinking
from kontor.core.words import listed, render

Kontor = Callable[..., Result]
SHORT = ["play", "le_havre", "--variant", "short", "--cards", "base", "--no-expert", "--seed", "3"]
THREE = [*SHORT, "--players", "3"]
LEVELS = render(listed([level.name for level in players.levels("le_havre")]))
NO_TIME = "is not a time to think; give it in seconds, at most 3600, such as"
TOO_MANY = "3 opponents are named, but 2 seats are without a person"
PATIENCE = 30.0  # seconds that a terminal may keep a test waiting


def saved(tmp_path: Path) -> Path:
    (path,) = (tmp_path / "games").glob("*.kontor")
    return path


def noted(path: Path) -> str:
    """Who plays, by the comment in a saved game."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(line.removeprefix("# seats ") for line in lines if line.startswith("# seats "))


# -- naming ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (["--humans", "0"], "human trader trader"),
        (["--humans", "1", "--opponents", "deckhand"], "deckhand human deckhand"),
        (["--humans", "1", "--opponents", "deckhand,magnate:0.5"], "deckhand human magnate:0.5"),
        (["--humans", "0", "--opponents", " trader: 2.50 , trader"], "human trader:2.5 trader"),
        (["--humans", "all", "--opponents", "trader"], "human human human"),
    ],
)
def test_one_name_is_for_all_and_several_are_one_for_each(
    kontor: Kontor, tmp_path: Path, words: list[str], seats: str
) -> None:
    result = kontor(*THREE, *words, "--step", typed="quit\n")

    assert result.exit_code == 0
    assert noted(saved(tmp_path)) == seats


@pytest.mark.parametrize("name", ["deckhand", "trader"])
def test_opponents_do_what_the_players_of_that_name_choose(
    kontor: Kontor, tmp_path: Path, name: str
) -> None:
    kontor(*SHORT, "--players", 1, "--humans", "none", "--opponents", name)

    table = package.load(saved(tmp_path).read_bytes())
    assert table.state.is_over
    for count, entry in enumerate(table.history):
        state = table.at(count)
        assert players.choose(name, state, entry.seat, players_seed(3)) == entry.action


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ("tradr", f"no opponent is called 'tradr' (did you mean 'trader'?); there are {LEVELS}"),
        ("trader,admiral", f"no opponent is called 'admiral'; there are {LEVELS}"),
        ("human", f"no opponent is called 'human'; there are {LEVELS}"),
        ("", f"no opponent is called ''; there are {LEVELS}"),
        ("magnate:soon", f"'soon' {NO_TIME} 'magnate:0.5'"),
        ("trader:3601", f"'3601' {NO_TIME} 'trader:0.5'"),
        ("trader,trader,trader", f"{TOO_MANY}; name one for all of them, or one for each"),
    ],
)
def test_names_that_make_no_sense_are_refused(
    kontor: Kontor, tmp_path: Path, names: str, sentence: str
) -> None:
    result = kontor(*THREE, "--humans", "0", "--opponents", names)

    assert (result.exit_code, result.stderr) == (1, f"{sentence}\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "kein Gegner heißt „tradr“ (meintest du „trader“?); es gibt deckhand, "),
        ("pl", "żaden przeciwnik nie nazywa się „tradr” (może chodzi o „trader”?); do wyboru: "),
        ("it", "nessun avversario si chiama «tradr» (intendevi «trader»?); ci sono deckhand, "),
        ("cs", "žádný soupeř se nejmenuje „tradr“ (nemyslíš „trader“?); na výběr je deckhand, "),
    ],
)
def test_they_are_refused_in_the_chosen_language_before_anything_is_asked(
    kontor: Kontor, language: str, sentence: str
) -> None:
    result = kontor("--language", language, "play", "craftsmen", "--opponents", "tradr")

    assert result.exit_code == 1
    assert result.stderr.startswith(sentence)
    assert not result.stdout


# -- asking ------------------------------------------------------------------------------------


def test_the_question_names_the_levels_with_what_they_are_like(kontor: Kontor) -> None:
    result = kontor(*THREE, typed="0\ndeckhand,trader\nquit\n")

    asked = "Who plays seats 1, 2 (one name, or one for each with commas)? [trader]"
    told = " ".join(result.stdout.split())  # lines are as long as the terminal is wide
    listed, question, _ = told.partition(asked)
    assert question
    for level in players.levels("le_havre"):
        assert f"{level.name} {level.description}" in listed
    assert "Seats: 0 human, 1 deckhand, 2 trader\n" in result.stdout


@pytest.mark.parametrize(
    "words", [["--humans", "0"], ["--humans", "all"], ["--opponents", "deckhand"]]
)
def test_what_was_said_or_is_not_needed_is_not_asked(kontor: Kontor, words: list[str]) -> None:
    result = kontor(*THREE, *words, typed="0\nquit\n" if "--humans" not in words else "quit\n")

    assert result.exit_code == 0
    assert "Who plays" not in result.stdout


# -- resuming ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ([], "human deckhand:0.5 trader"),
        (["--opponents", "deckhand"], "human deckhand deckhand"),
        (["--opponents", "trader,deckhand"], "human trader deckhand"),
        (["--humans", "0,1"], "human human trader"),
        (["--humans", "2"], "trader deckhand:0.5 human"),
        (["--humans", "2", "--opponents", "deckhand"], "deckhand deckhand human"),
    ],
)
def test_a_saved_game_notes_who_plays_and_resume_may_change_it(
    kontor: Kontor, tmp_path: Path, words: list[str], seats: str
) -> None:
    kontor(*THREE, "--humans", "0", "--opponents", "deckhand:0.5,trader", typed="1\nend\nquit\n")
    before = package.load(saved(tmp_path).read_bytes())

    result = kontor("play", "--resume", *words, typed="quit\n")

    assert result.exit_code == 0
    after = package.load(saved(tmp_path).read_bytes())
    assert {entry.seat for entry in before.history} == {0, 1, 2}
    assert after.history[: len(before.history)] == before.history
    assert noted(saved(tmp_path)) == seats


def test_a_note_that_names_nobody_is_refused_until_somebody_else_is_named(
    kontor: Kontor, tmp_path: Path
) -> None:
    kontor(*THREE, "--humans", "0", typed="quit\n")
    path = saved(tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("human trader trader", "human trader admiral"), encoding="utf-8")

    refused = kontor("play", "--resume", typed="quit\n")
    resumed = kontor("play", "--resume", "--opponents", "deckhand", typed="quit\n")

    assert refused.exit_code == 1
    assert refused.stderr == f"no opponent is called 'admiral'; there are {LEVELS}\n"
    assert resumed.exit_code == 0
    assert noted(path) == "human deckhand deckhand"


# -- thinking ----------------------------------------------------------------------------------


def shown(console: Console, blink: float, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a console shows while one opponent thinks, and then another."""
    monkeypatch.setattr(thinking, "BLINK", blink)
    with Thinking(console) as line:
        for seat, name in enumerate(["merchant", "magnate:0.5"]):
            line.of(seat, name)
            assert not line.should_stop()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_only_what_takes_longer_than_a_blink_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    terminals = [Console(file=StringIO(), force_terminal=True, width=80) for _ in range(2)]

    slow, quick = (
        shown(terminal, blink, monkeypatch)
        for terminal, blink in zip(terminals, (-1.0, 60.0), strict=True)
    )

    assert "seat 1 (magnate:0.5) is thinking" in slow
    assert quick == ""


def test_nothing_is_told_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    file = Console(file=StringIO(), force_terminal=False, width=80)

    assert shown(file, -1.0, monkeypatch) == ""


def test_leaving_while_an_opponent_thinks_loses_nothing(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty", reason="needs a terminal as Unix has them")
    words = [*SHORT, "--players", "2", "--humans", "0", "--opponents", "magnate:60"]
    desk, seat = pty.openpty()

    process = subprocess.Popen(
        [sys.executable, "-m", "kontor", *words],
        env={**os.environ, "KONTOR_HOME": str(tmp_path), "TERM": "xterm", "COLUMNS": "200"},
        stdin=seat, stdout=seat, stderr=seat, start_new_session=True,
    )  # fmt: skip
    os.close(seat)
    try:
        os.write(desk, b"take wood\nend\n")
        before = read(desk, "is thinking")
        process.send_signal(SIGINT)
        after = read(desk, "continues it")
        left = process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()
        os.close(desk)

    assert "seat 1 (magnate:60) is thinking" in before
    assert "Traceback" not in after
    assert f"The game is saved in {saved(tmp_path)}" in after
    assert left == 0
    table = package.load(saved(tmp_path).read_bytes())
    assert [entry.text for entry in table.history] == ["take wood", "end"]


def read(terminal: int, words: str) -> str:
    """What a terminal shows, up to these words."""
    text, end = b"", monotonic() + PATIENCE
    while words.encode() not in text and monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                text += os.read(terminal, 65536)
            except OSError:  # the other side has left
                break
    return text.decode(errors="replace")
