"""What a wheel and a source distribution of the package must hold, and what they must not."""

import tarfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "kontor"
COMPILED = (".so", ".pyd")
# Beside the package, in a source distribution: what builds it, its licence and its pages.
BESIDE = (
    "LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "CITATION.cff", "SECURITY.md",
    "pyproject.toml", "setup.py", "tools/page.py", "tools/profiling.py", "tools/try_installed.py",
    "web/.npmrc", "web/index.html", "web/package-lock.json", "web/src/App.svelte",
    "docs/rules/le_havre.md", "docs/rules/craftsmen.md",
)  # fmt: skip
# One of each kind, so that an empty checkout cannot pass for a whole package.
KINDS = (
    "py.typed", "locale/en/web.ftl", "le_havre/guide/en.md", "le_havre/data/buildings.toml",
    "craftsmen/data/values.toml",
    "players/data/le_havre.network", "server/rules/le_havre.md", "server/static/index.html",
    "server/store/migrations/env.py", "server/store/migrations/versions/v0001_first_tables.py",
)  # fmt: skip


def of_package() -> set[str]:
    """Every file of the package, as it lies in the checkout."""
    folders = [SOURCE, SOURCE / "server" / "rules"]  # the second is a link
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    kept = [path for path in found if "__pycache__" not in path.parts]
    return {
        path.relative_to(SOURCE).as_posix() for path in kept if not path.name.startswith(".")
    } | set(KINDS)


def wrong_in_wheel(wheel: Path) -> list[str]:
    """What is missing in a wheel, and what does not belong there."""
    names = set(ZipFile(wheel).namelist())
    info = next(name for name in names if name.endswith(".dist-info/METADATA")).partition("/")[0]
    wanted = {f"kontor/{name}" for name in of_package()}
    wanted |= {f"{info}/licenses/LICENSE", f"{info}/licenses/NOTICE", f"{info}/entry_points.txt"}
    foreign = {
        name
        for name in names - wanted
        if not name.startswith(f"{info}/") and not name.endswith(COMPILED)
    }
    return _told(wheel, wanted - names, foreign)


def wrong_in_sdist(sdist: Path) -> list[str]:
    """What is missing in a source distribution, and what does not belong there."""
    with tarfile.open(sdist) as archive:
        links = [member.name for member in archive if member.issym() or member.islnk()]
        names = {member.name.partition("/")[2] for member in archive if member.isfile()}
    wanted = {f"src/kontor/{name}" for name in of_package()} | set(BESIDE)
    foreign = {name for name in names if "node_modules" in name or name.endswith(COMPILED)}
    foreign |= {name for name in names - wanted if name.startswith("src/kontor/")}
    return _told(sdist, wanted - names, foreign | set(links))


def _told(package: Path, missing: set[str], foreign: set[str]) -> list[str]:
    told = [f"{package.name} lacks {name}" for name in sorted(missing)]
    return told + [f"{package.name} should not hold {name}" for name in sorted(foreign)]
