"""Every symbol of Craftsmen: goods `cr-good-NAME`, guilds `cr-sign-NAME`, else `cr-NAME`."""

from kontor.drawing.sheet import read


def symbols(_chosen: tuple[str, ...]) -> str:
    """The sheet for these cards; all of them share it."""
    return read("kontor.craftsmen.drawings", "pieces.svg")
