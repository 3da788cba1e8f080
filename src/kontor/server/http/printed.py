"""What is printed on the components of games, made once: facts in a language, symbols, puzzles.

Cards that a host has written are read anew each time, since the host may change their file.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

from kontor.core import registry, words
from kontor.core.card_files import is_own
from kontor.core.game_manifest import Manifest
from kontor.core.words import render, seat_name
from kontor.drawing.picture import STRIP, Wish, owners
from kontor.drawing.sheet import sheet
from kontor.learn.puzzles import puzzle
from kontor.learn.tasks import begin
from kontor.server.wire.replies import Card, Facts

# Sets of cards can be named in any order and more than once; all that pages ask for has room.
MOST = 64
MOST_STRIPS = 1000  # about 10 kB each


def printed_facts(game: Manifest, language: str, chosen: tuple[str, ...]) -> Facts:
    """The facts of a game, its cards with their names and texts."""
    if any(is_own(word) for word in chosen):
        return _facts(game, language, chosen)
    return _shipped_facts(game.name, language, chosen)


def printed_symbols(game: Manifest, chosen: tuple[str, ...]) -> str:
    """The symbols of a game with these cards."""
    if any(is_own(word) for word in chosen):
        return sheet([game.drawings(chosen)])
    return _shipped_symbols(game.name, chosen)


@lru_cache(MOST_STRIPS)
def puzzle_strip(game: str, name: str, language: str) -> str:
    """A small strip of a puzzle's board, as a spectator would see it."""
    state = begin(puzzle(game, name)).state
    names = [render(seat_name(seat), language) for seat in range(state.players)]
    wish = Wish(STRIP, render(state.caption(), language, names), owners(names), language)
    return registry.find(game).picture(state.view(None), wish)


@lru_cache(MOST)
def _shipped_facts(game: str, language: str, chosen: tuple[str, ...]) -> Facts:
    return _facts(registry.find(game), language, chosen)


@lru_cache(MOST)
def _shipped_symbols(game: str, chosen: tuple[str, ...]) -> str:
    return sheet([registry.find(game).drawings(chosen)])


def _facts(game: Manifest, language: str, chosen: tuple[str, ...]) -> Facts:
    facts = game.facts(chosen)
    cards = [_described(card, language) for card in facts["cards"]]
    return cast("Facts", {**facts, "cards": cards})


def _described(card: Mapping[str, Any], language: str) -> Card:
    name = words.say(f"card-{card['id']}", language)
    text = words.say(f"card-{card['id']}.text", language)
    named = name if not name.startswith("card-") else str(card.get("name", card["id"]))
    told = text if not text.startswith("card-") else str(card.get("text", ""))
    return cast("Card", {**card, "name": named, "text": told})
