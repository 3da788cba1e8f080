"""A store as one file, and back: the same for SQLite and PostgreSQL, taken while the server runs.

The file is gzip over lines of JSON: a head, one line for each row, and a tail with a count and a
checksum. It is read to its end, and found whole, before anything is written.
"""

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from kontor.core.errors import BadInput
from kontor.server.store.database import (
    HEAD,
    connect,
    failures,
    reason,
    schema_transaction,
    upgrade,
)
from kontor.server.store.schema import metadata

FORMAT = 1
MOST_AT_ONCE = 500
Row = dict[str, Any]


@dataclass(frozen=True)
class Summary:
    """What is in a backup."""

    version: str
    rows: int
    games: int


def write(engine: Engine, path: Path) -> Summary:
    """Keep everything that is stored at one moment; the file appears when it is whole."""
    part = path.with_name(f"{path.name}.part")
    total = hashlib.sha256()
    rows = games = 0
    with _moment(engine) as link, gzip.open(part, "wb") as file:
        _add(file, total, {"kontor backup": FORMAT, "version": HEAD})
        for table in metadata.sorted_tables:
            for row in link.execute(table.select()).mappings():
                _add(file, total, {table.name: dict(row)})
                rows += 1
                games += table.name == "tables"
        _add(file, hashlib.sha256(), {"rows": rows, "sha256": total.hexdigest()})
    part.replace(path)
    return Summary(HEAD, rows, games)


@contextmanager
def _moment(engine: Engine) -> Iterator[Connection]:
    """A look at the store in which nothing changes any more."""
    with engine.connect() as link:
        if engine.dialect.name == "postgresql":
            yield link.execution_options(
                isolation_level="REPEATABLE READ", stream_results=True, yield_per=MOST_AT_ONCE
            )
        else:
            link.exec_driver_sql("BEGIN")
            yield link.execution_options(yield_per=MOST_AT_ONCE)


def _add(file: gzip.GzipFile, total: Any, line: Row) -> None:
    text = json.dumps(line, separators=(",", ":")).encode() + b"\n"
    total.update(text)
    file.write(text)


def check(path: Path) -> Summary:
    """What is in a file; BadInput when it is none of ours, damaged, or of a newer form."""
    lines = _lines(path)
    text, head = next(lines, (b"", {}))
    if head.get("kontor backup") != FORMAT or not isinstance(head.get("version"), str):
        raise BadInput(f"{path} is no backup of Kontor that can be read here")
    total = hashlib.sha256(text)
    games = 0
    for rows, (text, line) in enumerate(lines):
        if line == {"rows": rows, "sha256": total.hexdigest()} and next(lines, None) is None:
            return Summary(head["version"], rows, games)
        total.update(text)
        games += "tables" in line
    raise BadInput(f"{path} is damaged or was cut off; nothing was changed")


def _lines(path: Path) -> Iterator[tuple[bytes, Row]]:
    try:
        with gzip.open(path, "rb") as file:
            for text in file:
                line = json.loads(text)
                if not isinstance(line, dict):
                    raise BadInput(f"{path} is no backup of Kontor")
                yield text, line
    except OSError as error:  # also what is not gzip
        raise BadInput(f"{path} cannot be read: {error.strerror or error}") from None
    except (EOFError, ValueError, zlib.error):
        raise BadInput(f"{path} is damaged or was cut off; nothing was changed") from None


def restore(address: str, path: Path) -> Summary:
    """Put everything into an empty store, all or nothing, and bring it up to date."""
    found = check(path)
    engine = connect(address)
    try:
        with schema_transaction(engine) as link:
            _clear(link)
            upgrade(link, found.version)
            _insert(link, path)
            upgrade(link)
    except failures(engine) as error:
        raise BadInput(f"the backup cannot be restored: {reason(error)}") from None
    finally:
        engine.dispose()
    return found


def _clear(link: Connection) -> None:
    """Begin with nothing; BadInput when there is something."""
    there = sa.MetaData()
    there.reflect(link)
    if "tables" in there.tables and link.execute(there.tables["tables"].select()).first():
        raise BadInput("this store has tables already; a backup is restored into an empty one")
    there.drop_all(link)


def _insert(link: Connection, path: Path) -> None:
    there = sa.MetaData()
    there.reflect(link)
    waiting: list[Row] = []
    last = ""

    def insert() -> None:
        if waiting:
            link.execute(sa.insert(there.tables[last]), waiting)
            waiting.clear()

    for _, line in _lines(path):
        name = next(iter(line))
        if name not in there.tables:
            continue  # head and tail
        if name != last or len(waiting) >= MOST_AT_ONCE:
            insert()
        last = name
        waiting.append(line[name])
    insert()
