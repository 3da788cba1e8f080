"""Games in the browser that go to their end, or through everything that may come between."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Visit
from tests.web.guest import (
    Guest,
    begin,
    choose_company,
    choose_option,
    no_wish,
    open_record,
)

GOLDEN = Path(__file__).parents[1] / "golden"
LAST_YEAR = (
    (GOLDEN / "craftsmen" / "players_2_base_1.kontor").read_text("utf-8").partition("# year 3,")[0]
)


def tab_to(page: Page, goal: str, key: str = "Tab") -> None:
    """Go from part to part by the keyboard until something is true."""
    for _ in range(40):
        page.keyboard.press(key)
        if page.evaluate(goal):
            return
    raise AssertionError(f"the keyboard does not come to where {goal}")


def test_a_solo_game_of_le_havre_by_keys_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("begin").wait_for()
    tab_to(page, "document.activeElement.name === 'company'")
    page.keyboard.press("ArrowLeft")  # round to the last choice: at this screen
    for goal in ("Play alone", "More options"):
        tab_to(page, f"document.activeElement.innerText === '{goal}'")
        page.keyboard.press("Enter")
    tab_to(page, "document.activeElement.name === 'variant'")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("summary")).to_have_text("You · short game")
    tab_to(page, "document.activeElement.dataset.testid === 'begin'", "Shift+Tab")
    page.keyboard.press("Enter")

    guest = Guest(page)
    guest.play(no_wish, keys=True)

    assert len(guest.chosen) > 20
    expect(guest.table).to_have_attribute("data-status", "over")
    expect(page.get_by_test_id("asked")).to_have_text("The game is over")


def test_two_people_with_a_reload_a_restart_and_an_undo(
    visit: Visit, house: House, faults: list[str]
) -> None:
    anna_page = visit()
    choose_company(anna_page, "friends")
    choose_option(anna_page, "short game")
    begin(anna_page)
    link = anna_page.locator("[data-link='1']").input_value()
    anna_page.get_by_role("button", name="Close").click()
    anna = Guest(anna_page)
    anna.take()
    anna.act("end")

    ben_page = visit(link.removeprefix(f"{house.url}/"))
    ben_page.get_by_label("Your name").fill("Ben")
    ben_page.get_by_test_id("sit").click()
    ben = Guest(ben_page)
    expect(anna_page.locator(".scores")).to_contain_text("Ben")
    expect(ben_page).to_have_url(re.compile(r"/#/table/[\w-]+$"))  # the token is gone
    ben.take()
    anna.reach(ben.version)

    ben_page.reload()  # nothing is lost by a reload
    ben.act("end")
    anna.reach(ben.version)

    house.stop()
    expect(anna.table).to_have_attribute("data-online", "false")
    house.start()  # nor by a restart
    expect(anna.table).to_have_attribute("data-online", "true")
    expect(ben.table).to_have_attribute("data-online", "true")
    lost = [fault for fault in faults if "ERR_CONNECTION_REFUSED" in fault]
    assert lost == faults  # a browser notes each attempt to come back
    faults.clear()
    anna.take()
    ben.reach(anna.version)
    count, version = ben_page.locator(".log .move").count(), anna.version

    anna_page.keyboard.press("Control+z")
    ben.reach(version + 1)
    expect(ben_page.locator(".log .move")).to_have_count(count - 1)
    anna.take()
    anna.act("end")
    ben.reach(anna.version)

    for mover, other in [(ben, anna), (anna, ben)] * 3:
        mover.play(no_wish, one_turn=True)
        other.reach(mover.version)


def test_craftsmen_from_its_last_year_to_the_end_with_auctions(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("settings").click()
    page.get_by_text("Never ask").click()
    page.get_by_role("button", name="Close").click()
    open_record(page, LAST_YEAR, [{"kind": "me"}, {"kind": "opponent", "level": "deckhand"}])
    guest = Guest(page)

    def auctioneer(actions: list[str]) -> str | None:
        wishes = ("auction ", "bid ", "send notary")
        return next((text for wish in wishes for text in actions if text.startswith(wish)), None)

    guest.play(auctioneer, keys=True)

    expect(guest.table).to_have_attribute("data-status", "over")
    expect(page.get_by_test_id("result")).to_be_visible()
    verbs = {text.split()[0] for text in guest.chosen}
    assert {"send", "auction", "bid", "build", "make"} <= verbs
