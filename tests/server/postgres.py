"""A PostgreSQL of our own for a test: made in a temporary folder, gone afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

ADVICE = "PostgreSQL is not installed (on Debian: apt install postgresql); its tests are left out"


def programs() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    plain = shutil.which("initdb")
    return Path(plain).parent if plain else None


class Cluster:
    """A PostgreSQL that can be hurt."""

    def __init__(self, binaries: Path, folder: Path, user: str = "kontor") -> None:
        self.binaries = binaries
        self.folder = folder
        self.user = user
        self.url = f"postgresql://{user}@/postgres?host={folder}"

    def make(self) -> None:
        """Make an empty one and start it."""
        words = ("--auth=trust", f"--username={self.user}", "--no-sync", "--encoding=UTF8")
        self._run("initdb", *words)
        self.start()

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "--wait", "--log", log, "--options", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "--wait", f"--mode={mode}", "stop")

    def kill_backend(self, chance: Random) -> None:
        """End one of the processes that serve connections, as the kernel does when memory ends."""
        main = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
        found = subprocess.run(
            ["pgrep", "-P", main, "-f", "kontor postgres"],
            capture_output=True,
            text=True,
            check=False,  # there may be none just now
        )
        backends = [int(pid) for pid in found.stdout.split()]
        if backends:
            with suppress(ProcessLookupError):
                os.kill(chance.choice(backends), signal.SIGKILL)

    def _run(self, program: str, *words: str) -> None:
        # PostgreSQL refuses to run as root.
        before = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        subprocess.run(
            [*before, str(self.binaries / program), "-D", str(self.folder / "data"), *words],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )


@contextmanager
def cluster(user: str = "kontor") -> Iterator[Cluster]:
    """A fresh PostgreSQL that runs."""
    binaries = programs()
    if binaries is None:
        if os.environ.get("KONTOR_NEED_POSTGRES"):
            pytest.fail(ADVICE)
        pytest.skip(ADVICE)
    folder = Path(tempfile.mkdtemp(prefix="kontor-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")  # its own user must be able to enter the folder
    made = Cluster(binaries, folder, user)
    try:
        made.make()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    with cluster() as made:
        yield made.url
