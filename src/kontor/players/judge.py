"""Who says what a position is worth: hand-made rules alone, or set right by what was learned."""

from abc import ABC, abstractmethod
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from kontor.players.knowledge import S, TrainingPosition
from kontor.players.network import Network

UNIT: Final = 10.0  # points for one unit of the network


class Judge(ABC, Generic[S]):
    """The hand-made evaluation of a game, and a network's correction of it where there is one."""

    def __init__(self, network: Network | None, feature_count: int) -> None:
        self.network: Final = network
        self.feature_count: Final = feature_count
        self.positions_judged = 0

    def worth(self, state: S, seat: i64) -> float:
        """What a position is worth for a seat, in points at the end of the game."""
        self.positions_judged += 1
        network = self.network
        found = self.evaluate(state, seat)
        if network is None or self.is_decided(state, seat):
            return found
        self.fill(state, seat, network.clear())
        rise = network.rise(self.kind(state), self.time_left(state, seat))
        return found + UNIT * network.value() + rise

    def training_position(self, state: S, seat: i64) -> TrainingPosition:
        """A position as it is written down for learning."""
        base = self.evaluate(state, seat)
        x = vec[float]([0.0] * self.feature_count)
        self.fill(state, seat, x)
        features = [x[at] for at in range(i64(self.feature_count))]
        judged = self.worth(state, seat)
        left = self.time_left(state, seat)
        return TrainingPosition(features, base, judged, int(self.kind(state)), left)

    # -- what each game says ---------------------------------------------------------------------

    @abstractmethod
    def evaluate(self, state: S, seat: i64) -> float:
        """What a position is worth by hand-made rules; what was counted for it is kept."""

    @abstractmethod
    def is_decided(self, state: S, seat: i64) -> bool:
        """Whether nothing can change what a seat has."""

    @abstractmethod
    def fill(self, state: S, seat: i64, x: vec[float]) -> None:
        """Write down the features of the position that was evaluated last; `x` is zero before."""

    @abstractmethod
    def kind(self, state: S) -> i64:
        """Which kind of game this is, for the table of rises."""

    @abstractmethod
    def time_left(self, state: S, seat: i64) -> float:
        """Steps of time to the end, for the same table."""
