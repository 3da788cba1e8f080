"""A command line whose saved games go to a folder of the test."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kontor.cli import app
from kontor.cli.speech import reader
from kontor.core.words import DEFAULT

Kontor = Callable[..., Result]


@pytest.fixture(autouse=True)
def reader_of_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins with a reader of English, whatever the one before has spoken."""
    monkeypatch.setattr(reader, "language", DEFAULT)


@pytest.fixture
def kontor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kontor:
    monkeypatch.setenv("KONTOR_HOME", str(tmp_path))
    monkeypatch.delenv("KONTOR_LANGUAGE", raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    runner = CliRunner()

    def run(*words: object, typed: str | bytes = "") -> Result:
        result = runner.invoke(app, [str(word) for word in words], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return run
