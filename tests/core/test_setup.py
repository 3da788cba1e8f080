"""The set-up: pinned libraries, and a package that builds without a compiler."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.core.test_imports import imported

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[=<>~ \[]", name)[0]).lower()


def pins(lock: str = "requirements.lock") -> dict[str, str]:
    found: dict[str, str] = {}
    for line in (ROOT / lock).read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            found |= pins(line.removeprefix("-r "))
        elif not line.startswith("#"):
            found[plain(line)] = line
    return found


def test_every_library_is_pinned_to_one_version() -> None:
    locks = [f"requirements-{name}.lock" for name in ("data", "ray", "research", "wheel")]
    others = [line for lock in locks for line in pins(lock).values()]

    for line in [*pins().values(), *others]:
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.]*", line)


def named(*extras: str) -> set[str]:
    """What the package needs with these extras, and with those that they bring along."""
    lines = list(PROJECT["project"]["dependencies"])
    for extra in extras:
        lines += PROJECT["project"]["optional-dependencies"][extra]
    own = [line for line in lines if line.startswith("kontor[")]
    others = {plain(line) for line in lines if line not in own}
    return others.union(*(named(line[7:-1]) for line in own))


def test_everything_the_project_names_is_in_the_lock() -> None:
    built_with = {plain(name) for name in PROJECT["build-system"]["requires"]}

    assert named("dev") | built_with <= set(pins())


def test_what_runs_the_table_has_a_lock_without_anything_for_tests() -> None:
    needed = set(pins("requirements-play.lock"))

    assert named("play") <= needed
    assert not needed & {"mypy", "playwright", "pytest", "ruff"}


@pytest.mark.parametrize("extra", ["data", "ray"])
def test_what_few_need_has_a_lock_of_its_own(extra: str) -> None:
    lock = set(pins(f"requirements-{extra}.lock"))

    assert named(extra) - named("play") <= lock
    assert not set(pins()) & lock


def test_learners_have_a_lock_of_their_own() -> None:
    assert named("research") <= set(pins()) | set(pins("requirements-research.lock"))
    assert not set(pins()) & set(pins("requirements-research.lock"))


def test_what_compiled_modules_import_is_there_when_they_are_compiled_in_isolation() -> None:
    found = {
        name.partition(".")[0]
        for folder in ("core", "craftsmen", "le_havre", "players")
        for path in (ROOT / "src" / "kontor" / folder).rglob("*.py")
        for name in imported(path)
    }
    built_with = {plain(name) for name in PROJECT["build-system"]["requires"]}
    brought = {"fluent": "fluent-runtime", "librt": "librt", "mypy_extensions": "mypy"}

    foreign = found - set(sys.stdlib_module_names) - {"kontor"}

    assert {brought.get(name, name) for name in foreign} <= built_with


def test_exact_versions_agree_with_the_lock() -> None:
    project = PROJECT["project"]
    lines = [*project["dependencies"], *PROJECT["build-system"]["requires"]]

    for name in lines:
        if "==" in name:
            assert pins()[plain(name)] == name


def test_the_build_server_runs_the_same_tests() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()

    assert "make test" in lines


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ({"KONTOR_PLAIN": "1"}, "KONTOR_PLAIN is set"),
        ({"KONTOR_PLAIN": "0", "CC": "/no/cc"}, "no C compiler ('/no/cc') is found"),
    ],
)
def test_the_plain_package_is_built_where_nothing_can_be_compiled(
    tmp_path: Path, setting: dict[str, str], reason: str
) -> None:
    said, wheel = build_wheel(tmp_path, setting)

    assert f"kontor: {reason}; building the plain package" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert "kontor/core/errors.py" in names
    assert any(name.endswith(".toml") for name in names)
    assert any(name.endswith(".ftl") for name in names)
    assert not any(name.endswith((".so", ".pyd")) for name in names)


def test_rules_that_were_compiled_before_are_taken_as_they_are(tmp_path: Path) -> None:
    ready_made = tmp_path / "rules"
    (ready_made / "kontor" / "core").mkdir(parents=True)
    (ready_made / "kontor" / "core" / "chance.so").write_bytes(b"compiled")

    said, wheel = build_wheel(tmp_path / "build", {"KONTOR_RULES": str(ready_made)})

    assert "kontor: compiled" not in said
    assert not wheel.name.endswith("-any.whl")
    assert ZipFile(wheel).read("kontor/core/chance.so") == b"compiled"
    assert "kontor/core/chance.py" in ZipFile(wheel).namelist()


def build_wheel(folder: Path, setting: dict[str, str]) -> tuple[str, Path]:
    """What is said while a wheel is built, and the wheel."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    (folder / "tools").mkdir()
    for name in ("__init__.py", "compiling.py", "page.py", "profiling.py"):
        shutil.copy(ROOT / "tools" / name, folder / "tools")

    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "."],
        cwd=folder,
        env={**os.environ, **setting},
        capture_output=True,
        text=True,
        check=True,
    )

    (wheel,) = (folder / "dist").glob("*.whl")
    return done.stdout, wheel
