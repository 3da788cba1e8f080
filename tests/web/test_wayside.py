"""The pages beside the tables: who goes astray is received, and everybody can read all of them."""

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Visitor
from tests.web.conftest import Visit
from tests.web.test_page import PHONE, is_narrow, serious

NOWHERE = "abcdefghijkl"
# Where each is, and what is there when it has come.
PAGES = {
    "learn": "[data-lesson]",
    "puzzles": "[data-testid=today]",
    "analysis": "[data-testid=set-up]",
    "me": "[data-testid=me-empty]",
    f"table/{NOWHERE}": "h1",
}


@pytest.mark.parametrize("path", [f"table/{NOWHERE}", f"review/{NOWHERE}"])
def test_who_looks_for_a_table_that_is_not_there_finds_the_way_back(
    visit: Visit, path: str
) -> None:
    page = visit(f"#/{path}")

    expect(page.get_by_role("alert")).to_contain_text("There is no such table here.")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("navigation")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_test_id("begin")).to_be_visible()


def test_a_start_page_without_a_server_says_so_and_comes_by_itself(
    visit: Visit, faults: list[str]
) -> None:
    page = visit("#/learn")
    page.locator("[data-lesson]").first.wait_for()
    page.route("**/api/tables", lambda route: route.abort())

    page.goto(page.url.split("#")[0] + "#/")

    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_role("button", name="Reload the page")).to_be_visible()
    page.unroute("**/api/tables")
    expect(page.get_by_test_id("begin")).to_be_visible()
    assert all("Failed to load resource" in fault for fault in faults)  # which was meant
    faults.clear()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_pages_beside_the_tables_are_accessible_by_day_and_night(
    visit: Visit, house: House, axe: str, size: str
) -> None:
    page = visit("#/learn", touch=size == "phone", **(PHONE if size == "phone" else {}))
    made = Visitor(house).make("me", "link")
    join = {f"join/{made['table']}/{made['links']['1']}": "form [data-testid=sit]"}
    found: list[str] = []

    for path, shown in {**PAGES, **join}.items():
        page.goto(f"{house.url}/#/{path}")
        page.locator(shown).first.wait_for()
        assert is_narrow(page), path
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found += [f"{path}, {scheme}: {fault}" for fault in serious(page, axe)]

    assert found == []
