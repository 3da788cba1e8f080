"""Seats and piles: capital, decks and displays, in the packed row of a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.news import EVERYBODY
from kontor.core.packed import PackedState
from kontor.craftsmen.capital import cards_in, held, unit
from kontor.craftsmen.cards import Values
from kontor.craftsmen.goods import CAPITAL as KINDS
from kontor.craftsmen.goods import FIRST_OF, bit
from kontor.craftsmen.layout import (
    ALL,
    CAPITAL,
    CARDS_HELD,
    CHANCE,
    DECK,
    DECK_ROOM,
    DECK_SIZES,
    DISCARDS,
    HAND,
    KNOWERS,
    LOOKED,
    OPEN,
    OPEN_CAPITAL,
    POINTS,
    SEAT,
    SEAT_SIZE,
    SHOWN,
    SOURCES,
    STACK,
    STACK_SIZE,
)  # fmt: skip


class Piles(PackedState):
    """Cards wherever they are, behind named accessors."""

    def __init__(self, values: Values, players: i64, row: vec[i64]) -> None:
        self.row: Final = row
        self.players: Final = players
        self.values: Final = values
        super().__init__()

    def seat_count(self) -> int:
        """How many seats there are."""
        return int(self.players)

    def key(self) -> bytes:
        """Equal for equal positions of one set-up."""
        return bytes(memoryview(self.row))

    # -- seats -----------------------------------------------------------------------------------

    def of(self, seat: i64, field: i64) -> i64:
        """A field of a seat's part of the row."""
        return self.row[SEAT + seat * SEAT_SIZE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.row[SEAT + seat * SEAT_SIZE + field] = value

    def add(self, seat: i64, field: i64, change: i64) -> None:
        self.row[SEAT + seat * SEAT_SIZE + field] += change

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Mark points, and where they come from."""
        own = SEAT + seat * SEAT_SIZE
        self.row[own + POINTS] += points
        self.row[own + SOURCES + source] += points

    # -- capital ---------------------------------------------------------------------------------

    def capital(self, seat: i64) -> i64:
        """The hand of capital cards; see capital.py."""
        return self.row[SEAT + seat * SEAT_SIZE + CAPITAL]

    def cards_held(self, seat: i64) -> i64:
        return self.row[SEAT + seat * SEAT_SIZE + CARDS_HELD]

    def receive(self, seat: i64, kind: i64) -> None:
        own = SEAT + seat * SEAT_SIZE
        self.row[own + CAPITAL] += unit(kind)
        self.row[own + CARDS_HELD] += 1

    def lay_down(self, seat: i64, cards: i64) -> None:
        """Take cards from a hand to the discard pile."""
        own = SEAT + seat * SEAT_SIZE
        self.row[own + CAPITAL] -= cards
        self.row[own + CARDS_HELD] -= cards_in(cards)
        self.discard(cards)
        self.show(bit(seat), EVERYBODY)

    def discard(self, cards: i64) -> None:
        """Add cards to the discard pile."""
        for kind in range(i64(KINDS)):
            self.row[DISCARDS + kind] += held(cards, kind)

    def hand_over(self, seat: i64, kind: i64, owner: i64) -> None:
        """Give one card out of a hand to another, unseen, or to the discard pile (CR-17.10)."""
        own = SEAT + seat * SEAT_SIZE
        self.row[own + CAPITAL] -= unit(kind)
        self.row[own + CARDS_HELD] -= 1
        if owner >= 0:
            self.receive(owner, kind)
            self.show(bit(seat), bit(owner))
        else:
            self.row[DISCARDS + kind] += 1
            self.show(bit(seat), EVERYBODY)

    def can_draw(self) -> bool:
        """Whether a capital card is to be had from stack or discard pile."""
        if self.row[STACK_SIZE] > 0:
            return True
        for kind in range(i64(KINDS)):
            if self.row[DISCARDS + kind] > 0:
                return True
        return False

    def draw_capital(self) -> i64:
        """The top card of the stack, which is made anew when it is empty; -1 for none (CR-1.22)."""
        if self.row[STACK_SIZE] == 0:
            self.reshuffle()
        if self.row[STACK_SIZE] == 0:
            return -1
        self.row[STACK_SIZE] -= 1
        at = STACK + self.row[STACK_SIZE]
        kind = self.row[at]
        self.row[at] = 0
        return kind

    def draw_into(self, seat: i64) -> None:
        """Draw a capital card, if there is one, into a hand."""
        kind = self.draw_capital()
        if kind >= 0:
            self.receive(seat, kind)
            self.show(0, bit(seat))

    def reshuffle(self) -> None:
        found = vec[i64]([0] * int(self.discarded()))
        at: i64 = 0
        for kind in range(i64(KINDS)):
            while self.row[DISCARDS + kind] > 0:
                self.row[DISCARDS + kind] -= 1
                found[at] = kind
                at += 1
        chance = Chance(0)
        chance.resume(self.row, CHANCE)
        chance.shuffle(found)
        chance.keep(self.row, CHANCE)
        for each in range(at):
            self.row[STACK + each] = found[each]
        self.row[STACK_SIZE] = at

    def discarded(self) -> i64:
        """How many cards the discard pile has."""
        total: i64 = 0
        for kind in range(i64(KINDS)):
            total += self.row[DISCARDS + kind]
        return total

    def refill_capital(self) -> None:
        for slot in range(i64(2)):
            if self.row[OPEN_CAPITAL + slot] < 0:
                kind = self.draw_capital()
                self.row[OPEN_CAPITAL + slot] = kind
                if kind >= 0:
                    self.show(0, EVERYBODY)

    def take_open(self, seat: i64, kind: i64) -> None:
        """Take an open capital card of a kind."""
        slot: i64 = 0 if self.row[OPEN_CAPITAL] == kind else 1
        self.row[OPEN_CAPITAL + slot] = -1
        self.receive(seat, kind)

    # -- building cards --------------------------------------------------------------------------

    def has_card(self, seat: i64, card: i64) -> bool:
        """Whether a building card is in a hand."""
        kind = self.values.kind[card]
        if kind == 0:
            return False
        return self.of(seat, HAND + kind - 1) >> (card - FIRST_OF[kind]) & 1 == 1

    def take_card(self, seat: i64, card: i64, shown: bool) -> None:
        kind = self.values.kind[card]
        mask = bit(card - FIRST_OF[kind])
        own = SEAT + seat * SEAT_SIZE + kind - 1
        self.row[own + HAND] |= mask
        if shown:
            self.row[own + SHOWN] |= mask

    def drop_card(self, seat: i64, card: i64) -> None:
        kind = self.values.kind[card]
        mask = bit(card - FIRST_OF[kind])
        own = SEAT + seat * SEAT_SIZE + kind - 1
        self.row[own + HAND] &= ~mask
        self.row[own + SHOWN] &= ~mask

    def deck_size(self, kind: i64) -> i64:
        return self.row[DECK_SIZES + kind - 1]

    def deck_entry(self, kind: i64, at: i64) -> i64:
        """What lies in a deck, counted from the bottom."""
        return self.row[DECK + (kind - 1) * DECK_ROOM + at]

    def knowers(self, kind: i64, at: i64) -> i64:
        """The set of seats that know a card in a deck."""
        seats = self.deck_entry(kind, at) % LOOKED // KNOWERS
        return EVERYBODY if seats & ALL else seats

    def learn(self, kind: i64, at: i64, seat: i64) -> None:
        """From now on a seat knows a card in a deck; one that all know has no further knowers."""
        self.show(self.knowers(kind, at), bit(seat))
        entry = self.deck_entry(kind, at)
        if entry // KNOWERS & (ALL | bit(seat)) == 0:
            self.row[DECK + (kind - 1) * DECK_ROOM + at] = entry + KNOWERS * bit(seat)

    def draw_card(self, kind: i64) -> i64:
        """The top card of a deck, or -1."""
        left = self.row[DECK_SIZES + kind - 1]
        if left == 0:
            return -1
        self.row[DECK_SIZES + kind - 1] = left - 1
        at = DECK + (kind - 1) * DECK_ROOM + left - 1
        card = self.row[at] % KNOWERS
        self.row[at] = 0
        return card

    def put_on_top(self, kind: i64, entry: i64) -> None:
        left = self.row[DECK_SIZES + kind - 1]
        self.row[DECK + (kind - 1) * DECK_ROOM + left] = entry
        self.row[DECK_SIZES + kind - 1] = left + 1

    def put_under(self, kind: i64, entry: i64) -> None:
        first = DECK + (kind - 1) * DECK_ROOM
        for at in range(first + self.row[DECK_SIZES + kind - 1], first, -1):
            self.row[at] = self.row[at - 1]
        self.row[first] = entry
        self.row[DECK_SIZES + kind - 1] += 1

    def is_open(self, card: i64) -> bool:
        first = OPEN + 2 * (self.values.kind[card] - 1)
        return first >= OPEN and (self.row[first] == card or self.row[first + 1] == card)

    def clear_open(self, card: i64) -> None:
        first = OPEN + 2 * (self.values.kind[card] - 1)
        self.row[first if self.row[first] == card else first + 1] = -1

    def refill_cards(self) -> None:
        for slot in range(i64(6)):
            if self.row[OPEN + slot] < 0:
                kind = (slot >> 1) + 1
                if self.deck_size(kind) > 0:
                    self.show(self.knowers(kind, self.deck_size(kind) - 1), EVERYBODY)
                self.row[OPEN + slot] = self.draw_card(kind)
