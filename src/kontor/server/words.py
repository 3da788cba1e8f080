"""Words of games in the reader's language."""

import re
from functools import cache
from typing import Any

from kontor.core import words
from kontor.core.contract import State
from kontor.core.game_manifest import Manifest

MOST_LANGUAGES = 20
WEIGHT = re.compile(r";\s*q=([01](?:\.[0-9]{0,3})?)")


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that we have; English when there is none."""
    ranked = sorted(enumerate(header.split(",")[:MOST_LANGUAGES]), key=_rank)
    for _, wish in ranked:
        language = wish.partition(";")[0].strip().lower().partition("-")[0]
        if language in words.languages():
            return language
    return words.DEFAULT


def _rank(wish: tuple[int, str]) -> tuple[float, int]:
    """The weight of a wish, the heaviest first; equal ones stay in their order."""
    weight = WEIGHT.search(wish[1])
    return -float(weight[1]) if weight else -1.0, wish[0]


@cache
def catalogue(language: str) -> str:
    """All Fluent catalogues of a language as one text."""
    return "\n".join(words.catalogues(language))


def cards(game: Manifest, language: str) -> list[dict[str, Any]]:
    """All cards with their names and texts."""
    found = []
    for card in game.cards():
        name = words.say(f"card-{card['id']}", language)
        text = words.say(f"card-{card['id']}.text", language)
        named = name if not name.startswith("card-") else str(card.get("name", card["id"]))
        told = text if not text.startswith("card-") else str(card.get("text", ""))
        found.append({**card, "name": named, "text": told})
    return found


def refusal(state: State, seat: int, text: str) -> words.Sentence | None:
    """Why a seat cannot do this now, or None when it can."""
    if state.seat is None:
        return words.Message("game-over")
    return state.refusal(text, None if state.seat == seat else seat)


def why_not(state: State, seat: int, text: str, language: str) -> str | None:
    """The same in a language."""
    found = refusal(state, seat, text)
    return None if found is None else words.render(found, language)
