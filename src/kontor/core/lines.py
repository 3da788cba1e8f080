"""Lines of text that mean actions: what every game asks of one before it looks at the nouns."""

from collections.abc import Collection

from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message

LONGEST = 200
LONGEST_WORD = 40


def words_in(text: str, verbs: Collection[str], plain: Collection[str], example: str) -> list[str]:
    """The words of a line that is plain or begins with a verb; BadInput when it does neither."""
    if not isinstance(text, str):
        raise BadInput(Message("line-no-text"))
    words = text.lower().split()
    if not words or len(text) > LONGEST:
        raise BadInput(Message("line-form", example=example))
    if " ".join(words) not in plain and words[0] not in verbs:
        word = words[0][:LONGEST_WORD]
        raise BadInput(hinted(Message("line-no-verb", word=word), word, verbs))
    return words
