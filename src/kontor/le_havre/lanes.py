"""Many games of Le Havre side by side, inside the compiled module."""

from typing import cast, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.lanes import Lanes
from kontor.le_havre.flow import answer, answers, settle
from kontor.le_havre.game import Game
from kontor.le_havre.observation import fill


@final
class LeHavreLanes(Lanes):
    """Lanes of Le Havre, whose decisions go straight to the rules."""

    def game(self, at: i64) -> Game:
        """The position of a lane, as it is."""
        return cast("Game", self.states[at])

    def play(self, at: i64, action: i64) -> None:
        state = self.game(at)
        answer(state, action)
        settle(state)

    def ask(self, at: i64) -> Actions:
        return answers(self.game(at))

    def decider(self, at: i64) -> i64:
        return self.game(at).decider()

    def observe(self, at: i64, seat: i64) -> None:
        fill(self.game(at), seat, self.row)
