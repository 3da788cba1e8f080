"""Sheets of symbols: one that all games share, one for each game."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

# A sheet holds symbols and the patterns that they are filled with, nothing that is seen by itself.
OPENING = '<svg xmlns="http://www.w3.org/2000/svg">'
AROUND = re.compile(r"^\s*<svg[^>]*>\s*|\s*</svg>\s*$")


def read(package: str, *names: str) -> str:
    """The symbols in files of a package, as one sheet."""
    folder = files(package)
    return sheet((folder / name).read_text("utf-8") for name in names)


def sheet(parts: Iterable[str]) -> str:
    """Symbols, or sheets of them, as one sheet."""
    return "\n".join([OPENING, *(AROUND.sub("", part) for part in parts), "</svg>\n"])


@cache
def common() -> str:
    """Faces, charges of seats and signs of the page."""
    return read("kontor.drawing", "common.svg", "faces.svg")
