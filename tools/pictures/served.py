"""A server for pictures and films, and records as its tables."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
NAMES = ("Anna", "Ben", "Clara", "Dorothea", "Emil")
COLOURS = ("orange", "black", "white", "pink", "turquoise")


@contextmanager
def server() -> Iterator[str]:
    """The address of a server on a free port."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--no-browser", "--port=0", f"--database=sqlite:///{folder}/tables.db"]
        process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "kontor", *words],
            env={**os.environ, "KONTOR_RATE": "100000"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline().split("localhost:")[1].split("/")[0])
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(10)


def post(url: str, body: object, key: str = "") -> dict[str, Any]:
    """Ask the server for something."""
    request = Request(  # noqa: S310
        url,
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json", "authorization": f"Bearer {key}"},
    )
    with urlopen(request, timeout=60) as answer:  # noqa: S310
        said: dict[str, Any] = json.loads(answer.read())
        return said


def whole(name: str) -> str:
    """A golden record to its end."""
    return (GOLDEN / name).read_text("utf-8")


def part_of(name: str, before: Sequence[str], share: float) -> str:
    """A golden record up to the first such action after a share of the game."""
    played = [line for line in whole(name).splitlines() if not line.startswith("#")]
    late = range(max(2, int(len(played) * share)), len(played))
    end = next(at for at in late if played[at].startswith(tuple(before)))
    return "\n".join(played[:end]) + "\n"


def visitor(address: str) -> str:
    """The key of somebody new."""
    key: str = post(f"{address}/api/visitors", {})["key"]
    return key


def _seats(players: int) -> list[dict[str, str]]:
    return [
        {"kind": "here", "name": name, "colour": colour}
        for name, colour in zip(NAMES[:players], COLOURS[:players], strict=True)
    ]


def seated(address: str, key: str, record: str, players: int) -> str:
    """The id of a table that goes on from a record, with all seats at one screen."""
    wish = {"text": record, "seats": _seats(players)}
    made: str = post(f"{address}/api/records", wish, key)["table"]
    return made


def dealt(address: str, key: str, game: str, players: int) -> str:
    """The id of a new table, with all seats at one screen: what is secret is covered."""
    wish = {"game": game, "seats": _seats(players), "seed": 7}
    made: str = post(f"{address}/api/tables", wish, key)["table"]
    return made
