"""A small search with a learned value: plays, learns from its games, and meets our levels.

    python -m examples.learned_value build/learned --generations 4 --games 300
    python -m kontor arena le_havre learned trader --variant short --games 200 \\
        --module examples.learned_value

Games are played in the arena and kept as Parquet; a network with 64 numbers in the middle learns,
in NumPy alone, how many points a seat will have at the end. The player completes each of its moves
in every way (up to a limit), on a position that it cannot tell from the true one, and takes what
the network likes best. The first generation watches our two quick levels; later ones play
themselves, now and then at random, and against a trader.

`rows` is the one place where positions become numbers. It asks for our opponents' features, one
position after the other; whoever has positions in a batch puts the rows of the batch there.
"""

import argparse
import os
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from kontor import Setup, State, players
from kontor.arena import Result, matches, processes
from kontor.players import Level
from kontor.players.games import knowledge_of
from kontor.stats.files import tables_of, write
from kontor.training.fit import Array, Model, fit

MODULE = "examples.learned_value"
LEARNED, EXPLORER = "learned", "explorer"
SETUP = Setup.of("le_havre", 2, variant="short")
FILE = "LEARNED_VALUE"  # the variable that says where the network is
USUAL = Path("build/learned/value.npz")
HIDDEN, EPOCHS, RATE = 64, 40, 2e-3
UNIT = 20.0  # points for one unit of the network
WIDEST = 16  # ways to complete one move that are looked at
STRAY = 0.05  # how often an explorer does anything


def rows(states: list[State], seat: int) -> Array:
    """What a seat's positions look like to the network."""
    knowledge = knowledge_of(states[0].game)
    return np.array([knowledge.training_position(each, seat).features for each in states])


def samples(path: Path) -> tuple[Array, Array]:
    """All positions of a file, and how many points their seats had at the end."""
    x: list[Array] = []
    y: list[Array] = []
    for table in tables_of(path, ("seats", "positions")):
        positions = table["positions"].combine_chunks()
        for at, seats in enumerate(table["seats"].to_pylist()):
            own = positions[at].values
            flat = own.field("features").flatten().to_numpy(zero_copy_only=False)
            x.append(flat.reshape(len(own), -1).astype(np.float16))
            points = np.array([seat["score"] for seat in seats], np.float32)
            y.append(points[own.field("seat").to_numpy()])
    return np.concatenate(x), np.concatenate(y)


def learn(games: list[Path], target: Path, epochs: int = EPOCHS) -> float:
    """Fit a network to the games of some files, and keep it; how many points it is off."""
    parts = [samples(path) for path in games]
    x, y = (np.concatenate(each) for each in zip(*parts, strict=True))
    order = np.random.default_rng(1).permutation(len(y))
    model = Model([x.shape[1], HIDDEN, 1], seed=1)
    found = fit(model, x[order], y[order] / UNIT, epochs, RATE, 1, lambda _line: None)
    np.savez(target, sizes=np.array(model.sizes), numbers=np.array(model.numbers()))
    print(f"{len(y)} positions spread by {y.std():.1f} points; off by {UNIT * found.after:.1f}")
    return UNIT * found.after


def play(names: list[str], games: int, seed: int, target: Path, workers: int = 0) -> None:
    """Let some names meet, and keep their games; what is there is not played again."""
    if target.exists():
        return
    (match,) = matches(SETUP, names, games, seed)
    ended = list(processes(workers, 60.0, MODULE)(match.jobs()))
    lines = [each.line().encode() for each in ended if isinstance(each, Result)]
    write(lines, target)


def train(folder: Path, generations: int, games: int, workers: int = 0) -> None:
    """Generation after generation; each learns from all games so far."""
    folder.mkdir(parents=True, exist_ok=True)
    value = folder / USUAL.name
    os.environ[FILE] = str(value)
    kept: list[Path] = []
    for number in range(generations):
        lineups = [["trader", EXPLORER], [EXPLORER]] if number else [["trader", "deckhand"]]
        for names in lineups:
            kept.append(folder / f"{number}-{'-'.join(names)}.parquet")
            play(names, games, 1 + number * games, kept[-1], workers)
        print(f"generation {number}: ", end="")
        learn(kept, value)


@cache
def load(path: str) -> Model:
    """What was learned."""
    with np.load(path) as kept:
        model = Model([int(size) for size in kept["sizes"]], seed=1)
        model.take(kept["numbers"].tolist())
    return model


def choose(name: str, state: State, seat: int, seed: int, seconds: float | None = None) -> int:
    """The action that the network likes best; other names are our own levels."""
    if name not in (LEARNED, EXPLORER):
        return players.choose(name, state, seat, seed, seconds)
    legal = state.legal()
    guess = state.guess(seat, seed)
    chance = Random(f"{seed} {guess.key()!r}")  # a seed alone would stray always or never
    if len(legal) == 1 or (name == EXPLORER and chance.random() < STRAY):
        return chance.choice(legal)
    ends = [(at, end) for at, action in enumerate(legal) for end in completions(guess, action)]
    worths = judge([end for _, end in ends], seat)
    return legal[ends[int(np.argmax(worths))][0]]


def completions(state: State, action: int) -> list[State]:
    """Where an action leads when its seat completes what it has begun, in any way."""
    found: list[State] = []
    waiting = [after(state, action)]
    while waiting and len(found) < WIDEST:
        here = waiting.pop()
        if here.seat != state.seat or here.begins:
            found.append(here)
        else:
            waiting += [after(here, each) for each in here.legal()]
    return found


def after(state: State, action: int) -> State:
    """The position after an action."""
    copy = state.copy()
    copy.play(action)
    return copy


def judge(states: list[State], seat: int) -> Array:
    """What positions are worth to a seat: by the network, or by their scores when all is over."""
    found = load(os.environ.get(FILE, str(USUAL))).predict(rows(states, seat))
    for at, each in enumerate(states):
        if each.is_over:
            found[at] = each.scores()[seat] / UNIT
    return found


def levels(game: str) -> list[Level]:
    """Our levels, and the learned ones."""
    return [*players.levels(game), Level(LEARNED), Level(EXPLORER)]


def main() -> None:
    """Learn, generation after generation."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where games and network are kept")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=300, help="of each match of a generation")
    parser.add_argument("--processes", type=int, default=0)
    wanted = parser.parse_args()
    train(wanted.folder, wanted.generations, wanted.games, wanted.processes)


if __name__ == "__main__":
    main()
