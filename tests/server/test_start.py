"""What a host reads at the start: where things are, or in one sentence what is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.server.store.database import place
from tests.server import nursery
from tests.server.house import House, sqlite

ENV = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KONTOR_LANGUAGE": "en"}


def refused(folder: Path, *words: str, **environment: str) -> str:
    """What `kontor serve` says when it does not start."""
    errors = folder / "errors"
    with errors.open("wb") as file:
        begun = nursery.start(
            ("serve", "--no-browser", "--port=0", *words),
            {**ENV, "KONTOR_HOME": str(folder), **environment},
            file,
        )
    assert begun.wait(30) == 1
    assert begun.stdout is not None
    with begun.stdout as output:
        assert output.read() == ""
    said = errors.read_text("utf-8")
    assert said.count("\n") == 1, said
    return said.strip()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "random.db"
    file.write_bytes(bytes(range(256)) * 50)

    said = refused(tmp_path, f"--database=sqlite:///{file}")

    assert said == "the database cannot be opened: file is not a database"
    assert file.read_bytes() == bytes(range(256)) * 50


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://a@localhost:notaport/x", "the database is an address such as sqlite:///f"),
        ("nonsense", "the database is an address such as sqlite:///file.db"),
        ("sqlite:///{folder}/x.db?foo=bar", "the address of a SQLite file ends with its name"),
        ("postgresql://a@/x?foo=bar", "the database cannot be opened: invalid connection option"),
        ("postgresql://a@127.0.0.1:1/x", "the database cannot be opened: connection failed"),
        ("mysql://a@localhost/x", "the database is SQLite or PostgreSQL, not 'mysql'"),
    ],
)
def test_an_address_that_is_none(tmp_path: Path, url: str, sentence: str) -> None:
    assert refused(tmp_path, f"--database={url.format(folder=tmp_path)}").startswith(sentence)


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("", "the players of '' cannot be loaded: "),
        ("..x", "the players of '..x' cannot be loaded: "),
        ("no.such", "the players of 'no.such' cannot be loaded: "),
        ("os", "'os' is not a module of players: it has no levels"),
        ("random", "'random' is not a module of players: it has no levels"),
    ],
)
def test_a_module_without_players(tmp_path: Path, module: str, sentence: str) -> None:
    assert refused(tmp_path, KONTOR_PLAYERS=module).startswith(sentence)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("KONTOR_PROXIES", "*", "KONTOR_PROXIES has addresses and networks such as 10.0.0.1"),
        ("KONTOR_PROXIES", "10.0.0.1,proxy", "KONTOR_PROXIES has addresses and networks"),
        ("KONTOR_LOG", "xml", "KONTOR_LOG is text or json, not 'xml'"),
        ("KONTOR_METRICS", "1", "KONTOR_METRICS is an address and a port such as 127.0.0.1:9321"),
        ("KONTOR_METRICS", "here:80", "KONTOR_METRICS is an address and a port such as 127.0.0.1"),
        ("KONTOR_CONNECTIONS", "0", "KONTOR_CONNECTIONS is a whole number from 1 on, not '0'"),
        ("KONTOR_HEADER_SECONDS", "x", "KONTOR_HEADER_SECONDS is a number of seconds up to 600"),
    ],
)
def test_a_setting_that_makes_no_sense(
    tmp_path: Path, name: str, value: str, sentence: str
) -> None:
    assert refused(tmp_path, **{name: value}).startswith(sentence)


def test_it_says_where_the_page_is_and_where_games_are_kept(tmp_path: Path) -> None:
    with House(sqlite(tmp_path)) as house:
        assert house.process is not None
        assert house.process.stdout is not None

        assert house.process.stdout.readline() == f"Games are kept in {tmp_path / 'tables.db'}\n"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ann:secret@db.lan/games", "postgresql://ann@db.lan/games"),
        ("postgresql://ann@/games?password=secret", "postgresql://ann@/games"),
        ("sqlite:////srv/tables.db", "/srv/tables.db"),
        ("sqlite://", "memory, for as long as this runs"),
    ],
)
def test_a_place_is_told_without_its_password(url: str, shown: str) -> None:
    assert place(url) == shown


def test_a_second_start_leads_to_the_table_that_runs(tmp_path: Path) -> None:
    with House(sqlite(tmp_path)) as house:
        words = ["serve", "--no-browser", f"--port={house.port}"]  # as `make play` runs it
        second = subprocess.run(
            [sys.executable, "-m", "kontor", *words],
            env={**ENV, "KONTOR_HOME": str(tmp_path)},
            check=False,
            capture_output=True,
            text=True,
            timeout=30,
        )

        assert second.returncode == 0
        assert second.stdout == f"Kontor runs already at http://localhost:{house.port}/\n"


def test_metrics_at_a_place_that_is_taken(tmp_path: Path) -> None:
    with House(sqlite(tmp_path)) as house:
        said = refused(tmp_path, KONTOR_METRICS=f"127.0.0.1:{house.port}")

    assert said == (
        f"metrics cannot listen at 127.0.0.1, port {house.port}: Address already in use"
    )
