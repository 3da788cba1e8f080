"""Getting a checkout ready: what is missing is done once, in order, and a failure says why."""

import json
import re
import sys
from pathlib import Path

import pytest

from tools.ready.__main__ import alone, is_busy, keep, needed, remember, run
from tools.ready.line import Line, state
from tools.ready.steps import Failed, Step, checksum


def step(folder: Path, name: str, code: str, *after: str) -> Step:
    command = [sys.executable, "-c", code]
    return Step(name, [command], folder / f"made-{name}-1", 1, after, re.compile("part"), 2)


def test_only_what_is_missing_is_done_each_after_what_it_needs(tmp_path: Path) -> None:
    order = f"open({str(tmp_path / 'order')!r}, 'a').write"
    steps = {
        "first": step(tmp_path, "first", f"{order}('1')"),
        "second": step(tmp_path, "second", f"{order}('2')", "first"),
        "other": step(tmp_path, "other", f"{order}('x')"),
    }
    (tmp_path / "made-second-0").touch()  # an older one

    todo = needed(["second"], steps)
    with Line(todo) as line:
        run(todo, steps, line)

    assert (tmp_path / "order").read_text() == "12"
    assert needed(["second"], steps) == []
    assert needed(["other"], steps) == [steps["other"]]
    assert not (tmp_path / "made-second-0").exists()


def test_a_step_that_fails_says_what_was_said_and_leaves_no_stamp(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = {"bad": step(tmp_path, "bad", "print('no such library'); raise SystemExit(3)")}

    with Line([steps["bad"]]) as line, pytest.raises(Failed):
        run([steps["bad"]], steps, line)

    assert "no such library" in capsys.readouterr().out
    assert not steps["bad"].is_done


def test_lines_that_were_counted_say_how_far_a_step_is(tmp_path: Path) -> None:
    one = step(tmp_path, "one", "print('part')")

    one.run()

    assert one.share == 1
    assert state([step(tmp_path, "two", "")]).startswith("  two 0 %")


def test_a_checksum_changes_with_names_content_and_words(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("a")
    sums = [checksum([file]), checksum([file], "word")]
    file.write_text("b")
    sums.append(checksum([file]))

    assert len(set(sums)) == 3


def test_one_make_at_a_time_works_in_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.ready.__main__.LOCK", tmp_path / "lock")
    before = is_busy()
    with alone():
        during = is_busy()

    assert (before, during, is_busy()) == (False, True, False)


def test_how_it_ended_is_kept_for_others(tmp_path: Path) -> None:
    keep(tmp_path / "progress.json", "failed", "no room")

    assert json.loads((tmp_path / "progress.json").read_text())["reason"] == "no room"


def test_how_long_it_took_is_remembered_where_nothing_was_set_up_before(tmp_path: Path) -> None:
    times = tmp_path / ".venv" / "times.json"
    page = step(tmp_path, "page", "pass")
    page.run()

    remember({"page": page}, times)

    assert list(json.loads(times.read_text())) == ["page"]
