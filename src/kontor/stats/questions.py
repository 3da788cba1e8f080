"""Questions of one's own about many games, in SQL; DuckDB is an optional library, imported here.

Three tables are there: `games` (a row for each game), `seats` (for each seat of each game, with
what is known of its game) and `cards` (for each card that a seat had or used).
"""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from kontor.core.errors import BadInput
from kontor.stats.columns import arrow, row_of, table_of
from kontor.stats.files import PARQUET, games_of, tables_of

COLUMNS: Final = (
    *("game", "rules", "players", "options", "seed", "opponents", "rounds", "winners", "seats"),
    "actions",
)
VIEWS: Final = {
    "games": "SELECT row_number() OVER () AS id, * FROM files",
    "seats": "SELECT * EXCLUDE (each), unnest(each) FROM ("
    "SELECT id, game, players, options, seed, rounds, unnest(seats) AS each FROM games)",
    "cards": "SELECT * EXCLUDE (each), unnest(each) FROM ("
    "SELECT id, game, players, seed, seat, place, name, score, won, unnest(cards) AS each"
    " FROM seats)",
}


class Answer(NamedTuple):
    """A table that answers a question."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def ask(question: str, paths: Iterable[Path]) -> Answer:
    """Ask some files a question; BadInput when it cannot be understood."""
    duckdb: Any = import_module("duckdb")
    table = arrow().concat_tables(list(_tables(list(paths))))
    with duckdb.connect() as connection:
        connection.execute("SET enable_progress_bar = false")
        connection.register("files", table)
        for name, view in VIEWS.items():
            connection.execute(f"CREATE VIEW {name} AS {view}")
        connection.execute("SET enable_external_access = false")  # a question writes nothing
        try:
            found = connection.execute(question)
        except duckdb.Error as error:
            raise BadInput(f"this question has no answer: {_first_line(error)}") from None
        return Answer([each[0] for each in found.description], found.fetchall())


def _tables(paths: Sequence[Path]) -> Iterator[Any]:
    """The games of all files, without the positions of learning."""
    if not paths:
        raise BadInput("no file is named")
    for path in paths:
        if path.name.endswith(PARQUET):
            yield from tables_of(path, COLUMNS)
        else:
            yield table_of([row_of(game) for game in games_of(path)], positions=False)


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
