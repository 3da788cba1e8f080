"""The board: streets of buildings, and the markers on them, in the granary and on ships."""

from mypy_extensions import i64

from kontor.craftsmen.goods import EXTENDED, MEAT, bit
from kontor.craftsmen.layout import (
    BUILDINGS,
    BUILT,
    FIRST_ICON,
    GRANARY,
    HOLD,
    ICONS,
    MARKET,
    READY,
    SEAT,
    SEAT_SIZE,
    STREET,
    WANTED,
)  # fmt: skip
from kontor.craftsmen.piles import Piles


class Board(Piles):
    """What lies on the table besides the piles of cards."""

    # -- streets and markers ---------------------------------------------------------------------

    def street_card(self, seat: i64, at: i64) -> i64:
        return self.row[SEAT + seat * SEAT_SIZE + STREET + at]

    def end_card(self, seat: i64, left: bool) -> i64:
        first = SEAT + seat * SEAT_SIZE + STREET
        return self.row[first] if left else self.row[first + self.of(seat, BUILDINGS) - 1]

    def build(self, seat: i64, card: i64, left: bool) -> None:
        """Add a card to an end of a street."""
        own = SEAT + seat * SEAT_SIZE
        count = self.row[own + BUILDINGS]
        if left:
            for at in range(own + STREET + count, own + STREET, -1):
                self.row[at] = self.row[at - 1]
            self.row[own + STREET] = card
        else:
            self.row[own + STREET + count] = card
        self.row[own + BUILDINGS] = count + 1
        self.refresh(seat)

    def icons(self, card: i64) -> i64:
        """The markers on the input icons of a built card, three bits each."""
        return self.row[ICONS + card - FIRST_ICON]

    def set_icons(self, card: i64, markers: i64) -> None:
        self.row[ICONS + card - FIRST_ICON] = markers

    def refresh(self, seat: i64) -> None:
        """Note again what a street has, wants and can make."""
        row = self.row
        values = self.values
        first = SEAT + seat * SEAT_SIZE
        built: i64 = 0
        wanted: i64 = 0
        ready: i64 = 0
        for at in range(first + STREET, first + STREET + row[first + BUILDINGS]):
            card = row[at]
            type = values.type[card]
            built |= bit(type)
            if values.kind[card] >= EXTENDED:
                markers = row[ICONS + card - FIRST_ICON]
                full = True
                for icon in range(values.icons[type]):
                    if markers >> 3 * icon & 7 == 0:
                        wanted |= bit(values.needs[type * 3 + icon])
                        full = False
                if full:
                    ready |= bit(type)
        row[first + BUILT] = built
        row[first + WANTED] = wanted
        row[first + READY] = ready

    def place_for(self, seat: i64, type: i64, good: i64) -> i64:
        """The card of a type that takes a good: most markers first, then leftmost; -1 for none."""
        best: i64 = -1
        most: i64 = -1
        for at in range(self.of(seat, BUILDINGS)):
            card = self.street_card(seat, at)
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
            card = self.street_card(seat, at)
            if self.values.type[card] == type:
                if self.markers_on(card) == self.values.icons[type]:
                    self.set_icons(card, 0)
                    break
        self.refresh(seat)

    # -- market, granary and ships ---------------------------------------------------------------

    def market(self, seat: i64) -> i64:
        return self.row[SEAT + seat * SEAT_SIZE + MARKET]

    def granary(self, good: i64, upper: i64) -> i64:
        """The marker on a field of a half-product."""
        return self.row[GRANARY + 2 * (good - 7) + upper]

    def set_granary(self, good: i64, lower: i64, upper: i64) -> None:
        self.row[GRANARY + 2 * (good - 7)] = lower
        self.row[GRANARY + 2 * (good - 7) + 1] = upper

    def hold_left(self, ship: i64, good: i64) -> i64:
        return self.row[HOLD + ship * 9 + good - MEAT] & 7

    def hold_right(self, ship: i64, good: i64) -> i64:
        return self.row[HOLD + ship * 9 + good - MEAT] >> 3

    def set_hold(self, ship: i64, good: i64, left: i64, right: i64) -> None:
        self.row[HOLD + ship * 9 + good - MEAT] = left + 8 * right
