"""What capital cards are worth: a hand is one number, four bits for each kind of card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.craftsmen.goods import CAPITAL, bit

SET: Final = 5  # each card of a colour after the first
ANY_HAND: Final = (1 << 48) - 1


def colour_tables() -> tuple[list[int], list[int]]:
    """For the twelve bits of one colour: how many cards they are, and their worth (CR-5.4)."""
    counts: list[int] = []
    worths: list[int] = []
    for cards in range(1 << 12):
        ones, twos, threes = cards & 15, cards >> 4 & 15, cards >> 8
        count = ones + twos + threes
        counts.append(count)
        worths.append(max(ones + 2 * twos + 3 * threes, SET * (count - 1)))
    return counts, worths


TABLES = colour_tables()
COUNT: Final = vec[i64](TABLES[0])
WORTH: Final = vec[i64](TABLES[1])
MASK: Final = 4095
BITS_OF: Final = vec[i64]([MASK << 12 * colour for colour in range(4)])


def unit(kind: i64) -> i64:
    """One card of a kind, as a hand."""
    return bit(4 * kind)


def held(hand: i64, kind: i64) -> i64:
    """How many cards of a kind a hand has."""
    return hand >> 4 * kind & 15


def worth(hand: i64) -> i64:
    """The most that a hand can pay: the better of face and set in each colour (CR-5.5)."""
    return (
        WORTH[hand & MASK]
        + WORTH[hand >> 12 & MASK]
        + WORTH[hand >> 24 & MASK]
        + WORTH[hand >> 36 & MASK]
    )


def cards_in(hand: i64) -> i64:
    return (
        COUNT[hand & MASK]
        + COUNT[hand >> 12 & MASK]
        + COUNT[hand >> 24 & MASK]
        + COUNT[hand >> 36 & MASK]
    )


def of_colours(hand: i64, colours: i64) -> i64:
    """The part of a hand in these colours, a set of bits."""
    part: i64 = 0
    for colour in range(i64(4)):
        if colours >> colour & 1:
            part |= hand & BITS_OF[colour]
    return part


def face(hand: i64) -> i64:
    """The sum of the printed values."""
    total: i64 = 0
    for kind in range(i64(CAPITAL)):
        total += held(hand, kind) * (kind % 3 + 1)
    return total


def is_minimal(paid: i64, due: i64) -> bool:
    """Whether no card of a sufficient payment could be left out (CR-5.8).

    Within a colour it is enough to try the lowest card.
    """
    total = worth(paid)
    for colour in range(i64(4)):
        cards = paid >> 12 * colour & MASK
        if cards != 0:
            if cards & 15:
                rest = cards - 1
            elif cards & 240:
                rest = cards - 16
            else:
                rest = cards - 256
            if total - WORTH[cards] + WORTH[rest] >= due:
                return False
    return True


def can_complete(hand: i64, paid: i64, due: i64, first: i64) -> bool:
    """Whether cards of the kinds from `first` on can make a payment sufficient and minimal.

    Payments are chosen in the order of the kinds, so each of them is met exactly once.
    """
    if worth(paid) >= due:
        return is_minimal(paid, due)
    rest = hand - paid
    above = rest >> 4 * first << 4 * first
    if worth(paid + above) < due:
        return False
    for kind in range(first, i64(CAPITAL)):
        if held(rest, kind) > 0 and can_complete(hand, paid + unit(kind), due, kind):
            return True
    return False
