"""One thing that has to be done before others: a command, what it leaves behind, how far it is."""

import hashlib
import re
import subprocess
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


class Failed(Exception):
    """A command that did not succeed; the last it said is the reason."""


@dataclass
class Step:
    """A command that is run when its stamp is not there; the stamp names what it was made from.

    `counted` recognises a line of output that stands for one of `parts`; without parts it is time
    that says how far the step is, measured by the `seconds` it usually takes.
    """

    name: str
    commands: Sequence[Sequence[str]]
    stamp: Path
    seconds: float
    after: tuple[str, ...] = ()
    counted: re.Pattern[str] | None = None
    parts: int = 0
    cwd: Path = Path()
    environment: Mapping[str, str] | None = None
    prepare: Callable[[], None] = lambda: None
    finish: Callable[[], None] = lambda: None
    is_optional: bool = False  # whether others go on when it fails
    said: list[str] = field(default_factory=list)
    _began: float = 0.0
    _ended: float = 0.0
    _seen: int = 0

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return self.stamp.exists()

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._began > 0 and not self._ended

    @property
    def took(self) -> float:
        """Seconds of work up to now."""
        return (self._ended or time.monotonic()) - self._began if self._began else 0.0

    @property
    def share(self) -> float:
        """How much of the work is behind us, by what was counted and by the clock."""
        if self._ended:
            return 1.0
        counted = self._seen / self.parts if self.parts else 0.0
        return max(min(counted, 0.97), self.took / (self.took + self._left_by_clock))

    @property
    def left(self) -> float:
        """Seconds that are probably left."""
        share = self.share
        return min(self._left_by_clock, self.took * (1 - share) / share if share else self.seconds)

    @property
    def _left_by_clock(self) -> float:
        """What is missing from the usual time; who takes longer is always nearly ready."""
        return max(self.seconds - self.took, self.seconds / 10)

    def run(self) -> None:
        """Do it, and leave the stamp; Failed when a command fails."""
        self._began = time.monotonic()
        for old in self.stamp.parent.glob(f"{family(self.stamp)}-*"):
            if family(old) == family(self.stamp):
                old.unlink()
        self.prepare()
        for command in self.commands:
            self._run(command)
        self.finish()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.touch()
        self._ended = time.monotonic()

    def _run(self, command: Sequence[str]) -> None:
        with subprocess.Popen(  # noqa: S603 - our own commands
            command,
            cwd=self.cwd,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                self.said.append(line.rstrip())
                if self.counted and self.counted.search(line):
                    self._seen += 1
        if process.returncode:
            raise Failed(f"{self.name}: {' '.join(command)} failed")


def family(stamp: Path) -> str:
    """The part of a stamp's name before its checksum."""
    return stamp.name.rpartition("-")[0]


def checksum(files: Iterable[Path], *words: str) -> str:
    """A short sum over files, their names and some words."""
    total = hashlib.sha256(" ".join(words).encode())
    for file in sorted(files):
        total.update(f"{file}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()[:12]
