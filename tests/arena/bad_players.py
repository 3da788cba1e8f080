"""Players with faults, beside the usual ones: they raise, cheat, stall, die or chatter."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import NamedTuple

from kontor.core.contract import State
from kontor.players import registry

FAULTS = ("raising", "cheating", "stalling", "dying", "chatting", "orphaning")


class Level(NamedTuple):
    """One of ours."""

    name: str
    seconds: float = 0.0


def understood(name: str) -> tuple[Level | registry.Level, float | None]:
    return (Level(name), None) if name in FAULTS else registry.understood(name)


def choose(name: str, state: State, seat: int, seed: int) -> int:
    if name == "raising":
        raise ZeroDivisionError("one over nothing")
    if name == "cheating":
        return next(action for action in range(10_000) if action not in state.legal())
    if name == "stalling":
        if mark := os.environ.get("KONTOR_MARK"):
            Path(mark).write_text(str(os.getpid()), "utf-8")
        time.sleep(600)
    if name == "dying":
        os._exit(3)
    if name == "orphaning":  # ends whoever watches over us, which is only done on a cluster
        keeper = os.getppid()
        assert b"ray::Keeper" in Path(f"/proc/{keeper}/cmdline").read_bytes()
        os.kill(keeper, signal.SIGKILL)
    if name == "chatting":
        sys.stdout.write("players may print what they like\n")
        return state.legal()[0]
    return registry.choose(name, state, seat, seed)
