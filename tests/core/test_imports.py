"""Imports point inwards: adapters, then players, then games, then the core."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.core.packages import game_packages

SOURCE = Path(__file__).parents[2] / "src"
MODULES = sorted((SOURCE / "kontor").rglob("*.py"))
GAMES = set(game_packages())


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} uses a relative import"
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)


def layer(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return ".".join(parts[:2]) if len(parts) > 2 else "kontor"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_lies_further_in(path: Path) -> None:
    own = layer(path)
    names = [name for name in imported(path) if name.split(".")[0] == "kontor"]

    for name in names:
        if own == "kontor.core":
            assert name.startswith("kontor.core")
        elif own in GAMES:
            assert name.startswith((own, "kontor.core"))
        elif own == "kontor.players":
            known = f"kontor.{path.parent.name}"  # a folder of a game knows that game alone
            games = {known} & GAMES
            assert name == "kontor" or name.startswith(("kontor.core", "kontor.players", *games))
        elif own == "kontor.arena":
            inner = ("kontor.core", "kontor.players", "kontor.arena", "kontor._version")
            assert name == "kontor" or name.startswith(inner)
        else:
            assert not any(name.startswith(game) for game in GAMES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_says_first_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
