"""`kontor selfplay`, `kontor stats` and `kontor train --from-games` work together."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kontor.cli import app
from kontor.cli.speech import reader
from kontor.core.words import DEFAULT
from kontor.players import network
from tests.stats.games import LE_HAVRE, results_file

pytest.importorskip("pyarrow", reason="pyarrow is not installed (make ready installs it)")
Kontor = Callable[..., Result]
SHORT = ("--variant", "short", "--opponents", "deckhand", "--processes", 1)


@pytest.fixture
def kontor(monkeypatch: pytest.MonkeyPatch) -> Kontor:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("KONTOR_LANGUAGE", raising=False)
    monkeypatch.setattr(reader, "language", DEFAULT)
    runner = CliRunner()

    def run(*words: object) -> Result:
        result = runner.invoke(app, [str(word) for word in words])
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return run


@pytest.fixture
def file(kontor: Kontor, tmp_path: Path) -> Path:
    path = tmp_path / "games.parquet"
    done = kontor("selfplay", "le_havre", path, "--games", 2, "--players", "1,2", *SHORT)
    assert done.exit_code == 0, done.stderr
    assert f"4 games in '{path}'" in done.stdout
    return path


def test_games_are_played_counted_and_learned_from(
    kontor: Kontor,
    file: Path,
    tmp_path: Path,
) -> None:
    assert [path.name for path in tmp_path.iterdir()] == [file.name]  # the journal is gone

    (found,) = json.loads(kontor("stats", file, "--json").stdout)
    assert found["games"] == 4
    assert [(each["players"], each["name"]) for each in found["levels"]] == [
        (1, "deckhand"), (2, "deckhand"),
    ]  # fmt: skip

    learned = tmp_path / "tiny.network"
    words = ("--generations", 1, "--games", 1, "--processes", 1, "--from-games", file)
    done = kontor("train", "le_havre", learned, *words)
    assert done.exit_code == 0, done.stderr
    assert "generation 0: " in done.stdout
    assert network.read(learned.read_bytes()).sizes[-1] == 1


def test_a_file_that_is_there_is_not_written_over(kontor: Kontor, file: Path) -> None:
    before = file.read_bytes()

    done = kontor("selfplay", "le_havre", file, "--games", 1, *SHORT)

    assert done.exit_code == 1
    assert "is there already; name another file" in done.stderr
    assert file.read_bytes() == before


def test_another_game_cannot_be_learned_from(kontor: Kontor, file: Path) -> None:
    done = kontor("train", "craftsmen", file.with_name("x"), "--from-games", file, "--games", 1)

    assert done.exit_code == 1
    assert done.stderr.endswith("these files hold no positions of craftsmen; kontor selfplay"
                                " --positions writes some\n")  # fmt: skip


def test_games_that_a_stopped_run_has_are_not_played_again(
    kontor: Kontor,
    tmp_path: Path,
) -> None:
    target = tmp_path / "games.parquet"
    journal = results_file(tmp_path, LE_HAVRE)
    journal.rename(target.with_name(target.name + ".jsonl"))

    words = ("--games", 3, "--variant", "short", "--processes", 1, "--no-positions")
    done = kontor("selfplay", "le_havre", target, *words)

    assert done.exit_code == 0, done.stderr
    assert "3 of 3 games are in" in " ".join(done.stderr.split())


def test_pictures_and_tables_follow_the_language(
    kontor: Kontor,
    file: Path,
    tmp_path: Path,
) -> None:
    folder = tmp_path / "pictures"

    done = kontor("--language", "de", "stats", file, "--pictures", folder)

    assert "Wie lang Partien sind" in done.stdout
    assert "Woher die Punkte kommen" in (folder / "le_havre-parts.svg").read_text("utf-8")


def test_a_question_is_answered_as_a_table_or_as_data(kontor: Kontor, file: Path) -> None:
    question = "SELECT players, count(*) AS games FROM games GROUP BY players ORDER BY players"

    plain = kontor("stats", file, "--ask", question).stdout
    data = json.loads(kontor("stats", file, "--ask", question, "--json").stdout)

    assert "games" in plain
    assert data == [{"players": 1, "games": 2}, {"players": 2, "games": 2}]
