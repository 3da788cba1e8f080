"""Who may import whom: one table for the packages of Kontor, and tools that know no tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.core.packages import game_packages

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
MODULES = sorted((SOURCE / "kontor").rglob("*.py"))

# What each part may import besides itself. A part is the longest name here that a module's own
# name begins with; `kontor` are the few names that `import kontor` gives. A game is whatever folder
# has a manifest; what opponents know of it is in the folder of its name among the players, and how
# the terminal draws it in the one among the commands.
GAMES = [package for package in game_packages() if package.startswith("kontor.")]
PLAYED = {f"kontor.players.{game.removeprefix('kontor.')}": game for game in GAMES}
DRAWN = {f"kontor.cli.{game.removeprefix('kontor.')}": game for game in GAMES}
SERVER_BASE = (
    "kontor.server.logs",
    "kontor.server.metrics",
    "kontor.server.own_cards",
    "kontor.server.refusals",
    "kontor.server.settings",
    "kontor.server.tokens",
)
ALLOWED: dict[str, tuple[str, ...]] = {
    # The last when it is asked for.
    "kontor": ("kontor._version", "kontor.core", "kontor.extras", "kontor.review"),
    "kontor._version": (),
    "kontor.extras": ("kontor.core",),
    "kontor.__main__": ("kontor.core", "kontor.extras", "kontor.cli"),
    "kontor.core": (),
    "kontor.drawing": ("kontor.core",),
    **dict.fromkeys(GAMES, ("kontor.core", "kontor.drawing")),
    "kontor.players": ("kontor", "kontor.core"),
    **{own: ("kontor", "kontor.core", "kontor.players", game) for own, game in PLAYED.items()},
    "kontor.learn": ("kontor", "kontor.core", "kontor.players"),
    "kontor.review": ("kontor", "kontor.core", "kontor.drawing", "kontor.players"),
    "kontor.envs": (
        "kontor", "kontor.core", "kontor.drawing", "kontor.extras", "kontor.players",
        "kontor.learn",
    ),
    "kontor.arena": ("kontor", "kontor._version", "kontor.core", "kontor.players", "kontor.envs"),
    "kontor.exam": (
        "kontor", "kontor._version", "kontor.core", "kontor.players", "kontor.learn",
        "kontor.envs", "kontor.arena",
    ),
    "kontor.stats": ("kontor", "kontor._version", "kontor.core", "kontor.players", "kontor.arena"),
    "kontor.training": (
        "kontor", "kontor._version", "kontor.core", "kontor.players", "kontor.stats",
    ),
    # The server, from the inside out: what is said, what is kept, tables, opponents, HTTP.
    "kontor.server": (),
    "kontor.server.logs": (),
    "kontor.server.metrics": ("kontor", "kontor.core"),
    "kontor.server.own_cards": ("kontor.core",),
    "kontor.server.refusals": ("kontor.core",),
    "kontor.server.settings": ("kontor.core",),
    "kontor.server.tokens": ("kontor.core",),
    "kontor.server.wire": ("kontor.core",),
    "kontor.server.store": ("kontor.core", *SERVER_BASE, "kontor.server.wire"),
    "kontor.server.rooms": (
        "kontor.core", "kontor.learn", *SERVER_BASE, "kontor.server.wire", "kontor.server.store",
    ),
    "kontor.server.opponents": (
        "kontor", "kontor.core", "kontor.players", "kontor.learn", "kontor.review", *SERVER_BASE,
        "kontor.server.wire",
        "kontor.server.store", "kontor.server.rooms",
    ),
    "kontor.server.http": (
        "kontor", "kontor.core", "kontor.drawing", "kontor.players", "kontor.learn",
        "kontor.review", *SERVER_BASE,
        "kontor.server.wire", "kontor.server.store", "kontor.server.rooms",
        "kontor.server.opponents",
    ),
    "kontor.server.run": ("kontor.server.settings", "kontor.server.http"),
    # The command line starts everything else; nothing imports it but `python -m kontor`.
    "kontor.cli": (
        "kontor", "kontor._version", "kontor.extras", "kontor.core", "kontor.drawing",
        "kontor.players", "kontor.learn", "kontor.review", "kontor.envs", "kontor.arena",
        "kontor.exam", "kontor.stats", "kontor.training", *SERVER_BASE,
        "kontor.server.run", "kontor.server.store", "kontor.server.rooms",
        "kontor.server.opponents",
    ),
    **{drawn: ("kontor.core", "kontor.cli", game) for drawn, game in DRAWN.items()},
}  # fmt: skip


def name_of(path: Path) -> str:
    """The name of a module, without `__init__`."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(name: str) -> str:
    """The part of the table that a module, or a name in one, belongs to."""
    while name not in ALLOWED:
        name = name.rpartition(".")[0]
    return name


def imported(path: Path) -> Iterator[str]:
    """Everything that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} uses a relative import"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def forbidden(own: str, names: Iterator[str]) -> list[str]:
    """Those of some imports that a module must not have."""
    part = part_of(own)
    ours = (name for name in names if name.split(".")[0] == "kontor")
    return [name for name in ours if part_of(name) not in (part, *ALLOWED[part])]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_the_table_allows(path: Path) -> None:
    assert forbidden(name_of(path), imported(path)) == []


@pytest.mark.parametrize(
    ("own", "name"),
    [
        ("kontor.core.table", "kontor.players.mind"),
        ("kontor.le_havre.flow", "kontor.craftsmen.flow"),
        ("kontor.players.le_havre.deal", "kontor.craftsmen.goods"),
        ("kontor.arena.run", "kontor.cli.speech"),
        ("kontor.training.run", "kontor.server.tokens"),
        ("kontor.server.run", "kontor.cli.serve"),
        ("kontor.server.http.app", "kontor.cli"),
        ("kontor.server.http.app", "kontor.le_havre.cards"),
        ("kontor.server.store.store", "kontor.server.rooms.room"),
        ("kontor.server.store.writer", "kontor.server.http.errors"),
        ("kontor.server.rooms.room", "kontor.server.opponents.driver"),
        ("kontor.server.wire.replies", "kontor.server.tokens"),
        ("kontor.cli.play", "kontor.le_havre"),
    ],
)
def test_what_points_outwards_or_sideways_is_forbidden(own: str, name: str) -> None:
    assert forbidden(own, iter([name])) == [name]


def test_every_line_of_the_table_is_about_something_that_is_there() -> None:
    there = {name_of(path) for path in MODULES}

    assert set(ALLOWED) <= there
    assert {each for allowed in ALLOWED.values() for each in allowed} <= set(ALLOWED)


def test_every_package_has_a_line_in_the_table() -> None:
    folders = [*(SOURCE / "kontor").iterdir(), *(SOURCE / "kontor" / "server").iterdir()]
    packages = {
        name_of(path / "__init__.py") for path in folders if (path / "__init__.py").exists()
    }

    assert packages <= set(ALLOWED)


@pytest.mark.parametrize("folder", ["src", "tools", "bench"])
def test_nothing_but_tests_imports_tests(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): name
        for path in sorted((ROOT / folder).rglob("*.py"))
        for name in imported(path)
        if name.split(".")[0] == "tests" or (folder == "src" and name.split(".")[0] == "tools")
    }

    assert found == {}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_says_first_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
