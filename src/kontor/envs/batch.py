"""Many games at once for learners: arrays that are made once and filled inside the rules."""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.lanes import LanesSnapshot
from kontor.core.words import Message
from kontor.envs.games import Arrays, Games, Plan
from kontor.envs.team import Team


class Snapshot(NamedTuple):
    """A batch as it was once; it can be pickled."""

    plan: Plan
    parts: list[LanesSnapshot]


class Batch:
    """Many games at once. Every array says something about each game; see docs/batches.md.

    A game always waits for a decision of a seat that is not among the `opponents`. When a game is
    over, `ends` is 1 for one step, `rewards` say what it was worth, and the next one has begun.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 3,
        *,
        seed: int = 0,
        opponents: Mapping[int, str] | None = None,
        masks: bool = True,
        bits: bool = False,
        observations: str | None = None,
        reward: str = "score",
        processes: int = 1,
        rules: object = None,
        **options: object,
    ) -> None:
        self.plan = Plan.of(
            game, count, players, seed, opponents or {}, masks, bits, observations, reward, rules,
            options,
        )  # fmt: skip
        self._games: Games | Team
        if processes == 1:
            self.arrays: Arrays = {
                name: np.zeros(shape, dtype) for name, (dtype, shape) in self.plan.shapes().items()
            }
            self._games = Games(self.plan, self.arrays)
        else:
            self._games = Team(self.plan, processes)
            self.arrays = self._games.arrays
        self.bound = self.plan.bound

    @property
    def count(self) -> int:
        """How many games there are."""
        return self.plan.count

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who is to decide."""
        return self.arrays["seats"]

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many actions are legal."""
        return self.arrays["counts"]

    @property
    def games(self) -> NDArray[np.int64]:
        """The number of each game; its seed is the batch's and this."""
        return self.arrays["games"]

    @property
    def last_games(self) -> NDArray[np.int64]:
        """The number of the game that ended there last; -1 before."""
        return self.arrays["last_games"]

    @property
    def ends(self) -> NDArray[np.uint8]:
        """1 where a game ended in the last step."""
        return self.arrays["ends"]

    @property
    def rewards(self) -> NDArray[np.float32]:
        """By seat, what a game was worth that ended in the last step; else 0."""
        return self.arrays["rewards"]

    @property
    def masks(self) -> NDArray[np.uint8]:
        """1 for each legal action."""
        return self.arrays["masks"]

    @property
    def bits(self) -> NDArray[np.uint8]:
        """The same, eight actions in a byte, the lowest first."""
        return self.arrays["bits"]

    @property
    def observations(self) -> NDArray[Any]:
        """What the seat to decide may know."""
        return self.arrays["observations"]

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play one action in each game."""
        self._games.step(self._numbers(actions))

    def step_ranks(self, ranks: Sequence[int] | NDArray[Any]) -> None:
        """Play one action in each game, by its place in the list of legal ones."""
        self._games.step(self._numbers(ranks), are_ranks=True)

    def step_random(self, times: int = 1) -> None:
        """Play random actions, chosen inside; they follow from the number of each game."""
        self._games.step_by_chance(times)

    def _numbers(self, given: Sequence[int] | NDArray[Any]) -> NDArray[np.int64]:
        found = np.asarray(given)
        if found.shape != (self.count,) or found.dtype.kind not in "iu":
            said = f"{found.dtype} {found.shape}"
            raise BadInput(Message("batch-shape", wanted=self.count, given=said))
        return np.ascontiguousarray(found, np.int64)

    def legal(self, lane: int) -> list[int]:
        """The legal actions of a game, in the order of their places."""
        return self.state(lane).legal()

    def state(self, lane: int) -> State:
        """A copy of the position of a game."""
        return self._games.state(self._lane(lane))

    def record(self, lane: int, *, last: bool = False) -> str:
        """A game so far, or the one that ended before it, as a record that can be replayed."""
        return self._games.record(self._lane(lane), last=last)

    def _lane(self, lane: int) -> int:
        if type(lane) is not int or not 0 <= lane < self.count:
            raise BadInput(Message("batch-lane", last=self.count - 1, given=repr(lane)))
        return lane

    def snapshot(self) -> Snapshot:
        """All games as they are."""
        return Snapshot(self.plan, self._games.snapshot())

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of this batch, or of one with the same plan."""
        if snapshot.plan != self.plan or len(snapshot.parts) != self._games.parts:
            raise BadInput(Message("batch-snapshot"))
        self._games.restore(snapshot.parts)

    def close(self) -> None:
        """End the processes of a batch that has some."""
        self._games.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
