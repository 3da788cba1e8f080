"""`make first-minute`: how long a new user waits, measured in a fresh clone with empty caches.

Prints when the start page can be used, when a game against a trader has begun, when the compiled
rules are taken up, and how long a second start takes.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
PORT = 8397
SERVER = f"http://localhost:{PORT}"
PATIENCE = 600.0
KEPT = ("PATH", "LANG", "PIP_INDEX_URL", "PIP_CONFIG_FILE", "PIP_CERT", "NPM_CONFIG_REGISTRY")
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")


def clean_environment(home: Path, without: list[str]) -> dict[str, str]:
    """What a new user's shell has: empty caches, nothing of ours, and perhaps no Node."""
    kept = {*KEPT, *PROXIES, *(name.lower() for name in PROXIES)}
    found = {name: value for name, value in os.environ.items() if name in kept}
    for name in ("pip.conf", "npmrc"):  # where a machine says how registries are reached
        for place in (Path.home() / ".config" / "pip" / name, Path.home() / f".{name}"):
            if place.exists():
                target = home / place.relative_to(Path.home())
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(place, target)
    if without:
        found["PATH"] = str(without_programs(home / "bin", found["PATH"], without))
    return {**found, "HOME": str(home), "KONTOR_HOME": str(home / "kontor"), "TERM": "dumb"}


def without_programs(folder: Path, path: str, without: list[str]) -> Path:
    """A folder with all programs but some."""
    folder.mkdir()
    for place in path.split(os.pathsep):
        for program in Path(place).glob("*"):
            link = folder / program.name
            if program.name not in without and not link.exists():
                link.symlink_to(program)
    return folder


def ask(path: str, body: object = None, key: str = "") -> Any:
    """What the server answers, None when it does not."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(SERVER + path, data, headers), timeout=10) as answer:  # noqa: S310
            text = answer.read()
            return json.loads(text) if path.startswith("/api") else text
    except OSError:
        return None


def until(what: Callable[[], object]) -> None:
    """Wait for something; SystemExit when it never comes."""
    deadline = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > deadline:
            raise SystemExit("it never came")
        time.sleep(0.1)


@contextmanager
def playing(folder: Path, environment: dict[str, str]) -> Iterator[None]:
    """`make play` in a clone, until somebody presses Ctrl+C."""
    command = ["make", "play", f"PLAY=--no-browser --port={PORT}"]
    with subprocess.Popen(  # noqa: S603
        command, cwd=folder, env=environment, start_new_session=True
    ) as process:
        try:
            yield
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(60)


def play_a_turn() -> None:
    """Begin a game against a trader, play, and wait for its answer."""
    key = ask("/api/visitors", {})["key"]
    seats = [{"kind": "me"}, {"kind": "opponent", "level": "trader"}]
    table = ask("/api/tables", {"game": "le_havre", "seats": seats, "seed": 1}, key)["table"]
    path = f"/api/tables/{table}"
    while True:
        shown = ask(path, key=key)
        if any(line["seat"] == 1 for line in shown["log"]["lines"]):
            return
        if shown["your_turn"]:
            act = {"type": "act", "id": f"{shown['version']}", "version": shown["version"]}
            ask(f"{path}/commands", {**act, "steps": [shown["legal"][0]["text"]]}, key)
        time.sleep(0.05)


def main() -> None:
    """Measure, and print each stage."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without", default="", help="programs to do without: node,npm,gcc,cc")
    without = [name for name in parser.parse_args().without.split(",") if name]
    folder = Path(tempfile.mkdtemp(prefix="kontor-first-"))
    try:
        subprocess.run(  # noqa: S603
            ["git", "clone", "--quiet", str(ROOT), str(folder / "kontor")],  # noqa: S607
            check=True,
        )
        home = folder / "home"
        home.mkdir()
        measure(folder / "kontor", clean_environment(home, without))
    finally:
        shutil.rmtree(folder)


def measure(clone: Path, environment: dict[str, str]) -> None:
    """Play twice."""
    rows: list[tuple[str, float]] = []
    began = time.monotonic()

    def mark(name: str) -> None:
        rows.append((name, time.monotonic() - began))
        sys.stdout.write(f"    {name}: {rows[-1][1]:.1f} s\n")
        sys.stdout.flush()

    with playing(clone, environment):
        until(lambda: b"<script" in (ask("/") or b""))
        mark("the start page is there")
        play_a_turn()
        mark("a trader has answered")
        until(lambda: (ask("/api/engine") or {}).get("state") in (None, "done", "failed"))
        mark(f"compiling ended: {ask('/api/engine')}")
    began = time.monotonic()
    with playing(clone, environment):
        until(lambda: b"<script" in (ask("/") or b""))
        mark("the second start")
    sys.stdout.write("".join(f"{name:<60} {seconds:6.1f} s\n" for name, seconds in rows))


if __name__ == "__main__":
    main()
