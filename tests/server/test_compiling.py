"""While the rules are compiled behind a table, it is told how far that is, and who uses them."""

import json
import os
from pathlib import Path

import pytest

from kontor.server.opponents.compiling import Compiling
from tests.server.house import House, Visitor, sqlite


def keep(file: Path, **words: object) -> None:
    file.write_text(json.dumps(words))


def test_nothing_is_compiled_unless_somebody_says_so() -> None:
    engine = Compiling(None).engine()

    assert engine.state is None
    assert engine.opponents == engine.compiled
    assert Compiling(None).environment() == dict(os.environ)


def test_workers_leave_the_plain_rules_as_soon_as_the_others_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "compiling.json"
    monkeypatch.setenv("PYTHONPATH", "src")
    compiling = Compiling(file)

    before = compiling.engine(), compiling.environment()
    keep(file, state="running", done=0.5, left=40)
    during = compiling.engine(), compiling.environment()
    keep(file, state="failed", reason="no room")
    failed = compiling.engine(), compiling.environment()
    keep(file, state="done", reason="")
    after = compiling.engine(), compiling.environment()

    assert [each.state for each, _ in (before, during, failed, after)] == [
        "running", "running", "failed", "done",
    ]  # fmt: skip
    assert during[0].left == 40
    assert all("PYTHONPATH" in each for _, each in (before, during, failed))
    assert "PYTHONPATH" not in after[1]
    assert after[0].opponents


def test_a_game_goes_on_while_its_opponents_change_over(tmp_path: Path) -> None:
    file = tmp_path / "compiling.json"
    keep(file, state="running", done=0.1, left=60)
    with House(sqlite(tmp_path), KONTOR_COMPILING=str(file)) as house:
        anna = Visitor(house)
        live = anna.sit(anna.make("me", "deckhand", seed=1)["table"])
        live.settle()
        counts = []

        for state in ("running", "done"):
            keep(file, state=state, done=0.9, left=1)
            for _ in range(12):
                if live.settle()["your_turn"]:
                    live.act(live.legal[0])
            counts.append(live.settle()["count"])
        told = anna.ask("GET", "engine")

        assert counts[1] > counts[0] + 6
        assert told["state"] == "done"
        assert told["opponents"]
