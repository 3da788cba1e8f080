"""Words for people: Fluent catalogues, one folder per language, shared by every face."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypedDict

from kontor.core.packages import catalogue_folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
LANGUAGES = ("en", "de", "pl", "it", "cs")  # each has a folder of catalogues
LONGEST = 400  # letters of a sentence
LARGE = 10**15  # Babel cannot write numbers of more digits than its decimals have
SEAT = "seat-name"


class Message:
    """Something to be said in whatever language it is read in: a key and what goes into it.

    An entry of the catalogues may have further forms as attributes; `form("log")` is the message
    with the key `key.log`.
    """

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: "Value") -> None:
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.values.items())))

    def form(self, name: str, /, **more: "Value") -> "Message":
        """Another form of what is said, with further values in it."""
        return Message(f"{self.key}.{name}", **{**self.values, **more})

    def data(self) -> "MessageData":
        """The message as plain data, fit for JSON."""
        return {
            "key": self.key,
            "values": {
                name: value.data() if isinstance(value, Message) else value
                for name, value in self.values.items()
            },
        }


Sentence: TypeAlias = str | Message  # plain words are the same in every language
Value: TypeAlias = str | int | Message


class MessageData(TypedDict):
    """A message as plain data."""

    key: str
    values: dict[str, "str | int | MessageData"]


class Outcome(NamedTuple):
    """Something that happened: to a seat, or to the table when no seat is named."""

    seat: int | None
    message: Message


def supported_language(language: str) -> str:
    """This language, or English when there is no catalogue for it."""
    return language if language in LANGUAGES else DEFAULT


@cache
def bundle(language: str) -> "FluentBundle":
    """All catalogues of a language; English stands in where one has no entry."""
    from fluent.runtime import FluentBundle, FluentResource  # half of all that starting costs

    functions: dict[str, Any] = {"THE": with_article}  # text is taken, though types say otherwise
    found = FluentBundle([language], functions=functions, use_isolating=False)
    for text in catalogues(language):
        found.add_resource(FluentResource(text))
    return found


def with_article(name: object) -> str:
    """THE of the catalogues: "the Smokehouse", but "Wharf 2", as a number needs no article."""
    words = str(name)
    return words if words[-1:].isdigit() else f"the {words}"


@cache
def catalogues(language: str) -> tuple[str, ...]:
    """The text of every catalogue of a language: what all share, and the words of each game."""
    folders = [folder / language for folder in catalogue_folders()]
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    files.sort(key=lambda file: file.name)
    return tuple(file.read_text("utf-8") for file in files if file.name.endswith(".ftl"))


def say(key: str, language: str = DEFAULT, **values: str | int) -> str:
    """The sentence or name of a key; the key itself when no catalogue has it."""
    name, _, attribute = key.partition(".")
    for each in (language, DEFAULT):
        catalogue = bundle(each)
        if catalogue.has_message(name):
            message = catalogue.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                words, _ = catalogue.format_pattern(pattern, dict(values))
                return str(words)
    return key


def render(sentence: Sentence, language: str = DEFAULT, names: Sequence[str] = ()) -> str:
    """A sentence in a language, on one line and not too long; with the names of those who play."""
    said = str(_spoken(sentence, language, names))
    line = "".join(letter if letter.isprintable() else "?" for letter in said)
    return line if len(line) <= LONGEST else line[:LONGEST] + " ..."


def _spoken(value: Value, language: str, names: Sequence[str]) -> str | int:
    if not isinstance(value, Message):
        return str(value) if isinstance(value, int) and abs(value) >= LARGE else value
    if value.key == SEAT and names:
        return names[int(str(value.values["seat"]))]
    return say(
        value.key,
        language,
        **{name: _spoken(each, language, names) for name, each in value.values.items()},
    )


def seat_name(seat: int) -> Message:
    """Whoever sits there: a name where names are known, else the number of the seat."""
    return Message(SEAT, seat=seat)


def followed(first: Sentence, then: Sentence) -> Sentence:
    """Two sentences as one."""
    return Message("sentence-then", first=first, then=then)


def either(parts: Sequence[Sentence]) -> Sentence:
    """Several words of which one is enough: "1 fish or 1 meat"."""
    row: Sentence = parts[0] if parts else ""
    for part in parts[1:]:
        row = Message("list-or", first=row, last=part)
    return row


def listed(parts: Sequence[Sentence]) -> Sentence:
    """Several words in a row: "2 wood, 1 clay and 3 fish"."""
    if not parts:
        return ""
    row = parts[0]
    for part in parts[1:-1]:
        row = Message("list-part", first=row, next=part)
    return row if len(parts) == 1 else Message("list-end", first=row, last=parts[-1])
