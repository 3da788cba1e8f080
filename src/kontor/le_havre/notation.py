"""The notation of formulas: pieces with their numbers, and the signs between them.

A formula is written as words first, such as `≤6 bread → 3 francs`: a number stands before its
piece, a piece alone is one of it. The signs:

    →  hands over what stands before, gets what stands behind     ≤  at most     ≥  has, and keeps
    ×  so many times     /  for each, or: or     +  and     −  less, or: but not     =  then
"""

from collections.abc import Iterator, Mapping
from typing import TypedDict, final

SIGNS = "→+/−×="
NUMBERS = "0123456789≤≥½⅓⅔+−n"
UNITS = ("food", "energy", "francs")  # these always have their number
BROAD = 5.5  # how many pieces wide a line is at most, before it goes on below its arrow


@final
class Amount(TypedDict):
    """So many of a piece; one, or any number where several are turned, without a number."""

    n: str | None
    piece: str


@final
class Sign(TypedDict):
    """How the parts beside it belong together."""

    sign: str


@final
class Word(TypedDict):
    """What no piece can say; so far these are bare numbers."""

    word: str


Part = Amount | Sign | Word
Line = list[Part]


def parts(line: str) -> Line:
    """The parts of a line of words."""
    words = line.split()
    return [part for at in range(len(words)) for part in part_at(words, at)]


def part_at(words: list[str], at: int) -> Iterator[Part]:
    """The part that ends at a word; a number before a piece is said with the piece."""
    word, before = words[at], words[at - 1] if at else ""
    behind = words[at + 1] if at + 1 < len(words) else ""
    if word in SIGNS:
        yield {"sign": word}
    elif is_number(word):
        if not behind or behind in SIGNS:
            yield {"word": word}
    else:
        yield {"n": before if is_number(before) else None, "piece": word}


def is_number(word: str) -> bool:
    """Whether a word counts: 3, ½, ≤6, −1, 2–6, n."""
    return word not in SIGNS and word[:1] in NUMBERS and not word[1:].isalpha()


def pieces_in(found: Line) -> int:
    """How many pieces a line shows."""
    return sum("piece" in part for part in found)


def folded(line: str) -> list[str]:
    """A line, or two if it is broad: the second begins with the arrow or the equals sign."""
    if width(parts(line)) > BROAD:
        for sign in " → ", " = ":
            before, found, behind = line.partition(sign)
            if found:
                return [before, f"{sign.strip()} {behind}"]
    return [line]


def width(found: Line) -> float:
    """About how wide a line is, in pieces; ships are broader than others."""
    return sum(width_of(part) for part in found)


def width_of(part: Part) -> float:
    """The same for one part."""
    if "sign" in part:
        return 0.6
    if "word" in part:
        return 0.4 * len(part["word"])
    return (1.5 if part["piece"].startswith("ship-") else 1) + 0.4 * len(part["n"] or "")


def said(name: str, amount: int | str = 1) -> str:
    """A piece with its number, which is left out where it is a plain 1."""
    return name if str(amount) == "1" and name not in UNITS else f"{amount} {name}"


def listed(amounts: Mapping[str, int], between: str = " + ") -> str:
    """Several pieces with their numbers."""
    return between.join(said(name, amount) for name, amount in amounts.items())
