"""What players know of each game: by its own folder here, or by what the contract tells of any."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.players import network
from kontor.players.generic import GenericKnowledge
from kontor.players.knowledge import Knowledge
from kontor.players.network import Network


@cache
def knowledge_of(game: str) -> Knowledge[State]:
    """What players know of a game, with what was learned of it."""
    return load_knowledge(game, load_network(game))


def load_knowledge(game: str, learned: Network | None) -> Knowledge[State]:
    """Knowledge of a game, with what a network has learned or without."""
    module = f"kontor.players.{game}"
    if find_spec(module) is None:
        return GenericKnowledge()
    found: Knowledge[State] = import_module(f"{module}.knowledge").create(learned)
    return found


def load_network(game: str) -> Network | None:
    """What was learned of a game; None where nothing was."""
    file = files("kontor.players") / "data" / f"{game}.network"
    return network.read(file.read_bytes()) if file.is_file() else None


def game_of(state: State) -> str:
    """The name of the game that a state belongs to."""
    module = type(state).__module__
    for name, game in registry.GAMES.items():
        if module.startswith(f"{game.package}."):
            return name
    raise BadInput(f"no player knows the game of {type(state).__name__}")
