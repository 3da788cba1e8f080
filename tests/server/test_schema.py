"""schemathesis over the HTTP face: whatever is sent, the answer keeps to its description."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    ignored_auth,
    positive_data_acceptance,
)

from kontor.server.http.app import make_app
from kontor.server.settings import Settings
from tests.server.house import House, Visitor, sqlite

LEFT_OUT = [
    # Rules refuse much that has the right shape: an unknown game, an action that is not legal.
    positive_data_acceptance,
    # The key is sent with every call, so it is taken for one that was made up.
    ignored_auth,
    # The frame answers OPTIONS itself and names only the methods of one handler.
    allow_header_conformance,
]


class Face:
    """A server with a table in the middle of a game."""

    def __init__(self, folder: Path) -> None:
        self.house = House(sqlite(folder), KONTOR_TABLES="100000").start()
        self.anna = Visitor(self.house)
        self.table = self.fresh()
        self.calls = 0

    def fresh(self) -> str:
        table: str = self.anna.make("me", "link", seed=3)["table"]
        return table


@pytest.fixture(scope="module")
def face(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Face]:
    made = Face(tmp_path_factory.mktemp("schema"))
    yield made
    made.house.finish()


schema = schemathesis.openapi.from_dict(
    make_app(Settings("sqlite://")).openapi_schema.to_schema(),
)


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_the_face_keeps_to_its_description(case: Any, face: Face) -> None:
    face.calls += 1
    if "table" in (case.path_parameters or {}) and face.calls % 3:
        ends = case.method == "DELETE" or case.path.endswith("/close")
        case.path_parameters["table"] = face.fresh() if ends else face.table

    answer = case.call(
        base_url=face.house.url, headers={"authorization": f"Bearer {face.anna.key}"}
    )

    assert answer.status_code < 500, answer.text
    if answer.status_code == 413:
        assert answer.json()["code"] == "too_large"
        return
    case.validate_response(answer, excluded_checks=LEFT_OUT)
