"""Games of players against themselves, written down as features and what came of them."""

from math import exp
from pathlib import Path
from typing import Final, NamedTuple

import kontor
from kontor.core import registry
from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.core.game_manifest import Share
from kontor.players.knowledge import Candidate, Knowledge, TrainingPosition

FINE: Final = 1 << 20
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
    """One game: what each seat's positions looked like in turn, and the final scores.

    `heat` is how many points worse a choice may be to be taken still now and then; `keep` is the
    share of positions that is written down for seats that have not moved.
    """
    state = kontor.new_game(name, players=share.players, seed=seed, **share.options)
    chance = Chance(seed)
    noted: list[list[TrainingPosition]] = [[] for _ in range(share.players)]
    while not state.is_over:
        mover = state.seat
        assert mover is not None
        candidates = knowledge.candidates(state.guess(mover, int(chance.below(FINE))))
        candidate = (
            candidates[0] if len(candidates) == 1 else draw_candidate(candidates, heat, chance)
        )
        state = knowledge.step(state, candidate)
        if len(candidates) == 1 or state.is_over:
            continue
        for seat in range(share.players):
            if seat == mover or int(chance.below(FINE)) < keep * FINE:
                noted[seat].append(knowledge.training_position(state, seat))
    return noted, state.scores()


def draw_candidate(
    candidates: list[Candidate[State]], heat: float, chance: Chance
) -> Candidate[State]:
    """A candidate: the best, or by chance one that is little worse."""
    best = max(candidates, key=lambda candidate: candidate.worth)
    if heat <= 0:
        return best
    weights = [exp(max((candidate.worth - best.worth) / heat, -30.0)) for candidate in candidates]
    left = sum(weights) * int(chance.below(FINE)) / FINE
    for candidate, weight in zip(candidates, weights, strict=True):
        left -= weight
        if left < 0:
            return candidate
    return best


def samples(noted: list[list[TrainingPosition]], scores: list[int], trust: float) -> list[Sample]:
    """Positions with what came of them: partly the end, partly what was thought a move later."""
    found: list[Sample] = []
    for row, score in zip(noted, scores, strict=True):
        target = float(score)
        for each in reversed(row):
            found.append(Sample(each, target))
            target = trust * target + (1 - trust) * each.judged
    return found
