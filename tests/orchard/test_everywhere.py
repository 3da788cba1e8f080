"""A third game is one folder: it plays through every face without a change anywhere else."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.house import House, Visitor, sqlite

ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))
HERE = {"KONTOR_GAMES": "tests.orchard", "PYTHONPATH": PATH}
TREES, COINS = sum(range(1, 13)), 2 * 3
RECORD = """
import kontor
table = kontor.Table.new("orchard", 3, 5, large=True)
while not table.is_over:
    (stage,) = table.state.stages(table.seat, table.legal()[-1])
    table.play(table.legal()[-1])
    assert (stage.cause, stage.state, stage.forced) == ("", table.state, [])
again = kontor.load(table.record())
assert again.key() == table.key()
assert kontor.position(table.position()) == table.state
assert kontor.from_bytes(table.state.to_bytes()) == table.state
print([game.name for game in kontor.games()], table.scores())
"""


def run(*words: str, typed: str = "", where: Path = ROOT) -> str:
    """What a command of Python prints, with the third game among the others."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=where,
        env={**os.environ, **HERE, "KONTOR_HOME": str(where), "COLUMNS": "120"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_keeps_the_contract_as_all_games_do() -> None:
    words = ("--quiet", "--numprocesses=0", "-p", "no:cacheprovider", "-k", "orchard")
    by_name = "--ignore=tests/conformance/test_views.py"  # lists what two games show

    told = run("-m", "pytest", *words, by_name, "tests/conformance")

    assert " passed" in told


REVIEW = """
import kontor
table = kontor.Table.new("orchard", 2, 3)
while not table.is_over:
    table.play(table.legal()[0])
report = kontor.review(table)
print(len(report.decisions) > 0, report.curve[-1].scores == table.scores())
"""


def test_it_is_reviewed() -> None:
    assert run("-c", REVIEW) == "True True\n"


def test_it_is_recorded_and_read_again() -> None:
    assert run("-c", RECORD) == "['le_havre', 'craftsmen', 'orchard'] [90, 123, 96]\n"


@pytest.mark.parametrize(
    ("language", "asks", "ends"),
    [("en", "Do you pick the tree worth", "wins with"), ("pl", "Czy zbierasz z drzewa", "wygrywa")],
)
def test_it_is_played_in_the_terminal(tmp_path: Path, language: str, asks: str, ends: str) -> None:
    play = ("play", "orchard", "--players", "2", "--seed", "3", "--humans", "all")

    told = run(
        "-m", "kontor", "--language", language, *play, typed="\n" + "1\n" * 12, where=tmp_path
    )

    assert asks in told
    assert ends in told


def test_its_opponents_meet_in_the_arena(tmp_path: Path) -> None:
    words = ("arena", "orchard", "trader", "deckhand", "--games", "4", "--json")

    figures = json.loads(run("-m", "kontor", *words, where=tmp_path))

    assert figures["failures"] == []


def test_it_is_simulated(tmp_path: Path) -> None:
    told = run("-m", "kontor", "simulate", "orchard", "--games", "20", where=tmp_path)

    assert "20 games ended without an error" in told


def test_it_is_played_on_the_server(tmp_path: Path) -> None:
    chance = Random(7)
    with House(sqlite(tmp_path), None, **HERE) as house:
        anna = Visitor(house)
        seat = anna.sit(anna.make("me", "trader", game="orchard")["table"])

        while seat.now["status"] == "open":
            seat.settle()
            seat.play(chance)

        assert seat.now["status"] == "over"
        assert sum(seat.now["scores"]) == TREES + COINS
        assert anna.ask("GET", "games")[-1]["name"] == "orchard"
