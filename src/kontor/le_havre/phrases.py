"""Pieces of messages: goods, amounts, fees and ships as people say them."""

from collections.abc import Mapping

from kontor.core.words import Message, Sentence, either, listed
from kontor.le_havre.goods import SHIPS

UNITS: tuple[str, ...] = ("food", "energy", "standard", "upgraded", "loans")


def word_key(name: str) -> str:
    """The entry of a good, of francs or loans, of food or energy, or of a set of goods."""
    if name in UNITS:
        return f"word-{name}"
    return "offer-francs" if name == "francs" else f"good-{name}"


def good_word(name: str) -> Message:
    """A good without a number: "hides"."""
    return Message(word_key(name))


def amount_of(amount: int, name: str) -> Message:
    """So many of something: "1 hide", "2 hides"."""
    return Message(f"{word_key(name)}.count", n=amount)


def amounts_of(goods: Mapping[str, int]) -> Sentence:
    """Several goods: "2 wood and 1 clay"; the word for nothing when there are none."""
    found = [amount_of(amount, name) for name, amount in goods.items() if amount]
    return listed(found) if found else Message("lh-nothing")


def fee_words(in_food: int, in_francs: int) -> Sentence:
    """Either side of a fee: "2 food or 1 franc"."""
    sides = ((in_food, "food"), (in_francs, "francs"))
    return either([amount_of(n, name) for n, name in sides if n > 0])


def ship_word(kind: int) -> Message:
    """A kind of ship: "iron ship"."""
    return Message(f"ship-{SHIPS[kind]}")


def ship_of_value(kind: int, value: int) -> Message:
    """A certain ship: "iron ship of value 6"."""
    return Message("ship-of-value", ship=ship_word(kind), value=value)
