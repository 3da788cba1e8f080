"""A session in each language, from the first question to the final scores, has no English left."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from typer.testing import Result

import kontor as package
from kontor.cli.asking import is_yes
from kontor.cli.face import face_of
from kontor.cli.help import COMMANDS, usage_of
from kontor.cli.question import question_for
from kontor.cli.speech import reader, render
from kontor.core.errors import BadInput
from kontor.core.words import LANGUAGES, say

Kontor = Callable[..., Result]
CATALOGUE = "locale/{}/terminal.ftl"
LONG = 10  # letters from which on a piece of a sentence is found by no accident
FEWEST = 55  # pieces of sentences that the sessions below show


@cache
def pieces(language: str) -> frozenset[str]:
    """The words between the gaps of all that the terminal says in a language."""
    file = Path(package.__file__).parent / CATALOGUE.format(language)
    found = [
        piece.strip(" :;,.()")
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
        for pattern in (entry.value, *(each.value for each in entry.attributes))
        if pattern is not None
        for text in texts(pattern)
        for piece in text.splitlines()
    ]
    return frozenset(piece for piece in found if len(piece) >= LONG and " " in piece)


def texts(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)


def solo(language: str) -> list[str]:
    """The lines of somebody who is asked everything, looks at everything, and plays to the end."""
    start = [
        "le_havre",
        "9",
        "many",
        "1",
        "shrot",
        "short",
        "base",
        "?!",
        say("terminal-no", language),
    ]
    aside = [
        "help", "", "jump", "999", "why", "why take wood", "card", "card nothing", "show nothing",
        "log", "log x", "save", "save /", "undo", "take wood", "undo", "redo", "redo", "undo",
        "@0 end", "@7 end",
    ]  # fmt: skip
    state, face = package.new_game("le_havre", 1, 3, variant="short"), face_of("le_havre")
    numbers = []
    while not state.is_over:
        known = question_for(state, 0, face).numbers
        numbers.append(str(max(known)))
        state.play(known[max(known)])
    return [*start, *aside, *numbers]


def shown(kontor: Kontor, folder: Path, language: str) -> str:
    """All that is shown in a solo game, at a table with opponents, and of their records."""
    speak = ("--language", language)
    alone = kontor(*speak, "play", "--seed", 3, typed="\n".join(solo(language)))
    (record,) = (folder / "games").glob("*.kontor")
    replayed = kontor(*speak, "replay", record), kontor(*speak, "replay", record, "--at", 3)
    short = (
        "play",
        "le_havre",
        "--variant",
        "short",
        "--cards",
        "base",
        "--no-expert",
        "--seed",
        3,
    )
    lines = "7\n0\ntradr\ntrader,trader,trader\ndeckhand:x\ndeckhand\ntake wood\n@1 end\nquit\n"
    several = kontor(*speak, *short, "--players", 3, typed=lines)
    resumed = kontor(*speak, "play", "--resume", typed="quit\n")
    steps = "0\ndeckhand\ntake wood\nend\ntake fish\n3\n@1 sell wood_ship 2\n"
    stepping = kontor(*speak, *short, "--players", 2, "--step", typed=steps)
    sessions = (alone, *replayed, several, resumed, stepping)
    assert [session.exit_code for session in sessions] == [0] * len(sessions)
    return " ".join(" ".join(session.stdout for session in sessions).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_session_is_in_one_language(kontor: Kontor, tmp_path: Path, language: str) -> None:
    text = shown(kontor, tmp_path, language)

    told = {each: {piece for piece in pieces(each) if piece in text} for each in LANGUAGES}
    assert len(told.pop(language)) > FEWEST
    assert not any(told.values()), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_typed_alike_in_every_language(language: str) -> None:
    reader.language = language

    for command in COMMANDS:
        typed = re.sub(r"[^a-z@]+.*", "", render(usage_of(command)))
        assert typed == ("@" if command == "aside" else command)


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        ("en", "yes y Yes", "no n"),
        ("de", "ja j JA yes y", "nein n no"),
        ("pl", "tak t yes", "nie n no"),
        ("it", "sì si s yes", "no n"),
        ("cs", "ano a yes y", "ne n no"),
    ],
)
def test_yes_and_no_are_understood_as_people_say_them(language: str, yes: str, no: str) -> None:
    reader.language = language

    assert all(is_yes(word) for word in yes.split())
    assert not any(is_yes(word) for word in no.split())
    with pytest.raises(BadInput):
        is_yes("x")
