"""Many games of Craftsmen side by side, inside the compiled module."""

from collections.abc import Callable
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.contract import State
from kontor.core.lanes import Lanes
from kontor.craftsmen.flow import answer, answers, settle
from kontor.craftsmen.game import Game
from kontor.craftsmen.observation import fill


@final
class CraftsmenLanes(Lanes):
    """Lanes of Craftsmen."""

    def __init__(
        self,
        opening: Callable[[int], State],
        count: int,
        players: int,
        seed: int,
        kinds: list[int],
        size: int,
    ) -> None:
        super().__init__(count, players, seed, kinds, size)
        self.opening: Final = opening
        first = cast("Game", opening(seed))
        self.games: Final = vec[Game]([first] * count)

    def deal(self, at: i64, seed: int) -> None:
        self.games[at] = cast("Game", self.opening(seed))

    def play(self, at: i64, action: i64) -> None:
        state = self.games[at]
        answer(state, action)
        settle(state)

    def ask(self, at: i64) -> Actions:
        return answers(self.games[at])

    def decider(self, at: i64) -> i64:
        return self.games[at].decider()

    def observe(self, at: i64, seat: i64) -> None:
        fill(self.games[at], seat, self.row)

    def state(self, at: int) -> State:
        return cast("State", self.games[at])

    def put(self, at: int, state: State) -> None:
        self.games[at] = cast("Game", state)
