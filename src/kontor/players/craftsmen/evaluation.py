"""What a position of Craftsmen is worth for a seat, in points at the end of the game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.craftsmen.capital import worth as buys
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    EXTENDED,
    FIRST_OF,
    RAW,
    YEARS,
)
from kontor.craftsmen.layout import (
    BUILDINGS,
    BUILT,
    HAND,
    LIMITS,
    MARKET,
    OVER,
    PRIVILEGE,
    STAGE,
    TAKEN_BONUS,
    WORK,
    YEAR,
)
from kontor.craftsmen.scoring import total
from kontor.craftsmen.state import State
from kontor.players.craftsmen.seasons import is_scored, seasons_left, work_in, work_now
from kontor.players.craftsmen.weights import WEIGHTS
from kontor.players.craftsmen.workshop import WORKSHOPS, Workshop
from kontor.players.craftsmen.year_end import Standings, colours, stored

# By the twelve bits of one colour: the value of its best card.
BEST: Final = vec[i64]([
    3 if cards & 3840 else 2 if cards & 240 else 1 if cards & 15 else 0 for cards in range(1 << 12)
])  # fmt: skip
LINE_ROOM: Final = 64  # halves of a line, at most
# By the length of a line, and how many halves of it are there: its share.
SHARES: Final = vec[float]([
    halves * 0.5 / length if length else 0.0
    for length in range(24)
    for halves in range(LINE_ROOM)
])  # fmt: skip


@final
class Appraisal:
    """A seat's position by its parts, each counted once; filled again and again."""

    def __init__(self) -> None:
        self.standings: Final = Standings()
        self.budgets: Final = vec[float]([0.0] * YEARS)  # work points of each year
        self.points = 0.0
        self.left = 0.0  # seasons
        self.hand: i64 = 0  # types of building cards
        self.in_row = 0.0  # what the buildings of the row can make
        self.planned = 0.0  # and what they can with those in hand
        self.best = 0.0  # points for a work point, in the row
        self.best_planned = 0.0
        self.ships = 0.0
        self.colours = 0.0
        self.capital = 0.0
        self.lines = 0.0
        self.progress = 0.0

    def worth(self, state: State, seat: i64) -> float:
        """Points, and what the rest of the game can make of everything else."""
        self.points = float(total(state, seat))
        if state.row[STAGE] == OVER:
            return self.points
        self.count(state, seat)
        w = WEIGHTS
        found = self.points + self.in_row + w.in_hand * (self.planned - self.in_row)
        found += self.year_end(state, seat)
        found += self.capital
        found += self.lines
        if self.left > 0.0:
            found += self.progress
            found += w.market * self.best * float(state.of(seat, MARKET))
            found += w.privilege * float(state.of(seat, PRIVILEGE)) * min(1.0, self.left / 3.0)
            found += w.work * self.best * float(state.of(seat, WORK))
        return found

    def count(self, state: State, seat: i64) -> None:
        """Count every part."""
        built = state.of(seat, BUILT)
        hand = in_hand(state, seat)
        self.left = seasons_left(state)
        self.hand = hand
        shop = WORKSHOPS.find(state.values, built)
        self.best = shop.best
        self.count_work(state, seat)
        self.in_row = self.potential(state, shop)
        self.planned = self.in_row
        self.best_planned = shop.best
        if hand != 0:
            planned = WORKSHOPS.find(state.values, built | hand)
            self.planned = self.potential(state, planned)
            self.best_planned = planned.best
        self.standings.count(state)
        self.ships = self.standings.worth(state, seat)
        self.colours = colours(state, seat)
        self.capital = capital_worth(state, state.capital(seat))
        self.lines = lines(state, built, hand)
        self.progress = progress(state, seat, shop)

    def count_work(self, state: State, seat: i64) -> None:
        """Work points that each year still brings."""
        now = work_now(state, seat)
        for year in range(state.row[YEAR], i64(YEARS)):
            self.budgets[year] = work_in(state, now, year)

    def potential(self, state: State, shop: Workshop) -> float:
        """What a set of buildings makes of the work points that were counted."""
        found = 0.0
        rates = shop.rates
        rooms = shop.rooms
        for year in range(state.row[YEAR], i64(YEARS)):
            budget = self.budgets[year]
            for at in range(i64(len(rates))):
                spent = min(budget, rooms[at])
                found += spent * rates[at]
                budget -= spent
                if budget <= 0.0:
                    break
        return WEIGHTS.realised * found

    def potential_of(self, state: State, other: i64) -> float:
        """What the row of another seat can make; counts work points anew."""
        self.count_work(state, other)
        shop = WORKSHOPS.find(state.values, state.of(other, BUILT))
        return self.potential(state, shop)

    def year_end(self, state: State, seat: i64) -> float:
        """Ships, granary and colours as they stand, and the colours of later years."""
        w = WEIGHTS
        years = float(YEARS - 1 - state.row[YEAR])
        found = 0.0
        if not is_scored(state):
            years += 1.0
            found += self.ships + w.stored * float(stored(state, seat))
        return found + w.colours * years * self.colours


# -- production --------------------------------------------------------------------------------


def in_hand(state: State, seat: i64) -> i64:
    """The types of the building cards in hand."""
    found: i64 = 0
    for kind in range(i64(BASIC), i64(ADVANCED) + 1):
        cards = state.of(seat, HAND + kind - 1)
        card = FIRST_OF[kind]
        while cards != 0:
            if cards & 1:
                found |= 1 << state.values.type[card]
            cards >>= 1
            card += 1
    return found


def progress(state: State, seat: i64, shop: Workshop) -> float:
    """Markers on icons by the work that lies in them and what it will bring."""
    values = state.values
    found = 0.0
    for at in range(state.of(seat, BUILDINGS)):
        card = state.street_card(seat, at)
        if values.kind[card] < EXTENDED or state.icons(card) == 0:
            continue
        good = values.type[card]
        markers = state.icons(card)
        for icon in range(values.icons[good]):
            if markers >> 3 * icon & 7:
                need = values.needs[good * 3 + icon]
                found += shop.use[good] * shop.cost[need]
                if need >= RAW and shop.has(need):
                    found -= float(values.points[need])
    return WEIGHTS.progress * found


# -- lines -------------------------------------------------------------------------------------


def lines(state: State, built: i64, hand: i64) -> float:
    """Lines that may still bring a bonus token."""
    found = 0.0
    for good in range(i64(8)):
        if state.row[TAKEN_BONUS + good] == 0:
            line = state.values.line[good]
            if line & (built | hand) == 0:
                continue
            halves = 2 * bits(line & built) + bits(line & hand & ~built)
            share = SHARES[bits(line) * LINE_ROOM + halves]
            found += WEIGHTS.line * float(state.values.bonus[good]) * share * share * share
    return found


def bits(mask: i64) -> i64:
    """How many bits are set in a set of goods; counted by twos, fours and bytes."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return (mask * 0x01010101 & 0xFFFFFFFF) >> 24


# -- capital -----------------------------------------------------------------------------------


def capital_worth(state: State, hand: i64) -> float:
    """Buying power while there is something to build, and the investment at the year's end."""
    w = WEIGHTS
    left = seasons_left(state)
    power = float(buys(hand))
    if power > w.rich:
        power = w.rich + w.beyond * (power - w.rich)
    found = w.capital * power * min(1.0, left / 4.0)
    is_last_done = state.row[YEAR] == YEARS - 1 and state.row[STAGE] == LIMITS
    return found + (0.0 if is_last_done else investment(hand))


def investment(hand: i64) -> float:
    """The best card of each colour."""
    a = BEST[hand & 4095]
    b = BEST[hand >> 12 & 4095]
    c = BEST[hand >> 24 & 4095]
    d = BEST[hand >> 36 & 4095]
    is_complete = a * b * c * d > 0
    return float(a + b + c + d) * (WEIGHTS.invest if is_complete else WEIGHTS.scattered)
