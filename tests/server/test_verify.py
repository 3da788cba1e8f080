"""The promise about the deal: published at the start, kept at the end, checked by a command."""

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from kontor.cli import app
from kontor.server.tokens import commitment
from tests.server.house import Visitor


@pytest.fixture(scope="module")
def runner() -> CliRunner:
    return CliRunner()


def record_of(anna: Visitor, path: Path) -> str:
    made = anna.make("me", "here", options={"variant": "short"})
    guest = anna.sit(made["table"])
    promised = guest.now["commitment"]
    assert guest.now["reveal"] is None
    guest.play(Random(1), 30)
    closed = anna.ask("POST", f"tables/{made['table']}/close")
    reveal = closed["reveal"]
    assert commitment(int(reveal["seed"]), reveal["salt"]) == promised
    text: str = anna.ask("GET", f"tables/{made['table']}/record")
    path.write_text(text, "utf-8")
    return text


def test_a_kept_promise_is_confirmed(anna: Visitor, tmp_path: Path, runner: CliRunner) -> None:
    record_of(anna, tmp_path / "game.kontor")

    result = runner.invoke(app, ["verify", str(tmp_path / "game.kontor")])

    assert result.exit_code == 0
    assert "the deal is the one that was promised" in result.output


def test_another_seed_or_salt_is_noticed(anna: Visitor, tmp_path: Path, runner: CliRunner) -> None:
    text = record_of(anna, tmp_path / "game.kontor")
    salt = text.split("# salt ")[1][:64]
    forged = text.replace(salt, "0" * 64)
    (tmp_path / "forged.kontor").write_text(forged, "utf-8")
    bare = "\n".join(line for line in text.splitlines() if "commitment" not in line)
    (tmp_path / "bare.kontor").write_text(bare, "utf-8")

    for name, said in (("forged", "not the one that was promised"), ("bare", "no commitment")):
        result = runner.invoke(app, ["verify", str(tmp_path / f"{name}.kontor")])
        assert result.exit_code == 1
        assert said in result.output


@pytest.mark.parametrize("spelling", ["# commitment {}", "# COMMITMENT {}", "#commitment  {}"])
@pytest.mark.parametrize("place", ["first", "last"])
def test_a_second_promise_beside_the_true_one_is_refused(
    anna: Visitor, tmp_path: Path, runner: CliRunner, spelling: str, place: str
) -> None:
    """Whoever reads the record would take the first for the one that was published."""
    text = record_of(anna, tmp_path / "game.kontor")
    true = next(line for line in text.splitlines() if line.startswith("# commitment"))
    other = spelling.format("0" * 64)
    both = f"{other}\n{true}" if place == "first" else f"{true}\n{other}"
    (tmp_path / "two.kontor").write_text(text.replace(true, both), "utf-8")

    result = runner.invoke(app, ["verify", str(tmp_path / "two.kontor")])

    assert result.exit_code == 1
    assert "more than one commitment" in result.output


def test_a_second_salt_is_refused(anna: Visitor, tmp_path: Path, runner: CliRunner) -> None:
    text = record_of(anna, tmp_path / "game.kontor")
    (tmp_path / "two.kontor").write_text(f"{text}# salt {'0' * 64}\n", "utf-8")

    result = runner.invoke(app, ["verify", str(tmp_path / "two.kontor")])

    assert result.exit_code == 1
    assert "more than one commitment or salt" in result.output
