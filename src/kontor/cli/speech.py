"""The language of whoever sits at the terminal, in which refusals and reasons are told."""

from kontor.core import words
from kontor.core.errors import BadInput, hinted
from kontor.core.words import DEFAULT, Message, Sentence, languages, listed


class Reader:
    """Who reads what the terminal says."""

    language = DEFAULT

    def speak(self, language: str) -> None:
        """Tell everything in this language from now on; BadInput when there are no words in it."""
        known = languages()
        if language not in known:
            unknown = Message("terminal-no-language", name=language, known=listed(known))
            raise BadInput(hinted(unknown, language, known))
        self.language = language


reader = Reader()


def render(sentence: Sentence) -> str:
    """A sentence for the reader."""
    return words.render(sentence, reader.language)
