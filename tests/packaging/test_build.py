"""Building the package: a compile that fails is told, and the page comes from where it can."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tools import page

ROOT = Path(__file__).parents[2]
TINY = {
    "src/kontor/__init__.py": '"""Nothing."""\n',
    "src/kontor/_version.py": 'VERSION = "0"\n',
    "src/kontor/core/__init__.py": "",
    "src/kontor/core/chance.py": "def one() -> int:\n    return 1\n",
}
NPM = """#!/bin/sh
echo "$*" >> calls
/bin/mkdir -p ../src/kontor/server/static && echo new > ../src/kontor/server/static/index.html
"""


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def program(folder: Path, name: str, text: str) -> None:
    write(folder / name, text)
    (folder / name).chmod(stat.S_IRWXU)


def checkout(folder: Path) -> Path:
    """A package so small that it is built in a moment, with the real build of this one."""
    for name, text in TINY.items():
        write(folder / name, text)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    (folder / "tools").mkdir()
    for name in ("__init__.py", "compiling.py", "page.py", "profiling.py"):
        shutil.copy(ROOT / "tools" / name, folder / "tools")
    return folder


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "."],
        cwd=folder,
        env={**os.environ, "KONTOR_PLAIN": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with the sources of a page, on a machine without Node.js."""
    write(tmp_path / "web" / "package.json", "{}")
    write(tmp_path / "web" / "package-lock.json", "{}")
    write(tmp_path / "web" / "src" / "App.svelte", "the page")
    monkeypatch.delenv("KONTOR_PAGE", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path


def with_node(root: Path, version: str = "v22.12.0", npm: str = NPM) -> None:
    program(root / "bin", "node", f"#!/bin/sh\necho {version}\n")
    program(root / "bin", "npm", npm)


def old_page(root: Path) -> Path:
    """A page that was built before its sources were written."""
    static = root / page.STATIC / "index.html"
    write(static, "old")
    os.utime(static, (1, 1))
    return static


def test_a_compile_that_fails_ends_the_build_and_says_the_way_out(tmp_path: Path) -> None:
    broken = tmp_path / "cc"
    program(tmp_path, "cc", "#!/bin/sh\nexit 1\n")

    done = build(checkout(tmp_path / "checkout"), CC=str(broken))

    assert done.returncode != 0
    assert "kontor: the rules cannot be compiled: " in done.stdout + done.stderr
    assert "KONTOR_PLAIN=1 builds the plain package" in done.stdout + done.stderr
    assert not list(tmp_path.rglob("*.whl"))


def test_the_plain_package_is_built_when_it_is_asked_for(tmp_path: Path) -> None:
    program(tmp_path, "cc", "#!/bin/sh\nexit 1\n")

    done = build(checkout(tmp_path / "checkout"), CC=str(tmp_path / "cc"), KONTOR_PLAIN="1")

    assert done.returncode == 0
    assert "kontor: KONTOR_PLAIN is set; building the plain package" in done.stdout
    assert list(tmp_path.rglob("*-none-any.whl"))


def test_without_node_and_page_one_line_says_so(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page.prepare(root)

    assert (
        capsys.readouterr().out == f"kontor: {page.NODE} is not found; the package gets no page\n"
    )
    assert page.requirements(root) == [page.NODE_WHEEL]


def test_a_source_distribution_without_its_page_is_refused(root: Path) -> None:
    with pytest.raises(SystemExit, match="a source distribution needs the page"):
        page.prepare(root, is_needed=True)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.9", "v21.7.0", "v22.11.0", "nonsense"])
def test_a_node_that_is_too_old_is_none(root: Path, version: str) -> None:
    with_node(root, version)

    assert not page.has_node()


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.1", "v23.0.0", "v24.19.0"])
def test_a_node_that_can_build_the_page_is_used(root: Path, version: str) -> None:
    with_node(root, version)

    page.prepare(root)

    assert (root / page.STATIC / "index.html").read_text() == "new\n"
    assert (root / "web" / "calls").read_text() == "ci --omit=dev\nrun build\n"
    assert page.requirements(root) == []


def test_a_page_older_than_its_sources_is_built_again(root: Path) -> None:
    static = old_page(root)
    with_node(root)

    page.prepare(root)

    assert static.read_text() == "new\n"


def test_a_page_older_than_its_sources_is_used_where_there_is_no_node(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    static = old_page(root)

    page.prepare(root, is_needed=True)

    assert static.read_text() == "old"
    assert "the page is older than its sources" in capsys.readouterr().out


@pytest.mark.parametrize("reason", ["newer", "source distribution", "keep"])
def test_a_page_that_is_good_is_left_alone(
    root: Path, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    static = old_page(root)
    with_node(root)
    if reason == "newer":
        os.utime(static)
    elif reason == "keep":
        monkeypatch.setenv("KONTOR_PAGE", "keep")
    else:
        write(root / "PKG-INFO", "Name: kontor")

    page.prepare(root)

    assert static.read_text() == "old"


def test_a_page_that_cannot_be_built_ends_the_build(root: Path) -> None:
    with_node(root, npm="#!/bin/sh\nexit 1\n")

    with pytest.raises(
        SystemExit, match="'npm ci --omit=dev' failed in web; KONTOR_PAGE=keep takes"
    ):
        page.prepare(root)
