"""Games of older rules go on as they were begun (LH-22.3): what rules 1 play otherwise."""

from typing import Any

import pytest

import kontor
from kontor import Table

FULL = {"fish": 4, "wood": 3, "clay": 2, "iron": 1, "grain": 5, "cattle": 6, "francs": 7}
STRIKE: dict[str, Any] = {
    "cards": ["essen"], "town": ["picket_line"], "offers": FULL,
    "seats": [{"francs": 1}, {}, {}],
}  # fmt: skip
LINER: dict[str, Any] = {
    "cards": ["essen"], "town": ["ms_dagmar"],
    "seats": [
        {"goods": {"brick": 1}, "ships": [["luxury", 38]], "buildings": ["wharf_2"]}, {"goods": {}},
    ],
}  # fmt: skip


def played(position: dict[str, Any], rules: int, *lines: str) -> Table:
    table = Table.from_position(position, rules)
    for line in lines:
        table.play(line)
    return table


def test_under_rules_1_the_picket_line_leaves_at_once() -> None:
    """LH-17.047, LH-22.3."""
    old = played(STRIKE, 1, "use picket_line", "pick cattle")
    new = played(STRIKE, 2, "use picket_line", "pick cattle")

    assert (old.position()["town"], old.position()["seats"][0]["worker"]) == ([], None)
    assert new.position()["town"] == ["picket_line"]
    assert old.position()["picketed"] == new.position()["picketed"] == [1, 2]


def test_under_rules_1_a_brick_is_no_way_to_the_ms_dagmar() -> None:
    """LH-8.14, LH-22.3."""
    old, new = (Table.from_position(LINER, rules) for rules in (1, 2))

    assert old.why_not("use wharf_2") is not None
    assert new.why_not("use wharf_2") is None


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_goes_on_under_its_own_rules(rules: int) -> None:
    """LH-22.3: also when it is opened in the middle of the turn and written again."""
    table = played(STRIKE, rules, "use picket_line", "pick cattle")

    again = kontor.load(table.record())

    assert again.rules == rules
    assert again.record() == table.record()
    assert again.state == table.state


def test_rules_1_do_not_know_a_duty_that_lasts() -> None:
    """LH-17.047."""
    with pytest.raises(kontor.BadInput, match="picket_line"):
        Table.from_position({**STRIKE, "picketed": [1], "picket": "picket_line"}, 1)
