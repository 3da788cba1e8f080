"""Builds both packages, checks them, and tries them where there is neither Node.js nor a compiler.

`make wheel` runs this in .venv-wheel; `python -m tools.try_wheel --built` takes what is in dist.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.contents import ROOT, wrong_in_sdist, wrong_in_wheel

DIST = ROOT / "dist"
LAST = 25  # lines of either stream that are shown when something fails
# A clean environment has no tools and no settings of the one who builds.
LEFT_OUT = ("PATH", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "CC", "CFLAGS", "LDFLAGS")


def main() -> None:
    """Build, check and try; stop at the first thing that is wrong."""
    if "--built" not in sys.argv:
        print("building the source distribution, and the wheel from it", flush=True)
        shutil.rmtree(DIST, ignore_errors=True)
        run([sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)], quiet=True)
    (sdist,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    print(f"checking {sdist.name} and {wheel.name}", flush=True)
    run([sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel)])
    if wrong := wrong_in_sdist(sdist) + wrong_in_wheel(wheel):
        sys.exit("\n".join(wrong))
    form = "plain" if wheel.name.endswith("-none-any.whl") else "compiled"
    if form == "plain" and not is_plain_wanted():
        sys.exit("the wheel is plain; KONTOR_PLAIN=1 says that it may be")
    with tempfile.TemporaryDirectory() as folder:
        try_wheel(wheel, Path(folder) / "wheel", form)
        try_sdist(sdist, Path(folder) / "sdist")


def try_wheel(wheel: Path, place: Path, form: str) -> None:
    """The engine alone, then everything."""
    print(f"trying {wheel.name} as the engine alone", flush=True)
    python = fresh(place)
    install(python, str(wheel))
    attempt(python, "--form", form, "--engine")
    print(f"trying {wheel.name} with [play]", flush=True)
    install(python, f"{wheel}[play]")
    attempt(python, "--form", form)


def try_sdist(sdist: Path, place: Path) -> None:
    """What becomes of the source distribution where nothing can be compiled or built."""
    print(f"trying {sdist.name} with [play], plain", flush=True)
    python = fresh(place)
    install(python, f"{sdist}[play]", KONTOR_PLAIN="1")
    attempt(python, "--form", "plain")


def fresh(place: Path) -> Path:
    """The Python of a new environment."""
    run([sys.executable, "-m", "venv", str(place)])
    return place / ("Scripts" if os.name == "nt" else "bin") / "python"


def install(python: Path, package: str, **more: str) -> None:
    """Install a package and what it needs."""
    words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
    run([str(python), *words], {**clean(python), **more}, quiet=True)


def attempt(python: Path, *words: str) -> None:
    """Try what is installed, with a copy of the trial that lies far from the checkout."""
    trial = python.parent / "try_installed.py"
    shutil.copy(ROOT / "tools" / "try_installed.py", trial)
    run([str(python), str(trial), *words], clean(python))


def clean(python: Path) -> dict[str, str]:
    """An environment in which nothing is found but the programs of this Python."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in LEFT_OUT and not name.startswith("KONTOR_")
    }
    return {**kept, "PATH": str(python.parent)}


def run(words: list[str], env: Mapping[str, str] | None = None, *, quiet: bool = False) -> None:
    """Run a command; when it fails, show what it said and stop."""
    done = subprocess.run(
        words, env=env, check=False, text=True, capture_output=quiet, cwd=tempfile.gettempdir()
    )
    if done.returncode != 0:
        told = [
            *(done.stdout or "").splitlines()[-LAST:],
            *(done.stderr or "").splitlines()[-LAST:],
        ]
        sys.exit("\n".join([*told, f"failed: {' '.join(words)}"]))


def is_plain_wanted() -> bool:
    """Whether somebody asked for the plain package."""
    return os.environ.get("KONTOR_PLAIN", "0") not in ("", "0")


if __name__ == "__main__":
    main()
