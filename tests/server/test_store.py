"""The store of record, in SQLite and in PostgreSQL: one code path, both for real."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from kontor.core.errors import BadInput
from kontor.core.options import SEEDS
from kontor.core.words import Message
from kontor.server.refusals import Conflict
from kontor.server.store.database import open_engine
from kontor.server.store.seating import Seating
from kontor.server.store.store import Event, SeatRow, Standing, Store, TableRow
from kontor.server.tokens import digest
from tests.server.house import House, Visitor, sqlite
from tests.server.postgres import postgres

ROW = TableRow(
    id="table", name="Dienstag \u2693", game="le_havre", rules=1, players=2,
    options={"variant": "short", "cards": ["base"], "expert": False}, start=None,
    seed=SEEDS - 1, salt="ab" * 32, dealt="drawn", status="open", host=digest("host"),
    watch=digest("watch"), created=1, changed=1, count=0, turn=0,
)  # fmt: skip
SEATS = [
    SeatRow(0, None, True, "Anna", "blue", digest("a")),
    SeatRow(1, "deckhand", False, "Deckhand", "red", digest("b")),
]
AFTER = Standing("open", 1, 0, Message("lh-caption-over").data(), [3, 5], [1])


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path_factory.mktemp("store"))
    else:
        with postgres() as url:
            yield url


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(open_engine(database))
    yield opened
    with opened.engine.begin() as link:
        for name in ("asks", "events", "holders", "seats", "tables"):
            link.execute(sa.text(f"DELETE FROM {name}"))
    opened.close()


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    past = [Event(1, "play", 0, "take wood", 5, "command"), Event(2, "undo", 0, "0", 6)]

    store.create(ROW, SEATS, past, "key")
    found = store.find("table")

    assert found is not None
    assert found.row == ROW
    assert found.seats == SEATS
    assert found.events == past
    assert found.holders == {"key": {0}}
    assert store.find("no table") is None


def test_a_version_is_stored_once(store: Store) -> None:
    store.create(ROW, SEATS, [], "key")
    store.append([("table", Event(1, "play", 0, "take wood", 5), AFTER)])

    with pytest.raises(Conflict):
        store.append([("table", Event(1, "play", 0, "take fish", 6), AFTER)])

    found = store.find("table")
    assert found is not None
    assert [event.text for event in found.events] == ["take wood"]
    assert (found.row.changed, found.row.count, found.row.turn) == (5, 1, 0)


def test_a_batch_is_stored_whole_or_not_at_all(store: Store) -> None:
    store.create(ROW, SEATS, [], "key")
    store.create(replace(ROW, id="other"), SEATS, [], "key")
    batch = [
        ("table", Event(1, "play", 0, "take wood", 5), AFTER),
        ("other", Event(1, "play", 0, "take wood", 5), AFTER),
        ("table", Event(1, "play", 0, "take fish", 5), AFTER),
    ]

    with pytest.raises(Conflict):
        store.append(batch)

    for name in ("table", "other"):
        found = store.find(name)
        assert found is not None
        assert found.events == []


def test_keys_open_seats_and_lists_show_them(store: Store) -> None:
    seating = Seating(store)
    store.create(ROW, SEATS, [], digest("host"))
    store.create(replace(ROW, id="later", changed=9), SEATS, [], digest("host"))

    seating.join("table", "guest", "watch", "")
    seating.join("table", "guest", "watch", "")
    seating.rename("table", digest("host"), 0, "Anne", "green")

    assert [row.id for row, _, _ in store.of_key(digest("host"))] == ["later", "table"]
    ((row, seats, held),) = store.of_key("guest")
    assert (row.id, held) == ("table", {-1})
    assert (seats[0].name, seats[0].colour) == ("Anne", "green")
    assert store.counts(digest("host")) == (2, 2)
    seating.leave("table", "guest")
    assert store.of_key("guest") == []


def test_a_link_is_replaced(store: Store) -> None:
    seating = Seating(store)
    store.create(ROW, SEATS, [], digest("host"))

    seat = seating.new_link("table", digest("host"), 0)
    watch = seating.new_link("table", digest("host"), None)

    found = store.find("table")
    assert found is not None
    assert (found.seats[0].token, found.row.watch) == (digest(seat.token), digest(watch.token))


def test_a_server_plays_on_this_store_and_survives_being_killed(database: str) -> None:
    house = House(database).start()
    anna = Visitor(house)
    made = anna.make("me", "deckhand", options={"variant": "short"})
    guest = anna.sit(made["table"])
    guest.play(Random(1))
    before = guest.settle()

    house.kill()
    house.start()
    again = anna.sit(made["table"])

    assert again.settle()["view"] == before["view"]
    assert again.play(Random(2)) > 0
    house.finish()


def test_two_servers_on_one_store_never_write_over_each_other(database: str) -> None:
    houses = [House(database).start() for _ in range(2)]
    anna = Visitor(houses[0])
    made = anna.make("me", "here", seed=3)
    first = anna.sit(made["table"])
    anna.house = houses[1]
    second = anna.sit(made["table"])

    assert first.act("take wood")["type"] == "answer"
    late = second.command("act", steps=["take fish"])
    second.reach(1)

    assert late["code"] == "stale"
    assert second.now["view"] == first.now["view"]
    for house in houses:
        house.finish()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://host/name", "sqlite:////no/such/dir/x"])
def test_a_database_that_cannot_be_opened_is_refused_with_a_sentence(
    url: str, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    tried = url.replace("/no/such/dir", str(blocked))

    with pytest.raises(BadInput):
        open_engine(tried)
