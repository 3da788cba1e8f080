"""Players with faults, beside the usual ones: they raise, cheat, stall, die or chatter."""

import os
import signal
import sys
import time
from pathlib import Path

from kontor.core.contract import State
from kontor.players import registry
from kontor.players.protocol import Level

FAULTS = ("raising", "cheating", "stalling", "dying", "chatting", "orphaning")


def levels(game: str) -> list[Level]:
    return [*map(Level, FAULTS), *registry.levels(game)]


def choose(name: str, state: State, seat: int, seed: int, seconds: float | None) -> int:
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
    return registry.choose(name, state, seat, seed, seconds)
