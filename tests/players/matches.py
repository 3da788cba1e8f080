"""Set-ups and whole games for the tests of opponents."""

from collections.abc import Iterator
from typing import NamedTuple

import kontor
from kontor import players
from kontor.core.contract import State

SETS = ("base", "essen", "hameau", "promo")


class Setup(NamedTuple):
    """A game before it is opened."""

    game: str
    players: int
    variant: str = ""
    cards: tuple[str, ...] = ()
    expert: bool = False

    def __str__(self) -> str:
        words = [self.game, str(self.players), self.variant, "+".join(self.cards)]
        return "-".join(word for word in [*words, "expert" * self.expert] if word)

    def open(self, seed: int) -> State:
        options: dict[str, object] = {}
        if self.variant:
            options["variant"] = self.variant
        if self.cards:
            options["cards"] = self.cards
        if self.expert:
            options["expert"] = True
        return kontor.new_game(self.game, players=self.players, seed=seed, **options)


LE_HAVRE = [
    Setup("le_havre", count, variant) for count in range(1, 6) for variant in ("full", "short")
]
CARDS = [Setup("le_havre", 3, "full", SETS), Setup("le_havre", 2, "short", SETS, expert=True)]
CRAFTSMEN = [Setup("craftsmen", count) for count in range(2, 6)]
SETUPS = [*LE_HAVRE, *CARDS, *CRAFTSMEN]
FEW = [LE_HAVRE[4], CARDS[0], CRAFTSMEN[1]]
QUICK = ["deckhand", "trader"]
SEARCHING = ["merchant", "magnate:0.02"]


def steps(setup: Setup, level: str, seed: int) -> Iterator[tuple[State, int, int]]:
    """A game of one level against itself: position, seat and action, before it is played."""
    state = setup.open(seed)
    while state.seat is not None:
        seat = state.seat
        action = players.choose(level, state, seat, seed)
        yield state, seat, action
        state.play(action)


def final_scores(setup: Setup, levels: list[str], seed: int) -> list[int]:
    """The scores of a game with one level for each seat."""
    state = setup.open(seed)
    while state.seat is not None:
        state.play(players.choose(levels[state.seat], state, state.seat, seed))
    return state.scores()
