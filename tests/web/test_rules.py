"""The rules page: guide, cards, clauses, search, and the way there from a table."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest, begin


def go(page: Page, part: str) -> None:
    page.goto(page.url.split("#")[0] + f"#/rules/{part}")


def test_a_clause_is_opened_where_the_guide_tells_it(visit: Visit) -> None:
    page = visit("#/rules/craftsmen/CR-9.33")

    expect(page.locator("[id='CR-9.33']")).to_be_in_viewport()
    expect(page.locator(".cited.target")).to_have_id(re.compile("^crafts-"))
    go(page, "craftsmen/clause-CR-19.1")  # no guide tells the list of rulings
    expect(page.locator("[id='clause-CR-19.1']")).to_be_in_viewport()
    go(page, "le_havre/card-bakehouse")
    expect(page.locator("#card-bakehouse")).to_be_in_viewport()
    expect(page.locator("#card-bakehouse")).to_contain_text("LH-15.05")


def test_the_guide_speaks_the_language_of_the_reader_and_draws_its_figures(visit: Visit) -> None:
    page = visit("#/rules/le_havre", locale="de-DE")

    expect(page.get_by_role("heading", name="Das Spiel in sechs Sätzen")).to_be_visible()
    expect(page.locator("#six + ol > li")).to_have_count(6)
    expect(page.locator("#six + ol > li > .picture")).to_have_count(6)
    expect(page.locator("[data-figure]")).to_have_count(9)
    missing = page.evaluate(
        """() => [...document.querySelectorAll("article use")]
            .map((use) => use.getAttribute("href"))
            .filter((name) => !document.querySelector(name))"""
    )
    assert missing == []
    page.get_by_test_id("language").select_option("pl")
    expect(page.get_by_role("heading", name="Gra w sześciu zdaniach")).to_be_visible()


def test_a_question_is_answered_by_keyboard(visit: Visit) -> None:
    page = visit("#/rules/craftsmen", locale="de-DE")
    page.locator("[data-figure]").first.wait_for()

    page.keyboard.press("/")
    page.keyboard.type("kann ich den kapitan bestechen")
    expect(page.get_by_role("option").first).to_contain_text("CR-9.3")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    expect(page).to_have_url(re.compile("#/rules/craftsmen/."))
    expect(page.locator(".target").first).to_be_in_viewport()


def test_the_gallery_shows_a_set_or_a_kind(visit: Visit) -> None:
    page = visit("#/rules/le_havre/cards")
    shown = page.locator("[id^='card-']")

    expect(shown).to_have_count(33)
    page.get_by_test_id("set").select_option("")
    expect(shown).to_have_count(114)
    page.get_by_label("kind").select_option("public building")
    expect(shown).to_have_count(16)


def test_a_question_and_a_refusal_lead_to_their_rules(visit: Visit) -> None:
    page = visit()
    begin(page)
    Guest(page).offered()
    rule = page.get_by_test_id("rule")

    expect(rule).to_have_attribute("href", re.compile("#/rules/le_havre/LH-3.7$"))
    page.locator("button.spot[data-action='take cattle']").dispatch_event("click")
    expect(rule).to_have_attribute("href", re.compile("#/rules/le_havre/LH-4.2$"))
    with page.expect_popup() as opened:
        rule.click()
    expect(opened.value.locator("[id='LH-4.2']")).to_be_in_viewport()
