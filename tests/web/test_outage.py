"""What people see while the database is away, and that they go on by themselves afterwards."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.server.postgres import Cluster, cluster
from tests.web.conftest import Visit
from tests.web.guest import Guest, begin, choose_company


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture(scope="module")
def house(server: Cluster) -> Iterator[House]:
    with House(server.url) as started:
        yield started


def test_what_was_done_meanwhile_is_saved_when_the_database_is_back(
    visit: Visit, server: Cluster, faults: list[str]
) -> None:
    page = visit()
    choose_company(page, "here")
    begin(page)
    guest = Guest(page)
    first = guest.turn()
    ticket = page.get_by_test_id("ticket")
    server.stop()

    guest.answer("take fish").click()
    if page.get_by_test_id("confirm").count():
        page.get_by_test_id("confirm").click()
    expect(ticket.get_by_role("alert")).to_contain_text("cannot save just now")
    server.start()
    page.wait_for_function(
        "(before) => Number(document.querySelector('.table').dataset.version) > before",
        arg=int(first["version"]),
    )

    expect(ticket.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".log .move").last).to_contain_text("fish")
    assert all("503" in fault for fault in faults)
    faults.clear()  # the browser writes down that the server refused something
