"""The registry of players as the server sees it."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple, Protocol, TypeAlias, cast, runtime_checkable

from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message
from kontor.server.settings import Settings

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


def find_players(module: str) -> Players:
    """The players of a module; BadInput when there is none, or when it has no players."""
    try:
        found = import_module(module)
    except (ImportError, ValueError, TypeError, SyntaxError) as error:
        missing = Message("opponents-not-loaded", module=module, reason=str(error))
        raise BadInput(missing) from None
    for name in ("levels", "choose"):
        if not callable(getattr(found, name, None)):
            raise BadInput(Message("opponents-no-players", module=module, name=name))
    return cast("Players", found)


def level_names(module: str, game: str) -> list[str]:
    """The opponents that a game offers."""
    return [str(level) for level in find_players(module).levels(game)]


def patient_levels(module: str, game: str) -> list[str]:
    """Those of them who play the better the more time they have."""
    offered = find_players(module).levels(game)
    return [str(level) for level in offered if getattr(level, "patient", False)]


def is_patient(module: str, game: str, level: str) -> bool:
    """Whether a level takes all the time it is given."""
    return level in patient_levels(module, game)


def stand_in_for(module: str, game: str) -> str | None:
    """The strongest of those who answer at once."""
    slow = patient_levels(module, game)
    return next((each for each in reversed(level_names(module, game)) if each not in slow), None)


class Opponent(NamedTuple):
    """A level, and the seconds it may think about a turn where its name says so."""

    level: str
    seconds: float | None = None

    def within(self, longest: float) -> "Opponent":
        """The same with no more time than the host allows now."""
        return self if self.seconds is None else Opponent(self.level, min(self.seconds, longest))

    def __str__(self) -> str:
        return self.level if self.seconds is None else f"{self.level}:{self.seconds:g}"


def parse_opponent(name: str) -> Opponent:
    """What a name such as `magnate:5` means."""
    level, colon, time = name.partition(":")
    return Opponent(level, float(time) if colon else None)


def parse_allowed(name: str, longest: float) -> Opponent:
    """The same; BadInput when that is no time to think here."""
    level, _, time = name.partition(":")
    try:
        found = parse_opponent(name)
    except ValueError:
        found = Opponent(level, -1.0)
    if found.seconds is not None and not 0 <= found.seconds <= longest:
        limits = {"given": time, "most": f"{longest:g}", "example": f"{level}:5"}
        raise BadInput(Message("opponent-seconds", **limits))
    return found


def check_opponent(settings: Settings, game: str, name: str) -> Opponent:
    """Who is called so; BadInput when nobody of that name plays the game."""
    level = name.partition(":")[0]
    known = level_names(settings.players, game)
    if level not in known:
        raise BadInput(hinted(Message("opponent-unknown", name=level), level, known))
    return parse_allowed(name, settings.longest)
