"""What a seat may know of a position, as a row of numbers for learners.

A game names the module that writes them in its manifest, as `observation`: `size(players)` says how
many numbers there are, `fill(state, seat, out)` writes them into zeros and `refill` over anything,
and `parts(players)` of the module with `_guide` behind its name says what each of them means.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.game_manifest import Manifest
from kontor.core.setup import Setup
from kontor.core.words import Message

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
FLOAT = np.dtype(np.float32)  # made once: a type would be looked up each time
BYTE = np.dtype(np.int8)


class Observer:
    """Writes observations and masks for one set-up; it keeps nothing of what it has seen."""

    def __init__(self, setup: Setup) -> None:
        module = module_of(setup.manifest)
        self.size = int(module.size(setup.players))
        self._refill: Callable[[Any, int, Any], None] = module.refill
        # One for all rows: a compiled function that is called from plain Python never lets go of
        # the vec it was given, so that a fresh one for each row would be lost memory.
        self._numbers = vec[float]([0.0] * self.size)
        self._seen = np.frombuffer(memoryview(self._numbers), dtype=np.float64)

    def row(self, state: State, seat: int) -> Row:
        """What a seat may know, as numbers from 0 to 1."""
        self._refill(state, seat, self._numbers)
        return self._seen.astype(FLOAT)


def mask(bound: int, legal: list[int]) -> Mask:
    """1 for each action that is legal, 0 for all others below the bound."""
    found = bytearray(bound)
    for action in legal:
        found[action] = 1
    return np.frombuffer(found, BYTE)


def module_of(manifest: Manifest) -> Any:
    """The module that writes the numbers of a game; BadInput where nobody has written one."""
    if not manifest.observation:
        raise BadInput(Message("research-no-observation", game=manifest.name))
    return import_module(manifest.observation)
