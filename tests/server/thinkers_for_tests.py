"""Players who take down when they begin: some answer at once (unless they may think for minutes),
one takes all its time, and one does not even let go of the interpreter meanwhile."""

import ctypes
import os
import time
from pathlib import Path

from kontor.core.contract import State


class Patient(str):
    """A level that takes all the time it has."""

    __slots__ = ()
    patient = True


def levels(game: str) -> list[str]:
    assert game
    return ["quick", "clumsy", "handy", Patient("lasting"), Patient("stubborn")]


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
