"""Kontor plays economic board games completely: `new_game`, `position` and `load` open one."""

from collections.abc import Mapping
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from kontor._version import VERSION
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import (
    BadCard,
    BadInput,
    BadRecord,
    IllegalAction,
    KontorError,
    NotYourTurn,
)
from kontor.core.game_manifest import Manifest
from kontor.core.options import Option
from kontor.core.record import load
from kontor.core.setup import Setup
from kontor.core.table import Table
from kontor.core.unpacking import from_bytes
from kontor.core.words import Message, render

if TYPE_CHECKING:
    from kontor.review import review

__all__ = [
    "BadCard",
    "BadInput",
    "BadRecord",
    "IllegalAction",
    "KontorError",
    "Manifest",
    "Message",
    "NotYourTurn",
    "Option",
    "Setup",
    "State",
    "Table",
    "__version__",
    "compiled",
    "from_bytes",
    "games",
    "load",
    "new_game",
    "position",
    "render",
    "review",
]

__version__ = VERSION


def __getattr__(name: str) -> Any:
    """What brings more with it is loaded when somebody asks for it: `Batch` and `review`."""
    if name == "review":
        return import_module("kontor.review")
    if name == "Batch":
        return _batch()
    raise AttributeError(f"module 'kontor' has no attribute '{name}'")


def games() -> list[Manifest]:
    """All games, with their seats, options and versions of the rules."""
    return list(registry.GAMES.values())


def new_game(
    game: str, players: int, seed: int = 0, *, rules: object = None, **options: object
) -> State:
    """The opening of a game; the seed fixes everything that is shuffled."""
    return Setup.of(game, players, rules=rules, **options).open(seed)


def position(data: Mapping[str, Any]) -> State:
    """The state that a plain dict describes; see `State.position`."""
    return registry.from_position(data)


def compiled() -> bool:
    """Whether the rules run compiled; otherwise they run as plain Python."""
    spec = find_spec("kontor.core.chance")
    origin = spec.origin if spec else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))


def _batch() -> Any:
    """The class `Batch`; BadInput where NumPy is missing.

    By its name alone: what is imported here is read when the rules are compiled, NumPy or not.
    """
    from kontor.extras import missing

    try:
        return import_module("kontor.envs.batch").Batch
    except ModuleNotFoundError as error:
        sentence = missing(error)
        if sentence is None:
            raise
        raise BadInput(sentence) from None
