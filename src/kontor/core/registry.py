"""The games by name: how anybody finds one."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kontor.core.checks import plain
from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.game_manifest import Manifest
from kontor.core.packages import game_packages
from kontor.core.words import Message


def _manifests() -> dict[str, Manifest]:
    found: list[Manifest] = [
        import_module(f"{package}.manifest").MANIFEST for package in game_packages()
    ]
    return {each.name: each for each in sorted(found, key=lambda each: (each.place, each.name))}


GAMES: dict[str, Manifest] = _manifests()
FIRST = next(iter(GAMES))


def find(name: str) -> Manifest:
    """The game of that name; BadInput when there is none."""
    if not isinstance(name, str):
        raise BadInput(Message("game-no-word", given=repr(name)))
    if name not in GAMES:
        raise BadInput(hinted(Message("game-unknown", name=name), name, GAMES))
    return GAMES[name]


def from_position(data: Mapping[str, Any], rules: int | None = None) -> State:
    """The state that a plain dict describes; it is a game of Le Havre when it names none."""
    if not isinstance(data, Mapping):
        raise BadInput(Message("position-form", given=type(data).__name__))
    plain(data)
    return find(data.get("game", FIRST)).at(data, rules)
