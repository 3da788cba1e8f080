"""What a learner is shown of Le Havre: all that one seat may know, as a row of numbers from 0 to 1.

Seats are counted from the one that looks, so that every seat sees itself first. A count is divided
by a bound that it hardly ever passes, and never exceeds 1. What each number means is said in
observation_guide.py; learned networks depend on both, see `kontor.envs.versions`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.le_havre.flow import hunger
from kontor.le_havre.goods import GOODS, OFFERS, SHIP, SHIP_KINDS
from kontor.le_havre.layout import (
    D_DEBT,
    D_GIVE,
    D_PAY,
    D_RECEIVE,
    D_SUBSTITUTE,
    D_USE,
    DEBT_DUE,
    DEPTH,
    ESTATE,
    F_A,
    F_B,
    F_BASE,
    F_CARD,
    F_KIND,
    F_SEAT,
    F_STEP,
    F_X,
    FISHERS,
    FLEET,
    FUZZY,
    GIVE_LEAST,
    GIVE_MOST,
    GOOD_ASKED,
    GOODS_ALLOWED,
    HAMMERS,
    HAND,
    IN_HAND,
    IN_TOWN,
    JUST_SOLD,
    KNOWN,
    LAST,
    LOOSE,
    MAINS,
    MODERN,
    MOVER,
    OFFER,
    PAWNED,
    PAY_DUE,
    PAY_UNIT,
    PICKET,
    PICKETED,
    PILE,
    PILE_ROOM,
    PILES,
    RECEIVE_TOKENS,
    RECEIVE_VALUE,
    ROUND,
    SHOWN,
    SOLD,
    SPECIAL,
    SPECIALS,
    STACKS,
    STAGE,
    STANDINGS,
    SUBSTITUTE_DUE,
    TILE,
    TURN,
    WAITING,
    WINDED,
)  # fmt: skip
from kontor.le_havre.payment import energy, food, token
from kontor.le_havre.scoring import LOAN_AT_END, bonus
from kontor.le_havre.state import State

STANDARD: Final = 33  # the buildings that are in every box, always numbered alike
SPECIAL_CARDS: Final = 95  # special buildings of all sets, and the room for own cards
CARD_ROOM: Final = STANDARD + SPECIAL_CARDS
TILES: Final = 7
SLOTS: Final = 6  # of the special stack

# Where each group begins
TIME: Final = 0  # round, turn, stage, variant
QUAY: Final = 23  # offers, twice: how many, and the first few
NEXT_TILES: Final = QUAY + 2 * OFFERS  # by supply tile: how soon it comes
HARBOUR: Final = NEXT_TILES + TILES  # ships for sale, modernised wharves
STACK: Final = HARBOUR + 10  # special buildings to come
QUESTION: Final = STACK + 2 + SLOTS  # what is asked, and of which card
ASKED: Final = QUESTION + 14  # the good that is asked for; francs are the last
ALLOWED: Final = ASKED + GOODS + 1  # goods to choose from
OWN_USE: Final = ALLOWED + GOODS  # what a card notes while it is used
BUILDINGS: Final = OWN_USE + 8  # standard buildings
BUILDING_SIZE: Final = 5
EXTRAS: Final = BUILDINGS + BUILDING_SIZE * STANDARD  # special buildings
EXTRA_SIZE: Final = 2
SEATS: Final = EXTRAS + EXTRA_SIZE * SPECIAL_CARDS

# A seat's part
S_GOODS: Final = 0  # twice, as with offers
S_PURSE: Final = 2 * GOODS  # francs twice, loans
S_TURN: Final = S_PURSE + 3  # moves, decides, must take an offer
S_WORKER: Final = S_TURN + 3  # at home, and on which card
S_SHIPS: Final = S_WORKER + 2
S_ESTATE: Final = S_SHIPS + SHIP_KINDS  # kinds of cards, hammers, fishers, all cards
S_SECRETS: Final = S_ESTATE + 9  # how many cards it knows, holds and has pawned
S_MEANS: Final = S_SECRETS + 3  # food, energy, hunger, score
SEAT_SIZE: Final = S_MEANS + 4

# Bounds
ROUNDS: Final = 20.0
MANY: Final = 32  # goods
FEW: Final = 4
MUCH: Final = 128  # francs
LITTLE: Final = 8
MEAL: Final = 40
SUM: Final = 64  # of a payment
LOW: Final = 100.0  # debts at which a score is 0
SPAN: Final = 500.0  # from there to the score that is 1


def size(players: i64) -> i64:
    """How many numbers a seat is shown at a table of so many."""
    return SEATS + players * SEAT_SIZE


def fill(state: State, seat: i64, out: vec[float]) -> None:
    """Write down what a seat may know; all numbers of `out` are zero before."""
    fill_time(state, out)
    fill_quay(state, out)
    fill_stack(state, seat, out)
    fill_question(state, out)
    fill_piles(state, out)
    for other in range(state.players):
        distance = (other - seat + state.players) % state.players
        fill_seat(state, other, SEATS + distance * SEAT_SIZE, out)
    fill_standing(state, seat, out)
    fill_specials(state, seat, out)


def part(number: i64, bound: i64) -> float:
    """A count as its part of a bound."""
    if number <= 0:
        return 0.0
    return 1.0 if number >= bound else float(number) / float(bound)


def ordinal(card: i64) -> float:
    """A card as one number; 0 for none."""
    return float(card + 1) / float(CARD_ROOM)


def fill_time(state: State, out: vec[float]) -> None:
    """Where the game is, and what this round and the next bring."""
    row = state.row
    rounds = state.rules.rounds
    at = row[ROUND] - 1
    out[TIME] = float(row[ROUND]) / ROUNDS
    out[TIME + 1] = float(rounds.count - row[ROUND]) / ROUNDS
    out[TIME + 2] = part(row[TURN], 7)
    out[TIME + 3 + row[STAGE]] = 1.0
    out[TIME + 12] = float(row[LAST])
    out[TIME + 13] = 1.0 if state.rules.variant == "short" else 0.0
    out[TIME + 14] = 1.0 if state.rules.expert else 0.0
    out[TIME + 15] = part(row[MAINS], 2)
    out[TIME + 16] = float(row[SOLD])
    out[TIME + 17] = float(row[WINDED])
    out[TIME + 18] = float(rounds.harvest[at])
    out[TIME + 19] = float(rounds.town[at]) / 2.0
    out[TIME + 20] = part(rounds.food[at], MEAL)
    if at + 1 < rounds.count:
        out[TIME + 21] = part(rounds.food[at + 1], MEAL)
    out[TIME + 22] = ordinal(row[PICKET] - 1)


def fill_quay(state: State, out: vec[float]) -> None:
    """Offers, the tiles that are known, and the ships for sale."""
    row = state.row
    for offer in range(i64(OFFERS)):
        out[QUAY + offer] = part(row[OFFER + offer], MANY)
        out[QUAY + OFFERS + offer] = part(row[OFFER + offer], FEW)
    for slot in range(row[SHOWN]):
        wait = (slot - row[TURN] + TILES) % TILES
        out[NEXT_TILES + row[TILE + slot]] = float(TILES - wait) / float(TILES)
    for kind in range(i64(SHIP_KINDS)):
        left = row[STACKS + kind]
        if left > 0:
            out[HARBOUR + kind] = part(left, 10)
            out[HARBOUR + SHIP_KINDS + kind] = part(
                state.rules.ships.value[state.top_ship(kind)], 40
            )
    out[HARBOUR + 8] = float(row[MODERN] & 1)
    out[HARBOUR + 9] = float(row[MODERN] >> 1 & 1)


def fill_stack(state: State, seat: i64, out: vec[float]) -> None:
    """The special stack as far as the seat knows it.

    When somebody may have swapped the top two, the cards known of them stand by number.
    """
    row = state.row
    known = state.of(seat, KNOWN)
    left = row[SPECIALS]
    out[STACK] = part(left, SLOTS)
    unsure = state.of(seat, FUZZY) == 1 and left >= 2
    if unsure:
        out[STACK + 1] = 1.0
    if known == 0:
        return
    for slot in range(left):
        if known >> slot & 1:
            out[STACK + 2 + slot] = ordinal(row[SPECIAL + slot])
            fill_extra(row[SPECIAL + slot], 0, 0.25, out)
    if unsure:
        first = out[STACK + 2]
        second = out[STACK + 3]
        if first == 0.0 or (second != 0.0 and second < first):
            out[STACK + 2] = second
            out[STACK + 3] = first


def fill_question(state: State, out: vec[float]) -> None:
    """What is asked: its kind, the card behind it, and what is due; see layout.py."""
    row = state.row
    if row[DEPTH] == 0:
        return
    kind = state.field(F_KIND)
    out[QUESTION + kind - 1] = 1.0
    out[QUESTION + 8] = ordinal(state.card_behind())
    out[QUESTION + 9] = part(row[DEPTH], 12)
    out[QUESTION + 10] = part(state.field(F_BASE), SUM)
    if kind == D_USE:
        fill_use(state, out)
    elif kind == D_PAY:
        out[QUESTION + 11] = part(state.field(PAY_DUE), SUM)
        out[QUESTION + 12] = part(state.field(PAY_UNIT), 2)
        out[ASKED + token(state.field(PAY_UNIT), state.field(F_STEP))] = 1.0
    elif kind == D_DEBT:
        out[QUESTION + 11] = part(state.field(DEBT_DUE), SUM)
    elif kind == D_SUBSTITUTE:
        out[QUESTION + 11] = part(state.field(SUBSTITUTE_DUE), SUM)
        out[ASKED + state.field(F_CARD)] = 1.0
    elif kind == D_GIVE:
        out[QUESTION + 11] = part(state.field(GIVE_LEAST), SUM)
        out[QUESTION + 12] = part(state.field(GIVE_MOST), SUM)
        fill_goods(state, out)
    elif kind == D_RECEIVE:
        out[QUESTION + 11] = part(state.field(RECEIVE_TOKENS), SUM)
        out[QUESTION + 12] = part(state.field(RECEIVE_VALUE), SUM)
        fill_goods(state, out)


def fill_use(state: State, out: vec[float]) -> None:
    """How far the use of a card has come."""
    out[QUESTION + 11] = part(state.field(F_A), SUM)
    out[QUESTION + 12] = part(state.field(F_B), SUM)
    out[QUESTION + 13] = part(state.field(F_STEP), 16)
    for at in range(i64(8)):
        out[OWN_USE + at] = part(state.field(F_X + at), SUM)


def fill_goods(state: State, out: vec[float]) -> None:
    """The good that is asked for, and those to choose from."""
    out[ASKED + state.field(GOOD_ASKED)] = 1.0
    goods = state.field(GOODS_ALLOWED)
    for good in range(i64(GOODS)):
        if goods >> good & 1:
            out[ALLOWED + good] = 1.0


def fill_piles(state: State, out: vec[float]) -> None:
    """How near to the top a building lies in its pile; 1 is on top."""
    row = state.row
    for pile in range(i64(3)):
        left = row[PILES + pile]
        for at in range(left):
            card = row[PILE + pile * PILE_ROOM + at]
            near = float(PILE_ROOM - left + at + 1) / float(PILE_ROOM)
            if card < STANDARD:
                out[BUILDINGS + card * BUILDING_SIZE + 3] = near
            else:
                fill_extra(card, 1, 0.125, out)


def fill_extra(card: i64, column: i64, value: float, out: vec[float]) -> None:
    """A number of a card that is no standard building."""
    if card >= STANDARD:
        out[EXTRAS + (card - STANDARD) * EXTRA_SIZE + column] = value


def fill_seat(state: State, other: i64, at: i64, out: vec[float]) -> None:
    """What everybody sees of a seat; cards are added to its score by `fill_standing`."""
    for good in range(i64(GOODS)):
        number = state.has(other, good)
        if number > 0:
            out[at + S_GOODS + good] = part(number, MANY)
            out[at + S_GOODS + GOODS + good] = part(number, FEW)
    francs = state.francs(other)
    loans = state.loans(other)
    out[at + S_PURSE] = part(francs, MUCH)
    out[at + S_PURSE + 1] = part(francs, LITTLE)
    out[at + S_PURSE + 2] = part(loans, 10)
    row = state.row
    if row[MOVER] == other:
        out[at + S_TURN] = 1.0
    if row[DEPTH] > 0 and state.field(F_SEAT) == other:
        out[at + S_TURN + 1] = 1.0
    out[at + S_TURN + 2] = float(row[PICKETED] >> other & 1)
    fill_worker(state.worker(other), at, out)
    points = francs - LOAN_AT_END * loans + fill_ships(state, other, at, out)
    for kind in range(i64(SHIP) + 1):
        out[at + S_ESTATE + kind] = part(state.kinds(other, kind), 10)
    out[at + S_ESTATE + 6] = part(state.of(other, HAMMERS), 8)
    out[at + S_ESTATE + 7] = part(state.of(other, FISHERS), 8)
    out[at + S_ESTATE + 8] = part(state.of(other, ESTATE), 24)
    out[at + S_SECRETS] = part(members(state.of(other, KNOWN)), SLOTS)
    out[at + S_SECRETS + 1] = part(hand_size(state, other), 3)
    out[at + S_SECRETS + 2] = part(members(state.of(other, PAWNED)), GOODS)
    out[at + S_MEANS] = part(food(state, other), SUM)
    out[at + S_MEANS + 1] = part(energy(state, other), SUM)
    if row[LAST] == 0:
        out[at + S_MEANS + 2] = part(hunger(state, other), MEAL)
    out[at + S_MEANS + 3] = (float(points) + LOW) / SPAN


def fill_worker(card: i64, at: i64, out: vec[float]) -> None:
    """Where a worker stands, with the seat and with the building."""
    if card < 0:
        out[at + S_WORKER] = 1.0
        return
    out[at + S_WORKER + 1] = ordinal(card)
    if card < STANDARD:
        out[BUILDINGS + card * BUILDING_SIZE + 4] = 1.0


def fill_ships(state: State, other: i64, at: i64, out: vec[float]) -> i64:
    """The ships of a seat by kind; what they are worth."""
    if state.of(other, FLEET) == 0:
        return 0
    ships = state.rules.ships
    total: i64 = 0
    for type in range(i64(len(ships.value))):
        number = state.ships(other, type)
        if number > 0:
            total += number * ships.value[type]
            out[at + S_SHIPS + ships.kind[type]] += float(number) / 10.0
    return total


def hand_size(state: State, other: i64) -> i64:
    """How many cards of the Construction Site a seat holds."""
    count: i64 = 0
    for slot in range(i64(3)):
        if state.of(other, HAND + slot) >= 0:
            count += 1
    return count


def members(found: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while found != 0:
        count += found & 1
        found >>= 1
    return count


def fill_standing(state: State, seat: i64, out: vec[float]) -> None:
    """Whose the cards are that stand, and what they add to scores."""
    row = state.row
    cards = state.rules.cards
    players = state.players
    for slot in range(state.standing, state.standing + row[STANDINGS]):
        card = row[slot]
        place = state.where(card)
        if place < IN_TOWN:
            distance = (place - seat + players) % players
            points = cards.value[card] + bonus(state, place, card)
            out[SEATS + distance * SEAT_SIZE + S_MEANS + 3] += float(points) / SPAN
            if card >= STANDARD:
                fill_extra(card, 0 if distance == 0 else 1, 1.0 if distance == 0 else 0.5, out)
            elif distance == 0:
                out[BUILDINGS + card * BUILDING_SIZE] = 1.0
            else:
                out[BUILDINGS + card * BUILDING_SIZE + 1] = float(distance) / float(players - 1)
        else:
            there = 0.75 if place == JUST_SOLD else 1.0
            if card < STANDARD:
                out[BUILDINGS + card * BUILDING_SIZE + 2] = there
            else:
                fill_extra(card, 1, there, out)
    for distance in range(players):
        at = SEATS + distance * SEAT_SIZE + S_MEANS + 3
        out[at] = min(max(out[at], 0.0), 1.0)


def fill_specials(state: State, seat: i64, out: vec[float]) -> None:
    """Special cards that wait: in the own hand, beside the piles, or for somebody to get iron."""
    for slot in range(i64(3)):
        card = state.of(seat, HAND + slot)
        if card >= 0 and state.where(card) == IN_HAND + seat:
            fill_extra(card, 0, 0.5, out)
    waiting = state.rules.waiting
    for at in range(i64(len(waiting))):
        if state.where(waiting[at]) == WAITING:
            fill_extra(waiting[at], 1, 0.25, out)
    if state.row[LOOSE] == 1 and state.car >= 0:
        fill_extra(state.car, 1, 0.25, out)
