"""Draws the pictures of the browser tables for docs/play.md, each from the middle of a real game.

`make pictures` opens golden records at a server of its own, looks at them with Chromium, and
writes docs/pictures/*.png.
"""

import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
GOLDEN = ROOT / "tests" / "golden"
# Each game, and an action before which its picture is drawn.
GAMES = {
    "le-havre": ("le_havre/full_3_base_1.kontor", "take "),
    "craftsmen": ("craftsmen/players_3_base_1.kontor", "buy "),
}
SCREENS: dict[str, ViewportSize] = {
    "desk": {"width": 1400, "height": 900},
    "phone": {"width": 390, "height": 844},
}
SCALES = {"desk": 0.75, "phone": 1.0}  # smaller files
PART = 0.6  # how much of a game was played at least when the picture is drawn
LARGEST = 400_000
SETTLING = 1000  # milliseconds
NAMES = ("Anna", "Ben", "Clara")
COLOURS = ("orange", "black", "white")


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


def part_of(name: str, before: str) -> str:
    """A golden record up to some action in its second half."""
    lines = (GOLDEN / name).read_text("utf-8").splitlines()
    played = [line for line in lines if not line.startswith("#")]
    late = range(int(len(played) * PART), len(played))
    end = next(at for at in late if played[at].startswith(before))
    return "\n".join(played[:end]) + "\n"


def squeezed(picture: bytes) -> bytes:
    """The same PNG, packed as tightly as zlib can."""
    head, at, packed, others = picture[:8], 8, b"", []
    while at < len(picture):
        (size,) = struct.unpack(">I", picture[at : at + 4])
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        if kind == b"IDAT":
            packed += body
        else:
            others.append((kind, body))
        at += size + 12
    others.insert(-1, (b"IDAT", zlib.compress(zlib.decompress(packed), 9)))
    return head + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in others
    )


def draw(browser: Browser, address: str, game: str, screen: str) -> Path:
    """One picture: whoever is to decide sits at the screen, with two others."""
    key = post(f"{address}/api/visitors", {})["key"]
    seats = [
        {"kind": "here", "name": name, "colour": colour}
        for name, colour in zip(NAMES, COLOURS, strict=True)
    ]
    wish = {"text": part_of(*GAMES[game]), "seats": seats}
    made = post(f"{address}/api/records", wish, key)
    context = browser.new_context(
        viewport=SCREENS[screen],
        device_scale_factor=SCALES[screen],
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('kontor.key', '{key}')")
    page = context.new_page()
    with page.expect_response(lambda answer: "/facts" in answer.url):
        page.goto(f"{address}/#/table/{made['table']}")
    page.get_by_test_id("ticket").wait_for()
    page.wait_for_timeout(SETTLING)
    path = PICTURES / f"{game}-{screen}.png"
    path.write_bytes(squeezed(page.screenshot()))
    context.close()
    return path


def main() -> int:
    """Draw all pictures; 1 when one is too large."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.stderr.write("Chromium is needed (on Debian: apt install chromium)\n")
        return 1
    PICTURES.mkdir(exist_ok=True)
    sizes = []
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        for game in GAMES:
            for screen in SCREENS:
                path = draw(browser, address, game, screen)
                sizes.append(path.stat().st_size)
                sys.stdout.write(f"drew {path.relative_to(ROOT)}, {sizes[-1] // 1000} kB\n")
        browser.close()
    return int(max(sizes) > LARGEST)


if __name__ == "__main__":
    sys.exit(main())
