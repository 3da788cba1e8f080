"""Which tables are kept: a list for the host, what has expired, closing and deleting."""

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kontor.core.words import Message
from kontor.server.refusals import Conflict, Refusal, Unsaved, no_table
from kontor.server.settings import Settings
from kontor.server.store.schema import asks, events, holders, reviews, seats, tables
from kontor.server.store.store import SeatRow, Store, TableRow, milliseconds, seat_row

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
AT_ONCE = 200  # tables that are deleted in one go
TRIES = 5


class Retention(NamedTuple):
    """How long tables are kept, in milliseconds; 0 is for ever."""

    empty: int  # nobody holds it any more
    finished: int  # since the last change
    abandoned: int  # open, since the last change
    free: int  # how many tables that nobody holds are kept at most
    quiet: int  # no guest was connected for so long

    @classmethod
    def of(cls, settings: Settings) -> "Retention":
        """The terms of a host."""
        return cls(
            settings.keep_empty * HOUR,
            settings.keep_finished * DAY,
            settings.keep_abandoned * DAY,
            settings.tables,
            3 * settings.sweep * 1000,
        )


class StoredTable(NamedTuple):
    """A table in the host's list."""

    row: TableRow
    seats: list[SeatRow]
    devices: dict[int, int]  # how many keys hold each seat; spectators are seat -1
    keys: set[str]  # that hold anything here


class StoredTables:
    """The host's side of the store; every method blocks."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def all(self, only: str | None = None) -> list[StoredTable]:
        """All tables, the last changed first, or only one."""
        wanted = sa.true() if only is None else tables.c.id == only
        with self.store.reading() as link:
            rows = sa.select(tables).where(wanted).order_by(tables.c.changed.desc(), tables.c.id)
            found = {
                row["id"]: StoredTable(TableRow(**row), [], {}, set())
                for row in link.execute(rows).mappings()
            }
            seated = sa.select(seats).join(tables).where(wanted).order_by(seats.c.seat)
            for each in link.execute(seated).mappings():
                found[each["table_id"]].seats.append(seat_row(each))
            for holder in link.execute(sa.select(holders).join(tables).where(wanted)):
                kept = found[holder.table_id]
                kept.devices[holder.seat] = kept.devices.get(holder.seat, 0) + 1
                kept.keys.add(holder.key)
        return list(found.values())

    def find(self, table: str) -> StoredTable:
        """One table."""
        for kept in self.all(table):
            return kept
        raise no_table()

    # -- deleting --------------------------------------------------------------------------------

    def expired_tables(self, terms: Retention) -> list[str]:
        """The tables that may go now."""
        free = sa.select(tables.c.id).where(tables.c.freed.is_not(None))
        beyond = free.order_by(tables.c.freed.desc()).offset(terms.free).limit(AT_ONCE)
        with self.store.reading() as link:
            due = sa.select(tables.c.id).where(_is_due(terms)).order_by(tables.c.changed)
            found = link.execute(due).scalars().all()
            return list(dict.fromkeys([*found, *link.execute(beyond).scalars()]))

    def expire(self, terms: Retention) -> list[str]:
        """Delete what may go, each table by itself; the names of those that went."""
        still_due = _is_due(terms) | tables.c.freed.is_not(None)
        due = self.expired_tables(terms)[:AT_ONCE]
        return [table for table in due if self._delete(table, still_due)]

    def delete(self, table: str) -> None:
        """Delete a table with everything that was played."""
        if not self._delete(table, sa.true()):
            raise no_table()

    def _delete(self, table: str, wanted: sa.ColumnElement[bool]) -> bool:
        here = tables.c.id == table
        with self.store.writing() as link:
            # On PostgreSQL this waits for whoever plays just now; on SQLite the update does.
            link.execute(sa.select(tables.c.id).where(here).with_for_update())
            same = sa.update(tables).where(here, wanted).values(host=tables.c.host)
            if link.execute(same).rowcount == 0:
                return False
            for part in (asks, events, holders, reviews, seats):
                link.execute(sa.delete(part).where(part.c.table_id == table))
            link.execute(sa.delete(tables).where(here))
            self.store.notices.announce_change(link, table)
            return True

    # -- the rest --------------------------------------------------------------------------------

    def close(self, table: str) -> None:
        """End an unfinished game for good."""
        for _ in range(TRIES):
            try:
                with self.store.writing() as link:
                    self._close(link, table)
                return
            except Conflict:  # somebody has played meanwhile
                continue
        raise Unsaved

    def _close(self, link: Connection, table: str) -> None:
        here, now = tables.c.id == table, milliseconds()
        status = link.execute(sa.select(tables.c.status).where(here)).scalar()
        if status is None:
            raise no_table()
        if status != "open":
            raise Refusal("closed", Message("server-ended"))
        last = sa.select(sa.func.max(events.c.version)).where(events.c.table_id == table)
        event = {
            "table_id": table,
            "version": (link.execute(last).scalar() or 0) + 1,
            "kind": "close",
            "seat": 0,
            "text": "",
            "time": now,
        }
        link.execute(sa.insert(events), event)
        link.execute(sa.update(tables).where(here).values(status="closed", changed=now))
        self.store.notices.announce_change(link, table)

    def mark(self, guests: Sequence[str]) -> None:
        """Note that guests are connected to some tables now; such tables are not deleted."""
        if guests:
            with self.store.writing() as link:
                seen = sa.update(tables).where(tables.c.id.in_(guests))
                link.execute(seen.values(seen=milliseconds()))


def _is_due(terms: Retention) -> sa.ColumnElement[bool]:
    now = milliseconds()
    is_open, is_quiet = tables.c.status == "open", tables.c.seen < now - terms.quiet
    due: list[sa.ColumnElement[bool]] = [sa.false()]
    if terms.empty:
        due.append(tables.c.freed < now - terms.empty)
        # Nobody goes on another day with a lesson, a try, or a board to think at.
        is_brief = tables.c.task.like("lesson:%") | tables.c.purpose.in_(("try", "analysis"))
        due.append(is_brief & is_quiet & (tables.c.changed < now - terms.empty))
    if terms.finished:
        due.append(~is_open & is_quiet & (tables.c.changed < now - terms.finished))
    if terms.abandoned:
        due.append(is_open & is_quiet & (tables.c.changed < now - terms.abandoned))
    return sa.or_(*due)
