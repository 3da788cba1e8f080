"""What a puzzle is about: the themes of a game, in the file `themes.toml` of its puzzles."""

import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kontor.core import registry
from kontor.core.reading import Reader
from kontor.learn.task import Move

LAST = "last_action"  # proven to the end of the game; every game has it


class Theme(NamedTuple):
    """A theme fits when lines of the best move, and of others, look so."""

    name: str
    best: tuple[str, ...]
    wrong: tuple[str, ...]
    saves_loans: bool  # and when other moves lead to more loans


@cache
def themes(game: str) -> tuple[Theme, ...]:
    """The themes of a game in the order in which they are tried."""
    file = files(registry.find(game).package) / "puzzles" / "themes.toml"
    if not file.is_file():
        return ()
    reader = Reader("themes.toml:", dict(tomllib.loads(file.read_text("utf-8"))))
    found = tuple(_theme(each) for each in reader.list_of_tables("themes", "{ name = ... }"))
    reader.done()
    return found


def _theme(table: dict[str, object]) -> Theme:
    reader = Reader("themes.toml:", table)
    made = Theme(
        reader.text("name"),
        _patterns(reader, "best"),
        _patterns(reader, "wrong"),
        reader.flag("saves_loans"),
    )
    reader.done()
    return made


def _patterns(reader: Reader, key: str) -> tuple[str, ...]:
    value = reader.table[key] if reader.has(key) else ["*"]
    if not isinstance(value, list):
        raise reader.wrong(f"has '{key}' = {value!r}; a list of lines is wanted")
    return tuple(map(str, value))


def theme_of(game: str, best: Move, wrong: Sequence[Move], saves_loans: bool) -> str | None:
    """What a puzzle is about, by its best move and the likely wrong ones; None if nothing fits."""
    for theme in themes(game):
        if theme.saves_loans and not saves_loans:
            continue
        if _fits(theme.best, best) and any(_fits(theme.wrong, each) for each in wrong):
            return theme.name
    return None


def _fits(patterns: Iterable[str], move: Move) -> bool:
    return any(fnmatchcase(line, pattern) for pattern in patterns for line in move)
