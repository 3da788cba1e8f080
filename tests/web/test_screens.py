"""Sizes: everything in sight on a desk, everything within reach of a thumb on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest, open_record
from tools.pictures.measuring import measured
from tools.pictures.served import dealt, visitor

GOLDEN = Path(__file__).parents[1] / "golden"
# Cubes on houses, as they are drawn.
CUBES = "(all) => all.map((each) => each.getBoundingClientRect().width)"
# How many pixels at the end of a part show nothing.
BARE = """(part) => {
  const end = (each) => each.getBoundingClientRect().bottom;
  return end(part) - Math.max(...[...part.children].map(end));
}"""
PHONE = {"width": 390, "height": 844}
LEAST = 40  # pixels that a thumb needs
RING = 4  # pixels round what is chosen
LETTERS = 6  # pixels of letters below the middle of their line
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


def test_on_a_phone_points_stand_above_every_place_of_craftsmen(visit: Visit) -> None:
    page = visit(**PHONE)
    open_record(page, cut(FULL["craftsmen"][0], 0.7))
    Guest(page).offered()
    points = page.locator(".craftsmen .seats button b")

    for tab in page.locator(".craftsmen nav button").all():
        tab.click()

        assert [each.is_visible() for each in points.all()] == [True] * 5
    assert page.locator(".craftsmen .seats button.turn").count() == 1


def test_cards_that_are_picked_are_marked_in_the_hand(visit: Visit) -> None:
    lines = (GOLDEN / "craftsmen" / "players_3_base_1.kontor").read_text("utf-8").splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("discard "))
    page = visit()
    open_record(page, "\n".join(lines[:first]) + "\n")
    marked = page.locator(".hand .picked")
    expect(marked).to_have_count(1)  # what is proposed
    assert page.get_by_test_id("sheet").locator(".card:visible").count() == 0
    others = page.locator(".hand .card:not(.picked) button.spot")

    others.first.click()
    expect(marked).to_have_count(1)  # it gives way to what is picked
    marked.locator("button.spot").click()

    expect(marked).to_have_count(0)


def test_the_street_stays_where_it_is_when_the_hand_is_covered(visit: Visit) -> None:
    page = visit(width=1024, height=768)
    address = page.url.split("/#")[0]
    key = visitor(address)
    page.evaluate("(key) => localStorage.setItem('kontor.key', key)", key)
    table = dealt(address, key, "craftsmen", 2)
    page.goto(f"{address}/#/table/{table}")
    page.reload()
    houses = page.locator(".street .houses")
    page.get_by_test_id("uncover").wait_for()
    before = houses.bounding_box()
    assert before is not None

    page.get_by_test_id("uncover").click()
    page.locator(".held").wait_for()

    after = houses.bounding_box()
    assert after is not None
    assert abs(after["y"] - before["y"]) < 8


@pytest.mark.parametrize("size", [(1400, 900), (1920, 1080)])
def test_cards_at_the_notary_are_the_five_looked_at_and_cover_nothing(
    visit: Visit, size: tuple[int, int]
) -> None:
    path = GOLDEN / "craftsmen" / "position_lines.kontor"
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    looks = [at for at, line in enumerate(lines) if line.startswith("look advanced")]
    page = visit(width=size[0], height=size[1])
    open_record(page, "\n".join(lines[: looks[-1] + 1]) + "\n")
    Guest(page).offered()
    tray = page.locator(".tray")
    cards = tray.locator(".looked")

    expect(cards).to_have_count(5)  # three more are known from an earlier look
    for at in range(2):
        cards.nth(at).locator("button.spot").click()

    page.mouse.move(2, 2)
    expect(tray.locator(".place.chosen")).to_have_count(2)
    heading = tray.locator("h3").bounding_box()
    lifted = cards.first.locator(".spot").bounding_box()
    assert heading is not None
    assert lifted is not None
    middle = heading["y"] + heading["height"] / 2
    assert lifted["y"] - RING > middle + LETTERS
    assert [fault for fault in measured(page, ".tray", touch=False) if "covered" in fault] == []


def test_cards_come_back_to_their_size_after_a_question(visit: Visit) -> None:
    page = visit()
    open_record(page, cut("le_havre/full_3_base_1.kontor", 0.2))
    Guest(page).offered()
    town = page.locator(".town > .row")
    before = town.get_attribute("class") or ""

    body = page.locator(".ticket .body")
    body.evaluate("(body) => { body.style.minHeight = '220px'; }")
    expect(town).not_to_have_attribute("class", before)
    body.evaluate("(body) => { body.style.minHeight = ''; }")

    expect(town).to_have_attribute("class", before)


def test_a_phone_is_never_half_empty(visit: Visit) -> None:
    page = visit(**PHONE)
    open_record(page, cut("le_havre/full_3_base_1.kontor", 0.02))
    Guest(page).offered()
    tabs = page.locator("[role=tab]").all()
    assert len(tabs) > 1

    bare = []
    for tab in tabs:
        tab.click()
        bare.append(page.locator(".part").evaluate(BARE))

    assert [round(each) for each in bare if each > 1] == []
