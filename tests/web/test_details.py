"""A table that explains itself: sheets once more, goods, cards, rules, and a lost server."""

import re

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Visit
from tests.web.guest import Guest, open_record
from tests.web.test_screens import PHONE, cut
from tests.web.test_table import HARBOUR, US, laid

YEAR_2 = 285 / 759  # a part of the game: somebody is at work in the second year
# Whoever has exchanged a card may swap the own sawmill.
SAWMILLS = """kontor 1
game craftsmen  rules 1  players 2  cards base  seed 1
exchange cattle_farm_green
"""
CUT_OFF = """() => [...document.querySelectorAll('.scores .points, .scores svg')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.getBoundingClientRect(), each.closest('li').getBoundingClientRect(), each])
  .filter(([own, around]) => own.right > around.right + 1 || own.left < around.left - 1)
  .map(([, , each]) => each.textContent)"""


def test_craftsmen_explains_sheets_goods_cards_and_rules(visit: Visit) -> None:
    page = visit()
    open_record(page, cut("craftsmen/players_3_base_1.kontor", YEAR_2))
    sheet = page.get_by_test_id("year-end")

    page.locator(".scores + div").get_by_test_id("again").click()
    expect(sheet).to_contain_text("The first year ends")
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet).to_have_count(0)
    page.locator(".me button.points").click()
    expect(sheet.locator("section")).to_be_focused()  # not what was pressed below it
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)

    page.get_by_role("button", name="All goods").click()
    legend = page.get_by_role("dialog", name="All goods")
    expect(legend.get_by_role("listitem")).to_have_count(23)
    expect(legend.get_by_role("listitem").filter(has_text="Bread")).to_contain_text("Bakery")
    page.keyboard.press("Escape")
    page.locator(".arches .spot").first.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("half-product.*made by", re.S))

    helped(page, ".street .house .spot >> nth=1")
    expect(page.get_by_test_id("card-now")).to_contain_text("Not possible now")
    expect(page.get_by_role("dialog").get_by_text("≈")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".craftsmen").get_by_role("note")).to_have_count(1)
    page.get_by_test_id("menu").click()
    rules = page.get_by_role("dialog").get_by_role("link", name="Rules")
    expect(rules).to_have_attribute("href", "#/rules/craftsmen")


def helped(page: Page, place: str) -> None:
    """Open the help of a card, as a long press does."""
    page.locator(place).dispatch_event("contextmenu")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_card_says_what_it_would_bring_and_does_it(visit: Visit) -> None:
    page = visit()
    position = {**HARBOUR, "town": ["smokehouse", "church"]}
    guest = laid(page, position, US)

    helped(page, "button.spot[data-action='use smokehouse']")
    now = page.get_by_test_id("card-now")
    expect(now).to_contain_text("+4 smoked fish (8)")
    expect(now).to_contain_text(re.compile(r"Points: \d+ → \d+"))
    page.keyboard.press("Escape")
    helped(page, "button.spot[data-action='use church']")
    expect(now).to_contain_text("bread")
    page.keyboard.press("Escape")
    assert guest.version == 0
    helped(page, "button.spot[data-action='use smokehouse']")
    now.get_by_role("button", name="Do it now").first.click()

    expect(page.get_by_test_id("confirm")).to_be_enabled()


def test_own_goods_are_in_sight_while_amounts_are_chosen_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    page.evaluate("localStorage.setItem('kontor.settings', '{\"pace\": \"once\"}')")
    page.reload()
    laid(page, HARBOUR, US)
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] <= 60

    page.get_by_role("tab", name="Town").click()
    page.locator("button.spot[data-action='use shipping_line']").click()
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_be_visible()
    page.wait_for_function(
        """() => {
          const goods = document.querySelector('[data-keep]')?.getBoundingClientRect();
          const sheet = document.querySelector('[data-testid=sheet]')?.getBoundingClientRect();
          return goods && sheet && goods.top >= 0 && goods.top + 60 < sheet.top;
        }"""
    )


def test_sawmills_of_the_box_lie_beside_the_hand(visit: Visit) -> None:
    page = visit()
    open_record(page, SAWMILLS)

    box = page.get_by_role("region", name="Sawmills in the box")
    hand = page.get_by_role("region", name="Your hand")
    expect(box.locator("[data-action^='swap ']")).to_have_count(4)
    expect(hand).to_be_visible()
    expect(hand.locator("[data-action^='swap ']")).to_have_count(0)


def test_scores_of_five_players_are_whole_in_the_log(visit: Visit) -> None:
    page = visit()
    open_record(page, cut("craftsmen/players_5_base_1.kontor", 0.9))
    Guest(page).offered()

    assert page.evaluate(CUT_OFF) == []
    expect(page.locator(".scores svg")).to_have_count(5)  # a shape for each, besides the colour


def test_without_a_server_that_is_said_and_nothing_is_lit(
    visit: Visit, house: House, faults: list[str]
) -> None:
    page = visit()
    laid(page, HARBOUR, US)
    expect(page.locator(".place.lit").first).to_be_visible()

    house.stop()
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    expect(page.locator(".place.lit")).to_have_count(0)
    expect(page.locator(".ticket button.next")).to_have_count(0)
    house.start()

    expect(page.locator(".place.lit").first).to_be_visible()
    assert all("ERR_CONNECTION_REFUSED" in fault for fault in faults)
    faults.clear()
