"""Asking for a seat that is taken, and what whoever holds it, or the host, says to that."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kontor.core.words import Message
from kontor.server.refusals import Refusal, no_link, no_table
from kontor.server.store import seat_rows
from kontor.server.store.schema import asks, holders
from kontor.server.store.seating import Seating
from kontor.server.store.store import WATCHER, milliseconds
from kontor.server.tokens import fresh_table, is_table
from kontor.server.wire.replies import AskAnswered, LinkInfo

MOST_ASKS = 20  # open at one table
AGAIN = 30_000  # milliseconds until somebody who was refused may ask again
FORGET = 600_000  # milliseconds until a refusal is forgotten


class SeatRequests:
    """Questions about seats; every method blocks, keys are hashes."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    def look(self, table: str, key: str, token: str) -> LinkInfo:
        """What a link opens for a key, and how that stands."""
        with self.seating.store.reading() as link:
            return _link_info(link, table, key, seat_rows.link_target(link, table, token))

    def ask(self, table: str, key: str, token: str, name: str) -> LinkInfo:
        """Ask for a seat that is taken."""
        with self.seating.changing(table, no_link()) as link:
            opened = seat_rows.link_target(link, table, token)
            before = _link_info(link, table, key, opened).state
            if before in ("taken", "refused"):
                _check_limits(link, table, key)
                link.execute(sa.delete(asks).filter_by(table_id=table, key=key))
                link.execute(
                    sa.insert(asks),
                    {
                        "id": fresh_table(),
                        "table_id": table,
                        "seat": opened.seat,
                        "key": key,
                        "name": name,
                        "time": milliseconds(),
                        "refused": False,
                    },
                )
            return _link_info(link, table, key, opened)

    def answer(self, table: str, key: str, ask: str, grant: bool) -> AskAnswered:
        """Give the seat to whoever asks, or refuse; the host and who holds the seat may do that."""
        with self.seating.changing(table, no_table()) as link:
            seat_rows.check_here(link, table, key)
            known = asks.c.id == (ask if is_table(ask) else "")  # both are named alike
            open_ = sa.select(asks).where(known, asks.c.table_id == table, ~asks.c.refused)
            row = link.execute(open_).first()
            if row is None or not _may_answer(link, table, key, row.seat):
                raise Refusal("not_found", Message("server-no-ask"))
            if grant:
                link.execute(sa.delete(asks).where(asks.c.id == ask))
                _pass_on(link, table, row.seat, row.key)
                seat_rows.rename(link, table, row.seat, row.name)
            else:
                refused = sa.update(asks).where(asks.c.id == ask)
                link.execute(refused.values(refused=True, time=milliseconds()))
            return AskAnswered(ask, row.seat, grant)


def _link_info(link: Connection, table: str, key: str, opened: seat_rows.LinkTarget) -> LinkInfo:
    if opened.seat == WATCHER:
        return LinkInfo(None, opened.name, "watch")
    shown = LinkInfo(opened.seat, opened.name, "free")
    keys = seat_rows.keys_at(link, table, opened.seat)
    if key in keys:
        shown.state = "yours"
    elif opened.is_device:
        shown.state = "device"
    elif keys:
        own = sa.select(asks.c.refused).filter_by(table_id=table, key=key, seat=opened.seat)
        refused = link.execute(own).scalar()
        shown.state = "taken" if refused is None else "refused" if refused else "waiting"
    return shown


def _may_answer(link: Connection, table: str, key: str, seat: int) -> bool:
    return seat_rows.is_host(link, table, key) or seat_rows.holds(link, table, seat, key)


def _check_limits(link: Connection, table: str, key: str) -> None:
    now = milliseconds()
    here = asks.c.table_id == table
    link.execute(sa.delete(asks).where(here, asks.c.refused, asks.c.time < now - FORGET))
    own = sa.select(asks.c.time).where(here, asks.c.key == key, asks.c.refused)
    if (link.execute(own).scalar() or 0) > now - AGAIN:
        raise Refusal("too_fast", Message("server-refused-lately"))
    others = sa.select(sa.func.count()).select_from(asks).where(here, ~asks.c.refused)
    if link.execute(others).scalar_one() >= MOST_ASKS:
        raise Refusal("too_many", Message("server-too-many-asks"))


def _pass_on(link: Connection, table: str, seat: int, key: str) -> None:
    """Let another key hold a seat alone; who held it may watch."""
    before = seat_rows.keys_at(link, table, seat)
    link.execute(sa.delete(holders).filter_by(table_id=table, seat=seat))
    for each in before:
        seat_rows.keep_watching(link, table, each)
    seat_rows.hold(link, table, seat, key)
    seat_rows.end_device(link, table, seat)
