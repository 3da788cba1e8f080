"""Constants of the compiled modules are constants for the compiler, too."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "kontor"
# Modules that are asked a million times a second and lay out long rows.
LAYOUTS = sorted(
    path for name in ("layout", "features") for path in SOURCE.rglob(f"{name}.py")
    if "cli" not in path.parts and "envs" not in path.parts
)  # fmt: skip


def imported(tree: ast.Module) -> set[str]:
    """The names that a module has from others."""
    return {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


@pytest.mark.parametrize("path", LAYOUTS, ids=lambda path: "/".join(path.parts[-2:]))
def test_no_place_in_a_row_is_computed_from_names_of_other_modules(path: Path) -> None:
    # mypyc folds names of one module only: others become Python numbers that are fetched, checked
    # and taken apart at each use.
    tree = ast.parse(path.read_text())
    foreign = imported(tree)

    found = [
        f"{node.target.id}: {ast.unparse(node.value)}"
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, (ast.BinOp, ast.Name))
        and not foreign.isdisjoint(
            each.id for each in ast.walk(node.value) if isinstance(each, ast.Name)
        )
    ]

    assert LAYOUTS
    assert found == []


def test_sizes_that_are_said_twice_are_the_same() -> None:
    from kontor.craftsmen import goods
    from kontor.players.craftsmen import features

    for name in ("GOODS", "FINALS", "RAW"):
        assert getattr(features, name) == getattr(goods, name), name
    assert features.TYPES == goods.GOODS
