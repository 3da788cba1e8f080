"""What a module of players offers to tables, arenas and the terminal, and how players are named.

A module has `levels` and `choose`, `best` where it can compare actions, and `whole_move` where it
says how to go on after one. An opponent is named by its level, and the seconds for a turn behind a
colon where they are not the usual: `magnate:0.5`.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Final, NamedTuple, Protocol, TypeAlias, cast, runtime_checkable

from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message

MODULE: Final = "kontor.players"  # ours
LONGEST: Final = 3600.0  # seconds for a turn

Choices: TypeAlias = Sequence[tuple[int, float]]  # the best first, with the points each one loses


class Level(NamedTuple):
    """An opponent that can be chosen; as a word it is its name."""

    name: str
    description: str = ""  # told where no catalogue says what it is like
    seconds: float = 0.0  # time to think for a turn, unless the caller says otherwise
    patient: bool = False  # whether more time makes it stronger

    def __str__(self) -> str:
        return self.name


class Players(Protocol):
    """What a module of players has."""

    def levels(self, game: str, /) -> Sequence[Level]:
        """Those who can play a game, the weakest first."""

    def choose(
        self, name: str, state: State, seat: int, seed: int, seconds: float | None, /
    ) -> int:
        """What a level does in a position; it has its usual time where no seconds are given."""


@runtime_checkable
class Advisers(Protocol):
    """What a module of players may have besides."""

    def best(self, state: State, n: int, seconds: float, /) -> Choices:
        """The best actions of the seat to decide."""


@runtime_checkable
class Guides(Protocol):
    """What a module of players may have besides, too."""

    def whole_move(self, state: State, action: int, seconds: float, /) -> Sequence[int]:
        """An action of the seat to decide, and the further answers of the move it begins.

        Each answer may be thought about for so many seconds.
        """


class Opponent(NamedTuple):
    """A level, and the seconds it may think about a turn where its name says so."""

    level: str
    seconds: float | None = None

    def within(self, longest: float) -> "Opponent":
        """The same with no more time than is allowed."""
        return self if self.seconds is None else Opponent(self.level, min(self.seconds, longest))

    def __str__(self) -> str:
        return self.level if self.seconds is None else f"{self.level}:{self.seconds:g}"


def load_players(module: str) -> Players:
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


def level_of(name: str) -> str:
    """The level that a name means, whatever stands behind its colon."""
    return name.partition(":")[0]


def parse_opponent(name: str, longest: float = LONGEST) -> Opponent:
    """Who is meant by a name; BadInput when what stands behind its colon is no time to think."""
    level, colon, time = name.partition(":")
    if not colon:
        return Opponent(level)
    try:
        seconds = float(time)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= longest:
        limits = {"given": time, "most": f"{longest:g}", "example": f"{level}:0.5"}
        raise BadInput(Message("opponent-seconds", **limits))
    return Opponent(level, seconds)


def find_level(levels: Iterable[Level], name: str) -> Level:
    """The level of this name, without seconds; BadInput when there is none."""
    known = {level.name: level for level in levels}
    if name not in known:
        raise BadInput(hinted(Message("opponent-unknown", name=name), name, known))
    return known[name]
