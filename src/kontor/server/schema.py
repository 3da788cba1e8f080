"""The tables of the store, the same in SQLite and PostgreSQL, and how they are opened."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import ArgumentError

from kontor.core.errors import BadInput

MAKING = 0x6B6F6E746F72  # the lock under which tables are made
metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("start", sa.JSON, nullable=True),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("dealt", sa.String(8), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("host", sa.String(64), nullable=False, index=True),
    sa.Column("watch", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("level", sa.String(40), nullable=True),  # None: a person
    sa.Column("here", sa.Boolean, nullable=False),  # at the host's screen
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("colour", sa.String(40), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
)

# Which keys open which seats; seat -1 is a spectator's chair.
holders = sa.Table(
    "holders",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)

# The record: append only. A second event of the same version is refused by the primary key.
events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("command", sa.String(64), nullable=True),
)


def open_engine(url: str) -> Engine:
    """The database behind an address, with its tables made where they are missing."""
    parsed = parse_address(url)
    backend = parsed.get_backend_name()
    if backend in ("postgresql", "postgres"):
        engine = _postgres(parsed)
    elif backend == "sqlite":
        engine = _sqlite(parsed)
    else:
        raise BadInput(f"the database is SQLite or PostgreSQL, not '{backend}'")
    try:
        _make_tables(engine)
    except sa.exc.DBAPIError as error:  # also a file that is none of SQLite's
        engine.dispose()
        raise BadInput(f"the database cannot be opened: {error.orig}") from None
    return engine


def parse_address(url: str) -> sa.URL:
    """The parts of an address; BadInput when it is none, or has more than we can use."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise BadInput("the database is an address such as sqlite:///file.db") from None
    if parsed.get_backend_name() == "sqlite" and parsed.query:
        raise BadInput("the address of a SQLite file ends with its name; it has no '?'")
    return parsed


def _make_tables(engine: Engine) -> None:
    """Make what is missing; of two servers that start at once, one waits for the other."""
    with engine.begin() as link:
        if engine.dialect.name == "postgresql":
            link.execute(sa.select(sa.func.pg_advisory_xact_lock(MAKING)))
        metadata.create_all(link)


def _postgres(url: sa.URL) -> Engine:
    try:
        return sa.create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    except ModuleNotFoundError:
        raise BadInput("PostgreSQL needs one more library: pip install psycopg[binary]") from None


def _sqlite(url: sa.URL) -> Engine:
    if url.database and url.database != ":memory:":
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise BadInput(f"the folder of the database cannot be made: {error}") from None
    engine = sa.create_engine(url)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # a commit survives the loss of power
        cursor.execute("PRAGMA busy_timeout = 10000")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    return engine
