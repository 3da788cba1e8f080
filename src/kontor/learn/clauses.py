"""Which clause of the rules is behind a question, a refusal or a lesson: `data/clauses.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kontor.core import registry
from kontor.core.words import Message, Sentence

NOT_NOW = "not-now-"  # and then the question that is open


class Clauses(NamedTuple):
    """Clauses by kinds of questions, by names of reasons and by names of lessons."""

    questions: Mapping[str, str]
    refusals: Mapping[str, str]
    lessons: Mapping[str, str]


@cache
def clauses(game: str) -> Clauses:
    """The table of a game; a game that has written none has an empty one."""
    file = files(registry.find(game).package) / "data" / "clauses.toml"
    data = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return Clauses(*(dict(data.get(part, {})) for part in Clauses._fields))


def clause_behind(game: str, refusal: Sentence) -> str | None:
    """The clause behind a refusal, None where its game knows none.

    The key of a refusal ends with the name of its reason, perhaps with a form behind it:
    `no-needs-beside` is a form of `needs`.
    """
    if not isinstance(refusal, Message):
        return None
    table = clauses(game)
    reason = refusal.key.partition("no-")[2]
    asked = reason.removeprefix(NOT_NOW).replace("-", "_")
    if reason.startswith(NOT_NOW) and asked in table.questions:
        return table.questions[asked]
    while reason and reason not in table.refusals:
        reason = reason.rpartition("-")[0]
    return table.refusals.get(reason)
