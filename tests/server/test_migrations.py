"""The tables of the store have a version: older ones are brought up to date, newer ones refused."""

import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import kontor.server.store.migrations as migrations
from kontor.core.errors import BadInput
from kontor.server.store.database import FIRST, HEAD, open_engine
from kontor.server.store.schema import metadata
from kontor.server.tokens import digest
from tests.server.house import House, Visitor, sqlite
from tests.server.postgres import postgres

KEY = "k" * 43
OPTIONS = {"variant": "full", "cards": ["base"], "expert": False}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path_factory.mktemp("migrations"))
    else:
        with postgres() as url:
            yield url


def alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", next(iter(migrations.__path__)))
    return config


def version(database: str) -> str:
    engine = open_engine(database)
    with engine.connect() as link:
        found = str(link.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one())
    engine.dispose()
    return found


def test_the_newest_version_is_the_last_of_the_migrations() -> None:
    assert ScriptDirectory.from_config(alembic()).get_heads() == [HEAD]


def test_migrations_lead_to_the_tables_that_the_code_knows(database: str) -> None:
    engine = open_engine(database)

    with engine.connect() as link:
        context = MigrationContext.configure(link, opts={"compare_type": True})
        differences = compare_metadata(context, metadata)
    engine.dispose()

    assert differences == []


def make_first_tables(database: str) -> None:
    """A database as 0.1.0 left it, with one game."""
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as link:
        config = alembic()
        config.attributes["connection"] = link
        command.upgrade(config, FIRST)
        link.execute(sa.text("DROP TABLE alembic_version"))
        old = sa.MetaData()
        old.reflect(link)
        table: dict[str, object] = {
            "id": "old_old_old_",
            "name": "",
            "game": "le_havre",
            "rules": 1,
            "players": 2,
            "seed": 1,
        }
        table |= {"options": OPTIONS, "salt": "", "dealt": "chosen", "status": "open"}
        table |= {"host": digest(KEY), "watch": "", "created": 1, "changed": 1, "count": 1}
        link.execute(sa.insert(old.tables["tables"]), table)
        seat = {"table_id": "old_old_old_", "here": True, "name": "", "colour": "", "token": ""}
        link.execute(sa.insert(old.tables["seats"]), [{**seat, "seat": at} for at in range(2)])
        key = {"key": digest(KEY), "table_id": "old_old_old_"}
        link.execute(sa.insert(old.tables["holders"]), [{**key, "seat": at} for at in range(2)])
        event = {"table_id": "old_old_old_", "version": 1, "kind": "play", "seat": 0}
        link.execute(sa.insert(old.tables["events"]), {**event, "text": "take wood", "time": 2})
    engine.dispose()


def test_games_of_the_first_version_go_on(database: str) -> None:
    make_first_tables(database)

    with House(database) as house:
        live = Visitor(house, KEY).sit("old_old_old_")
        before = live.now
        answer = live.act("end")

    assert version(database) == HEAD
    assert before["count"] == 1
    assert before["log"]["lines"][0]["steps"][0]["text"] == "take wood"
    assert answer["type"] == "answer"


def test_a_table_of_the_first_version_that_nobody_holds_waits_for_its_host(database: str) -> None:
    make_first_tables(database)
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as link:
        link.execute(sa.text("DELETE FROM holders"))
    engine.dispose()

    with House(database, KONTOR_SWEEP="1") as house:
        time.sleep(1.5)  # a sweep
        back = Visitor(house, KEY).ask("POST", "tables/old_old_old_/return")

    assert back["you"] == [0, 1]


def test_tables_of_a_newer_version_are_refused_and_left_alone(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as link:
        link.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(BadInput, match=r"newer Kontor.*9999"):
        open_engine(database)

    with engine.connect() as link:
        assert link.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engine.dispose()
