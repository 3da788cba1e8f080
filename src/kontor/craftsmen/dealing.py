"""What a seat may imagine: whatever it cannot see is gathered in a fixed order and dealt anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.craftsmen.capital_dealing import deal_capital
from kontor.craftsmen.goods import ADVANCED, BASIC, FIRST_OF, bit
from kontor.craftsmen.hands import in_order
from kontor.craftsmen.layout import (
    ALL,
    CHANCE,
    CHOSEN,
    D_DISCARD,
    D_INVEST,
    D_LOOK,
    D_PAY,
    DECK,
    DECK_ROOM,
    DEPTH,
    F_KIND,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_SIZE,
    HAND,
    KNOWERS,
    LOOK_FIRST,
    LOOK_PLACED,
    LOOK_SECOND,
    LOOK_UNDER,
    LOOKED,
    LOWEST,
    RETURNED,
    SHOWN,
)  # fmt: skip
from kontor.craftsmen.state import State


def guess(state: State, seat: i64, seed: int) -> State:
    """A position that the seat cannot tell from the true one; hidden things are dealt anew.

    All that is dealt comes from counts and from rows in the order of their numbers, never in the
    order in which it truly lies, so that the seed alone decides where it goes.
    """
    twin = State(state.rules.reseeded(seed), state.row[:])
    chance = Chance(seed)
    forget_choices(twin, seat)
    deal_capital(twin, seat, chance)
    for kind in range(i64(BASIC), i64(ADVANCED) + 1):
        deal_cards(twin, seat, kind, chance)
    chance.keep(twin.row, CHANCE)
    return twin


def forget_choices(state: State, seat: i64) -> None:
    """Cards that others have chosen but not yet shown are chosen again."""
    for depth in range(state.row[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        kind = state.row[at + F_KIND]
        if state.row[at + F_SEAT] == seat:
            continue
        if kind == D_PAY or kind == D_DISCARD:
            state.row[at + CHOSEN] = 0
            state.row[at + LOWEST] = 0
        elif kind == D_INVEST:
            state.row[at + CHOSEN] = 0
            state.row[at + F_STEP] = 0
        elif kind == D_LOOK:
            state.row[at + F_STEP] = 0
            state.row[at + LOOK_FIRST] = -1
            state.row[at + LOOK_SECOND] = -1
            state.row[at + LOOK_UNDER] = 0
            state.row[at + LOOK_PLACED] = 0


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
        entry = state.row[at]
        if is_known(entry, seat) or entry >= LOOKED:
            continue
        if state.values.house[entry % KNOWERS]:
            state.row[at] = entry - entry % KNOWERS + houses[housed]
            housed += 1
        else:
            state.row[at] = entry - entry % KNOWERS + plain[plains]
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
        look = state.row[at] % RETURNED // LOOKED
        if look == 0 or done & bit(look % 62) or is_known(state.row[at], seat):
            continue
        done |= bit(look % 62)
        places = vec[i64]()
        cards = vec[i64]()
        for other in range(at, first + state.deck_size(kind)):
            entry = state.row[other]
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
        if state.row[places[at]] >= RETURNED:
            returned = append(returned, state.row[places[at]] % KNOWERS)
    for at in range(i64(len(places))):
        before = state.row[places[at]] % RETURNED
        entry = before - before % KNOWERS + cards[at]
        for other in range(i64(len(returned))):
            if returned[other] == cards[at]:
                entry += RETURNED
        state.row[places[at]] = entry


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
