"""Who says what a position of Le Havre is worth: by hand-made rules, or with what was learned."""

from typing import Final, final

from mypy_extensions import i64

from kontor.le_havre.layout import LAST, OVER, STAGE
from kontor.le_havre.state import State
from kontor.players.le_havre.evaluation import actions_left, worth
from kontor.players.le_havre.features import fill
from kontor.players.network import Network

UNIT: Final = 10.0  # francs for one unit of the network


class Judge:
    """The hand-made evaluation."""

    def __init__(self) -> None:
        self.asked = 0  # positions judged so far

    def worth(self, state: State, seat: i64) -> float:
        """What a position is worth for a seat, in francs at the end of the game."""
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
        if state.v[STAGE] == OVER or (state.v[LAST] == 1 and actions_left(state, seat) == 0.0):
            return worth(state, seat)  # nothing can change it any more
        fill(state, seat, self.network.clear())
        return worth(state, seat) + UNIT * self.network.value()
