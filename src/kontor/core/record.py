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
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from kontor.core import registry
from kontor.core.errors import BadInput, BadRecord, KontorError, hinted
from kontor.core.game_manifest import Manifest
from kontor.core.options import OptionValue
from kontor.core.table import Table
from kontor.core.words import Message, Sentence, render

FORMAT = 1
MOST_CHARACTERS = 4_000_000
LONGEST_LINE = 2_000
Check: TypeAlias = Callable[[Manifest, Mapping[str, object]], None]

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
        if render(entry.caption) != caption:
            caption = render(entry.caption)
            lines.append(f"# {caption}")
        text = f"@{entry.seat} {entry.text}" if entry.out_of_turn else entry.text
        lines.append(f"{text:<24} # 1 of {entry.legal}")
    if table.state.is_over:
        lines.append("# scores " + " ".join(str(score) for score in table.state.scores()))
    return "\n".join(lines) + "\n"


def load(text: str | bytes, check: Check | None = None) -> Table:
    """Replay a record; BadRecord names the line and the reason when it cannot be done.

    `check` sees the options of the game before anything is opened, and raises what is not allowed.
    """
    lines = _lines(text)
    _check_format(lines[0])
    number, words = _header_words(lines)
    table, number = _opened(lines, number, words, check or _allow_all)
    for at in range(number, len(lines)):
        try:
            _replay(table, lines[at])
        except KontorError as error:
            raise _on_line(at + 1, error.sentence) from None
    return table


def _header(table: Table) -> list[str]:
    opening = f"game {table.game}  rules {table.rules}"
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
        raise _on_line(1, Message("record-no-text", given=type(text).__name__))
    if len(text) > MOST_CHARACTERS:
        raise _on_line(1, Message("record-too-long", most=str(MOST_CHARACTERS)))
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise _on_line(line, Message("record-not-utf8")) from None
    return [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]


def _check_format(line: str) -> None:
    words = line.partition("#")[0].split()
    if len(words) != 2 or words[0] != "kontor":
        raise _on_line(1, Message("record-start", start=f"kontor {FORMAT}", given=_short(line)))
    if words[1] != str(FORMAT):
        raise _on_line(1, Message("record-format", known=FORMAT, given=_short(words[1])))


def _header_words(lines: list[str]) -> tuple[int, dict[str, str]]:
    """The number of lines up to the header, and its words by name."""
    for at in range(1, len(lines)):
        if lines[at].partition("#")[0].strip():
            try:
                return at + 1, _named(lines[at])
            except KontorError as error:
                raise _on_line(at + 1, error.sentence) from None
    raise _on_line(len(lines) + 1, Message("record-no-game"))


def _named(line: str) -> dict[str, str]:
    _check_length(line)
    words: list[str] = []
    for word in _WORD.findall(line):
        if word == "#":
            break
        if word == '"':
            raise BadInput(Message("record-open-quote"))
        words.append(word)
    if len(words) % 2:
        raise BadInput(Message("record-no-value", word=_short(words[-1])))
    named: dict[str, str] = {}
    for name, value in zip(words[::2], words[1::2], strict=True):
        if name in named:
            raise BadInput(Message("record-twice", word=_short(name)))
        named[name] = value
    return named


def _opened(
    lines: list[str], number: int, words: dict[str, str], check: Check
) -> tuple[Table, int]:
    """The table at its opening, and the number of lines up to there."""
    try:
        game = registry.find(_take(words, "game"))
        rules = game.version(_whole("rules", _take(words, "rules")))
        if number < len(lines) and lines[number].startswith("position "):
            number += 1
            if words:
                raise BadInput(
                    Message("record-position-alone", line=str(number), words=_list(words))
                )
            return _from_position(game, rules, lines[number - 1], check), number
        players = _whole("players", _take(words, "players"))
        seed = _whole("seed", _take(words, "seed"))
        options = {name: _value(game, name, value) for name, value in words.items()}
        check(game, options)
        return Table.new(game.name, players, seed, rules=rules, **options), number
    except KontorError as error:
        raise _on_line(number, error.sentence) from None


def _from_position(game: Manifest, rules: int, line: str, check: Check) -> Table:
    try:
        data: Any = json.loads(line.removeprefix("position "))
    except (ValueError, RecursionError):
        raise BadInput(Message("record-no-json")) from None
    if isinstance(data, dict):
        if data.setdefault("game", game.name) != game.name:
            other = _short(str(data["game"]))
            raise BadInput(Message("record-two-games", header=game.name, position=other))
        check(game, {name: data[name] for name in game.options if name in data})
    return Table.from_position(data, rules)


def _allow_all(game: Manifest, options: Mapping[str, object]) -> None:
    """Whoever runs a program may open their own files."""


def _value(game: Manifest, name: str, value: str) -> OptionValue:
    option = game.options.get(name)
    if option is None:
        unknown = Message("option-unknown", game=game.name, name=_short(name))
        raise BadInput(hinted(unknown, name, game.options))
    items = [_bare(item) for item in _ITEM.findall(value)]
    if isinstance(option.default, tuple):
        return tuple(items)
    if len(items) != 1:
        raise BadInput(Message("option-word", name=name, given=_shown(value)))
    if isinstance(option.default, str):
        return items[0]
    if items[0] not in ("yes", "no"):
        raise BadInput(Message("option-yes-no", name=name, given=_shown(value)))
    return items[0] == "yes"


def _bare(item: str) -> str:
    if not item.startswith('"'):
        return item
    try:
        return str(json.loads(item))
    except ValueError:
        raise BadInput(Message("record-bad-quote", item=_short(item))) from None


def _replay(table: Table, line: str) -> None:
    """Play one line, or check what a comment says of the scores."""
    _check_length(line)
    text, _, comment = line.partition("#")
    text = text.strip()
    if not text:
        _check_scores(table, comment)
        return
    marked = _OUT_OF_TURN.fullmatch(text)
    try:
        entry = table.play(marked[2], int(marked[1])) if marked else table.play(text)
    except KontorError as error:
        raise _at_action(text, error.sentence) from None
    if marked and not entry.out_of_turn:
        raise _at_action(text, Message("record-no-mark", seat=entry.seat))
    count = _COUNT.match(comment)
    if count and int(count[1]) != entry.legal:
        counted = Message("record-count", legal=entry.legal, counted=count[1])
        raise _at_action(text, counted)


def _check_scores(table: Table, comment: str) -> None:
    said = _SCORES.fullmatch(comment)
    if said and table.state.is_over:
        scores = [int(score) for score in said[1].split()]
        if scores != table.state.scores():
            true = _list(table.state.scores())
            raise BadRecord(Message("record-scores", scores=true, given=_list(scores)))


def _take(words: dict[str, str], name: str) -> str:
    if name not in words:
        raise BadInput(Message("record-no-word", name=name))
    return words.pop(name)


def _whole(name: str, value: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", value):
        raise BadInput(Message("record-number", name=name, given=_short(value)))
    return int(value)


def _list(items: Iterable[object]) -> str:
    return ", ".join(str(item) for item in items)


def _check_length(line: str) -> None:
    if len(line) > LONGEST_LINE:
        raise BadInput(Message("record-long-line", most=str(LONGEST_LINE)))


def _on_line(number: int, reason: Sentence) -> BadRecord:
    return BadRecord(Message("record-line", number=str(number), reason=reason))


def _at_action(text: str, reason: Sentence) -> BadRecord:
    return BadRecord(Message("record-action", text=_short(text), reason=reason))


def _short(text: str) -> str:
    """The text on one line and not too long."""
    short = text if len(text) <= 60 else text[:57] + "..."
    return short if short.isprintable() else repr(short)[1:-1]


def _shown(text: str) -> str:
    """The text in quotation marks, where other things than words may stand."""
    return f"'{_short(text)}'"
