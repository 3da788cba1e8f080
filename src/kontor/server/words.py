"""Words of games in the reader's language."""

from functools import cache
from importlib.resources import files
from typing import Any

from kontor.core import words
from kontor.core.contract import State
from kontor.core.registry import Game

LANGUAGES = ("en", "de", "pl", "it", "cs")


@cache
def languages() -> list[str]:
    """The languages that have a catalogue."""
    folder = files("kontor") / "locale"
    return [name for name in LANGUAGES if (folder / name).is_dir()]


def known(language: str) -> str:
    """This language, or English when there is no catalogue for it."""
    return language if language in languages() else words.DEFAULT


@cache
def catalogue(language: str) -> str:
    """All Fluent catalogues of a language as one text."""
    folder = files("kontor") / "locale" / language
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in found if file.name.endswith(".ftl"))


def cards(game: Game, language: str) -> list[dict[str, Any]]:
    """All cards with their names and texts."""
    found = []
    for card in game.cards():
        name = words.say(f"card-{card['id']}", language)
        text = words.say(f"card-{card['id']}.text", language)
        named = name if not name.startswith("card-") else str(card.get("name", card["id"]))
        told = text if not text.startswith("card-") else str(card.get("text", ""))
        found.append({**card, "name": named, "text": told})
    return found


def why_not(state: State, seat: int, text: str, language: str) -> str | None:
    """Why a seat cannot do this now, or None when it can."""
    asked: Any = state
    if state.seat == seat:
        return _said(asked.why_not, (text,), language)
    if state.seat is None:
        return "the game is over"
    return _said(asked.why_not_for, (seat, text), language)


def _said(ask: Any, what: tuple[object, ...], language: str) -> str | None:
    answer = ask(*what) if language == words.DEFAULT else ask(*what, language)
    return None if answer is None else str(answer)
