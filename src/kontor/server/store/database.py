"""Opens the database behind an address and brings its tables to the present version."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from kontor.core.errors import BadInput

FIRST = "0001"  # the tables of 0.1.0, which kept no version
UNVERSIONED = ""
HEAD = "0005"
MIGRATING = 0x6B6F6E746F72  # the lock under which one server at a time changes the tables
WAIT_FOR_LOCK = 3000  # milliseconds until a file that another program has locked is given up
SECRETS = ("password", "sslpassword")  # which may stand behind the question mark, too
POSTGRES = {"connect_timeout": 5, "tcp_user_timeout": 10_000}


def open_engine(url: str) -> Engine:
    """The database behind an address, with its tables as this version wants them."""
    engine = connect(url)
    try:
        if _version_of(engine) != HEAD:
            with schema_transaction(engine) as link:
                upgrade(link)
    except Exception as error:
        engine.dispose()
        if isinstance(error, failures(engine)):
            raise BadInput(f"the database cannot be opened: {reason(error)}") from None
        raise
    return engine


def connect(url: str) -> Engine:
    """The database behind an address, as it is."""
    parsed = parse_address(url)
    backend = parsed.get_backend_name()
    if backend in ("postgresql", "postgres"):
        return _postgres(parsed)
    if backend == "sqlite":
        return _sqlite(parsed)
    raise BadInput(f"the database is SQLite or PostgreSQL, not '{backend}'")


def parse_address(url: str) -> sa.URL:
    """The parts of an address; BadInput when it is none, or has more than we can use."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise BadInput("the database is an address such as sqlite:///file.db") from None
    if parsed.get_backend_name() == "sqlite" and parsed.query:
        raise BadInput("the address of a SQLite file ends with its name; it has no '?'")
    return parsed


def place(url: str) -> str:
    """Where an address keeps things, in words for the host; without a password."""
    parsed = parse_address(url)
    if parsed.get_backend_name() != "sqlite":
        open_ = parsed._replace(password=None)  # `set` takes None for what is to stay as it is
        return open_.difference_update_query(SECRETS).render_as_string()
    if _is_memory(parsed):
        return "memory, for as long as this runs"
    return str(Path(str(parsed.database)).absolute())


def _is_memory(url: sa.URL) -> bool:
    return url.database in (None, "", ":memory:")


def failures(engine: Engine) -> tuple[type[Exception], ...]:
    """All that a database can fail with, also while a connection is being made."""
    driver: Any = engine.dialect.loaded_dbapi
    return SQLAlchemyError, driver.Error, OSError


def reason(error: Exception) -> str:
    """What went wrong, on one line, without the statement and its values."""
    text = str(getattr(error, "orig", None) or error).strip()
    return text.partition("\n")[0] or type(error).__name__


@contextmanager
def schema_transaction(engine: Engine) -> Iterator[Connection]:
    """A transaction in which tables may be made and altered, all or nothing, one at a time."""
    with engine.begin() as link:
        if engine.dialect.name == "postgresql":
            link.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        else:
            link.exec_driver_sql("BEGIN IMMEDIATE")  # sqlite3 begins none for CREATE and ALTER
        yield link


def _version_of(engine: Engine) -> str | None:
    with engine.connect() as link:
        return schema_version(link)


def schema_version(link: Connection) -> str | None:
    """The version of the tables, UNVERSIONED when they keep none, None when there are no tables."""
    inspector = sa.inspect(link)
    if inspector.has_table("alembic_version"):
        found = link.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)
    return UNVERSIONED if inspector.has_table("events") else None


def upgrade(link: Connection, to: str = HEAD) -> None:
    """Bring the tables to a version, from an earlier one or from nothing."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(files("kontor.server.store") / "migrations"))
    config.attributes["connection"] = link
    known = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
    found = schema_version(link)
    for each in (found, to):
        if each and each not in known:
            raise BadInput(
                f"this was written by a newer Kontor: its tables are at version {each},"
                f" this one knows them up to {HEAD}; nothing was changed"
            )
    if found == UNVERSIONED:
        command.stamp(config, FIRST)
    command.upgrade(config, to)


def _postgres(url: sa.URL) -> Engine:
    usual = {name: value for name, value in POSTGRES.items() if name not in url.query}
    return sa.create_engine(
        url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, connect_args=usual
    )


def _sqlite(url: sa.URL) -> Engine:
    if not _is_memory(url):
        try:
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise BadInput(f"the folder of the database cannot be made: {error}") from None
    engine = sa.create_engine(url)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {WAIT_FOR_LOCK}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # a commit survives the loss of power
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    return engine
