"""The games of a batch: what is planned, how they go on, and what is written down of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pkgutil import resolve_name
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kontor import players as opponents_of
from kontor.core import record
from kontor.core.contract import State
from kontor.core.errors import BadInput, IllegalAction
from kontor.core.lanes import BY_CHANCE, BY_LEVEL, CALLER, LONGEST, ROOM, LanesSnapshot
from kontor.core.options import check_seed
from kontor.core.setup import Setup
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.envs import arrays
from kontor.envs.observation import module_of
from kontor.envs.rewards import reward_of
from kontor.players.protocol import find_level, parse_opponent

RANDOM = "random"
DTYPES = ("float32", "uint8")
Arrays = Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class Plan:
    """A batch before its games are dealt: what is played, by whom, and what is written down."""

    setup: Setup
    count: int
    seed: int
    seats: tuple[str, ...]  # who plays each seat: nobody but the caller, `random`, or a level
    masks: bool
    bits: bool
    observations: str
    reward: str

    @classmethod
    def of(
        cls,
        game: str,
        count: int,
        players: int,
        seed: int,
        opponents: Mapping[int, str],
        masks: bool,
        bits: bool,
        observations: str | None,
        reward: str,
        rules: object,
        options: Mapping[str, object],
    ) -> "Plan":
        """A plan that can be played; BadInput says why another one cannot."""
        setup = Setup.of(game, players, rules=rules, **options)
        if type(count) is not int or count < 1:
            raise BadInput(Message("batch-count", given=repr(count)))
        if observations not in (None, "", *DTYPES):
            raise BadInput(Message("batch-dtype", given=str(observations)))
        if observations:
            module_of(setup.manifest)
        reward_of(reward)
        seats = _seats(setup, opponents)
        return cls(setup, count, check_seed(seed), seats, masks, bits, observations or "", reward)

    def shapes(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        """Type and shape of every array, by name."""
        count, bound = self.count, self.bound
        found: dict[str, tuple[str, tuple[int, ...]]] = {
            "seats": ("int64", (count,)),
            "counts": ("int64", (count,)),
            "games": ("int64", (count,)),
            "last_games": ("int64", (count,)),
            "ends": ("uint8", (count,)),
            "rewards": ("float32", (count, self.setup.players)),
        }
        if self.masks:
            found["masks"] = ("uint8", (count, bound))
        if self.bits:
            found["bits"] = ("uint8", (count, (bound + 7) // 8))
        if self.observations:
            found["observations"] = (self.observations, (count, self.size))
        return found

    @property
    def bound(self) -> int:
        """All actions are below this number."""
        return self.setup.open(0).bound

    @property
    def size(self) -> int:
        """How many numbers an observation has; none where nobody asks for them."""
        if not self.observations:
            return 0
        return int(module_of(self.setup.manifest).size(self.setup.players))


def _seats(setup: Setup, opponents: Mapping[int, str]) -> tuple[str, ...]:
    seats = [""] * setup.players
    for seat, name in opponents.items():
        if type(seat) is not int or not 0 <= seat < setup.players:
            raise BadInput(Message("batch-seat", seats=setup.players, given=repr(seat)))
        if name != RANDOM:
            find_level(opponents_of.levels(setup.game), parse_opponent(name).level)
        seats[seat] = name
    if all(seats):
        raise BadInput(Message("batch-nobody"))
    return tuple(seats)


class Games:
    """The games of a plan, and the arrays that say all about them.

    `found` is where numbers are written, in memory of the caller's. Where several share the games
    of a batch, `number` is the first of their numbers, `stride` leads to the next, and `lane` is
    what the first lane is called.
    """

    def __init__(
        self, plan: Plan, found: Arrays, number: int = 0, stride: int = 1, lane: int = 0
    ) -> None:
        self.plan = plan
        self.arrays = found
        self._first_lane = lane
        self.parts = 1
        setup = plan.setup
        kinds = [{"": CALLER, RANDOM: BY_CHANCE}.get(name, BY_LEVEL) for name in plan.seats]
        make = resolve_name(setup.manifest.lanes)
        # The options were checked by the set-up; doing it for each game would cost a tenth.
        opening = partial(
            resolve_name(setup.manifest.opening),
            setup.players,
            rules=setup.rules,
            **dict(setup.options),
        )
        self.lanes: Any = make(opening, plan.count, setup.players, plan.seed, kinds, plan.size)
        self._value = reward_of(plan.reward)
        self._written: list[int] = []  # games whose rewards are not wiped yet
        self.lanes.when_over = self._reward
        self.lanes.number_from(number, stride)
        self._masks = self._new_masks()
        self._rows = self._new_rows()
        self.lanes.begin()
        self._finish()

    def _new_masks(self) -> Any:
        if not self.plan.masks and not self.plan.bits:
            return None
        lanes, plan = self.lanes, self.plan
        masks, bits = self.arrays.get("masks"), self.arrays.get("bits")
        return arrays.Masks(lanes.legal, lanes.counts, plan.count, ROOM, plan.bound, masks, bits)

    def _new_rows(self) -> Any:
        if not self.plan.observations:
            return None
        rows, plan = self.arrays["observations"], self.plan
        self.lanes.fill = module_of(plan.setup.manifest).fill
        is_bytes = plan.observations == "uint8"
        return arrays.Rows(self.lanes.row, rows, plan.count, plan.size, is_bytes)

    def _reward(self, lane: int) -> None:
        self.arrays["rewards"][lane] = self._value(self.lanes.states[lane])
        self._written.append(lane)

    # -- going on --------------------------------------------------------------------------------

    def step(self, chosen: NDArray[np.int64], *, are_ranks: bool = False) -> None:
        """Play one action in each game; nothing is played when one of them is not legal."""
        self.check(chosen, are_ranks=are_ranks)
        self._wipe()
        self.lanes.step()
        self._finish()

    def check(self, chosen: NDArray[np.int64], *, are_ranks: bool) -> None:
        """Take down what is chosen; IllegalAction when one of them is not legal."""
        arrays.copy(chosen, self.lanes.actions)
        wrong = int(self.lanes.first_wrong(are_ranks))
        if wrong >= 0:
            raise self._refusal(wrong, int(chosen[wrong]), are_ranks)

    def step_by_chance(self, times: int) -> None:
        """Play random actions in each game, so many times."""
        self._wipe()
        has_levels = any(name not in ("", RANDOM) for name in self.plan.seats)
        if not has_levels:
            self.lanes.step_by_chance(times)
        for _ in range(times if has_levels else 0):
            self.lanes.step_by_chance(1)
            self._ask_levels()
        self._finish()

    def _wipe(self) -> None:
        if self._written:
            self.arrays["rewards"][self._written] = 0
            self._written = []

    def _finish(self) -> None:
        """Let levels move, and write everything down."""
        self._ask_levels()
        lanes, found = self.lanes, self.arrays
        arrays.copy(lanes.seats, found["seats"])
        arrays.copy(lanes.counts, found["counts"])
        arrays.copy(lanes.numbers, found["games"])
        arrays.copy(lanes.last, found["last_games"])
        arrays.copy(lanes.ends, found["ends"])
        if self._masks is not None:
            self._masks.write()
        if self._rows is not None:
            lanes.observe_all(self._rows.take)

    def _ask_levels(self) -> None:
        while waiting := self.lanes.take_waiting():
            for lane in waiting:
                state: State = self.lanes.states[lane]
                seat = state.seat
                assert seat is not None
                seed = self.plan.seed + int(self.lanes.numbers[lane])
                action = opponents_of.choose(self.plan.seats[seat], state, seat, seed)
                self.lanes.answer(lane, action)

    def _refusal(self, lane: int, given: int, are_ranks: bool) -> Exception:
        name = self._first_lane + lane
        count = int(self.lanes.counts[lane])
        if are_ranks:
            return IllegalAction(Message("batch-rank", lane=name, count=count, given=str(given)))
        state: State = self.lanes.states[lane]
        try:
            reason = state.refusal(state.text(given))
        except BadInput as error:
            reason = error.sentence
        return IllegalAction(Message("batch-illegal", lane=name, reason=reason or str(given)))

    # -- looking -----------------------------------------------------------------------------------

    def state(self, lane: int) -> State:
        """A copy of the position of a game."""
        state: State = self.lanes.states[lane]
        return state.copy()

    def record(self, lane: int, *, last: bool = False) -> str:
        """A game so far, or the one that ended before it, as a record that can be replayed."""
        number = int((self.lanes.last if last else self.lanes.numbers)[lane])
        if number < 0:
            raise BadInput(Message("batch-no-last"))
        actions = self.lanes.history(lane, last)
        if len(actions) >= LONGEST:
            raise BadInput(Message("batch-no-record", most=LONGEST))
        setup = self.plan.setup
        table = Table.new(
            setup.game, setup.players, self.plan.seed + number, rules=setup.rules,
            **dict(setup.options),
        )  # fmt: skip
        for action in actions:
            table.play(action)
        return record.write(table)

    def snapshot(self) -> list[LanesSnapshot]:
        """All games as they are."""
        return [self.lanes.snapshot()]

    def restore(self, parts: list[LanesSnapshot]) -> None:
        """Go back to how games were once."""
        self._wipe()
        self.lanes.restore(parts[0])
        self._finish()

    def close(self) -> None:
        """Nothing is open here."""
