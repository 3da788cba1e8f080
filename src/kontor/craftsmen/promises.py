"""What hands have to be, so that they can pay what was promised; promised_hands.py deals them.

A hand of n cards is worth 5 n less what its colours cost. A colour with three cards or more costs
5, a pair 5 too, but 4 if both are threes, and a single card 5 less its value; a card of a colour in
which nothing can be paid costs 5. A promise therefore says what the colours of a hand may cost
together. A *plan* gives each of them its share, and thereby says which cards fit there; for given
plans dealing is a flow from the kinds of cards to the hands.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.craftsmen.capital import SET, of_colours, unit, worth

# Shares of a colour: nothing, a single card of at least this value, two threes, or anything.
NOTHING: Final = 0
THREE: Final = 1
TWO: Final = 2
ONE: Final = 3
PAIR: Final = 4
ANY: Final = 5
SHARES: Final = 6
COST: Final = vec[i64]([0, 2, 3, 4, 4, 5])
LEAST: Final = vec[i64]([9, 3, 2, 1, 3, 1])  # the lowest value that fits
MOST: Final = vec[i64]([0, 1, 1, 1, 2, 99])  # and how many cards do
NEXT: Final = vec[i64]([THREE, TWO, ONE, ANY, ANY, ANY])  # the share that allows more

COLOURS: Final = 4
EVERY: Final = 15  # the set of all colours
FREE: Final = ANY * (1 + SHARES + SHARES * SHARES + SHARES * SHARES * SHARES)


@final
class Promises:
    """What some hands have to be: how many cards, worth how much, in which colours."""

    def __init__(self, left: vec[i64]) -> None:
        self.left: Final = left  # the cards to be dealt, by kind
        self.sizes = vec[i64]()
        self.dues = vec[i64]()
        self.colours = vec[i64]()

    def add(self, size: i64, due: i64, colours: i64) -> None:
        self.sizes = append(self.sizes, size)
        self.dues = append(self.dues, due)
        self.colours = append(self.colours, colours)

    def are_kept(self, hand: i64, cards: i64) -> bool:
        """Whether these cards are enough for a hand."""
        return worth(of_colours(cards, self.colours[hand])) >= self.dues[hand]

    def are_all_kept(self, hands: vec[i64]) -> bool:
        """Whether these hands will do."""
        for hand in range(i64(len(hands))):
            if not self.are_kept(hand, hands[hand]):
                return False
        return True

    def dealt(self, pool: vec[i64]) -> vec[i64]:
        """Hands of these cards in their order, whatever was promised."""
        hands = vec[i64]([0] * len(self.sizes))
        at: i64 = 0
        for hand in range(i64(len(hands))):
            for _ in range(self.sizes[hand]):
                hands[hand] += unit(pool[at])
                at += 1
        return hands

    def slack(self, hand: i64) -> i64:
        """What its colours may cost."""
        return SET * self.sizes[hand] - self.dues[hand]


def share(plan: i64, colour: i64) -> i64:
    """The share of a colour in a plan."""
    for _ in range(colour):
        plan //= SHARES
    return plan % SHARES


def cost(plan: i64) -> i64:
    """What the colours of a plan cost together."""
    total: i64 = 0
    for colour in range(i64(COLOURS)):
        total += COST[share(plan, colour)]
    return total


def plans_of(promises: Promises, hand: i64) -> vec[i64]:
    """All plans within which a hand keeps its promise, but for those that another one contains."""
    found = vec[i64]()
    slack = promises.slack(hand)
    colours = promises.colours[hand]
    if colours == EVERY and slack >= COLOURS * SET:
        return append(found, FREE)
    for plan in range(i64(FREE) + 1):
        rest = slack - cost(plan)
        good = rest >= 0
        for colour in range(i64(COLOURS)):
            part = share(plan, colour)
            if colours >> colour & 1 == 0:
                good = good and part == NOTHING
            elif colours == EVERY and part != ANY and COST[NEXT[part]] - COST[part] <= rest:
                good = False  # what is left would do for a larger share
        if good and capacity(promises, hand, plan) >= promises.sizes[hand]:
            found = append(found, plan)
    return found


def capacity(promises: Promises, hand: i64, plan: i64) -> i64:
    """How many cards a plan has room for, if all of them went to this hand."""
    total: i64 = 0
    outside: i64 = 0
    for colour in range(i64(COLOURS)):
        part = share(plan, colour)
        fitting: i64 = 0
        for value in range(i64(1), i64(4)):
            cards = promises.left[3 * colour + value - 1]
            if promises.colours[hand] >> colour & 1 == 0:
                outside += cards
            elif value >= LEAST[part]:
                fitting += cards
        total += min(fitting, MOST[part])
    return total + min(outside, (promises.slack(hand) - cost(plan)) // SET)
