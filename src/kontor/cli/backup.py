"""`kontor backup` and `kontor restore`: all tables of a server as one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.options import Database, say
from kontor.core.errors import BadInput


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")],
    *,
    database: Database = None,
) -> None:
    """Write everything that a server has stored into one file, also while it runs."""
    from kontor.server.settings import from_environment
    from kontor.server.store import backup as backups
    from kontor.server.store.database import open_engine

    engine = open_engine(from_environment(database).database)
    try:
        found = backups.write(engine, file)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from None
    finally:
        engine.dispose()
    say(f"{file}: {found.games} tables, {found.rows} rows")


def restore(
    file: Annotated[
        Path, typer.Argument(help="A file that `kontor backup` wrote.", metavar="FILE")
    ],
    *,
    database: Database = None,
) -> None:
    """Put a backup into an empty store, SQLite or PostgreSQL, whichever it came from.

    The file is read to its end and checked before anything is written.
    """
    from kontor.server.settings import from_environment
    from kontor.server.store import backup as backups

    found = backups.restore(from_environment(database).database, file)
    say(f"{found.games} tables, {found.rows} rows are restored")
