"""A server for all tests of a file, and one that a test may kill."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Visitor, sqlite


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    started = House(sqlite(tmp_path_factory.mktemp("house"))).start()
    yield started
    started.finish()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[House]:
    started = House(sqlite(tmp_path)).start()
    yield started
    started.finish()


@pytest.fixture
def anna(house: House) -> Visitor:
    return Visitor(house)


@pytest.fixture
def ben(house: House) -> Visitor:
    return Visitor(house)
