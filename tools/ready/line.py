"""The line that moves while steps are at work: what, how far, how long still."""

import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from tools.ready.steps import Step

TICK = 0.2
SELDOM = 15.0  # seconds between two lines where nothing can move
WIDTH = 100


class Line:
    """Tells how far the steps are: on one line of a terminal, else now and then on a new one."""

    def __init__(self, steps: Sequence[Step], progress: Path | None = None) -> None:
        self.steps = steps
        self.progress = progress
        self._stop = threading.Event()
        self._moves = sys.stdout.isatty()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Line":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()
        if self._moves:
            _write("\r" + " " * WIDTH + "\r")

    def say(self, text: str) -> None:
        """A line that stays."""
        _write(f"\r{text:<{WIDTH}}\n" if self._moves else f"{text}\n")

    def _run(self) -> None:
        pause, last = TICK if self._moves else 1.0, time.monotonic()
        while not self._stop.wait(pause):
            running = [step for step in self.steps if step.is_running]
            if self._moves:
                _write(f"\r{state(running)[:WIDTH]:<{WIDTH}}")
            elif time.monotonic() - last > SELDOM:
                last = time.monotonic()
                _write(f"{state(running)}\n")
            self._keep()

    def _keep(self) -> None:
        """Write down how far we are, for whoever asks elsewhere."""
        if self.progress is None:
            return
        whole = sum(step.seconds for step in self.steps)
        done = sum(step.seconds * step.share for step in self.steps)
        left = sum(step.left for step in self.steps if step.share < 1)
        part = self.progress.with_suffix(".part")
        part.write_text(f'{{"state": "running", "done": {done / whole:.3f}, "left": {left:.0f}}}')
        part.replace(self.progress)


def state(running: Sequence[Step]) -> str:
    """What is being done, in words."""
    parts = [f"{step.name} {100 * step.share:.0f} %" for step in running]
    left = max((step.left for step in running), default=0.0)
    return "  " + ", ".join(parts) + (f"; about {left:.0f} s still" if left >= 1 else " ...")


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
