"""What golden games have to show, game by game; the feats themselves are in the folders."""

from kontor import Table
from tools.golden.craftsmen import feats as craftsmen
from tools.golden.le_havre import feats as le_havre

GAMES = ("le_havre", "craftsmen")


def everything(game: str) -> frozenset[str]:
    """Everything that some golden game must show."""
    return le_havre.everything() if game == "le_havre" else craftsmen.everything()


def shown(table: Table) -> set[str]:
    """Everything that a game shows."""
    return le_havre.shown(table) if table.game == "le_havre" else craftsmen.shown(table)
