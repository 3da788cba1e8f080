"""Every symbol of Le Havre: pieces `lh-NAME`, buildings `lh-v-CARD` and `lh-v-kind-KIND`."""

from kontor.drawing.sheet import read


def symbols(_chosen: tuple[str, ...]) -> str:
    """The sheet for these cards."""
    return read("kontor.le_havre.drawings", "pieces.svg", "vignettes.svg")
