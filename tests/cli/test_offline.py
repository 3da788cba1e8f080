"""Lessons and puzzles in the terminal need no network: nothing ever tries to reach one."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.core import registry
from kontor.core.words import say
from kontor.learn.lessons import lessons
from kontor.learn.puzzles import puzzles
from tests.learn.walk import questions
from tests.offline import is_here, watch

ROOT = Path(__file__).parents[2]
TAUGHT = [game for game in registry.GAMES if lessons(game)]


class Offline:
    """Commands that reach nothing but this machine, and what they tried."""

    def __init__(self, folder: Path) -> None:
        self.tried = folder / "tried"
        self.environment = {
            **os.environ,
            "KONTOR_HOME": str(folder),
            "KONTOR_TRIED": str(self.tried),
            "COLUMNS": "200",
        }

    def run(self, *words: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "tests.offline", *words],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            env=self.environment,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return " ".join(done.stdout.split())


@pytest.fixture
def offline(tmp_path: Path) -> Offline:
    return Offline(tmp_path)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_taken_without_a_network(offline: Offline, game: str) -> None:
    lesson = next(iter(lessons(game).values()))
    *_, end = questions(lesson)
    typed = [entry.text for entry in end.table.history if entry.seat == lesson.learner]

    said = offline.run("learn", game, lesson.name, typed="\n".join(typed) + "\n")

    assert say(f"{lesson.key}.end") in said
    assert not offline.tried.exists()


def test_todays_puzzle_is_asked_without_a_network(offline: Offline) -> None:
    assert "Type your move" in offline.run("puzzles", "--play", typed="quit\n")
    assert not offline.tried.exists()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_puzzle_is_solved_without_a_network(offline: Offline, game: str) -> None:
    puzzle = next(each for each in puzzles(game).values() if len(each.moves[0]) == 1)
    typed = f"{puzzle.moves[0][0]}\nquit\n"

    assert "Right!" in offline.run("puzzles", "--name", f"{game}:{puzzle.name}", typed=typed)
    assert not offline.tried.exists()


def test_what_leads_out_is_refused_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KONTOR_TRIED", str(tmp_path / "tried"))

    with socket.socket() as line:
        watch("socket.connect", (line, ("127.0.0.1", 80)))
        watch("socket.connect", (line, "/run/here"))
        with pytest.raises(OSError, match="cannot be reached"):
            watch("socket.connect", (line, ("192.0.2.1", 80)))
    with pytest.raises(OSError, match="cannot be reached"):
        watch("socket.getaddrinfo", ("example.org", 443, 0, 0, 0))

    noted = (tmp_path / "tried").read_text("utf-8").splitlines()
    assert noted == ["socket.connect 192.0.2.1", "socket.getaddrinfo example.org"]
    assert all(map(is_here, (None, "localhost", b"::1", "0.0.0.0")))
