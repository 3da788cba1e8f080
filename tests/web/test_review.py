"""The review in the browser: a finished game of each kind, its page, a try, a branch, a board."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kontor.core import registry
from tests.server.house import House, Visitor
from tests.server.test_reviews import RECORDS, reviewed
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.test_page import GOLDEN, PHONE, is_narrow, serious

PICTURES = os.environ.get("KONTOR_PICTURES")  # a folder, for whoever wants to look


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def opened(page: Page, house: House, game: str) -> str:
    """A finished game that this browser holds, with its review."""
    key = page.evaluate("localStorage.getItem('kontor.key')")
    anna = Visitor(house, key)
    table: str = anna.ask("POST", "records", {"text": RECORDS[game]})["table"]
    assert reviewed(anna, table, stages=("quick", "complete"))["report"]
    return table


@pytest.mark.parametrize("game", [game for game in registry.GAMES if game in RECORDS])
def test_the_end_of_a_game_leads_to_its_review(
    visit: Visit, house: House, axe: str, game: str
) -> None:
    page = visit("#/me")
    expect(page.get_by_test_id("me-empty")).to_be_visible()
    table = opened(page, house, game)

    page.goto(f"{house.url}/#/table/{table}")
    page.get_by_test_id("review").click()

    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-stage", re.compile("quick|complete"))
    expect(page.locator("section.list [aria-current]")).to_have_count(1)
    at = review.get_attribute("data-at")
    page.keyboard.press("ArrowRight")
    expect(review).not_to_have_attribute("data-at", at or "")
    page.locator("section.list button:has([role=img])").first.click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    picture(page, f"{game}-review")
    assert serious(page, axe) == []
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert is_narrow(page)
    picture(page, f"{game}-review-phone")


def test_a_decision_is_tried_again_and_the_best_move_solves_it(visit: Visit, house: House) -> None:
    page = visit("#/me")
    expect(page.get_by_test_id("me-empty")).to_be_visible()
    table = opened(page, house, "craftsmen")
    report = Visitor(house, page.evaluate("localStorage.getItem('kontor.key')")).ask(
        "GET", f"tables/{table}/review"
    )["report"]
    best = report["decisions"][0]["candidates"][0]["steps"]
    assert len(best) == 1

    page.goto(f"{house.url}/#/review/{table}/{report['decisions'][0]['at']}")
    page.get_by_test_id("follow").click()
    expect(page.get_by_test_id("course").locator("li")).not_to_have_count(0)
    page.get_by_test_id("try").click()
    guest, note = Guest(page), page.get_by_test_id("trial")
    guest.offered()
    guest.answer(best[0]).click()
    confirm = page.locator("[data-testid=confirm]:enabled")  # it is not while the move is judged
    solved = page.locator("[data-testid=trial][data-solved='true']")
    expect(confirm.or_(solved)).to_be_visible()
    if not solved.is_visible():
        confirm.click()

    expect(note).to_have_attribute("data-solved", "true")
    page.get_by_test_id("to-review").click()
    expect(page.get_by_test_id("review")).to_be_visible()


def test_the_end_of_a_game_of_five_shows_whole_names_and_who_is_ahead_at_equal_points(
    visit: Visit, house: House
) -> None:
    record = (GOLDEN / "craftsmen" / "players_5_base_1.kontor").read_text("utf-8")
    page = visit("#/me", locale="it-IT")
    expect(page.get_by_test_id("me-empty")).to_be_visible()
    anna = Visitor(house, page.evaluate("localStorage.getItem('kontor.key')"))
    table = anna.ask("POST", "records", {"text": record})["table"]

    page.goto(f"{house.url}/#/table/{table}")

    names = page.locator(".podium .name")
    expect(names).to_have_count(5)
    assert names.evaluate_all("(all) => all.every((each) => each.scrollWidth <= each.clientWidth)")
    podium = page.locator(".podium")
    assert podium.evaluate("(each) => each.scrollHeight <= each.clientHeight")
    picture(page, "end-of-five")
