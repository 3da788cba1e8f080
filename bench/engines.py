"""The other engines: an environment of its own for each, made on demand, and a worker in it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


class Missing(Exception):
    """An engine cannot be measured here; the sentence says why."""


@dataclass(frozen=True)
class Engine:
    """An engine on PyPI, in the version that is measured."""

    name: str
    version: str
    python: tuple[int, int]

    @property
    def folder(self) -> Path:
        return ROOT / f".venv-bench-{self.name}"

    @property
    def interpreter(self) -> Path:
        return self.folder / "bin" / "python"


CATANATRON = Engine("catanatron", "3.2.1", (3, 11))
FASTCATAN = Engine("fastcatan", "2.0.0", (3, 12))
ENGINES = (CATANATRON, FASTCATAN)


class Worker:
    """A process that measures one engine while everything else waits."""

    def __init__(self, engine: Engine) -> None:
        install(engine)
        self.process = subprocess.Popen(  # noqa: S603 - our own script in our own environment
            [engine.interpreter, "-m", f"bench.{engine.name}_worker"],
            cwd=ROOT,
            env={**os.environ, "OMP_NUM_THREADS": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.measures = self.read().split()

    def read(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise Missing("its worker ended; what it said stands above")
        return line

    def take(self, measure: str, seconds: float) -> tuple[int, float]:
        """Measure now; how often, and in how many seconds."""
        assert self.process.stdin
        self.process.stdin.write(f"{measure} {seconds}\n")
        self.process.stdin.flush()
        count, passed = self.read().split()
        return int(count), float(passed)

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def install(engine: Engine) -> None:
    """Make the environment of an engine, unless it stands already."""
    stamp = engine.folder / f"has-{engine.version}"
    if stamp.exists():
        return
    python = found_python(engine.python)
    print(f"installing {engine.name} {engine.version} into {engine.folder.name} ...", flush=True)
    shutil.rmtree(engine.folder, ignore_errors=True)
    pip = (engine.interpreter, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    wheel = ("--retries", "1", "--only-binary=:all:", f"{engine.name}=={engine.version}")
    try:
        run([python, "-m", "venv", engine.folder])
        (engine.folder / ".gitignore").write_text("*\n", "utf-8")
        run((*pip, *wheel))
    except Missing:
        shutil.rmtree(engine.folder, ignore_errors=True)
        raise
    stamp.touch()


def run(words: Sequence[str | Path]) -> None:
    """Run a command quietly; its last words are the reason when it fails."""
    done = subprocess.run(words, check=False, capture_output=True, text=True)  # noqa: S603
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise Missing(said[-1].strip() if said else f"{words[0]} failed")


def found_python(least: tuple[int, int]) -> str:
    """An interpreter that is new enough: this one, one on the path, or one of pyenv or uv."""
    wanted = ".".join(map(str, least))
    probe = f"import sys, venv; sys.exit(sys.version_info < {least})"
    for python in interpreters():
        try:
            run([python, "-c", probe])
        except (OSError, Missing):
            continue
        return python
    raise Missing(f"it wants Python {wanted} or later, and none is found here")


def interpreters() -> Iterator[str]:
    """Every interpreter that may be there, the likeliest first."""
    yield sys.executable
    yield from (f"python3.{minor}" for minor in range(12, 16))
    yield "python3"
    for folder in (".pyenv/versions", ".local/share/uv/python"):
        yield from sorted(map(str, Path.home().glob(f"{folder}/*3.*/bin/python3")))
