"""One whole game for each set-up, shared by all tests of conformance."""

import pytest

from tests.conformance.games import SETUPS, Walk, walk


@pytest.fixture(scope="session", params=SETUPS, ids=str)
def game(request: pytest.FixtureRequest) -> Walk:
    return walk(request.param)
