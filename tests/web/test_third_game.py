"""A game that the page has no folder for is played on its generic face."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.house import House, sqlite
from tests.web.conftest import Visit
from tests.web.guest import Guest, begin


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = sqlite(tmp_path_factory.mktemp("third"))
    started = House(place, None, KONTOR_GAMES="tests.orchard").start()
    yield started
    started.finish()


def test_it_is_chosen_played_and_told_in_its_own_words(visit: Visit) -> None:
    page = visit()
    page.get_by_text("Orchard", exact=True).first.click()
    begin(page)
    anna = Guest(page)

    expect(page.get_by_text("Do you pick the tree worth").first).to_be_visible()
    anna.play(lambda actions: actions[0])

    assert anna.is_over
    expect(page.get_by_text("Anna picks the tree worth").first).to_be_attached()
