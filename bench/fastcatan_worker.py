"""Measures fastcatan: Catan in C++, four players who choose at random.

Its Python interface has no loop that plays a whole game. What comes nearest to "inside" is a batch
of games: the choices are made and noted beforehand, then masks of all legal actions and all steps
run again in C++ on one core, and choosing costs nothing.
"""

from itertools import cycle, repeat
from typing import Any

import fastcatan  # type: ignore[import-not-found]
import numpy as np  # type: ignore[import-not-found, unused-ignore]

from bench.worker import serve

SEEDS = cycle(range(1, 17))
MIDDLE = 200
BATCH = 1000
GAMES = 64  # in a batch
STEPS = 20_000  # of each game of a batch: several games one after another


def driven() -> int:
    """A game whose choices are made here."""
    game, drawn = fastcatan.Env(), next(SEEDS)
    game.reset(seed=drawn)
    legal, step, count, done = game.legal_actions, game.step, 0, False
    while not done:
        actions = legal()
        drawn = drawn * 48271 % 0x7FFFFFFF
        done = step(actions[drawn % len(actions)])
        count += 1
    return count


def opened() -> Any:
    """A batch of games at their first decision, always the same."""
    batch = fastcatan.BatchedEnv(GAMES, seed=1)
    batch.reset()
    return batch


def noted() -> tuple[Any, int]:
    """Random legal actions of a whole batch, and how many games they end."""
    batch, chance, ended = opened(), np.random.default_rng(1), 0
    masks = np.zeros((GAMES, fastcatan.MASK_WORDS), np.uint64)
    actions = np.zeros((STEPS, GAMES), np.uint32)
    dones = np.zeros(GAMES, np.uint8)
    for at in range(STEPS):
        batch.write_masks(masks)
        legal = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
        actions[at] = (chance.random(legal.shape, dtype=np.float32) * legal).argmax(axis=1)
        batch.step_autoreset(actions[at], dones)
        ended += int(dones.sum())
    return actions, ended


ACTIONS, ENDED = noted()


def inside() -> int:
    """The noted actions once more, with all legal actions before each; their number."""
    batch = opened()
    masks = np.zeros((GAMES, fastcatan.MASK_WORDS), np.uint64)
    dones = np.zeros(GAMES, np.uint8)
    for actions in ACTIONS:
        batch.write_masks(masks)
        batch.step_autoreset(actions, dones)
    return GAMES * STEPS


def games() -> int:
    """The same, counted in games that came to their end."""
    inside()
    return ENDED


def in_the_middle() -> Any:
    """A position after some decisions of a random game."""
    game, drawn = fastcatan.Env(), 1
    game.reset(seed=1)
    for _ in range(MIDDLE):
        actions = game.legal_actions()
        drawn = drawn * 48271 % 0x7FFFFFFF
        game.step(actions[drawn % len(actions)])
    return game


COPIED = in_the_middle()


def copy() -> int:
    """Snapshots of a position, which is less than a copy that can be played on."""
    snapshot = COPIED.snapshot
    for _ in repeat(None, BATCH):
        snapshot()
    return BATCH


if __name__ == "__main__":
    serve({"driven": driven, "inside": inside, "games": games, "copy": copy})
