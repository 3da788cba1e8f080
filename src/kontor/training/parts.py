"""Learning where points come from: games of the network that is there, and how they ended."""

from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.players import network
from kontor.players.games import load_knowledge, load_network
from kontor.players.judge import UNIT
from kontor.training.fit import Array, Fit, Model, fit
from kontor.training.run import HEATS, HIDDEN, NO_RISES
from kontor.training.selfplay import BATCH, NOTED, Batch, batches, draw_share, play_noted

EPOCHS: Final = 8
RATE: Final = 1e-3
GAP: Final = 500_000_000  # from a seed to those of these games, away from those of other trainings


class PartsPlan(NamedTuple):
    """What is asked for."""

    game: str
    games: int
    processes: int
    seed: int
    file: Path
    start: Path | None = None  # the network that plays; else the shipped one


class Learned(NamedTuple):
    """What came of it."""

    positions: int
    fit: Fit
    errors: dict[str, float]  # points by which each part is off, as a root of mean squares
    seconds: float


class Noted(NamedTuple):
    """Features of a position, and the parts of the score that its seat had there."""

    features: list[float]
    parts: list[int]


def train_parts(plan: PartsPlan, tell: Callable[[str], None]) -> Learned:
    """Play, learn and write the file."""
    begun = perf_counter()
    inputs = load_knowledge(plan.game, None).feature_count
    if inputs == 0:
        raise BadInput(f"{plan.game} has no network to train")
    parts = batches(plan.game, plan.start, plan.seed + GAP, plan.games)
    done: list[tuple[Array, Array, list[str]]] = []
    with get_context("spawn").Pool(plan.processes) as pool:
        for played in pool.imap(play_batch, parts):
            done.append(played)
            tell(f"{min(len(done) * BATCH, plan.games)} of {plan.games} games")
    names = done[0][2]
    order = np.random.default_rng(plan.seed).permutation(sum(len(y) for _, y, _ in done))
    x = np.concatenate([each for each, _, _ in done])[order]
    y = np.concatenate([each for _, each, _ in done])[order]
    model = Model([inputs, *HIDDEN, len(names)], plan.seed)
    found = fit(model, x, y, EPOCHS, RATE, plan.seed, tell)
    plan.file.write_bytes(network.write(model.sizes, model.numbers(), NO_RISES))
    off = UNIT * np.sqrt(np.mean((model.predict(x.astype(np.float32)) - y) ** 2, axis=0))
    errors = {name: float(error) for name, error in zip(names, off, strict=True)}
    return Learned(len(y), found, errors, perf_counter() - begun)


def play_batch(batch: Batch) -> tuple[Array, Array, list[str]]:
    """Features, what each part of the score still rose by, and the names of the parts."""
    learned = (
        load_network(batch.game) if batch.file is None else network.read(batch.file.read_bytes())
    )
    knowledge = load_knowledge(batch.game, learned)

    def note(state: State, seat: int) -> Noted:
        features = knowledge.training_position(state, seat).features
        return Noted(features, list(state.breakdown(seat).values()))

    x: list[list[float]] = []
    y: list[list[float]] = []
    names: list[str] = []
    for seed in range(batch.first, batch.first + batch.games):
        chance = Chance(seed)
        share = draw_share(batch.game, chance)
        heat = HEATS[int(chance.below(len(HEATS)))]
        noted, end = play_noted(knowledge, share, batch.game, seed, heat, NOTED, note)
        names = list(end.breakdown(0))
        for seat, row in enumerate(noted):
            final = end.breakdown(seat).values()
            for each in row:
                x.append(each.features)
                rises = zip(final, each.parts, strict=True)
                y.append([(last - now) / UNIT for last, now in rises])
    return np.array(x, np.float16), np.array(y, np.float32), names
