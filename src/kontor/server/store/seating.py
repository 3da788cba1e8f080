"""Who sits where: each change is one transaction, right also when two servers change at once."""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.server.refusals import Refusal, no_link, no_table, not_seated, not_yours
from kontor.server.store import seat_rows
from kontor.server.store.schema import asks, holders, seats, tables
from kontor.server.store.store import WATCHER, Store, milliseconds
from kontor.server.tokens import digest, fresh_token
from kontor.server.wire.replies import DeviceLink, Joined, NewLink, SeatInfo

DEVICE_LASTS = 15 * 60 * 1000  # milliseconds until the link for another device ends
MOST_DEVICES = 8  # at one seat


class Seating:
    """Sitting down, getting up and coming back; every method blocks, keys are hashes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @contextmanager
    def changing(self, table: str, missing: Refusal) -> Iterator[Connection]:
        """A transaction that no other change of the seats of this table can cross."""
        with self.store.writing() as link:
            same = sa.update(tables).where(tables.c.id == table).values(host=tables.c.host)
            if link.execute(same).rowcount == 0:
                raise missing
            yield link
            _tidy(link, table)
            self.store.notices.announce_change(link, table)

    # -- guests ----------------------------------------------------------------------------------

    def join(self, table: str, key: str, token: str, name: str) -> Joined:
        """Sit down, or watch, by the token of a link; a seat's link seats one guest."""
        with self.changing(table, no_link()) as link:
            opened = seat_rows.link_target(link, table, token)
            if not seat_rows.holds(link, table, opened.seat, key):
                self._check_free(link, table, opened)
                seat_rows.hold(link, table, opened.seat, key)
            if opened.seat != WATCHER:
                seat_rows.rename(link, table, opened.seat, name)
            return seat_rows.joined_reply(link, table, key)

    def _check_free(self, link: Connection, table: str, opened: seat_rows.LinkTarget) -> None:
        """Refuse a seat that somebody holds, unless this is the holder's link for a device."""
        if opened.seat == WATCHER:
            return
        if opened.is_device:
            _check_devices(link, table, opened.seat)
            seat_rows.end_device(link, table, opened.seat)
        elif seat_rows.keys_at(link, table, opened.seat):
            raise Refusal("seat_taken", Message("server-seat-taken", name=opened.name))

    def leave(self, table: str, key: str) -> None:
        """Get up and take the table off one's list."""
        with self.changing(table, no_table()) as link:
            seat_rows.check_here(link, table, key)
            link.execute(sa.delete(holders).filter_by(table_id=table, key=key))

    # -- whoever sits ----------------------------------------------------------------------------

    def rename(
        self, table: str, key: str, seat: int, name: str | None, colour: str | None
    ) -> SeatInfo:
        """Show an own seat by another name or colour; what is empty stays."""
        with self.changing(table, no_table()) as link:
            check_holder(link, table, key, seat)
            seat_rows.rename(link, table, seat, name, colour)
            return seat_rows.seat_info(link, table, seat)

    def add_device(self, table: str, key: str, seat: int) -> DeviceLink:
        """A link by which one more device of the same person holds a seat, once and soon."""
        token, until = fresh_token(), milliseconds() + DEVICE_LASTS
        with self.changing(table, no_table()) as link:
            check_holder(link, table, key, seat)
            _check_devices(link, table, seat)
            link.execute(
                sa.update(seats)
                .filter_by(table_id=table, seat=seat)
                .values(device=digest(token), device_until=until)
            )
        return DeviceLink(seat, token, until)

    def drop_devices(self, table: str, key: str, seat: int) -> None:
        """Keep a seat for the device that asks alone."""
        with self.changing(table, no_table()) as link:
            check_holder(link, table, key, seat)
            others = sa.delete(holders).filter_by(table_id=table, seat=seat)
            link.execute(others.where(holders.c.key != key))
            seat_rows.end_device(link, table, seat)

    # -- the host --------------------------------------------------------------------------------

    def new_link(self, table: str, key: str, seat: int | None) -> NewLink:
        """Replace the link of a seat, or of the spectators."""
        token = fresh_token()
        with self.changing(table, no_table()) as link:
            check_host(link, table, key)
            if seat is None:
                fresh = sa.update(tables).where(tables.c.id == table)
                link.execute(fresh.values(watch=digest(token)))
            else:
                _check_person(link, table, seat)
                _set_token(link, table, seat, token)
        return NewLink(seat, token)

    def empty(self, table: str, key: str, seat: int) -> NewLink:
        """Take a seat from whoever holds it, and make a new link for it."""
        token = fresh_token()
        with self.changing(table, no_table()) as link:
            check_host(link, table, key)
            _check_person(link, table, seat)
            keys = seat_rows.keys_at(link, table, seat)
            link.execute(sa.delete(holders).filter_by(table_id=table, seat=seat))
            _set_token(link, table, seat, token)
            if key in keys:
                seat_rows.keep_watching(link, table, key)
        return NewLink(seat, token)

    def come_back(self, table: str, key: str) -> Joined:
        """The host's own seats again, those that nobody else holds, or else a chair to watch."""
        with self.changing(table, no_table()) as link:
            if not seat_rows.is_host(link, table, key):
                raise no_table()
            if not seat_rows.seats_held_by(link, table, key):
                for seat in seat_rows.own_seats(link, table):
                    if not seat_rows.keys_at(link, table, seat):
                        seat_rows.hold(link, table, seat, key)
                seat_rows.keep_watching(link, table, key)
            return seat_rows.joined_reply(link, table, key)


def check_holder(link: Connection, table: str, key: str, seat: int) -> None:
    """Refuse what only who holds a seat may do."""
    seat_rows.check_here(link, table, key)
    if not seat_rows.holds(link, table, seat, key):
        raise not_yours(seat)


def check_host(link: Connection, table: str, key: str) -> None:
    """Refuse what only the host may do."""
    if not seat_rows.is_host(link, table, key):
        seat_rows.check_here(link, table, key)
        raise not_seated(Message("server-host-only"))


def _check_person(link: Connection, table: str, seat: int) -> None:
    if seat_rows.person_at(link, table, seat) is None:
        raise BadInput(Message("server-no-person", seat=seat))


def _check_devices(link: Connection, table: str, seat: int) -> None:
    if len(seat_rows.keys_at(link, table, seat)) >= MOST_DEVICES:
        raise Refusal("too_many", Message("server-too-many-devices", most=MOST_DEVICES))


def _set_token(link: Connection, table: str, seat: int, token: str) -> None:
    """A new link; who asked by the old one asks no more."""
    row = sa.update(seats).filter_by(table_id=table, seat=seat)
    link.execute(row.values(token=digest(token)))
    link.execute(sa.delete(asks).filter_by(table_id=table, seat=seat))


def _tidy(link: Connection, table: str) -> None:
    """What follows: nobody asks for an empty seat, and a table that nobody holds is free."""
    held = sa.select(holders.c.seat).where(holders.c.table_id == table)
    link.execute(sa.delete(asks).where(asks.c.table_id == table, asks.c.seat.not_in(held)))
    link.execute(
        sa.update(seats)
        .where(seats.c.table_id == table, seats.c.device.is_not(None), seats.c.seat.not_in(held))
        .values(device=None, device_until=None)
    )
    since = sa.func.coalesce(tables.c.freed, milliseconds())
    freed = sa.case((held.exists(), sa.null()), else_=since)
    link.execute(sa.update(tables).where(tables.c.id == table).values(freed=freed))
