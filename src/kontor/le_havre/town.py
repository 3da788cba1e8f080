"""What comes to the town: standard buildings from the piles, special buildings from the stack."""

from typing import Final

from mypy_extensions import i64

from kontor.core.news import EVERYBODY
from kontor.le_havre.cards import RATTLETRAP
from kontor.le_havre.goods import bit
from kontor.le_havre.layout import (
    FUZZY,
    HAND,
    IN_HAND,
    IN_PILE,
    IN_TOWN,
    KNOWN,
    LOOSE,
    PILES,
    RESERVE,
    RESERVE_ROOM,
    SPECIAL,
    SPECIALS,
    WAITING,
)  # fmt: skip
from kontor.le_havre.state import State

EMPTY_PILE: Final = 1
HIGHEST_PILE: Final = 2


def build_standard(state: State) -> i64:
    """The lowest-numbered card on top of a pile is built by the town; the card, or -1."""
    best: i64 = -1
    for pile in range(i64(3)):
        card = state.top(pile)
        if card >= 0 and (best < 0 or serial(state, card) < serial(state, best)):
            best = card
    return best


def serial(state: State, card: i64) -> i64:
    return state.rules.cards.serial[card]


def reveal_special(state: State) -> None:
    """Turn over the top special building."""
    if state.row[SPECIALS] == 0:
        return
    card = state.row[SPECIAL]
    state.show(knowers_of_top(state), EVERYBODY)
    state.row[SPECIALS] -= 1
    for slot in range(SPECIAL, SPECIAL + state.row[SPECIALS]):
        state.row[slot] = state.row[slot + 1]
    state.row[SPECIAL + state.row[SPECIALS]] = 0
    for seat in range(state.players):
        state.put(seat, KNOWN, state.of(seat, KNOWN) >> 1)
        state.put(seat, FUZZY, 0)
    reveal(state, card)


def knowers_of_top(state: State) -> i64:
    """The set of seats that are sure of the top special building and of what its turning tells.

    That is nobody while a seat knows one card of an unsure pair: how many cards it knows
    afterwards tells everybody which one it was (LH-21.6).
    """
    found: i64 = 0
    for seat in range(state.players):
        known = state.of(seat, KNOWN) & 3
        if state.of(seat, FUZZY) == 0 and known & 1:
            found |= bit(seat)
        elif state.of(seat, FUZZY) == 1 and known != 3:
            return 0
    return found


def reveal(state: State, card: i64) -> None:
    """A special building comes into play, wherever it belongs."""
    place = state.rules.cards.place[card]
    if place == EMPTY_PILE:
        wait_beside_piles(state, card)
    elif place == HIGHEST_PILE:
        crown_highest_pile(state, card)
    else:
        state.assign(card, IN_TOWN)
    if state.rules.cards.power[card] & RATTLETRAP:
        state.row[LOOSE] = 1
    if card == state.rules.site:
        deal_hands(state)


def wait_beside_piles(state: State, card: i64) -> None:
    """The Stadium goes to an empty space, or waits for one (LH-16.31)."""
    for pile in range(i64(3)):
        if state.row[PILES + pile] == 0:
            state.assign(card, IN_PILE + pile)
            state.push_pile(pile, card)
            return
    state.assign(card, WAITING)


def crown_highest_pile(state: State, card: i64) -> None:
    """The Dunny goes on top of the pile with the highest top card (LH-17.00)."""
    best: i64 = 0
    for pile in range(i64(1), i64(3)):
        here = state.top(pile)
        there = state.top(best)
        if here >= 0 and (there < 0 or serial(state, here) > serial(state, there)):
            best = pile
    state.assign(card, IN_PILE + best)
    state.push_pile(best, card)


def deal_hands(state: State) -> None:
    """The Construction Site deals up to three special buildings to each player (LH-17.037)."""
    left: i64 = 0
    while left < RESERVE_ROOM and state.row[RESERVE + left] >= 0:
        left += 1
    each = min(left // state.players, i64(3))
    if each > 0:
        state.show(0, EVERYBODY)  # each sees the own hand
    next_card: i64 = RESERVE
    for seat in range(state.players):
        for slot in range(each):
            card = state.row[next_card]
            state.put(seat, HAND + slot, card)
            state.assign(card, IN_HAND + seat)
            next_card += 1
    for at in range(i64(RESERVE_ROOM)):
        state.row[RESERVE + at] = -1


def swap_top(state: State) -> None:
    """The top two special buildings change places."""
    top = state.row[SPECIAL]
    state.row[SPECIAL] = state.row[SPECIAL + 1]
    state.row[SPECIAL + 1] = top


def swap_known(state: State, seat: i64) -> None:
    """And with them what a seat knows of them."""
    known = state.of(seat, KNOWN)
    state.put(seat, KNOWN, known & ~3 | (known & 1) << 1 | known >> 1 & 1)
