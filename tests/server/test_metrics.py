"""Metrics: what is counted, and that nobody can be found in it."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as parsed

from kontor import __version__
from tests.server.house import PATIENCE, House, Visitor, sqlite
from tests.server.postgres import cluster
from tests.server.test_connections import connected, is_ended

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]
LABELS = {"by", "kind", "le", "reason", "route", "rules", "status", "version"}


class Meter:
    """Reads the metrics of a server."""

    def __init__(self, house: House) -> None:
        assert house.process is not None
        assert house.process.stdout is not None
        lines = iter(house.process.stdout.readline, "")
        self.url = next(line.split()[-1] for line in lines if line.startswith("Metrics are at"))

    def text(self) -> str:
        """Everything, as it is told."""
        return httpx.get(self.url).raise_for_status().text

    def samples(self) -> Samples:
        """Everything by name and labels."""
        return {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in parsed(self.text())
            for sample in family.samples
        }

    def value(self, name: str, **labels: str) -> float:
        """One figure; 0 when there is none yet."""
        return self.samples().get((f"kontor_{name}", frozenset(labels.items())), 0.0)

    def wait(self, wanted: Callable[[], bool]) -> None:
        """Until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < deadline, self.text()
            time.sleep(0.02)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(
        sqlite(tmp_path),
        KONTOR_METRICS="127.0.0.1:0",
        KONTOR_PLAYERS="tests.server.thinkers_for_tests",
        KONTOR_CONNECTIONS_EACH="20",
        KONTOR_LONGEST="60",
        KONTOR_WAIT="0.1",
    ) as started:
        yield started


@pytest.fixture
def meter(house: House) -> Meter:
    return Meter(house)


def test_actions_are_counted_by_kind_and_by_who_made_them(house: House, meter: Meter) -> None:
    anna = Visitor(house)
    guest = anna.sit(anna.make("me", "quick", seed=5)["table"])

    own = guest.play(Random(1))
    answers = guest.settle()["count"] - own
    guest.travel("undo", guest.now["undo"]["to"])

    assert meter.value("actions_total", kind="play", by="person") == own
    assert meter.value("actions_total", kind="play", by="opponent") == answers > 0
    assert meter.value("actions_total", kind="undo", by="person") == 1
    assert meter.value("store_seconds_count") == own + answers + 1
    assert 0 < meter.value("store_seconds_sum") < PATIENCE


def test_tables_guests_and_connections_come_and_go(house: House, meter: Meter) -> None:
    anna = Visitor(house)
    table = anna.make("me", "here")["table"]
    before = meter.value("connections")

    guests = [anna.sit(table), anna.sit(table)]
    meter.wait(lambda: meter.value("guests") == 2)

    assert meter.value("tables_open") == 1
    assert meter.value("connections") >= before + 2
    for guest in guests:
        guest.close()
    meter.wait(lambda: meter.value("guests") == 0)


def test_a_request_is_counted_by_the_template_of_its_address(house: House, meter: Meter) -> None:
    anna = Visitor(house)
    table = anna.make("me", "here")["table"]

    anna.ask("GET", f"tables/{table}")
    anna.ask("GET", "tables/nosuchtable0", expect=404)
    anna.ask("GET", f"nowhere/{anna.key}", expect=404)
    anna.ask("BREW", f"tables/{table}", expect=405)

    route = "GET /api/tables/{table}"
    assert meter.value("requests_total", route=route, status="200") == 1
    assert meter.value("requests_total", route=route, status="404") == 1
    assert meter.value("request_seconds_count", route=route) == 2
    assert meter.value("requests_total", route="other", status="404") == 1
    assert meter.value("requests_total", route="other", status="405") == 1


def test_who_waits_for_a_worker_who_thinks_and_who_is_stood_in_for(
    house: House, meter: Meter
) -> None:
    anna = Visitor(house)
    busy = anna.sit(anna.make("lasting:60", "me", seed=1)["table"])
    meter.wait(lambda: meter.value("thinking_running") == 1)

    waits = anna.sit(anna.make("lasting:1", "me", seed=2)["table"])
    meter.wait(lambda: meter.value("thinking_waiting") == 1)
    waits.settle()

    assert meter.value("thinking_stand_ins_total") >= 1
    assert busy.now["thinking"] == 0


def test_connections_without_a_place_are_counted(house: House, meter: Meter) -> None:
    with ExitStack() as stack:
        held = [connected(house, stack, "127.0.0.9") for _ in range(21)]

        meter.wait(lambda: meter.value("connections_refused_total", reason="address") == 1)

        assert is_ended(held[-1])


def test_an_outage_of_the_store_is_seen() -> None:
    with cluster() as server, House(server.url, KONTOR_METRICS="127.0.0.1:0") as house:
        meter = Meter(house)
        anna = Visitor(house)
        guest = anna.sit(anna.make("me", "here")["table"])

        server.stop()
        guest.command("act", steps=[guest.legal[0]])
        server.start()
        meter.wait(lambda: meter.value("tables_recovered_total") >= 1)

        assert meter.value("store_errors_total") >= 1
        assert meter.value("tables_discarded_total") == meter.value("tables_recovered_total")


def test_nobody_and_no_table_can_be_found_in_it(house: House, meter: Meter) -> None:
    anna = Visitor(house)
    made = anna.make("me", "link", name="Tuesday")
    table, token = made["table"], made["links"]["1"]
    guest = anna.sit(table)
    guest.play(Random(2), 5)
    Visitor(house).join(table, token, name="Benedict")
    anna.ask("GET", f"{anna.key}", expect=404)
    httpx.request("".join(["X", table.replace("_", "").replace("-", "")]), f"{house.url}/api/games")

    text = meter.text()

    for secret in (table, token, anna.key, "Tuesday", "Benedict", "127.0.0.1"):
        assert secret not in text
    assert set(re.findall(r'[{,](\w+)="', text)) <= LABELS


def test_it_says_what_runs_here(meter: Meter) -> None:
    names = {name for name, _ in meter.samples()}
    (build,) = [labels for name, labels in meter.samples() if name == "kontor_build_info"]

    assert ("version", __version__) in build
    assert "process_resident_memory_bytes" in names or not Path("/proc/stat").exists()


def test_the_face_itself_never_tells_them(house: House, meter: Meter) -> None:
    answers = [httpx.get(f"{house.url}{path}") for path in ("/metrics", "/api/metrics")]

    assert [answer.status_code for answer in answers] == [404, 404]
    assert "kontor_tables_open" in meter.text()
