"""The file of results: one line for each finished game, so that a stopped run can go on."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Self

from kontor.arena.result import Result
from kontor.core.errors import BadInput

STEP = 1 << 16
EVERY = 1.0  # seconds between two orders to put everything on the disk


class Store:
    """A file that only grows; one run at a time may write to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.cut = 0  # bytes of a torn last line that were removed
        self._synced = monotonic()
        if path.exists() and not path.is_file():
            raise BadInput(f"'{path}' is no file that results could be kept in")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b", buffering=0)  # what is not written is not kept
        except OSError as error:
            raise self._refusal(error) from None
        try:
            lock(self._file.fileno(), path)
            self._mend()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _mend(self) -> None:
        """Cut off a last line that was not written to its end."""
        size = end = self._file.seek(0, os.SEEK_END)
        while end > 0:
            start = max(0, end - STEP)
            self._file.seek(start)
            found = self._file.read(end - start).rfind(b"\n")
            end = start + found + 1 if found >= 0 else start
            if found >= 0:
                break
        if end < size:
            self.cut = size - end
            self._file.truncate(end)

    def results(self) -> Iterator[Result]:
        """All games of the file; BadInput names a line that is none."""
        with self.path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                try:
                    yield Result.read(line)
                except BadInput as error:
                    raise BadInput(f"'{self.path}', line {number}: {error}") from None

    def add(self, result: Result) -> None:
        """Write a game; this process may end at any time then, the machine after a second."""
        line = result.line().encode() + b"\n"
        try:
            if self._file.write(line) != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            if monotonic() - self._synced > EVERY:
                self._sync()
        except OSError as error:
            raise self._refusal(error) from None

    def close(self) -> None:
        """Put everything on the disk and let others write."""
        if not self._file.closed:
            self._sync()
            self._file.close()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    def _refusal(self, error: OSError) -> BadInput:
        return BadInput(
            f"'{self.path}' cannot be written: {(error.strerror or str(error)).lower()}"
        )


def lock(file: int, path: Path) -> None:
    """Keep other runs out, where the system has locks for that; the end of the process frees it."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadInput(f"another run is writing to '{path}'") from None
