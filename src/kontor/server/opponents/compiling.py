"""The rules that are compiled behind a running table: how far that is, and who uses them."""

import json
import os
from pathlib import Path
from typing import Any

from kontor import compiled
from kontor.server.wire.replies import Engine


class Compiling:
    """Reads the file in which the build keeps how far it is; None when nothing is built."""

    def __init__(self, progress: Path | None) -> None:
        self.progress = progress

    def engine(self) -> Engine:
        """What this server, its opponents and the build are doing."""
        kept = self._read_progress()
        state = kept.get("state")
        return Engine(
            compiled=compiled(),
            opponents=compiled() or state == "done",
            state=state,
            done=kept.get("done"),
            left=kept.get("left"),
        )

    def environment(self) -> dict[str, str]:
        """The environment of a worker: with the compiled rules as soon as they are installed."""
        environment = dict(os.environ)
        if self._read_progress().get("state") == "done":
            del environment["PYTHONPATH"]  # which leads to the plain ones
        return environment

    def _read_progress(self) -> dict[str, Any]:
        if self.progress is None:
            return {}
        try:
            kept: dict[str, Any] = json.loads(self.progress.read_text("utf-8"))
        except (OSError, ValueError):
            return {"state": "running", "done": 0.0, "left": None}  # it has not begun yet
        return kept
