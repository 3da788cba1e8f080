"""Reads answers to a list of numbered actions as people and language models write them.

"3", "take fish", "Take 2 fish", "[3]", "I choose 3." and "... so my answer is: take fish" all mean
one of the options, or none where they could mean two.
"""

import re
from collections.abc import Iterable, Sequence
from unicodedata import normalize

from kontor.core.errors import BadInput
from kontor.envs.question import Option

LONGEST = 20_000  # letters of an answer that are looked at, from its end
MARKED = re.compile(r"[\[{(<*`'\"#]\s*#?(\d+)\s*[\]})>*`'\".]")
STATED = re.compile(
    r"(?:choose|choice|chosen|pick|select|option|answer|action|move|number|play)"
    r"(?:\s+(?:is|number|option|action|would be|will be|with))*\s*[:=#-]*\s*[\[({*`'\"#]*(\d+)\b",
    re.IGNORECASE,
)
ALONE = re.compile(r"^(?:[^\w\n-]|- )*(\d+)\W*$", re.MULTILINE)
ANY = re.compile(r"(?<![\w.,-])(\d+)(?![\w]|[.,]\d)")


def read_answer(answer: str, options: Sequence[Option]) -> Option:
    """The option that an answer means; BadInput, with a sentence, when it means none or several.

    What stands last counts: whoever thinks aloud gives the answer at the end. A line of the list
    is looked for before a number inside a sentence, since lines have numbers of their own.
    """
    said = answer[-LONGEST:]
    numbers = {str(option.number): option for option in options}
    for pattern in (ALONE, STATED, MARKED):
        found = [number for number in pattern.findall(said) if number in numbers]
        if pattern is ALONE and found and said.strip() and len(said.split()) > 1:
            found = [number for number in found if _ends_with(said, number)]
        if found:
            return numbers[found[-1]]
    named = _named(said, options)
    if named is not None:
        return named
    found = list(dict.fromkeys(number for number in ANY.findall(said) if number in numbers))
    if len(found) == 1:
        return numbers[found[0]]
    raise BadInput(_reason(said, options))


def _ends_with(said: str, number: str) -> bool:
    """Whether the last line that says anything is this number alone."""
    last = next(line for line in reversed(said.splitlines()) if line.strip())
    return re.fullmatch(rf"\W*{number}\W*", last) is not None


def _named(said: str, options: Sequence[Option]) -> Option | None:
    """The option whose words or line stand in an answer: the last one, and the longest there."""
    whole = f" {simple(said)} "
    best: tuple[int, int, Option] | None = None
    twice = False
    for option in options:
        for name in {simple(option.words), simple(option.text)}:
            at = whole.rfind(f" {name} ") if name else -1
            if at < 0:
                continue
            end = at + len(name)
            if best is None or (end, len(name)) > best[:2]:
                best, twice = (end, len(name), option), False
            elif (end, len(name)) == best[:2] and best[2] != option:
                twice = True
    return None if best is None or twice else best[2]


def _reason(said: str, options: Sequence[Option]) -> str:
    shown = " ".join(said.split())[:60]
    return f"'{shown}' means none of the {len(options)} actions, or more than one"


def simple(text: str) -> str:
    """Words without signs, accents and capitals, one blank between them."""
    plain = normalize("NFD", text.lower())
    return " ".join("".join(_letters(plain)).split())


def _letters(text: str) -> Iterable[str]:
    for letter in text:
        if letter.isalnum():
            yield letter
        elif letter.isspace() or letter in "_-–/.,;:()[]{}<>*`'\"!?#=|+":
            yield " "
