"""The registry of players as the server sees it."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import NamedTuple, Protocol, TypeAlias, cast, runtime_checkable

from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Saying

LONGEST = 60  # seconds for a turn that a name may ask for
Choices: TypeAlias = Sequence[tuple[int, float]]  # the best first, with the points each one loses


class Players(Protocol):
    """What a module of players holds."""

    def levels(self, game: str) -> Sequence[object]:
        """Those who can play a game, the weakest first; as a word each is its name."""

    def choose(self, name: str, state: State, seat: int, seed: int, seconds: float) -> int:
        """What one of them does in a position."""


@runtime_checkable
class Advisers(Protocol):
    """What a module of players may hold besides."""

    def best(self, state: State, n: int, seconds: float) -> Choices:
        """The best actions of the seat to decide."""


class Deckhands:
    """Stands in where no module of players is installed: any legal action."""

    def levels(self, game: str) -> Sequence[object]:  # noqa: ARG002
        return ["deckhand"]

    def choose(self, name: str, state: State, seat: int, seed: int, seconds: float) -> int:  # noqa: ARG002
        return Random(seed).choice(state.legal())


def find_players(module: str) -> Players:
    """The players of a module."""
    if find_spec(module) is None:
        return Deckhands()
    return cast("Players", import_module(module))


def levels(module: str, game: str) -> list[str]:
    """The opponents that a game offers."""
    return [str(name) for name in find_players(module).levels(game)]


class Opponent(NamedTuple):
    """A level, and the seconds it may think about a turn where its name says so."""

    level: str
    seconds: float | None = None

    def __str__(self) -> str:
        return self.level if self.seconds is None else f"{self.level}:{self.seconds:g}"


def understood(name: str) -> Opponent:
    """What a name such as `magnate:5` means; BadInput when that is no time to think here."""
    level, colon, time = name.partition(":")
    if not colon:
        return Opponent(level)
    try:
        seconds = float(time)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST:
        example = f"{level}:5"
        raise BadInput(Saying("opponent-seconds", given=time, most=LONGEST, example=example))
    return Opponent(level, seconds)


def check_opponent(module: str, game: str, name: str) -> Opponent:
    """Who is called so; BadInput when nobody of that name plays the game."""
    level = name.partition(":")[0]
    known = levels(module, game)
    if level not in known:
        raise BadInput(hinted(Saying("opponent-unknown", name=level), level, known))
    return understood(name)
