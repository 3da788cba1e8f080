"""The formula of icons: nothing that a card does is left out, and every piece in it is drawn."""

import re
from pathlib import Path

import pytest

from kontor.le_havre.cards import POWERS, Card, load
from kontor.le_havre.drawings.symbols import symbols
from kontor.le_havre.effects.factory import ODD as EFFECTS
from kontor.le_havre.formula import LASTING, ODD, core, formula
from kontor.le_havre.manifest import SETS
from kontor.le_havre.notation import SIGNS, Line
from kontor.le_havre.reading import Reader

OWN = str(Path(__file__).parents[2] / "docs" / "examples" / "my_harbour.toml")
CARDS = {card.id: card for card in load((*SETS, OWN))}
DRAWN = set(re.findall(r'<symbol id="lh-([^"]+)"', symbols((*SETS, OWN))))


def said(line: Line) -> str:
    """A line in words again."""
    words = []
    for part in line:
        if "piece" in part:
            words += [part["n"], part["piece"]] if part["n"] else [part["piece"]]
        else:
            words.append(part["sign"] if "sign" in part else part["word"])
    return " ".join(words)


def told(card: Card) -> list[str]:
    return [said(line) for line in formula(card)]


def own_card(**table: object) -> Card:
    return Card("shed", "own.toml", 114, Reader("own.toml: [shed]", dict(table)))


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_every_card_that_does_something_says_so_with_pieces_that_are_drawn(card: Card) -> None:
    lines = [*formula(card), core(card)]

    assert all(lines)
    for part in (part for line in lines for part in line):
        if "piece" in part:
            assert part["piece"] in DRAWN
            assert part["n"] is None or re.fullmatch(r"[≤≥+−]?[0-9½⅓⅔]+(–[0-9]+|\+)?", part["n"])
        elif "sign" in part:
            assert part["sign"] in SIGNS
        else:
            assert re.fullmatch(r"≤?[0-9n]+", part["word"])


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_every_good_that_the_verbs_of_a_card_name_is_in_its_formula(card: Card) -> None:
    verbs = " ".join(str(action) for action in card.actions if "own" not in action)
    goods = set(re.findall(r"'([a-z_]+)'", verbs)) & DRAWN - {"any", "standard"}

    shown = {part["piece"] for line in formula(card) for part in line if "piece" in part}

    assert goods <= shown


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_short_form_has_room_on_a_small_card(card: Card) -> None:
    pieces = [part for part in core(card) if "piece" in part]

    assert len(pieces) <= (6 if len(card.actions) == 1 else 4)


def test_all_oddities_and_powers_have_a_formula() -> None:
    assert set(ODD) == {*EFFECTS, "wharf"}
    assert set(LASTING) == set(POWERS)


@pytest.mark.parametrize(
    ("card", "lines", "short"),
    [
        ("bakehouse", ["grain + ½ energy", "→ bread + ½ francs"], "grain → bread"),
        (
            "smokehouse",
            ["1 energy + ≤6 × fish", "→ smoked_fish + ½ francs"],
            "≤6 fish → smoked_fish",
        ),
        ("tannery", ["≤4 hides → leather + 1 francs"], "≤4 hides → leather"),
        ("abattoir", ["cattle → meat + ½ hides"], "cattle → meat"),
        ("joinery", ["1–3 wood → 5–7 francs"], "1–3 wood → 5–7 francs"),
        ("fishery", ["3 fish", "+ 1 fish / fisher"], "3+ fish / fisher"),
        ("church", ["5 bread 3 fish", "≥5 bread ≥2 fish"], "5 bread 3 fish"),
        ("sawmill", ["1 plot − 1 wood"], "1 plot − 1 wood"),
        ("ironworks", ["3 iron", "+ 1 × 6 energy → iron"], "3 iron"),
        ("bakery", ["≤6 bread → 3 francs"], "bread → 3 francs"),
        ("kiln", ["1 × clay + 1 energy", "→ 3 brick"], "clay 1 energy → 3 brick"),
        (
            "cattle_market",
            ["≤7 × 1 francs → cattle", "/ ≤7 cattle → 3 francs"],
            "1 francs → cattle / cattle → 3 francs",
        ),
        ("wainwrights", ["2 wood → 5 francs", "≤1 / iron + steel"], "2 wood → 5 francs"),
        ("leather_industry", ["1 × 3 leather → 16 francs", "≥14 francs"], "3 leather → 16 francs"),
        (
            "emporium",
            [
                "1 francs",
                "→ ≤1 smoked_fish ≤1 charcoal ≤1 brick ≤1 bread ≤1 meat ≤1 leather",
                "+ 1 × 3 francs → coke",
                "+ 1 × 5 francs → steel",
            ],
            "1 francs → refined + 3 francs → coke",
        ),
        ("zoo", ["1 francs / 3 cattle + fish"], "1 francs / 3 cattle + fish"),
        ("town_square", ["1 refined / craft − steel"], "1 refined / craft − steel"),
        ("toy_fair", ["6 any − steel + 1 loan"], "6 any − steel + 1 loan"),
        ("town_hall", ["+4 public +2 craft"], "+4 public +2 craft"),
        ("storehouse", ["+½ any"], "+½ any"),
        ("wind_farm", ["−3 energy"], "−3 energy"),
        ("football_stadium", ["hole = plot"], "hole = plot"),
        ("luxury_yacht", ["1 ship-iron → 20 star"], "1 ship-iron → 20 star"),
        ("fishermans_hut", ["1 fish / 2 fish", "dusk = 1–2 fish"], "1 fish / 2 fish"),
        ("saddlery", ["1 energy + ≤5 × hides", "→ leather + ½ francs"], "≤5 hides → leather"),
        (
            "harvest_fair",
            ["1 standard + 1 standard / public − iron"],
            "1+ standard / public",
        ),
    ],
)
def test_a_formula_says_what_the_card_says(card: str, lines: list[str], short: str) -> None:
    assert told(CARDS[card]) == lines
    assert said(core(CARDS[card])) == short


@pytest.mark.parametrize(
    ("table", "lines"),
    [
        ({"locked": True}, []),
        ({"locked": True, "bonus": {"craft": 1, "ship": 3}}, ["+1 craft +3 ship"]),
        (
            {"locked": True, "power": ["save_wood", "save_energy"]},
            ["plot = −1 wood", "−3 energy"],
        ),
        (
            {"action": [{"convert": "clay", "into": "brick", "energy": "2 once"}]},
            ["2 energy + n × clay", "→ brick"],
        ),
        (
            {"action": [{"convert": "clay", "into": "brick", "most": 3, "per": "hammer"}]},
            ["clay → brick", "≤3 / hammer"],
        ),
        (
            {"action": [{"convert": "wood", "into": "charcoal", "francs": "3 once"}]},
            ["wood → charcoal + 3 francs"],
        ),
        (
            {"action": [{"trade": {"wood": 2}, "for": {"iron": 1}, "plus": {"francs": 1}}]},
            ["2 wood → iron + 1 francs"],
        ),
        (
            {"action": [{"gain": {"grain": 2}, "per": "guest", "most": 4}]},
            ["2 grain / others ≤4"],
        ),
    ],
)
def test_own_cards_are_told_alike(table: dict[str, object], lines: list[str]) -> None:
    card = own_card(**table)

    assert told(card) == lines
    assert bool(core(card)) == bool(lines)
