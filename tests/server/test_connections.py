"""Connections have limits, so that one address cannot keep everybody else out."""

import resource
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from kontor.server.settings import Settings
from tests.server.house import PATIENCE, House, Visitor, sqlite, until

HALF = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
WHOLE = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
MANY = 1_100
LIMITS = ("KONTOR_HEADER_SECONDS", "KONTOR_BODY_SECONDS", "KONTOR_IDLE_SECONDS")
PATIENT = dict.fromkeys(LIMITS, "600")  # longer than any test


def connected(house: House, stack: ExitStack, sender: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's addresses."""
    made = socket.create_connection(("127.0.0.1", house.port), 5, source_address=(sender, 0))
    return stack.enter_context(made)


def is_ended(connection: socket.socket) -> bool:
    """Whether the server has closed a connection, perhaps after a last word."""
    connection.settimeout(0.05)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.fixture
def few(tmp_path: Path) -> Iterator[House]:
    """A server with room for ten, five of one address."""
    started = House(
        sqlite(tmp_path),
        None,
        KONTOR_CONNECTIONS="10",
        KONTOR_CONNECTIONS_EACH="5",
        **PATIENT,
    ).start()
    yield started
    started.finish()


def test_half_sent_requests_of_one_address_lock_nobody_else_out(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < MANY + 500:
        pytest.skip("this machine allows too few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, MANY + 500), hard))
    house = House(
        sqlite(tmp_path),
        log=tmp_path / "log",
        KONTOR_CONNECTIONS=str(Settings.connections),
        KONTOR_CONNECTIONS_EACH=str(Settings.connections_each),
        **PATIENT,
    ).start()
    assert house.process is not None
    if sys.platform == "linux":  # as many open files as a process usually may have
        resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE, (1024, hard))

    with ExitStack() as stack:
        crowd: list[socket.socket] = []
        for _ in range(MANY):
            with suppress(OSError):  # it was refused already
                crowd.append(connected(house, stack))
                crowd[-1].sendall(HALF)
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        other = stack.enter_context(
            httpx.Client(verify=False, transport=transport, timeout=PATIENCE)
        )
        answers = [other.get(f"{house.url}/api/health").status_code for _ in range(50)]
        first = [is_ended(each) for each in crowd[:10]]
    house.finish()

    assert answers == [200] * 50
    assert not any(first)  # they are still there, and hold what one address may have
    assert (tmp_path / "log").stat().st_size < 100_000


def test_one_address_has_so_many_connections_and_the_next_one_is_told(few: House) -> None:
    with ExitStack() as stack:
        held = [connected(few, stack) for _ in range(5)]
        time.sleep(0.2)

        refused = connected(few, stack)
        said = refused.recv(4096)
        other = connected(few, stack, "127.0.0.2")
        other.sendall(WHOLE)

        assert b" 503 " in said
        assert b'"code": "unavailable"' in said
        assert b" 200 " in other.recv(4096)
        assert len(held) == 5


def test_a_socket_counts_until_it_ends(few: House) -> None:
    anna = Visitor(few)
    table = anna.make("me", "link")["table"]
    anna.http.close()
    time.sleep(0.2)
    guests = [anna.sit(table) for _ in range(5)]

    with ExitStack() as stack:
        assert b" 503 " in connected(few, stack).recv(4096)
        guests[0].close()
        time.sleep(0.2)
        again = connected(few, stack)
        again.sendall(WHOLE)

        assert b" 200 " in again.recv(4096)


def test_when_all_places_are_taken_the_longest_silent_one_is_given_to_the_next(few: House) -> None:
    anna = Visitor(few)
    guest = anna.sit(anna.make("me", "link")["table"])
    anna.http.close()
    time.sleep(0.2)
    with ExitStack() as stack:
        silent = [connected(few, stack, f"127.0.0.{3 + at // 5}") for at in range(9)]
        time.sleep(0.2)

        late = connected(few, stack, "127.0.0.9")
        late.sendall(WHOLE)

        assert b" 200 " in late.recv(4096)
        assert is_ended(silent[0])
        assert not is_ended(silent[8])
    assert guest.act("take wood")["type"] == "answer"


@pytest.mark.parametrize(
    ("limit", "ended"),
    [("KONTOR_HEADER_SECONDS", [0, 1]), ("KONTOR_BODY_SECONDS", [2]), ("KONTOR_IDLE_SECONDS", [3])],
)
def test_headers_a_body_and_the_next_request_have_their_time(
    tmp_path: Path, limit: str, ended: list[int]
) -> None:
    """Those whose time is short are ended while the others, whose time is long, still wait."""
    with House(sqlite(tmp_path), None, **{**PATIENT, limit: "1"}) as house, ExitStack() as stack:
        waiting = [connected(house, stack) for _ in range(4)]
        _, half, body, idle = waiting
        half.sendall(HALF)
        body.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{")
        idle.sendall(WHOLE)

        until(lambda: all(is_ended(waiting[at]) for at in ended))

        assert [at for at, each in enumerate(waiting) if is_ended(each)] == ended


def test_a_guest_at_a_table_stays_longer_than_any_request_may_take(tmp_path: Path) -> None:
    with House(sqlite(tmp_path), None, **dict.fromkeys(LIMITS, "1")) as house:
        anna = Visitor(house)
        guest = anna.sit(anna.make("me")["table"])

        time.sleep(2.5)

        assert guest.act("take wood")["type"] == "answer"


def test_a_drop_at_a_time_does_not_gain_any(tmp_path: Path) -> None:
    """If it did, this one would never be ended: many drops come in the time for all headers."""
    with House(sqlite(tmp_path), KONTOR_HEADER_SECONDS="1") as house, ExitStack() as stack:
        slow = connected(house, stack)
        slow.sendall(HALF)

        def is_refused() -> bool:
            try:
                slow.sendall(b"x")
            except OSError:
                return True
            return False

        until(is_refused)


# -- proxies -----------------------------------------------------------------------------------


def codes(house: House, names: list[str], sender: str = "127.0.0.1") -> list[int]:
    """What requests are answered that say they come from elsewhere."""
    transport = httpx.HTTPTransport(local_address=sender)
    with httpx.Client(verify=False, transport=transport) as client:
        url = f"{house.url}/api/health"
        return [client.get(url, headers={"x-forwarded-for": name}).status_code for name in names]


def test_nobody_is_believed_to_be_somebody_else(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), KONTOR_RATE="1").start()

    answers = codes(house, [f"10.0.0.{number}" for number in range(60)])
    house.finish()

    assert 429 in answers


def test_a_trusted_proxy_is_believed_as_far_as_it_can_know(tmp_path: Path) -> None:
    house = House(
        sqlite(tmp_path),
        KONTOR_RATE="1",
        KONTOR_PROXIES="127.0.0.1, 10.9.0.0/16",
        KONTOR_CONNECTIONS_EACH="3",
    ).start()

    many = codes(house, [f"10.0.0.{number}" for number in range(60)])
    one = codes(house, [f"1.2.3.{number}, 10.1.0.7, 10.9.0.1" for number in range(60)])
    stranger = codes(house, [f"10.2.0.{number}" for number in range(60)], "127.0.0.2")
    with ExitStack() as stack:
        for _ in range(6):  # the limit for one address is not meant for a proxy
            last = connected(house, stack)
        last.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 10.0.1.1\r\n\r\n"))
        answer = last.recv(4096)
    house.finish()

    assert set(many) == {200}
    assert 429 in one  # the right-most address that is no proxy counts
    assert 429 in stranger
    assert b" 200 " in answer
