"""What every level asks about a game: harmless actions, default answers, what things are worth."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Final, Generic, NamedTuple, TypeVar, final

from kontor.core.contract import State

S = TypeVar("S", bound=State)
NO_DEFAULT: Final = -1


@final
class Candidate:
    """A way to go on: its answers up to the next decision, and what that is worth for the seat.

    It keeps no position: few candidates are looked at again, and to give the answers once more
    costs next to nothing.
    """

    def __init__(self, steps: list[int], worth: float) -> None:
        self.steps: Final = steps
        self.worth: Final = worth

    @property
    def action(self) -> int:
        """The first of its answers."""
        return self.steps[0]


class TrainingPosition(NamedTuple):
    """A seat's position: what the network looks at, and its worth by hand and as learned."""

    features: list[float]
    base: float
    judged: float
    kind: int  # of game, for the table of rises
    left: float  # time to the end, for the same table


class Knowledge(ABC, Generic[S]):
    """What players know of one game; holds nothing of a position."""

    def __init__(self, feature_count: int, guesses_per_second: float, short_nodes: int) -> None:
        self.feature_count: Final = feature_count  # numbers that the network looks at
        self.guesses_per_second: Final = guesses_per_second  # further ones, for longer thinking
        self.short_nodes: Final = short_nodes  # on each guess, for a short look

    @abstractmethod
    def harmless_actions(self, state: S, seat: int, legal: list[int]) -> list[int]:
        """The actions that do no obvious harm; never none."""

    def cautious_actions(self, state: S, seat: int, legal: list[int]) -> list[int]:
        """The harmless actions of somebody who compares nothing but sees trouble coming."""
        return self.harmless_actions(state, seat, legal)

    @abstractmethod
    def actions_to_search(self, state: S, seat: int, legal: list[int]) -> list[int]:
        """The actions that are worth a look ahead."""

    @abstractmethod
    def default_action(self, state: S, seat: int, legal: list[int]) -> int:
        """The answer to a question that needs no thought, or NO_DEFAULT."""

    @abstractmethod
    def rate(self, state: S, seat: int, action: int) -> float:
        """What an action is worth when the seat completes sensibly what it has begun."""

    @abstractmethod
    def worth(self, state: S, seat: int) -> float:
        """What a position is worth for a seat, by what was learned."""

    def expected_scores(self, state: S) -> list[float]:
        """The scores that all seats can expect at the end."""
        return [self.worth(state, seat) for seat in range(state.players)]

    @abstractmethod
    def spread(self, state: S) -> float:
        """How far final scores usually lie from the expected ones, as measured in games."""

    @abstractmethod
    def follow(self, state: S, action: int, steps: list[int] | None = None) -> S:
        """Where an action leads: to the next decision that needs thought, or to the end.

        Every answer that is given on the way joins `steps`.
        """

    def retrace(self, state: S, steps: list[int]) -> S:
        """Where answers lead that are known."""
        after = state.copy()
        for step in steps:
            after.play(step)
        return after

    def candidates(self, state: S) -> list[Candidate]:
        """Every sensible way to go on, each followed and judged for the seat to decide."""
        seat = state.seat
        assert seat is not None
        legal = state.legal()
        default = self.default_action(state, seat, legal)
        actions = [default]
        if default == NO_DEFAULT:
            actions = self.actions_to_search(state, seat, legal)
        found: list[Candidate] = []
        for action in actions:
            steps: list[int] = []
            after = self.follow(state, action, steps)
            found.append(Candidate(steps, self.worth(after, seat)))
            self.let_go(after)
        return found

    def let_go(self, state: S) -> None:
        """Nobody needs a position any more that was only tried out."""

    def outcome_key(self, state: S) -> Hashable:
        """Equal for positions from which a seat can reach the same points by itself."""
        return state.key()

    @abstractmethod
    def time_share(self, state: S) -> float:
        """The part of a turn's time that a decision deserves."""

    def is_prelude(self, state: S, action: int) -> bool:  # noqa: ARG002
        """Whether an action leaves the choice that is thought about still to be made."""
        return False

    @abstractmethod
    def positions_judged(self) -> int:
        """How many positions were judged so far by what was learned."""

    @abstractmethod
    def training_position(self, state: S, seat: int) -> TrainingPosition:
        """A position as it is written down for learning."""
