"""Several people: what others may read, covers at a shared screen, spectators."""

import re

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Visit
from tests.web.guest import Guest, begin, choose_company, choose_game

HAND = ".hand .card, .hand .building"


def joined(visit: Visit, house: House, link: str, name: str) -> Guest:
    page = visit(link.removeprefix(f"{house.url}/"))
    page.get_by_label("Your name").fill(name)
    page.get_by_test_id("sit").click()
    expect(page.locator(".table")).to_be_visible()
    return Guest(page)


def craftsmen(page: Page, company: str) -> None:
    choose_game(page, "craftsmen")
    choose_company(page, company)
    begin(page)


def test_a_secret_step_is_told_without_its_secret(visit: Visit, house: House) -> None:
    page = visit()
    craftsmen(page, "friends")
    link = page.locator("[data-link='1']").input_value()
    page.get_by_role("button", name="Close").click()
    people = [Guest(page), joined(visit, house, link, "Ben")]
    if people[0].table.get_attribute("data-yours") != "true":
        people.reverse()
    mover, other = people
    actions = mover.turn()["actions"]
    text = next(text for text in actions if text.startswith("exchange "))
    found = re.search("Exchange the (.+) for", mover.answer(text).inner_text())
    assert found
    card = found[1]

    mover.act(text)
    other.reach(mover.version)

    expect(mover.page.locator(".log .move").last).to_contain_text(f"exchanges the {card}")
    line = other.page.locator(".log .move").last
    expect(line).to_contain_text("exchanges a building card")
    assert card not in other.page.locator(".log").inner_text()


def test_a_shared_screen_is_covered_whenever_somebody_else_is_to_look(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("settings").click()
    page.get_by_text("Never ask").click()
    page.get_by_role("button", name="Close").click()
    craftsmen(page, "here")
    guest = Guest(page)
    seen: list[str] = []

    for _ in range(4):
        cover = page.locator("[data-cover]")
        expect(cover).to_be_visible()
        expect(page.locator(HAND)).to_have_count(0)  # nothing lies below it
        expect(page.get_by_role("region", name="Granary")).to_be_visible()  # the rest is public
        expect(page.locator("section.answers")).to_have_count(0)
        page.keyboard.press("Enter")  # who played last cannot lift it by the same key
        expect(cover).to_be_visible()
        seat = cover.get_attribute("data-cover") or ""
        seen.append(seat)
        page.get_by_test_id("uncover").click()
        expect(page.locator(HAND).first).to_be_visible()
        while page.locator("[data-cover]").count() == 0:
            version = guest.version
            guest.answer(guest.turn()["actions"][-1]).click()
            guest.reach(version + 1)

    assert set(seen) == {"0", "1"}
    page.get_by_role("button", name="Play with open cards from now on").click()
    expect(page.locator(HAND).first).to_be_visible()


def test_a_spectator_sees_no_hand_and_can_do_nothing(visit: Visit, house: House) -> None:
    page = visit()
    craftsmen(page, "friends")
    watch = page.get_by_label("Link for Spectators").input_value()
    page.get_by_role("button", name="Close").click()

    spectator = visit(watch.removeprefix(f"{house.url}/"))
    expect(spectator.get_by_role("heading", name="You are watching")).to_be_visible()
    expect(spectator.get_by_label("Your name")).to_have_count(0)
    spectator.get_by_role("button", name="To the table").click()

    expect(spectator.get_by_test_id("asked")).to_have_text("You are watching")
    expect(spectator.get_by_role("region", name="Street")).to_be_visible()
    expect(spectator.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(spectator.locator(HAND)).to_have_count(0)
    expect(spectator.locator("section.answers")).to_have_count(0)
    for name in ("Undo", "Redo", "Hint"):
        expect(spectator.get_by_role("button", name=name)).to_be_disabled()
