"""Points: where they come from, what the year's end brings, and who has won."""

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from kontor.core.places import Place
from kontor.core.words import Message, seat_name
from kontor.craftsmen.goods import CARGOES, MEAT, RAW, bit
from kontor.craftsmen.layout import (
    BUILDINGS,
    GRANARY,
    NATURAL,
    ORDER,
    POINTS,
    SOURCES,
    TAKEN_BONUS,
)  # fmt: skip
from kontor.craftsmen.state import State

# Where points come from, in the order of their counters
START: Final = 0
UNUSED: Final = 1  # helpers that stayed at home
FEES: Final = 2  # received less paid
MADE: Final = 3  # half-products and final goods
CARGO: Final = 4  # markers on ships
MAJORITIES: Final = 5
COLOURS: Final = 6
STORED: Final = 7  # markers in the granary
INVESTED: Final = 8
SOURCE_NAMES: tuple[str, ...] = (
    "start", "helpers", "fees", "goods", "cargo", "majorities", "colours", "granary", "investment",
)  # fmt: skip


def total(state: State, seat: i64) -> i64:
    """The points of a seat as things stand, bonus tokens included."""
    return state.of(seat, POINTS) + bonuses(state, seat)


def bonuses(state: State, seat: i64) -> i64:
    points: i64 = 0
    for good in range(i64(8)):
        if state.row[TAKEN_BONUS + good] == seat + 1:
            points += state.values.bonus[good]
    return points


def breakdown(state: State, seat: i64) -> dict[str, int]:
    """The parts of a seat's points; they add up to its score."""
    found = {name: int(state.of(seat, SOURCES + i64(at))) for at, name in enumerate(SOURCE_NAMES)}
    return {**found, "bonus_tokens": int(bonuses(state, seat))}


def places(state: State) -> list[Place]:
    """All seats, the winner first; ties are always broken (CR-15.4 to CR-15.7)."""
    order = [int(state.row[ORDER + i64(at)]) for at in range(int(state.players))]

    def strength(seat: int) -> tuple[int, int, int]:
        return int(total(state, seat)), int(state.cards_held(seat)), order.index(seat)

    best = sorted(range(int(state.players)), key=strength, reverse=True)
    reasons = [why_before(state, one, other) for one, other in pairwise(best)]
    return [
        Place(seat, at + 1, why)
        for at, (seat, why) in enumerate(zip(best, [*reasons, None], strict=True))
    ]


def why_before(state: State, seat: int, other: int) -> Message | None:
    """What has broken the tie between a seat and the next one; None where points did."""
    if total(state, seat) != total(state, other):
        return None
    more, less = int(state.cards_held(seat)), int(state.cards_held(other))
    if more == less:
        return Message("cr-tie-order", other=seat_name(other))
    return Message("cr-tie-cards", other=seat_name(other), more=more, less=less)


# -- the year's end ----------------------------------------------------------------------------


def score_ship(state: State, ship: i64) -> None:
    """Cargo and majorities, then the hold is empty (CR-14.2 to CR-14.7)."""
    score_cargo(state, ship)
    score_majorities(state, ship)
    for good in range(i64(MEAT), i64(MEAT) + CARGOES):
        state.set_hold(ship, good, 0, 0)


def score_cargo(state: State, ship: i64) -> None:
    for good in range(i64(MEAT), i64(MEAT) + CARGOES):
        points = state.values.hold[ship * CARGOES + good - MEAT]
        for marker in (state.hold_left(ship, good), state.hold_right(ship, good)):
            if marker > 0:
                state.score(marker - 1, CARGO, points)


def score_majorities(state: State, ship: i64) -> None:
    paid: i64 = 0  # set of seats
    for place in range(i64(4)):
        best = i64(-1)
        most: i64 = 0
        for seat in range(state.players):
            if paid >> seat & 1 == 0:
                rank = standing(state, ship, seat)
                if rank > most:
                    best = seat
                    most = rank
        if best < 0:
            return
        paid |= bit(best)
        state.score(best, MAJORITIES, state.values.extra[ship * 4 + place])


def standing(state: State, ship: i64, seat: i64) -> i64:
    """How a seat ranks on a ship: markers, then the highest row, then its left field (CR-14.4)."""
    count: i64 = 0
    best: i64 = 0
    for good in range(i64(MEAT), i64(MEAT) + CARGOES):
        row = state.values.hold_row[ship * CARGOES + good - MEAT]
        if state.hold_left(ship, good) == seat + 1:
            count += 1
            best = max(best, 2 * (CARGOES - row) + 1)
        if state.hold_right(ship, good) == seat + 1:
            count += 1
            best = max(best, 2 * (CARGOES - row))
    return count * 32 + best if count else i64(0)


def ranking(state: State, ship: i64) -> list[int]:
    """Who would be paid for most markers on a ship, the first place first."""
    ranks = {int(seat): int(standing(state, ship, seat)) for seat in range(state.players)}
    return sorted((seat for seat in ranks if ranks[seat]), key=lambda seat: -ranks[seat])


def score_colours(state: State) -> None:
    """Sets of four colours in each street (CR-14.9)."""
    for seat in range(state.players):
        state.score(seat, COLOURS, colour_sets(state, seat) * state.values.set_points)


def colour_sets(state: State, seat: i64) -> i64:
    """Halves of the rarest colour."""
    fewest: i64 = 1 << 20
    for colour in range(i64(4)):
        halves: i64 = 0
        for at in range(state.of(seat, BUILDINGS)):
            card = state.street_card(seat, at)
            if state.values.top[card] == colour:
                halves += 1
            if state.values.bottom[card] == colour:
                halves += 1
        fewest = min(fewest, halves)
    return fewest


def score_granary(state: State) -> None:
    """A point for each marker; then the players' markers leave and the rest sinks (CR-14.12)."""
    for good in range(i64(RAW), i64(MEAT)):
        lower = leave_granary(state, state.granary(good, 0))
        upper = leave_granary(state, state.granary(good, 1))
        state.set_granary(good, lower if lower else upper, upper if lower else i64(0))


def leave_granary(state: State, marker: i64) -> i64:
    """Score a player's marker; what stays on its field."""
    if marker == 0 or marker == NATURAL:
        return marker
    state.score(marker - 1, STORED, state.values.granary_points)
    return 0


def refill_granary(state: State) -> None:
    """Natural cubes for every empty field (CR-14.18)."""
    for at in range(i64(GRANARY), i64(GRANARY) + 2 * (MEAT - RAW)):
        if state.row[at] == 0:
            state.row[at] = NATURAL
