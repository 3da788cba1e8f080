"""python -m tools.ready STEP ...: does what is missing, side by side where that is possible.

Steps: libraries (what runs Kontor), page, checks (what checks the page), rules (compiled and
installed), work (what tests need), data (Parquet, left out where it has no wheel), research
(libraries for learners), ray (arenas on many machines), docs (what builds the documentation).
"""

import argparse
import fcntl
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path

from tools.ready.line import Line
from tools.ready.plan import LOCK, TIMES, plan
from tools.ready.steps import Failed, Step

LAST_LINES = 25


def needed(names: Sequence[str], steps: dict[str, Step]) -> list[Step]:
    """The steps behind some names and before them that are not done yet, in order."""
    found: list[Step] = []
    for name in names:
        for step in [*needed(steps[name].after, steps), steps[name]]:
            if step not in found and not step.is_done:
                found.append(step)
    return found


def run(steps: Sequence[Step], names: dict[str, Step], line: Line) -> None:
    """Run all steps, each as soon as those before it are done."""
    waiting, running = list(steps), dict[Future[None], Step]()
    with ThreadPoolExecutor(max(1, len(steps))) as pool:
        while waiting or running:
            for step in list(waiting):
                before = [names[name] for name in step.after]
                if all(each not in waiting and each not in running.values() for each in before):
                    waiting.remove(step)
                    line.say(f"{step.name} ...")
                    running[pool.submit(step.run)] = step
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                step = running.pop(future)
                try:
                    future.result()
                except Failed as failure:
                    if step.is_optional:
                        line.say(f"{step.name}: left out, {failure}; tests of it will be skipped")
                        continue
                    waiting.clear()
                    line.say("\n".join([*step.said[-LAST_LINES:], str(failure)]))
                    raise
                line.say(f"{step.name}: {step.took:.1f} s")


@contextmanager
def alone() -> Iterator[None]:
    """One at a time works in a checkout."""
    with LOCK.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.stdout.write("another make is at work here; waiting for it ...\n")
            sys.stdout.flush()
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_busy() -> bool:
    """Whether another make is at work in this checkout."""
    with LOCK.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def main() -> int:
    """Read the command line, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "names",
        nargs="+",
        choices=[
            *("libraries", "page", "checks", "rules", "work", "data", "research", "ray", "docs"),
            "wheel",
        ],
    )
    parser.add_argument("--progress", type=Path, help="keep how far it is in this file")
    words = parser.parse_args()
    steps = plan()
    if not needed(words.names, steps):
        keep(words.progress, "done")
        return 0
    began = time.monotonic()
    with alone():
        todo = needed(words.names, steps)
        try:
            with Line(todo, words.progress) as line:
                run(todo, steps, line)
        except Failed as failure:
            keep(words.progress, "failed", str(failure))
            return 1
    remember(steps)
    keep(words.progress, "done")
    sys.stdout.write(f"ready after {time.monotonic() - began:.0f} s\n")
    return 0


def remember(steps: dict[str, Step], times: Path = TIMES) -> None:
    """Keep how long the steps took, so that the next guess is better."""
    try:
        known = json.loads(times.read_text())
    except (OSError, ValueError):
        known = {}
    known |= {name: round(step.took, 1) for name, step in steps.items() if step.took}
    times.parent.mkdir(exist_ok=True)  # the page needs no .venv, so there may be none
    times.write_text(json.dumps(known))


def keep(progress: Path | None, state: str, reason: str = "") -> None:
    """Say in a file how it ended."""
    if progress is not None:
        part = progress.with_suffix(".part")
        part.write_text(json.dumps({"state": state, "reason": reason}))
        part.replace(progress)


if __name__ == "__main__":
    sys.exit(main())
