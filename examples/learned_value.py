"""A small search with a learned value on a batch: it plays, learns, and meets our levels.

    python -m examples.learned_value build/learned
    python -m kontor arena le_havre learned trader --variant short --games 200 \\
        --module examples.learned_value

The games of a generation are played side by side in a `kontor.Batch`. A network with 64 numbers in
the middle learns, in NumPy alone, how many points a seat will have at the end from what it sees
after its move. The player completes each of its moves in every way (up to a limit), on a position
that it cannot tell from the true one, and takes what the network likes best; the positions of all
games are judged at once. The first generation watches our two quick levels; later ones play
themselves, now and then at random, and against a trader. What it reached: docs/research.md.
"""

import argparse
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from kontor import Batch, Setup, State, players
from kontor.envs.observation import Observer
from kontor.players import Level
from kontor.training.fit import Array, Model, fit

LEARNED, TRADER, DECKHAND = "learned", "trader", "deckhand"
SETUP = Setup.of("le_havre", 2, variant="short")
OBSERVER = Observer(SETUP)
FILE = "LEARNED_VALUE"  # the variable that says where the network is
USUAL = Path("build/learned/value.npz")
LANES = 64  # games side by side
HIDDEN, EPOCHS, RATE = 64, 20, 1e-3
UNIT = 20.0  # points for one unit of the network
WIDEST = 16  # ways to complete one move that are looked at
STRAY = 0.05  # how often a learner does anything, to see what comes of it

WATCHED = ((TRADER, TRADER), (TRADER, DECKHAND), (DECKHAND, TRADER), (DECKHAND, DECKHAND))
PLAYED = ((LEARNED, LEARNED), (LEARNED, TRADER), (TRADER, LEARNED), (LEARNED, LEARNED))


class Samples(NamedTuple):
    """What the seats of one game saw after their moves, and how many points they had at its end."""

    x: Array
    y: Array


def play(model: Model | None, games: int, seed: int) -> list[Samples]:
    """Games of a generation; without a network our levels play."""
    lineups = WATCHED if model is None else PLAYED
    batch = Batch(SETUP.game, LANES, SETUP.players, seed=seed, masks=False, variant="short")
    chance = Random(seed)
    seen: list[list[tuple[int, Array]]] = [[] for _ in range(LANES)]
    found: list[Samples] = []
    while len(found) < games:
        states = [batch.state(lane) for lane in range(LANES)]
        names = [lineups[lane % len(lineups)][seat] for lane, seat in enumerate(batch.seats)]
        batch.step(answers(states, names, model, chance))
        for lane, before in enumerate(states):
            if batch.ends[lane]:
                seats, rows = zip(*seen[lane], strict=True)
                found.append(Samples(np.array(rows, np.float16), batch.rewards[lane][list(seats)]))
                seen[lane] = []
            elif is_complete(now := batch.state(lane), seat := seat_of(before)):
                seen[lane].append((seat, OBSERVER.row(now, seat)))
    return found


def answers(
    states: list[State], names: Sequence[str], model: Model | None, chance: Random
) -> list[int]:
    """What is done in each game: by its level, by chance, or by the network."""
    found = [-1] * len(states)
    for at, (state, name) in enumerate(zip(states, names, strict=True)):
        if name != LEARNED:
            found[at] = players.choose(name, state, seat_of(state), chance.getrandbits(32))
        elif chance.random() < STRAY:
            found[at] = chance.choice(state.legal())
    left = [at for at, action in enumerate(found) if action < 0]
    if left and model is not None:
        for at, action in zip(left, search([states[at] for at in left], model, 0), strict=True):
            found[at] = action
    return found


def search(states: list[State], model: Model, seed: int) -> list[int]:
    """For each position the action that leads to what the network likes best."""
    ways = [completions(state.guess(seat_of(state), seed)) for state in states]
    seats = [seat_of(state) for state, each in zip(states, ways, strict=True) for _ in each]
    ends = [end for each in ways for _, end in each]
    rows = np.array([OBSERVER.row(end, seat) for end, seat in zip(ends, seats, strict=True)])
    worths = model.predict(rows)[:, 0]
    for at, end in enumerate(ends):
        if end.is_over:
            worths[at] = end.scores()[seats[at]] / UNIT
    cuts = np.cumsum([len(each) for each in ways])[:-1]
    best = [int(np.argmax(each)) for each in np.split(worths, cuts)]
    return [each[at][0] for each, at in zip(ways, best, strict=True)]


def completions(state: State) -> list[tuple[int, State]]:
    """Where each action leads when its seat completes what it has begun, in any way."""
    seat, found = seat_of(state), []
    for action in state.legal():
        waiting, count = [after(state, action)], 0
        while waiting and count < WIDEST:
            here = waiting.pop()
            if is_complete(here, seat):
                found.append((action, here))
                count += 1
            else:
                waiting += [after(here, each) for each in here.legal()]
    return found


def is_complete(state: State, seat: int) -> bool:
    """Whether a seat has completed its move: another decides, or something new begins."""
    return state.seat != seat or state.begins


def after(state: State, action: int) -> State:
    """The position after an action."""
    copy = state.copy()
    copy.play(action)
    return copy


def seat_of(state: State) -> int:
    """The seat to decide in a game that goes on."""
    assert state.seat is not None
    return state.seat


def learn(games: list[Samples], epochs: int = EPOCHS) -> Model:
    """A network that is fitted to games; the first of them only test it."""
    x, y = (np.concatenate(each) for each in zip(*games, strict=True))
    model = Model([x.shape[1], HIDDEN, 1], seed=1)
    found = fit(model, x, y / UNIT, epochs, RATE, 1, lambda _line: None)
    spread, off = y.std(), UNIT * found.after
    print(f"{len(y):,} positions, spread by {spread:.1f} points; off by {off:.1f}", flush=True)
    return model


def train(target: Path, generations: int, games: int) -> None:
    """Generation after generation; each learns from all games so far."""
    target.parent.mkdir(parents=True, exist_ok=True)
    model: Model | None = None
    kept: list[Samples] = []
    for number in range(generations):
        kept += play(model, games, number + 1)
        Random(number).shuffle(kept)
        print(f"generation {number}: ", end="")
        model = learn(kept)
        np.savez(target, sizes=np.array(model.sizes), numbers=np.array(model.numbers()))


@cache
def load(path: str) -> Model:
    """What was learned."""
    with np.load(path) as kept:
        model = Model([int(size) for size in kept["sizes"]], seed=1)
        model.take(kept["numbers"].tolist())
    return model


def choose(name: str, state: State, seat: int, seed: int, seconds: float | None = None) -> int:
    """The action that the network likes best; other names are our own levels."""
    if name != LEARNED:
        return players.choose(name, state, seat, seed, seconds)
    return search([state], load(os.environ.get(FILE, str(USUAL))), seed)[0]


def levels(game: str) -> list[Level]:
    """Our levels, and the learned one."""
    return [*players.levels(game), Level(LEARNED)]


def main() -> None:
    """Learn, generation after generation."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the network is kept")
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--games", type=int, default=500, help="of each generation")
    wanted = parser.parse_args()
    train(wanted.folder / USUAL.name, wanted.generations, wanted.games)


if __name__ == "__main__":
    main()
