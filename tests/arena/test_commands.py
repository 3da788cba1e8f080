"""`kontor arena` and `kontor ladder`: their figures, their files and their refusals."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import kontor as package
from kontor.cli import app
from tests.arena.games import BAD

Kontor = Callable[..., Result]
SHORT = ("--variant", "short", "--processes", "1")


@pytest.fixture
def kontor(monkeypatch: pytest.MonkeyPatch) -> Kontor:
    monkeypatch.setenv("COLUMNS", "120")
    runner = CliRunner()

    def run(*words: object) -> Result:
        result = runner.invoke(app, [str(word) for word in words])
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return run


def test_the_arena_prints_who_beats_whom(kontor: Kontor, tmp_path: Path) -> None:
    file, best = tmp_path / "results.jsonl", tmp_path / "best.kontor"
    words = ("arena", "le_havre", "trader", "deckhand", *SHORT, "--file", file)

    first = kontor(*words, "--games", 3, "--keep-best", best)
    again = kontor(*words, "--games", 4, "--json")

    assert first.exit_code == again.exit_code == 0
    for title in ("who beats whom", "scores", "where points come from", "time in milliseconds"):
        assert title in first.stdout
    assert "le_havre, 2 players, short: 4 games" in first.stdout
    assert "4 of 4 games are in" in again.stderr
    table = package.load(best.read_bytes())
    told = json.loads(again.stdout)
    assert (told["games"], told["mode"], told["failures"]) == (4, "table", [])
    assert told["pairs"][0]["beats"]["share"] == 1
    assert [name["name"] for name in told["names"]] == ["trader", "deckhand"]
    assert told["elo_anchor"] == "deckhand"
    assert max(table.state.scores()) == told["names"][0]["scores"]["best"]
    replayed = kontor("replay", best)
    assert f"wins with {max(table.state.scores())}" in replayed.stdout


def test_alone_the_scores_are_spread_out(kontor: Kontor) -> None:
    result = kontor("arena", "le_havre", "deckhand", "--players", 1, "--games", 3, *SHORT)

    assert result.exit_code == 0
    assert "le_havre, 1 player, short: 3 games" in result.stdout
    assert "how the scores are spread" in result.stdout
    assert "50 %" in result.stdout
    assert "who beats whom" not in result.stdout


def test_a_table_of_three_says_what_equal_players_would_win(kontor: Kontor) -> None:
    words = ("deckhand", "deckhand:0", "deckhand:0.5", "--players", 3, "--games", 1)

    result = kontor("arena", "le_havre", *words, *SHORT)

    assert result.exit_code == 0
    assert "le_havre, 3 players, short: 3 games" in result.stdout
    assert "At equal strength each of 3 seats wins 33.3 percent" in result.stdout


def test_the_ladder_is_a_whole_table_and_a_page(kontor: Kontor, tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    levels = ("--levels", "deckhand", "deckhand:0", "--games", "quick=1")
    words = ("--players", 1, 3, *levels)

    result = kontor("ladder", "le_havre", *words, "--mirror", "--markdown", page, *SHORT)

    assert result.exit_code == 0
    assert "le_havre, 1 player, short: 2 games" in result.stdout
    assert "le_havre, 3 players, short: 6 games" in result.stdout
    assert "le_havre, 3 players, short, each among itself: 2 games" in result.stdout
    assert "deckhand:0 among deckhand" in result.stdout
    text = page.read_text()
    assert text.count("\n## ") == 3
    assert "| deckhand:0 | " in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert all(row.count("|") > 2 for row in rows)


def test_the_ladder_of_craftsmen_as_json(kontor: Kontor) -> None:
    words = ("--levels", "deckhand", "--games", "1", "--processes", 1, "--json")

    result = kontor("ladder", "craftsmen", *words)

    assert result.exit_code == 0
    (rung,) = json.loads(result.stdout)["ladder"]
    assert rung["mode"] == "mirror"
    assert rung["names"][0]["scores"]["count"] == 2
    assert set(rung["parts"]) >= {"goods", "cargo", "majorities"}
    assert rung["winning_parts"].keys() == rung["parts"].keys()


def test_a_game_that_breaks_off_is_told_and_leaves_with_1(kontor: Kontor) -> None:
    words = ("deckhand", "raising", "--games", 2, "--module", BAD)

    result = kontor("arena", "le_havre", *words, *SHORT)

    assert result.exit_code == 1
    assert "a game broke off, seed 1, seats deckhand raising" in result.stderr
    assert "ZeroDivisionError: one over nothing" in result.stderr
    assert "Traceback" in result.stderr
    assert "2 games broke off; 2 of 2 games are missing" in result.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena", "go", "trader"], "no game is called 'go'"),
        (["arena", "le_havre", "tradr"], "no opponent is called 'tradr' (did you mean 'trader'?)"),
        (
            ["arena", "le_havre", "trader:x"],
            "'x' is not a time to think; give it in seconds, at most 3600, such as 'trader:0.5'",
        ),
        (["arena", "le_havre", "trader", "--players", "6"], "le_havre is for 1 to 5 players"),
        (["arena", "le_havre", "trader", "--variant", "long"], "'long'"),
        (["arena", "le_havre", "trader", "--mode", "duel"], "no mode is called 'duel'"),
        (["arena", "le_havre", "trader", "--mode", "table"], "a table of 2 wants as many names"),
        (["arena", "le_havre", "trader", "--mode", "pairs"], "a pair is two players"),
        (["arena", "le_havre", "trader", "--module", "no.where"], "cannot be loaded"),
        (["arena", "le_havre", "trader", "--module", "json"], "is not a module of players"),
        (["ladder", "--players", "two"], "a number of players is a whole number"),
        (["ladder", "--games", "slow=3"], "'slow' is no kind of games"),
        (["ladder", "--games", "quick=x"], "the number of games after 'quick='"),
        (["ladder", "--games", "0"], "the number of games is 1 or more"),
        (["ladder", "--levels", ","], "this leaves nobody to play"),
    ],
)
def test_what_cannot_be_played_is_refused(kontor: Kontor, words: list[str], sentence: str) -> None:
    result = kontor(*words)

    assert result.exit_code == 1
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


OWN = """
from kontor import players
from kontor.players import Level

def levels(game):
    return [*players.levels(game), Level("first")]

def choose(name, state, seat, seed, seconds=None):
    return state.legal()[0] if name == "first" else players.choose(name, state, seat, seed)
"""


def test_players_of_the_current_folder_are_found_by_the_installed_command(tmp_path: Path) -> None:
    (tmp_path / "my_players.py").write_text(OWN)
    words = [sys.executable, "-m", "kontor", "arena", "le_havre", "first", "deckhand"]
    # As for a script that is installed, the current folder is not where Python looks by itself.
    environment = {**os.environ, "PYTHONSAFEPATH": "1"}

    done = subprocess.run(
        [*words, "--variant=short", "--games=2", "--processes=2", "--module=my_players"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert "first" in done.stdout
