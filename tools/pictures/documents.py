"""The pictures of the browser tables in docs/play.md, each from the middle of a real game."""

import struct
import zlib
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from tools.pictures.served import part_of, seated, visitor

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
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
PLAYERS = 3
SETTLING = 1000  # milliseconds


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
    name, before = GAMES[game]
    key = visitor(address)
    table = seated(address, key, part_of(name, (before,), PART), PLAYERS)
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
        page.goto(f"{address}/#/table/{table}")
    page.get_by_test_id("ticket").wait_for()
    page.wait_for_timeout(SETTLING)
    path = PICTURES / f"{game}-{screen}.png"
    PICTURES.mkdir(exist_ok=True)
    path.write_bytes(squeezed(page.screenshot()))
    context.close()
    return path
