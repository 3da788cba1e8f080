"""`make play`: serves the table at once, and compiles the rules behind it when that is needed."""

import os
import subprocess
import sys

from tools.ready.__main__ import is_busy, needed
from tools.ready.plan import ROOT, VENV, has_compiler, plan

PROGRESS = VENV / "compiling.json"
LOG = VENV / "compiling.log"
BUILDER = ["nice", "-n", "5", sys.executable, "-m", "tools.ready", "rules"]


def main() -> None:
    """Start the server with the form of the rules that is there."""
    kontor = [str(VENV / "bin" / "python"), "-m", "kontor", "serve", *sys.argv[1:]]
    environment = dict(os.environ)
    if needed(["rules"], plan()):
        environment["PYTHONPATH"] = str(ROOT / "src")
        if has_compiler():
            environment["KONTOR_COMPILING"] = str(PROGRESS)
            compile_behind()
    os.execve(kontor[0], kontor, environment)  # noqa: S606 - it takes our place


def compile_behind() -> None:
    """Compile the rules in a process of its own that leaves the table its share of the machine."""
    if is_busy():
        return  # a table that runs already has them compiled
    PROGRESS.unlink(missing_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(  # noqa: S603
            [*BUILDER, "--progress", str(PROGRESS)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )


if __name__ == "__main__":
    main()
