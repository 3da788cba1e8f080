"""What a seat may know of a position, as a row of numbers for learners.

A game names the module that writes them in its manifest, as `observation`: `size(players)` says how
many numbers there are, `fill(state, seat, out)` writes them into zeros, and `parts(players)` of the
module with `_guide` behind its name says what each of them means.
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
from kontor.envs import arrays

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
FLOAT = np.dtype(np.float32)  # made once: a type would be looked up each time
BYTE = np.dtype(np.int8)


class Observer:
    """Writes observations for one set-up; it keeps nothing of what it has seen."""

    def __init__(self, setup: Setup) -> None:
        module = module_of(setup.manifest)
        self.size = int(module.size(setup.players))
        self._fill: Callable[[Any, int, Any], None] = module.fill
        # One for all rows: a compiled function that is called from plain Python never lets go of
        # the vec it was given, so that a fresh one for each row would be lost memory.
        self._numbers = vec[float]([0.0] * self.size)
        found = np.zeros((1, self.size), FLOAT)
        self._narrow = arrays.Rows(self._numbers, found, 1, self.size, False).take
        self._row: Row = found[0]

    def row(self, state: State, seat: int) -> Row:
        """What a seat may know, as numbers from 0 to 1."""
        try:
            self._fill(state, seat, self._numbers)
        finally:
            self._narrow(0)  # which also wipes them, for the next row
        return self._row.copy()


def mask(bound: int, legal: list[int]) -> Mask:
    """1 for each action that is legal, 0 for all others below the bound."""
    found = np.zeros(bound, BYTE)
    arrays.mark(found, legal)
    return found


def module_of(manifest: Manifest) -> Any:
    """The module that writes the numbers of a game; BadInput where nobody has written one."""
    if not manifest.observation:
        raise BadInput(Message("research-no-observation", game=manifest.name))
    return import_module(manifest.observation)
