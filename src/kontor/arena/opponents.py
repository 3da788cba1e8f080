"""The opponents as the arena asks for them, and a mark that changes when their code does."""

from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput

PLAYERS = "kontor.players.registry"
PACKAGE = "kontor.players"
SOURCES = (".py", ".network")  # all else is made from these on each machine


class Level(Protocol):
    """What the arena wants to know of an opponent."""

    @property
    def name(self) -> str:
        """The name without the seconds."""

    @property
    def seconds(self) -> float:
        """Time to think for a turn, unless the name says otherwise."""


class Opponents(Protocol):
    """What a module of players offers."""

    def understood(self, name: str, /) -> tuple[Level, float | None]:
        """The level of a name, and the seconds behind its colon."""

    def choose(self, name: str, state: State, seat: int, seed: int, /) -> int:
        """What an opponent does."""


@cache
def find(module: str) -> Opponents:
    """A module of players; BadInput when there is none."""
    try:
        found = import_module(module)
    except ImportError as error:
        raise BadInput(f"the players of '{module}' cannot be loaded: {error}") from None
    for name in ("understood", "choose"):
        if not callable(getattr(found, name, None)):
            raise BadInput(f"'{module}' is no module of players; it has no function '{name}'")
    return cast("Opponents", found)


def written(name: str, module: str = PLAYERS) -> str:
    """A name in the one form that files and tables use; BadInput when nobody has it."""
    level, seconds = find(module).understood(name)
    return level.name if seconds is None else f"{level.name}:{seconds:g}"


def seconds_of(name: str, module: str = PLAYERS) -> float:
    """How long an opponent may think about a turn; 0 for those who do not search."""
    level, seconds = find(module).understood(name)
    return level.seconds if seconds is None else seconds


@cache
def mark(game: str, module: str = PLAYERS) -> str:
    """Eight digits that change when the code or the weights of a game's opponents do."""
    drawn = blake2b(digest_size=4)
    parts = [path.name.encode() + b"\0" + path.read_bytes() for path in files(game, module)]
    for part in sorted(parts):
        drawn.update(part)
    return drawn.hexdigest()


def files(game: str, module: str) -> list[Path]:
    """What they are made of: players, without those of other games, and a module of one's own."""
    package = find_spec(PACKAGE)
    assert package is not None
    assert package.submodule_search_locations is not None
    others = registry.GAMES.keys() - {game}
    found: list[Path] = []
    for folder in package.submodule_search_locations:
        for path in Path(folder).rglob("*"):
            words = path.relative_to(folder).with_suffix("").parts
            if path.suffix in SOURCES and others.isdisjoint(words):
                found.append(path)
    own = find_spec(module)
    if not module.startswith(PACKAGE) and own is not None and own.origin is not None:
        found.append(Path(own.origin))
    return found
