"""The pieces of Le Havre that drawings may show: by their names, as symbols of its sheet."""

import re
from functools import cache
from importlib.resources import files

from kontor.drawing.lines import draw

PREFIX = "lh-"
FOLDER = "kontor.le_havre.drawings"


@cache
def pieces() -> dict[str, str]:
    """The symbol of each piece."""
    text = (files(FOLDER) / "pieces.svg").read_text("utf-8")
    return {name: PREFIX + name for name in re.findall(rf'<symbol id="{PREFIX}([^"]+)"', text)}


def check_drawing(drawing: str, where: str) -> None:
    """Refuse a drawing with a line that cannot be read."""
    draw(drawing, where, pieces())
