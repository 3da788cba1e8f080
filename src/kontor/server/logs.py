"""How the server logs: one form for all lines, with time, level, request and table; no secrets."""

import json
import logging
import math
import re
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple, TextIO

TOKEN = re.compile(r"[A-Za-z0-9_-]{43,}")  # keys and tokens have 43 such letters
NUMBER = re.compile(r"0x[0-9a-f]+|\d+")
OFTEN = 5  # lines of a kind that are written before the rest is only counted
PAUSE = 60.0  # seconds after which a kind is written again
KINDS = 200
OTHERS = ("", 0, "")  # all kinds beyond these
LONGEST = 8_000  # letters of one event
numbers = count(1)


class LogContext(NamedTuple):
    """What a line belongs to: the number of a request, and the table it is about."""

    request: int
    table: str | None


NOTHING = LogContext(0, None)
log_context: ContextVar[LogContext | None] = ContextVar("log_context", default=None)


@contextmanager
def request_context(table: str | None) -> Iterator[int]:
    """Give a request its number, which stands in all its lines; only the log knows more of it."""
    number = next(numbers)
    before = log_context.set(LogContext(number, table))
    try:
        yield number
    finally:
        log_context.reset(before)


def request_number() -> int:
    """The number of the request that is being answered, 0 outside of any."""
    return (log_context.get() or NOTHING).request


def start(style: str) -> None:
    """Send everything that is logged in this process to the error stream, in one form."""
    handler = SparingHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if style == "text" else JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)


class TextFormatter(logging.Formatter):
    """A line for people; what follows it, such as a trace, is indented and belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, request, table, message."""
        parts = parts_of(record)
        words = [f"{name}={parts.pop(name)}" for name in ("request", "table") if name in parts]
        text = " ".join([parts["time"], parts["level"], *words, parts["message"]])
        whole = "\n".join(filter(None, [text, parts.get("trace")]))
        return without_secrets(whole).replace("\n", "\n    ")


class JsonFormatter(logging.Formatter):
    """A JSON object for machines, one a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The same parts by name."""
        parts = parts_of(record)
        return json.dumps({name: without_secrets(each) for name, each in parts.items()})


def parts_of(record: logging.LogRecord) -> dict[str, str]:
    """What there is to say of an event."""
    moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    found: Mapping[str, Any] = vars(record)
    parts = {"time": f"{moment}.{int(record.msecs):03}Z", "level": record.levelname}
    parts |= {name: str(found[name]) for name in ("request", "table") if found.get(name)}
    parts["message"] = record.getMessage().strip() + found.get("more", "")
    if record.exc_info:
        parts["trace"] = logging.Formatter().formatException(record.exc_info)
    return parts


def without_secrets(text: str) -> str:
    """The same without keys, tokens and letters that steer a terminal, and not endless."""
    shown = TOKEN.sub("[secret]", text)
    shown = "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in shown)
    if len(shown) <= LONGEST:
        return shown
    return f"{shown[: LONGEST // 2]} ... {shown[-LONGEST // 2 :]}"  # a trace ends with its cause


@dataclass
class Kind:
    """Lines that differ only in their numbers."""

    begun: float
    written: int = 0
    left_out: list[logging.LogRecord] = field(default_factory=list)  # the first and the last
    count: int = 0

    def leave_out(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self.left_out[1:] = [record]
        self.count += 1

    def summary(self) -> logging.LogRecord | None:
        """The last line that was left out, with how many others there were."""
        if not self.left_out:
            return None
        first, last = vars(self.left_out[0]), self.left_out[-1]
        since = f" since request {first['request']}" if first.get("request") else ""
        last.more = f" (and {self.count - 1} more like it{since})" if self.count > 1 else ""
        return last


class SparingHandler(logging.StreamHandler[TextIO]):
    """Writes the first few lines of a kind and counts the rest, so that no log fills a disk."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._kinds: dict[tuple[str, int, str], Kind] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it; say first what was counted up to a while ago."""
        for name, value in (log_context.get() or NOTHING)._asdict().items():
            vars(record).setdefault(name, value)
        self._sum_up(record.created - PAUSE)
        kind = self._kind_of(record)
        if kind.written < OFTEN:
            kind.written += 1
            super().emit(record)
        else:
            kind.leave_out(record)

    def close(self) -> None:
        """Say what was counted, then end."""
        self._sum_up(math.inf)
        super().close()

    def _kind_of(self, record: logging.LogRecord) -> Kind:
        name = (record.name, record.levelno, NUMBER.sub("#", str(record.msg))[:200])
        if len(self._kinds) >= KINDS and name not in self._kinds:
            name = OTHERS
        return self._kinds.setdefault(name, Kind(record.created))

    def _sum_up(self, until: float) -> None:
        for name, kind in list(self._kinds.items()):
            if kind.begun <= until:
                del self._kinds[name]
                if (summary := kind.summary()) is not None:
                    super().emit(summary)
