"""The page itself: languages, narrow screens, accessibility, the start page and the rules."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest, begin, choose_language, open_menu, open_record

GOLDEN = Path(__file__).parents[1] / "golden"
PHONE = {"width": 390, "height": 844}
MIDDLES = {
    "le_havre": "le_havre/full_3_base_1.kontor",
    "craftsmen": "craftsmen/players_3_base_1.kontor",
}
GERMAN = "de"


def middle(name: str) -> str:
    """A real game, half played."""
    lines = (GOLDEN / MIDDLES[name]).read_text("utf-8").splitlines()
    played = [line for line in lines if not line.startswith("#")]
    return "\n".join(played[: len(played) // 2]) + "\n"


RUN = "async (options) => (await axe.run(document, options)).violations"
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast"]}
# What can be read on a button is in its name, so that it can be called by voice. axe asks this of
# names in `aria-label`; here also of those in words that only readers of the page hear.
LABELS = """() => [...document.querySelectorAll('button')].flatMap((button) => {
  const words = (left) => {
    const copy = button.cloneNode(true);
    copy.querySelectorAll(left).forEach((each) => each.remove());
    return copy.textContent.toLowerCase();
  };
  const name = (button.ariaLabel ?? words('[aria-hidden=true]')).toLowerCase();
  const seen = words('svg, kbd, .hidden-title').match(/[\\p{L}]{3,}/gu) ?? [];
  const lost = seen.filter((word) => !name.includes(word));
  const nameless = !name.trim() && button.offsetParent !== null;
  return nameless || lost.length ? [`'${lost}' is not in the name '${name}'`] : [];
})"""


def serious(page: Page, axe: str, looks: dict[str, Any] = EVERYTHING) -> list[str]:
    """Faults of accessibility that keep somebody from playing."""
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate(RUN, looks)
    lost: list[str] = page.evaluate(LABELS)
    return lost + [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def is_narrow(page: Page) -> bool:
    """Nothing is wider than the screen."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("scheme", "looks"), [("light", EVERYTHING), ("dark", COLOURS)])
def test_no_serious_fault_of_accessibility(
    visit: Visit, axe: str, scheme: Any, looks: dict[str, Any]
) -> None:
    page = visit()
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.get_by_test_id("begin").wait_for()
    faults = serious(page, axe, looks)
    page.get_by_test_id("more").click()
    faults += serious(page, axe, looks)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Seat 2").click()
    faults += serious(page, axe, looks)
    page.keyboard.press("Escape")
    page.get_by_test_id("settings").click()
    faults += serious(page, axe, looks)
    page.keyboard.press("Escape")
    for game in MIDDLES:
        page.goto(page.url.split("#")[0] + f"#/rules/{game}")
        page.locator("article h2").first.wait_for()
        faults += serious(page, axe, looks)
        page.goto(page.url.split("#")[0] + "#/")
        open_record(page, middle(game))
        Guest(page).offered()
        faults += serious(page, axe, looks)
        page.goto(page.url.split("#")[0] + "#/")

    assert faults == []


def test_a_phone_never_scrolls_sideways(visit: Visit) -> None:
    page = visit(**PHONE)
    page.get_by_test_id("begin").wait_for()
    assert is_narrow(page)
    page.get_by_test_id("more").click()
    assert is_narrow(page)
    page.keyboard.press("Escape")
    for game in MIDDLES:
        open_record(page, middle(game))
        Guest(page).offered()
        assert is_narrow(page), game
        page.goto(page.url.split("#")[0] + f"#/rules/{game}")
        page.locator("article h2").first.wait_for()
        assert is_narrow(page), game
        page.goto(page.url.split("#")[0] + "#/")


def test_prices_stay_while_the_cards_of_another_language_are_on_their_way(visit: Visit) -> None:
    page = visit()
    begin(page)
    Guest(page).offered()
    prices = page.locator(".price")
    expect(prices).to_have_count(4)
    expect(prices.locator(".buy")).to_have_count(3)  # a luxury liner is not for sale
    before = prices.all_inner_texts()
    assert all(before)
    page.route(f"**/facts?language={GERMAN}*", lambda _: None)  # they never come

    choose_language(page, GERMAN)

    expect(page).to_have_title("● Du bist am Zug – Kontor")
    expect(page.get_by_test_id("asked")).to_have_text("Nimm ein Angebot oder nutze ein Gebäude")
    assert prices.all_inner_texts() == before


def test_another_language_in_mid_game(visit: Visit) -> None:
    page = visit()
    begin(page)
    guest = Guest(page)
    guest.take()
    offered = guest.turn()["actions"]
    version, asked = guest.version, page.get_by_test_id("asked").inner_text()
    page.locator("[aria-disabled=true][data-action^='take ']").first.hover()
    english = page.get_by_role("tooltip").inner_text()

    choose_language(page, GERMAN)

    expect(page.locator("html")).to_have_attribute("lang", GERMAN)
    expect(page.get_by_test_id("asked")).not_to_have_text(asked)
    expect(page).to_have_title("● Du bist am Zug – Kontor")
    assert guest.version == version
    assert guest.turn()["actions"] == offered
    page.mouse.move(0, 0)
    page.locator("[aria-disabled=true][data-action^='take ']").first.hover()
    expect(page.get_by_role("tooltip")).not_to_have_text(english)

    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", GERMAN)


def test_every_level_of_the_registry_is_offered_with_a_word_on_its_strength(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("begin").wait_for()
    games: list[dict[str, Any]] = page.evaluate("async () => (await fetch('/api/games')).json()")

    said: dict[str, list[str]] = {}
    for game in games:
        page.locator(f"input[name=game][value={game['name']}]").check(force=True)
        for language in ("en", "de", "pl", "it", "cs"):
            page.get_by_test_id("language").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            names = page.locator(".levels strong").all_inner_texts()
            about = page.locator(".levels .about").all_inner_texts()
            assert len(names) == len(about) == len(game["levels"]) > 1
            assert all(names)
            assert all(about)
            assert said.setdefault(language, about) == about

    for at in range(4):  # and each language has words of its own
        assert len({about[at] for about in said.values()}) == len(said)


def test_a_finished_game_is_reviewed_saved_opened_and_removed(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    open_record(page, (GOLDEN / "le_havre" / "short_1_base_1.kontor").read_text("utf-8"))
    expect(page.locator(".table")).to_have_attribute("data-status", "over")
    page.goto(page.url.split("#")[0] + "#/")

    open_menu(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / "game.kontor"
    download.value.save_as(saved)
    page.get_by_label("Open a record").set_input_files(saved)
    expect(page).to_have_url(re.compile("/#/table/"))
    expect(page.locator(".table")).to_have_attribute("data-status", "over")
    page.goto(page.url.split("#")[0] + "#/")
    expect(page.locator(".shelf [data-table]")).to_have_count(2)

    open_menu(page)
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Really remove?").click()
    expect(page.locator(".shelf [data-table]")).to_have_count(1)


def test_a_wrong_link_and_a_wrong_record_are_explained(
    visit: Visit, tmp_path: Path, faults: list[str]
) -> None:
    page = visit("#/join/nothing/nothing")
    expect(page.get_by_role("alert")).to_contain_text("It does not work any more.")

    page.get_by_role("link", name="To the start page").click()
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("no record")
    page.get_by_label("Open a record").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be opened")
    assert all("Failed to load resource" in fault for fault in faults)
    faults.clear()


def test_an_opponent_with_seconds_is_called_by_its_level(visit: Visit) -> None:
    page = visit(locale="de-DE")
    header = "kontor 1\ngame le_havre  rules 1  players 2  variant full  cards base  seed 3\n"

    open_record(page, f"{header}# seats human magnate:0.5\n")

    expect(page.locator(".scores")).to_contain_text("Leonore")
    expect(page.locator(".scores")).not_to_contain_text(":")
