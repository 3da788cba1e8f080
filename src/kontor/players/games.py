"""What players know of each game: by its own folder here, or by what the contract tells of any."""

from functools import cache
from importlib.resources import files
from pkgutil import resolve_name

from kontor.core import registry
from kontor.core.contract import State
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
    own = registry.find(game).knowledge
    if not own:
        return GenericKnowledge()
    found: Knowledge[State] = resolve_name(own)(learned)
    return found


def load_network(game: str) -> Network | None:
    """What was learned of a game; None where nothing was."""
    file = files("kontor.players") / "data" / f"{game}.network"
    return network.read(file.read_bytes()) if file.is_file() else None
