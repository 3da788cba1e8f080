"""A question as text: the rules in short, the position in words, the actions with numbers.

The position is what the terminal shows, drawn by the module that the manifest of the game names;
a game without one has its view told part by part.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from io import StringIO
from typing import Any

from kontor.core import registry
from kontor.core.contract import State, View
from kontor.core.setup import Setup
from kontor.core.words import DEFAULT, render, say, seat_name
from kontor.envs.happening import Happening
from kontor.envs.question import Question
from kontor.learn.guide import Block, guide_text, read_guide

WIDTH = 100  # letters of a line
SUMMARY = ("six", "goal")  # the chapters of a guide that a summary has
PRINTED = ("fee", "cost", "price", "value")  # facts of a card that its text does not say
CITED = re.compile(r"\s*\[[A-Z]{2}-[^\]]*\]")
HOW = (
    "Answer with the number of one action, or with its words. Anything before your last line is"
    " taken as thinking aloud."
)


# -- the rules -------------------------------------------------------------------------------------


def rules(setup: Setup, language: str = DEFAULT) -> str:
    """What is played: the game in short, from its guide, and what the cards in play do."""
    parts = [*_summary(setup.game, language), *_cards(setup, language), *_signs(setup, language)]
    return "\n\n".join(parts)


def guide(game: str, language: str = DEFAULT) -> str:
    """The whole guide in Markdown, without its citations; empty where there is none."""
    return CITED.sub("", guide_text(game, language) or "").strip()


@cache
def _summary(game: str, language: str) -> tuple[str, ...]:
    guide = read_guide(game, language)
    if guide is None:
        return (say(f"game-{game}", language), say(f"game-{game}.about", language))
    chapters = [chapter for chapter in guide.chapters if chapter.id in SUMMARY]
    told = [
        "\n".join([chapter.title, *(_plain(block) for block in chapter.blocks if block.words)])
        for chapter in chapters
    ]
    return (f"{guide.title}\n{_plain(guide.lead)}", *told)


def _plain(block: Block) -> str:
    mark = "- " if block.kind in ("item", "number") else ""
    return mark + CITED.sub("", block.words)


def _signs(setup: Setup, language: str) -> list[str]:
    """What the signs in the drawn position mean."""
    drawn = setup.manifest.terminal
    signs = import_module(drawn).HINTS.signs if drawn else ()
    return [" ".join(render(sign, language) for sign in signs)] if signs else []


def _cards(setup: Setup, language: str) -> list[str]:
    chosen = dict(setup.options).get("cards")
    cards = setup.manifest.cards(chosen) if isinstance(chosen, tuple) else setup.manifest.cards()
    lines = dict.fromkeys(line for card in cards if (line := _card(setup.game, card, language)))
    return ["\n".join(lines)] if lines else []


def _card(game: str, card: Mapping[str, Any], language: str) -> str:
    """A card by its name, what is printed on it and what it does; nothing without a text."""
    key = f"card-{card['id']}"
    text = _translation(f"{key}.text", language) or str(card.get("text") or "")
    plain = str(card.get("name") or card.get("building") or card["id"])
    type_key = f"{game}-type-{card.get('building')}"
    name = _translation(key, language) or _translation(type_key, language) or _label(plain)
    printed = [f"{fact} {_words(card[fact])}" for fact in PRINTED if card.get(fact)]
    return f"{name}{_rest(printed)}: {text}" if text else ""


def _translation(key: str, language: str) -> str:
    said = say(key, language)
    return "" if said == key else said


# -- the position ----------------------------------------------------------------------------------


def position(asked: Question) -> str:
    """The table as the seat sees it, in words."""
    drawn = registry.find(asked.blank.game).terminal
    if not drawn:
        return "\n".join(view_lines(asked.view))
    return _drawing(drawn, asked.blank, asked.seat, asked.language)


def _drawing(module: str, state: State, seat: int, language: str) -> str:
    """What a terminal of a fixed width shows; the state is a guess, so nothing else could be."""
    from rich.console import Console

    speech = import_module("kontor.cli.speech")  # whose language the drawing module speaks
    before, speech.reader.language = speech.reader.language, language
    try:
        paper = StringIO()
        console = Console(file=paper, width=WIDTH, color_system=None, highlight=False)
        console.print(import_module(module).board(state, seat))
    finally:
        speech.reader.language = before
    lines = (line.strip("─ ") if "──" in line else line.rstrip() for line in _lines(paper))
    return "\n".join(lines).strip("\n")


def _lines(paper: StringIO) -> list[str]:
    return paper.getvalue().splitlines()


def view_lines(view: View) -> Iterator[str]:
    """Any view, part by part."""
    for name, value in view.items():
        if isinstance(value, list) and value and all(isinstance(each, Mapping) for each in value):
            for at, each in enumerate(value):
                yield f"{_label(name)} {at}: {_words(each)}"
        else:
            yield f"{_label(name)}: {_words(value)}"


def _words(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{_label(str(name))} {_words(part)}" for name, part in value.items())
    if isinstance(value, (list, tuple)):
        return "; ".join(_words(part) for part in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else _label(str(value))


def _label(name: str) -> str:
    return name.replace("_", " ")


# -- the question ----------------------------------------------------------------------------------


def question(asked: Question, news: Sequence[Happening] = ()) -> str:
    """All that a reader needs for the open question, but for the rules."""
    you = render(seat_name(asked.seat), asked.language)
    parts = []
    if news:
        happened = (f"- {each.words[0]}{_rest(each.words[1:])}" for each in news)
        parts.append("What has happened since:\n" + "\n".join(happened))
    parts.append(f"The position ({asked.caption}); you are {you}:\n{position(asked)}")
    listed = "\n".join(f"{each.number}) {each.words}" for each in asked.options)
    parts.append(f"{asked.prompt}\n{listed}")
    return "\n\n".join([*parts, HOW])


def _rest(words: Sequence[str]) -> str:
    return f" ({'; '.join(words)})" if words else ""
