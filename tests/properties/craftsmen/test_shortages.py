"""A refusal of Craftsmen names only what is really short: goods on icons, capital, points."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kontor
from kontor.core.words import Message, render
from tests.craftsmen.rules.play import at, guild, seat
from tests.properties.craftsmen.positions import positions, reached
from tests.properties.craftsmen.printed import BUILDINGS, HALVES
from tests.properties.walks import examples

TAILOR = ["sawmill_green_red", "tailor_green_blue"]
MADE = {building.makes: building for building in BUILDINGS.values() if building.needs}
GOODS = {
    render(Message(f"craftsmen-good-{good}"), "en"): good
    for good in {each for made in MADE.values() for each in (made.makes, *made.needs)}
}
ICONS = re.compile(r" wants (.+) on its icons$")
PRICE = re.compile(r" costs (\d+)(?: in [a-z, ]+)?(?:, and (\d+) is owed already)?; your .*?(\d+)$")
FEE = re.compile(r"a capital card or (\d+) points?; you have no card and (\d+) points?$")


@pytest.mark.parametrize(
    ("markers", "missing"),
    [
        ({}, "cloth and leather"),
        ({"tailor_green_blue": [0, None]}, "leather"),
        ({"tailor_green_blue": [None, 0]}, "cloth"),
    ],
)
def test_a_workshop_asks_only_for_the_goods_that_it_lacks(
    markers: dict[str, Any], missing: str
) -> None:
    """CR-9.30"""
    mine = seat(row=TAILOR, markers=markers)
    state = guild("crafts", [[0]], mine)

    told = state.why_not("make clothes")

    assert told == f"the Tailor wants {missing} on its icons"


def test_points_of_bonus_tokens_are_not_counted_for_a_fee() -> None:
    """CR-4.13, CR-4.14"""
    queues = {"crafts": [[1], [2], [1]]}
    state = at(seat(points=0), queues=queues, bonus={"wine": 0})

    told = state.why_not("cover crafts 1")

    assert told is not None
    assert told.endswith("you have no card and 0 points")


def assert_true(state: Any, line: str) -> None:
    """Whatever the refusal of a line names is short."""
    told = state.why_not(line) or ""
    icons, price, fee = ICONS.search(told), PRICE.search(told), FEE.search(told)
    if icons:
        assert_empty(state, line.split()[1], re.split(r", | and ", icons[1]))
    if price:
        assert int(price[1]) + int(price[2] or 0) > int(price[3]), told
    if fee:
        assert int(fee[1]) > int(fee[2]), told


def assert_empty(state: Any, good: str, named: list[str]) -> None:
    """Some building of this good lacks just these, and none lacks nothing."""
    own = state.position()["seats"][state.seat]
    building = MADE[good]
    row = [card for card in own["row"] if card.startswith(f"{building.id}_")]
    lacking = []
    for card in row:
        icons = own["markers"].get(card, [None] * 3)
        filled = zip(building.needs, icons, strict=False)
        lacking.append([need for need, owner in filled if owner is None])
    assert [GOODS[name] for name in named] in lacking
    assert all(lacking)


LINES = [
    *(f"make {good}" for good in MADE),
    *(f"build {card} {side}" for card in HALVES for side in ("left", "right")),
    *(f"buy {card}" for card in HALVES),
    *(f"cover {where} {space}" for where in ("crafts", "notary", "bankers") for space in (1, 2, 3)),
    *(f"bid {offer}" for offer in (1, 5, 20, 40)),
]


@examples(4)
@given(reached() | positions().map(kontor.position))
def test_what_a_refusal_names_is_short_in_any_position(state: Any) -> None:
    if state.is_over:
        return

    for line in LINES:
        assert_true(state, line)


@examples(2)
@given(positions(), st.sampled_from(["crafts", "builders", "notary"]))
def test_what_a_guild_names_is_short(data: dict[str, Any], where: str) -> None:
    stage = {"stage": "guild", "guild": where, "season": "spring"}
    queues: dict[str, Any] = {name: [[], [], []] for name in data.get("queues", {})} | {
        where: [[0], [], []]
    }
    state: Any = kontor.position(data | stage | {"queues": queues})

    for line in LINES:
        assert_true(state, line)
