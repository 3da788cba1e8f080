"""All tables as one file and back: taken under load, portable, refused when anything is wrong."""

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from kontor.core.errors import BadInput
from kontor.server.store import backup
from kontor.server.store.database import FIRST, connect, open_engine, schema_transaction, upgrade
from kontor.server.store.store import Store
from tests.server.house import House, Visitor, sqlite
from tests.server.load import Player, end, under_load
from tests.server.postgres import postgres


@pytest.fixture
def elsewhere() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup with one game in it."""
    with House(sqlite(tmp_path)) as house:
        anna = Visitor(house)
        anna.sit(anna.make("me", "here", seed=1)["table"]).act("take wood")
    engine = open_engine(sqlite(tmp_path))
    backup.write(engine, tmp_path / "kept")
    engine.dispose()
    return tmp_path / "kept"


def test_a_backup_under_load_goes_on_in_another_database(tmp_path: Path, elsewhere: str) -> None:
    with House(sqlite(tmp_path)) as house:
        players = [Player(house, seed, "here") for seed in range(4)]
        for player in players:
            player.start()
        under_load(players)
        engine = open_engine(sqlite(tmp_path))
        before = [dict(player.accepted[player.table]) for player in players]

        found = backup.write(engine, tmp_path / "kept")

        under_load(players)
        end(players)
    engine.dispose()
    assert backup.restore(elsewhere, tmp_path / "kept") == found
    with House(elsewhere) as house:
        for player, accepted in zip(players, before, strict=True):
            guest = Visitor(house, player.visitor.key)
            live = guest.sit(player.table)
            lines = guest.ask("GET", f"tables/{player.table}/log")["lines"]
            assert {at: lines[at - 1]["steps"][0]["text"] for at in accepted} == accepted
            assert live.act(live.legal[0])["type"] == "answer"


def test_and_back_again(kept: Path, tmp_path: Path, elsewhere: str) -> None:
    backup.restore(elsewhere, kept)
    engine = open_engine(elsewhere)
    backup.write(engine, tmp_path / "again")
    engine.dispose()

    assert content(tmp_path / "again") == content(kept)
    (tmp_path / "new").mkdir()
    assert backup.restore(sqlite(tmp_path / "new"), tmp_path / "again").games == 1


def test_a_backup_of_older_tables_is_brought_up_to_date(tmp_path: Path) -> None:
    old = {"kontor backup": 1, "version": FIRST}
    engine = connect(sqlite(tmp_path))
    with schema_transaction(engine) as link:
        upgrade(link, FIRST)
        columns = {column["name"] for column in sa.inspect(link).get_columns("tables")}
    engine.dispose()
    row = {"id": "old", "name": "", "game": "le_havre", "rules": 1, "players": 2, "seed": 1}
    row |= {"options": {}, "start": None, "salt": "", "dealt": "chosen", "status": "open"}
    row |= {"host": "", "watch": "", "created": 1, "changed": 1, "count": 0, "turn": 0}
    assert set(row) == columns
    write(tmp_path / "old", [old, {"tables": row}])
    (tmp_path / "new").mkdir()

    backup.restore(sqlite(tmp_path / "new"), tmp_path / "old")

    store = Store(open_engine(sqlite(tmp_path / "new")))
    assert store.find("old") is not None
    store.close()


def content(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def write(path: Path, lines: list[dict[str, object]]) -> None:
    """A file that is whole, whatever stands in it."""
    texts = [json.dumps(line).encode() + b"\n" for line in lines]
    total = hashlib.sha256(b"".join(texts)).hexdigest()
    tail = json.dumps({"rows": len(lines) - 1, "sha256": total}).encode() + b"\n"
    with gzip.open(path, "wb") as file:
        file.writelines([*texts, tail])


def spoilt(kept: Path) -> dict[str, bytes]:
    """Files that are not to be believed."""
    text = content(kept)
    lines = text.splitlines(keepends=True)
    whole = kept.read_bytes()
    return {
        "nothing": b"",
        "foreign": gzip.compress(b'{"other": 1}\n'),
        "no gzip": b"SQLite format 3\0",
        "no table": gzip.compress(b"[1]\n"),
        "cut": whole[: len(whole) // 2],
        "cut at a line": gzip.compress(b"".join(lines[:-1])),
        "a row less": gzip.compress(b"".join(lines[:1] + lines[2:])),
        "changed": gzip.compress(text.replace(b"take wood", b"take fish")),
        "more": gzip.compress(text + b'{"tables":{}}\n'),
        "newer": gzip.compress(text.replace(b'"kontor backup":1', b'"kontor backup":2')),
    }  # fmt: skip


def test_what_is_damaged_foreign_or_newer_is_refused_and_nothing_is_touched(
    kept: Path, tmp_path: Path
) -> None:
    (tmp_path / "new").mkdir()
    target = sqlite(tmp_path / "new")

    for name, bad in spoilt(kept).items():
        (tmp_path / "spoilt").write_bytes(bad)
        with pytest.raises(BadInput):
            backup.restore(target, tmp_path / "spoilt")
        assert not (tmp_path / "new" / "tables.db").exists(), name


def test_a_newer_version_of_the_tables_is_refused_whole(kept: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in content(kept).splitlines()[:-1]]
    write(tmp_path / "newer", [{**lines[0], "version": "9999"}, *lines[1:]])
    (tmp_path / "new").mkdir()
    target = sqlite(tmp_path / "new")

    with pytest.raises(BadInput, match="newer"):
        backup.restore(target, tmp_path / "newer")

    engine = connect(target)
    assert sa.inspect(engine).get_table_names() == []
    engine.dispose()


def test_a_store_that_is_not_empty_is_left_alone(kept: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="empty"):
        backup.restore(sqlite(tmp_path), kept)

    store = Store(open_engine(sqlite(tmp_path)))
    with store.reading() as link:
        assert link.execute(sa.text("SELECT count(*) FROM tables")).scalar() == 1
    store.close()
