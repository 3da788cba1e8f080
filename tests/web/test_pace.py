"""What others do is told one by one, and can be stopped, skipped and seen again."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest, begin

CALM = """localStorage.setItem('kontor.settings', '{"list": true, "pace": "calm"}')"""


def after_a_move(visit: Visit) -> Page:
    """A table against two opponents at a calm pace, just after the own first move."""
    page = visit()
    page.evaluate(CALM)
    page.reload()
    begin(page)
    guest = Guest(page)
    guest.take()
    guest.act("end")
    return page


def test_events_are_told_one_after_the_other_until_it_is_ones_turn(visit: Visit) -> None:
    page = after_a_move(visit)
    asked = page.get_by_test_id("asked")
    page.get_by_test_id("skip").wait_for()
    first = asked.inner_text()

    expect(page.locator(".place.lit")).to_have_count(0)  # nothing can be chosen meanwhile
    expect(asked).not_to_have_text(first)
    expect(page.get_by_test_id("skip")).to_have_count(0)

    expect(page.locator(".place.lit").first).to_be_visible()


def test_it_can_be_stopped_and_skipped_by_key(visit: Visit) -> None:
    page = after_a_move(visit)
    page.get_by_test_id("skip").wait_for()

    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_test_id("go-on")).to_be_visible()
    page.keyboard.press("Tab")
    page.get_by_test_id("skip").click()

    expect(page.get_by_test_id("skip")).to_have_count(0)
    expect(page.locator(".place.lit").first).to_be_visible()
