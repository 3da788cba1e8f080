"""What can be set by hand in a position, one thing after another, for whoever shows a form."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kontor.core.words import Message

Path = tuple[str | int, ...]  # keys and places, from the whole position to one thing in it
Data = dict[str, Any]


class Choice(NamedTuple):
    """Something that can stand in a blank, as the position has it, and its name."""

    value: Any
    message: Message


class Blank(NamedTuple):
    """A number between two others, one of a set of choices, or a list of such."""

    heading: Message
    path: Path
    message: Message
    least: int = 0
    most: int = 0  # of a number; of a list, how long it may be
    choices: str = ""  # the name of their set; none for a number
    is_list: bool = False
    is_apart: bool = False  # what stands here stands in no other such blank


class Blanks(NamedTuple):
    """All of a position, with the sets that several of them share."""

    blanks: Sequence[Blank]
    choices: Mapping[str, Sequence[Choice]]
