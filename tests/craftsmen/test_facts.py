"""What is printed on the components: one plain object that agrees with the rules."""

import json
from pathlib import Path

from kontor.core import registry
from kontor.craftsmen.capital import unit, worth
from kontor.craftsmen.cards import load
from kontor.craftsmen.facts import facts
from kontor.craftsmen.goods import CAPITAL_NAMES, GOOD_NAMES, TYPE_NAMES

RULES = Path(__file__).parents[2] / "docs" / "rules" / "craftsmen.md"
OWN = "docs/examples/my_printed_values.toml"
FACTS = facts()
VALUES = load(("base",))


def test_facts_are_fit_for_json_and_come_from_the_manifest() -> None:
    assert registry.find("craftsmen").facts() == FACTS
    assert json.loads(json.dumps(FACTS, allow_nan=False)) == FACTS


def test_every_card_names_a_clause_of_the_rules() -> None:
    rules = RULES.read_text("utf-8")

    assert [card["id"] for card in FACTS["cards"] if f"**{card['clause']}**" not in rules] == []


def test_goods_are_what_the_rules_count_with() -> None:
    for number, good in enumerate(FACTS["goods"]):
        assert good["id"] == GOOD_NAMES[number]
        assert good["building"] == TYPE_NAMES[number]
        assert good["points"] == VALUES.points[number]
        assert len(good["needs"]) == VALUES.icons[number]
    goods = {good["id"]: good for good in FACTS["goods"]}
    assert (
        goods["bread"]["line"] == ["wheat_farm", "mill", "bakery"]
        or "bakery" in goods["bread"]["line"]
    )
    assert [good["id"] for good in FACTS["goods"] if good["stored"] and good["loaded"]] == []
    assert goods["meat"]["tier"] == "half"
    assert goods["meat"]["loaded"]


def test_capital_is_worth_what_the_rules_say() -> None:
    for kind, card in enumerate(FACTS["capital"]):
        assert card["id"] == CAPITAL_NAMES[kind]
        assert worth(unit(kind)) == card["value"]
        assert worth(3 * unit(kind)) == 2 * FACTS["set"]


def test_prices_ships_and_years_are_those_of_the_rules() -> None:
    for kind, deck in enumerate(FACTS["decks"]):
        assert (deck["build"], deck["price"]) == (VALUES.build_cost[kind], VALUES.price[kind])
    for number, ship in enumerate(FACTS["ships"]):
        held = {row["good"]: row["points"] for row in ship["hold"]}
        for cargo in range(9):
            assert held.get(GOOD_NAMES[14 + cargo], 0) == VALUES.hold[number * 9 + cargo]
    assert [year["work"] for year in FACTS["years"]] == list(VALUES.work)
    assert [year["fee"] for year in FACTS["years"]] == list(VALUES.fee)


def test_own_values_are_among_the_facts() -> None:
    root = Path(__file__).parents[2]

    own = facts(("base", str(root / OWN)))

    assert own["cards"] != FACTS["cards"]
