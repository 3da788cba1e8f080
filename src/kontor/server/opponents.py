"""The registry of players as the server sees it."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Protocol, cast

from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Saying


class Players(Protocol):
    """What a module of players holds."""

    def levels(self, game: str) -> Sequence[object]:
        """Those who can play a game, the weakest first; as a word each is its name."""

    def choose(self, name: str, state: State, seat: int, seed: int, seconds: float) -> int:
        """What one of them does in a position."""


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


def check_level(module: str, game: str, level: str) -> str:
    """This level; BadInput when nobody of that name plays the game."""
    known = levels(module, game)
    if level not in known:
        raise BadInput(hinted(Saying("opponent-unknown", name=level), level, known))
    return level
