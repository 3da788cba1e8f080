"""Games of players against themselves, written down as features and what came of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import kontor
from kontor.core import registry
from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.core.game_manifest import Share
from kontor.players.knowledge import Knowledge, TrainingPosition
from kontor.players.playing_out import FINE, draw_candidate

T = TypeVar("T")
BATCH: Final = 25  # games that one process plays in one go
NOTED: Final = 0.3  # of the positions of seats that have not moved


class Batch(NamedTuple):
    """Some games for one process, played with a network or without."""

    game: str
    file: Path | None
    first: int
    games: int


def batches(game: str, file: Path | None, first: int, games: int) -> list[Batch]:
    """Games with the seeds from the first one on."""
    starts = range(0, games, BATCH)
    return [Batch(game, file, first + at, min(BATCH, games - at)) for at in starts]


class Sample(NamedTuple):
    """A position of one seat, and what was made of it."""

    position: TrainingPosition
    target: float


def draw_share(game: str, chance: Chance) -> Share:
    """A set-up of those that a game names for learning, each as often as it says."""
    shares = registry.find(game).training
    left = int(chance.below(sum(share.games for share in shares)))
    for share in shares:
        left -= share.games
        if left < 0:
            return share
    return shares[-1]


def label(share: Share) -> str:
    """A set-up in a few words."""
    words = [f"{share.players}p", str(share.options.get("variant", ""))]
    words += ["all cards"] * ("cards" in share.options)
    return " ".join(word for word in words if word)


def play_game(
    knowledge: Knowledge[State], share: Share, name: str, seed: int, heat: float, keep: float
) -> tuple[list[list[TrainingPosition]], list[int]]:
    """One game: what each seat's positions looked like in turn, and the final scores."""
    noted, end = play_noted(knowledge, share, name, seed, heat, keep, knowledge.training_position)
    return noted, end.scores()


def play_noted(
    knowledge: Knowledge[State],
    share: Share,
    name: str,
    seed: int,
    heat: float,
    keep: float,
    note: Callable[[State, int], T],
) -> tuple[list[list[T]], State]:
    """One game: what is noted of each seat's positions in turn, and the end.

    `heat` is how many points worse a choice may be to be taken still now and then; `keep` is the
    share of positions that is written down for seats that have not moved.
    """
    state = kontor.new_game(name, players=share.players, seed=seed, **share.options)
    chance = Chance(seed)
    noted: list[list[T]] = [[] for _ in range(share.players)]
    while not state.is_over:
        mover = state.seat
        assert mover is not None
        candidates = knowledge.candidates(state.guess(mover, int(chance.below(FINE))))
        candidate = (
            candidates[0] if len(candidates) == 1 else draw_candidate(candidates, heat, chance)
        )
        state = knowledge.follow(state, candidate.action)
        if len(candidates) == 1 or state.is_over:
            continue
        for seat in range(share.players):
            if seat == mover or int(chance.below(FINE)) < keep * FINE:
                noted[seat].append(note(state, seat))
    return noted, state


def samples(noted: list[list[TrainingPosition]], scores: list[int], trust: float) -> list[Sample]:
    """Positions with what came of them, for each seat the last one first."""
    found: list[Sample] = []
    for row, score in zip(noted, scores, strict=True):
        aims = targets([each.judged for each in row], score, trust)
        found += [Sample(each, aim) for each, aim in zip(row, aims, strict=True)][::-1]
    return found


def targets(judged: list[float], score: int, trust: float) -> list[float]:
    """What came of each position: partly the end, partly what was thought a move later."""
    target, found = float(score), list[float]()
    for thought in reversed(judged):
        found.append(target)
        target = trust * target + (1 - trust) * thought
    return found[::-1]
