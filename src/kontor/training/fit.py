"""Fits a small network to samples: plain gradient descent with Adam, in NumPy alone."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from kontor.players.network import count_of

Array = np.ndarray[Any, np.dtype[np.floating[Any]]]
Teller = Callable[[str], None]

BATCH: Final = 1024  # samples of one step, where there are so many
HELD: Final = 0.03  # share of the samples that only tests
FARTHEST: Final = 2.0  # units; errors beyond count as if they were this large
SLOPES: Final = 0.9
SQUARES: Final = 0.999
TINY: Final = 1e-8


class Fit(NamedTuple):
    """How far the held samples lie from what is said of them, as a root of mean squares."""

    before: float
    after: float


class Model:
    """The weights of a network while it learns."""

    def __init__(self, sizes: list[int], seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.sizes: Final = sizes
        self.parts: Final[list[Array]] = []
        for at, (inputs, outputs) in enumerate(pairwise(sizes)):
            spread = np.sqrt(2.0 / inputs) * (0.1 if at == len(sizes) - 2 else 1.0)
            self.parts.append(draw.normal(0, spread, (inputs, outputs)).astype(np.float32))
            self.parts.append(np.zeros(outputs, np.float32))
        self.slopes: Final = [np.zeros_like(part) for part in self.parts]
        self.squares: Final = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def take(self, numbers: list[float]) -> None:
        """Go on from weights in the order of the file."""
        at = 0
        for part in self.parts:
            part[...] = np.array(numbers[at : at + part.size], np.float32).reshape(part.shape)
            at += part.size
        assert at == len(numbers)

    def numbers(self) -> list[float]:
        """All weights in the order of the file."""
        flat = [float(number) for part in self.parts for number in part.ravel()]
        assert len(flat) == count_of(self.sizes)
        return flat

    def predict(self, x: Array) -> Array:
        """What the network says: a row of outputs for each row of features."""
        for at in range(0, len(self.parts) - 2, 2):
            x = np.maximum(x @ self.parts[at] + self.parts[at + 1], 0)
        return x @ self.parts[-2] + self.parts[-1]

    def learn(self, x: Array, y: Array, rate: float) -> None:
        """One step down the slope of the squared error; wild samples pull no harder than others."""
        layers = [x]
        for at in range(0, len(self.parts) - 2, 2):
            layers.append(np.maximum(layers[-1] @ self.parts[at] + self.parts[at + 1], 0))
        error = layers[-1] @ self.parts[-2] + self.parts[-1] - as_rows(y)
        back: Array = (np.clip(error, -FARTHEST, FARTHEST) / len(y)).astype(np.float32)
        found: list[Array] = []
        for at in range(len(self.parts) - 2, -1, -2):
            below = layers[at // 2]
            found += [back.sum(0), below.T @ back]
            if at > 0:
                back = (back @ self.parts[at].T) * (below > 0)
        self.step(found[::-1], rate)

    def step(self, gradients: list[Array], rate: float) -> None:
        """Adam."""
        self.steps += 1
        fix = np.sqrt(1 - SQUARES**self.steps) / (1 - SLOPES**self.steps)
        for at, now in enumerate(gradients):
            self.slopes[at] += (1 - SLOPES) * (now - self.slopes[at])
            self.squares[at] += (1 - SQUARES) * (now * now - self.squares[at])
            self.parts[at] -= (rate * fix) * self.slopes[at] / (np.sqrt(self.squares[at]) + TINY)


def fit(model: Model, x: Array, y: Array, epochs: int, rate: float, seed: int, tell: Teller) -> Fit:
    """Learn from all samples several times, ever more slowly."""
    draw = np.random.default_rng(seed)
    held = int(len(y) * HELD)
    test_x, test_y = x[:held].astype(np.float32), y[:held]
    first = rms(model, test_x, test_y)
    batch = min(BATCH, len(y) - held)
    steps = epochs * ((len(y) - held) // batch)
    done = 0
    for epoch in range(epochs):
        order = held + draw.permutation(len(y) - held)
        for start in range(0, len(order) - batch + 1, batch):
            rows = order[start : start + batch]
            slow = 0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * done / steps))
            model.learn(x[rows].astype(np.float32), y[rows], rate * slow)
            done += 1
        tell(f"epoch {epoch + 1} of {epochs}: off by {rms(model, test_x, test_y):.3f}")
    return Fit(first, rms(model, test_x, test_y))


def rms(model: Model, x: Array, y: Array) -> float:
    """The root of the mean squared error."""
    return float(np.sqrt(np.mean((model.predict(x) - as_rows(y)) ** 2)))


def as_rows(y: Array) -> Array:
    """Targets as rows: one of several outputs each, or of a single one."""
    return y.reshape(len(y), -1)
