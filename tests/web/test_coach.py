"""The coach beside the ticket: what matters, a warning that holds a move back, and silence."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.house import House, sqlite
from tests.server.test_coach import HUNGRY, record
from tests.web.conftest import Visit
from tests.web.guest import Guest, open_record
from tests.web.test_page import PHONE, is_narrow, serious
from tools.coach.planted import PLANTED

SEATS = [{"kind": "me"}, {"kind": "opponent", "level": "deckhand"}]
# However busy the machine is, the page waits for the coach here.
PATIENT = """
  const real = window.setTimeout;
  window.setTimeout = (doing, wait, ...more) => real(doing, wait === 1000 ? 60000 : wait, ...more);
"""
OVERLAP = """() => {
  const [coach, ...others] = ['[data-testid=coach]', '.room', '[data-testid=ticket]']
    .map((name) => document.querySelector(name).getBoundingClientRect());
  return others.some((box) => coach.top < box.bottom - 1 && box.top < coach.bottom - 1);
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose coach has time, however busy the machine is."""
    started = House(sqlite(tmp_path_factory.mktemp("coach")), KONTOR_COACH="15").start()
    yield started
    started.finish()


def never(route: Route, looks: list[Any]) -> None:
    """Leave looks at moves without an answer."""
    if route.request.method == "POST":
        looks.append(route.request.post_data_json)
    else:
        route.continue_()


def switch_on(page: Page) -> None:
    """Switch the coach on, in the menu of the table."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("coach-switch").check()
    page.keyboard.press("Escape")


def coached(page: Page, position: dict[str, Any], *, on: bool = True) -> Guest:
    """A table against the computer, with the coach or still without."""
    page.add_init_script(PATIENT)
    page.reload()
    open_record(page, record(position), SEATS)
    guest = Guest(page)
    guest.turn()
    if on:
        switch_on(page)
    return guest


def test_a_costly_move_is_held_back_and_can_be_taken_back_or_made(visit: Visit, axe: str) -> None:
    page = visit()
    guest = coached(page, HUNGRY, on=False)
    without = serious(page, axe)
    switch_on(page)
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("This is your last turn before feeding, and you lack 6 food.")
    assert not page.evaluate(OVERLAP)

    guest.answer("take wood").click()

    expect(coach).to_contain_text("That means 2 loans")
    expect(page.get_by_test_id("coach-back")).to_be_focused()
    assert guest.version == 0
    assert not page.evaluate(OVERLAP)
    assert serious(page, axe) == without

    page.keyboard.press("Enter")
    expect(page.get_by_test_id("coach-back")).to_have_count(0)
    expect(guest.table).to_have_attribute("data-plan", "")
    assert guest.version == 0

    guest.answer("take wood").click()
    page.get_by_test_id("coach-anyway").click()
    expect(coach.get_by_test_id("coach-anyway")).to_have_count(0)
    expect(guest.table).not_to_have_attribute("data-version", "0")


def test_a_move_goes_out_though_the_coach_never_answers(visit: Visit) -> None:
    page = visit()
    open_record(page, record(HUNGRY), SEATS)
    guest = Guest(page)
    guest.turn()
    switch_on(page)
    looks: list[Any] = []
    page.route("**/coach", lambda each: never(each, looks))
    coach = page.get_by_test_id("coach")

    guest.answer("take wood").click()
    expect(coach).to_contain_text("Let me look…")
    expect(guest.table).not_to_have_attribute("data-version", "0")
    assert len(looks) == 1

    taking = next(text for text in guest.turn()["actions"] if text.startswith("take "))
    version = guest.version
    guest.answer(taking).click()
    expect(guest.table).not_to_have_attribute("data-version", str(version))
    assert len(looks) == 1  # nobody is asked, nor waited for, while the first look is on its way


def test_what_is_found_too_late_can_still_be_taken_back(visit: Visit) -> None:
    page = visit()
    open_record(page, record(HUNGRY), SEATS)
    guest = Guest(page)
    guest.turn()
    switch_on(page)
    late: list[tuple[Route, Any]] = []

    def slowly(route: Route) -> None:
        if route.request.method == "POST":
            late.append((route, route.fetch()))
        else:
            route.continue_()

    page.route("**/coach", slowly)
    coach = page.get_by_test_id("coach")
    guest.answer("take wood").click()
    expect(guest.table).not_to_have_attribute("data-version", "0")
    expect(page.get_by_test_id("coach-undo")).to_have_count(0)

    ((route, found),) = late
    route.fulfill(response=found)

    expect(coach).to_contain_text("you can still take it back: Take")
    expect(coach).to_contain_text("That means 2 loans")
    assert not page.evaluate(OVERLAP)
    page.get_by_test_id("coach-undo").click()
    expect(page.get_by_test_id("coach-undo")).to_have_count(0)
    assert "take wood" in guest.turn()["actions"]
    expect(coach).not_to_contain_text("loans")


def test_it_is_quiet_for_a_turn_or_for_good_and_never_in_the_way(visit: Visit) -> None:
    page = visit(**PHONE)
    guest = coached(page, {**PLANTED[4].position, "turn": 1})
    coach = page.get_by_test_id("coach")
    expect(coach).to_be_visible()
    assert is_narrow(page)
    assert not page.evaluate(OVERLAP)

    page.get_by_test_id("coach-quiet").click()
    expect(coach).to_have_count(0)

    page.reload()
    guest.turn()
    expect(coach).to_be_visible()
    page.get_by_test_id("coach-off").click()
    expect(coach).to_have_count(0)
    page.reload()
    guest.turn()
    expect(coach).to_have_count(0)


def test_nobody_is_coached_where_another_person_plays(visit: Visit) -> None:
    page = visit()
    made = open_record(page, record(HUNGRY), [{"kind": "me"}, {"kind": "here"}])
    page.evaluate("(id) => localStorage.setItem(`kontor.coach.${id}`, 'on')", made["table"])
    page.reload()
    page.get_by_test_id("ticket").wait_for()

    page.get_by_test_id("menu").click()

    expect(page.get_by_test_id("coach-switch")).to_have_count(0)
    expect(page.get_by_test_id("coach")).to_have_count(0)
