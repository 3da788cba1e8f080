"""The errors people meet: each has a stable code and is one plain sentence."""

from collections.abc import Iterable
from difflib import get_close_matches

from kontor.core.words import DEFAULT, Message, Sentence, Value, render

HINT = "did-you-mean"


class KontorError(Exception):
    """A refusal that explains itself in one line, whatever was asked."""

    code = "error"

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def render(self, language: str = DEFAULT) -> str:
        """The sentence in the language of whoever reads it."""
        return render(self.sentence, language)

    def __str__(self) -> str:
        return self.render()


class BadInput(KontorError):
    """What was asked makes no sense in this game."""

    code = "bad_input"


class IllegalAction(KontorError):
    """What was asked is known but not allowed now."""

    code = "illegal_action"


class NotYourTurn(KontorError):
    """Somebody else is to decide."""

    code = "not_your_turn"


class BadRecord(KontorError):
    """A record that cannot be replayed."""

    code = "bad_record"


class BadCard(KontorError):
    """A card file that cannot be played with."""

    code = "bad_card"


class Cancelled(KontorError):
    """Thinking that was called off before it came to an end."""

    code = "cancelled"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like this one, None when none does."""
    found = get_close_matches(word, list(known), n=1)
    return found[0] if found else None


def hinted(sentence: Sentence, word: str, known: Iterable[str]) -> Sentence:
    """The sentence with "did you mean ...?" behind it, where a known word is near; once only."""
    found = None if _is_hinted(sentence) else nearest(word, known)
    return sentence if found is None else Message(HINT, sentence=sentence, word=found)


def _is_hinted(sentence: Value) -> bool:
    if not isinstance(sentence, Message):
        return False
    return sentence.key == HINT or any(_is_hinted(part) for part in sentence.values.values())


def near(word: str, known: Iterable[str]) -> str:
    """The same hint for sentences that are English only: " (did you mean 'take'?)"."""
    found = nearest(word, known)
    return "" if found is None else f" (did you mean '{found}'?)"
