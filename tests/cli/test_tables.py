"""`kontor tables`: what a host sees and does, alone and while the server runs."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import Result

from kontor.cli.options import out
from kontor.server.store.database import open_engine
from kontor.server.store.schema import tables
from tests.server.house import ConnectionClosed, House, Visitor, sqlite

Kontor = Callable[..., Result]
COMMANDS = ["list", "show", "close", "delete", "expire"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    started = House(sqlite(tmp_path_factory.mktemp("tables"))).start()
    yield started
    started.finish()


@pytest.fixture
def run(kontor: Kontor, house: House, monkeypatch: pytest.MonkeyPatch) -> Kontor:
    # What a test before this one has made of the terminal does not count.
    monkeypatch.setattr(out, "_width", 200)
    monkeypatch.setattr(out, "_height", 50)

    def run(command: str, *words: object, typed: str = "") -> Result:
        return kontor("tables", command, *words, "--database", house.database, typed=typed)

    return run


def made(house: House) -> tuple[Visitor, dict[str, str]]:
    """A table of Anna and Ben after one action."""
    anna, ben = Visitor(house), Visitor(house)
    table = anna.make("me", "link", "deckhand", seed=5)
    ben.join(table["table"], table["links"]["1"], name="Ben")
    anna.sit(table["table"]).act("take wood")
    return anna, {"name": table["table"], "seat": table["links"]["1"], "watch": table["watch"]}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_is_described(kontor: Kontor, command: str) -> None:
    explained = kontor("tables", command, "--help")
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")

    assert f"Usage: kontor tables {command}" in explained.stdout
    assert f"kontor tables {command}" in page


def test_a_list_and_a_table_show_everything_but_secrets(run: Kontor, house: House) -> None:
    anna, table = made(house)

    listed, shown = run("list"), run("show", table["name"])

    line = next(line for line in listed.stdout.splitlines() if table["name"] in line)
    assert re.search(r"le_havre.*Ben.*open.*1.*2 browsers", line)
    assert re.search(r"1 +│ Ben +│ person +│ 1 ", shown.stdout)
    assert re.search(r"2 +│ Deckhand 3 +│ deckhand", shown.stdout)
    for text in (listed.stdout, shown.stdout):
        assert not re.search(r"[0-9a-f]{64}|[\w-]{43}", text)
        for secret in (anna.key, table["seat"], table["watch"]):
            assert secret not in text


def test_a_game_is_closed_while_the_server_runs(run: Kontor, house: House) -> None:
    anna, table = made(house)
    guest = anna.sit(table["name"])

    kept = run("close", table["name"], typed="n\n")
    assert guest.now["status"] == "open"
    closed = run("close", table["name"], typed="y\n")

    assert (kept.exit_code, closed.exit_code) == (1, 0)
    guest.wait(lambda message: message.get("status") == "closed")
    again = run("close", table["name"], "--yes")
    assert (again.exit_code, again.stderr) == (1, "this game is already over\n")


def test_a_table_is_deleted_while_the_server_runs(run: Kontor, house: House) -> None:
    anna, table = made(house)
    guest = anna.sit(table["name"])

    result = run("delete", table["name"], "--yes")

    assert result.exit_code == 0
    with pytest.raises(ConnectionClosed, match="not_found"):
        guest.wait(lambda _: False)
    anna.ask("GET", f"tables/{table['name']}", expect=404)
    for command in ("show", "close", "delete"):
        gone = run(command, table["name"], *([] if command == "show" else ["--yes"]))
        assert (gone.exit_code, gone.stderr) == (1, "there is no such table\n")


def test_old_tables_are_deleted_and_a_dry_run_only_names_them(run: Kontor, house: House) -> None:
    anna = Visitor(house)
    finished, abandoned, fresh = (anna.make("me")["table"] for _ in range(3))
    anna.ask("POST", f"tables/{finished}/close")
    engine = open_engine(house.database)
    with engine.begin() as link:
        old = tables.c.id.in_([finished, abandoned])
        link.execute(sa.update(tables).where(old).values(changed=1))
    engine.dispose()

    usual = run("expire")
    dry = run("expire", "--finished", 30, "--abandoned", 60, "--dry-run")
    first = run("expire", "--finished", 30)
    second = run("expire", "--abandoned", 60)

    assert usual.stdout == "0 tables were deleted\n"
    assert {finished, abandoned} <= set(dry.stdout.splitlines())
    assert first.stdout == f"{finished}\n1 table was deleted\n"
    assert second.stdout == f"{abandoned}\n1 table was deleted\n"
    assert anna.ask("GET", f"tables/{fresh}")["status"] == "open"
    time.sleep(2.5)  # the server looks into the file every two seconds
    anna.ask("GET", f"tables/{finished}", expect=404)


def test_a_database_that_cannot_be_opened_is_refused_with_a_sentence(kontor: Kontor) -> None:
    result = kontor("tables", "list", "--database", "mysql://host/name")

    assert result.exit_code == 1
    assert result.stderr == "the database is SQLite or PostgreSQL, not 'mysql'\n"
