"""What every level asks about a game: good manners, usual answers, and what things are worth."""

from functools import cache
from importlib import import_module
from typing import Final, Generic, TypeVar

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput

S = TypeVar("S", bound=State)
NO_HABIT: Final = -1


class Mind(Generic[S]):
    """The knowledge of one game; holds nothing of a position."""

    def veil(self, state: S, seat: int) -> None:
        """Bring what a seat cannot see into an order that depends only on what it can."""

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

    def worth(self, state: S, seat: int) -> float:
        """What a position is worth for a seat, in points at the end of the game."""
        raise NotImplementedError

    def outlook(self, state: S) -> list[float]:
        """The scores that all seats can expect at the end."""
        return [self.worth(state, seat) for seat in range(state.players)]

    def spread(self, state: S) -> float:
        """How far final scores usually lie from the outlook."""
        raise NotImplementedError


@cache
def mind_of(game: str) -> Mind[State]:
    """The mind for a game."""
    made: Mind[State] = import_module(f"kontor.players.{game}.mind").make()
    return made


def game_of(state: State) -> str:
    """The name of the game that a state belongs to."""
    module = type(state).__module__
    for name, game in registry.GAMES.items():
        if module.startswith(f"{game.package}."):
            return name
    raise BadInput(f"no player knows the game of {type(state).__name__}")
