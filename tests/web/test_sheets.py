"""Numbers are chosen in a sheet above the ticket: what one owns stays in sight beside it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest, open_record
from tools.pictures.measuring import measured

DESK = (1400, 900)
SMALL = (1024, 768)
PHONE = (390, 844)
GOODS = {
    **dict.fromkeys(("fish", "wood", "clay", "iron", "grain", "cattle", "coal"), 3),
    **dict.fromkeys(("smoked_fish", "brick", "steel", "bread", "leather"), 3),
    "coke": 1,
}
SEAT = {"francs": 12, "goods": GOODS, "ships": [["wood", 2], ["iron", 2]]}
BOX = """(each) => {
  const {left, top, right, bottom} = each.getBoundingClientRect();
  return {left, top, right, bottom};
}"""


def opened(visit: Visit, size: tuple[int, int], town: str) -> Page:
    """A building is entered, and how much is to be chosen."""
    position = {"round": 6, "seats": [SEAT, {}, {}], "town": [town, "marketplace"]}
    page = visit(width=size[0], height=size[1])
    page.evaluate("localStorage.setItem('kontor.settings', '{\"pace\": \"once\"}')")
    page.reload()
    open_record(page, f"kontor 1\ngame le_havre  rules 2\nposition {json.dumps(position)}\n")
    Guest(page).offered()
    if size == PHONE:
        page.get_by_role("tab").nth(1).click()
    page.locator(f"[data-action='use {town}']").locator("visible=true").first.click()
    page.get_by_test_id("confirm").wait_for()
    expect(page.locator(".table")).to_have_attribute("data-busy", "false")
    return page


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two boxes lie on each other."""
    beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    return not (beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"])


@pytest.mark.parametrize("size", [DESK, SMALL])
@pytest.mark.parametrize("town", ["bakehouse", "bridge_over_the_seine", "shipping_line"])
def test_a_sheet_hides_neither_money_nor_goods(
    visit: Visit, town: str, size: tuple[int, int]
) -> None:
    page = opened(visit, size, town)

    sheet = page.get_by_test_id("sheet").evaluate(BOX)

    own = page.locator(".estate .stat, .estate .stock, .estate .meter").all()
    assert len(own) > 3
    assert [each.inner_text() for each in own if overlap(sheet, each.evaluate(BOX))] == []
    assert measured(page, ".ticket", touch=False) == []


@pytest.mark.parametrize("town", ["bakehouse", "shipping_line"])
def test_on_a_phone_goods_stay_in_sight_above_a_sheet(visit: Visit, town: str) -> None:
    page = opened(visit, PHONE, town)
    sheet = page.get_by_test_id("sheet")

    expect(page.locator(".ticket .chips li").first).to_be_visible()
    stock = page.locator(".estate .stock").evaluate(BOX)

    bar = page.locator(".board[data-layout]").evaluate(BOX)["top"]
    assert bar <= stock["top"]
    assert stock["bottom"] <= sheet.evaluate(BOX)["top"] + 1
