"""The words for goods, ships and cards of Le Havre, and what is printed on the cards."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from kontor.core import registry
from kontor.core.words import say

GAME = "le_havre"
KEYS = {"francs": "offer-francs", "food": "word-food", "energy": "word-energy"}


@cache
def cards() -> dict[str, dict[str, Any]]:
    """What is printed on each card, by id; own cards of a file are not among them."""
    return {str(item["id"]): item for item in registry.find(GAME).cards()}


def printed(card: str) -> Mapping[str, Any]:
    """What is known of a card; nothing for own cards."""
    return cards().get(card, {})


def named(thing: str) -> str:
    """The name of a card or of a kind of ship as people write it."""
    if thing.endswith("_ship"):
        return ship(thing.removesuffix("_ship"))
    known = say(f"card-{thing}")
    return thing.replace("_", " ").title() if known == f"card-{thing}" else known


def ship(kind: str, value: int | None = None) -> str:
    """A kind of ship, and its value if it is a certain one."""
    return say(f"ship-{kind}") + ("" if value is None else f" {value}")


def good(name: str) -> str:
    """The word for a good, for francs, food or energy."""
    return say(KEYS.get(name, f"good-{name}"))


def count(amount: int, name: str) -> str:
    """An amount of something: 1 franc, 3 smoked fish, 1 loan."""
    if name == "loans":
        return say("word-loans.count", n=amount)
    return say(f"{KEYS.get(name, f'good-{name}')}.count", n=amount)


def change(amount: int, name: str) -> str:
    """More or less of something: +1 franc, -2 hides."""
    return f"{'+' if amount > 0 else '-'}{count(abs(amount), name)}"


def amounts(goods: Mapping[str, int]) -> str:
    """Several goods: 2 wood, 1 clay."""
    return ", ".join(count(amount, name) for name, amount in goods.items() if amount)


def fee(card: str) -> str:
    """What entering a card costs."""
    asked = printed(card).get("fee", "")
    if not isinstance(asked, Mapping):
        return str(asked)
    return " or ".join(count(amount, name) for name, amount in asked.items())


def cost(card: str) -> str:
    """What building a card takes."""
    needed = printed(card).get("cost")
    return amounts(needed) if needed else "cannot be built" if printed(card) else ""


def price(card: str) -> str:
    """What buying a card takes."""
    if not printed(card):
        return ""
    asked = printed(card)["price"]
    return "not for sale" if asked is None else f"{asked} fr"
