"""Every building has a face: its own, or the house of its kind with its good."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kontor.core.errors import BadCard
from kontor.le_havre.cards import Card, load
from kontor.le_havre.drawings.symbols import symbols
from kontor.le_havre.drawings.vignettes import drawing_of, drawings
from kontor.le_havre.goods import KINDS
from kontor.le_havre.manifest import SETS
from kontor.le_havre.reading import Reader

OWN = str(Path(__file__).parents[2] / "docs" / "examples" / "my_harbour.toml")
SHEET = symbols((*SETS, OWN))


def own_card(**table: object) -> Card:
    return Card("shed", "own.toml", 114, Reader("own.toml: [shed]", {"locked": True, **table}))


def test_every_card_and_kind_has_a_symbol() -> None:
    found = re.findall(r'<symbol id="([^"]+)"', SHEET)

    assert len(found) == len(set(found))
    assert {f"lh-v-{card.id}" for card in load((*SETS, OWN))} <= set(found)
    assert {f"lh-v-kind-{kind}" for kind in KINDS} <= set(found)


def test_every_printed_card_has_a_drawing_of_its_own_and_no_two_are_alike() -> None:
    drawn = drawings()["cards"]

    assert set(drawn) == {card.id for card in load(())}
    assert len(set(drawn.values())) == len(drawn)


def test_the_sheet_is_whole_and_uses_only_what_it_has() -> None:
    ET.fromstring(SHEET)

    assert set(re.findall(r'href="#([^"]+)"', SHEET)) <= set(re.findall(r'id="([^"]+)"', SHEET))


def test_an_own_card_without_a_drawing_hangs_out_its_good_on_the_house_of_its_kind() -> None:
    lighthouse, saddlery, chandlery, _ = load((OWN,))[114:]

    assert drawing_of(lighthouse) == lighthouse.drawing
    assert drawing_of(chandlery) == drawings()["kinds"]["economic"] + "board bread 86 42 17\n"
    assert drawing_of(saddlery) == drawings()["kinds"]["craft"] + "board leather 86 42 17\n"


def test_an_own_card_may_bring_a_drawing() -> None:
    assert drawing_of(own_card(drawing="gable 30 34 20 ochre red")) == "gable 30 34 20 ochre red"
    assert drawing_of(own_card()) == drawings()["kinds"]["none"]


def test_an_own_drawing_that_cannot_be_read_is_refused_with_the_card() -> None:
    with pytest.raises(BadCard) as refused:
        own_card(drawing="rect 1 2 3 4 ink\nbench 4")

    assert str(refused.value).startswith(
        "own.toml: [shed] drawing line 2 'bench 4': there is no shape 'bench'"
    )
