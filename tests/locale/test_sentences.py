"""Whatever the code says to people has an entry in every language, with the same variables."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import kontor
from kontor.cli.help import COMMANDS, PUZZLE
from kontor.core.registry import GAMES
from kontor.core.words import LANGUAGES
from kontor.craftsmen import goods as craftsmen_goods
from kontor.craftsmen import layout as craftsmen_layout
from kontor.craftsmen import sentences as craftsmen_sentences
from kontor.le_havre import goods as le_havre_goods
from kontor.le_havre import sentences as le_havre_sentences
from kontor.players import levels
from tests.locale.test_catalogues import FILES, words

SOURCE = Path(kontor.__file__).parent
TERMINAL_KEY = r"terminal(-[a-z]+)+(\.[a-z]+)?"
ERRORS = {"BadInput", "BadRecord", "IllegalAction", "KontorError", "NotYourTurn", "Refusal"}
# Only somebody who writes a program or card files, or who runs a server, meets what these say
# (docs/architecture.md).
FOR_PROGRAMMERS = {
    "core/reading.py", "craftsmen/reading.py", "craftsmen/tables.py", "le_havre/reading.py",
    "server/store/backup.py", "server/store/database.py", "server/metrics.py", "server/settings.py",
    "server/own_cards.py",
}  # fmt: skip
AT_THE_TERMINAL = {
    *("asking", "cards", "choice", "face", "generic", "greeting", "help", "learn"),
    *(
        "lesson",
        "lookup",
        "options",
        "play",
        "question",
        "refusal",
        "replay",
        "result",
        "saves",
        "screen",
        "seats",
        "session",
    ),
    *("speech", "stats", "story", "thinking", "typed", "verify"),
}


def for_people() -> list[Path]:
    """The modules whose sentences a player reads."""
    found = [
        path
        for folder in ("core", "le_havre", "craftsmen", "server")
        for path in sorted((SOURCE / folder).rglob("*.py"))
        if path.relative_to(SOURCE).as_posix() not in FOR_PROGRAMMERS
    ]
    found += [SOURCE / "cli" / f"{name}.py" for name in sorted(AT_THE_TERMINAL)]
    return found + sorted((SOURCE / "cli").glob("*/*.py"))


@cache
def catalogue(language: str) -> dict[str, frozenset[str]]:
    return {key: names for file in FILES for key, names in words(language, file).items()}


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """All calls of a module by plain names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def keys(node: ast.expr) -> list[str]:
    """The keys that an expression may mean, as patterns where a part is not fixed."""
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
            for part in node.values
        ]
        return ["".join(parts)]
    return [re.escape(str(node.value))] if isinstance(node, ast.Constant) else []


MESSAGES = [
    (path, call)
    for path in sorted(SOURCE.rglob("*.py"))
    for name, call in calls(path)
    if name == "Message"
]
SAYINGS = [
    pytest.param(call, id=f"{path.relative_to(SOURCE)}:{call.lineno}") for path, call in MESSAGES
]


def test_there_are_sayings_to_be_checked() -> None:
    assert len(SAYINGS) > 150


@pytest.mark.parametrize("call", SAYINGS)
def test_what_is_said_has_an_entry_with_the_same_variables(call: ast.Call) -> None:
    names = {word.arg for word in call.keywords}
    for pattern in keys(call.args[0]):
        for language in LANGUAGES:
            known = catalogue(language)
            entries = {key.removesuffix(".log") for key in known}
            found = [key for key in entries if re.fullmatch(pattern, key)]
            assert found, f"{language} has no {pattern}"
            if None not in names and len(found) == 1:
                assert wanted(known, found[0]) == names, f"{language}: {found[0]}"


def wanted(known: dict[str, frozenset[str]], key: str) -> frozenset[str]:
    """The variables of an entry and of its log, where whoever acts is named by the log."""
    log = known.get(f"{key}.log", frozenset()) - {"name"}
    return known.get(key, frozenset()) | log


@pytest.mark.parametrize(
    "file", [name for name in FILES if name.endswith(("/words.ftl", "/terminal.ftl"))]
)
def test_no_entry_is_left_that_nobody_says(file: str) -> None:
    patterns = {pattern for _, call in MESSAGES for pattern in keys(call.args[0])}
    said = {each for each in patterns if not re.fullmatch(each, "what-nobody-says")}
    said.add("[a-z_]+-source-[a-z_]+")  # the scores of any game ask for them
    entries = words("en", file).keys()
    spoken = {key for key in entries if any(re.fullmatch(each, key) for each in said)}

    left = {key.partition(".")[0] for key in entries} - {key.partition(".")[0] for key in spoken}
    assert left == set()


@pytest.mark.parametrize("path", for_people(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_that_a_player_reads_is_written_in_the_code(path: Path) -> None:
    """An error is given a saying; plain words would be English for everybody."""
    plain = [
        f"line {call.lineno}"
        for name, call in calls(path)
        if name in ERRORS
        for argument in call.args[-1:]
        if isinstance(argument, (ast.Constant, ast.JoinedStr, ast.BinOp))
    ]
    assert not plain


def made_keys() -> Iterator[str]:
    """The keys that are put together from parts."""
    yield from le_havre_sentences.KEYS.values()
    yield from ("no-needs-plain", "no-no-material-plain", "no-no-money-plain")
    yield from ("no-out-of-amount-plain", "word-food", "word-energy")
    yield from (f"ship-{name}" for name in le_havre_goods.SHIPS)
    yield from (f"good-{name}" for name in le_havre_goods.NAMES if name != "francs")
    # "not now" names the open question instead
    yield from set(craftsmen_sentences.KEYS.values()) - {"craftsmen-no-not-now"}
    yield from (
        f"craftsmen-no-not-now-{name.replace('_', '-')}" for name in craftsmen_layout.QUESTIONS[1:]
    )
    parts = {
        "guild": craftsmen_goods.GUILDS,
        "kind": craftsmen_goods.KIND_NAMES[1:],
        "type": craftsmen_goods.TYPE_NAMES,
        "colour": craftsmen_goods.COLOURS,
        "good": craftsmen_goods.GOOD_NAMES,
    }
    yield from (f"craftsmen-{part}-{name}" for part, names in parts.items() for name in names)
    yield from (f"travel-no-{way}" for way in ("undo", "redo"))
    yield from (f"travel-{way}-places" for way in ("undo", "redo"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_that_are_put_together_have_an_entry(language: str) -> None:
    assert not set(made_keys()) - catalogue(language).keys()


def said_at_the_terminal() -> Iterator[str]:
    """Every key of the terminal that the code spells out, or makes of a name that it knows."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(TERMINAL_KEY, str(node.value)):
                yield str(node.value)
    for command in {*COMMANDS, *PUZZLE}:
        yield from (f"terminal-help-{command}", f"terminal-help-{command}.usage")
    for option in {name for game in GAMES.values() for name in game.options}:
        yield from (f"terminal-option-{option}", f"terminal-option-{option}.chosen")
    yield from (f"terminal-level-{level.name}" for game in GAMES for level in levels(game))


def test_the_terminal_says_what_its_catalogue_has_and_nothing_else() -> None:
    taught = {key for key in words("en", "learn.ftl") if key.startswith("terminal-")}

    assert set(said_at_the_terminal()) == words("en", "terminal.ftl").keys() | taught


def test_every_refusal_of_craftsmen_has_a_reason() -> None:
    told = set(craftsmen_sentences.KEYS.values())
    entries = {key for key in words("en", "craftsmen/refusals.ftl") if "-no-" in key}
    lines = {key for key in entries if key.startswith("craftsmen-line-")}
    forms = {key for key in entries if key.startswith("craftsmen-no-not-now-")}

    assert entries - lines - forms == told - {"craftsmen-no-not-now"} | {
        "craftsmen-no-not-open-capital"
    }


def test_every_refusal_of_le_havre_has_a_reason() -> None:
    told = set(le_havre_sentences.KEYS.values())
    forms = ("-plain", "-beside", "-card")
    entries = {key for key in words("en", "le_havre/refusals.ftl") if key.startswith("no-")}

    assert {key for key in entries if not key.endswith(forms)} == told
    assert {key.rpartition("-")[0] for key in entries if key.endswith(forms)} <= told
