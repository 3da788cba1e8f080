"""Positions of kept games with moves in them, and what a deeper look makes of those moves."""

import lzma
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from kontor.arena.result import Result
from kontor.core import registry
from kontor.core.contract import State
from kontor.learn.coach import SLIP, Caution
from kontor.players.advice import LONGEST
from kontor.players.clock import Clock
from kontor.players.comparison import compare, lines_of
from kontor.players.perspective import Perspective

GAMES: Final = Path(__file__).resolve().parents[2] / "docs" / "games"
AMPLE: Final = 3600.0  # seconds: what is looked at is counted, not timed
DEEP: Final = (100, 500)  # looks on each guess
REAL: Final = 1.0  # points: a smaller loss is none to speak of
OTHER_SEED: Final = 1  # of guesses that the coach has not seen


class Case(NamedTuple):
    """A position, a move in it, and where it comes from."""

    state: State
    steps: list[int]
    name: str
    is_played: bool  # by an opponent; else it was drawn by chance


def cases(game: str, chance: Random) -> Iterator[Case]:
    """Moves in kept games: those that were played, and those of somebody who knows nothing."""
    with lzma.open(GAMES / f"{game}.jsonl.xz", "rb") as file:
        kept = [result for result in map(Result.read, file) if result.job.setup.players > 1]
    while True:
        result = chance.choice(kept)
        at = chance.randrange(len(result.actions))
        state = opening(result)
        for action in result.actions[:at]:
            state.play(action)
        if not state.begins or len(state.legal()) < 2 or state.is_over:
            continue
        is_played = chance.random() < 0.5
        steps = played(state, result.actions[at:]) if is_played else careless(state, chance)
        name = f"{game} {result.job.setup.players} seed {result.job.seed} at {at}"
        yield Case(state, steps, name, is_played)


def opening(result: Result) -> State:
    """Where a kept game began."""
    setup, seed = result.job.setup, result.job.seed
    return registry.find(setup.game).new(setup.players, seed, dict(setup.data()), result.rules)


def played(state: State, actions: list[int]) -> list[int]:
    """The rest of a game as far as it is one move."""
    return _move(state, iter(actions))


def careless(state: State, chance: Random) -> list[int]:
    """A move by chance."""
    now = state.copy()

    def answers() -> Iterator[int]:
        while True:
            yield chance.choice(sorted(now.legal()))

    return _move(now, answers(), now)


def _move(state: State, answers: Iterator[int], now: State | None = None) -> list[int]:
    """Answers until the move is over, or shows its seat something new."""
    seat, steps = state.seat, list[int]()
    assert seat is not None
    now = state.copy() if now is None else now
    for action in answers:
        is_seen = bool(now.news(seat, action).unforeseen >> seat & 1)
        steps.append(action)
        now.play(action)
        if is_seen or now.seat != seat or now.begins or len(steps) == LONGEST:
            break
    return steps


def deeper(case: Case, caution: Caution, depths: Sequence[int] = DEEP) -> float:
    """What the move loses against the one that the coach had in mind, on guesses of its own."""
    assert case.state.seat is not None
    perspective = Perspective(case.state, case.state.seat, OTHER_SEED)
    lines = lines_of(perspective, case.steps, caution.better, Clock(AMPLE))
    found = None if lines is None else compare(lines, Clock(AMPLE), depths)
    return 0.0 if found is None else found.points


def is_real(caution: Caution, loss: float) -> bool:
    """Whether a deeper look finds the loss, too: a point, or of a slip as much as is spoken of."""
    return loss >= (SLIP if caution.is_slip else REAL)
