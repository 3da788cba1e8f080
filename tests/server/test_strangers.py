"""A stranger cannot find out whether a table exists: every route answers as for an invented one."""

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from kontor.server.http.table_routes import ROUTES
from kontor.server.tokens import fresh_table, fresh_token
from tests.server.house import PATIENCE, House, Visitor

BODIES: dict[str, Any] = {
    "join": {"token": fresh_token()},
    "links": {"seat": 1},
    "seats": {"name": "x"},
    "preview": {"actions": ["end"]},
    "why_not": {"texts": ["end"]},
    "hint": {},
    "close": None,
}
COMMANDS = [
    {"type": "act", "id": "1", "version": 0, "steps": ["take wood"]},
    {"type": "undo", "id": "1", "version": 0, "to": 0},
    {"type": "redo", "id": "1", "version": 0, "to": 1},
]


def asked() -> list[tuple[str, str, Any]]:
    """Every way to ask for a table: method, path, body."""
    found: list[tuple[str, str, Any]] = []
    for route in ROUTES:
        (path,) = route.paths
        if "{table:str}" not in path:
            continue
        filled = path.replace("{seat:int}", "1").replace("{count:int}", "0")
        last = filled.removeprefix("/api/tables/{table:str}").strip("/").split("/")[0]
        bodies = COMMANDS if last == "commands" else [BODIES.get(last)]
        methods = sorted(route.http_methods)
        found += [(method, filled, body) for method in methods for body in bodies]
    return found


@pytest.mark.parametrize(("method", "path", "body"), asked())
def test_an_existing_table_is_as_unknown_to_a_stranger_as_an_invented_one(
    anna: Visitor, ben: Visitor, method: str, path: str, body: Any
) -> None:
    table = anna.make("me", "link")["table"]

    there, nowhere = (
        ben.http.request(method, f"{ben.house.url}{path.replace('{table:str}', name)}", json=body)
        for name in (table, fresh_table())
    )

    assert there.status_code == nowhere.status_code == 404
    assert there.json()["code"] == "not_found"
    assert there.content == nowhere.content


def test_a_socket_is_closed_to_a_stranger_in_the_same_way(
    house: House, anna: Visitor, ben: Visitor
) -> None:
    told = []
    for table in (anna.make("me", "link")["table"], fresh_table()):
        url = f"ws://127.0.0.1:{house.port}/api/tables/{table}/live"
        with connect(url) as socket:
            socket.send(json.dumps({"type": "hello", "key": ben.key, "version": None}))
            told.append(socket.recv(PATIENCE))

    assert told[0] == told[1]
    assert json.loads(told[0])["code"] == "not_found"
