"""The mind for Le Havre."""

from math import sqrt
from typing import final

from kontor.le_havre.actions import END
from kontor.le_havre.flow import hunger
from kontor.le_havre.game import Game
from kontor.le_havre.layout import D_TURN, F_KIND, LAST, MAINS, ROUND
from kontor.le_havre.payment import food
from kontor.players.le_havre import evaluation, habits, manners, plan, veil
from kontor.players.le_havre.evaluation import actions_left
from kontor.players.mind import Mind


@final
class LeHavre(Mind[Game]):
    """What opponents know of Le Havre."""

    def veil(self, state: Game, seat: int) -> None:
        veil.veil(state, seat)

    def decent(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        return manners.decent(state, seat, legal)

    def prudent(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        """Without enough for the coming meal a main action should bring some."""
        kept = self.decent(state, seat, legal)
        if state.f(F_KIND) != D_TURN or state.v[MAINS] == 0 or state.v[LAST] == 1:
            return kept
        if hunger(state, seat) <= food(state, seat):
            return kept
        return [action for action in kept if self.feeds(state, seat, action)] or kept

    def feeds(self, state: Game, seat: int, action: int) -> bool:
        """Whether a main action brings more than a single food for the coming meal."""
        after = state.copy()
        plan.outcome(after, seat, action, thinks=False)
        if after.v[ROUND] != state.v[ROUND]:
            return False
        before = food(state, seat) - hunger(state, seat)
        return food(after, seat) - hunger(after, seat) > before + 1

    def habit(self, state: Game, seat: int, legal: list[int]) -> int:
        return habits.habit(state, seat, legal)

    def rate(self, state: Game, seat: int, action: int) -> float:
        if action == END:
            return self.worth(state, seat)  # nothing is played on: what comes is not known
        return plan.outcome(state.copy(), seat, action, thinks=True)

    def worth(self, state: Game, seat: int) -> float:
        return evaluation.worth(state, seat)

    def spread(self, state: Game) -> float:
        return 2.0 if state.v[LAST] == 1 else 2.0 + 2.0 * sqrt(actions_left(state, 0))


def make() -> LeHavre:
    """The mind for this game."""
    return LeHavre()
