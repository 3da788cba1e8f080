"""The language of whoever sits at the terminal, in which everything at the table is told.

What hosts and researchers read stays English, as tables for logs and papers: `arena`, `ladder`,
`exam`, `bench`, `train`, `selfplay`, `perft`, `simulate`, `tables`, `serve`, `backup`, `restore`.
So does `--help`.
"""

from kontor.cli.options import say
from kontor.core import words
from kontor.core.errors import BadInput, hinted
from kontor.core.words import DEFAULT, LANGUAGES, Message, Sentence, Value, listed


class Reader:
    """Who reads what the terminal says."""

    language = DEFAULT

    def speak(self, language: str) -> None:
        """Tell everything in this language from now on; BadInput when there are no words in it."""
        if language not in LANGUAGES:
            unknown = Message("terminal-no-language", name=language, known=listed(LANGUAGES))
            raise BadInput(hinted(unknown, language, LANGUAGES))
        self.language = language


reader = Reader()


def render(sentence: Sentence) -> str:
    """A sentence for the reader."""
    return words.render(sentence, reader.language)


def tell(sentence: Sentence, style: str = "") -> None:
    """Print a sentence for the reader, on one line."""
    say(render(sentence), style)


def message_or(key: str, plain: str, /, **values: Value) -> Sentence:
    """The entry of a key, or plain words where no catalogue has one."""
    return Message(key, **values) if words.say(key) != key else plain


def heading_of(message: Message) -> str:
    """The heading under which an action stands in a list; none for a game without headings."""
    group = message.form("group")
    said = render(group)
    return "" if said == group.key else said
