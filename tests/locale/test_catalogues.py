"""Every language has the entries of English, with the same variables, and all of them format."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kontor
from kontor.core.words import DEFAULT, bundle, say

SOURCE = Path(kontor.__file__).parent
FOLDERS = sorted(SOURCE.glob("**/locale"))
LANGUAGES = sorted(folder.name for folder in (SOURCE / "locale").iterdir() if folder.is_dir())


def files_of(language: str) -> list[str]:
    """The catalogues of a language: their folder and name."""
    return sorted(
        (folder.parent.relative_to(SOURCE) / file.name).as_posix()
        for folder in FOLDERS
        for file in (folder / language).glob("*.ftl")
    )


FILES = files_of(DEFAULT)
SAMPLES: tuple[str | int, ...] = (0, 1, 2, 5, 12, 22, "Word")


class Variables(Visitor):
    """Collects the variables of a pattern, those of selectors and of entries in it included."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(messages(self.language)[node.id.name])


def variables(pattern: ast.Pattern, language: str) -> frozenset[str]:
    visitor = Variables(language)
    visitor.visit(pattern)
    return frozenset(visitor.found)


@cache
def parsed(language: str, name: str) -> list[ast.EntryType]:
    """What stands in a catalogue; nothing when the language does not have it."""
    where = SOURCE / name
    file = where.parent / "locale" / language / where.name
    return FluentParser().parse(file.read_text("utf-8")).body if file.exists() else []


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """What every entry of a language says."""
    found = [entry for name in FILES for entry in parsed(language, name)]
    return {
        each.id.name: each.value for each in found if isinstance(each, ast.Message) and each.value
    }


def entries(language: str, name: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The keys of a catalogue, attributes as `key.attribute`, with their variables."""
    for entry in parsed(language, name):
        if isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", variables(entry.value, language)
        elif isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, variables(entry.value, language)
            for attribute in entry.attributes:
                key = f"{entry.id.name}.{attribute.id.name}"
                yield key, variables(attribute.value, language)


@cache
def words(language: str, name: str) -> dict[str, frozenset[str]]:
    """The entries that others may ask for; terms are a language's own affair."""
    return {key: found for key, found in entries(language, name) if not key.startswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_those_of_english(language: str) -> None:
    assert files_of(language) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str, name: str) -> None:
    junk = [each.content for each in parsed(language, name) if isinstance(each, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_those_of_english(language: str, name: str) -> None:
    here, there = words(language, name), words(DEFAULT, name)
    missing = sorted(there.keys() - here.keys())
    foreign = sorted(here.keys() - there.keys())
    assert (missing, foreign) == ([], []), f"{language}/{name}: missing, foreign"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_variables_are_those_of_english(language: str, name: str) -> None:
    here, there = words(language, name), words(DEFAULT, name)
    both = here.keys() & there.keys()
    wrong = {
        key: (sorted(here[key]), sorted(there[key]))
        for key in sorted(both)
        if here[key] != there[key]
    }
    assert not wrong, f"{language}/{name}: here, in English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_stands_twice(language: str) -> None:
    count = Counter(key for name in FILES for key, _ in entries(language, name))
    assert not [key for key, times in count.items() if times > 1]


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_formats(language: str, sample: str | int) -> None:
    catalogue = bundle(language)
    for file in FILES:
        for key, names in words(language, file).items():
            values = dict.fromkeys(names, sample)
            name, _, attribute = key.partition(".")
            message = catalogue.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            text, errors = catalogue.format_pattern(pattern, values)
            assert not errors, f"{language}: {key}"
            assert text == say(key, language, **values)
            assert str(text).strip(), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "name"),
    [("no-occupied", "guest"), ("no-owned", "owner"), ("craftsmen-no-not-your-turn", "seat")],
)
def test_refusals_name_seats_as_the_page_expects(language: str, key: str, name: str) -> None:
    """The page puts the player's name in the place of these words."""
    assert say("web-seat-mark", language, seat=3) in say(key, language, card="Bank", **{name: 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pronoun_is_chosen_by_names_that_goods_of_craftsmen_have(language: str) -> None:
    names = {say(key, language) for key in messages(language) if key.startswith("craftsmen-good-")}
    (chosen,) = messages(language)["craftsmen-it"].elements

    keys: set[str] = set()
    if isinstance(chosen, ast.Placeable) and isinstance(chosen.expression, ast.SelectExpression):
        variants = chosen.expression.variants
        keys = {str(each.key.name) for each in variants if isinstance(each.key, ast.Identifier)}

    assert keys - {"other"} <= names
