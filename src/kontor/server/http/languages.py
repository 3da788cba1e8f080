"""The language of whoever asks, and what games say in it: catalogues, cards."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from kontor.core import words
from kontor.core.game_manifest import Manifest
from kontor.server.wire.replies import Card, Facts

MOST_LANGUAGES = 20
WEIGHT = re.compile(r";\s*q=([01](?:\.[0-9]{0,3})?)")


def preferred_language(header: str) -> str:
    """The first language of an Accept-Language header that we have; English when there is none."""
    ranked = sorted(enumerate(header.split(",")[:MOST_LANGUAGES]), key=_rank)
    for _, wish in ranked:
        language = wish.partition(";")[0].strip().lower().partition("-")[0]
        if language in words.LANGUAGES:
            return language
    return words.DEFAULT


def _rank(wish: tuple[int, str]) -> tuple[float, int]:
    """The weight of a wish, the heaviest first; equal ones stay in their order."""
    weight = WEIGHT.search(wish[1])
    return -float(weight[1]) if weight else -1.0, wish[0]


@cache
def all_catalogues(language: str) -> str:
    """All Fluent catalogues of a language as one text."""
    return "\n".join(words.catalogues(language))


def described_facts(game: Manifest, language: str, chosen: tuple[str, ...]) -> Facts:
    """The facts of a game, its cards with their names and texts."""
    facts = game.facts(chosen)
    cards = [_described(card, language) for card in facts["cards"]]
    return cast("Facts", {**facts, "cards": cards})


def _described(card: Mapping[str, Any], language: str) -> Card:
    name = words.say(f"card-{card['id']}", language)
    text = words.say(f"card-{card['id']}.text", language)
    named = name if not name.startswith("card-") else str(card.get("name", card["id"]))
    told = text if not text.startswith("card-") else str(card.get("text", ""))
    return cast("Card", {**card, "name": named, "text": told})
