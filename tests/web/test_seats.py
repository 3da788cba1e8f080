"""Seats in the browser: a taken seat, asking for it, another device, coming back."""

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Visit
from tests.web.guest import Guest, begin, choose_company, open_links, open_menu
from tests.web.test_page import serious

FAULTS = """async (part) => (await axe.run(part, {resultTypes: ['violations']})).violations
  .filter((each) => ['serious', 'critical'].includes(each.impact)).map((each) => each.id)"""


def invited(page: Page) -> str:
    """The link of Anna's one friend."""
    choose_company(page, "friends")
    begin(page)
    link = page.locator("[data-link='1']").input_value()
    page.get_by_role("button", name="Close").click()
    return link


def opened(visit: Visit, house: House, link: str) -> Page:
    return visit(link.removeprefix(f"{house.url}/"))


def seated(visit: Visit, house: House, link: str, name: str) -> Page:
    page = opened(visit, house, link)
    page.get_by_label("Your name").fill(name)
    page.get_by_test_id("sit").click()
    expect(page.locator(".table")).to_be_visible()
    return page


def asking(page: Page) -> Page:
    expect(page.get_by_text("Ben already sits here.")).to_be_visible()
    page.get_by_label("Your name").fill("Carl")
    page.get_by_test_id("ask").click()
    expect(page.locator("[data-state='waiting']")).to_be_visible()
    return page


def test_a_taken_seat_is_asked_for_refused_and_given_up(
    visit: Visit, house: House, axe: str
) -> None:
    anna = visit()
    link = invited(anna)
    ben = seated(visit, house, link, "Ben")
    carl = asking(opened(visit, house, link))

    for page, words in (
        (anna, "Carl is asking for the seat of Ben."),
        (ben, "Carl is asking for your seat."),
    ):
        expect(page.locator("[data-ask='1']")).to_contain_text(words)
    # What is shown about seats can be used by everybody.
    assert serious(carl, axe) == []
    anna.evaluate(axe)
    open_links(anna)
    for part in ("[data-ask]", "dialog"):
        assert anna.evaluate(FAULTS, part) == []
    anna.keyboard.press("Escape")

    anna.get_by_role("button", name="Decline").click()
    expect(carl.get_by_text("The answer was no. Ben keeps the seat.")).to_be_visible()
    expect(anna.locator("[data-ask]")).to_have_count(0)

    carl = asking(opened(visit, house, link))  # another one: who was refused has to wait
    ben.get_by_role("button", name="Give the seat").click()
    ben.get_by_role("button", name="Really give it?").click()
    expect(carl.locator(".table")).to_be_visible()
    assert "/join/" not in carl.url
    ben.get_by_test_id("menu").click()
    expect(ben.get_by_role("dialog").get_by_role("button").first).to_be_visible()
    expect(ben.get_by_test_id("invite")).to_have_count(0)  # Ben watches now
    expect(ben.locator(".table")).to_be_visible()
    expect(anna.locator("[data-ask]")).to_have_count(0)
    expect(anna.locator(".scores")).to_contain_text("Carl")


def test_who_waits_sits_down_when_the_seat_becomes_free(visit: Visit, house: House) -> None:
    anna = visit()
    link = invited(anna)
    ben = seated(visit, house, link, "Ben")
    carl = asking(opened(visit, house, link))

    ben.get_by_role("link", name="Kontor").click()
    open_menu(ben)
    ben.get_by_role("button", name="Remove").click()
    ben.get_by_role("button", name="Really remove?").click()

    expect(carl.locator(".table")).to_be_visible()


def test_another_device_plays_by_a_link_of_its_own_which_works_once(
    visit: Visit, house: House, faults: list[str]
) -> None:
    link = invited(visit())
    ben = seated(visit, house, link, "Ben")
    open_links(ben)
    ben.get_by_role("button", name="Play on another device").click()
    own = ben.get_by_label("Link for another device").input_value()

    phone = opened(visit, house, own)
    expect(phone.get_by_text("You play as Ben on another device.")).to_be_visible()
    phone.get_by_test_id("sit").click()

    expect(phone.locator(".table")).to_be_visible()
    expect(ben.get_by_text("2 devices")).to_be_visible()
    late = opened(visit, house, own)
    expect(late.get_by_text("It does not work any more.")).to_be_visible()
    assert all("404" in fault for fault in faults)
    faults.clear()
    ben.get_by_role("button", name="Only this device").click()
    expect(phone.get_by_text("You have no seat at this table.")).to_be_visible()
    expect(ben.get_by_text("2 devices")).to_have_count(0)


def test_the_host_empties_a_seat_and_has_a_new_link(visit: Visit, house: House) -> None:
    anna = visit()
    link = invited(anna)
    ben = seated(visit, house, link, "Ben")
    open_links(anna)

    anna.get_by_role("button", name="Empty the seat").click()
    anna.get_by_role("button", name="Really empty it?").click()

    expect(ben.get_by_text("You have no seat at this table.")).to_be_visible()
    shown = anna.locator("[data-link='1']")
    expect(shown).not_to_have_value(link)
    seated(visit, house, shown.input_value(), "Carl")
    expect(anna.locator("[data-seat='1']")).to_contain_text("Carl")


def test_a_removed_game_can_be_come_back_to(visit: Visit) -> None:
    page = visit()
    begin(page)
    Guest(page).take()
    page.get_by_role("link", name="Kontor").click()
    open_menu(page)
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Really remove?").click()
    expect(page.locator(".shelf [data-table]")).to_have_count(0)

    page.get_by_role("button", name="Removed games").click()
    page.get_by_role("button", name="Restore").click()

    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Anna takes")
