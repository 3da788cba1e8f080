"""A small random generator that gives the same numbers everywhere and for ever.

Marsaglia's xorshift128 on 32-bit words: every value fits a signed 64-bit integer, so that
the compiled and the plain form agree without any wrap-around.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Chance:
    """Draws that follow from a seed."""

    def __init__(self, seed: int) -> None:
        folded = seed % (1 << 64)
        low: i64 = folded & WORD
        high: i64 = folded >> 32
        self.x = mix(low ^ 0x9E3779B9)
        self.y = mix(high ^ self.x)
        self.z = mix(self.x + self.y)
        self.w = mix(self.z + 0x7F4A7C15) | 1

    def resume(self, words: vec[i64], at: i64) -> None:
        """Go on where four kept words left off, for draws in the course of a game."""
        self.x = words[at]
        self.y = words[at + 1]
        self.z = words[at + 2]
        self.w = words[at + 3]

    def keep(self, words: vec[i64], at: i64) -> None:
        """Write down four words to resume from."""
        words[at] = self.x
        words[at + 1] = self.y
        words[at + 2] = self.z
        words[at + 3] = self.w

    def word(self) -> i64:
        """The next 32 bits."""
        t = self.x ^ ((self.x << 11) & WORD)
        t ^= t >> 8
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t
        return self.w

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, all equally likely."""
        span: i64 = WORD + 1
        limit = span - span % bound
        drawn = self.word()
        while drawn >= limit:
            drawn = self.word()
        return drawn % bound

    def pick(self, bound: i64) -> i64:
        """As below, without a division: quicker, and uneven by less than one in a million."""
        return self.word() * bound >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        for last in range(i64(len(items)) - 1, i64(0), -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept


def mix(word: i64) -> i64:
    """A 32-bit word with all its bits spread (a murmur finaliser)."""
    word &= WORD
    word ^= word >> 16
    word = (word * 0x7FEB352D) & WORD
    word ^= word >> 15
    word = (word * 0x6A6CA68B) & WORD
    return word ^ (word >> 16)
