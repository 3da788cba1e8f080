"""Games as people play them: by mouse, finger, keyboard, and by what a screen reader says.

Nobody uses the list of answers but those who hear the page. Here the end of each game is played;
`make whole-games` plays all of them from the beginning.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.house import House
from tests.web.guest import open_record
from tests.web.person import ASKED, OVER, Hand, Listener, Person, click, tap, walk

GOLDEN = Path(__file__).parents[1] / "golden"
IS_WHOLE = bool(os.environ.get("KONTOR_WHOLE"))
# A short game of each, and how many of its last actions are played where not all of them are.
GAMES = {
    "le_havre": (GOLDEN / "le_havre" / "short_1_base_1.kontor", 14),
    "craftsmen": (GOLDEN / "craftsmen" / "players_2_base_1.kontor", 10),
}
SETTINGS = '{"list": false, "pace": "once", "moments": false}'
DESK: dict[str, Any] = {"viewport": {"width": 1400, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
HANDS = {"mouse": (click, DESK), "touch": (tap, PHONE), "keyboard": (walk, DESK)}
Sit = Callable[[str, dict[str, Any]], Page]


def record(game: str) -> str:
    """A game up to where it is played on."""
    path, left = GAMES[game]
    lines = path.read_text("utf-8").splitlines()
    at = [number for number, line in enumerate(lines) if line and not line.startswith("#")]
    end = at[2] if IS_WHOLE else at[-left]
    return "\n".join(lines[:end]) + "\n"


@pytest.fixture
def sit(browser: Browser, house: House) -> Iterator[Sit]:
    """Opens a game at a table, with the settings of anybody; the page must not complain."""
    faults: list[str] = []
    contexts = []

    def seated(game: str, screen: dict[str, Any]) -> Page:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", **screen)
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('kontor.settings', '{SETTINGS}')")
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.goto(f"{house.url}/")
        open_record(page, record(game))
        return page

    yield seated
    for context in contexts:
        context.close()
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("hand", "screen"), HANDS.values(), ids=HANDS)
def test_a_game_is_played_by_what_is_seen(
    sit: Sit, game: str, hand: Hand, screen: dict[str, Any]
) -> None:
    page = sit(game, screen)

    Person(page, hand).play()

    expect(page.locator(".table")).to_have_attribute("data-status", "over")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_names_and_roles(sit: Sit, game: str) -> None:
    page = sit(game, DESK)

    Listener(page).play()

    expect(page.get_by_role("region", name=ASKED)).to_contain_text(OVER)
