"""The run of a training: generation after generation plays, and learns from what it played."""

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from kontor.core.chance import Chance
from kontor.core.errors import BadInput
from kontor.players import network
from kontor.players.games import load_knowledge
from kontor.players.judge import UNIT
from kontor.players.knowledge import TrainingPosition
from kontor.players.network import Network
from kontor.training.fit import Array, Fit, Model, fit
from kontor.training.from_games import lesson
from kontor.training.rises import measure_rises
from kontor.training.selfplay import (
    BATCH,
    NOTED,
    Batch,
    batches,
    draw_share,
    label,
    play_game,
    samples,
)

HIDDEN: Final = [48, 24]
HEATS: Final = (0.0, 0.5, 1.0, 2.0)  # points; a game of each in turn of chance
TRUST: Final = 0.9  # how much the end counts against what was thought a move later
EPOCHS: Final = 4
RATES: Final = (1e-3, 6e-4)  # of a first generation, and of all later ones
MEMORY: Final = 3  # earlier generations that are learned from again
AVERAGED: Final = 3  # generations whose weights are averaged; one alone plays less evenly
MEASURED: Final = 4  # for so many games of a generation, one more is played to measure its rises
NO_RISES: Final = [0.0] * (network.KINDS * network.STEPS)
SPAN: Final = 10_000_000  # seeds of one generation


class Plan(NamedTuple):
    """What is asked for."""

    game: str
    generations: int
    games: int  # in each generation
    processes: int
    seed: int
    file: Path
    start: Path | None = None  # a network to go on from
    from_games: tuple[Path, ...] = ()  # files that the first generation learns from


class Played(NamedTuple):
    """What a batch brought: features, targets, and the scores of games without chance."""

    x: Array
    y: Array
    scores: list[tuple[str, list[int]]]


class Generation(NamedTuple):
    """What one generation came to."""

    number: int
    positions: int
    fit: Fit
    scores: dict[str, float]
    seconds: float


def play_batch(batch: Batch) -> Played:
    """Play a batch and write it down."""
    learned = None if batch.file is None else network.read(batch.file.read_bytes())
    knowledge = load_knowledge(batch.game, learned)
    x: list[list[float]] = []
    y: list[float] = []
    scores: list[tuple[str, list[int]]] = []
    for seed in range(batch.first, batch.first + batch.games):
        chance = Chance(seed)
        share = draw_share(batch.game, chance)
        heat = HEATS[int(chance.below(len(HEATS)))]
        noted, final = play_game(knowledge, share, batch.game, seed, heat, NOTED)
        if heat == 0:
            scores.append((label(share), final))
        for sample in samples(noted, final, TRUST):
            x.append(sample.position.features)
            y.append((sample.target - baseline(sample.position, learned)) / UNIT)
    return Played(np.array(x, np.float16), np.array(y, np.float32), scores)


def baseline(position: TrainingPosition, learned: Network | None) -> float:
    """What is thought of a position without what the network itself says."""
    rise = 0.0 if learned is None else learned.rise(position.kind, position.left)
    return position.base + rise


def train(plan: Plan, tell: Callable[[str], None]) -> Iterator[Generation]:
    """Generation after generation; the file holds the newest network after each.

    Some more games of each are played to measure how its network's judgement rises, so that the
    next one learns from what is right at any time of a game.
    """
    model, weights = initial_model(plan)
    kept: list[tuple[Array, Array]] = []
    for number in range(plan.generations):
        begun = perf_counter()
        x, y, scores = collect(plan, number, tell)
        kept = [(x, y), *kept[:MEMORY]]
        rows = recent_samples(kept)
        rate = RATES[1] if weights else RATES[0]
        found = fit(model, *rows, EPOCHS, rate, plan.seed + number, tell)
        weights = [*weights[1 - AVERAGED :], model.numbers()]
        plan.file.write_bytes(network.write(model.sizes, mean_weights(weights), NO_RISES))
        first = plan.seed + SPAN * (number + 1) + plan.games
        games = batches(plan.game, plan.file, first, max(plan.games // MEASURED, 1))
        rises = measure_rises(games, plan.processes, tell)
        plan.file.write_bytes(network.write(model.sizes, mean_weights(weights), rises))
        yield Generation(number, len(y), found, scores, perf_counter() - begun)


def initial_model(plan: Plan) -> tuple[Model, list[list[float]]]:
    """What learning begins with: nothing learned, or what another run has come to."""
    inputs = load_knowledge(plan.game, None).feature_count
    if inputs == 0:
        raise BadInput(f"{plan.game} has no network to train")
    model = Model([inputs, *HIDDEN, 1], plan.seed)
    if plan.start is None:
        return model, []
    start = network.read(plan.start.read_bytes())
    if start.sizes != model.sizes:
        raise BadInput(f"{plan.start} holds no network that {plan.game} can go on from")
    model.take(numbers_of(start))
    return model, [model.numbers()]


def numbers_of(learned: Network) -> list[float]:
    """All weights of a network in the order of its file."""
    parts = [part for layer in learned.layers for part in (layer.weights, layer.biases)]
    return [part[at] for part in parts for at in range(len(part))]


def mean_weights(weights: list[list[float]]) -> list[float]:
    """The mean of the weights of several generations."""
    return [sum(each) / len(each) for each in zip(*weights, strict=True)]


def recent_samples(kept: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    """All of the newest generation, and half as much of each one before it."""
    parts = [(x[: len(y) >> age], y[: len(y) >> age]) for age, (x, y) in enumerate(kept)]
    return np.concatenate([x for x, _ in parts]), np.concatenate([y for _, y in parts])


def collect(
    plan: Plan, number: int, tell: Callable[[str], None]
) -> tuple[Array, Array, dict[str, float]]:
    """All positions of one generation, in any order, and the mean scores by set-up."""
    file = plan.file if number else plan.start
    if number == 0 and plan.from_games:
        return read_games(plan, tell)
    first = plan.seed + SPAN * (number + 1)
    parts = batches(plan.game, file, first, plan.games)
    done: list[Played] = []
    with get_context("spawn").Pool(plan.processes) as pool:
        for played in pool.imap(play_batch, parts):
            done.append(played)
            tell(f"generation {number}: {min(len(done) * BATCH, plan.games)} of {plan.games} games")
    order = np.random.default_rng(plan.seed + number).permutation(sum(len(each.y) for each in done))
    x = np.concatenate([each.x for each in done])[order]
    y = np.concatenate([each.y for each in done])[order]
    return x, y, means([score for each in done for score in each.scores])


def read_games(plan: Plan, tell: Callable[[str], None]) -> tuple[Array, Array, dict[str, float]]:
    """The same, from games that others have played."""
    tell("reading games")
    start = None if plan.start is None else network.read(plan.start.read_bytes())
    size = load_knowledge(plan.game, None).feature_count
    x, y, scores = lesson(plan.from_games, plan.game, size, start, TRUST)
    order = np.random.default_rng(plan.seed).permutation(len(y))
    return x[order], y[order], means(scores)


def means(scores: list[tuple[str, list[int]]]) -> dict[str, float]:
    """The mean score of each set-up."""
    found: dict[str, list[int]] = {}
    for name, final in scores:
        found.setdefault(name, []).extend(final)
    return {name: sum(each) / len(each) for name, each in sorted(found.items())}
