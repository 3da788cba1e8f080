"""Numbers stand beside the right form of their noun, in every catalogue of every language.

The rule: a word right after a number has its forms in a selector on that number, unless the number
is a name (seat 3), a limit that is never 1, or the word has one form only (`ONE_FORM`).
"""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast

import kontor
from kontor.core.words import say
from tests.locale.test_catalogues import FILES, LANGUAGES, parsed, words

SOURCE = Path(kontor.__file__).parent
NUMBERS = (0, 1, 2, 5, 22)
# Numbers that name a thing and count nothing.
NAMES = {
    *("seat", "mover", "guest", "owner", "space", "version", "year", "round", "turn", "line"),
    *("seed", "rules", "here", "number", "ship", "bid", "sum"),
}
# Limits that are never 1, and entries that have words or the number of an action in that place.
EXEMPT = {
    *("option-players", "record-too-long", "record-long-line", "server-too-large"),
    *(
        "web-players-range",
        "web-company-friends.about",
        "terminal-can-play",
        "option-sets",
        "action-no-meaning",
        "cr-board-next",
    ),
}
# Words that stay as they are whatever number stands before them.
ONE_FORM = {
    "en": """
        fish wood clay iron grain cattle coal smoked charcoal steel bread meat coke leather food
        energy of in to is on for the can must with discarded below missing unseen fr above each
        left less more
    """,
    "de": """
        Holz Lehm Eisen Korn Vieh Kohle Holzkohle Ziegel Stahl Fleisch Koks Leder Franc Nahrung
        Energie Eintritt Sondergebäude von in bis mit für auf zu wert ließe zahlen bieten abwerfen
        geben gibt abgeworfen darunter verdeckt Spieler Fr darüber im Vorsprung Fehler
        kleiner größer
    """,
    "pl": "akcji żywności kapitałem z do na i pod fr",
    "it": "coke di in a per su sul con non sotto nella fr",
    "cs": "obilí uhlí dřevěné rozhodnutí kapitálem z ku v na až do ve za pod včetně fr větší",
}


class Beside(NamedTuple):
    """A number and the word that follows it."""

    key: str
    variable: str
    word: str
    is_selected: bool


def patterns(language: str, file: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every entry and attribute of a catalogue."""
    for entry in parsed(language, file):
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def selector(element: object) -> str:
    """The variable by which a placeable selects, or nothing."""
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
        chosen = element.expression.selector
        return chosen.id.name if isinstance(chosen, ast.VariableReference) else ""
    return ""


def besides(
    key: str, pattern: ast.Pattern, inside: frozenset[str] = frozenset()
) -> Iterator[Beside]:
    """What follows the variables of a pattern, within selectors, too."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from besides(key, variant.value, inside | {selector(element)})
        elif isinstance(expression, ast.VariableReference):
            name, rest = expression.id.name, [*pattern.elements[at + 1 :], None, None]
            text = rest[0].value if isinstance(rest[0], ast.TextElement) else ""
            found = re.match(r" ([^\W\d_]+)", text)
            is_selected = name in inside or name in {selector(each) for each in rest[:3]}
            yield Beside(key, name, found[1] if found else "", is_selected)


def selected(pattern: ast.Pattern) -> set[str]:
    """The variables by which a pattern selects plural forms."""
    found: set[str] = set()
    for element in pattern.elements:
        if selector(element):
            assert isinstance(element, ast.Placeable)
            assert isinstance(element.expression, ast.SelectExpression)
            variants = element.expression.variants
            kinds = {each.key.name for each in variants if isinstance(each.key, ast.Identifier)}
            found |= {selector(element)} if "one" in kinds else set()
            for variant in variants:
                found |= selected(variant.value)
    return found


@cache
def counts() -> frozenset[str]:
    """Variables by which some catalogue selects, and the usual names of numbers."""
    usual = {"n", "count", "amount", "due", "has", "most", "least", "total"}
    return frozenset(usual) | {
        name
        for language in LANGUAGES
        for file in FILES
        for _, pattern in patterns(language, file)
        for name in selected(pattern)
    }


def shape(key: str, language: str, names: frozenset[str], variable: str, number: int) -> str:
    """An entry with one number in it, without the number itself."""
    values: dict[str, str | int] = dict.fromkeys(names, "x")
    return say(key, language, **values | {variable: number}).replace(str(number), "#")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_after_a_number_has_its_forms(language: str, file: str) -> None:
    free = set(ONE_FORM[language].split())

    found = [each for key, pattern in patterns(language, file) for each in besides(key, pattern)]

    wrong = [
        each
        for each in found
        if each.word and not each.is_selected and each.word not in free
        if each.variable not in NAMES and each.key not in EXEMPT and each.variable in counts()
    ]
    assert not wrong


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_that_counts_tells_1_from_5(language: str, file: str) -> None:
    for key, pattern in patterns(language, file):
        for name in selected(pattern):
            shapes = {n: shape(key, language, words(language, file)[key], name, n) for n in NUMBERS}

            assert shapes[1] != shapes[5], f"{language}: {key}"
            assert shapes[22] == shapes[2 if language == "pl" else 5], f"{language}: {key}"
            if language in ("en", "de", "it"):
                assert shapes[2] == shapes[5], f"{language}: {key}"


COUNTED = {
    ("good-hides.count", "n"): {
        "en": ("0 hides", "1 hide", "2 hides", "5 hides", "22 hides"),
        "de": ("0 Felle", "1 Fell", "2 Felle", "5 Felle", "22 Felle"),
        "pl": ("0 skór", "1 skóra", "2 skóry", "5 skór", "22 skóry"),
        "it": ("0 pelli", "1 pelle", "2 pelli", "5 pelli", "22 pelli"),
        "cs": ("0 kůží", "1 kůže", "2 kůže", "5 kůží", "22 kůží"),
    },
    ("offer-francs.count", "n"): {
        "en": ("0 francs", "1 franc", "2 francs", "5 francs", "22 francs"),
        "de": ("0 Franc", "1 Franc", "2 Franc", "5 Franc", "22 Franc"),
        "pl": ("0 franków", "1 frank", "2 franki", "5 franków", "22 franki"),
        "it": ("0 franchi", "1 franco", "2 franchi", "5 franchi", "22 franchi"),
        "cs": ("0 franků", "1 frank", "2 franky", "5 franků", "22 franků"),
    },
    ("good-smoked_fish.count", "n"): {
        "pl": ("0 wędzonych ryb", "1 wędzona ryba", "2 wędzone ryby", "5 wędzonych ryb",
               "22 wędzone ryby"),
        "cs": ("0 uzených ryb", "1 uzená ryba", "2 uzené ryby", "5 uzených ryb", "22 uzených ryb"),
    },
}  # fmt: skip


@pytest.mark.parametrize(("entry", "forms"), COUNTED.items())
def test_goods_are_counted_as_people_count_them(
    entry: tuple[str, str], forms: dict[str, tuple[str, ...]]
) -> None:
    key, name = entry

    for language, wanted in forms.items():
        assert tuple(say(key, language, **{name: n}) for n in NUMBERS) == wanted


@pytest.mark.parametrize(
    ("key", "values", "told"),
    [
        (
            "lh-ask-feed",
            {"due": "1 food", "good": "x"},
            "Feed your people. Still due: 1 food. How many x?",
        ),
        ("cr-count-privileges", {"n": 2}, "2 privilege tokens"),
        ("cr-count-works", {"n": 1}, "1 work token"),
        ("cr-count-points", {"n": 1}, "1 point"),
        ("web-result-solo", {"points": 1}, "1 point"),
        ("no-no-money-plain", {"price": 1, "francs": 0}, "this costs 1 franc; you have 0"),
        ("no-short", {"due": "1 franc", "has": "none"}, "1 franc must be paid; you have none"),
    ],
)  # fmt: skip
def test_what_was_once_said_wrong_is_said_right(
    key: str, values: dict[str, str | int], told: str
) -> None:
    assert say(key, "en", **values) == told


def sayings() -> Iterator[tuple[str, str, python.expr]]:
    """Every value that the code gives to an entry whose key it spells out."""
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if not isinstance(node, python.Call) or not isinstance(node.func, python.Name):
                continue
            key = node.args[0] if node.args and node.func.id in ("Message", "say") else None
            if isinstance(key, python.Constant) and isinstance(key.value, str):
                for each in node.keywords:
                    yield key.value, each.arg or "", each.value


def test_numbers_come_to_the_catalogues_as_numbers() -> None:
    selects = {
        (key, name)
        for language in LANGUAGES
        for file in FILES
        for key, pattern in patterns(language, file)
        for name in selected(pattern)
    }

    wrong = [
        (key, name) for key, name, value in sayings() if (key, name) in selects and is_text(value)
    ]

    assert not wrong


def is_text(value: python.expr) -> bool:
    """Whether an expression makes words of a number."""
    called = value.func if isinstance(value, python.Call) else None
    is_made = isinstance(called, python.Name) and called.id in ("str", "repr", "format")
    return is_made or isinstance(value, python.JoinedStr)
