"""Who says what a position of Le Havre is worth, in francs at the end of the game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.le_havre.game import Game
from kontor.le_havre.layout import LAST, OVER, STAGE
from kontor.players.judge import Judge
from kontor.players.le_havre.evaluation import Appraisal, actions_left
from kontor.players.le_havre.features import SIZE, fill
from kontor.players.network import Network

ACTIONS: Final = 4.0  # main actions of a seat in one step of time
SHORT_GAMES: Final = 5  # kinds of the full game come before those of the short one


@final
class LeHavreJudge(Judge[Game]):
    """Judges Le Havre."""

    def __init__(self, network: Network | None, *, own_only: bool = False) -> None:
        super().__init__(network, SIZE)
        self.appraisal: Final = Appraisal(own_only=own_only)

    def evaluate(self, state: Game, seat: i64) -> float:
        return self.appraisal.worth(state, seat)

    def is_decided(self, state: Game, seat: i64) -> bool:
        is_over = state.row[STAGE] == OVER
        return is_over or (state.row[LAST] == 1 and actions_left(state, seat) == 0.0)

    def fill(self, state: Game, seat: i64, x: vec[float]) -> None:
        fill(state, seat, self.appraisal, x)

    def kind(self, state: Game) -> i64:
        return state.players - 1 + (SHORT_GAMES if state.rules.variant == "short" else 0)

    def time_left(self, state: Game, seat: i64) -> float:
        return actions_left(state, seat) / ACTIONS
