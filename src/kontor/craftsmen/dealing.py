"""Deals what a seat cannot see anew, so that everybody can still pay what they have promised."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.craftsmen.capital import held
from kontor.craftsmen.decisions.auction import last_bid
from kontor.craftsmen.goods import (
    CAPITAL,
    FIRST_OF,
    bit,
)
from kontor.craftsmen.hands import in_order
from kontor.craftsmen.layout import (
    ALL,
    D_BID,
    D_BUILD,
    D_PAY,
    DECK,
    DECK_ROOM,
    DEPTH,
    DISCARDS,
    F_A,
    F_B,
    F_E,
    F_KIND,
    F_SEAT,
    FRAME,
    FRAME_SIZE,
    HAND,
    KNOWERS,
    LOOKED,
    OPEN_CAPITAL,
    RETURNED,
    SHOWN,
    STACK,
)  # fmt: skip
from kontor.craftsmen.layout import CAPITAL as HAND_OF
from kontor.craftsmen.promises import Promises, kept
from kontor.craftsmen.state import State

TRIES: Final = 64

# -- capital -----------------------------------------------------------------------------------


def deal_capital(state: State, seat: i64, chance: Chance) -> None:
    """Deal all capital cards that the seat does not see to the other hands and the stack."""
    left = unseen_capital(state, seat)
    promises = Promises(left)
    for other in range(state.players):
        if other != seat:
            due = promised(state, other)
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
        state.v[STACK + place] = rest[place]


def hands_for(promises: Promises, chance: Chance) -> vec[i64]:
    """Hands by chance alone where that keeps the promises soon, else hands that are made to."""
    pool = one_by_one(promises.left)
    for _ in range(i64(TRIES)):
        chance.shuffle(pool)
        hands = promises.dealt(pool)
        if promises.are_all_kept(hands):
            return hands
    found = kept(promises, chance)
    # Only a position made by hand can hold promises that nobody could keep; they are let go.
    return found if len(found) > 0 else promises.dealt(pool)


def unseen_capital(state: State, seat: i64) -> vec[i64]:
    """How many cards of each kind are neither open nor discarded nor in the seat's own hand."""
    left = state.values.capital[:]
    for kind in range(i64(CAPITAL)):
        left[kind] -= state.v[DISCARDS + kind]
        for slot in range(i64(2)):
            if state.v[OPEN_CAPITAL + slot] == kind:
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


def promised(state: State, seat: i64) -> i64:
    """What everybody knows that a seat can pay: a bid, a price, buildings (CR-17.13, CR-17.14)."""
    most: i64 = 0
    for depth in range(state.v[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        kind = state.v[at + F_KIND]
        if kind == D_BID:
            most = max(most, last_bid(state.v[at + F_E], seat))
        elif (kind == D_PAY or kind == D_BUILD) and state.v[at + F_SEAT] == seat:
            most = max(most, state.v[at + F_A])
    return most


def promised_colours(state: State, seat: i64) -> i64:
    """The colours in which it can pay that."""
    for depth in range(state.v[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        if state.v[at + F_KIND] == D_PAY and state.v[at + F_SEAT] == seat:
            return state.v[at + F_B]
    return 15


# -- building cards ----------------------------------------------------------------------------


def deal_cards(state: State, seat: i64, kind: i64, chance: Chance) -> None:
    """Deal the cards of a kind that the seat does not know to all unknown places.

    It is known which places hold a house card, except where somebody has looked (CR-17.4).
    """
    plain = unknown_cards(state, seat, kind, 0)
    houses = unknown_cards(state, seat, kind, 1)
    chance.shuffle(plain)
    chance.shuffle(houses)
    plains: i64 = 0
    housed: i64 = 0
    for other in range(state.players):
        if other == seat:
            continue
        unseen = state.of(other, HAND + kind - 1) & ~state.of(other, SHOWN + kind - 1)
        dealt = state.of(other, SHOWN + kind - 1)
        for at in range(FIRST_OF[kind + 1] - FIRST_OF[kind]):
            if unseen >> at & 1 == 0:
                continue
            if state.values.house[FIRST_OF[kind] + at]:
                dealt |= bit(houses[housed] - FIRST_OF[kind])
                housed += 1
            else:
                dealt |= bit(plain[plains] - FIRST_OF[kind])
                plains += 1
        state.put(other, HAND + kind - 1, dealt)
    first = DECK + (kind - 1) * DECK_ROOM
    for at in range(first, first + state.deck_size(kind)):
        entry = state.v[at]
        if is_known(entry, seat) or entry >= LOOKED:
            continue
        if state.values.house[entry % KNOWERS]:
            state.v[at] = entry - entry % KNOWERS + houses[housed]
            housed += 1
        else:
            state.v[at] = entry - entry % KNOWERS + plain[plains]
            plains += 1
    deal_looked(state, seat, kind, joined(plain, plains, houses, housed), chance)


def deal_looked(state: State, seat: i64, kind: i64, rest: vec[i64], chance: Chance) -> None:
    """What is left goes to the places that somebody else has looked at, look by look.

    The cards of a look that had lain open before are known to be among its places (CR-17.9).
    """
    chance.shuffle(rest)
    drawn: i64 = 0
    first = DECK + (kind - 1) * DECK_ROOM
    done: i64 = 0  # set of looks
    for at in range(first, first + state.deck_size(kind)):
        look = state.v[at] % RETURNED // LOOKED
        if look == 0 or done & bit(look % 62) or is_known(state.v[at], seat):
            continue
        done |= bit(look % 62)
        places = vec[i64]()
        cards = vec[i64]()
        for other in range(at, first + state.deck_size(kind)):
            entry = state.v[other]
            if entry % RETURNED // LOOKED != look or is_known(entry, seat):
                continue
            places = append(places, other)
            if entry >= RETURNED:
                cards = append(cards, entry % KNOWERS)
            else:
                cards = append(cards, rest[drawn])
                drawn += 1
        chance.shuffle(places)
        lay_looked(state, places, in_order(cards))


def lay_looked(state: State, places: vec[i64], cards: vec[i64]) -> None:
    """Put the cards of one look to their places.

    That a card had lain open goes with the card. Who knows a place stays with the place: during a
    later look at the end of a deck somebody may know some of these places and not the others.
    """
    returned = vec[i64]()
    for at in range(i64(len(places))):
        if state.v[places[at]] >= RETURNED:
            returned = append(returned, state.v[places[at]] % KNOWERS)
    for at in range(i64(len(places))):
        before = state.v[places[at]] % RETURNED
        entry = before - before % KNOWERS + cards[at]
        for other in range(i64(len(returned))):
            if returned[other] == cards[at]:
                entry += RETURNED
        state.v[places[at]] = entry


def joined(one: vec[i64], first: i64, other: vec[i64], second: i64) -> vec[i64]:
    """The ends of two rows of cards."""
    found = vec[i64]()
    for at in range(first, i64(len(one))):
        found = append(found, one[at])
    for at in range(second, i64(len(other))):
        found = append(found, other[at])
    return found


def is_known(entry: i64, seat: i64) -> bool:
    """Whether a seat knows what lies in this place of a deck."""
    seats = entry % LOOKED // KNOWERS
    return seats & ALL != 0 or (seat >= 0 and seats >> seat & 1 == 1)


def unknown_cards(state: State, seat: i64, kind: i64, house: i64) -> vec[i64]:
    """Cards of a kind, with or without a house, that the seat cannot see."""
    found = vec[i64]()
    for other in range(state.players):
        if other != seat:
            unseen = state.of(other, HAND + kind - 1) & ~state.of(other, SHOWN + kind - 1)
            for card in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
                if unseen >> (card - FIRST_OF[kind]) & 1 and state.values.house[card] == house:
                    found = append(found, card)
    for at in range(state.deck_size(kind)):
        entry = state.deck_entry(kind, at)
        if is_known(entry, seat) or entry >= RETURNED:
            continue
        if state.values.house[entry % KNOWERS] == house:
            found = append(found, entry % KNOWERS)
    return in_order(found)
