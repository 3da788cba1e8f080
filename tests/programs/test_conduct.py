"""Programs that crash, hang, cheat or babble: counted, survived, and ended for sure."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kontor.arena import Result
from kontor.arena.shares import beats
from kontor.core.errors import BadInput
from kontor.envs import guest
from kontor.envs.guest import MISTAKES
from kontor.envs.program import ProgramName, parse_program
from tests.programs.table import SHORT, conduct, game, program

ROOT = Path(__file__).parents[2]
MISTAKE_KINDS = ("illegal", "unreadable", "late", "crashed")


def test_a_sound_program_plays_a_game_to_its_end() -> None:
    found = game("deckhand", program("sound"))

    assert found.programs[0] is None
    assert conduct(found, 1)["decisions"] == found.decisions[1] > 20
    assert sum(conduct(found, 1)[kind] for kind in MISTAKE_KINDS) == 0
    assert Result.read(found.line()) == found


def test_the_same_program_plays_the_same_game_again() -> None:
    one, other = (game(program("illegal"), "deckhand") for _ in range(2))

    assert one.actions == other.actions


@pytest.mark.parametrize(
    ("kind", "counted", "seconds"),
    [
        ("crashing", "crashed", 10),
        ("hanging", "late", 0.1),
        ("illegal", "illegal", 10),
        ("unreadable", "unreadable", 10),
        ("garbage", "late", 0.1),
        ("flooding", "crashed", 10),
    ],
)
def test_a_fault_is_counted_until_the_game_is_forfeited(
    kind: str, counted: str, seconds: float
) -> None:
    found = game(program(kind, seconds=seconds), "deckhand")

    told = conduct(found, 0)
    assert told[counted] == told["decisions"] == MISTAKES + 1
    assert sum(told[each] for each in MISTAKE_KINDS) == told[counted]
    assert told["forfeits"] == 1
    assert found.winners == [1]
    assert found.decisions[0] > told["decisions"]  # the rest was played at random


def test_whoever_forfeits_comes_last_whatever_its_points() -> None:
    sound, faulty = program("sound"), program("illegal")
    found = game(faulty, sound, sound, setup=type(SHORT).of("le_havre", 3, variant="short"))

    assert 0 not in found.winners
    assert beats(found, faulty, sound) == 0


def test_one_mistake_is_forgiven() -> None:
    found = game(program("stumbling"), "deckhand")

    assert conduct(found, 0)["illegal"] == 1
    assert conduct(found, 0)["forfeits"] == 0
    assert conduct(found, 0)["decisions"] == found.decisions[0]


def test_what_is_said_between_answers_does_no_harm() -> None:
    found = game(program("chatting"), "deckhand")

    told = conduct(found, 0)
    assert sum(told[kind] for kind in MISTAKE_KINDS) == 0
    assert told["tokens"] == 7 * told["decisions"]
    assert told["chatter"] >= 2 * told["decisions"]


def test_a_program_that_is_not_ready_forfeits_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest, "STARTING", 0.3)

    found = game(program("unready", seconds=0.01), "deckhand")

    assert conduct(found, 0)["late"] == conduct(found, 0)["forfeits"] == 1


def test_a_program_that_leaves_after_a_game_is_started_for_the_next() -> None:
    from kontor.arena import Job, here

    seats = (program("leaving"), "deckhand")
    games = list(here()([Job(SHORT, seed, seats) for seed in (1, 2)]))

    for found in games:
        assert isinstance(found, Result)
        assert conduct(found, 0)["crashed"] == 0


def test_two_seats_of_one_name_are_two_programs(tmp_path: Path) -> None:
    name = program("sound", tmp_path / "log")

    found = game(name, name)

    lines = (tmp_path / "log").read_text("utf-8").splitlines()
    assert sum('"type":"setup"' in line for line in lines) == 2
    assert conduct(found, 0)["decisions"] + conduct(found, 1)["decisions"] == len(found.actions)


def is_there(process: int) -> bool:
    """Whether a process still runs; one that waits to be buried does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("utf-8")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def are_gone(processes: list[int]) -> bool:
    end = time.monotonic() + 10
    while any(map(is_there, processes)):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
def test_a_program_ends_with_all_that_it_started(tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    game(program("parent", mark), "deckhand")

    processes = [int(word) for word in mark.read_text("utf-8").split()]
    assert len(processes) == 2
    assert are_gone(processes)


HOLDER = """
import sys, time
from kontor.envs.program import Process, parse_program
process = Process(parse_program(sys.argv[1]))
process.send({"type": "setup"})
process.take(time.monotonic() + 30)
print("ready", flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
def test_a_program_ends_when_whoever_asked_it_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    words = [sys.executable, "-c", HOLDER, program("parent", mark)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, env={**os.environ}) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"ready\n"

        holder.send_signal(signal.SIGKILL)

    assert are_gone([int(word) for word in mark.read_text("utf-8").split()])


@pytest.mark.parametrize(
    ("name", "command", "seconds"),
    [
        ("cmd:./my_player", "./my_player", None),
        ("cmd:./my player --at 3:4", "./my player --at 3:4", None),
        ("cmd:2.5:./my_player --fast", "./my_player --fast", 2.5),
        ("cmd:60:python3 x.py", "python3 x.py", 60),
    ],
)
def test_a_name_says_the_command_and_the_seconds(
    name: str, command: str, seconds: float | None
) -> None:
    found = parse_program(name)

    assert found == ProgramName(command, seconds)
    assert str(found) == name


@pytest.mark.parametrize("name", ["cmd:", "cmd:0:./x", "cmd:9999:./x", "cmd:'./x", "cmd:nonesuch"])
def test_a_name_that_means_no_program_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        parse_program(name).check()
