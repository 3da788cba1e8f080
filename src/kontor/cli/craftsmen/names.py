"""Goods, cards and guilds of Craftsmen in the reader's words, and what is printed on the cards."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.text import Text

from kontor.cli.face import View
from kontor.cli.speech import render
from kontor.core import registry
from kontor.core.words import Message

GAME = "craftsmen"
STYLES = {
    "violet": "white on magenta",
    "green": "black on green",
    "blue": "white on blue",
    "red": "white on red",
}


@cache
def all_facts(chosen: tuple[str, ...] = ("base",)) -> dict[str, dict[str, Any]]:
    """All cards and values, by id."""
    return {str(item["id"]): item for item in registry.find(GAME).cards(chosen)}


@cache
def types() -> dict[str, dict[str, Any]]:
    """One card of each building, by the id of the building."""
    return {item["building"]: item for item in all_facts().values() if "building" in item}


def facts(view: View, name: str) -> Mapping[str, Any]:
    """What is printed on a card, ship or token, or stands in a file of own values."""
    return all_facts(tuple(view["cards"])).get(name, {})


# -- cards -------------------------------------------------------------------------------------


def type_of(card: str) -> str:
    """The building that a card shows: mill for mill_red_blue."""
    found = [each for each in types() if card == each or card.startswith(f"{each}_")]
    return max(found, key=len, default=card)


def halves(card: str) -> tuple[str, str]:
    """The upper and the lower colour of a card."""
    colours = [word for word in card.removeprefix(type_of(card)).split("_") if word in STYLES]
    return (colours[0], colours[-1]) if colours else ("", "")


def name_of(card: str) -> str:
    """The name of a building or card, without its colours."""
    return render(Message(f"craftsmen-type-{type_of(card)}"))


def name_with_colours(card: str) -> str:
    """A card with the letters of its colours: Mill R/B."""
    return f"{name_of(card)} {'/'.join(letter(colour) for colour in halves(card))}"


def card_label(card: str) -> Text:
    """The same with the letters in their colours."""
    top, bottom = halves(card)
    return Text.assemble(
        f"{name_of(card)} ", (letter(top), STYLES[top]), "/", (letter(bottom), STYLES[bottom])
    )


def makes(card: str) -> str:
    """The good that a building makes."""
    return good(str(types()[type_of(card)]["makes"]))


def recipe(view: View, card: str) -> str:
    """What a card needs and makes, and the points for it: wheat+barrel>beer 3."""
    known = facts(view, card)
    needs = "+".join(good(each) for each in known.get("needs", []))
    points = f" {known['points']}" if known.get("points") else ""
    return f"{needs}>{makes(card)}{points}"


# -- capital -----------------------------------------------------------------------------------


def capital(card: str) -> str:
    """A capital card: green 2."""
    colour, _, value = card.partition("_")
    return f"{render(Message(f'craftsmen-colour-{colour}'))} {value}"


def purse(cards: Sequence[str]) -> list[Text]:
    """Capital cards by colour: green 1 3 3."""
    found: dict[str, list[str]] = {}
    for card in cards:
        colour, _, value = card.partition("_")
        found.setdefault(colour, []).append(value)
    return [
        Text.assemble(
            (f" {render(Message(f'craftsmen-colour-{colour}'))} ", STYLES[colour]),
            f" {' '.join(values)}",
        )
        for colour, values in found.items()
    ]


# -- other words -------------------------------------------------------------------------------


def letter(colour: str) -> str:
    """The sign of a colour."""
    return render(Message(f"craftsmen-letter-{colour}"))


def good(name: str) -> str:
    """The word for a good."""
    return render(Message(f"craftsmen-good-{name}"))


def guild(name: str) -> str:
    """The name of a guild."""
    return render(Message(f"craftsmen-guild-{name}"))


def short(name: str) -> str:
    """A guild in one word."""
    return render(Message(f"craftsmen-short-{name}"))


def deck(kind: str) -> str:
    """A kind of buildings in one word."""
    return render(Message(f"craftsmen-deck-{kind}"))


def count(amount: int, what: str) -> str:
    """So many points, capital cards, helpers or tokens."""
    return render(Message(f"cr-count-{what}", n=amount))


def sign(marker: int | str | None) -> str:
    """A marker in one letter: a seat, n for natural, - for none."""
    return "-" if marker is None else "n" if marker == "natural" else str(marker)
