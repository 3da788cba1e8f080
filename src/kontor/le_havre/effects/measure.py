"""What a card counts: symbols, kinds of buildings, guests, or goods in stock."""

from typing import Final, final

from mypy_extensions import i64

from kontor.le_havre.goods import GOODS, KINDS, NAMES, NUMBERS
from kontor.le_havre.layout import FISHERS, HAMMERS
from kontor.le_havre.reading import Reader
from kontor.le_havre.reasons import Shortage
from kontor.le_havre.state import State

WORDS: tuple[str, ...] = ("hammer", "fisher", "guest", *KINDS[1:5], *NAMES[:-1])


@final
class Measure:
    """A number that depends on what a seat has; 1 when the card names nothing."""

    def __init__(self, read: Reader) -> None:
        words = read.words("per", WORDS)
        self.every: Final[i64] = read.number("every", 1, least=1)
        self.word: Final = words[0] if len(words) == 1 and words[0] not in NUMBERS else ""
        self.always: Final = not words
        self.goods: Final[i64] = sum(1 << NUMBERS[word] for word in words if word in NUMBERS)
        self.kind: Final[i64] = KINDS.index(self.word) if self.word in KINDS else -1
        if len(words) > 1 and any(word not in NUMBERS for word in words):
            raise read.wrong("counts more than one thing in 'per'; only goods can be added up")

    def of(self, state: State, seat: i64) -> i64:
        if self.always:
            return 1
        return self.total(state, seat) // self.every

    def shortages(self, state: State, seat: i64) -> list[Shortage]:
        """What is too little for a measure of 1, where goods are measured."""
        total = int(self.total(state, seat))
        if self.goods == 0 or total >= self.every:
            return []
        names = [name for good, name in enumerate(NAMES) if self.goods >> good & 1]
        return [Shortage(tuple(names), int(self.every), total)]

    def total(self, state: State, seat: i64) -> i64:
        if self.kind >= 0:
            return state.kinds(seat, self.kind)
        if self.word == "hammer":
            return state.of(seat, HAMMERS)
        if self.word == "fisher":
            return state.of(seat, FISHERS)
        if self.word == "guest":
            return guests(state, seat)
        total: i64 = 0
        for good in range(i64(GOODS)):
            if self.goods >> good & 1:
                total += state.has(seat, good)
        return total


def guests(state: State, seat: i64) -> i64:
    """How many other workers stand in a seat's buildings (LH-15.11)."""
    total: i64 = 0
    for other in range(state.players):
        card = state.worker(other)
        if other != seat and card >= 0 and state.where(card) == seat:
            total += 1
    return total
