"""Words on their way: what is to be rendered from the catalogues by whoever reads it."""

from collections.abc import Iterable

from msgspec import Struct, convert

from kontor.core import words
from kontor.core.contract import State


class Message(Struct):
    """The key of an entry of the Fluent catalogues, and what goes into it."""

    key: str
    values: dict[str, "str | int | Message"]


class Choice(Struct):
    """Something that can be done: the line that does it, and what it means to people."""

    text: str
    message: Message


class Outcome(Struct):
    """Something that happened: to a seat, or to the table where that is null."""

    seat: int | None
    message: Message


def message_of(said: words.Message) -> Message:
    """A message of a game, ready to be sent."""
    return Message(
        said.key,
        {
            name: message_of(value) if isinstance(value, words.Message) else value
            for name, value in said.values.items()
        },
    )


def stored_message(data: words.MessageData | None) -> Message | None:
    """A message that was kept as plain data, ready to be sent."""
    return None if data is None else convert(data, Message)


def choices_of(state: State, actions: Iterable[int]) -> list[Choice]:
    """Actions that are possible in a position."""
    return [Choice(state.text(action), message_of(state.message(action))) for action in actions]


def outcome_of(happened: words.Outcome) -> Outcome:
    """An outcome of a game, ready to be sent."""
    return Outcome(happened.seat, message_of(happened.message))
