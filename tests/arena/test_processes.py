"""Several processes play the same games as one; players who break a game are told and survived."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

from kontor.arena import Failure, Job, Result, here, matches, processes
from tests.arena.games import BAD, SHORT

ROOT = Path(__file__).parents[2]
JOBS = matches(SHORT, ["deckhand"], 5)[0].jobs()
COMMAND = (
    *(sys.executable, "-m", "kontor", "arena", "le_havre", "deckhand", "deckhand:0"),
    *("--variant", "short", "--processes", "1"),
)
SOUND = Job(SHORT, 1, ("deckhand", "deckhand"))


def ended(name: str, patience: float = 60) -> tuple[Failure, Result]:
    """A game with a faulty player and a sound one, played one after the other in one process."""
    one, other = processes(1, patience, BAD)([Job(SHORT, 7, ("deckhand", name)), SOUND])
    assert isinstance(one, Failure)
    assert isinstance(other, Result)
    return one, other


def games(results: list[Result | Failure]) -> dict[Job, tuple[list[int], list[int]]]:
    found = [result for result in results if isinstance(result, Result)]
    return {result.job: (result.actions, result.scores) for result in found}


def test_processes_play_the_same_games_as_one() -> None:
    alone = games(list(here()(JOBS)))

    together = games(list(processes(2, 60)(JOBS)))

    assert len(alone) == 5
    assert together == alone


@pytest.mark.parametrize("name", ["raising", "cheating"])
def test_a_player_who_breaks_a_game_is_told_without_processes_too(name: str) -> None:
    job = Job(SHORT, 7, ("deckhand", name))

    (found,) = here(BAD)([job])

    assert isinstance(found, Failure)
    assert found.job == job
    assert "bad_players.py" in found.trace or name == "cheating"


def test_a_player_who_raises_ends_its_game_alone() -> None:
    failure, _ = ended("raising")

    assert str(failure).startswith("a game broke off, seed 7, seats deckhand raising (le_havre, ")
    assert "raising in seat 1, decision " in str(failure)
    assert str(failure).endswith("raised ZeroDivisionError: one over nothing")
    assert "bad_players.py" in failure.trace


def test_an_illegal_action_ends_the_game() -> None:
    failure, _ = ended("cheating")

    assert "cheating in seat 1" in failure.reason
    assert "is not legal" in failure.reason


def test_a_player_who_stalls_is_given_up() -> None:
    failure, _ = ended("stalling", patience=2)

    assert "stalling in seat 1, decision " in failure.reason
    assert failure.reason.endswith("no answer within 2 seconds")


class Watch:
    """A clock that stands still until a file is there; then each glance is a second later."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark
        self.seconds = 0

    def __call__(self) -> float:
        self.seconds += self.mark.exists()
        return self.seconds


def test_a_player_who_stalls_has_its_time_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(tmp_path / "mark")
    monkeypatch.setenv("KONTOR_MARK", str(watch.mark))
    monkeypatch.setattr(import_module("kontor.arena.processes"), "monotonic", watch)

    (failure,) = processes(1, 20, BAD)([Job(SHORT, 7, ("deckhand", "stalling"))])

    assert isinstance(failure, Failure)
    assert watch.seconds in (21, 22)  # of which the first may be the one in which it began
    assert is_gone(int(watch.mark.read_text("utf-8")))


def test_a_process_that_dies_is_replaced() -> None:
    failure, _ = ended("dying")

    assert "dying in seat 1, decision " in failure.reason
    assert failure.reason.endswith("its process ended with exit code 3")


def test_what_players_print_does_no_harm() -> None:
    (found,) = processes(1, 60, BAD)([Job(SHORT, 7, ("chatting", "chatting"))])

    assert isinstance(found, Result)


def test_whoever_stops_listening_ends_the_processes() -> None:
    before = children(os.getpid())
    run = processes(2, 60)(JOBS)
    next(run)
    during = children(os.getpid())

    run.close()

    assert len(during - before) >= 2
    assert not (children(os.getpid()) & (during - before))


def children(parent: int) -> set[int]:
    """The processes that somebody has started."""
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False
    )
    return {int(word) for word in listed.stdout.split()}


def started(file: Path, *more: str) -> subprocess.Popen[str]:
    """A long run in a process of its own, when its first games are in the file."""
    process = subprocess.Popen(
        [*COMMAND, "--file", str(file), *more],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") >= 2):
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return process


def is_gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has asked after yet has."""
    try:
        return " Z" in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_a_killed_run_leaves_nobody_behind_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    process = started(file, "--games", "2000")
    workers = children(process.pid)

    process.kill()
    process.communicate()

    deadline = time.monotonic() + 20
    while not all(is_gone(pid) for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    kept = file.read_bytes().count(b"\n")
    again = subprocess.run(
        [*COMMAND, "--file", str(file), "--games", str(kept + 2), "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    played = [json.loads(line) for line in file.read_bytes().splitlines()]
    assert workers
    assert json.loads(again.stdout)["games"] == len(played) >= kept + 2
    assert len({(game["seed"], *game["seats"]) for game in played}) == len(played)


def test_an_interrupted_run_tells_what_it_has(tmp_path: Path) -> None:
    process = started(tmp_path / "results.jsonl", "--games", "2000")

    process.send_signal(signal.SIGINT)
    told, aside = process.communicate(timeout=30)

    assert process.returncode == 130
    assert "who beats whom" in told
    assert "stopped; " in aside
    assert " of 2000 games are missing" in aside
    assert "Traceback" not in aside
