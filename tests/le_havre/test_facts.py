"""What is printed on the components: one plain object that agrees with the rules."""

import json
from pathlib import Path

import pytest

from kontor.core import registry
from kontor.le_havre.facts import facts
from kontor.le_havre.tables import read

RULES = Path(__file__).parents[2] / "docs" / "rules" / "le_havre.md"
OWN = "docs/examples/my_harbour.toml"
FACTS = facts()


def test_facts_are_fit_for_json_and_come_from_the_manifest() -> None:
    assert registry.find("le_havre").facts() == FACTS
    assert json.loads(json.dumps(FACTS, allow_nan=False)) == FACTS


def test_every_card_of_the_box_names_its_clause() -> None:
    rules = RULES.read_text("utf-8")

    missing = [card["id"] for card in FACTS["cards"] if f"**{card['clause']}**" not in rules]

    assert missing == []


def test_a_card_says_in_data_what_it_does() -> None:
    cards = {card["id"]: card for card in FACTS["cards"]}

    assert cards["bakehouse"]["verbs"] == [
        {"convert": "grain", "into": "bread", "energy": "1/2 each", "francs": "1/2 each"}
    ]
    assert cards["storehouse"]["bonus"] == {"goods": 0.5}
    assert cards["wind_farm"]["powers"] == ["save_energy"]
    assert cards["luxury_yacht"]["replaces"] == "iron"


def test_own_cards_have_the_words_of_their_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(RULES.parents[2])

    own = [card for card in facts(("base", OWN))["cards"] if card["set"] == OWN]

    assert own[0]["name"] == "Lighthouse"
    assert all(card["text"] and card["clause"] is None for card in own)


@pytest.mark.parametrize("ship", FACTS["ships"], ids=lambda ship: ship["id"])
def test_ships_cost_what_their_table_says(ship: dict[str, object]) -> None:
    printed = read("ships")[str(ship["id"])]

    assert ship["cost"] == printed["cost"]
    assert ship["energy"] == printed["energy"]
    assert ship["price"] == printed.get("price")
    assert ship["food"] == printed["food"]
    assert ship["capacity"] == printed["capacity"]
    assert ship["values"] == sorted(set(printed["values"]))


def test_goods_name_their_other_side_and_what_they_count() -> None:
    goods = {good["id"]: good for good in FACTS["goods"]}

    assert [good["id"] for good in FACTS["goods"]][:3] == ["fish", "wood", "clay"]
    assert goods["coal"]["upgraded"] == "coke"
    assert goods["coke"] == {
        "id": "coke",
        "upgraded": None,
        "standard": "coal",
        "food": 0,
        "energy": 10,
        "freight": 5,
    }
    assert FACTS["tokens"]["food"][0] == {"good": "meat", "worth": 3}
    assert {"good": "grain", "worth": 2} in FACTS["tokens"]["fuel"]
    assert sum(tile["interest"] for tile in FACTS["tiles"]) == 1
