"""The files of what was learned, one for each game."""

from importlib.resources import files

from kontor.players.network import Network, read


def of(game: str) -> Network | None:
    """What was learned for a game; None where nothing was."""
    file = files("kontor.players") / "data" / f"{game}.network"
    return read(file.read_bytes()) if file.is_file() else None
