"""Games as text: written so that people can read them, replayed with every step checked.

    kontor 1
    game le_havre  rules 1  players 3  variant full  cards base  seed 7
    # round 1, food 2, no harvest
    take wood                # 1 of 11
    @2 repay                 # 1 of 1
    # scores 143 128 97

`1 of N` is the number of legal actions; it is checked where it stands. A line with `@2` was
played by seat 2 out of turn. A game that does not start at an opening has `position {...}` as its
third line, and its second names only the game and the rules.
"""

import json
import re
from collections.abc import Iterable
from typing import Any

from kontor.core import registry
from kontor.core.errors import BadInput, BadRecord, KontorError, near
from kontor.core.table import Table

FORMAT = 1
MOST_CHARACTERS = 4_000_000
LONGEST_LINE = 2_000

_WORD = re.compile(r'(?:[^\s"#]|"(?:[^"\\]|\\.)*")+|[#"]')
_ITEM = re.compile(r'"(?:[^"\\]|\\.)*"|[^",]+')
_BARE = re.compile(r'[^\s",#\\]+')
_COUNT = re.compile(r"\s*1 of ([0-9]{1,9})\b")
_SCORES = re.compile(r"\s*scores((?: +-?[0-9]{1,9})+)\s*")
_OUT_OF_TURN = re.compile(r"@([0-9]{1,3})\s+(.*)")


def write(table: Table, notes: Iterable[str] = ()) -> str:
    """The game as text; notes become comments below the header."""
    lines = [f"kontor {FORMAT}", *_header(table), *(f"# {note}" for note in notes)]
    caption = ""
    for entry in table.history:
        if entry.caption != caption:
            caption = entry.caption
            lines.append(f"# {caption}")
        text = f"@{entry.seat} {entry.text}" if entry.out_of_turn else entry.text
        lines.append(f"{text:<24} # 1 of {entry.legal}")
    if table.state.is_over:
        lines.append("# scores " + " ".join(str(score) for score in table.state.scores()))
    return "\n".join(lines) + "\n"


def load(text: str | bytes) -> Table:
    """Replay a record; BadRecord names the line and the reason when it cannot be done."""
    lines = _lines(text)
    _check_format(lines[0])
    number, words = _header_words(lines)
    table, number = _opened(lines, number, words)
    for at in range(number, len(lines)):
        try:
            _replay(table, lines[at])
        except KontorError as error:
            raise BadRecord(f"line {at + 1}: {error}") from None
    return table


def _header(table: Table) -> list[str]:
    game = registry.find(table.game)
    opening = f"game {table.game}  rules {game.module.RULES}"
    if table.start is not None:
        return [opening, "position " + json.dumps(table.start)]
    words = [opening, f"players {table.players}"]
    flags = [f"{name} yes" for name, value in table.options.items() if value is True]
    for name, value in table.options.items():
        if isinstance(value, str):
            words.append(f"{name} {_quoted(value)}")
        elif not isinstance(value, bool):
            words.append(f"{name} {','.join(_quoted(word) for word in value)}")
    return ["  ".join([*words, f"seed {table.seed}", *flags])]


def _quoted(word: str) -> str:
    return word if _BARE.fullmatch(word) else json.dumps(word)


def _lines(text: str | bytes) -> list[str]:
    if not isinstance(text, (str, bytes)):
        raise BadRecord(f"line 1: a record is text, not {type(text).__name__}")
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(f"line 1: a record has at most {MOST_CHARACTERS} characters")
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise BadRecord(f"line {line}: this is not text in UTF-8") from None
    return [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]


def _check_format(line: str) -> None:
    words = line.partition("#")[0].split()
    if len(words) != 2 or words[0] != "kontor":
        raise BadRecord(f"line 1: a record starts with 'kontor {FORMAT}', not {_shown(line)}")
    if words[1] != str(FORMAT):
        raise BadRecord(f"line 1: only format {FORMAT} is known, not {_shown(words[1])}")


def _header_words(lines: list[str]) -> tuple[int, dict[str, str]]:
    """The number of lines up to the header, and its words by name."""
    for at in range(1, len(lines)):
        if lines[at].partition("#")[0].strip():
            try:
                return at + 1, _named(lines[at])
            except KontorError as error:
                raise BadRecord(f"line {at + 1}: {error}") from None
    raise BadRecord(f"line {len(lines) + 1}: the line 'game ...' is missing")


def _named(line: str) -> dict[str, str]:
    if len(line) > LONGEST_LINE:
        raise BadInput(f"a line has at most {LONGEST_LINE} characters")
    words: list[str] = []
    for word in _WORD.findall(line):
        if word == "#":
            break
        if word == '"':
            raise BadInput("a quotation mark is not closed")
        words.append(word)
    if len(words) % 2:
        raise BadInput(f"{_shown(words[-1])} has no value")
    named: dict[str, str] = {}
    for name, value in zip(words[::2], words[1::2], strict=True):
        if name in named:
            raise BadInput(f"{_shown(name)} stands there twice")
        named[name] = value
    return named


def _opened(lines: list[str], number: int, words: dict[str, str]) -> tuple[Table, int]:
    """The table at its opening, and the number of lines up to there."""
    try:
        game = registry.find(_taken(words, "game"))
        rules = _whole("rules", _taken(words, "rules"))
        if rules != game.module.RULES:
            raise BadInput(
                f"the record follows rules {rules} of {game.name};"
                f" here rules {game.module.RULES} are played"
            )
        if number < len(lines) and lines[number].startswith("position "):
            number += 1
            if words:
                raise BadInput(f"the position on line {number} leaves no place for {_list(words)}")
            return _from_position(game, lines[number - 1]), number
        players = _whole("players", _taken(words, "players"))
        seed = _whole("seed", _taken(words, "seed"))
        options = {name: _value(game, name, value) for name, value in words.items()}
        return Table.new(game.name, players, seed, **options), number
    except KontorError as error:
        raise BadRecord(f"line {number}: {error}") from None


def _from_position(game: registry.Game, line: str) -> Table:
    try:
        data: Any = json.loads(line.removeprefix("position "))
    except (ValueError, RecursionError):
        raise BadInput("the position is not written in JSON") from None
    if isinstance(data, dict) and data.setdefault("game", game.name) != game.name:
        raise BadInput(f"the header names {game.name}, the position {_shown(str(data['game']))}")
    return Table.from_position(data)


def _value(game: registry.Game, name: str, value: str) -> registry.Value:
    option = game.options.get(name)
    if option is None:
        raise BadInput(f"{game.name} has no option {_shown(name)}{near(name, game.options)}")
    items = [_bare(item) for item in _ITEM.findall(value)]
    if isinstance(option.default, tuple):
        return tuple(items)
    if len(items) != 1:
        raise BadInput(f"'{name}' wants one word, not {_shown(value)}")
    if isinstance(option.default, str):
        return items[0]
    if items[0] not in ("yes", "no"):
        raise BadInput(f"'{name}' is either yes or no, not {_shown(value)}")
    return items[0] == "yes"


def _bare(item: str) -> str:
    if not item.startswith('"'):
        return item
    try:
        return str(json.loads(item))
    except ValueError:
        raise BadInput(f"{_shown(item)} is not a quoted word") from None


def _replay(table: Table, line: str) -> None:
    """Play one line, or check what a comment says of the scores."""
    if len(line) > LONGEST_LINE:
        raise BadInput(f"a line has at most {LONGEST_LINE} characters")
    text, _, comment = line.partition("#")
    text = text.strip()
    if not text:
        _check_scores(table, comment)
        return
    marked = _OUT_OF_TURN.fullmatch(text)
    try:
        entry = table.play(marked[2], int(marked[1])) if marked else table.play(text)
    except KontorError as error:
        raise BadRecord(f"{_shown(text)}: {error}") from None
    if marked and not entry.out_of_turn:
        raise BadRecord(f"{_shown(text)}: seat {entry.seat} is to move and needs no mark")
    count = _COUNT.match(comment)
    if count and int(count[1]) != entry.legal:
        raise BadRecord(
            f"{_shown(text)}: {entry.legal} actions are legal here, the record counts {count[1]}"
        )


def _check_scores(table: Table, comment: str) -> None:
    said = _SCORES.fullmatch(comment)
    if said and table.state.is_over:
        scores = [int(score) for score in said[1].split()]
        if scores != table.state.scores():
            raise BadRecord(f"the scores are {_list(table.state.scores())}, not {_list(scores)}")


def _taken(words: dict[str, str], name: str) -> str:
    if name not in words:
        raise BadInput(f"the word '{name}' is missing")
    return words.pop(name)


def _whole(name: str, value: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", value):
        raise BadInput(f"'{name}' wants a whole number, not {_shown(value)}")
    return int(value)


def _list(items: Iterable[object]) -> str:
    return ", ".join(str(item) for item in items)


def _shown(text: str) -> str:
    """The text in quotation marks, short and on one line."""
    short = text if len(text) <= 60 else text[:57] + "..."
    return f"'{short}'" if short.isprintable() else repr(short)
