"""What has to be done in a checkout, in which order, and how long it usually takes."""

import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path

from tools.page import NODE_WHEEL
from tools.page import has_node as find_node
from tools.ready.steps import Step, checksum

ROOT = Path(__file__).parents[2]
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
WEB = ROOT / "web"
STATIC = ROOT / "src" / "kontor" / "server" / "static"
# Node of this machine builds the page, or one of our own where there is none that Vite can use.
NODE = ROOT / ".venv-node"
DOCS = ROOT / ".venv-docs"
WHEEL = ROOT / ".venv-wheel"
PIP = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--progress-bar=off"]
COLLECTED = re.compile(r"^\s*Collecting ")
# The compiled rules, to be installed with whatever else changes.
RULES = VENV / "rules"
COMPILED = re.compile(r"kontor: compiled \d+ of \d+")
# About a hundred small extensions come first and are a fifth of the work; then the clock counts.
COMPILED_PARTS = 500
TIMES = VENV / "times.json"
LOCK = ROOT / ".venv-lock"


def plan() -> dict[str, Step]:
    """All steps by their short names."""
    page = files(WEB, "node_modules", "tests")
    package = [*files(ROOT / "src", "static", "__pycache__"), ROOT / "setup.py"]
    package += [ROOT / "tools" / name for name in ("compiling.py", "page.py", "profiling.py")]
    package += [ROOT / "pyproject.toml", *page]
    compiled = checksum(compiled_from(), compiler_settings()) if has_compiler() else "plain"
    npm = shutil.which("npm") if has_node() else str(NODE / "bin" / "npm")
    return {
        "venv": Step(
            "a Python of our own in .venv",
            [[sys.executable, "-m", "venv", str(VENV)]],
            VENV / "made-venv-1",
            usual("venv", 4),
        ),
        "libraries": libraries("libraries", "requirements-play.lock", 20, ("venv",)),
        "tools": libraries("tools for compiling", "requirements-build.lock", 6, ("libraries",)),
        "work": libraries("libraries for testing", "requirements.lock", 25, ("tools",)),
        "data": replace(
            libraries("Parquet, for many games", "requirements-data.lock", 10, ("work",)),
            is_optional=True,
        ),
        "ray": libraries(
            "Ray, for arenas on many machines", "requirements-ray.lock", 30, ("work",)
        ),
        "research": wheels("libraries for research", "requirements-research.lock", 30, ("work",)),
        "docs": apart("tools for the documentation", DOCS, "docs", 25),
        "wheel": apart("tools for packages", WHEEL, "wheel", 15),
        "node": Step(
            "Node.js, since this machine has none that is new enough",
            [
                [sys.executable, "-m", "venv", str(NODE)],
                [str(NODE / "bin" / "python"), *PIP[1:], "-qq", NODE_WHEEL],
            ],
            NODE / "made-node-1",
            usual("node", 25),
        ),
        "npm": Step(
            "libraries of the page",
            [[npm or "npm", "ci", "--silent", "--omit=dev"]],
            # npm takes away what it does not know, but nothing whose name begins with a dot.
            WEB / "node_modules" / f".made-npm-{checksum([WEB / 'package-lock.json'])}",
            usual("npm", 8),
            () if has_node() else ("node",),
            cwd=WEB,
            environment=with_node(),
        ),
        "page": Step(
            "the page of the table",
            [[npm or "npm", "run", "--silent", "build", "--", "--logLevel", "warn"]],
            STATIC / f".made-page-{checksum(page)}",
            usual("page", 6),
            ("npm",),
            cwd=WEB,
            environment=with_node(),
        ),
        "checks": Step(
            "tools that check the page",
            [[npm or "npm", "install", "--silent", "--no-save", "--include=dev"]],
            WEB / "node_modules" / f".made-checks-{checksum([WEB / 'package-lock.json'])}",
            usual("checks", 12),
            ("page",),
            cwd=WEB,
            environment=with_node(),
        ),
        "compiled": Step(
            "compiling the rules",
            [[PYTHON, "setup.py", "build_ext", f"--build-lib={RULES}"]],
            VENV / f"made-compiled-{compiled}",
            usual("compiled", 60),
            ("tools",),
            COMPILED,
            COMPILED_PARTS,
            cwd=ROOT,
            environment={**os.environ, "KONTOR_PAGE": "keep"},
            prepare=clear_rules,
            finish=tidy,
        ),
        "rules": Step(
            "installing Kontor" if has_compiler() else "installing the plain rules",
            [[*PIP, "--no-build-isolation", "--no-deps", "--force-reinstall", str(ROOT)]],
            VENV / f"made-rules-{checksum(package, compiled)}",
            usual("rules", 10),
            ("compiled", "page") if has_compiler() else ("tools", "page"),
            cwd=ROOT,
            # The page was just built, and so were the rules.
            environment={
                **os.environ,
                "KONTOR_PAGE": "keep",
                **({"KONTOR_RULES": str(RULES)} if has_compiler() else {}),
            },
            prepare=tidy,
            finish=tidy,
        ),
    }


def libraries(name: str, lock: str, seconds: float, after: tuple[str, ...]) -> Step:
    """Install what a lock file names."""
    path = ROOT / lock
    count = sum("==" in line for line in path.read_text().splitlines())
    return Step(
        f"{count} {name}" if name == "libraries" else name,
        [[*PIP, "--no-compile", "-r", str(path)]],
        VENV / f"made-{path.stem}-{checksum([path])}",
        seconds,
        after,
        COLLECTED,
        count,
    )


def wheels(name: str, lock: str, seconds: float, after: tuple[str, ...]) -> Step:
    """Install what a lock file names, as far as there are wheels for this machine."""
    path = ROOT / lock
    count = sum("==" in line for line in path.read_text().splitlines())
    return Step(
        name,
        [[PYTHON, "-m", "tools.ready.wheels", str(path)]],
        VENV / f"made-{path.stem}-{checksum([path])}",
        seconds,
        after,
        COLLECTED,
        count,
        cwd=ROOT,
    )


def apart(title: str, folder: Path, name: str, seconds: float) -> Step:
    """Install what a lock file names into an environment of its own."""
    path, python = ROOT / f"requirements-{name}.lock", str(folder / "bin" / "python")
    return Step(
        title,
        [
            [sys.executable, "-m", "venv", str(folder)],
            [python, *PIP[1:], "-qq", "-r", str(path)],
        ],
        folder / f"made-{path.stem}-{checksum([path])}",
        usual(name, seconds),
    )


def files(folder: Path, *without: str) -> list[Path]:
    """All files below a folder."""
    found: Iterable[tuple[str, list[str], list[str]]] = os.walk(folder, followlinks=True)
    kept: list[Path] = []
    for place, folders, names in found:
        folders[:] = [each for each in folders if each not in without and ".egg-info" not in each]
        kept += [Path(place, name) for name in names]
    return kept


@cache
def has_node() -> bool:
    """Whether the Node of this machine can build the page."""
    return find_node()


def with_node() -> dict[str, str]:
    """The environment in which npm finds its Node."""
    return {**os.environ, "PATH": f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def has_compiler() -> bool:
    """Whether the rules can be compiled here."""
    if os.environ.get("KONTOR_PLAIN", "0") not in ("", "0"):
        return False
    return shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


def usual(name: str, otherwise: float) -> float:
    """The seconds that a step took here the last time."""
    try:
        return float(json.loads(TIMES.read_text())[name])
    except (OSError, ValueError, KeyError):
        return otherwise


def compiled_from() -> list[Path]:
    """All that the compiled rules depend on: a change of any of it compiles them again.

    Modules that are not compiled themselves are among them, since the compiler takes types and
    constants from whatever is imported.
    """
    package = ROOT / "src" / "kontor"
    games = [path.parent for path in package.glob("*/manifest.py")]
    folders = [package / "core", package / "players", *games]
    modules = [
        path
        for folder in folders
        for path in files(folder, "__pycache__", "drawings")
        if path.suffix in (".py", ".pyi", ".c")
    ]
    locks = [ROOT / f"requirements-{name}.lock" for name in ("play", "build")]
    ours = [ROOT / "tools" / name for name in ("compiling.py", "profiling.py")]
    return [*modules, *locks, *ours, package / "__init__.py", ROOT / "setup.py"]


def compiler_settings() -> str:
    """What else says how to compile: some settings of the project and of whoever asks."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wishes = {name: os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")}
    return json.dumps([project["build-system"], project["tool"]["mypy"], wishes])


def clear_rules() -> None:
    """Remove what was compiled before, so that nothing of it is installed again."""
    tidy()
    shutil.rmtree(RULES, ignore_errors=True)


def tidy() -> None:
    """Remove what builds leave behind."""
    for pattern in ("lib*", "temp*", "bdist*", "*.h", "*.c"):
        for path in (ROOT / "build").glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
