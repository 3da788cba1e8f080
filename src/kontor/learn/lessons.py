"""Lessons of the games: TOML files in the folder `lessons` of a game, read and checked once."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from kontor.core import registry
from kontor.core.errors import BadInput, hinted
from kontor.core.reading import Reader
from kontor.core.words import Message
from kontor.learn.task import Move, Reply, Step, Task

KIND = "lesson"
EMPTY = "empty"  # TOML has no null, which is an empty field in a position


@cache
def lessons(game: str) -> Mapping[str, Task]:
    """The lessons of a game by their names, in order; a game may have none."""
    folder = files(registry.find(game).package) / "lessons"
    if not folder.is_dir():
        return {}
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".toml")), key=str)
    made = [_lesson(game, file.name, tomllib.loads(file.read_text("utf-8"))) for file in found]
    return {lesson.name: lesson for lesson in made}


def lesson(game: str, name: str) -> Task:
    """One lesson; BadInput when the game has none of that name."""
    known = lessons(game)
    if name not in known:
        raise BadInput(hinted(Message("lesson-unknown", game=game, name=name), name, known))
    return known[name]


def _lesson(game: str, file: str, data: dict[str, object]) -> Task:
    """The file `3_enter.toml` holds the lesson `enter`, which comes third."""
    reader = Reader(f"{file}:", data)
    made = Task(
        kind=KIND,
        game=game,
        name=file.removesuffix(".toml").partition("_")[2],
        position={**_with_nulls(_table(reader, "position")), "game": game},
        learner=reader.number("learner"),
        steps=tuple(_steps(file, reader.list_of_tables("steps", "{ do = [...] }"))),
    )
    reader.done()
    if not made.steps:
        raise reader.wrong("has no steps")
    return made


def _with_nulls(value: Any) -> Any:
    """The same data with null for each "empty"."""
    if isinstance(value, dict):
        return {key: _with_nulls(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_with_nulls(each) for each in value]
    return None if value == EMPTY else value


def _steps(file: str, tables: list[dict[str, object]]) -> Iterator[Step]:
    for number, table in enumerate(tables, start=1):
        reader = Reader(f"{file}: step {number}", table)
        moves = tuple(_move(reader, each) for each in _list(reader, "do"))
        if not moves:
            raise reader.wrong("has no 'do'; moves that count are wanted")
        replies = tuple(_reply(reader, each) for each in _list(reader, "replies"))
        wrong = {str(line): str(word) for line, word in _table(reader, "wrong").items()}
        yield Step(moves=moves, spot=reader.text("spot"), wrong=wrong, replies=replies)
        reader.done()


def _move(reader: Reader, given: object) -> Move:
    """One line, or a list of lines."""
    lines = given if isinstance(given, list) else [given]
    if not lines or not all(isinstance(line, str) and line for line in lines):
        raise reader.wrong(f"has {given!r} among 'do'; lines of actions are wanted")
    return tuple(lines)


def _reply(reader: Reader, given: object) -> Reply:
    """A seat and its move, such as "1 use joinery; times 3"."""
    seat, _, text = str(given).partition(" ")
    if not (seat.isdigit() and text):
        raise reader.wrong(f"has {given!r} among 'replies'; a seat and a move are wanted")
    return Reply(int(seat), tuple(step.strip() for step in text.split(";")))


def _list(reader: Reader, key: str) -> list[object]:
    if not reader.has(key):
        return []
    value = reader.table[key]
    if not isinstance(value, list):
        raise reader.wrong(f"has '{key}' = {value!r}; a list is wanted")
    return value


def _table(reader: Reader, key: str) -> dict[str, Any]:
    if not reader.has(key):
        return {}
    value = reader.table[key]
    if not isinstance(value, dict):
        raise reader.wrong(f"has '{key}' = {value!r}; a table is wanted")
    return value
