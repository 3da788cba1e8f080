"""Workers end with the server, whatever they are just doing."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, House, Visitor, is_alive, sqlite, until

ENV = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
WATCHED = """
import ctypes
from kontor.server.opponents.lifeline import leave_watcher

leave_watcher(0)
print("ready", flush=True)
ctypes.PyDLL(None).usleep(60_000_000)  # nothing else of Python runs meanwhile
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_worker_in_mid_thought_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = tmp_path / "tally"
    house = House(
        sqlite(tmp_path),
        KONTOR_PLAYERS="tests.server.thinkers_for_tests",
        KONTOR_TALLY=str(tally),
    ).start()
    anna = Visitor(house)
    guest = anna.sit(anna.make("me", "stubborn:200", seed=5)["table"])
    while guest.now["your_turn"]:
        guest.act("end" if "end" in guest.legal else "take wood")
    until(lambda: tally.exists() and tally.read_text("utf-8").endswith("\n"))
    worker = int(tally.read_text("utf-8").split()[2])
    assert is_alive(worker)

    house.kill()

    until(lambda: not is_alive(worker))  # long before its 200 seconds are over
    house.finish()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_watcher_ends_a_process_whose_pipe_is_closed() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", WATCHED], env=ENV, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    assert process.poll() is None

    process.stdin.close()

    assert process.wait(PATIENCE) == -signal.SIGKILL
    assert process.stdout.read() == b""  # the watcher holds nothing open
    process.stdout.close()
