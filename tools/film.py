"""Films a real game against traders in the browser, frame by frame: the first half of `make film`.

    python -m tools.film FOLDER

Three traders play the first part of a game; then somebody with good advice sits down in the first
seat, at a server of its own, and Chromium is looked at while the game goes on. FOLDER gets the
frames and frames.json, which says how long each is shown; `tools.reel` makes one picture of them.
"""

import json
import shutil
import sys
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

import kontor
from kontor import players
from tools.browser import chromium
from tools.pictures.served import post, server

SEED = 3
PLAYERS = 3
LEVEL = "trader"
BEFORE = 150  # actions before the film begins
LENGTH = 64  # frames
SCALE = 0.75
SCREEN = {"width": 1280, "height": 800}
SETTLING = 2000  # milliseconds until the drawings of a table have come
PAUSE = 150  # milliseconds from an action to the first look
STEP = 200  # how long a frame is shown, however long it took: thinking would bore
LOOK = 900  # how long the film rests before its guest decides


def opened() -> str:
    """The record of a game between traders, cut where the first seat is to begin a turn."""
    table = kontor.Table.new("le_havre", PLAYERS, SEED)
    for at in count():
        state = table.state
        assert state.seat is not None
        if at >= BEFORE and state.seat == 0 and table.history[-1].seat != 0:
            return table.record()
        table.play(players.choose(LEVEL, state, state.seat, seed=at))
    raise AssertionError


class Film:
    """Frames on the disk, and how long each is shown."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.frames: list[tuple[str, int]] = []
        self.last = b""

    def look(self) -> bool:
        """Take a frame, unless nothing has changed; whether something has."""
        picture = self.page.screenshot()
        is_new = picture != self.last
        if is_new:
            self.last = picture
            name = f"{len(self.frames):03}.png"
            (self.folder / name).write_bytes(picture)
            self.frames.append((name, STEP))
        return is_new

    def follow(self) -> None:
        """Look until the table comes to rest."""
        self.page.wait_for_timeout(PAUSE)
        while self.look() and len(self.frames) < LENGTH:
            pass

    def rest(self) -> None:
        """Let the last frame be looked at."""
        self.frames[-1] = (self.frames[-1][0], LOOK)

    def finish(self) -> None:
        """Write down how long each frame is shown."""
        self.rest()
        (self.folder / "frames.json").write_text(json.dumps(self.frames, indent=1), "utf-8")


class Guest:
    """Whoever sits in the first seat: asks for the best action, and does it."""

    def __init__(self, address: str) -> None:
        self.api = f"{address}/api"
        self.key: str = post(f"{self.api}/visitors", {})["key"]
        seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "opponent", "level": LEVEL}] * 2]
        wish = {"text": opened(), "seats": seats}
        self.table: str = post(f"{self.api}/records", wish, self.key)["table"]
        self.ids = count()

    def snapshot(self) -> dict[str, Any]:
        """The table as this guest sees it."""
        head = {"authorization": f"Bearer {self.key}"}
        request = Request(f"{self.api}/tables/{self.table}", headers=head)  # noqa: S310
        with urlopen(request, timeout=60) as answer:  # noqa: S310
            said: dict[str, Any] = json.loads(answer.read())
            return said

    def act(self, version: int) -> None:
        """Do what is best."""
        address = f"{self.api}/tables/{self.table}"
        best = post(f"{address}/hint", {"seat": 0}, self.key)["choices"][0]["text"]
        command = {
            "type": "act",
            "id": f"film-{next(self.ids)}",
            "version": version,
            "steps": [best],
        }
        post(f"{address}/commands", command, self.key)


def film(page: Page, guest: Guest, folder: Path) -> int:
    """Look on while the game goes on; the number of frames."""
    taken = Film(page, folder)
    taken.look()
    while len(taken.frames) < LENGTH:
        now = guest.snapshot()
        if now["turn"] is None:
            break
        if now["turn"] == 0:
            taken.rest()
            guest.act(now["version"])
        taken.follow()
    taken.finish()
    return len(taken.frames)


def main() -> None:
    """Film a game."""
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with server() as address, chromium() as browser:
        guest = Guest(address)
        context = browser.new_context(
            viewport={"width": SCREEN["width"], "height": SCREEN["height"]},
            device_scale_factor=SCALE,
            locale="en-GB",
            color_scheme="light",
        )
        context.add_init_script(f"localStorage.setItem('kontor.key', '{guest.key}')")
        page = context.new_page()
        page.goto(f"{address}/#/table/{guest.table}")
        page.get_by_test_id("ticket").wait_for()
        page.wait_for_timeout(SETTLING)
        frames = film(page, guest, folder)
    sys.stdout.write(f"filmed {frames} frames\n")


if __name__ == "__main__":
    main()
