"""Players who compare actions, and always find the same: the first one is best.

Whatever is asked afterwards they answer with the first answer, too.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from kontor.core.contract import State
from kontor.players.protocol import Level

ALLOWED: list[float] = []  # seconds for further answers, as they were asked for in this process
LOSSES = {"le_havre": (0.0, 0.301), "craftsmen": (0.0, 1.0)}


def levels(game: str) -> list[Level]:
    assert game
    return [Level("steady")]


def choose(name: str, state: State, seat: int, seed: int, seconds: float) -> int:
    assert name == "steady"
    assert state.seat == seat
    assert seconds > 0
    return state.legal()[seed % len(state.legal())]


def best(state: State, n: int, seconds: float) -> Sequence[tuple[int, float]]:
    """The third loses as many points as there were seconds in Le Havre, else very many."""
    if Path(os.environ.get("KONTOR_MARK", os.devnull)).is_file():
        os._exit(3)
    assert len(state.legal()) > 1
    game = state.position()["game"]
    losses = (*LOSSES[game], seconds if game == "le_havre" else 30.0)
    return list(zip(state.legal(), losses, strict=False))[:n]


def whole_move(state: State, action: int, seconds: float) -> list[int]:
    ALLOWED.append(seconds)
    seat, steps, played = state.seat, [action], state.copy()
    played.play(action)
    while played.seat == seat and not played.begins:
        steps.append(played.legal()[0])
        played.play(steps[-1])
    return steps
