"""What questions and answers tell of a hand, and which answers stay hidden (chapter 17).

Whether somebody is asked tells of the hand, since a single answer is not asked for (CR-17.17), and
a bid or a building tells what the hand is worth (CR-17.13, CR-17.14). Both are news, except where
everybody can work it out from the number of cards and from those that lie open.
"""

from typing import Final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.news import EVERYBODY
from kontor.craftsmen.actions import BID, KEEP, LEFT, PASS, POINTS, PRIVILEGE, RIGHT, STOP
from kontor.craftsmen.capital import WORTH
from kontor.craftsmen.capital_dealing import promise_of, unseen_capital
from kontor.craftsmen.decisions.auction import OPENING
from kontor.craftsmen.decisions.builders import fits
from kontor.craftsmen.decisions.merchants import PRICE
from kontor.craftsmen.goods import ADVANCED, BASIC, FIRST_OF, bit
from kontor.craftsmen.layout import (
    BID_TO_BEAT,
    BUILD_OWED,
    CHOSEN,
    D_BID,
    D_BUILD,
    D_DISCARD,
    D_EXCHANGE,
    D_FEE,
    D_INVEST,
    D_LOOK,
    D_PAY,
    D_TRADE,
    DEPTH,
    DISCARD_DUE,
    DISCARD_SAVES,
    F_KIND,
    F_SEAT,
    F_STEP,
    FEE_OWNER,
    HAND,
    NATURAL,
    SHOWN,
    TRADE_MARKER,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.layout import POINTS as TRACK
from kontor.craftsmen.state import State

COLOURS: Final = 4

# -- which answers are hidden ------------------------------------------------------------------


def is_hidden(state: State, action: i64, seat: i64) -> bool:
    """Whether a seat, -1 for a spectator, cannot see which answer is given now."""
    kind = state.field(F_KIND)
    if seat == state.field(F_SEAT):
        return False
    if kind == D_LOOK:  # CR-17.9
        return True
    if kind == D_EXCHANGE:  # CR-17.7
        return action != KEEP
    if kind == D_FEE:  # CR-17.10
        return action != POINTS and seat != state.field(FEE_OWNER)
    if kind == D_TRADE and state.field(F_STEP) == PRICE:
        owner = state.field(TRADE_MARKER)
        return action != PRIVILEGE and owner != NATURAL and seat != owner - 1
    if kind == D_PAY or kind == D_DISCARD or kind == D_INVEST:  # CR-17.16
        return not is_last(state, action)
    return False


def is_last(state: State, action: i64) -> bool:
    """Whether chosen cards are shown with this answer, or with those that then are forced."""
    twin = state.twin()
    twin.decision().answer(twin, action)
    out = Actions()
    while twin.row[DEPTH] == state.row[DEPTH]:
        out.clear()
        twin.decision().ask(twin, out)
        if out.count != 1:
            return False
        twin.decision().answer(twin, out.items[0])
    return True


# -- what is news ------------------------------------------------------------------------------


def note_question(state: State) -> None:
    """Whoever sees that the open question is asked, or is not, learns something of the hand."""
    if not is_foreseen(state):
        state.show(bit(state.field(F_SEAT)), EVERYBODY)


def note_answer(state: State, action: i64) -> None:
    """Whoever sees a bid or a building learns what the hand is worth; and which card it held."""
    seat = state.field(F_SEAT)
    kind = state.field(F_KIND)
    if kind == D_BID and action != PASS:
        if least_worth(state, seat) < action - BID:
            state.show(bit(seat), EVERYBODY)
    elif kind == D_BUILD and action != STOP:
        card = action - LEFT if action < RIGHT else action - RIGHT
        due = state.field(BUILD_OWED) + state.values.build_cost[state.values.kind[card]]
        if not is_shown(state, seat, card) or least_worth(state, seat) < due:
            state.show(bit(seat), EVERYBODY)


def is_foreseen(state: State) -> bool:
    """Whether everybody knows if there is a choice: for all hands that the seat could have."""
    kind = state.field(F_KIND)
    seat = state.field(F_SEAT)
    cards = state.cards_held(seat)
    if kind == D_BID:
        floor = max(state.field(BID_TO_BEAT), i64(1 if state.field(F_STEP) == OPENING else 0))
        return least_worth(state, seat) > floor or most_worth(state, seat) <= floor
    if kind == D_BUILD:
        return is_building_foreseen(state, seat)
    if kind == D_INVEST:  # CR-14.15
        return cards < COLOURS
    if kind == D_PAY:
        return cards == 1
    if kind == D_DISCARD and state.field(CHOSEN) == 0:
        is_all = cards == state.field(DISCARD_DUE) and state.field(DISCARD_SAVES) == 0
        return is_all or cards - state.field(DISCARD_DUE) >= most_of_a_kind(state)
    if kind == D_FEE:
        points = state.of(seat, TRACK) >= state.values.fee[state.row[YEAR]]
        return points or cards <= 1 or cards > most_of_a_kind(state)
    if kind == D_TRADE and state.field(F_STEP) == PRICE:
        market = state.has_privilege() and state.market(seat) > 0
        return market or cards <= 1 or cards > most_of_a_kind(state)
    return kind != D_DISCARD


def is_building_foreseen(state: State, seat: i64) -> bool:
    """Whether everybody knows if the seat can build: it surely can, or it cannot at all."""
    least = least_worth(state, seat) - state.field(BUILD_OWED)
    most = most_worth(state, seat) - state.field(BUILD_OWED)
    is_free = state.has_privilege()
    is_possible = False
    for kind in range(i64(BASIC), i64(ADVANCED) + 1):
        cards = state.of(seat, HAND + kind - 1)
        cost = state.values.build_cost[kind]
        if cards == 0 or cost > most:
            continue
        fitting = is_free or has_fitting(state, seat, kind)
        if fitting and cost <= least:
            return True
        if fitting or cards != state.of(seat, SHOWN + kind - 1):
            is_possible = True
    return not is_possible


def has_fitting(state: State, seat: i64, kind: i64) -> bool:
    """Whether a card that everybody knows in this hand fits an end of the street."""
    for card in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if is_shown(state, seat, card):
            if fits(state, seat, card, left=True) or fits(state, seat, card, left=False):
                return True
    return False


def is_shown(state: State, seat: i64, card: i64) -> bool:
    """Whether everybody knows that this card is in the hand."""
    kind = state.values.kind[card]
    return state.of(seat, SHOWN + kind - 1) >> (card - FIRST_OF[kind]) & 1 == 1


# -- what everybody can work out of a hand -----------------------------------------------------


def most_of_a_kind(state: State) -> i64:
    """The most equal capital cards that anybody can hold."""
    pool = unseen_capital(state, -1)
    most: i64 = 0
    for kind in range(i64(len(pool))):
        most = max(most, pool[kind])
    return most


def least_worth(state: State, seat: i64) -> i64:
    """What a hand of so many cards is worth at least, and what it is known to pay."""
    return max(promise_of(state, seat), extreme_worth(state, seat, most=False))


def most_worth(state: State, seat: i64) -> i64:
    """What a hand of so many cards is worth at most."""
    return extreme_worth(state, seat, most=True)


def extreme_worth(state: State, seat: i64, most: bool) -> i64:
    """Colour by colour: the best or poorest way to hold so many of the unseen cards."""
    unseen = unseen_capital(state, -1)
    best = [0]
    for colour in range(i64(COLOURS)):
        pool = [int(unseen[3 * colour + at]) for at in range(i64(3))]
        best = joined(best, of_colour(pool, most), most)
    return best[int(state.cards_held(seat))]


def of_colour(pool: list[int], most: bool) -> list[int]:
    """By number of cards, what cards of one colour are worth at most or at least."""
    found = [-1] * (sum(pool) + 1)
    for ones in range(pool[0] + 1):
        for twos in range(pool[1] + 1):
            for threes in range(pool[2] + 1):
                value = int(WORTH[ones + 16 * twos + 256 * threes])
                improve(found, ones + twos + threes, value, most)
    return found


def joined(one: list[int], other: list[int], most: bool) -> list[int]:
    """The same for the cards of several colours together."""
    found = [-1] * (len(one) + len(other) - 1)
    for at, value in enumerate(one):
        for more, added in enumerate(other):
            improve(found, at + more, value + added, most)
    return found


def improve(found: list[int], at: int, value: int, most: bool) -> None:
    if found[at] < 0 or (value > found[at] if most else value < found[at]):
        found[at] = value
