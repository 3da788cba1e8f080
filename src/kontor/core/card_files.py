"""Own card files: which file a word such as `my_harbour.toml` means, and what stands in it."""

import os
from collections.abc import Collection
from pathlib import Path

from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, followed

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


def is_own(word: str) -> bool:
    """Whether a word of the option `cards` means a file."""
    return word.endswith(ENDING)


def read_own(word: str, refusal: str) -> str:
    """The text of an own file; BadInput with this key when it cannot be read."""
    try:
        return card_file(word).read_text("utf-8")
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or Message("file-not-utf8")
        raise BadInput(Message(refusal, path=word, reason=reason)) from None


def check_sets(chosen: Collection[str], sets: Collection[str]) -> None:
    """Refuse words that are neither a set of the game nor a file."""
    for word in chosen:
        if word not in sets and not is_own(word):
            unknown = Message("option-no-set", name=word)
            known = Message("option-sets", sets=", ".join(sets))
            raise BadInput(followed(hinted(unknown, word, sets), known))


def _files(place: Path) -> list[Path]:
    return sorted(place.glob(f"*{ENDING}")) if place.is_dir() else [place]
