"""Rows about seats and who holds them: small questions and changes inside a transaction."""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kontor.server.refusals import no_link, no_table
from kontor.server.store.schema import holders, seats, tables
from kontor.server.store.store import WATCHER, milliseconds
from kontor.server.tokens import digest
from kontor.server.wire.replies import Joined, SeatInfo


class LinkTarget(NamedTuple):
    """What a token opens: a seat or WATCHER, whose name stands there, for which guests."""

    seat: int
    name: str
    is_device: bool


def link_target(link: Connection, table: str, token: str) -> LinkTarget:
    """What a token opens at a table; not_found when it is nothing."""
    hashed = digest(token)
    is_device = (seats.c.device == hashed) & (seats.c.device_until > milliseconds())
    person = (seats.c.table_id == table) & seats.c.level.is_(None)
    row = link.execute(
        sa.select(seats.c.seat, seats.c.name, seats.c.token).where(
            person, (seats.c.token == hashed) | is_device
        )
    ).first()
    if row is not None:
        return LinkTarget(row.seat, row.name, row.token != hashed)
    watch = sa.select(tables.c.name).where(tables.c.id == table, tables.c.watch == hashed)
    if (name := link.execute(watch).scalar()) is None:
        raise no_link()
    return LinkTarget(WATCHER, name, is_device=False)


def keys_at(link: Connection, table: str, seat: int) -> set[str]:
    """The keys that hold a seat."""
    held = sa.select(holders.c.key).filter_by(table_id=table, seat=seat)
    return set(link.execute(held).scalars())


def seats_held_by(link: Connection, table: str, key: str) -> set[int]:
    """The seats that a key holds, WATCHER among them for a spectator."""
    held = sa.select(holders.c.seat).filter_by(table_id=table, key=key)
    return set(link.execute(held).scalars())


def holds(link: Connection, table: str, seat: int, key: str) -> bool:
    """Whether a key holds a seat."""
    return seat in seats_held_by(link, table, key)


def check_here(link: Connection, table: str, key: str) -> None:
    """A stranger is not told that there is such a table."""
    if not seats_held_by(link, table, key):
        raise no_table()


def is_host(link: Connection, table: str, key: str) -> bool:
    """Whether a key opened the table."""
    row = sa.select(tables.c.id).where(tables.c.id == table, tables.c.host == key)
    return link.execute(row).first() is not None


def person_at(link: Connection, table: str, seat: int) -> str | None:
    """The name at a person's seat, None when there is no such seat."""
    person = sa.select(seats.c.name).filter_by(table_id=table, seat=seat, level=None)
    return link.execute(person).scalar()


def own_seats(link: Connection, table: str) -> list[int]:
    """The seats at the host's screen."""
    here = sa.select(seats.c.seat).filter_by(table_id=table, here=True, level=None)
    return list(link.execute(here.order_by(seats.c.seat)).scalars())


def hold(link: Connection, table: str, seat: int, key: str) -> None:
    """Let a key hold a seat that it does not hold yet."""
    link.execute(sa.insert(holders), {"table_id": table, "seat": seat, "key": key})


def keep_watching(link: Connection, table: str, key: str) -> None:
    """Let a key that holds nothing else watch."""
    if not seats_held_by(link, table, key):
        hold(link, table, WATCHER, key)


def end_device(link: Connection, table: str, seat: int) -> None:
    """End the link for another device."""
    row = sa.update(seats).filter_by(table_id=table, seat=seat)
    link.execute(row.values(device=None, device_until=None))


def rename(
    link: Connection, table: str, seat: int, name: str | None, colour: str | None = None
) -> None:
    """Show a seat by another name or colour; what is empty stays."""
    given = {"name": name, "colour": colour}
    new = {column: value for column, value in given.items() if value}
    if new:
        link.execute(sa.update(seats).filter_by(table_id=table, seat=seat).values(**new))


def seat_info(link: Connection, table: str, seat: int) -> SeatInfo:
    """A seat as lists of tables show it."""
    row = link.execute(sa.select(seats).filter_by(table_id=table, seat=seat)).one()
    return SeatInfo(
        seat, "person" if row.level is None else "opponent", row.name, row.colour, row.level
    )


def joined_reply(link: Connection, table: str, key: str) -> Joined:
    """What a key holds now, for its answer."""
    own = sorted(seats_held_by(link, table, key) - {WATCHER})
    return Joined(table, own, not own)
