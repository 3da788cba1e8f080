"""The board: seats, queues, cards, markers and capital, packed into one row of integers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.craftsmen.capital import held, unit
from kontor.craftsmen.cards import Values
from kontor.craftsmen.goods import CAPITAL as KINDS
from kontor.craftsmen.goods import EXTENDED, FIRST_OF, MEAT, bit
from kontor.craftsmen.layout import (
    BUILDINGS,
    BUILT,
    CAPITAL,
    CARDS_HELD,
    CHANCE,
    DECK,
    DECK_ROOM,
    DECK_SIZES,
    DISCARDS,
    FIRST_ICON,
    GRANARY,
    HAND,
    HOLD,
    ICONS,
    KNOWERS,
    MARKET,
    OPEN,
    OPEN_CAPITAL,
    POINTS,
    READY,
    ROW,
    SEAT,
    SEAT_SIZE,
    SHOWN,
    SOURCES,
    STACK,
    STACK_SIZE,
    WANTED,
)  # fmt: skip


class Board:
    """What lies on the table, behind named accessors. Everything that changes is in `v`."""

    def __init__(self, values: Values, players: i64, v: vec[i64]) -> None:
        self.v: Final = v
        self.values: Final = values
        self.players: Final = players

    # -- seats -----------------------------------------------------------------------------------

    def of(self, seat: i64, field: i64) -> i64:
        """A field of a seat's row."""
        return self.v[SEAT + seat * SEAT_SIZE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * SEAT_SIZE + field] = value

    def add(self, seat: i64, field: i64, change: i64) -> None:
        self.v[SEAT + seat * SEAT_SIZE + field] += change

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Mark points, and where they come from."""
        row = SEAT + seat * SEAT_SIZE
        self.v[row + POINTS] += points
        self.v[row + SOURCES + source] += points

    # -- capital ---------------------------------------------------------------------------------

    def capital(self, seat: i64) -> i64:
        """The hand of capital cards; see capital.py."""
        return self.v[SEAT + seat * SEAT_SIZE + CAPITAL]

    def cards_held(self, seat: i64) -> i64:
        return self.v[SEAT + seat * SEAT_SIZE + CARDS_HELD]

    def receive(self, seat: i64, kind: i64) -> None:
        row = SEAT + seat * SEAT_SIZE
        self.v[row + CAPITAL] += unit(kind)
        self.v[row + CARDS_HELD] += 1

    def lay_down(self, seat: i64, cards: i64) -> None:
        """Take cards from a hand to the discard pile."""
        row = SEAT + seat * SEAT_SIZE
        for kind in range(i64(KINDS)):
            number = held(cards, kind)
            self.v[DISCARDS + kind] += number
            self.v[row + CARDS_HELD] -= number
        self.v[row + CAPITAL] -= cards

    def hand_over(self, seat: i64, kind: i64) -> None:
        """Take one card out of a hand."""
        row = SEAT + seat * SEAT_SIZE
        self.v[row + CAPITAL] -= unit(kind)
        self.v[row + CARDS_HELD] -= 1

    def can_draw(self) -> bool:
        """Whether a capital card is to be had from stack or discard pile."""
        if self.v[STACK_SIZE] > 0:
            return True
        for kind in range(i64(KINDS)):
            if self.v[DISCARDS + kind] > 0:
                return True
        return False

    def draw_capital(self) -> i64:
        """The top card of the stack, which is made anew when it is empty; -1 for none (CR-1.22)."""
        if self.v[STACK_SIZE] == 0:
            self.reshuffle()
        if self.v[STACK_SIZE] == 0:
            return -1
        self.v[STACK_SIZE] -= 1
        at = STACK + self.v[STACK_SIZE]
        kind = self.v[at]
        self.v[at] = 0
        return kind

    def reshuffle(self) -> None:
        found = vec[i64]([0] * int(self.discarded()))
        at: i64 = 0
        for kind in range(i64(KINDS)):
            while self.v[DISCARDS + kind] > 0:
                self.v[DISCARDS + kind] -= 1
                found[at] = kind
                at += 1
        chance = Chance(0)
        chance.resume(self.v, CHANCE)
        chance.shuffle(found)
        chance.keep(self.v, CHANCE)
        for each in range(at):
            self.v[STACK + each] = found[each]
        self.v[STACK_SIZE] = at

    def discarded(self) -> i64:
        """How many cards the discard pile has."""
        total: i64 = 0
        for kind in range(i64(KINDS)):
            total += self.v[DISCARDS + kind]
        return total

    def refill_capital(self) -> None:
        for slot in range(i64(2)):
            if self.v[OPEN_CAPITAL + slot] < 0:
                self.v[OPEN_CAPITAL + slot] = self.draw_capital()

    def take_open(self, seat: i64, kind: i64) -> None:
        """Take an open capital card of a kind."""
        slot: i64 = 0 if self.v[OPEN_CAPITAL] == kind else 1
        self.v[OPEN_CAPITAL + slot] = -1
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
        row = SEAT + seat * SEAT_SIZE + kind - 1
        self.v[row + HAND] |= mask
        if shown:
            self.v[row + SHOWN] |= mask

    def drop_card(self, seat: i64, card: i64) -> None:
        kind = self.values.kind[card]
        mask = bit(card - FIRST_OF[kind])
        row = SEAT + seat * SEAT_SIZE + kind - 1
        self.v[row + HAND] &= ~mask
        self.v[row + SHOWN] &= ~mask

    def deck_size(self, kind: i64) -> i64:
        return self.v[DECK_SIZES + kind - 1]

    def deck_entry(self, kind: i64, at: i64) -> i64:
        """What lies in a deck, counted from the bottom."""
        return self.v[DECK + (kind - 1) * DECK_ROOM + at]

    def learn(self, kind: i64, at: i64, seat: i64) -> None:
        """From now on a seat knows a card in a deck."""
        entry = self.deck_entry(kind, at)
        if entry // KNOWERS >> seat & 1 == 0:
            self.v[DECK + (kind - 1) * DECK_ROOM + at] = entry + KNOWERS * bit(seat)

    def draw_card(self, kind: i64) -> i64:
        """The top card of a deck, or -1."""
        left = self.v[DECK_SIZES + kind - 1]
        if left == 0:
            return -1
        self.v[DECK_SIZES + kind - 1] = left - 1
        at = DECK + (kind - 1) * DECK_ROOM + left - 1
        card = self.v[at] % KNOWERS
        self.v[at] = 0
        return card

    def put_on_top(self, kind: i64, entry: i64) -> None:
        left = self.v[DECK_SIZES + kind - 1]
        self.v[DECK + (kind - 1) * DECK_ROOM + left] = entry
        self.v[DECK_SIZES + kind - 1] = left + 1

    def put_under(self, kind: i64, entry: i64) -> None:
        first = DECK + (kind - 1) * DECK_ROOM
        for at in range(first + self.v[DECK_SIZES + kind - 1], first, -1):
            self.v[at] = self.v[at - 1]
        self.v[first] = entry
        self.v[DECK_SIZES + kind - 1] += 1

    def is_open(self, card: i64) -> bool:
        first = OPEN + 2 * (self.values.kind[card] - 1)
        return first >= OPEN and (self.v[first] == card or self.v[first + 1] == card)

    def clear_open(self, card: i64) -> None:
        first = OPEN + 2 * (self.values.kind[card] - 1)
        self.v[first if self.v[first] == card else first + 1] = -1

    def refill_cards(self) -> None:
        for slot in range(i64(6)):
            if self.v[OPEN + slot] < 0:
                self.v[OPEN + slot] = self.draw_card((slot >> 1) + 1)

    # -- rows and markers ------------------------------------------------------------------------

    def row_card(self, seat: i64, at: i64) -> i64:
        return self.v[SEAT + seat * SEAT_SIZE + ROW + at]

    def end_card(self, seat: i64, left: bool) -> i64:
        row = SEAT + seat * SEAT_SIZE
        return self.v[row + ROW] if left else self.v[row + ROW + self.v[row + BUILDINGS] - 1]

    def build(self, seat: i64, card: i64, left: bool) -> None:
        """Add a card to an end of a row."""
        row = SEAT + seat * SEAT_SIZE
        count = self.v[row + BUILDINGS]
        if left:
            for at in range(row + ROW + count, row + ROW, -1):
                self.v[at] = self.v[at - 1]
            self.v[row + ROW] = card
        else:
            self.v[row + ROW + count] = card
        self.v[row + BUILDINGS] = count + 1
        self.refresh(seat)

    def icons(self, card: i64) -> i64:
        """The markers on the input icons of a built card, three bits each."""
        return self.v[ICONS + card - FIRST_ICON]

    def set_icons(self, card: i64, markers: i64) -> None:
        self.v[ICONS + card - FIRST_ICON] = markers

    def refresh(self, seat: i64) -> None:
        """Note again what a row has, wants and can make."""
        v = self.v
        values = self.values
        row = SEAT + seat * SEAT_SIZE
        built: i64 = 0
        wanted: i64 = 0
        ready: i64 = 0
        for at in range(row + ROW, row + ROW + v[row + BUILDINGS]):
            card = v[at]
            type = values.type[card]
            built |= bit(type)
            if values.kind[card] >= EXTENDED:
                markers = v[ICONS + card - FIRST_ICON]
                full = True
                for icon in range(values.icons[type]):
                    if markers >> 3 * icon & 7 == 0:
                        wanted |= bit(values.needs[type * 3 + icon])
                        full = False
                if full:
                    ready |= bit(type)
        v[row + BUILT] = built
        v[row + WANTED] = wanted
        v[row + READY] = ready

    def place_for(self, seat: i64, type: i64, good: i64) -> i64:
        """The card of a type that takes a good: most markers first, then leftmost; -1 for none."""
        best: i64 = -1
        most: i64 = -1
        for at in range(self.of(seat, BUILDINGS)):
            card = self.row_card(seat, at)
            if self.values.type[card] == type and self.free_icon(card, good) >= 0:
                count = self.markers_on(card)
                if count > most:
                    best = card
                    most = count
        return best

    def free_icon(self, card: i64, good: i64) -> i64:
        """An icon of a built card that wants a good and is free, or -1."""
        if card < FIRST_ICON:
            return -1
        type = self.values.type[card]
        markers = self.icons(card)
        for icon in range(self.values.icons[type]):
            if self.values.needs[type * 3 + icon] == good and markers >> 3 * icon & 7 == 0:
                return icon
        return -1

    def markers_on(self, card: i64) -> i64:
        markers = self.icons(card)
        count: i64 = 0
        while markers != 0:
            if markers & 7:
                count += 1
            markers >>= 3
        return count

    def put_marker(self, seat: i64, card: i64, good: i64, marker: i64) -> None:
        icon = self.free_icon(card, good)
        self.set_icons(card, self.icons(card) | marker << 3 * icon)
        self.refresh(seat)

    def use_up(self, seat: i64, type: i64) -> None:
        """Take the markers off the leftmost building of a type that is ready to produce."""
        for at in range(self.of(seat, BUILDINGS)):
            card = self.row_card(seat, at)
            if self.values.type[card] == type:
                if self.markers_on(card) == self.values.icons[type]:
                    self.set_icons(card, 0)
                    break
        self.refresh(seat)

    # -- market, granary and ships ---------------------------------------------------------------

    def market(self, seat: i64) -> i64:
        return self.v[SEAT + seat * SEAT_SIZE + MARKET]

    def granary(self, good: i64, upper: i64) -> i64:
        """The marker on a field of a half-product."""
        return self.v[GRANARY + 2 * (good - 7) + upper]

    def set_granary(self, good: i64, lower: i64, upper: i64) -> None:
        self.v[GRANARY + 2 * (good - 7)] = lower
        self.v[GRANARY + 2 * (good - 7) + 1] = upper

    def hold_left(self, ship: i64, good: i64) -> i64:
        return self.v[HOLD + ship * 9 + good - MEAT] & 7

    def hold_right(self, ship: i64, good: i64) -> i64:
        return self.v[HOLD + ship * 9 + good - MEAT] >> 3

    def set_hold(self, ship: i64, good: i64, left: i64, right: i64) -> None:
        self.v[HOLD + ship * 9 + good - MEAT] = left + 8 * right
