"""Seats: a link seats one guest, others ask, other devices are seen, and the host comes back."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from kontor.server.store.database import open_engine
from kontor.server.store.schema import seats
from tests.server.house import ConnectionClosed, House, Live, Message, Visitor, sqlite


@pytest.fixture
def carl(house: House) -> Visitor:
    return Visitor(house)


class Table:
    """A table of Anna's where Ben has sat down by his link."""

    def __init__(self, anna: Visitor, ben: Visitor) -> None:
        made = anna.make("me", "link")
        self.name: str = made["table"]
        self.path = f"tables/{self.name}"
        self.watch: str = made["watch"]
        self.token: str = made["links"]["1"]
        self.link = {"token": self.token}
        ben.join(self.name, self.token, name="Ben")


@pytest.fixture
def table(anna: Visitor, ben: Visitor) -> Table:
    return Table(anna, ben)


def render(live: Live) -> list[list[Message]]:
    """All that a guest was told of who asks."""
    return [message["asks"] for message in live.heard if message["type"] == "snapshot"]


def test_of_twenty_browsers_with_one_link_one_sits(house: House, anna: Visitor) -> None:
    made = anna.make("me", "link")
    guests = [Visitor(house) for _ in range(20)]
    path = f"{house.url}/api/tables/{made['table']}/join"
    link = {"token": made["links"]["1"]}

    with ThreadPoolExecutor(20) as crowd:
        codes = list(crowd.map(lambda guest: guest.http.post(path, json=link).status_code, guests))

    assert Counter(codes) == {200: 1, 409: 19}
    assert anna.ask("GET", f"tables/{made['table']}")["seats"][1]["devices"] == 1


def test_who_comes_too_late_is_told_who_sits_there(
    table: Table, ben: Visitor, carl: Visitor
) -> None:
    late = carl.ask("POST", f"{table.path}/join", table.link, expect=409)
    again = ben.join(table.name, table.token)

    assert late["code"] == "seat_taken"
    assert "Ben" in late["message"]
    carl.ask("GET", table.path, expect=404)
    assert again["you"] == [1]


def test_the_link_for_spectators_is_for_many(house: House, table: Table) -> None:
    for _ in range(3):
        assert Visitor(house).join(table.name, table.watch)["watching"]


def test_a_link_says_what_it_opens(table: Table, ben: Visitor, carl: Visitor) -> None:
    def look(visitor: Visitor, token: str) -> list[object]:
        shown = visitor.ask("POST", f"{table.path}/look", {"token": token})
        return [shown["seat"], shown["name"], shown["state"]]

    assert look(carl, table.token) == [1, "Ben", "taken"]
    assert look(ben, table.token) == [1, "Ben", "yours"]
    assert look(carl, table.watch) == [None, "", "watch"]
    ben.ask("DELETE", table.path)
    assert look(carl, table.token) == [1, "Ben", "free"]


def test_a_stranger_cannot_tell_a_table_from_none(table: Table, carl: Visitor) -> None:
    wrong = {"token": "x" * 43}

    for route in ("look", "join", "asks"):
        here = carl.ask("POST", f"{table.path}/{route}", wrong, expect=404)
        nowhere = carl.ask("POST", f"tables/nowhere/{route}", wrong, expect=404)
        assert here == nowhere
    for name in ("%00", "%F0%9F", "x" * 300, "12_letters_x"):
        carl.ask("POST", f"tables/{name}/join", wrong, expect=404)
        carl.ask("POST", f"{table.path}/asks/{name}", {"grant": True}, expect=404)
    for route in ("return", "seats/1/device", "seats/1/empty"):
        here = carl.ask("POST", f"{table.path}/{route}", expect=404)
        assert here == carl.ask("POST", f"tables/nowhere/{route}", expect=404)


def test_who_asks_gets_the_seat_when_it_is_granted(
    house: House, table: Table, anna: Visitor, ben: Visitor, carl: Visitor
) -> None:
    spectator = Visitor(house)
    spectator.join(table.name, table.watch)
    guests = [each.sit(table.name) for each in (anna, ben, spectator)]
    asked = {**table.link, "name": "Carl"}
    assert carl.ask("POST", f"{table.path}/asks", asked)["state"] == "waiting"
    for guest in guests[:2]:
        guest.wait(lambda message: bool(message.get("asks")))
    (ask,) = guests[0].now["asks"]
    assert (ask["seat"], ask["name"]) == (1, "Carl")

    answered = ben.ask("POST", f"{table.path}/asks/{ask['ask']}", {"grant": True})

    assert answered == {"ask": ask["ask"], "seat": 1, "granted": True}
    assert carl.ask("POST", f"{table.path}/look", table.link)["state"] == "yours"
    now = carl.ask("GET", table.path)
    assert (now["you"], now["seats"][1]["name"]) == ([1], "Carl")
    assert guests[1].wait(lambda message: message.get("you") == [])["asks"] == []
    guests[2].wait(lambda message: message["type"] == "snapshot" and "Carl" in str(message))
    assert not any(render(guests[2]))


def test_the_host_may_answer_too_and_nobody_else(
    house: House, table: Table, anna: Visitor, carl: Visitor
) -> None:
    dora = Visitor(house)
    dora.join(table.name, table.watch)
    carl.ask("POST", f"{table.path}/asks", table.link)
    (ask,) = anna.ask("GET", table.path)["asks"]
    path = f"{table.path}/asks/{ask['ask']}"

    for stranger in (dora, carl):
        stranger.ask("POST", path, {"grant": True}, expect=404)
    anna.ask("POST", path, {"grant": False})

    assert anna.ask("GET", table.path)["asks"] == []
    assert carl.ask("POST", f"{table.path}/look", table.link)["state"] == "refused"
    assert carl.ask("POST", f"{table.path}/asks", table.link, expect=429)["code"] == "too_fast"
    assert anna.ask("POST", path, {"grant": True}, expect=404)["code"] == "not_found"


def test_only_so_many_may_ask_and_a_new_link_ends_their_asking(
    house: House, table: Table, anna: Visitor
) -> None:
    crowd = [Visitor(house) for _ in range(21)]
    for each in crowd[:20]:
        each.ask("POST", f"{table.path}/asks", table.link)
        each.ask("POST", f"{table.path}/asks", table.link)

    late = crowd[20].ask("POST", f"{table.path}/asks", table.link, expect=409)
    shown = len(anna.ask("GET", table.path)["asks"])
    anna.ask("POST", f"{table.path}/links", {"seat": 1})

    assert (late["code"], shown) == ("too_many", 20)
    assert anna.ask("GET", table.path)["asks"] == []


def test_another_device_holds_the_seat_by_a_link_that_is_good_once(
    house: House, table: Table, anna: Visitor, ben: Visitor, carl: Visitor
) -> None:
    phone = Visitor(house)
    path = f"{table.path}/seats/1/device"
    replaced = ben.ask("POST", path)["token"]
    token = ben.ask("POST", path)["token"]
    phone.ask("POST", f"{table.path}/join", {"token": replaced}, expect=404)
    assert phone.ask("POST", f"{table.path}/look", {"token": token})["state"] == "device"

    assert phone.join(table.name, token)["you"] == [1]

    carl.ask("POST", f"{table.path}/join", {"token": token}, expect=404)
    devices = [seat["devices"] for seat in ben.ask("GET", table.path)["seats"]]
    assert devices == [None, 2]  # how many hold Anna's seat is Anna's business
    assert [seat["devices"] for seat in anna.ask("GET", table.path)["seats"]] == [1, 2]
    anna.ask("POST", path, expect=403)


def test_a_holder_can_drop_the_other_devices(house: House, table: Table, ben: Visitor) -> None:
    phone = Visitor(house)
    ben.lend(phone, table.name, 1)
    guest = phone.sit(table.name)
    pending = ben.ask("POST", f"{table.path}/seats/1/device")["token"]

    ben.ask("DELETE", f"{table.path}/seats/1/device")

    with pytest.raises(ConnectionClosed, match="not_seated"):
        guest.wait(lambda _: False)
    phone.ask("POST", f"{table.path}/join", {"token": pending}, expect=404)
    assert ben.ask("GET", table.path)["seats"][1]["devices"] == 1


def test_the_link_for_a_device_ends_after_a_while(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path)).start()
    anna, phone = Visitor(house), Visitor(house)
    made = anna.make("me")
    token = anna.ask("POST", f"tables/{made['table']}/seats/0/device")["token"]
    engine = open_engine(house.database)
    with engine.begin() as link:
        link.execute(sa.update(seats).values(device_until=seats.c.device_until - 15 * 60_000))
    engine.dispose()

    late = phone.ask("POST", f"tables/{made['table']}/join", {"token": token}, expect=404)
    house.finish()

    assert late["code"] == "not_found"


def test_a_seat_is_held_by_a_few_devices_at_most(house: House, table: Table, ben: Visitor) -> None:
    for _ in range(7):
        ben.lend(Visitor(house), table.name, 1)

    refused = ben.ask("POST", f"{table.path}/seats/1/device", expect=409)

    assert refused["code"] == "too_many"


def test_the_host_can_empty_a_seat(
    house: House, table: Table, anna: Visitor, ben: Visitor, carl: Visitor
) -> None:
    phone = Visitor(house)
    ben.lend(phone, table.name, 1)
    guests = [each.sit(table.name) for each in (ben, phone)]
    ben.ask("POST", f"{table.path}/seats/1/empty", expect=403)

    fresh = anna.ask("POST", f"{table.path}/seats/1/empty")

    for guest in guests:
        with pytest.raises(ConnectionClosed, match="not_seated"):
            guest.wait(lambda _: False)
    ben.ask("POST", f"{table.path}/join", table.link, expect=404)
    command = {"type": "act", "id": "x", "version": 0, "steps": ["take wood"]}
    assert ben.http.post(f"{house.url}/api/{table.path}/commands", json=command).status_code >= 400
    assert carl.join(table.name, fresh["token"])["you"] == [1]


def test_a_host_who_empties_the_own_seat_goes_on_watching(anna: Visitor, ben: Visitor) -> None:
    made = anna.make("me", "here")
    path = f"tables/{made['table']}"

    fresh = [anna.ask("POST", f"{path}/seats/{seat}/empty")["token"] for seat in (0, 1)]
    ben.join(made["table"], fresh[0])

    assert anna.ask("GET", path)["you"] == []
    assert anna.ask("GET", path)["host"] is True
    anna.ask("POST", f"{path}/seats/7/empty", expect=400)


def test_the_host_can_come_back_after_leaving(
    table: Table, anna: Visitor, ben: Visitor, carl: Visitor
) -> None:
    anna.ask("DELETE", table.path)
    anna.ask("GET", table.path, expect=404)
    (listed,) = [each for each in anna.ask("GET", "tables") if each["table"] == table.name]
    assert (listed["left"], listed["you"], listed["host"]) == (True, [], True)
    for stranger in (ben, carl):
        stranger.ask("POST", f"{table.path}/return", expect=404)

    back = anna.ask("POST", f"{table.path}/return")

    assert back == {"table": table.name, "you": [0], "watching": False}
    assert anna.ask("GET", table.path)["you"] == [0]
    assert anna.ask("GET", "tables")[0]["left"] is False


def test_a_host_whose_seat_was_taken_meanwhile_comes_back_to_watch(
    anna: Visitor, ben: Visitor
) -> None:
    made = anna.make("me", "link")
    path = f"tables/{made['table']}"
    link = anna.ask("POST", f"{path}/links", {"seat": 0})
    anna.ask("DELETE", path)
    ben.join(made["table"], link["token"])

    back = anna.ask("POST", f"{path}/return")

    assert (back["you"], back["watching"]) == ([], True)
    assert anna.ask("GET", path)["host"] is True
