"""Games of a mind against itself, written down as features and what came of them."""

from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple

import kontor
from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.players.mind import Examined, Mind, Option

FINE: Final = 1 << 20
BATCH: Final = 25  # games that one process plays in one go
NOTED: Final = 0.3  # of the positions of seats that have not moved


class Setup(NamedTuple):
    """A kind of game, and how often it is played."""

    share: int
    players: int
    options: dict[str, Any]

    def label(self) -> str:
        """The set-up in a few words."""
        words = [f"{self.players}p", str(self.options.get("variant", ""))]
        words += ["all cards"] * ("cards" in self.options)
        return " ".join(word for word in words if word)


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

    position: Examined
    target: float


def picked(setups: list[Setup], chance: Chance) -> Setup:
    """A set-up, by its share."""
    drawn = int(chance.below(sum(setup.share for setup in setups)))
    for setup in setups:
        drawn -= setup.share
        if drawn < 0:
            return setup
    return setups[-1]


def game(
    mind: Mind[State], setup: Setup, name: str, seed: int, heat: float, keep: float
) -> tuple[list[list[Examined]], list[int]]:
    """One game: what each seat's positions looked like in turn, and the final scores.

    `heat` is how many points worse a choice may be to be taken still now and then; `keep` is the
    share of positions that is written down for seats that have not moved.
    """
    state = kontor.new_game(name, players=setup.players, seed=seed, **setup.options)
    chance = Chance(seed)
    noted: list[list[Examined]] = [[] for _ in range(setup.players)]
    while not state.is_over:
        mover = state.seat
        assert mover is not None
        options = mind.options(state.guess(mover, int(chance.below(FINE))))
        option = options[0] if len(options) == 1 else drawn(options, heat, chance)
        state = mind.step(state, option)
        if len(options) == 1 or state.is_over:
            continue
        for seat in range(setup.players):
            if seat == mover or int(chance.below(FINE)) < keep * FINE:
                noted[seat].append(mind.examined(state, seat))
    return noted, state.scores()


def drawn(options: list[Option[State]], heat: float, chance: Chance) -> Option[State]:
    """An option: the best, or by chance one that is little worse."""
    best = max(options, key=lambda option: option.worth)
    if heat <= 0:
        return best
    weights = [exp(max((option.worth - best.worth) / heat, -30.0)) for option in options]
    left = sum(weights) * int(chance.below(FINE)) / FINE
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return best


def samples(noted: list[list[Examined]], scores: list[int], trust: float) -> list[Sample]:
    """Positions with what came of them: partly the end, partly what was thought a move later."""
    found: list[Sample] = []
    for row, score in zip(noted, scores, strict=True):
        target = float(score)
        for each in reversed(row):
            found.append(Sample(each, target))
            target = trust * target + (1 - trust) * each.judged
    return found
