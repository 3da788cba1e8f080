"""Every symbol of Craftsmen: goods `cr-good-NAME`, guilds `cr-guild-NAME`, else `cr-NAME`."""

from kontor.drawing.sheet import read

SHEETS: tuple[str, ...] = ("pieces.svg", "guilds.svg", "houses.svg", "ships.svg", "quay.svg")


def symbols(_chosen: tuple[str, ...]) -> str:
    """The sheet for these cards; all of them share it."""
    return read("kontor.craftsmen.drawings", *SHEETS)
