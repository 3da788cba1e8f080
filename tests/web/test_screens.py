"""Sizes: everything in sight on a desk, everything within reach of a thumb on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest, open_record

GOLDEN = Path(__file__).parents[1] / "golden"
# Cubes on houses, as they are drawn.
CUBES = "(all) => all.map((each) => each.getBoundingClientRect().width)"
PHONE = {"width": 390, "height": 844}
LEAST = 40  # pixels that a thumb needs
FULL = {
    "le_havre": ("le_havre/full_5_essen_1.kontor", "le_havre/full_4_hameau_1.kontor"),
    "craftsmen": ("craftsmen/players_5_base_1.kontor", "craftsmen/players_5_base_2.kontor"),
}
SMALL = """(least) => [...document.querySelectorAll('button, a, summary, select')]
  .filter((each) => each.checkVisibility() && !each.classList.contains('skip'))
  .map((each) => [each.getBoundingClientRect(), each])
  .filter(([box]) => box.width > 0 && (box.height < least || box.width < least))
  .map(([box, each]) => `${Math.round(box.width)}x${Math.round(box.height)} ${each.innerText}`)"""


def cut(path: str, share: float) -> str:
    """A real game up to a part of it."""
    lines = (GOLDEN / path).read_text("utf-8").splitlines()
    played = [line for line in lines if not line.startswith("#")]
    return "\n".join(played[: int(len(played) * share)]) + "\n"


def looked(page: Page, count: int) -> None:
    """Look at the position after so many actions."""
    slider = page.get_by_label("The game so far")
    slider.evaluate(
        """(slider, count) => {
          slider.value = count;
          slider.dispatchEvent(new Event('change', {bubbles: true}));
        }""",
        count,
    )
    expect(page.locator(".timeline .count")).to_contain_text(f"{count}/")


@pytest.mark.parametrize("game", FULL)
def test_late_in_a_full_game_nothing_needs_scrolling_on_a_desk(visit: Visit, game: str) -> None:
    page = visit()
    found: list[Any] = []
    cubes: list[float] = []
    for path in FULL[game]:
        page.goto(page.url.split("#")[0] + "#/")
        open_record(page, cut(path, 1))
        total = int(page.get_by_label("The game so far").get_attribute("max") or 0)
        for share in (0.6, 0.98):
            looked(page, int(total * share))
            tall, wide = page.evaluate(
                """() => [document.documentElement.scrollHeight - innerHeight,
                  document.documentElement.scrollWidth - innerWidth]"""
            )
            bottom = page.locator(".board").first.bounding_box()
            assert bottom is not None
            found.append((path, share, tall, wide, bottom["y"] + bottom["height"] <= 900))
            cubes += page.locator(".house .marker svg").evaluate_all(CUBES)

    assert [each for each in found if each[2:] != (0, 0, True)] == []
    assert (len(cubes) > 0) == (game == "craftsmen")
    assert [width for width in cubes if width < 5] == []


@pytest.mark.parametrize("game", FULL)
def test_a_thumb_reaches_everything_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    open_record(page, cut(FULL[game][0], 0.7))
    Guest(page).offered()
    small: list[str] = page.evaluate(SMALL, LEAST)
    tabs = page.locator("[role=tab], .craftsmen nav button").all()
    assert len(tabs) > 1
    for tab in tabs:
        tab.click()
        small += page.evaluate(SMALL, LEAST)
    page.get_by_test_id("menu").click()
    small += page.evaluate(SMALL, LEAST)
    page.keyboard.press("Escape")
    page.locator(".log .more").first.click()
    small += page.evaluate(SMALL, LEAST)
    page.goto(page.url.split("#")[0] + "#/")
    small += page.evaluate(SMALL, LEAST)
    page.get_by_test_id("more").click()
    small += page.evaluate(SMALL, LEAST)
    page.keyboard.press("Escape")
    page.get_by_test_id("settings").click()
    small += page.evaluate(SMALL, LEAST)

    assert small == []
