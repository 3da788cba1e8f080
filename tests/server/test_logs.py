"""The log: one form, a number for each request, no secrets, and never endless."""

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.server import logs
from kontor.server.logs import JsonFormatter, SparingHandler, TextFormatter
from kontor.server.tokens import fresh_token
from tests.server.house import House, Visitor, sqlite

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (WARNING|ERROR) ")
log = logging.getLogger("kontor.test")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = SparingHandler(stream)
    handler.setFormatter(TextFormatter())
    log.addHandler(handler)
    log.propagate = False
    yield stream
    log.removeHandler(handler)
    handler.close()


def test_a_line_has_time_level_request_and_table(written: io.StringIO) -> None:
    with logs.request_context("Zk3vT0aLq9xB") as number:
        log.warning("the %s is late", "fish")
    log.error("nobody asked", extra={"table": "AAAAbbbb0123"})

    first, second = written.getvalue().splitlines()
    assert LINE.match(first)
    assert first.endswith(f"WARNING request={number} table=Zk3vT0aLq9xB the fish is late")
    assert second.endswith("ERROR table=AAAAbbbb0123 nobody asked")


def test_a_trace_belongs_to_its_line_and_nothing_can_look_like_another(
    written: io.StringIO,
) -> None:
    try:
        raise KeyError("\n2026-01-01T00:00:00.000Z ERROR forged")
    except KeyError:
        log.exception("it broke\n2026-01-01T00:00:00.000Z ERROR forged \x1b[31m")

    lines = written.getvalue().splitlines()
    assert "KeyError" in lines[-1]
    assert [line for line in lines if LINE.match(line)] == lines[:1]
    assert "\x1b" not in written.getvalue()


@pytest.mark.parametrize("before", ["", "Bearer ", "token_", "http://host/#/join/x/"])
def test_a_token_is_never_written_not_even_in_a_trace(before: str, written: io.StringIO) -> None:
    token = fresh_token()

    try:
        raise ValueError(before + token)
    except ValueError:
        log.exception("%s is wrong", before + token)

    assert token not in written.getvalue()
    assert "[secret] is wrong" in written.getvalue()


def test_lines_of_a_kind_are_counted_after_the_first_few(written: io.StringIO) -> None:
    for number in range(500):
        with logs.request_context(None):
            log.warning(f"connection {number} has no place at 0x{number:x}")  # noqa: G004
    log.warning("something else")

    log.handlers[0].close()

    *lines, last = written.getvalue().splitlines()
    assert len(lines) == logs.OFTEN + 1
    assert re.search(r"connection 499 .* \(and 494 more like it since request \d+\)$", last)


def test_many_kinds_do_not_make_it_endless(written: io.StringIO) -> None:
    for number in range(20_000):
        kind = "a" * (number % 1000) + "b" * (number // 1000)
        log.warning(kind)

    assert len(written.getvalue().splitlines()) <= (logs.KINDS + 1) * logs.OFTEN


def test_the_same_as_json() -> None:
    record = log.makeRecord(
        "x", logging.ERROR, "f", 1, "%s broke", ("it",), None, extra={"table": "T", "request": 7}
    )

    said = json.loads(JsonFormatter().format(record))

    assert {name: said[name] for name in ("level", "request", "table", "message")} == {
        "level": "ERROR", "request": "7", "table": "T", "message": "it broke",
    }  # fmt: skip


@pytest.mark.parametrize("style", ["text", "json"])
def test_the_log_of_a_server_has_this_form(tmp_path: Path, style: str) -> None:
    house = House(
        sqlite(tmp_path),
        log=tmp_path / "log",
        KONTOR_PLAYERS="tests.server.thinkers_for_tests",
        KONTOR_LOG=style,
    ).start()
    anna = Visitor(house)
    made = anna.make("me", "clumsy", seed=5)
    guest = anna.sit(made["table"])
    while guest.now["your_turn"]:
        guest.act("end" if "end" in guest.legal else "take wood")
    guest.settle()
    house.finish()

    lines = (tmp_path / "log").read_text("utf-8").splitlines()
    assert any("an opponent had no answer: ZeroDivisionError" in line for line in lines)
    assert any(made["table"] in line for line in lines)
    if style == "json":
        assert all(json.loads(line)["time"] for line in lines)
        assert any("choose" in json.loads(line).get("trace", "") for line in lines)
    else:
        assert all(LINE.match(line) or line.startswith("    ") for line in lines)
