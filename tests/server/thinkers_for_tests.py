"""Players who take down when they begin: some answer at once (unless they may think for minutes),
one takes all its time, and one does not even let go of the interpreter meanwhile."""

import ctypes
import os
import time
from pathlib import Path

from kontor.core.contract import State
from kontor.players.protocol import Level


def levels(game: str) -> list[Level]:
    assert game
    quick = [Level(name) for name in ("quick", "clumsy", "handy")]
    return [*quick, *(Level(name, patient=True) for name in ("lasting", "stubborn"))]


def choose(name: str, state: State, seat: int, seed: int, seconds: float) -> int:
    assert state.seat == seat
    if tally := os.environ.get("KONTOR_TALLY"):
        with Path(tally).open("a", encoding="utf-8") as lines:
            lines.write(f"{name} {seed} {os.getpid()}\n")
    if name == "clumsy":
        raise ZeroDivisionError
    if name == "lasting" or seconds > 200:
        time.sleep(seconds)
    if name == "stubborn":  # as compiled code does
        ctypes.PyDLL(None).usleep(int(seconds * 1_000_000))
    return state.legal()[0]
