"""What is public is typed: a program that uses every name satisfies the type checkers."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kontor
from kontor.core.contract import CONTRACT

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("program.py")
PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"


def used() -> set[str]:
    tree = ast.parse(PROGRAM.read_text("utf-8"))
    found = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found |= {name.name for name in node.names}
    return found


def run(where: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command beside a copy of the program, where only what is installed can be found."""
    shutil.copy(PROGRAM, where)
    return subprocess.run(
        words, cwd=where, env={**os.environ}, capture_output=True, text=True, check=False
    )


def test_the_program_uses_every_public_name() -> None:
    table = {name for name in dir(kontor.Table) if not name.startswith("_")}

    assert {*kontor.__all__, *CONTRACT, *table} - used() == set()


def test_the_program_runs(tmp_path: Path) -> None:
    done = run(tmp_path, sys.executable, "program.py")

    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(os.environ.get("KONTOR_FORM") == "plain", reason="of the installed package")
def test_the_program_satisfies_mypy(tmp_path: Path) -> None:
    done = run(
        tmp_path, sys.executable, "-m", "mypy", "--strict", "--cache-dir=cache", "program.py"
    )

    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(os.environ.get("KONTOR_FORM") == "plain", reason="of the installed package")
def test_the_program_satisfies_pyright(tmp_path: Path) -> None:
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}', "utf-8")
    places = (os.environ["PATH"], str(ROOT / ".venv-node" / "bin"))
    node = shutil.which("node", path=os.pathsep.join(places))
    assert node is not None

    done = run(tmp_path, node, str(PYRIGHT), f"--pythonpath={sys.executable}", "program.py")

    assert done.returncode == 0, done.stdout
