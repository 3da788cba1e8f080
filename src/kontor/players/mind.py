"""What every level asks about a game: good manners, usual answers, and what things are worth."""

from functools import cache
from importlib import import_module
from typing import Final, Generic, NamedTuple, TypeVar

from kontor.core.contract import State
from kontor.players import networks
from kontor.players.network import Network

S = TypeVar("S", bound=State)
NO_HABIT: Final = -1


class Option(Generic[S]):
    """A way to go on: its first action, where it leads, and what that is worth for the seat."""

    def __init__(self, action: int, state: S, worth: float) -> None:
        self.action: Final = action
        self.state: Final = state
        self.worth: Final = worth


class Examined(NamedTuple):
    """A seat's position: what the network looks at, and its worth by hand and as learned."""

    features: list[float]
    base: float
    judged: float
    kind: int  # of game and of time, for the table of rises
    left: float


class Mind(Generic[S]):
    """The knowledge of one game; holds nothing of a position."""

    def __init__(self, unit: float, doubt: float, short: int) -> None:
        self.unit: Final = unit  # points for one unit of the network
        self.short: Final = short  # nodes on each guess that make a short look
        self.doubt: Final = doubt  # further guesses that a second of thinking is spent on

    def decent(self, state: S, seat: int, legal: list[int]) -> list[int]:
        """The actions that do no obvious harm; never none."""
        raise NotImplementedError

    def prudent(self, state: S, seat: int, legal: list[int]) -> list[int]:
        """The decent actions of somebody who compares nothing but sees trouble coming."""
        return self.decent(state, seat, legal)

    def habit(self, state: S, seat: int, legal: list[int]) -> int:
        """The answer to a question that needs no thought, or NO_HABIT."""
        raise NotImplementedError

    def rate(self, state: S, seat: int, action: int) -> float:
        """What an action is worth when the seat completes sensibly what it has begun."""
        raise NotImplementedError

    def outlook(self, state: S) -> list[float]:
        """The scores that all seats can expect at the end."""
        return [self.judged_for(state, seat) for seat in range(state.players)]

    def followed(self, state: S, action: int) -> S:
        """Where an action leads: to the next decision that needs thought, or to the end."""
        raise NotImplementedError

    def options(self, state: S) -> list[Option[S]]:
        """Every sensible way to go on, each followed and judged for the seat to decide."""
        raise NotImplementedError

    def asked(self) -> int:
        """How many positions were judged so far by what was learned."""
        raise NotImplementedError

    def share(self, state: S) -> float:
        """The part of a turn's time that a decision deserves."""
        raise NotImplementedError

    def is_prelude(self, state: S, action: int) -> bool:  # noqa: ARG002
        """Whether an action leaves the choice that is thought about still to be made."""
        return False

    def examined(self, state: S, seat: int) -> Examined:
        """A position as it is written down for learning."""
        raise NotImplementedError

    def step(self, state: S, option: Option[S]) -> S:
        """Where an option leads from the true position, when it was found on a guess."""
        raise NotImplementedError

    def judged_for(self, state: S, seat: int) -> float:
        """What a position is worth for a seat, by what was learned."""
        raise NotImplementedError

    def spread(self, state: S) -> float:
        """How far final scores usually lie from the outlook, as measured in games."""
        raise NotImplementedError


@cache
def mind_of(game: str) -> Mind[State]:
    """The mind for a game."""
    return made(game, networks.of(game))


def made(game: str, network: Network | None) -> Mind[State]:
    """A mind with what a network has learned, or without."""
    found: Mind[State] = import_module(f"kontor.players.{game}.mind").make(network)
    return found


def game_of(state: State) -> str:
    """The name of the game that a state belongs to."""
    return state.game
