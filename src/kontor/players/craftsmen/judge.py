"""Who says what a position of Craftsmen is worth: by hand-made rules, or with what was learned."""

from typing import Final, final

from mypy_extensions import i64

from kontor.craftsmen.layout import OVER, STAGE
from kontor.craftsmen.state import State
from kontor.players.craftsmen.evaluation import seasons_left, worth
from kontor.players.craftsmen.features import fill
from kontor.players.network import Network

UNIT: Final = 10.0  # points for one unit of the network


class Judge:
    """The hand-made evaluation."""

    def __init__(self) -> None:
        self.asked = 0  # positions judged so far

    def worth(self, state: State, seat: i64) -> float:
        """What a position is worth for a seat, in points at the end of the game."""
        self.asked += 1
        return worth(state, seat)


@final
class Learned(Judge):
    """The hand-made evaluation, set right by a network."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network: Final = network

    def worth(self, state: State, seat: i64) -> float:
        self.asked += 1
        if state.row[STAGE] == OVER:
            return worth(state, seat)
        fill(state, seat, self.network.clear())
        rise = self.network.rise(state.players - 1, seasons_left(state))
        return worth(state, seat) + UNIT * self.network.value() + rise
