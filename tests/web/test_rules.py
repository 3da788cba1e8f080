"""The rules page: guide, cards, clauses, search, and the way there from a table."""

import re
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kontor.core.words import LANGUAGES
from kontor.learn.clauses import clauses
from tests.web.conftest import Visit
from tests.web.guest import Guest, begin

ASKED: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "asked.toml").read_text("utf-8")
)
GAMES_AND_LANGUAGES = list(product(ASKED, LANGUAGES))
CARDS = {"le_havre": "card-bakehouse", "craftsmen": "card-sawmill"}
FIRST = 0.9  # of the questions, at least, have the right answer first
AMONG = 3  # answers that are read before somebody asks otherwise
# Follow links one after the other; those are given back that lead to nothing in sight.
DEAD = """async ([game, parts]) => {
  const dead = [];
  for (const part of parts) {
    location.hash = `/rules/${game}/${part}`;
    const isThere = () => [part, `clause-${part}`].some((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box && box.height > 0 && box.top < innerHeight && box.bottom > 0;
    });
    for (let looks = 0; looks < 300 && !isThere(); looks += 1)
      await new Promise((done) => setTimeout(done, 10));
    if (!isThere()) dead.push(part);
  }
  return dead;
}"""


def clauses_of(label: str) -> set[str]:
    """The clauses of a label such as "LH-11.1–3"."""
    found = re.fullmatch(r"(\w\w-\w+)\.(\w+)(?:–(\d+))?", label)
    if found is None:
        return set()
    chapter, first, last = found.groups()
    numbers = range(int(first), int(last) + 1) if last else [first]
    return {f"{chapter}.{number}" for number in numbers}


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


def test_rules_of_a_game_that_is_not_there_are_those_of_the_first_one(visit: Visit) -> None:
    page = visit("#/rules/chess")

    expect(page.get_by_role("heading", level=1)).to_have_text("Le Havre")


def test_the_way_to_the_lessons_and_the_chapter_that_is_read_are_always_in_sight(
    visit: Visit,
) -> None:
    page = visit("#/rules/le_havre/clauses", height=700)

    contents = page.get_by_role("navigation", name="Rules")
    expect(contents.locator("ol [aria-current]")).to_have_text("Clause by clause")
    expect(contents.locator("ol [aria-current]")).to_be_in_viewport(ratio=0.9)
    expect(contents.get_by_role("link", name="Learn it on the board")).to_be_in_viewport(ratio=1)


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
    empty = page.locator(".place:not(.lit) > button.spot[data-action^='take ']")

    expect(rule).to_have_attribute("href", re.compile("#/rules/le_havre/LH-3.7$"))
    empty.first.dispatch_event("click")
    expect(rule).to_have_attribute("href", re.compile("#/rules/le_havre/LH-4.2$"))
    with page.expect_popup() as opened:
        rule.click()
    expect(opened.value.locator("[id='LH-4.2']")).to_be_in_viewport()


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
def test_links_lead_to_rules_in_every_language(visit: Visit, game: str, language: str) -> None:
    """One of each kind; `tests/learn/test_clauses.py` looks whether all of them exist."""
    page = visit(f"#/rules/{game}", locale=language)
    page.locator("[id^='card-']").first.wait_for()
    linked = [list(part.values())[-1] for part in clauses(game)]

    assert page.evaluate(DEAD, [game, [*linked, CARDS[game]]]) == []


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
def test_what_people_ask_is_answered(visit: Visit, game: str, language: str) -> None:
    page = visit(f"#/rules/{game}", locale=language)
    page.locator("[id^='card-']").first.wait_for()
    options = page.get_by_role("option")
    places = []

    for asked in ASKED[game]:
        page.get_by_test_id("search").fill(asked[language])
        options.first.wait_for()
        told = options.locator("i").all_inner_texts()
        right = [not clauses_of(label).isdisjoint(asked["clauses"]) for label in told]
        places.append(right.index(True) if True in right else len(told))

    missed = [asked[language] for asked, at in zip(ASKED[game], places, strict=True) if at]
    assert places.count(0) >= FIRST * len(places), missed
    assert sum(at < AMONG for at in places) == len(places), missed
