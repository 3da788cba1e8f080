"""A program that plays, as a process: lines go in and come out in time, and it ends for sure.

A name such as `cmd:./my_player --fast` means a program; `cmd:2.5:./my_player` gives it two and a
half seconds for each decision.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import IO, Any, NamedTuple, Self

from kontor.core.errors import BadInput
from kontor.core.words import Message

PREFIX = "cmd:"
SECONDS = 10.0  # for a decision, unless the name says otherwise
LONGEST = 3600.0
TIMED = re.compile(r"(\d+(?:\.\d+)?):(.*)", re.DOTALL)
LONGEST_LINE = 1_000_000  # letters
MOST_WAITING = 1000  # lines that nobody has read yet
FAREWELL = 0.5  # seconds to leave by itself
LEASH = Path(__file__).with_name("leash.py")


class ProgramName(NamedTuple):
    """A program as it is named on a command line."""

    command: str
    seconds: float | None = None

    @property
    def limit(self) -> float:
        """The seconds it has for a decision."""
        return SECONDS if self.seconds is None else self.seconds

    @property
    def words(self) -> list[str]:
        """The command and its arguments; BadInput when quotes are open or nothing is there."""
        try:
            words = shlex.split(self.command, posix=os.name == "posix")
        except ValueError as error:
            raise BadInput(
                Message("terminal-program-unreadable", command=self.command, reason=str(error))
            ) from None
        if not words:
            raise BadInput(Message("terminal-program-none"))
        return words

    def check(self) -> Self:
        """The same; BadInput when there is no such program on this machine."""
        if shutil.which(self.words[0]) is None:
            raise BadInput(Message("terminal-program-missing", command=self.words[0]))
        return self

    def __str__(self) -> str:
        time = "" if self.seconds is None else f"{self.seconds:g}:"
        return f"{PREFIX}{time}{self.command}"


def is_program(name: str) -> bool:
    """Whether a name means a program and not a level."""
    return name.startswith(PREFIX)


def parse_program(name: str) -> ProgramName:
    """The program that a name means; BadInput when it means none."""
    rest = name.removeprefix(PREFIX).strip()
    timed = TIMED.fullmatch(rest)
    if timed is None:
        return ProgramName(rest)
    seconds = float(timed[1])
    if not 0 < seconds <= LONGEST:
        limits = {"given": timed[1], "most": f"{LONGEST:g}", "example": f"{PREFIX}5:{timed[2]}"}
        raise BadInput(Message("opponent-seconds", **limits))
    return ProgramName(timed[2].strip(), seconds)


class Gone(Exception):
    """The program has ended, or does not behave like one that plays."""


class Late(Exception):
    """No answer came in time."""


class Process:
    """A started program. Threads read and write, so that nothing it does can hold us up."""

    def __init__(self, name: ProgramName) -> None:
        held, self._leash = os.pipe()
        words, more = name.words, dict[str, Any]()
        if os.name == "posix":
            words = [sys.executable, "-I", "-S", str(LEASH), str(held), *words]
            more = {"pass_fds": [held], "start_new_session": True}
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever named it wants it to run
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **more
            )
        except OSError as error:
            os.close(self._leash)
            raise Gone(str(error)) from None
        finally:
            os.close(held)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._closing = Event()
        self._inbox: Queue[bytes | None] = Queue(MOST_WAITING)
        self._outbox: Queue[bytes | None] = Queue()
        threads = [
            Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            Thread(target=self._write, args=(self._process.stdin,), daemon=True),
        ]
        self._threads = threads
        for thread in threads:
            thread.start()

    def _read(self, stream: IO[bytes]) -> None:
        """Take lines in until there are no more, or one that is too long."""
        while line := stream.readline(LONGEST_LINE):
            if not line.endswith(b"\n") and len(line) >= LONGEST_LINE:
                break
            if not self._keep(line):
                return
        self._keep(None)

    def _keep(self, line: bytes | None) -> bool:
        while not self._closing.is_set():
            try:
                self._inbox.put(line, timeout=FAREWELL)
            except Full:
                continue
            return True
        return False

    def _write(self, stream: IO[bytes]) -> None:
        """Send lines until there are no more; a closed pipe is noticed where answers are read."""
        try:
            while (line := self._outbox.get()) is not None:
                stream.write(line)
                stream.flush()
            stream.close()
        except OSError:
            return

    def send(self, message: Mapping[str, Any]) -> None:
        """Say something; this never waits."""
        line = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
        self._outbox.put(line.encode() + b"\n")

    def take(self, end: float) -> bytes:
        """The next line; Late at the end of the time, Gone when the program is."""
        try:
            line = self._inbox.get(timeout=max(end - monotonic(), 0.0))
        except Empty:
            raise Late from None
        if line is None:
            raise Gone("it ended")
        return line

    def forget(self) -> int:
        """Throw away what was said before anybody asked; how many lines that were."""
        count = 0
        while True:
            try:
                line = self._inbox.get_nowait()
            except Empty:
                return count
            if line is None:
                raise Gone("it ended")
            count += 1

    def stop(self, farewell: float = FAREWELL) -> None:
        """End it: with a word of farewell if it listens, and in any case."""
        self._closing.set()
        self.send({"type": "quit"})
        self._outbox.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(farewell)
        os.close(self._leash)  # the leash ends the program and all that it has started
        if os.name != "posix":
            self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what could not be written any more
                if stream is not None:
                    stream.close()
