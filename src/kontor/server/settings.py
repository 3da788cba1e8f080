"""What a host can set, from the command line and the environment."""

import ipaddress
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from kontor.core.errors import BadInput

PORT = 8321
LONGEST = 600  # seconds for a turn that a host may allow
ALONE = 300.0  # of these, unless said otherwise, where only this machine can ask
STYLES = ("text", "json")
REVIEWS = ("end", "asked")


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults."""

    database: str
    hosts: tuple[str, ...] = ()
    workers: int = 1
    rooms: int = 256
    tables: int = 20_000
    tables_each: int = 500
    rate: float = 50.0
    think: float = 1.5
    longest: float = 10.0
    wait: float = 10.0
    coach: float = 0.9  # seconds for a look of the coach
    reviews: str = "end"  # when a game is looked at: at its end, or when somebody asks
    review_seconds: float = 90.0  # for the longer look at its decisions
    players: str = "kontor.players"
    connections: int = 1_000
    connections_each: int = 200
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    idle_seconds: float = 15.0
    proxies: tuple[str, ...] = ()
    log: str = "text"
    metrics: tuple[str, int] | None = None
    compiling: Path | None = None
    keep_empty: int = 24  # hours; 0 is for ever
    keep_finished: int = 0  # days
    keep_abandoned: int = 0  # days
    sweep: int = 300  # seconds


def data_folder(environment: Mapping[str, str]) -> Path:
    """The user's folder for our data; KONTOR_HOME puts it elsewhere."""
    if chosen := environment.get("KONTOR_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(environment.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "kontor"


def from_environment(database: str | None = None, host: str | None = None) -> Settings:
    """The settings of this machine; the words of the command line come first."""
    environment = os.environ
    url = database or environment.get("DATABASE_URL")
    names = [name.lower() for name in _words("KONTOR_HOSTS")]
    if host:
        names.append(host.lower())
    proxies = tuple(_network(word) for word in _words("KONTOR_PROXIES"))
    longest = ALONE if _is_this_machine(host) and not proxies else Settings.longest
    return Settings(
        database=url or f"sqlite:///{data_folder(environment) / 'tables.db'}",
        hosts=tuple(names),
        workers=_number("KONTOR_WORKERS", max(1, min(4, (os.cpu_count() or 2) - 1))),
        rooms=_number("KONTOR_ROOMS", Settings.rooms),
        tables=_number("KONTOR_TABLES", Settings.tables),
        tables_each=_number("KONTOR_TABLES_EACH", Settings.tables_each),
        rate=float(_number("KONTOR_RATE", int(Settings.rate))),
        think=_seconds("KONTOR_THINK", Settings.think),
        longest=_seconds("KONTOR_LONGEST", longest),
        wait=_seconds("KONTOR_WAIT", Settings.wait),
        coach=_seconds("KONTOR_COACH", Settings.coach),
        reviews=_word("KONTOR_REVIEWS", Settings.reviews, REVIEWS),
        review_seconds=_seconds("KONTOR_REVIEW_SECONDS", Settings.review_seconds),
        players=environment.get("KONTOR_PLAYERS", Settings.players),
        connections=_number("KONTOR_CONNECTIONS", Settings.connections),
        connections_each=_number("KONTOR_CONNECTIONS_EACH", Settings.connections_each),
        header_seconds=_seconds("KONTOR_HEADER_SECONDS", Settings.header_seconds),
        body_seconds=_seconds("KONTOR_BODY_SECONDS", Settings.body_seconds),
        idle_seconds=_seconds("KONTOR_IDLE_SECONDS", Settings.idle_seconds),
        proxies=proxies,
        log=_word("KONTOR_LOG", Settings.log, STYLES),
        metrics=_address("KONTOR_METRICS"),
        keep_empty=_number("KONTOR_KEEP_EMPTY", Settings.keep_empty, least=0),
        keep_finished=_number("KONTOR_KEEP_FINISHED", Settings.keep_finished, least=0),
        keep_abandoned=_number("KONTOR_KEEP_ABANDONED", Settings.keep_abandoned, least=0),
        sweep=_number("KONTOR_SWEEP", Settings.sweep),
        compiling=Path(kept) if (kept := environment.get("KONTOR_COMPILING")) else None,
    )


def _is_this_machine(host: str | None) -> bool:
    """Whether nobody else can reach an address to listen at."""
    try:
        return host in (None, "localhost") or ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def _words(name: str) -> list[str]:
    words = (word.strip() for word in os.environ.get(name, "").split(","))
    return [word for word in words if word]


def _network(text: str) -> str:
    """One address or network, as such."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        form = "addresses and networks such as 10.0.0.1 or 10.0.0.0/8"
        raise BadInput(f"KONTOR_PROXIES has {form}, not '{text}'") from None


def _word(name: str, default: str, known: tuple[str, ...]) -> str:
    text = os.environ.get(name, default)
    if text not in known:
        raise BadInput(f"{name} is {' or '.join(known)}, not '{text}'")
    return text


def _address(name: str) -> tuple[str, int] | None:
    """Where to listen, None when nothing is set."""
    text = os.environ.get(name)
    if not text:
        return None
    try:
        parts = urlsplit(f"//{text}")
        host, port = str(ipaddress.ip_address(parts.hostname or "")), parts.port
    except ValueError:
        port = None
    if port is None:
        raise BadInput(f"{name} is an address and a port such as 127.0.0.1:9321, not '{text}'")
    return host, port


def _number(name: str, default: int, least: int = 1) -> int:
    text = os.environ.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and least <= int(text) < 1_000_000_000):
        raise BadInput(f"{name} is a whole number from {least} on, not '{text}'")
    return int(text)


def _seconds(name: str, default: float) -> float:
    text = os.environ.get(name)
    if text is None:
        return default
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= LONGEST:
        raise BadInput(f"{name} is a number of seconds up to {LONGEST}, not '{text}'")
    return found
