"""python -m tools.ready.wheels LOCK: installs what a lock file names, as far as there are wheels.

All at once where that is possible, else one by one: a library without a wheel for this machine is
named and left out, and the others are there. Nothing is built from sources.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PIP = [
    *(sys.executable, "-m", "pip", "--disable-pip-version-check", "install"),
    *("--progress-bar=off", "--no-compile", "--only-binary=:all:"),
]


def names(lock: Path) -> list[str]:
    """The libraries of a lock file with their versions."""
    return [line for line in lock.read_text("utf-8").splitlines() if "==" in line]


def installs(words: Sequence[str]) -> bool:
    """Whether pip finds and installs it."""
    return subprocess.run([*PIP, *words], check=False).returncode == 0  # noqa: S603


def main(lock: Path) -> int:
    """Install what can be had; 1 when there is nothing of it at all."""
    if installs(["-r", str(lock)]):
        return 0
    found = names(lock)
    missing = [name for name in found if not installs(["--no-deps", name])]
    sys.stdout.write(f"no wheel for this machine: {', '.join(missing) or 'none'}\n")
    return 1 if len(missing) == len(found) else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
