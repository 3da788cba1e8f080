"""Hints at a table: the best action marked, the others with what they cost, in words."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.house import House, sqlite
from tests.server.test_hints import SMOKING
from tests.web.conftest import Visit
from tests.web.guest import Guest, choose_language, open_record
from tests.web.test_page import MIDDLES, PHONE, is_narrow, middle, serious

COSTS = {
    "en": ("about as good", "about 1.5 points less"),
    "de": ("etwa gleich gut", "etwa 1,5 Punkte weniger"),
    "pl": ("mniej więcej tak samo dobre", "około 1,5 punktu mniej"),
    "it": ("vale più o meno lo stesso", "circa 1,5 punti in meno"),
    "cs": ("zhruba stejně dobré", "asi o 1,5 bodu méně"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose advice is known beforehand."""
    players = "tests.server.advisers_for_tests"
    started = House(sqlite(tmp_path_factory.mktemp("hints")), KONTOR_PLAYERS=players).start()
    yield started
    started.finish()


def turn(game: str) -> str:
    """A real game at a turn in its middle."""
    lines = middle(game).splitlines()
    while not lines.pop().startswith(("take ", "send ")):
        pass
    return "\n".join(lines) + "\n"


def hinted(page: Page, game: str) -> Locator:
    """A table where a hint was asked for."""
    open_record(page, turn(game))
    Guest(page).offered()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("group", name="Hint")
    expect(hint).to_be_visible()
    return hint


def test_the_best_is_marked_and_the_others_cost_something(visit: Visit) -> None:
    page = visit()
    hint = hinted(page, "le_havre")

    expect(hint).to_contain_text("A hint:")
    expect(page.locator(".answers .hinted")).to_have_count(1)
    others = hint.locator("[data-hint]")
    expect(others).to_have_count(2)
    for language, costs in COSTS.items():
        choose_language(page, language)
        expect(page.locator(".hint .cost")).to_have_text(costs)


def test_one_point_is_one_and_very_many_are_not_counted(visit: Visit) -> None:
    hint = hinted(visit(), "craftsmen")

    expect(hint.locator(".cost")).to_have_text(["about 1 point less", "much weaker"])


@pytest.mark.parametrize("at", [0, 1, 2])
def test_each_of_them_is_done_by_the_keyboard(visit: Visit, at: int) -> None:
    page = visit()
    hint = hinted(page, "le_havre")
    wanted = hint.get_by_role("button").nth(at)
    version = Guest(page).version

    page.get_by_test_id("hint-do").focus()
    for _ in range(at):
        page.keyboard.press("Tab")
    expect(wanted).to_be_focused()
    page.keyboard.press("Enter")

    page.wait_for_function(
        """(version) => Number(document.querySelector('.table').dataset.version) > version
          || document.querySelector('.plan')""",
        arg=version,
    )
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_hint_has_no_serious_fault_and_fits_on_a_phone(
    visit: Visit, axe: str, scheme: Any
) -> None:
    page = visit(**PHONE)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")

    for game in MIDDLES:
        hint = hinted(page, game)
        assert serious(page, axe) == []
        assert is_narrow(page)
        heights = [box["height"] for each in hint.locator("[data-hint]").all()
                   if (box := each.bounding_box())]  # fmt: skip
        assert len(heights) == 2
        assert min(heights) >= 36  # a finger finds it
        page.goto(page.url.split("#")[0] + "#/")


def test_a_hint_sets_its_own_amounts_which_can_still_be_changed(visit: Visit) -> None:
    page = visit()
    open_record(page, SMOKING)
    guest = Guest(page)
    guest.offered()
    page.get_by_role("button", name="Hint").click()

    page.get_by_test_id("hint-do").click()

    expect(page.get_by_test_id("amount")).to_have_text("1")  # the page itself would smoke all
    expect(page.locator(".ticket")).to_contain_text("Pay 2 francs")
    page.get_by_role("button", name="more", exact=True).click()
    expect(page.get_by_test_id("amount")).to_have_text("2")
    page.get_by_test_id("confirm").click()
    guest.reach(1)
