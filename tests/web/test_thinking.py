"""Opponents: how strong they are, and a page that stays live while one of them thinks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.house import House, sqlite, until
from tests.web.conftest import Visit
from tests.web.guest import Guest, begin

TABLES = """async () => {
  const authorization = `Bearer ${localStorage.getItem('kontor.key')}`;
  return (await fetch('/api/tables', {headers: {authorization}})).json();
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("thinking")
    started = House(
        sqlite(folder),
        KONTOR_PLAYERS="tests.server.players_for_tests",
        KONTOR_SLOW=str(folder / "slow"),
    ).start()
    yield started
    started.finish()


def test_undo_works_at_once_while_an_opponent_thinks(visit: Visit, house: House) -> None:
    thoughts = Path(house.environment["KONTOR_SLOW"])
    page = visit()
    page.locator(".levels label", has_text="Slow").click()
    begin(page)
    guest = Guest(page)
    guest.take()
    guest.act("end")

    asked = page.get_by_test_id("asked")
    expect(asked).to_have_text("Slow 2 is thinking")
    expect(asked).to_have_attribute("aria-live", "polite")
    page.locator("button.spot[data-action='use building_firm_1']").click(button="right", force=True)
    expect(page.get_by_role("dialog")).to_be_visible()  # the page lives
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option("de")
    page.get_by_test_id("language").select_option("en")  # before the German words have come
    page.keyboard.press("Escape")
    until(lambda: thoughts.exists() and thoughts.read_text("utf-8").endswith("\n"))
    before = thoughts.read_text("utf-8")
    page.get_by_role("button", name="Undo").click()
    expect(guest.answer("end")).to_be_visible()

    assert thoughts.read_text("utf-8") == before  # it was neither waited for nor asked again
    expect(asked).not_to_contain_text("is thinking")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("section.answers [data-action^='take ']").first).to_be_visible()
    guest.take()  # and the game goes on


def test_a_new_level_appears_by_itself(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("begin").wait_for()

    levels = page.evaluate("async () => (await (await fetch('/api/games')).json())[0].levels")

    expect(page.locator(".levels strong")).to_have_text([name.capitalize() for name in levels])
    assert "slow" in levels


def test_who_uses_time_is_given_it_on_the_start_page(visit: Visit) -> None:
    page = visit()
    time = page.get_by_test_id("time")
    page.locator(".levels label", has_text="Steady").click()
    expect(time).to_have_count(0)

    page.locator(".levels label", has_text="Timed").click()
    page.get_by_test_id("more").click()
    expect(time.locator("option:checked")).to_have_text("1.5 seconds")
    time.select_option("3 minutes")
    page.keyboard.press("Escape")
    page.get_by_test_id("language").select_option("de")
    expect(time.locator("option:checked")).to_have_text("3 Minuten")
    page.get_by_test_id("language").select_option("en")
    begin(page)

    tables = page.evaluate(TABLES)
    assert [seat["level"] for seat in tables[0]["seats"]] == [None, "timed:180", "timed:180"]


def test_the_usual_time_is_left_to_the_host(visit: Visit) -> None:
    page = visit()
    page.locator(".levels label", has_text="Timed").click()
    begin(page)

    tables = page.evaluate(TABLES)
    assert [seat["level"] for seat in tables[0]["seats"]] == [None, "timed", "timed"]
