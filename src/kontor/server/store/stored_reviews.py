"""What is kept of reviews: the reports of finished games, and how people played in them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from kontor.server.store.schema import results, reviews, tables
from kontor.server.store.store import Store

Data = dict[str, Any]


@dataclass(frozen=True)
class StoredReview:
    """A report on a table as it was at a version."""

    table_id: str
    hindsight: bool
    played: int
    complete: bool
    report: Data
    changed: int


@dataclass(frozen=True)
class StoredResult:
    """How the holder of a key played one seat of one game."""

    key: str
    table_id: str
    seat: int
    game: str
    players: int
    opponents: list[str | None]  # levels of the others; None is a person
    score: int
    place: int
    ended: int
    summary: Data
    mistakes: list[Data]


class StoredReviews:
    """The reviews' side of the store; every method blocks."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, table: str, hindsight: bool) -> StoredReview | None:
        """The report on a table, None when there is none yet."""
        here = (reviews.c.table_id == table) & (reviews.c.hindsight == hindsight)
        with self.store.reading() as link:
            row = link.execute(sa.select(reviews).where(here)).mappings().first()
        return None if row is None else StoredReview(**row)

    def keep(self, review: StoredReview, played: Sequence[StoredResult] = ()) -> None:
        """Keep a report in place of an older one, and how people played."""
        with self.store.writing() as link:
            there = sa.select(tables.c.id).where(tables.c.id == review.table_id)
            if link.execute(there).first() is None:
                return  # the table went meanwhile
            same = (reviews.c.table_id == review.table_id) & (
                reviews.c.hindsight == review.hindsight
            )
            link.execute(sa.delete(reviews).where(same))
            link.execute(sa.insert(reviews), asdict(review))
            for each in played:
                own = (results.c.key == each.key) & (results.c.table_id == each.table_id)
                link.execute(sa.delete(results).where(own & (results.c.seat == each.seat)))
                link.execute(sa.insert(results), asdict(each))

    def results_of(self, key: str) -> list[tuple[StoredResult, bool]]:
        """How the holder of a key played, the last game first, and whether its table is there."""
        is_there = sa.exists().where(tables.c.id == results.c.table_id).label("is_there")
        rows = sa.select(results, is_there).where(results.c.key == key)
        with self.store.reading() as link:
            order = results.c.ended.desc(), results.c.table_id, results.c.seat
            found = link.execute(rows.order_by(*order)).mappings().all()
        return [
            (StoredResult(**{name: row[name] for name in StoredResult.__dataclass_fields__}),
             bool(row["is_there"]))
            for row in found
        ]  # fmt: skip

    def forget(self, key: str) -> None:
        """Delete all that is kept of how the holder of a key played."""
        with self.store.writing() as link:
            link.execute(sa.delete(results).where(results.c.key == key))
