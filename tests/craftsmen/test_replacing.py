"""Own files of values: each replaces whole tables, in the order given, and is read each time."""

from pathlib import Path
from typing import Any

import pytest

from kontor.craftsmen import cards
from kontor.craftsmen.goods import TYPE_NAMES
from tests.craftsmen.own_files import BAKERY, BONUS, CAPITAL, COSTS, MILL, NUMBERS, QUEUE, SHIP, own

BASE = cards.load(("base",))


def columns(values: cards.Values) -> dict[str, Any]:
    """All values but the cards themselves, to be compared."""
    names = [name for name in dir(values) if name[0] != "_" and name != "cards"]
    found = {name: getattr(values, name) for name in names}
    return {
        name: value if isinstance(value, (int, dict)) else list(value)
        for name, value in found.items()
    }


def test_a_file_replaces_whole_tables_and_nothing_else(tmp_path: Path) -> None:
    changed = columns(cards.load(("base", own(tmp_path, SHIP))))
    box = columns(BASE)

    assert changed["hold"][:9] == [0, 0, 0, 0, 0, 0, 0, 4, 5]
    assert changed["hold_row"][:9] == [-1, -1, -1, -1, -1, -1, -1, 1, 0]
    assert changed["hold"][9:] == box["hold"][9:]
    for name, value in box.items():
        assert name in ("hold", "hold_row") or changed[name] == value


@pytest.mark.parametrize("text", [MILL, BAKERY, CAPITAL, QUEUE, COSTS, NUMBERS])
def test_a_table_written_like_that_of_the_box_changes_nothing(tmp_path: Path, text: str) -> None:
    values = cards.load(("base", own(tmp_path, text)))

    assert columns(values) == columns(BASE)


def test_of_two_files_the_later_counts(tmp_path: Path) -> None:
    first = own(tmp_path, BONUS, "first.toml")
    second = own(tmp_path, BONUS.replace("bread = 8", "bread = 9"), "second.toml")

    assert cards.load(("base", first, second)).bonus[7] == 9
    assert cards.load(("base", second, first)).bonus[7] == 8
    assert cards.load((second, first, "base")).bonus[7] == 8


def test_own_files_are_read_again_each_time(tmp_path: Path) -> None:
    path = own(tmp_path, BONUS)
    before = cards.load(("base", path)).bonus[7]

    own(tmp_path, BONUS.replace("bread = 8", "bread = 9"))

    assert (before, cards.load(("base", path)).bonus[7]) == (8, 9)
    assert cards.load(("base",)).bonus[7] == 4


def test_a_copy_may_move_from_one_building_to_another(tmp_path: Path) -> None:
    more = MILL.replace("copies = [", 'copies = [{ top = "red", bottom = "red" },')
    less = """
    [buildings.weaver]
    needs = ["flax"]
    points = 1
    copies = [
        { top = "blue", bottom = "green" },
        { top = "blue", bottom = "violet", house = true },
    ]
    """
    both = (own(tmp_path, more, "more.toml"), own(tmp_path, less, "less.toml"))

    values = cards.load(("base", *both))

    assert values.numbers["mill_red"] == 47
    assert values.kind[47] == 2
    assert values.count == 70


def test_equal_cards_get_numbers(tmp_path: Path) -> None:
    text = MILL.replace('bottom = "red"', 'bottom = "green"')
    text = text.replace('{ top = "red", bottom = "blue" }', '{ top = "green", bottom = "green" }')

    values = cards.load(("base", own(tmp_path, text)))

    assert [card.id for card in values.cards[48:51]] == [
        "mill_green",
        "mill_green_2",
        "mill_violet_blue",
    ]


def test_lines_follow_own_needs(tmp_path: Path) -> None:
    text = BAKERY.replace('"wax"', '"wood", "barrel"')

    values = cards.load(("base", own(tmp_path, text)))

    line = {name for at, name in enumerate(TYPE_NAMES) if values.line[7] >> at & 1}
    assert line == {"bakery", "mill", "wheat_farm", "sawmill", "cooperage"}
    assert list(values.needs[66:]) == [13, 0, 7]
    assert values.icons[22] == 3


def test_a_queue_may_have_gold_and_ribbon_on_one_space(tmp_path: Path) -> None:
    text = '[queue.notary]\nspaces = ["gold_ribbon", "silver", "silver"]'

    values = cards.load(("base", own(tmp_path, text)))

    assert list(values.gold[6:9]) == [1, 0, 0]
    assert list(values.ribbon[6:9]) == [1, 0, 0]


def test_a_mark_of_a_table_is_for_all_that_has_no_mark_of_its_own(tmp_path: Path) -> None:
    text = MILL + "sure = 0.3\nsure_colours = 0.2\n"
    text = text.replace('bottom = "red" }', 'bottom = "red", sure = 1 }')

    values = cards.load(("base", own(tmp_path, text)))

    assert [card.sure for card in values.cards[48:51]] == [1.0, 0.2, 0.2]
