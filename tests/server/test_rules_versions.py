"""A table ends under the rules it was begun with, whatever rules the server has by then."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import registry
from tests.server.house import House, Visitor

STRIKE: dict[str, Any] = {
    "cards": ["essen"], "town": ["picket_line"], "round": 2, "seats": [{"francs": 9}, {}],
    "offers": {"fish": 4, "wood": 3, "clay": 2, "iron": 1, "grain": 5, "cattle": 6, "francs": 7},
}  # fmt: skip


def strike(rules: int) -> str:
    return f"kontor 1\ngame le_havre  rules {rules}\nposition {json.dumps(STRIKE)}\n"


def stored(folder: Path, table: str, rules: int) -> None:
    """Write another version of the rules into the store."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE tables SET rules = ? WHERE id = ?", (rules, table))
    database.close()


@pytest.mark.parametrize(("rules", "town"), [(1, []), (2, ["picket_line"])])
def test_a_table_goes_on_under_its_own_rules_after_a_restart(
    frail: House, rules: int, town: list[str]
) -> None:
    """LH-22.3, LH-17.047: also for the opponent, who is asked in a process of its own."""
    anna = Visitor(frail)
    record = strike(rules) + "# seats human trader\n"
    table = anna.open(record)["table"]
    frail.kill()
    frail.start()

    guest = anna.sit(table)
    guest.act("use picket_line")
    guest.act("pick cattle")
    struck = guest.now["view"]["town"]
    guest.act("end")
    done = guest.settle()
    anna.ask("POST", f"tables/{table}/close")
    text = anna.ask("GET", f"tables/{table}/record")

    assert guest.now["rules"] == rules
    assert struck == town
    assert done["view"]["town"] == []
    assert kontor.load(text).rules == rules


def test_a_new_table_follows_the_newest_rules(frail: House) -> None:
    anna = Visitor(frail)
    for name, game in registry.GAMES.items():
        made = anna.make("me", "here", game=name)

        assert anna.sit(made["table"]).now["rules"] == game.rules


def test_nobody_chooses_older_rules_for_a_new_table(frail: House) -> None:
    anna = Visitor(frail)
    wish = {"game": "le_havre", "seats": [{"kind": "me"}, {"kind": "here"}]}

    answer = anna.ask("POST", "tables", {**wish, "options": {"rules": 1}}, expect=400)

    assert "rules" in json.dumps(answer)


def test_a_stored_table_of_unknown_rules_is_refused_by_name(frail: House, tmp_path: Path) -> None:
    anna = Visitor(frail)
    table = anna.make("me", "here")["table"]
    frail.kill()
    stored(tmp_path, table, 99)
    frail.start()

    answer = anna.ask("GET", f"tables/{table}", expect=400)

    assert "rules 99 of le_havre are not known here" in json.dumps(answer)
