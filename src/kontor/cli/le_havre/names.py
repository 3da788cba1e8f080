"""Goods, ships and cards of Le Havre in the reader's words, and what is printed on the cards."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from kontor.cli.speech import render
from kontor.core import registry
from kontor.core.words import Message, either
from kontor.le_havre.cards import card_name
from kontor.le_havre.goods import SHIPS
from kontor.le_havre.phrases import amount_of, good_word, ship_word

GAME = "le_havre"


@cache
def cards() -> dict[str, dict[str, Any]]:
    """What is printed on each card, by id; own cards of a file are not among them."""
    return {str(item["id"]): item for item in registry.find(GAME).cards()}


def card_facts(card: str) -> Mapping[str, Any]:
    """What is known of a card; nothing for own cards."""
    return cards().get(card, {})


def name_of(card: str) -> str:
    """The name of a card."""
    return render(card_name(card))


def text_of(card: str) -> str:
    """What a card does; nothing for own cards, which have no words."""
    return render(Message(f"card-{card}.text")) if card in cards() else ""


def ship(kind: str, value: int) -> str:
    """A ship with its value: wooden ship 4."""
    return f"{render(ship_word(SHIPS.index(kind)))} {value}"


def good(name: str) -> str:
    """The word for a good, or for francs."""
    return render(good_word(name))


def count(amount: int, name: str) -> str:
    """So many of something: 1 franc, 3 smoked fish, 1 loan."""
    return render(amount_of(amount, name))


def fee(card: str) -> str:
    """What entering a card costs."""
    needed = card_facts(card).get("fee")
    if isinstance(needed, Mapping):
        return render(either([amount_of(amount, name) for name, amount in needed.items()]))
    return render(Message(f"lh-sheet-{needed}")) if needed else ""


def cost(card: str) -> str:
    """What building a card takes."""
    if not card_facts(card):
        return ""
    needed = card_facts(card)["cost"]
    if not needed:
        return render(Message("lh-sheet-not-built"))
    return ", ".join(count(amount, name) for name, amount in needed.items())


def price(card: str) -> str:
    """What buying a card takes."""
    if not card_facts(card):
        return ""
    francs = card_facts(card)["price"]
    return render(Message("lh-sheet-not-sold")) if francs is None else short_francs(francs)


def short_francs(francs: int) -> str:
    """So many francs where there is little room: 6 fr."""
    return render(Message("lh-board-francs", n=francs))
