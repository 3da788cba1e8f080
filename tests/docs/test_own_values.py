"""The page about own values: its example loads, its errors are real, nothing is left out."""

from pathlib import Path

import pytest

from kontor.core.errors import BadCard
from kontor.craftsmen import cards, tables
from kontor.craftsmen.goods import GOOD_NAMES, MEAT, TYPE_NAMES
from kontor.craftsmen.reading import GROUPS, SINGLE
from tests.docs.pages import ROOT, blocks, text, words

PAGE = "docs/own-values.md"
EXAMPLE = ROOT / "docs" / "examples" / "my_printed_values.toml"
VALUES = ROOT / "src" / "kontor" / "craftsmen" / "data" / "values.toml"


def test_the_example_replaces_what_it_names() -> None:
    values = cards.load(("base", str(EXAMPLE)))

    mills = [card for card in values.cards if TYPE_NAMES[card.type] == "mill"]
    hold = {GOOD_NAMES[MEAT + cargo]: values.hold[9 + cargo] for cargo in range(9)}
    assert [card.id for card in mills] == ["mill_blue_red", "mill_green_violet", "mill_red_green"]
    assert [card.sure for card in mills] == [1.0, 1.0, 0.8]
    assert {good: n for good, n in hold.items() if n} == {"clothes": 7, "weapons": 7, "candles": 5}
    assert list(values.bonus) == [6, 4, 6, 5, 4, 3, 3, 4]


def test_the_table_on_the_page_is_the_one_in_the_file() -> None:
    (shown,) = blocks(PAGE, "toml")

    assert shown.strip() in EXAMPLE.read_text("utf-8")


def test_the_errors_on_the_page_are_real(tmp_path: Path) -> None:
    name = EXAMPLE.name
    shown = [line for line in text(PAGE).splitlines() if line.startswith(f"{name}: ")]
    changes = [
        ("[buildings.mill]", "[buildings.mil]"),
        ("points = 1\n", "points = 1\npoint = 2\n"),
        ('"wheat"', '"weat"'),
        ('"wheat"', '"flour"'),
        ('top = "blue"', 'top = "blu"'),
        ('    { top = "blue", bottom = "red" },\n', ""),
        ('"candles"', '"weapons"'),
        ("extra = [5, 3]\n", ""),
        ("wine = 3", "wine = 100"),
    ]

    said: list[str] = []
    for old, new in changes:
        written = EXAMPLE.read_text("utf-8")
        assert old in written
        (tmp_path / name).write_text(written.replace(old, new, 1), "utf-8")
        with pytest.raises(BadCard) as refusal:
            cards.load(("base", str(tmp_path / name)))
        said.append(str(refusal.value))

    assert said == shown


def test_every_table_and_key_is_on_the_page() -> None:
    lines = VALUES.read_text("utf-8").splitlines()
    keys = {line.partition(" = ")[0] for line in lines if " = " in line and line[0].isalpha()}
    known = (keys - set(GOOD_NAMES)) | {*GROUPS, *SINGLE, *tables.COSTS, *tables.SPACES}
    known |= {*tables.SINGLE_NUMBERS, *tables.ROWS_OF_NUMBERS, "top", "bottom", "house", "cargo"}

    assert {"needs", "sure_points", "market_limit"} <= keys
    assert known - words(PAGE) == set()
