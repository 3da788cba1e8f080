"""The mind for Craftsmen."""

from math import sqrt
from typing import final

from kontor.craftsmen.actions import AUCTION, EXCHANGE, LOOK, PASS
from kontor.craftsmen.flow import answer
from kontor.craftsmen.game import Game
from kontor.craftsmen.layout import D_EXCHANGE, D_NOTARY, D_SEND, F_KIND, HELPERS
from kontor.players.craftsmen import evaluation, habits, manners, plan
from kontor.players.craftsmen.evaluation import seasons_left
from kontor.players.craftsmen.weights import WEIGHTS
from kontor.players.mind import Mind


@final
class Craftsmen(Mind[Game]):
    """What opponents know of Craftsmen."""

    def decent(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        return manners.decent(state, seat, legal)

    def habit(self, state: Game, seat: int, legal: list[int]) -> int:
        return habits.habit(state, seat, legal)

    def worth(self, state: Game, seat: int) -> float:
        return evaluation.worth(state, seat)

    def spread(self, state: Game) -> float:
        return 2.0 + 4.0 * sqrt(seasons_left(state))

    def rate(self, state: Game, seat: int, action: int) -> float:
        kind = state.f(F_KIND)
        after = state.copy()
        if kind == D_SEND:
            return self.rate_helper(after, seat, action)
        if kind == D_NOTARY and (action >= AUCTION or LOOK <= action < LOOK + 3):
            return self.worth(state, seat) - WEIGHTS.unsure
        found = plan.outcome(after, seat, action, thinks=True)
        return found - WEIGHTS.unsure if kind == D_EXCHANGE and action >= EXCHANGE else found

    def rate_helper(self, state: Game, seat: int, action: int) -> float:
        """Imagine the season with this helper, or without any further one."""
        answer(state, action)
        if action != PASS:
            plan.finish(state, seat, thinks=False)
        left = int(state.of(seat, HELPERS))
        if action == PASS:
            return plan.season(state, seat) + (1.0 if left > 0 else 0.0)
        return plan.season(state, seat) + WEIGHTS.helper * left


def make() -> Craftsmen:
    """The mind for this game."""
    return Craftsmen()
