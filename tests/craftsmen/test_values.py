"""The values of Craftsmen: what the box holds, how sure it is, and what it is called."""

from typing import Any

import pytest

from kontor.core.words import say
from kontor.craftsmen import cards
from kontor.craftsmen.facts import facts
from kontor.craftsmen.goods import (
    COLOURS,
    FINALS,
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    MEAT,
    SEASONS,
    TYPE_NAMES,
)

BASE = cards.load(("base",))
LETTERS = {"v": 0, "g": 1, "b": 2, "r": 3}

# Each card as top and bottom colour, H for a house (CR-18.4 to CR-18.7).
COPIES = {
    "sawmill": "vg gb br rv vb gr",
    "iron_mine": "vv gg bb rr",
    "flax_plantation": "vv gg bb rr",
    "wheat_farm": "vv gg bb rr",
    "cattle_farm": "vv gg bb rr",
    "apiary": "vv gg bb rr",
    "vineyard": "vv gg bb rr",
    "cooperage": "grH gv vb",
    "ropemaker": "brH gv rg",
    "tannery": "gbH vg vr",
    "paper_mill": "bv rgH vr",
    "smelter": "gb rb rvH",
    "weaver": "bg bvH rv",
    "mill": "gr rb vbH",
    "butcher": "bg br vgH",
    "armourer": "vgH br",
    "smithy": "grH vb",
    "tailor": "gbH vr",
    "bookbinder": "vgH rb",
    "chandler": "bvH gr",
    "winery": "rvH bg",
    "brewery": "rbH gv",
    "bakery": "bvH rg",
}
# What is needed, with its mark, and the points, with theirs (CR-18.6, CR-18.7).
WORKSHOPS = {
    "cooperage": (["wood"], 0.95, 1, 0.7),
    "ropemaker": (["flax"], 0.95, 1, 0.7),
    "tannery": (["cow"], 0.95, 1, 0.7),
    "paper_mill": (["wood"], 0.95, 1, 0.7),
    "smelter": (["iron_ore"], 0.95, 1, 0.7),
    "weaver": (["flax"], 0.95, 1, 0.7),
    "mill": (["wheat"], 1.0, 1, 1.0),
    "butcher": (["cow"], 0.95, 1, 0.5),
    "armourer": (["iron", "leather"], 0.65, 4, 0.5),
    "smithy": (["iron", "wood"], 0.75, 3, 0.5),
    "tailor": (["cloth", "leather"], 0.6, 4, 1.0),
    "bookbinder": (["paper", "leather"], 0.8, 4, 0.5),
    "chandler": (["wax", "rope"], 0.95, 3, 0.5),
    "winery": (["grapes", "barrel"], 0.9, 3, 0.5),
    "brewery": (["wheat", "barrel"], 0.95, 3, 0.5),
    "bakery": (["flour", "wax"], 0.5, 3, 0.5),
}
# The lines of CR-18.9 and the bonus tokens.
LINES = {
    "weapons": ({"armourer", "smelter", "iron_mine", "tannery", "cattle_farm"}, 5),
    "tools": ({"smithy", "smelter", "iron_mine", "sawmill"}, 3),
    "clothes": ({"tailor", "weaver", "flax_plantation", "tannery", "cattle_farm"}, 5),
    "books": ({"bookbinder", "paper_mill", "sawmill", "tannery", "cattle_farm"}, 4),
    "candles": ({"chandler", "apiary", "ropemaker", "flax_plantation"}, 4),
    "wine": ({"winery", "vineyard", "cooperage", "sawmill"}, 3),
    "beer": ({"brewery", "wheat_farm", "cooperage", "sawmill"}, 3),
    "bread": ({"bakery", "mill", "wheat_farm", "apiary"}, 4),
}
HOLDS = [
    [("bread", 5), ("beer", 4), ("wine", 4)],
    [("clothes", 8), ("books", 6), ("candles", 5), ("tools", 4)],
    [("weapons", 9), ("clothes", 8), ("tools", 4), ("beer", 4), ("meat", 3)],
    [("weapons", 9), ("books", 6), ("bread", 5), ("candles", 5), ("wine", 4), ("meat", 3)],
]


def entries() -> dict[str, dict[str, Any]]:
    """The description by id."""
    return {str(entry["id"]): entry for entry in facts()["cards"]}


def test_the_decks_have_their_printed_sizes_in_order() -> None:
    kinds = list(BASE.kind)

    assert kinds == [0] * 6 + [1] * 24 + [2] * 24 + [3] * 16
    assert BASE.count == len(BASE.cards) == 70
    assert [card.number for card in BASE.cards] == list(range(70))


def test_eight_extended_and_eight_advanced_cards_have_houses() -> None:
    houses = [KIND_NAMES[card.kind] for card in BASE.cards if card.house]

    assert houses == ["extended"] * 8 + ["advanced"] * 8
    assert list(BASE.house) == [int(card.house) for card in BASE.cards]


@pytest.mark.parametrize("name", COPIES)
def test_a_building_has_the_copies_of_the_rules(name: str) -> None:
    own_cards = [card for card in BASE.cards if TYPE_NAMES[card.type] == name]

    wanted = [
        (LETTERS[word[0]], LETTERS[word[1]], word.endswith("H")) for word in COPIES[name].split()
    ]
    assert [(card.top, card.bottom, card.house) for card in own_cards] == wanted


def test_columns_repeat_the_cards() -> None:
    for card in BASE.cards:
        assert BASE.type[card.number] == card.type
        assert BASE.top[card.number] == card.top
        assert BASE.bottom[card.number] == card.bottom


def test_ids_name_building_and_colours() -> None:
    assert BASE.numbers["sawmill_violet_green"] == 0
    assert BASE.numbers["vineyard_green"] == 27
    assert BASE.numbers["mill_red_blue"] == 49
    assert len(BASE.numbers) == 70


@pytest.mark.parametrize("name", WORKSHOPS)
def test_a_workshop_needs_and_brings_what_the_rules_say(name: str) -> None:
    needs, _, points, _ = WORKSHOPS[name]
    at = TYPE_NAMES.index(name)

    found = [good for good in BASE.needs[3 * at : 3 * at + 3] if good >= 0]

    assert [GOOD_NAMES[good] for good in found] == needs
    assert BASE.icons[at] == len(needs)
    assert BASE.points[at] == points


def test_raw_goods_need_nothing_and_bring_no_points() -> None:
    assert list(BASE.needs[:21]) == [-1] * 21
    assert list(BASE.icons[:7]) == list(BASE.points[:7]) == [0] * 7


@pytest.mark.parametrize("good", LINES)
def test_full_lines_follow_from_the_needs(good: str) -> None:
    line, bonus = LINES[good]
    at = GOOD_NAMES.index(good) - FINALS

    assert {name for t, name in enumerate(TYPE_NAMES) if BASE.line[at] >> t & 1} == line
    assert BASE.bonus[at] == bonus


@pytest.mark.parametrize("ship", range(4))
def test_a_hold_has_its_rows_from_top_to_bottom(ship: int) -> None:
    rows = {row: cargo for cargo, row in enumerate(BASE.hold_row[9 * ship : 9 * ship + 9])}
    rows.pop(-1)

    found = [(GOOD_NAMES[MEAT + rows[at]], BASE.hold[9 * ship + rows[at]]) for at in sorted(rows)]

    assert found == HOLDS[ship]
    assert sorted(rows) == list(range(len(HOLDS[ship])))
    assert sum(points > 0 for points in BASE.hold[9 * ship : 9 * ship + 9]) == len(HOLDS[ship])


def test_extra_points_of_the_ships() -> None:
    assert list(BASE.extra) == [4, 0, 0, 0, 5, 3, 0, 0, 6, 4, 2, 0, 7, 5, 3, 1]


def test_there_are_four_capital_cards_of_each_kind() -> None:
    assert list(BASE.capital) == [4] * 12


def test_costs_go_by_kind_and_a_sawmill_costs_nothing() -> None:
    assert list(BASE.build_cost) == [0, 2, 3, 6]
    assert list(BASE.price) == [0, 3, 5, 10]
    assert list(BASE.mayor) == [0, 1, 2, 3]


def test_only_the_town_hall_has_no_gold_space() -> None:
    assert list(BASE.gold) == [1, 0, 0] * 5 + [0, 0, 0]
    assert list(BASE.ribbon) == [0, 0, 1] * 6


def test_other_numbers_are_those_of_the_rules() -> None:
    assert list(BASE.fee) == [1, 2, 3]
    assert list(BASE.work) == [3, 4, 5]
    assert list(BASE.start) == [0, 1, 1, 2, 2]
    assert list(BASE.tokens) == [0, 0, 4, 6, 8, 10]
    assert list(BASE.guild_limit) == [0, 0, 4, 4, 5, 6]
    assert (BASE.helpers, BASE.helpers_in_guild, BASE.dealt) == (5, 2, 5)
    assert (BASE.hand_limit, BASE.season_limit, BASE.market_limit) == (10, 8, 3)
    assert (BASE.token_limit, BASE.change_fields) == (3, 3)
    assert (BASE.set_points, BASE.granary_points) == (3, 1)


def test_the_box_is_read_once() -> None:
    assert cards.load(("base",)) is cards.load(("base", "base"))


def test_every_entry_has_an_id_of_its_own_and_its_confidence() -> None:
    listed = facts()["cards"]

    assert len({entry["id"] for entry in listed}) == len(listed)
    for entry in listed:
        assert entry["sure"] == "certain" or 0 < float(str(entry["sure"])) < 1


def test_what_is_described_is_what_is_played() -> None:
    mill = entries()["mill_violet_blue"]

    assert mill["deck"] == "extended"
    assert (mill["building"], mill["makes"], mill["needs"]) == ("mill", "flour", ["wheat"])
    assert (mill["points"], mill["house"]) == (1, True)
    assert mill["colours"] == ["violet", "blue"]
    assert entries()["ship_1"]["hold"] == {"bread": 5, "beer": 4, "wine": 4}
    assert entries()["fee"]["value"] == [1, 2, 3]


@pytest.mark.parametrize("name", WORKSHOPS)
def test_needs_and_points_of_a_workshop_carry_their_marks(name: str) -> None:
    _, needs, _, points = WORKSHOPS[name]
    found = next(entry for entry in entries().values() if entry.get("building") == name)

    assert found["sure_of"].get("needs", 1.0) == needs
    assert found["sure_of"].get("points", 1.0) == points


@pytest.mark.parametrize(
    ("name", "part", "mark"),
    [
        ("sawmill_violet_green", "colours", 0.1),
        ("iron_mine_red", "colours", 0.75),
        ("iron_mine_red", "name", 0.9),
        ("iron_mine_red", "copies", 0.9),
        ("vineyard_green", "colours", None),
        ("vineyard_green", "name", None),
        ("vineyard_red", "colours", 0.75),
        ("cooperage_green_red", "colours", 0.1),
        ("cooperage_green_red", "copies", 0.9),
        ("cooperage_green_red", "house", 0.9),
        ("mill_red_blue", "colours", 0.5),
        ("mill_green_red", "colours", 0.1),
        ("bakery_red_green", "copies", 0.95),
        ("green_2", "cards", 0.75),
        ("ship_3", "cargo", 0.4),
        ("ship_3", "points", 0.1),
        ("ship_3", "extra_2", None),
        ("ship_3", "extra_3", 0.95),
        ("ship_4", "extra_1", None),
        ("bonus_wine", "points", 0.15),
        ("queue_bankers", "spaces", 0.9),
        ("queue_town_hall", "spaces", 0.7),
    ],
)
def test_reconstructed_values_carry_their_marks(name: str, part: str, mark: float | None) -> None:
    assert entries()[name]["sure_of"].get(part) == mark


@pytest.mark.parametrize("name", ["cost_build", "cost_price", "cost_mayor", "fee", "dealt"])
def test_values_from_the_rulebook_are_certain(name: str) -> None:
    assert entries()[name]["sure"] == "certain"


def test_the_lowest_mark_speaks_for_an_entry() -> None:
    bakery = entries()["bakery_red_green"]

    assert bakery["sure"] == min(bakery["sure_of"].values()) == 0.1


def test_everything_has_a_name_and_what_acts_a_text() -> None:
    keys = [f"craftsmen-good-{name}" for name in GOOD_NAMES]
    keys += [f"craftsmen-type-{name}{part}" for name in TYPE_NAMES for part in ("", ".text")]
    keys += [f"craftsmen-guild-{g}{part}" for g in GUILDS for part in ("", ".text", ".privilege")]
    keys += [f"craftsmen-colour-{name}" for name in COLOURS]
    keys += [f"craftsmen-kind-{name}" for name in KIND_NAMES]
    keys += [f"craftsmen-season-{name}" for name in SEASONS]
    keys += [f"craftsmen-ship-{number}" for number in (1, 2, 3, 4)]

    assert [key for key in keys if say(key) == key] == []
