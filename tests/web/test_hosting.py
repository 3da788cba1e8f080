"""Two people in their browsers at one table, behind nginx with TLS, as docs/hosting.md says."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.machine import NAME, Machine
from tests.server.test_hosting import SERVICE, UPDATE, hosted
from tests.web.conftest import PATIENCE, SETTINGS, init
from tests.web.guest import Guest, begin, choose_company
from tools.browser import launch


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    with hosted(tmp_path) as made:
        yield made


@pytest.fixture
def abroad(browser: Browser) -> Iterator[Browser]:
    """A browser for which the name of the page is that of this machine."""
    started = launch(browser.browser_type, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    yield started
    started.close()


def opened(browser: Browser, url: str) -> Page:
    """A person of their own, who trusts the certificate."""
    context = browser.new_context(ignore_https_errors=True, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(init(SETTINGS))
    page = context.new_page()
    page.goto(url)
    return page


def test_what_one_does_the_other_sees_at_once(machine: Machine, abroad: Browser) -> None:
    page = opened(abroad, f"https://{NAME}:{machine.port}/")
    choose_company(page, "friends")
    begin(page)
    link = page.locator("[data-link='1']").input_value()
    page.get_by_role("button", name="Close").click()
    other = opened(abroad, link)
    other.get_by_label("Your name").fill("Ben")
    other.get_by_test_id("sit").click()
    expect(other.locator(".table")).to_be_visible()
    people = [Guest(page), Guest(other)]
    if people[0].table.get_attribute("data-yours") != "true":
        people.reverse()
    mover, watcher = people

    mover.take()
    watcher.reach(mover.version)

    assert link.startswith(f"https://{NAME}:{machine.port}/#/join/")
    assert watcher.version == mover.version
    expect(watcher.page.locator(".log .move").last).to_be_visible()

    machine.follow(UPDATE)
    machine.follow(SERVICE.splitlines()[-1])
    before = mover.version
    mover.act(mover.turn()["actions"][-1])
    watcher.reach(before + 1)

    assert mover.version == watcher.version > before
