"""Every symbol of Le Havre: pieces `lh-NAME`, buildings `lh-v-CARD` and `lh-v-kind-KIND`."""

from kontor.drawing.sheet import read, sheet
from kontor.le_havre.cards import load
from kontor.le_havre.drawings.pieces import FOLDER
from kontor.le_havre.drawings.vignettes import vignettes


def symbols(chosen: tuple[str, ...]) -> str:
    """The sheet for these cards; own files may have changed since it was last asked for."""
    return sheet([read(FOLDER, "pieces.svg"), *vignettes(load(chosen))])
