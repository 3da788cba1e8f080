"""Players with faults: one who dies, one who says nonsense, one who never answers; some whose
questions are counted; and one who takes down how long it may think. Nobody compares actions."""

import os
import sys
import time
from pathlib import Path

from kontor.core.contract import State
from kontor.players.protocol import Level

QUICK = ("steady", "dying", "mortal", "nonsense", "counted", "pensive", "slow")


def levels(game: str) -> list[Level]:
    assert game
    return [*(Level(name) for name in QUICK), Level("timed", patient=True)]


def choose(name: str, state: State, seat: int, seed: int, seconds: float) -> int:
    assert seconds > 0
    assert state.seat == seat
    legal = state.legal()
    if name == "dying":
        os._exit(3)
    if name == "mortal":  # dies once, at the first question
        mark = Path(os.environ["KONTOR_MARK"])
        if not mark.exists():
            mark.write_text("died")
            os._exit(3)
    if name == "nonsense":
        return next(action for action in range(10_000) if action not in legal)
    if name in ("counted", "pensive"):  # each question is taken down
        with Path(os.environ["KONTOR_TALLY"]).open("a", encoding="utf-8") as tally:
            tally.write(f"{os.getppid()} {seed}\n")
        time.sleep(2.5 if name == "pensive" else 0.05)
    if name == "slow":  # it is taken down when it begins, and when it ends
        with Path(os.environ["KONTOR_SLOW"]).open("a", encoding="utf-8", buffering=1) as lines:
            lines.write(f"begun {os.getpid()}\n")
            time.sleep(600)
            lines.write(f"ended {os.getpid()}\n")
    if name == "timed":
        with Path(os.environ["KONTOR_TIMES"]).open("a", encoding="utf-8") as times:
            times.write(f"{seconds}\n")
        return legal[-1]
    sys.stdout.write("players may print what they like\n")
    return legal[seed % len(legal)]
