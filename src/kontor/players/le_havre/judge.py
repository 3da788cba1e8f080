"""Who says what a position of Le Havre is worth: by hand-made rules, or with what was learned."""

from typing import Final, final

from mypy_extensions import i64

from kontor.le_havre.layout import LAST, OVER, STAGE
from kontor.le_havre.state import State
from kontor.players.le_havre.evaluation import actions_left, worth
from kontor.players.le_havre.features import fill
from kontor.players.network import Network

UNIT: Final = 10.0  # francs for one unit of the network
ACTIONS: Final = 4.0  # main actions of a seat in one step of time


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
        if state.row[STAGE] == OVER or (state.row[LAST] == 1 and actions_left(state, seat) == 0.0):
            return worth(state, seat)  # nothing can change it any more
        fill(state, seat, self.network.clear())
        rise = self.network.rise(kind_of(state), time_left(state, seat))
        return worth(state, seat) + UNIT * self.network.value() + rise


def kind_of(state: State) -> i64:
    """Which kind of game this is, for the table of rises."""
    return state.players - 1 + (5 if state.rules.variant == "short" else 0)


def time_left(state: State, seat: i64) -> float:
    """Steps of time to the end, for the same table."""
    return actions_left(state, seat) / ACTIONS
