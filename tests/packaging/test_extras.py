"""The engine runs on three small libraries; a command that needs more says what to install."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kontor.extras import EXTRAS, PLAY, missing

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# An import of one of these libraries fails as if it were not installed.
BLOCKED = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked())
"""
ENGINE = """
import kontor, kontor.arena, kontor.players
for game in ("craftsmen", "le_havre"):
    state = kontor.new_game(game, players=2, seed=1)
    while not state.is_over:
        state.play(state.legal()[0])
print(sorted(set(sys.modules) & set({names!r})))
"""
COMMAND = """
import runpy
sys.argv = ["kontor", *{words!r}]
runpy.run_module("kontor", run_name="__main__", alter_sys=True)
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_engine_runs_without_any_extra() -> None:
    names = tuple(EXTRAS)

    done = run(BLOCKED.format(names=names) + ENGINE.format(names=names))

    assert (done.stderr, done.stdout) == ("", "[]\n")


def test_the_engine_loads_nothing_of_an_extra_that_is_installed() -> None:
    done = run("import sys\n" + ENGINE.format(names=tuple(EXTRAS)))

    assert (done.stderr, done.stdout) == ("", "[]\n")


def test_the_engine_asks_for_three_small_libraries() -> None:
    names = {re.split(r"[<>=]", name)[0] for name in PROJECT["dependencies"]}

    assert names == {"fluent.runtime", "librt", "mypy_extensions"}


def test_every_library_of_the_extras_is_known_by_its_extra() -> None:
    extras = PROJECT["optional-dependencies"]

    named = {
        re.split(r"[\[<>=]", line)[0].lower(): extra
        for extra in ("data", "play", "postgres", "ray", "research", "train")
        for line in extras[extra]
        if not line.startswith("kontor[")
    }

    assert named == EXTRAS
    every = ("data", "postgres", "ray", "research", "train")
    assert extras["all"] == [f"kontor[{name}]" for name in every]


@pytest.mark.parametrize(
    ("blocked", "words", "extra"),
    [
        (PLAY, ["serve"], "play"),
        (PLAY, [], "play"),
        (("litestar",), ["serve", "--no-browser", "--database=sqlite:///:memory:"], "play"),
        (("psycopg",), ["serve", "--database=postgresql://localhost/none"], "postgres"),
        (("numpy",), ["train", "le_havre", "no.network"], "train"),
        (("pyarrow",), ["selfplay", "le_havre", "no.parquet"], "data"),
        (("pyarrow",), ["stats", "no.parquet"], "data"),
        (("duckdb",), ["stats", "--ask=SELECT 1", "docs/games/none.jsonl"], "data"),
        (("ray",), ["arena", "le_havre", "deckhand", "deckhand", "--ray=local"], "ray"),
    ],
)
def test_a_command_says_which_extra_it_needs(
    blocked: tuple[str, ...], words: list[str], extra: str
) -> None:
    done = run(BLOCKED.format(names=blocked) + COMMAND.format(words=words))

    assert f"pip install 'kontor[{extra}]'" in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.returncode == 1


def test_the_command_says_it_in_the_language_of_the_reader() -> None:
    code = BLOCKED.format(names=PLAY) + COMMAND.format(words=[])

    done = run(code, KONTOR_LANGUAGE="de")

    assert done.stderr.startswith("dafür fehlt die Bibliothek ")


@pytest.mark.parametrize("name", ["kontor.nonsense", "nonsense", None])
def test_a_module_of_no_extra_is_no_matter_of_extras(name: str | None) -> None:
    assert missing(ModuleNotFoundError("no such module", name=name)) is None
