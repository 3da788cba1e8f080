"""What environments play where nothing else is said."""

from typing import Final

from kontor.core import registry

PLAYERS: Final = 3
SEEDS: Final = 1 << 31  # of games that come by chance


def usual_players(game: str) -> int:
    """Three players, where the game allows it."""
    possible = registry.find(game).players
    return PLAYERS if PLAYERS in possible else possible[0]
