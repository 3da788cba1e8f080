"""The errors people meet: each has a stable code and is one plain sentence."""

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST = 400


class KontorError(Exception):
    """A refusal that explains itself in one line, whatever was asked."""

    code = "error"

    def __init__(self, sentence: str) -> None:
        line = "".join(letter if letter.isprintable() else "?" for letter in sentence)
        super().__init__(line if len(line) <= LONGEST else line[:LONGEST] + " ...")


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


def near(word: str, known: Iterable[str]) -> str:
    """A hint such as " (did you mean 'take'?)", or nothing."""
    found = get_close_matches(word, list(known), n=1)
    return f" (did you mean '{found[0]}'?)" if found else ""
