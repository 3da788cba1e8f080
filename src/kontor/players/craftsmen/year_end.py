"""What ships, the granary and the colours of a street are worth when a year ends."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.craftsmen.goods import (
    CARGOES,
    MEAT,
    RAW,
    SHIPS,
)
from kontor.craftsmen.layout import (
    BUILDINGS,
    HOLD,
)
from kontor.craftsmen.state import State
from kontor.players.craftsmen.weights import WEIGHTS

COLOURS: Final = 4
MOST_SEATS: Final = 5


@final
class Standings:
    """How all seats rank on all ships, counted in one pass over the holds."""

    def __init__(self) -> None:
        self.ranks: Final = vec[i64]([0] * (SHIPS * MOST_SEATS))

    def count(self, state: State) -> None:
        """As `scoring.standing` ranks one seat on one ship."""
        row = state.row
        ranks = self.ranks
        hold_row = state.values.hold_row
        for at in range(i64(SHIPS * MOST_SEATS)):
            ranks[at] = 0
        for ship in range(i64(SHIPS)):
            first = ship * CARGOES
            for at in range(first, first + CARGOES):
                markers = row[HOLD + at]
                if markers != 0:
                    left = markers & 7
                    right = markers >> 3
                    field = 2 * (CARGOES - hold_row[at])
                    if left != 0:
                        self.add(ship * MOST_SEATS + left - 1, field + 1)
                    if right != 0:
                        self.add(ship * MOST_SEATS + right - 1, field)

    def add(self, at: i64, field: i64) -> None:
        """One more marker; the best field is in the low bits."""
        old = self.ranks[at]
        self.ranks[at] = (old & ~31) + 32 + max(old & 31, field)

    def rank(self, ship: i64, seat: i64) -> i64:
        return self.ranks[ship * MOST_SEATS + seat]

    def worth(self, state: State, seat: i64) -> float:
        """Own markers on ships, and the places that they hold."""
        w = WEIGHTS
        values = state.values
        row = state.row
        mark = seat + 1
        cargo: i64 = 0
        lead = 0.0
        for ship in range(i64(SHIPS)):
            own = self.rank(ship, seat)
            if own == 0:
                continue
            for at in range(ship * CARGOES, ship * CARGOES + CARGOES):
                markers = row[HOLD + at]
                points = values.hold[at]
                if points > 0 and markers != 0:
                    if markers & 7 == mark:
                        cargo += points
                    if markers >> 3 == mark:
                        cargo += points
            place: i64 = 0
            for other in range(state.players):
                if other != seat and self.rank(ship, other) > own:
                    place += 1
            if place < 4:
                lead += float(values.extra[ship * 4 + place])
        return w.cargo * float(cargo) + w.lead * lead


def stored(state: State, seat: i64) -> i64:
    """Own markers in the granary."""
    count: i64 = 0
    for good in range(i64(RAW), i64(MEAT)):
        for upper in range(i64(2)):
            if state.granary(good, upper) == seat + 1:
                count += 1
    return count


def colours(state: State, seat: i64) -> float:
    """Points for colour sets in one year, begun ones in part."""
    values = state.values
    halves: i64 = 0  # by colour, a byte each
    for at in range(state.of(seat, BUILDINGS)):
        card = state.street_card(seat, at)
        halves += (1 << 8 * values.top[card]) + (1 << 8 * values.bottom[card])
    sets: i64 = halves & 255
    for colour in range(i64(COLOURS)):
        sets = min(sets, halves >> 8 * colour & 255)
    waiting: i64 = 0
    for colour in range(i64(COLOURS)):
        if halves >> 8 * colour & 255 > sets:
            waiting += 1
    begun = float(sets) + WEIGHTS.colour_step * float(waiting)
    return float(values.set_points) * begun
