"""A session in each language, from the first question to the final scores, has no other in it."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from fluent.syntax import ast
from typer.testing import Result

import kontor as package
from kontor.cli.asking import is_yes
from kontor.cli.face import face_of
from kontor.cli.help import COMMANDS, PUZZLE, usage_of
from kontor.cli.question import question_for
from kontor.cli.speech import reader, render
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.words import LANGUAGES, say
from tests.locale.test_catalogues import FILES, parsed, words

Kontor = Callable[..., Result]
SAID = [file for file in FILES if not file.startswith(("web", "server")) and "table" not in file]
LONG = 10  # letters from which on a piece of a sentence is found by no accident
FEWEST = 100  # pieces of sentences that the sessions below show, of each game
# Words of any English sentence; ids such as the parts of a view are typed alike everywhere.
ENGLISH = {"the", "and", "you", "your", "with", "from", "are", "is"}
SHORT = ("--variant", "short", "--cards", "base", "--no-expert", "--seed", 3)
LOOKS = [
    "help", "", "jump", "999", "why", "card", "cards", "card nothing", "show nothing", "log",
    "log x", "save", "save /", "undo",
]  # fmt: skip


@cache
def pieces(language: str) -> frozenset[str]:
    """The words between the gaps of all that the terminal says in a language."""
    found = [
        piece.strip(" :;,.()")
        for file in SAID
        for entry in parsed(language, file)
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


def to_the_end(state: State) -> list[str]:
    """The numbers with which everybody plays to the end, now the first and now the last one."""
    face, typed = face_of(state.game), list[str]()
    for at in count():
        if state.seat is None:
            return typed
        numbers = question_for(state, state.seat, face).numbers
        number = sorted(numbers)[at * 7 % len(numbers)]
        typed.append(str(number))
        state.play(numbers[number])
    raise AssertionError


def le_havre(kontor: Kontor, folder: Path, language: str) -> list[Result]:
    """A solo game, a table with opponents, actions out of turn, and what is left of them."""
    speak = ("--language", language)
    no = say("terminal-no", language)
    start = ["le_havre", "9", "many", "1", "shrot", "short", "base", "?!", no]
    aside = ["why take wood", "show rounds", "card bakehouse", "take wood", "undo", "redo", "redo",
             "undo", "@0 end", "@7 end"]  # fmt: skip
    numbers = to_the_end(package.new_game("le_havre", 1, 3, variant="short"))
    alone = kontor(*speak, "play", "--seed", 3, typed="\n".join([*start, *LOOKS, *aside, *numbers]))
    (record,) = (folder / "games").glob("*.kontor")
    replayed = kontor(*speak, "replay", record), kontor(*speak, "replay", record, "--at", 3)
    lines = "7\n0\ntradr\ntrader,trader,trader\ndeckhand:x\ndeckhand\ntake wood\n@1 end\nquit\n"
    several = kontor(*speak, "play", "le_havre", *SHORT, "--players", 3, typed=lines)
    resumed = kontor(*speak, "play", "--resume", typed="quit\n")
    steps = "0\ndeckhand\ntake wood\nend\ntake fish\n3\n@1 sell wood_ship 2\n1\nlog\nquit\n"
    stepping = kontor(*speak, "play", "le_havre", *SHORT, "--players", 2, "--step", typed=steps)
    assert say("terminal-out-of-turn", language) in stepping.stdout
    return [alone, *replayed, several, resumed, stepping]


def craftsmen(kontor: Kontor, folder: Path, language: str) -> list[Result]:
    """A whole game of two people, what can be looked up in it, and its record."""
    speak = ("--language", language)
    aside = ["why send bankers", "card mill", "card bankers", "show ships", "show scores", "keep",
             "undo", "@0 stop"]  # fmt: skip
    numbers = to_the_end(package.new_game("craftsmen", 2, 5))
    table = ("play", "craftsmen", "--players", 2, "--seed", 5, "--humans", "all")
    played = kontor(*speak, *table, typed="\n".join([*LOOKS, *aside, *numbers]))
    (record,) = (folder / "games").glob("*.kontor")
    return [played, kontor(*speak, "replay", record), kontor(*speak, "cards", "craftsmen")]


@pytest.mark.parametrize("session", [le_havre, craftsmen])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_session_is_in_one_language(
    kontor: Kontor,
    tmp_path: Path,
    language: str,
    session: Callable[[Kontor, Path, str], list[Result]],
) -> None:
    reader.language = language

    results = session(kontor, tmp_path, language)

    assert [result.exit_code for result in results] == [0] * len(results)
    text = " ".join(" ".join(result.stdout for result in results).split())
    assert say("terminal-final-scores", language) in text
    own = pieces(language)
    told = {each: {piece for piece in pieces(each) if piece in text} for each in LANGUAGES}
    assert len(told.pop(language)) > FEWEST
    foreign = {piece for found in told.values() for piece in found}
    assert not {piece for piece in foreign if not any(piece in each for each in own)}
    assert not known_keys() & set(re.findall(r"[a-z][\w.-]+", text))
    assert "{" not in text
    assert language == "en" or not ENGLISH & set(re.findall(r"\w+", text))


@cache
def known_keys() -> frozenset[str]:
    """The keys of all entries, which nobody should read."""
    return frozenset(key for file in FILES for key in words("en", file) if "-" in key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_typed_alike_in_every_language(language: str) -> None:
    reader.language = language

    for command in {*COMMANDS, *PUZZLE}:
        typed = re.sub(r"[^a-z@]+.*", "", render(usage_of(command)))
        assert typed == {"aside": "@", "leave": "quit"}.get(command, command)


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
