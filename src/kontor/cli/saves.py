"""Where games are kept: every game in the terminal is saved after each action."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from kontor.cli.options import reason
from kontor.core.errors import BadInput
from kontor.core.record import write
from kontor.core.table import Table
from kontor.core.words import Message

LAST = "last"
SUFFIX = ".kontor"


def folder() -> Path:
    """The folder for saved games; KONTOR_HOME puts it elsewhere."""
    if chosen := os.environ.get("KONTOR_HOME"):
        return Path(chosen) / "games"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "kontor" / "games"


def last() -> Path:
    """The game that was saved last; BadInput when there is none."""
    found = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns)
    if not found:
        raise BadInput(Message("terminal-nothing-saved", folder=str(folder())))
    return found[-1]


def new_path(table: Table) -> Path:
    """A path that no game has yet."""
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{table.game}"
    path = folder() / f"{stem}{SUFFIX}"
    count = 1
    while path.exists():
        count += 1
        path = folder() / f"{stem}-{count}{SUFFIX}"
    return path


def save(table: Table, path: Path, notes: Sequence[str] = ()) -> None:
    """Write the game, whole or not at all; BadInput when it cannot be written."""
    if not path.name or path.is_dir():
        raise BadInput(Message("terminal-folder", path=str(path)))
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(write(table, notes), encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        why = reason(error)
        raise BadInput(Message("terminal-unwritable", path=str(path), reason=why)) from None
    finally:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
