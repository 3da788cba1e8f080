"""Tables that nobody holds are free, old ones expire by the host's terms, making is limited."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from kontor.server.settings import Settings
from kontor.server.store.database import open_engine
from kontor.server.store.schema import tables
from kontor.server.store.seating import Seating
from kontor.server.store.store import Store, milliseconds
from kontor.server.store.stored_tables import DAY, HOUR, Retention, StoredTables
from tests.server.house import PATIENCE, ConnectionClosed, House, Visitor, sqlite, until
from tests.server.postgres import postgres

ONE = {"game": "le_havre", "seats": [{"kind": "me"}]}
TERMS = Retention.of(Settings("sqlite://", keep_finished=30, keep_abandoned=60))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path_factory.mktemp("expiry"))
    else:
        with postgres() as url:
            yield url


@pytest.fixture
def house(database: str) -> Iterator[House]:
    """A server that sweeps all the time."""
    started = House(database, KONTOR_SWEEP="1", KONTOR_KEEP_FINISHED="30").start()
    yield started
    started.finish()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(open_engine(database))
    yield opened
    opened.close()


def change(store: Store, table: str, **values: object) -> None:
    """Make a table older than it is."""
    with store.writing() as link:
        link.execute(sa.update(tables).where(tables.c.id == table).values(**values))


def status(visitor: Visitor, path: str) -> int:
    return visitor.http.get(f"{visitor.house.url}/api/{path}").status_code


def test_removed_tables_do_not_count(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), KONTOR_TABLES_EACH="3", KONTOR_TABLES="4").start()
    anna, ben = Visitor(house), Visitor(house)
    made = [anna.make("me")["table"] for _ in range(3)]
    assert anna.ask("POST", "tables", ONE, expect=409)["code"] == "too_many"

    for table in made:
        anna.ask("DELETE", f"tables/{table}")

    again = [anna.make("me") for _ in range(3)]
    ben.make("me")
    refused = ben.ask("POST", "tables", ONE, expect=409)
    house.finish()
    assert len(again) == 3
    assert refused["code"] == "too_many"  # KONTOR_TABLES counts tables that somebody holds


def test_a_table_that_somebody_still_holds_counts_for_its_host(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), KONTOR_TABLES_EACH="1").start()
    anna, ben = Visitor(house), Visitor(house)
    made = anna.make("me", "link")
    ben.join(made["table"], made["links"]["1"])

    anna.ask("DELETE", f"tables/{made['table']}")
    refused = anna.ask("POST", "tables", ONE, expect=409)
    ben.ask("DELETE", f"tables/{made['table']}")
    anna.make("me")
    house.finish()

    assert refused["code"] == "too_many"


def test_a_free_table_is_deleted_when_its_host_does_not_come_back(
    house: House, store: Store
) -> None:
    anna = Visitor(house)
    kept, gone = (anna.make("me", "link")["table"] for _ in range(2))
    for table in (kept, gone):
        anna.ask("DELETE", f"tables/{table}")

    change(store, gone, freed=milliseconds() - 24 * HOUR - 1)

    until(lambda: store.find(gone) is None)
    anna.ask("POST", f"tables/{gone}/return", expect=404)
    assert [each["table"] for each in anna.ask("GET", "tables")] == [kept]
    assert anna.ask("POST", f"tables/{kept}/return")["you"] == [0]


def test_a_finished_table_expires_but_not_while_somebody_looks_at_it(
    house: House, store: Store
) -> None:
    anna = Visitor(house)
    watched, left, fresh, open_ = (anna.make("me")["table"] for _ in range(4))
    for table in (watched, left, fresh):
        anna.ask("POST", f"tables/{table}/close")
    guest = anna.sit(watched)
    long_ago = milliseconds() - 30 * DAY - 1

    for table in (watched, left, open_):
        change(store, table, changed=long_ago)

    until(lambda: store.find(left) is None)
    assert status(anna, f"tables/{left}") == 404
    time.sleep(4)  # a few more sweeps
    assert [status(anna, f"tables/{table}") for table in (watched, fresh, open_)] == [200] * 3
    guest.say({"type": "ping"})
    guest.wait(lambda message: message["type"] == "pong")
    guest.close()
    until(lambda: store.find(watched) is None)


def test_a_lesson_that_somebody_walked_away_from_expires(house: House, store: Store) -> None:
    anna = Visitor(house)
    lesson = {"game": "le_havre", "task": "lesson:quay"}
    old, new = (anna.ask("POST", "tasks", lesson)["table"] for _ in range(2))
    game = anna.ask("POST", "tables", ONE)["table"]
    for table in (old, game):
        change(store, table, changed=milliseconds() - 2 * DAY, seen=0)

    until(lambda: status(anna, f"tables/{old}") == 404)

    assert status(anna, f"tables/{new}") == status(anna, f"tables/{game}") == 200


def test_a_guest_at_another_server_keeps_a_table(house: House, store: Store) -> None:
    """Another server's sweeper knows of the guest only what is stored."""
    anna = Visitor(house)
    table = anna.make("me")["table"]
    anna.ask("POST", f"tables/{table}/close")
    guest = anna.sit(table)
    until(lambda: bool((found := store.find(table)) and found.row.seen))
    change(store, table, changed=1)

    gone = StoredTables(store).expire(TERMS)

    assert table not in gone
    guest.close()


def test_a_table_that_is_deleted_under_its_guests_is_gone_for_them(
    house: House, store: Store
) -> None:
    anna = Visitor(house)
    table = anna.make("me", "here")["table"]
    guest = anna.sit(table)
    guest.act("take wood")

    StoredTables(store).delete(table)

    with pytest.raises(ConnectionClosed, match="not_found"):
        guest.wait(lambda _: False)
    command = {"type": "act", "id": "x", "version": 1, "steps": ["end"]}
    for path, body in (("commands", command), ("join", {"token": "x" * 43})):
        anna.ask("POST", f"tables/{table}/{path}", body, expect=404)
    assert status(anna, f"tables/{table}") == 404
    assert table not in str(anna.ask("GET", "tables"))


def test_nothing_is_stored_for_a_table_that_was_just_deleted(house: House, store: Store) -> None:
    """Before the server has heard of it, too."""
    anna = Visitor(house)
    tried = [anna.make("me", "here")["table"] for _ in range(3)]
    guests = [anna.sit(table) for table in tried]

    for table, guest in zip(tried, guests, strict=True):
        StoredTables(store).delete(table)
        guest.say({"type": "act", "id": "x", "version": 0, "steps": ["take wood"]})

    for table, guest in zip(tried, guests, strict=True):
        with pytest.raises(ConnectionClosed, match="not_found"):
            guest.wait(lambda message: message["type"] == "answer")
        assert store.find(table) is None


def test_a_game_that_the_host_closes_is_closed_for_its_guests(house: House, store: Store) -> None:
    anna = Visitor(house)
    table = anna.make("me", "here")["table"]
    guest = anna.sit(table)
    guest.act("take wood")

    StoredTables(store).close(table)

    assert guest.reach(2)["status"] == "closed"
    assert guest.now["reveal"]
    assert anna.ask("GET", "tables")[0]["status"] == "closed"


def test_private_hosts_keep_all_games_and_free_tables_are_limited(
    house: House, store: Store
) -> None:
    stored, seating = StoredTables(store), Seating(store)
    for kept in stored.all():  # of other tests; some are lessons, which are not kept
        stored.delete(kept.row.id)
    for _ in range(3):
        Visitor(house).make("me", "link")
    private = Retention.of(Settings("sqlite://"))
    with store.writing() as link:
        link.execute(sa.update(tables).values(changed=1, seen=0))
    for kept in stored.all():
        for key in kept.keys:
            seating.leave(kept.row.id, key)
    free = [kept.row.id for kept in stored.all()]
    assert len(free) == 3

    assert stored.expired_tables(private) == []
    gone = stored.expire(private._replace(free=2))

    assert len(gone) == 1
    assert {kept.row.id for kept in stored.all()} == {*free} - {*gone}


def made_from(house: House, address: str, count: int) -> list[int]:
    """What an address is answered that makes tables with a new key for each."""
    codes = []
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        for number in range(count):
            key = f"{address}-{number}-".ljust(43, "x").replace(".", "_")
            headers = {"authorization": f"Bearer {key}"}
            answer = client.post(f"{house.url}/api/tables", json=ONE, headers=headers)
            codes.append(answer.status_code)
    return codes


def test_an_address_cannot_make_tables_without_end_by_inventing_keys(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), KONTOR_RATE="20").start()

    begun = time.monotonic()
    codes = made_from(house, "127.0.0.1", 60)
    refilled = 20 / 50 * (time.monotonic() - begun)  # meanwhile, at so much each second
    others = made_from(house, "127.0.0.2", 5)
    house.finish()

    assert 20 <= codes.count(201) <= 20 + refilled + 1
    assert set(codes) == {201, 429} or refilled > 39
    assert others == [201] * 5
