"""What is printed on the components of the box, as plain data for people and pages."""

from typing import Any

from kontor.core.words import render, say
from kontor.le_havre.building import ship_materials
from kontor.le_havre.cards import POWERS, Card, load
from kontor.le_havre.estate import LOAN, LOAN_BACK, PAWN
from kontor.le_havre.flow import TURNS
from kontor.le_havre.formula import core, formula
from kontor.le_havre.goods import (
    FREIGHT,
    GOODS,
    KINDS,
    NAMES,
    OFFERS,
    SHIPS,
    STANDARD,
    UPGRADE,
    good_on,
)
from kontor.le_havre.payment import ENERGY, FOOD, FUEL, STEPS, token, worth
from kontor.le_havre.scoring import LOAN_AT_END, SOURCES
from kontor.le_havre.tables import PRINTED

UNITS: dict[str, int] = {"food": FOOD, "energy": ENERGY, "fuel": FUEL}
# The chapters of the rules that explain the cards of each set, clause by clause.
CHAPTERS: dict[str, int] = {"buildings": 15, "base": 16, "essen": 17, "hameau": 18, "promo": 19}


def facts(chosen: tuple[str, ...] = ("base",)) -> dict[str, Any]:
    """The cards and everything else that does not change in a game."""
    return {
        "cards": [card_facts(card) for card in load(chosen)],
        "goods": [good_facts(good) for good in range(GOODS)],
        "tokens": {name: tokens(unit) for name, unit in UNITS.items()},
        "offers": [NAMES[good_on(offer)] for offer in range(OFFERS)],
        "tiles": [tile_facts(tile) for tile in range(TURNS)],
        "turns": TURNS,
        "ships": [ship_facts(kind) for kind in range(len(SHIPS))],
        "loan": {"gets": LOAN, "repay": LOAN_BACK, "at_end": LOAN_AT_END},
        "pawn": PAWN,
        "sources": list(SOURCES),
    }


# -- goods, tiles, ships -----------------------------------------------------------------------


def good_facts(good: int) -> dict[str, Any]:
    """A good, its other side, and what a token of it counts."""
    is_standard = STANDARD >> good & 1 == 1
    return {
        "id": NAMES[good],
        "upgraded": NAMES[good + UPGRADE] if is_standard else None,
        "standard": None if is_standard else NAMES[good - UPGRADE],
        "food": value_in(FOOD, good),
        "energy": value_in(ENERGY, good),
        "freight": int(FREIGHT[good]),
    }


def value_in(unit: int, good: int) -> int:
    """What a token counts in a payment; nothing where it cannot be used."""
    return sum(each["worth"] for each in tokens(unit) if each["good"] == NAMES[good])


def tokens(unit: int) -> list[dict[str, Any]]:
    """What a unit is paid with, in the order in which it is asked for."""
    values = [(NAMES[token(unit, step)], int(worth(unit, step))) for step in range(STEPS)]
    return [{"good": name, "worth": value} for name, value in values if value]


def tile_facts(tile: int) -> dict[str, Any]:
    """What a supply tile brings, and whether interest is due on it."""
    goods = [NAMES[PRINTED.tile_first[tile]], NAMES[PRINTED.tile_second[tile]]]
    return {"goods": goods, "interest": PRINTED.interest[tile] == 1}


def ship_facts(kind: int) -> dict[str, Any]:
    """What a kind of ship costs and is good for."""
    ships = PRINTED.ships
    price = int(ships.price[kind])
    return {
        "id": SHIPS[kind],
        "cost": ship_materials(kind),
        "energy": int(ships.energy[kind]),
        "price": price if price >= 0 else None,
        "food": [int(ships.feeds(kind, players)) for players in range(1, 6)],
        "capacity": int(ships.capacity[kind]),
        "values": [value for each, value in ships.types if each == kind],
    }


# -- cards -------------------------------------------------------------------------------------


def card_facts(card: Card) -> dict[str, Any]:
    """A card in words for the terminal, and as data from which a picture can be drawn."""
    fee = {"food": card.fee_food, "francs": card.fee_francs}
    key = f"card-{card.id}.text"
    told = say(key)
    return {
        "id": card.id,
        "name": render(card.called()),
        "set": "standard" if card.set_name == "buildings" else card.set_name,
        "number": card.printed,
        "clause": clause(card),
        "kind": KINDS[card.kind],
        "value": card.value,
        "price": card.price if card.price >= 0 else None,
        "fee": "closed" if card.locked else {name: n for name, n in fee.items() if n} or "free",
        "cost": card.cost or None,
        "hammers": card.hammers,
        "fishers": card.fishers,
        "own": card.has_code,
        "action": [spoken(action) for action in card.actions] or card.lasting(),
        "verbs": card.actions,
        "powers": [name for at, name in enumerate(POWERS) if card.power >> at & 1],
        "bonus": {name: halves / 2 for name, halves in card.bonus.items()},
        "replaces": card.replaces or None,
        "formula": formula(card),
        "core": core(card),
        "text": card.text or ("" if told == key else told),
    }


def clause(card: Card) -> str | None:
    """Where the rules explain a card; own cards are explained nowhere."""
    chapter = CHAPTERS.get(card.set_name)
    number = card.printed.removeprefix("GH") if card.set_name == "hameau" else card.printed
    return f"LH-{chapter}.{number}" if chapter else None


def spoken(action: dict[str, object]) -> str:
    """A verb of a card in a short line."""
    parts: list[str] = []
    for key, value in action.items():
        said = str(value)
        if isinstance(value, dict):
            said = " + ".join(f"{amount} {name}" for name, amount in value.items())
        elif isinstance(value, list):
            said = " or ".join(str(each) for each in value)
        parts.append(key if value is True else f"{key} {said}")
    return ", ".join(parts)
