"""Getting a checkout ready: what is missing is done once, in order, and a failure says why."""

import json
import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.core.test_imports import imported
from tools.ready import plan
from tools.ready.__main__ import alone, is_busy, keep, needed, remember, run
from tools.ready.line import Line, state
from tools.ready.steps import Failed, Step, checksum

ROOT = Path(__file__).parents[2]


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
    (tmp_path / "made-second-half-0").touch()  # of another step

    todo = needed(["second"], steps)
    with Line(todo) as line:
        run(todo, steps, line)

    assert (tmp_path / "order").read_text() == "12"
    assert needed(["second"], steps) == []
    assert needed(["other"], steps) == [steps["other"]]
    assert not (tmp_path / "made-second-0").exists()
    assert (tmp_path / "made-second-half-0").exists()


def test_a_step_that_fails_says_what_was_said_and_leaves_no_stamp(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = {"bad": step(tmp_path, "bad", "print('no such library'); raise SystemExit(3)")}

    with Line([steps["bad"]]) as line, pytest.raises(Failed):
        run([steps["bad"]], steps, line)

    assert "no such library" in capsys.readouterr().out
    assert not steps["bad"].is_done


def test_without_what_is_optional_the_others_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = {
        "spare": replace(step(tmp_path, "spare", "raise SystemExit(3)"), is_optional=True),
        "next": step(tmp_path, "next", "pass", "spare"),
    }

    todo = needed(["next"], steps)
    with Line(todo) as line:
        run(todo, steps, line)

    assert steps["next"].is_done
    assert not steps["spare"].is_done
    assert "spare: left out, " in capsys.readouterr().out


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


def test_what_the_compiled_rules_import_of_ours_is_looked_at_for_changes() -> None:
    files = set(plan.compiled_from())
    modules = {module_name(path): path for path in (ROOT / "src" / "kontor").rglob("*.py")}

    needed = {
        name
        for path in files
        if path.suffix == ".py" and path.is_relative_to(ROOT / "src")
        for name in imported(path)
    }

    assert {name for name in needed & set(modules) if modules[name] not in files} == set()


def module_name(path: Path) -> str:
    words = path.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(words[:-1] if words[-1] == "__init__" else words)


@pytest.mark.parametrize(
    ("changed", "is_compiled"),
    [
        ("web/src/App.svelte", False),
        ("src/kontor/locale/en/web.ftl", False),
        ("src/kontor/le_havre/data/buildings.toml", False),
        ("src/kontor/le_havre/drawings/faces.py", False),
        ("src/kontor/server/run.py", False),
        ("src/kontor/core/chance.py", True),
        ("src/kontor/core/contract.py", True),  # not compiled, but its types are compiled in
        ("src/kontor/craftsmen/manifest.py", True),
        ("src/kontor/players/search.py", True),
        ("setup.py", True),
        ("tools/compiling.py", True),
        ("requirements-build.lock", True),
        ("pyproject.toml", True),
    ],
)
def test_only_a_change_of_what_is_compiled_compiles_again(
    checkout: Path, changed: str, is_compiled: bool
) -> None:
    before = plan.plan()
    file = checkout / changed
    text = file.read_text("utf-8")
    assert text

    file.write_text(f"{text}\n[tool.mypy.more]\n" if changed == "pyproject.toml" else f"{text}\n")
    after = plan.plan()

    file.write_text(text)
    assert after["rules"].stamp != before["rules"].stamp  # whatever it is, it is installed
    assert (after["compiled"].stamp != before["compiled"].stamp) == is_compiled


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of this checkout that are built from."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("src", "tools", "web"):
        left = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / name, folder / name, ignore=left)
    for file in (*ROOT.glob("requirements*.lock"), ROOT / "setup.py", ROOT / "pyproject.toml"):
        shutil.copy(file, folder)
    return folder


@pytest.fixture
def checkout(copy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy, and plans for it."""
    monkeypatch.setattr(plan, "ROOT", copy)
    monkeypatch.setattr(plan, "WEB", copy / "web")
    monkeypatch.setattr(plan, "has_compiler", lambda: True)
    return copy
