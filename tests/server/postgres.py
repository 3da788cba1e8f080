"""A PostgreSQL of our own for a test: made in a temporary folder, gone afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ADVICE = "PostgreSQL is not installed (on Debian: apt install postgresql); its tests are left out"


def programs() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    plain = shutil.which("initdb")
    return Path(plain).parent if plain else None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    binaries = programs()
    if binaries is None:
        if os.environ.get("KONTOR_NEED_POSTGRES"):
            pytest.fail(ADVICE)
        pytest.skip(ADVICE)
    folder = Path(tempfile.mkdtemp(prefix="kontor-pg-"))
    # PostgreSQL refuses to run as root, and then its own user must be able to enter the folder.
    before: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
        before = ["runuser", "-u", "postgres", "--"]

    def run(program: str, *words: str) -> None:
        subprocess.run(
            [*before, str(binaries / program), "-D", str(folder / "data"), *words],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
        )

    try:
        run("initdb", "--auth=trust", "--username=kontor", "--no-sync", "--encoding=UTF8")
        options = f"-c listen_addresses='' -k {folder}"
        run("pg_ctl", "--wait", "--log", str(folder / "log"), "--options", options, "start")
        try:
            yield f"postgresql://kontor@/postgres?host={folder}"
        finally:
            run("pg_ctl", "--wait", "--mode=immediate", "stop")
    finally:
        shutil.rmtree(folder)
