"""Deals capital cards that a seat cannot see; everybody can still pay what they have promised."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.craftsmen.capital import held
from kontor.craftsmen.decisions.auction import last_bid
from kontor.craftsmen.goods import CAPITAL
from kontor.craftsmen.layout import (
    BID_ALL,
    BUILD_OWED,
    D_BID,
    D_BUILD,
    D_PAY,
    DEPTH,
    DISCARDS,
    F_KIND,
    F_SEAT,
    FRAME,
    FRAME_SIZE,
    OPEN_CAPITAL,
    PAY_COLOURS,
    PAY_DUE,
    STACK,
)  # fmt: skip
from kontor.craftsmen.layout import CAPITAL as HAND_OF
from kontor.craftsmen.promised_hands import find_hands
from kontor.craftsmen.promises import Promises
from kontor.craftsmen.state import State

TRIES: Final = 64


def deal_capital(state: State, seat: i64, chance: Chance) -> None:
    """Deal all capital cards that the seat does not see to the other hands and the stack."""
    left = unseen_capital(state, seat)
    promises = Promises(left)
    for other in range(state.players):
        if other != seat:
            due = promise_of(state, other)
            promises.add(state.cards_held(other), due, promised_colours(state, other))
    hands = hands_for(promises, chance)
    at: i64 = 0
    for other in range(state.players):
        if other != seat:
            state.put(other, HAND_OF, hands[at])
            for kind in range(i64(CAPITAL)):
                left[kind] -= held(hands[at], kind)
            at += 1
    rest = one_by_one(left)
    chance.shuffle(rest)
    for place in range(i64(len(rest))):
        state.row[STACK + place] = rest[place]


def hands_for(promises: Promises, chance: Chance) -> vec[i64]:
    """Hands by chance alone where that keeps the promises soon, else hands that are made to."""
    pool = one_by_one(promises.left)
    for _ in range(i64(TRIES)):
        chance.shuffle(pool)
        hands = promises.dealt(pool)
        if promises.are_all_kept(hands):
            return hands
    found = find_hands(promises, chance)
    # Only a position made by hand can hold promises that nobody could keep; they are let go.
    return found if len(found) > 0 else promises.dealt(pool)


def unseen_capital(state: State, seat: i64) -> vec[i64]:
    """How many cards of each kind are neither open nor discarded nor in the seat's own hand."""
    left = state.values.capital[:]
    for kind in range(i64(CAPITAL)):
        left[kind] -= state.row[DISCARDS + kind]
        for slot in range(i64(2)):
            if state.row[OPEN_CAPITAL + slot] == kind:
                left[kind] -= 1
        if seat >= 0:
            left[kind] -= held(state.capital(seat), kind)
    return left


def one_by_one(counts: vec[i64]) -> vec[i64]:
    """Cards of which there are so many of each kind."""
    found = vec[i64]()
    for kind in range(i64(CAPITAL)):
        for _ in range(counts[kind]):
            found = append(found, kind)
    return found


def promise_of(state: State, seat: i64) -> i64:
    """What everybody knows that a seat can pay: a bid, a price, buildings (CR-17.13, CR-17.14)."""
    most: i64 = 0
    for depth in range(state.row[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        kind = state.row[at + F_KIND]
        if kind == D_BID:
            most = max(most, last_bid(state.row[at + BID_ALL], seat))
        elif kind == D_PAY and state.row[at + F_SEAT] == seat:
            most = max(most, state.row[at + PAY_DUE])
        elif kind == D_BUILD and state.row[at + F_SEAT] == seat:
            most = max(most, state.row[at + BUILD_OWED])
    return most


def promised_colours(state: State, seat: i64) -> i64:
    """The colours in which it can pay that."""
    for depth in range(state.row[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        if state.row[at + F_KIND] == D_PAY and state.row[at + F_SEAT] == seat:
            return state.row[at + PAY_COLOURS]
    return 15
