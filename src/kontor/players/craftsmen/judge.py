"""Who says what a position of Craftsmen is worth, in points at the end of the game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.craftsmen.game import Game
from kontor.craftsmen.layout import OVER, STAGE
from kontor.players.craftsmen.evaluation import Appraisal
from kontor.players.craftsmen.features import SIZE, fill
from kontor.players.craftsmen.seasons import seasons_left
from kontor.players.judge import Judge
from kontor.players.network import Network


@final
class CraftsmenJudge(Judge[Game]):
    """Judges Craftsmen."""

    def __init__(self, network: Network | None) -> None:
        super().__init__(network, SIZE)
        self.appraisal: Final = Appraisal()

    def evaluate(self, state: Game, seat: i64) -> float:
        return self.appraisal.worth(state, seat)

    def is_decided(self, state: Game, seat: i64) -> bool:  # noqa: ARG002
        return state.row[STAGE] == OVER

    def fill(self, state: Game, seat: i64, x: vec[float]) -> None:
        fill(state, seat, self.appraisal, x)

    def kind(self, state: Game) -> i64:
        return state.players - 1

    def time_left(self, state: Game, seat: i64) -> float:  # noqa: ARG002
        return seasons_left(state)
