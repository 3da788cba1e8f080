"""Puzzles in the browser: today's, a wrong try and why, the answer, and the game that goes on."""

import json
import os
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kontor.core import registry
from kontor.learn.daily import all_puzzles, puzzle_of
from kontor.learn.puzzles import Puzzle, puzzles
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.person import Hand, call, click, walk
from tests.web.test_page import PHONE, is_narrow, serious

PICTURES = os.environ.get("KONTOR_PICTURES")  # a folder, for whoever wants to look


def easy(game: str) -> tuple[Puzzle, str]:
    """A puzzle, and a wrong line that is a whole move and is told about."""
    return next(
        (each, text)
        for each in puzzles(game).values()
        for text, wrong in each.losses.items()
        if wrong.then and len(wrong.then[0].steps) == 1
    )


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.mark.parametrize("hand", [click, walk, call], ids=["mouse", "keys", "names"])
@pytest.mark.parametrize("game", registry.GAMES)
def test_a_puzzle_is_tried_explained_solved_and_played_on(
    visit: Visit, game: str, hand: Hand
) -> None:
    puzzle, wrong = easy(game)
    page = visit(f"#/puzzles/{game}")
    listed = page.locator(f"li[data-puzzle='{game}:{puzzle.name}'] button")
    listed.wait_for()
    hand(page, listed)
    guest, note = Guest(page), page.get_by_test_id("puzzle")

    guest.offered()
    hand(page, guest.answer(wrong))
    confirm = page.get_by_test_id("confirm")
    expect(confirm.or_(page.locator("[data-testid=puzzle][data-tries='1']"))).to_be_visible()
    if confirm.is_visible():
        hand(page, confirm)
    expect(note).to_have_attribute("data-tries", "1")
    hand(page, page.get_by_test_id("puzzle-why"))
    expect(page.get_by_test_id("puzzle-reason").locator("li")).not_to_have_count(0)
    picture(page, f"{game}-why")
    hand(page, page.get_by_test_id("puzzle-show"))
    expect(page.get_by_test_id("puzzle-line").locator("li")).not_to_have_count(0)
    picture(page, f"{game}-line")
    hand(page, page.get_by_test_id("puzzle-play"))

    expect(note).to_have_attribute("data-solved", "true")
    picture(page, f"{game}-solved")
    hand(page, page.get_by_test_id("puzzle-go-on"))
    expect(note).to_have_count(0)
    assert page.evaluate("localStorage.getItem('kontor.puzzles')") == json.dumps(
        [f"{game}:{puzzle.name}"]
    )


def test_todays_puzzle_is_the_same_as_in_the_terminal_and_nothing_is_too_wide(
    visit: Visit, axe: str
) -> None:
    today = puzzle_of(date.today(), all_puzzles())  # noqa: DTZ011
    page = visit("#/puzzles")

    found = page.get_by_test_id("today")
    expect(found).to_have_attribute("data-puzzle", f"{today.game}:{today.name}")
    more = page.get_by_test_id("more-puzzles")
    expect(more).to_contain_text(str(len(all_puzzles()) - page.locator("li[data-puzzle]").count()))
    while more.is_visible():
        more.click()
    expect(page.locator("li[data-puzzle]")).to_have_count(len(all_puzzles()))
    page.wait_for_load_state("networkidle")
    picture(page, "puzzles")
    shelf = page.locator("li[data-puzzle^=le_havre] .line")
    assert all(said.startswith("Le Havre · ") for said in shelf.all_inner_texts())
    assert serious(page, axe) == []
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert is_narrow(page)
    picture(page, "puzzles-phone")
    page.get_by_test_id("try-today").click()
    expect(page.get_by_test_id("puzzle")).to_be_visible()
    Guest(page).offered()
    picture(page, "puzzle-phone")
    assert is_narrow(page)
    assert serious(page, axe) == []


def test_a_first_visit_finds_three_puzzles_on_the_shelf(visit: Visit) -> None:
    page = visit()

    expect(page.locator(".shelf li[data-puzzle]")).to_have_count(3)
    picture(page, "start")
