"""The store of record: tables, seats, who may sit where, and the list of what was done."""

import logging
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, Self

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from kontor.core.contract import State
from kontor.core.words import MessageData
from kontor.server import metrics
from kontor.server.refusals import Conflict, Unsaved
from kontor.server.store.database import failures, reason
from kontor.server.store.notices import Notices
from kontor.server.store.schema import asks, events, holders, seats, tables
from kontor.server.wire.replies import Dealt, Purpose, Status

WATCHER = -1
TOUCH = sa.text("UPDATE alembic_version SET version_num = version_num")
log = logging.getLogger("kontor.server")
Kind = Literal["play", "undo", "redo", "close"]


@dataclass(frozen=True)
class TableRow:
    """A table without its past."""

    id: str
    name: str
    game: str
    rules: int
    players: int
    options: Mapping[str, Any]
    start: Mapping[str, Any] | None
    seed: int
    salt: str
    dealt: Dealt
    status: Status
    host: str
    watch: str
    created: int
    changed: int
    count: int
    turn: int | None
    caption: MessageData | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    freed: int | None = None
    seen: int = 0
    task: str | None = None
    parent: str | None = None
    began: int | None = None
    purpose: Purpose | None = None


@dataclass(frozen=True)
class SeatRow:
    """A seat and who plays it."""

    seat: int
    level: str | None
    here: bool
    name: str
    colour: str
    token: str


@dataclass(frozen=True)
class Ask:
    """Somebody who asks for a seat that is taken."""

    id: str
    seat: int
    name: str


@dataclass(frozen=True)
class Event:
    """One thing that was done.

    `text` has the actions of a move, one a line, or the number of actions after an undo or redo.
    """

    version: int
    kind: Kind
    seat: int
    text: str
    time: int
    command: str | None = None

    @property
    def steps(self) -> list[str]:
        """The actions of a move."""
        return self.text.split("\n")


@dataclass(frozen=True)
class Standing:
    """How a table stands after an event, kept for lists of tables."""

    status: Status
    count: int
    turn: int | None
    caption: MessageData
    scores: list[int]
    winners: list[int]

    @classmethod
    def of(cls, state: State, count: int) -> Self:
        """How a position stands that was reached after so many actions."""
        status: Status = "over" if state.is_over else "open"
        words = state.caption().data()
        return cls(status, count, state.seat, words, state.scores(), state.winners())


@dataclass(frozen=True)
class Found:
    """A table as it is read from the store."""

    row: TableRow
    seats: list[SeatRow]
    events: list[Event]
    holders: dict[str, set[int]]
    asks: list[Ask] = field(default_factory=list)


def milliseconds() -> int:
    """The time now."""
    return time.time_ns() // 1_000_000


class Store:
    """Reads and writes, each one transaction; every method blocks.

    Whatever goes wrong with the database is `Unsaved`: it may have been stored or not. Other
    servers on the same database hear of every change when it is stored.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.notices = Notices(engine)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction; Conflict when it contradicts what is stored."""
        with self._answering(), self.engine.begin() as link:
            yield link

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A look at what is stored."""
        with self._answering(), self.engine.connect() as link:
            yield link

    @contextmanager
    def _answering(self) -> Iterator[None]:
        try:
            yield
        except sa.exc.IntegrityError as error:
            raise Conflict from error
        except failures(self.engine) as error:
            metrics.STORE_ERRORS.inc()
            log.warning("the store does not answer: %s", reason(error))
            raise Unsaved from error

    def probe(self) -> None:
        """Write a little; Unsaved when the store cannot."""
        with self.writing() as link:
            link.execute(TOUCH)

    def create(
        self, row: TableRow, seated: Sequence[SeatRow], past: Sequence[Event], key: str
    ) -> None:
        """Keep a new table; its host's key opens the seats at the host's screen."""
        own = [seat.seat for seat in seated if seat.here and seat.level is None] or [WATCHER]
        with self.writing() as link:
            link.execute(sa.insert(tables), asdict(row))
            link.execute(
                sa.insert(seats), [{"table_id": row.id, **asdict(seat)} for seat in seated]
            )
            link.execute(
                sa.insert(holders), [{"key": key, "table_id": row.id, "seat": at} for at in own]
            )
            if past:
                link.execute(
                    sa.insert(events), [{"table_id": row.id, **asdict(event)} for event in past]
                )

    def append(self, batch: Iterable[tuple[str, Event, Standing]]) -> None:
        """Add events durably, all or none; Conflict when a version is there already."""
        with self.writing() as link:
            for table, event, standing in batch:
                link.execute(sa.insert(events), {"table_id": table, **asdict(event)})
                link.execute(
                    sa.update(tables)
                    .where(tables.c.id == table)
                    .values(changed=event.time, **asdict(standing))
                )
                self.notices.announce_change(link, table)

    def find(self, table: str, after: int = 0) -> Found | None:
        """A table with its seats and its events after a version, None when there is none."""
        with self.reading() as link:
            row = link.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                return None
            seated = link.execute(
                sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
            ).mappings()
            past = link.execute(
                sa.select(events)
                .where(events.c.table_id == table, events.c.version > after)
                .order_by(events.c.version)
            )
            held: dict[str, set[int]] = {}
            for each in link.execute(
                sa.select(holders.c.key, holders.c.seat).where(holders.c.table_id == table)
            ):
                held.setdefault(each.key, set()).add(each.seat)
            asking = link.execute(
                sa.select(asks.c.id, asks.c.seat, asks.c.name)
                .where(asks.c.table_id == table, ~asks.c.refused)
                .order_by(asks.c.time, asks.c.id)
            )
            return Found(
                TableRow(**row),
                [seat_row(each) for each in seated],
                [Event(*each[1:]) for each in past],
                held,
                [Ask(*each) for each in asking],
            )

    def of_key(self, key: str) -> list[tuple[TableRow, list[SeatRow], set[int]]]:
        """The tables where a key sits, watches or is host, the last changed first."""
        held = sa.select(holders.c.table_id).where(holders.c.key == key)
        mine = sa.union(held, sa.select(tables.c.id).where(tables.c.host == key))
        with self.reading() as link:
            rows = link.execute(
                sa.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc())
            ).mappings()
            found = {row["id"]: (TableRow(**row), list[SeatRow](), set[int]()) for row in rows}
            for each in link.execute(
                sa.select(seats).where(seats.c.table_id.in_(mine)).order_by(seats.c.seat)
            ).mappings():
                if each["table_id"] in found:  # else it was made since
                    found[each["table_id"]][1].append(seat_row(each))
            for holder in link.execute(sa.select(holders).where(holders.c.key == key)):
                if holder.table_id in found:
                    found[holder.table_id][2].add(holder.seat)
        return list(found.values())

    def counts(self, key: str) -> tuple[int, int]:
        """How many tables somebody holds, and how many of them this key is the host of."""
        held = sa.select(sa.func.count()).select_from(tables).where(tables.c.freed.is_(None))
        with self.reading() as link:
            every = link.execute(held).scalar_one()
            return every, link.execute(held.where(tables.c.host == key)).scalar_one()

    def versions(self, names: Sequence[str]) -> dict[str, int]:
        """The newest version of each of these tables that is still there."""
        last = sa.select(sa.func.max(events.c.version)).where(events.c.table_id == tables.c.id)
        newest = sa.func.coalesce(last.scalar_subquery(), 0)
        with self.reading() as link:
            rows = link.execute(sa.select(tables.c.id, newest).where(tables.c.id.in_(names)))
            return {row[0]: row[1] for row in rows}

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()


def seat_row(row: sa.RowMapping) -> SeatRow:
    """A seat as it is read."""
    return SeatRow(**{name: row[name] for name in SeatRow.__dataclass_fields__})
