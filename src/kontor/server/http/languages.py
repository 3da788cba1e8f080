"""The language of whoever asks, and its catalogues."""

import re
from functools import cache

from kontor.core import words

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
