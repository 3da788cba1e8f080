"""The players of the documents play for real: the one in Python and the one in JavaScript."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from kontor import Setup
from tests.programs.table import SHORT, conduct, game

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
MISTAKES = ("illegal", "unreadable", "late", "crashed")
SETUPS = [SHORT, Setup.of("craftsmen", 2)]


def name(command: str, file: str) -> str:
    return f"cmd:{shlex.join([command, str(EXAMPLES / file)])}"


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_the_player_in_python_plays(setup: Setup) -> None:
    found = game(name(sys.executable, "player.py"), "deckhand", setup=setup)

    told = conduct(found, 0)
    assert told["decisions"] == found.decisions[0]
    assert [told[kind] for kind in MISTAKES] == [0, 0, 0, 0]


@pytest.mark.skipif(not shutil.which("node"), reason="Node.js is not installed")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_the_player_in_javascript_plays(setup: Setup) -> None:
    found = game("deckhand", name("node", "player.mjs"), setup=setup)

    told = conduct(found, 1)
    assert told["decisions"] == found.decisions[1]
    assert [told[kind] for kind in MISTAKES] == [0, 0, 0, 0]


def test_both_are_short() -> None:
    for file in ("player.py", "player.mjs"):
        assert len((EXAMPLES / file).read_text("utf-8").splitlines()) <= 33
