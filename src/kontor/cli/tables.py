"""`kontor tables`: what a host can do with the tables of a server, also while it runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from kontor.cli.options import Database, out, quantity, say

if TYPE_CHECKING:
    from kontor.server.store.stored_tables import StoredTable, StoredTables

tables = typer.Typer(
    name="tables", no_args_is_help=True, help="List, close and delete the tables of a server."
)
Name = Annotated[str, typer.Argument(help="The name of a table, as in the list.", metavar="TABLE")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether this is meant.")]


@contextmanager
def _stored_tables(database: str | None) -> Iterator["StoredTables"]:
    from kontor.server.settings import from_environment
    from kontor.server.store.database import open_engine
    from kontor.server.store.store import Store
    from kontor.server.store.stored_tables import StoredTables

    store = Store(open_engine(from_environment(database).database))
    try:
        yield StoredTables(store)
    finally:
        store.close()


@tables.command("list")
def list_(*, database: Database = None) -> None:
    """List all tables, the last changed first."""
    with _stored_tables(database) as stored:
        found = stored.all()
    listed = Table("table", "game", "players", "status", "actions", "held by", "last change")
    listed.columns[0].no_wrap = True  # people copy it
    for entry in found:
        names = ", ".join(seat.name for seat in entry.seats)
        row = entry.row
        listed.add_row(
            row.id, row.game, names, row.status, str(row.count), _holders(entry), _when(row.changed)
        )
    if found:
        out.print(listed)
    say(quantity(len(found), "table"))


@tables.command()
def show(table: Name, *, database: Database = None) -> None:
    """Show one table: its game, its seats and how many browsers hold each of them."""
    with _stored_tables(database) as stored:
        entry = stored.find(table)
    row = entry.row
    say(f"{row.id}: {row.game}, {row.status}, {quantity(row.count, 'action')}")
    say(f"made {_when(row.created)}, last change {_when(row.changed)}, held by {_holders(entry)}")
    seated = Table("seat", "name", "who", "browsers")
    for seat in entry.seats:
        browsers = "" if seat.level else str(entry.devices.get(seat.seat, 0))
        seated.add_row(str(seat.seat), seat.name, seat.level or "person", browsers)
    seated.add_row("", "spectators", "", str(entry.devices.get(-1, 0)))
    out.print(seated)


@tables.command()
def close(table: Name, *, yes: Sure = False, database: Database = None) -> None:
    """End an unfinished game for good; its record can be saved, its seed is laid open."""
    with _stored_tables(database) as stored:
        entry = stored.find(table)
        if not yes:
            typer.confirm(f"End the game at {_description(entry)}?", abort=True)
        stored.close(table)
    say(f"table {table} is closed")


@tables.command()
def delete(table: Name, *, yes: Sure = False, database: Database = None) -> None:
    """Delete a table with everything that was played there; nobody can open it any more."""
    with _stored_tables(database) as stored:
        entry = stored.find(table)
        if not yes:
            typer.confirm(f"Delete {_description(entry)}?", abort=True)
        stored.delete(table)
    say(f"table {table} is deleted")


@tables.command()
def expire(
    *,
    finished: Annotated[
        int | None,
        typer.Option(
            help="Delete finished games that were not touched for so many days. If left out,"
            " KONTOR_KEEP_FINISHED; 0 keeps them.",
            min=0,
            metavar="DAYS",
        ),
    ] = None,
    abandoned: Annotated[
        int | None,
        typer.Option(
            help="Delete open games that were not touched for so many days. If left out,"
            " KONTOR_KEEP_ABANDONED; 0 keeps them.",
            min=0,
            metavar="DAYS",
        ),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say which tables would go.")
    ] = False,
    database: Database = None,
) -> None:
    """Delete old tables, as the server does by itself, and those that nobody holds any more.

    A table to which somebody is connected stays.
    """
    from kontor.server.settings import from_environment
    from kontor.server.store.stored_tables import DAY, Retention

    terms = Retention.of(from_environment(database))
    if finished is not None:
        terms = terms._replace(finished=finished * DAY)
    if abandoned is not None:
        terms = terms._replace(abandoned=abandoned * DAY)
    with _stored_tables(database) as stored:
        due = stored.expired_tables(terms)
        if not dry_run:
            due = [table for part in iter(lambda: stored.expire(terms), []) for table in part]
    for table in due:
        say(table)
    done = "would be" if dry_run else "was" if len(due) == 1 else "were"
    say(f"{quantity(len(due), 'table')} {done} deleted")


def _description(entry: "StoredTable") -> str:
    names = ", ".join(seat.name for seat in entry.seats)
    return (
        f"table {entry.row.id} ({entry.row.game}, {names}, {quantity(entry.row.count, 'action')})"
    )


def _holders(entry: "StoredTable") -> str:
    return quantity(len(entry.keys), "browser") if entry.keys else "nobody"


def _when(time: int) -> str:
    return datetime.fromtimestamp(time / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
