"""The published games behind the page, by fixed seeds: traders among themselves, and other levels.

The first are what `COMMAND` plays. The others are the games of docs/games, whose actions are not
written a second time; only what is counted is.
"""

from dataclasses import replace
from pathlib import Path

from kontor.arena import Result
from kontor.stats.annals import Annals, annals
from kontor.stats.columns import row_of, table_of
from kontor.stats.files import LEVEL, lines_of, parquet, read
from tools.strength import GAMES, archive

GAMES_EACH = {"le_havre": 150, "craftsmen": 300}  # for each number of players
COMMAND = (
    "kontor selfplay {game} docs/games/traders-{game}.parquet"
    " --players 2,3,4,5 --games {games} --no-positions"
)


def command(game: str) -> str:
    """What plays the games of the traders again."""
    return COMMAND.format(game=game, games=GAMES_EACH[game])


def traders(game: str) -> Path:
    """Where traders play among themselves."""
    return GAMES / f"traders-{game}.parquet"


def levels(game: str) -> Path:
    """Where the games behind the page on strength are counted."""
    return GAMES / f"levels-{game}.parquet"


def load(game: str) -> list[Annals]:
    """All published games of a game."""
    return read([traders(game), levels(game)])


def count_levels(game: str) -> None:
    """Write again what is counted in the games of docs/games."""
    rows = []
    for line in lines_of(archive(game)):
        counted = annals(Result.read(line))
        rows.append(row_of(replace(counted, result=counted.result.lean)))
    form = table_of(rows, positions=False)
    parquet().write_table(form, levels(game), compression="zstd", compression_level=LEVEL)
