"""Where games are: every folder of Kontor with a manifest, and packages that a host names."""

import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

MORE_GAMES = "KONTOR_GAMES"  # packages of games from elsewhere, separated by commas


@cache
def game_packages() -> tuple[str, ...]:
    """The packages of all games; each holds a `manifest.py`."""
    ours = (
        f"kontor.{folder.name}"
        for folder in files("kontor").iterdir()
        if folder.is_dir() and (folder / "manifest.py").is_file()
    )
    more = (word.strip() for word in os.environ.get(MORE_GAMES, "").split(","))
    return (*sorted(ours), *(word for word in more if word))


@cache
def catalogue_folders() -> tuple[Traversable, ...]:
    """The folders of words, one folder in each per language: what all share, then each game's."""
    homes = ("kontor", *game_packages())
    return tuple(folder for home in homes if (folder := files(home) / "locale").is_dir())
