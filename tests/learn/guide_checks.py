"""What guides must keep to: clauses and their words, cards and their numbers, drawings."""

import json
import re
from functools import cache
from typing import Any

from kontor.core import registry
from kontor.core.words import say
from kontor.drawing.sheet import sheet
from kontor.learn.guide import Block, Guide, read_guide
from tools.clauses import MARKS, defined, rules

# Chapters whose clauses a guide must tell; cards are in the gallery, sources in the clauses.
REQUIRED = {"le_havre": {*range(1, 15), 20, 21}, "craftsmen": set(range(1, 18))}
CHAPTERS = {
    "le_havre": (
        "six goal table setup turn offer use pay build trade ships round loans final score"
        " variants secret questions glossary"
    ),
    "craftsmen": (
        "six goal table setup calendar helpers pay bankers builders notary crafts granary"
        " merchants town_hall tokens season year end two secret unsure questions glossary"
    ),
}
FIGURES = {
    "le_havre": "quay calendar card fuel meal plots ships meter score",
    "craftsmen": (
        "town calendar goods house helpers capital row auction granary ship tokens colours score"
    ),
}
# In a clause: its sources, other clauses and chapters.
NO_NUMBER = re.compile(
    r"\((?:DE|RB|data|ruling|our ruling|conf)\b[^()]*\)|[A-Z]{2}-\d+\.\w+|chapters? \d+(?: to \d+)?"
)
NUMBERED = {"card": 7, "house": 6}  # figures whose parts the paragraph beside them counts
WORDS = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
]  # fmt: skip
ORDINALS = ["zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"]


def guide(game: str, language: str) -> Guide:
    found = read_guide(game, language)
    assert found is not None
    return found


@cache
def bodies(game: str) -> dict[str, str]:
    """Each clause with all that belongs to it, tables below it too."""
    mark = MARKS[game]
    parts = re.split(rf"^(?=\*\*{mark}-\d+\.\w+\*\*|#)", rules(game), flags=re.MULTILINE)
    named = [(re.match(rf"\*\*({mark}-\d+\.\w+)\*\*", part), part) for part in parts]
    return {found[1]: part for found, part in named if found}


@cache
def numbers_of(game: str, clause: str) -> frozenset[int]:
    """The numbers of a clause, in digits and in words."""
    text = NO_NUMBER.sub("", bodies(game)[clause]).lower()
    digits = {int(each) for each in re.findall(r"\d+", text)}
    spelt = set(re.findall(r"[a-z]+", text))
    listed = (*enumerate(WORDS), *enumerate(ORDINALS), (2, "both"), (1, "once"), (2, "twice"))
    return frozenset(digits | {number for number, word in listed if word in spelt})


@cache
def cards(game: str) -> dict[str, dict[str, Any]]:
    """What is printed on the cards, by name and, where a type of buildings has several, by type."""
    facts = json.loads(json.dumps(registry.find(game).facts()))
    found: dict[str, dict[str, Any]] = {}
    for card in facts["cards"]:
        found.setdefault(card.get("building", card["id"]), card)
        found[card["id"]] = card
    return found


@cache
def stems(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """The beginnings of the words in the names of cards, whose endings change in sentences."""
    names = {name: _name(name, card, language) for name, card in cards(game).items()}
    return {
        card: tuple(word[: max(4, len(word) - 3)] for word in re.findall(r"\w+", name.lower()))
        for card, name in names.items()
    }


def _name(name: str, card: dict[str, Any], language: str) -> str:
    return say(
        f"craftsmen-type-{card['building']}" if "building" in card else f"card-{name}", language
    )


def numbers_on_cards(game: str, language: str, block: Block) -> set[int]:
    """The numbers on the cards that a block names."""
    text = block.words.lower()
    named = [name for name, parts in stems(game, language).items() if all(p in text for p in parts)]
    told = json.dumps([cards(game)[name] for name in named if name in cards(game)])
    return {int(each) for each in re.findall(r"\d+", told)}


@cache
def symbols(game: str) -> frozenset[str]:
    """The names of all drawings of a game."""
    drawn = sheet([registry.find(game).drawings(("base",))])
    return frozenset(re.findall(r'<symbol id="([^"]+)"', drawn))


def required(game: str) -> list[str]:
    chapter = re.compile(r"-(\d+)\.")
    return [each for each in defined(game) if int(chapter.findall(each)[0]) in REQUIRED[game]]
