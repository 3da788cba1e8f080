"""The board: goods, workers, cards, piles and ships, packed into one row of integers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.packed import PackedState
from kontor.le_havre.cards import GRAIN_ENERGY, Cards
from kontor.le_havre.goods import FRANCS, GOODS, IRON, bit
from kontor.le_havre.layout import (
    ESTATE,
    FISHERS,
    FLEET,
    HAMMERS,
    IN_TOWN,
    JUST_SOLD,
    KIND,
    LOANS,
    LOOSE,
    OFFER,
    PILE,
    PILE_ROOM,
    PILES,
    POWERS,
    SEAT,
    SEAT_SIZE,
    SHIP_TYPES,
    SHIPS,
    STACK,
    STACK_ROOM,
    STACKS,
    STANDINGS,
    TAKEN,
    WORKER,
)  # fmt: skip
from kontor.le_havre.tables import Ships as ShipTable


class Board(PackedState):
    """What lies on the table, behind named accessors. Everything that changes is in `row`."""

    def __init__(self, cards: Cards, ships: ShipTable, players: i64, row: vec[i64]) -> None:
        self.row: Final = row
        self.players: Final = players
        self.cards: Final = cards
        self.ship_table: Final = ships
        self.car: Final[i64] = cards.car  # looks for whoever gets iron
        self.place: Final = SEAT + players * SEAT_SIZE
        self.standing: Final = self.place + cards.count
        super().__init__()

    def seat_count(self) -> int:
        """How many seats there are."""
        return int(self.players)

    def key(self) -> bytes:
        """Equal for equal positions of one set-up."""
        return bytes(memoryview(self.row))

    # -- goods and money -------------------------------------------------------------------------

    def has(self, seat: i64, good: i64) -> i64:
        return self.row[SEAT + seat * SEAT_SIZE + good]

    def spend(self, seat: i64, good: i64, amount: i64) -> None:
        self.row[SEAT + seat * SEAT_SIZE + good] -= amount

    def gain(self, seat: i64, good: i64, amount: i64) -> None:
        """Receive goods or francs; whoever gets iron may have to take the car (LH-19)."""
        self.row[SEAT + seat * SEAT_SIZE + good] += amount
        if good == IRON and amount > 0 and self.row[LOOSE] == 1:
            self.row[LOOSE] = 0
            self.assign(self.car, seat)

    def francs(self, seat: i64) -> i64:
        return self.row[SEAT + seat * SEAT_SIZE + FRANCS]

    def tokens(self, seat: i64) -> i64:
        """How many goods a seat has; francs are none."""
        row = self.row
        total: i64 = 0
        first = SEAT + seat * SEAT_SIZE
        for at in range(first, first + GOODS):
            total += row[at]
        return total

    def loans(self, seat: i64) -> i64:
        return self.row[SEAT + seat * SEAT_SIZE + LOANS]

    def add_loans(self, seat: i64, number: i64) -> None:
        self.row[SEAT + seat * SEAT_SIZE + LOANS] += number

    def offer(self, offer: i64) -> i64:
        return self.row[OFFER + offer]

    # -- seats -----------------------------------------------------------------------------------

    def of(self, seat: i64, field: i64) -> i64:
        """A field of a seat's row."""
        return self.row[SEAT + seat * SEAT_SIZE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.row[SEAT + seat * SEAT_SIZE + field] = value

    def worker(self, seat: i64) -> i64:
        return self.row[SEAT + seat * SEAT_SIZE + WORKER]

    def move_worker(self, seat: i64, card: i64) -> None:
        """Put a worker on a card, or home with -1, and note again which cards are taken."""
        row = self.row
        row[SEAT + seat * SEAT_SIZE + WORKER] = card
        for word in range(i64(4)):
            row[TAKEN + word] = 0
        for other in range(self.players):
            stands = row[SEAT + other * SEAT_SIZE + WORKER]
            if stands >= 0:
                row[TAKEN + (stands >> 5)] |= bit(stands & 31)

    def is_taken(self, card: i64) -> bool:
        return self.row[TAKEN + (card >> 5)] >> (card & 31) & 1 == 1

    def kinds(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat owns."""
        return self.row[SEAT + seat * SEAT_SIZE + KIND + kind]

    def can_do(self, seat: i64, power: i64) -> bool:
        """Whether a lasting power of an own card works for a seat."""
        return self.row[SEAT + seat * SEAT_SIZE + POWERS] & power != 0

    def guest(self, card: i64) -> i64:
        """The first seat whose worker stands on a card, or -1."""
        row = self.row
        for seat in range(self.players):
            if row[SEAT + seat * SEAT_SIZE + WORKER] == card:
                return seat
        return -1

    # -- cards -----------------------------------------------------------------------------------

    def where(self, card: i64) -> i64:
        """A seat, or one of the places of layout.py."""
        return self.row[self.place + card]

    def is_standing(self, card: i64) -> bool:
        return self.row[self.place + card] <= JUST_SOLD

    def assign(self, card: i64, place: i64) -> None:
        """Put a card to a seat or anywhere else, with all that counts on it."""
        cards = self.cards
        old = self.row[self.place + card]
        if old < IN_TOWN:
            self.count(card, old, -1)
        self.row[self.place + card] = place
        if old <= JUST_SOLD and place > JUST_SOLD:
            self.unlist(card)
        elif old > JUST_SOLD and place <= JUST_SOLD:
            self.enlist(card)
        if place < IN_TOWN:
            self.count(card, place, 1)
        if cards.power[card] != 0:
            for seat in range(self.players):
                self.put(seat, POWERS, self.powers_without(seat, -1))

    def count(self, card: i64, seat: i64, change: i64) -> None:
        row = self.row
        cards = self.cards
        first = SEAT + seat * SEAT_SIZE
        row[first + ESTATE] += change
        row[first + KIND + cards.kind[card]] += change
        row[first + HAMMERS] += change * cards.hammers[card]
        row[first + FISHERS] += change * cards.fishers[card]

    def powers_without(self, seat: i64, missing: i64) -> i64:
        """The lasting powers of a seat, as if one card were not there."""
        powers: i64 = 0
        for at in range(self.standing, self.standing + self.row[STANDINGS]):
            card = self.row[at]
            if self.row[self.place + card] == seat and card != missing:
                powers |= self.cards.power[card]
        return powers

    def enlist(self, card: i64) -> None:
        """Keep the standing cards sorted, so that equal positions are equal rows."""
        at = self.standing + self.row[STANDINGS]
        while at > self.standing and self.row[at - 1] > card:
            self.row[at] = self.row[at - 1]
            at -= 1
        self.row[at] = card
        self.row[STANDINGS] += 1

    def unlist(self, card: i64) -> None:
        last = self.standing + self.row[STANDINGS] - 1
        at = self.standing
        while self.row[at] != card:
            at += 1
        while at < last:
            self.row[at] = self.row[at + 1]
            at += 1
        self.row[last] = 0
        self.row[STANDINGS] -= 1

    # -- piles and ships -------------------------------------------------------------------------

    def top(self, pile: i64) -> i64:
        """The card on top of a proposal pile, or -1."""
        left = self.row[PILES + pile]
        return self.row[PILE + pile * PILE_ROOM + left - 1] if left else i64(-1)

    def pop_pile(self, pile: i64) -> None:
        self.row[PILES + pile] -= 1
        self.row[PILE + pile * PILE_ROOM + self.row[PILES + pile]] = 0

    def push_pile(self, pile: i64, card: i64) -> None:
        self.row[PILE + pile * PILE_ROOM + self.row[PILES + pile]] = card
        self.row[PILES + pile] += 1

    def top_ship(self, kind: i64) -> i64:
        """The type of the ship on top of a stack, or -1."""
        left = self.row[STACKS + kind]
        return self.row[STACK + kind * STACK_ROOM + left - 1] if left else i64(-1)

    def pop_ship(self, kind: i64) -> None:
        self.row[STACKS + kind] -= 1
        self.row[STACK + kind * STACK_ROOM + self.row[STACKS + kind]] = 0

    def push_ship(self, type: i64) -> None:
        kind = self.ship_table.kind[type]
        self.row[STACK + kind * STACK_ROOM + self.row[STACKS + kind]] = type
        self.row[STACKS + kind] += 1

    def ships(self, seat: i64, type: i64) -> i64:
        return self.row[SEAT + seat * SEAT_SIZE + SHIPS + type]

    def add_ships(self, seat: i64, type: i64, change: i64) -> None:
        self.row[SEAT + seat * SEAT_SIZE + SHIPS + type] += change
        self.row[SEAT + seat * SEAT_SIZE + FLEET] += change

    def ships_of_kind(self, seat: i64, kind: i64) -> i64:
        row = self.row
        total: i64 = 0
        kinds = self.ship_table.kind
        first = SEAT + seat * SEAT_SIZE + SHIPS
        for type in range(i64(SHIP_TYPES)):
            if kinds[type] == kind:
                total += row[first + type]
        return total

    def ship_food(self, seat: i64) -> i64:
        """What the ships of a seat bring to a feeding (LH-10)."""
        if self.of(seat, FLEET) == 0:
            return 0
        row = self.row
        total: i64 = 0
        ships = self.ship_table
        first = SEAT + seat * SEAT_SIZE + SHIPS
        for type in range(i64(SHIP_TYPES)):
            if row[first + type] > 0:
                total += row[first + type] * ships.feeds(ships.kind[type], self.players)
        return total

    def has_fuel(self, seat: i64) -> bool:
        """Whether grain counts as energy for this seat's ships (LH-18)."""
        return self.can_do(seat, GRAIN_ENERGY)
