"""Plays many random games, in several processes when there is much to do."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from traceback import format_exception

from kontor.cli.options import quantity
from kontor.cli.tally import Survey
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.options import OptionValue

BATCH = 25
LONGEST = 200_000  # actions; no game is near this


class GameFailed(RuntimeError):
    """A game that broke off: an error in the rules, with all that is needed to see it again."""


@dataclass(frozen=True)
class Kind:
    """A kind of game: how many play, and with which options."""

    players: int
    options: Mapping[str, OptionValue]

    @property
    def name(self) -> str:
        """The kind without its cards, for the statistics."""
        words = [value for value in self.options.values() if isinstance(value, str)]
        flags = [name for name, value in self.options.items() if value is True]
        return ", ".join([quantity(self.players, "player"), *words, *flags])


@dataclass(frozen=True)
class Batch:
    """Games to be played one after the other: numbers `first` to `end - 1`."""

    game: str
    kinds: Sequence[Kind]
    seed: int
    first: int
    end: int


def survey(
    game: str, kinds: Sequence[Kind], games: int, seed: int, processes: int
) -> Iterator[Survey]:
    """Random games, spread evenly over the kinds; what they had in common comes piece by piece."""
    batches = [
        Batch(game, kinds, seed, first, min(first + BATCH, games))
        for first in range(0, games, BATCH)
    ]
    if processes == 1 or len(batches) == 1:
        yield from map(play_batch, batches)
        return
    workers = min(processes, len(batches))
    # A fresh interpreter per worker: forking beside the thread of the progress bar can hang.
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = [pool.submit(play_batch, batch) for batch in batches]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_batch(batch: Batch) -> Survey:
    """Play some games and add them up."""
    found = Survey()
    game = registry.find(batch.game)
    for at in range(batch.first, batch.end):
        kind = batch.kinds[at % len(batch.kinds)]
        seed = batch.seed + at
        state = game.new(kind.players, seed, kind.options)
        counts: Counter[str] = Counter()
        try:
            scores = play_out(state, Random(seed), counts)
        except Exception as error:  # noqa: BLE001 - whatever breaks a game is reported with it
            where = f"{quantity(kind.players, 'player')}, {dict(kind.options)}, seed {seed}"
            trace = "".join(format_exception(error))
            raise GameFailed(
                f"a game broke off after {counts.total()} actions ({where})\n{trace}"
            ) from None
        found.kind(kind.name).add(counts.total(), scores, state.winners())
        found.actions.update(counts)
    return found


def play_out(state: State, chance: Random, counts: Counter[str]) -> list[int]:
    """Play random legal actions until the game is over, counting them; the scores."""
    draw = chance.random
    for _ in range(LONGEST):
        if state.is_over:
            return state.scores()
        legal = state.legal()
        action = legal[int(draw() * len(legal))]
        counts[state.text(action)] += 1
        state.play(action)
    raise GameFailed(f"it did not end within {LONGEST} actions")
