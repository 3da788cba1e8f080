"""What frames the rules: chapters 1, 20 and 22, and the one card that is missing."""

import re
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import registry
from tests.le_havre.rules.play import at, francs, seat
from tests.lines import can, do

RULES = Path(__file__).parents[3] / "docs" / "rules" / "le_havre.md"
SHED = """
[tool_shed]
kind = "craft"
value = 4
hammers = 1
fee = { francs = 1 }
action = [{ gain = { wood = 2 } }]
"""
DEALT = """
[old_pier]
serial = 40
value = 6
cost = { wood = 1 }
in_play = { full = [3] }
action = [{ gain = { fish = 1 } }]
"""


def written(folder: Path, text: str) -> str:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_richest_of_one_to_five_players_wins() -> None:
    """LH-1.1: cash, buildings and ships count, and each has one worker."""
    state = at(seat(francs=9), seat(buildings=["bank"]), seat(ships=[["steel", 24]]))

    assert state.scores() == [9, 18, 24]
    assert state.winners() == [2]
    assert [row["worker"] for row in state.position()["seats"]] == [None] * 3


def test_only_the_sum_of_francs_matters() -> None:
    """LH-1.5: seven francs pay six with one left, whatever the coins."""
    state = at(seat(francs=7), town=["marketplace"], offers={"wood": 1})

    do(state, "buy marketplace")

    assert francs(state) == 1


def test_nothing_but_wood_and_coal_in_all_forms_gives_energy() -> None:
    """LH-1.8: leather, bread and grain do not bake."""
    baker: dict[str, Any] = {"grain": 1, "bread": 5, "leather": 5, "buildings": ["bakehouse"]}

    assert not can(at(seat(**baker)), "use bakehouse")
    assert can(at(seat(wood=1, **baker)), "use bakehouse")


def test_a_card_shows_cost_fee_number_value_price_kind_symbols_and_action() -> None:
    """LH-1.11."""
    shown = {card["id"]: card for card in registry.find("le_havre").cards()}["business_office"]

    assert (shown["number"], shown["kind"], shown["value"]) == ("21", "economic", 12)
    assert (shown["fee"], shown["cost"]) == ({"francs": 1}, {"wood": 4, "clay": 1})
    assert (shown["price"], shown["hammers"], shown["fishers"]) == (12, 1, 1)
    assert shown["action"]


def test_standard_buildings_lie_in_piles_and_special_ones_in_their_stack() -> None:
    """LH-1.13: in the opening no special building is in the town or in a pile."""
    kinds = {card["id"]: card["set"] for card in registry.find("le_havre").cards()}
    opening = kontor.new_game("le_havre", players=3, seed=1).position()

    open_cards = [*opening["town"], *(card for pile in opening["piles"] for card in pile)]
    assert {kinds[card] for card in open_cards} == {"standard"}
    assert {kinds[card] for card in opening["specials"]} == {"base"}


def test_all_special_buildings_but_the_tablet_are_there() -> None:
    """LH-19.GH33: 81 of the 82."""
    special = [card for card in registry.find("le_havre").cards() if card["set"] != "standard"]

    assert len(special) == 81
    assert "GH33" not in {card["number"] for card in special}


def test_there_is_room_for_fourteen_own_cards(tmp_path: Path) -> None:
    """LH-20.1."""
    card = SHED.replace("[tool_shed]", "[shed_{}]")
    many = "".join(card.replace("{}", str(number)) for number in range(15))

    with pytest.raises(kontor.BadCard, match="room for 14"):
        kontor.new_game("le_havre", players=3, cards=("base", written(tmp_path, many)))
    fewer = many.replace("[shed_14]", "#").partition("#")[0]
    kontor.new_game("le_havre", players=3, cards=("base", written(tmp_path, fewer)))


def test_an_own_card_is_shuffled_among_the_special_buildings(tmp_path: Path) -> None:
    """LH-20.2: it comes up in some games and not in others."""
    cards = ("base", written(tmp_path, SHED))
    games = [kontor.new_game("le_havre", players=3, seed=n, cards=cards) for n in range(40)]

    found = ["tool_shed" in game.position()["specials"] for game in games]
    assert any(found)
    assert not all(found)


def test_an_own_card_with_a_number_lies_in_a_pile(tmp_path: Path) -> None:
    """LH-20.3: 28 cards make piles of 10, 9 and 9."""
    cards = ("base", written(tmp_path, DEALT))

    piles = kontor.new_game("le_havre", players=3, cards=cards).position()["piles"]

    assert [len(pile) for pile in piles] == [10, 9, 9]
    assert any("old_pier" in pile for pile in piles)


def test_an_own_card_is_played_like_any_other(tmp_path: Path) -> None:
    """LH-20.4: its fee goes to its owner, its hammer counts at the Clay Mound."""
    cards = ["base", written(tmp_path, SHED)]
    guest = at(seat(francs=1), seat(buildings=["tool_shed"]), cards=cards)
    owner = at(seat(buildings=["tool_shed", "clay_mound"]), cards=cards)

    do(guest, "use tool_shed")
    do(owner, "use clay_mound")

    assert guest.position()["seats"][0]["goods"] == {"wood": 2}
    assert guest.position()["seats"][1]["francs"] == 1
    assert owner.position()["seats"][0]["goods"] == {"clay": 4}


def test_a_record_with_own_cards_needs_them(tmp_path: Path) -> None:
    """LH-20.5."""
    path = written(tmp_path, SHED)
    table = kontor.Table.new("le_havre", 2, 3, cards=("base", path))
    table.play("take fish")
    record = table.record()

    assert kontor.load(record).key() == table.key()
    Path(path).unlink()
    with pytest.raises(kontor.BadRecord, match="cannot be read"):
        kontor.load(record)


def test_the_contradictions_of_the_editions_are_listed() -> None:
    """LH-22.1, LH-22.2: all 37, numbered, and what we play."""
    chapter = RULES.read_text(encoding="utf-8").partition("**LH-22.1**")[2]

    numbers = re.findall(r"^\| (\d+) \|", chapter, re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, 38))
