"""Own card files: which file a word such as `my_harbour.toml` means."""

import os
from pathlib import Path

NAMED = "KONTOR_CARDS"  # files, and folders of them, separated by commas
ENDING = ".toml"


def named_files() -> dict[str, Path]:
    """The files that are known by their names alone, wherever they are."""
    words = (word.strip() for word in os.environ.get(NAMED, "").split(","))
    places = [Path(word) for word in words if word]
    found = [file for place in places for file in _files(place)]
    return {file.name: file for file in found}


def card_file(word: str) -> Path:
    """The file that a word means: one that is known by this name, or else a path."""
    return named_files().get(word, Path(word))


def _files(place: Path) -> list[Path]:
    return sorted(place.glob(f"*{ENDING}")) if place.is_dir() else [place]
