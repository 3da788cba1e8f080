"""Deals hands that can pay what was promised: exactly, and without a look at the true hands.

For given plans the deal is a flow from the kinds of cards to the hands, which is found or shown not
to exist; plans are tried until one is found.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.craftsmen.capital import SET, held, unit
from kontor.craftsmen.goods import CAPITAL
from kontor.craftsmen.promises import (
    ANY,
    FREE,
    LEAST,
    MOST,
    Promises,
    cost,
    plans_of,
    share,
)  # fmt: skip

GROUPS: Final = 5  # of a hand: its colours, and all in which nothing can be paid
OUTSIDE: Final = 4
SWAPS: Final = 8  # for each card, so that a deal forgets how it was found


@final
class Deal:
    """A deal under plans, one for each hand: a flow of cards, made card by card."""

    def __init__(self, promises: Promises, kinds: vec[i64]) -> None:
        self.promises: Final = promises
        self.kinds: Final = kinds  # in the order in which they are tried
        self.hands: Final = i64(len(promises.sizes))
        self.plans: Final = vec[i64]([FREE] * int(self.hands))
        self.spare: Final = promises.left[:]
        self.given: Final = vec[i64]([0] * int(CAPITAL * GROUPS * self.hands))
        self.load: Final = vec[i64]([0] * int(GROUPS * self.hands))
        # The search for one more card: where each kind, group and hand was reached from.
        self.kind_from: Final = vec[i64]([0] * CAPITAL)
        self.group_from: Final = vec[i64]([0] * int(GROUPS * self.hands))
        self.hand_from: Final = vec[i64]([0] * int(self.hands))

    def is_possible(self) -> bool:
        """Deal anew under the plans as they are; whether every hand gets all its cards."""
        for kind in range(i64(CAPITAL)):
            self.spare[kind] = self.promises.left[kind]
        for at in range(i64(len(self.given))):
            self.given[at] = 0
        for at in range(i64(len(self.load))):
            self.load[at] = 0
        for hand in range(self.hands):
            for _ in range(self.promises.sizes[hand]):
                if not self.one_more(hand):
                    return False
        return True

    def room(self, group: i64) -> i64:
        """How many cards a group of a hand may have."""
        hand = group // GROUPS
        part = group % GROUPS
        plan = self.plans[hand]
        if plan == FREE:
            return MOST[ANY]
        if part == OUTSIDE:
            return (self.promises.slack(hand) - cost(plan)) // SET
        return MOST[share(plan, part)]

    def fits(self, kind: i64, group: i64) -> bool:
        """Whether a card may be in a group of a hand."""
        hand = group // GROUPS
        part = group % GROUPS
        colour = kind // 3
        if self.promises.colours[hand] >> colour & 1 == 0:
            return part == OUTSIDE
        return part == colour and kind % 3 + 1 >= LEAST[share(self.plans[hand], part)]

    def one_more(self, hand: i64) -> bool:
        """Give a hand one more card, from what is left or by way of other hands."""
        for at in range(i64(CAPITAL)):
            self.kind_from[at] = -1
        for at in range(i64(len(self.group_from))):
            self.group_from[at] = -1
        for at in range(self.hands):
            self.hand_from[at] = -1
        self.hand_from[hand] = -2
        found = self.search(hand)
        if found < 0:
            return False
        self.pass_on(found)
        return True

    def search(self, hand: i64) -> i64:
        """A kind of which a card is left and from which the hand can be served, or -1."""
        groups = vec[i64]()
        for part in range(i64(GROUPS)):
            group = hand * GROUPS + part
            if self.group_from[group] == -1 and self.load[group] < self.room(group):
                self.group_from[group] = -2  # reached from its own hand
                groups = append(groups, group)
        for at in range(i64(len(groups))):
            found = self.search_group(groups[at])
            if found >= 0:
                return found
        return -1

    def search_group(self, group: i64) -> i64:
        """The same for a group that needs a card: another kind may fit as well."""
        for at in range(i64(CAPITAL)):
            kind = self.kinds[at]
            if self.kind_from[kind] >= 0 or not self.fits(kind, group):
                continue
            self.kind_from[kind] = group
            if self.spare[kind] > 0:
                return kind
            found = self.search_kind(kind)
            if found >= 0:
                return found
        return -1

    def search_kind(self, kind: i64) -> i64:
        """The same for a kind that must be taken from where it is: that group or its hand then
        needs another."""
        for group in range(i64(len(self.group_from))):
            if self.given[group * CAPITAL + kind] == 0 or self.group_from[group] != -1:
                continue
            self.group_from[group] = kind
            found = self.search_group(group)
            if found >= 0:
                return found
            hand = group // GROUPS
            if self.hand_from[hand] == -1:
                self.hand_from[hand] = group
                found = self.search(hand)
                if found >= 0:
                    return found
        return -1

    def pass_on(self, kind: i64) -> None:
        """Move cards along the way that was found."""
        self.spare[kind] -= 1
        while True:
            group = self.kind_from[kind]
            self.given[group * CAPITAL + kind] += 1
            if self.group_from[group] == -2:
                self.load[group] += 1
                group = self.hand_from[group // GROUPS]
                if group < 0:
                    return
                self.load[group] -= 1
            kind = self.group_from[group]
            self.given[group * CAPITAL + kind] -= 1

    def cards(self, hand: i64) -> i64:
        """A hand as it was dealt."""
        found: i64 = 0
        for kind in range(i64(CAPITAL)):
            for part in range(i64(GROUPS)):
                found += unit(kind) * self.given[(hand * GROUPS + part) * CAPITAL + kind]
        return found


def find_hands(promises: Promises, chance: Chance) -> vec[i64]:
    """Hands that keep all promises; none when there are no such hands."""
    kinds = vec[i64](list(range(CAPITAL)))
    chance.shuffle(kinds)
    deal = Deal(promises, kinds)
    offered = [plans_of(promises, hand) for hand in range(len(promises.sizes))]
    for plans in offered:
        chance.shuffle(plans)
    order = sorted(range(len(offered)), key=lambda hand: len(offered[hand]))
    if not chosen(deal, offered, order, 0):
        return vec[i64]()
    hands = vec[i64]([deal.cards(hand) for hand in range(len(offered))])
    mix(promises, hands, deal.spare, chance)
    return hands


def chosen(deal: Deal, offered: list[vec[i64]], order: list[int], at: int) -> bool:
    """Choose plans for the hands from here on, the one with the fewest first; those to come are
    free, so that a choice which leaves too little is given up at once."""
    if at == len(order):
        return True
    hand = order[at]
    plans = offered[hand]
    for each in range(i64(len(plans))):
        deal.plans[hand] = plans[each]
        if deal.is_possible() and chosen(deal, offered, order, at + 1):
            return True
    deal.plans[hand] = FREE
    return False


def mix(promises: Promises, hands: vec[i64], spare: vec[i64], chance: Chance) -> None:
    """Swap cards between hands, or with what is left, wherever all promises are still kept."""
    cards = vec[i64]()
    owners = vec[i64]()
    for hand in range(i64(len(hands))):
        for kind in range(i64(CAPITAL)):
            for _ in range(held(hands[hand], kind)):
                cards = append(cards, kind)
                owners = append(owners, hand)
    for kind in range(i64(CAPITAL)):
        for _ in range(spare[kind]):
            cards = append(cards, kind)
            owners = append(owners, -1)
    count = i64(len(cards))
    for _ in range(SWAPS * count):
        one = chance.below(count)
        other = chance.below(count)
        if owners[one] != owners[other] and is_kept(promises, hands, cards, owners, one, other):
            if owners[one] >= 0:
                hands[owners[one]] += unit(cards[other]) - unit(cards[one])
            if owners[other] >= 0:
                hands[owners[other]] += unit(cards[one]) - unit(cards[other])
            card = cards[one]
            cards[one] = cards[other]
            cards[other] = card


def is_kept(
    promises: Promises, hands: vec[i64], cards: vec[i64], owners: vec[i64], one: i64, other: i64
) -> bool:
    """Whether the owners of two cards could swap them."""
    change = unit(cards[other]) - unit(cards[one])
    first = owners[one]
    second = owners[other]
    if first >= 0 and not promises.are_kept(first, hands[first] + change):
        return False
    return second < 0 or promises.are_kept(second, hands[second] - change)
