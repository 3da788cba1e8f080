"""What a host can set, from the command line and the environment."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kontor.core.errors import BadInput

PORT = 8321
LONGEST = 600  # seconds for a turn that a host may allow


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
    longest: float = 300.0
    players: str = "kontor.players"


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
    names = [name.strip().lower() for name in environment.get("KONTOR_HOSTS", "").split(",")]
    if host:
        names.append(host.lower())
    return Settings(
        database=url or f"sqlite:///{data_folder(environment) / 'tables.db'}",
        hosts=tuple(name for name in names if name),
        workers=_number("KONTOR_WORKERS", max(1, min(4, (os.cpu_count() or 2) - 1))),
        rooms=_number("KONTOR_ROOMS", Settings.rooms),
        tables=_number("KONTOR_TABLES", Settings.tables),
        tables_each=_number("KONTOR_TABLES_EACH", Settings.tables_each),
        rate=float(_number("KONTOR_RATE", int(Settings.rate))),
        think=_seconds("KONTOR_THINK", Settings.think),
        longest=_seconds("KONTOR_LONGEST", Settings.longest),
        players=environment.get("KONTOR_PLAYERS", Settings.players),
    )


def _number(name: str, default: int) -> int:
    text = os.environ.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 1_000_000_000):
        raise BadInput(f"{name} is a whole number above 0, not '{text}'")
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
