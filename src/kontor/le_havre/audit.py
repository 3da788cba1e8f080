"""What must hold in every position of Le Havre, looked at inside the compiled module."""

from mypy_extensions import i64

from kontor.core.auditing import audit_answers, audit_frames
from kontor.le_havre.actions import BOUND
from kontor.le_havre.flow import answers
from kontor.le_havre.game import Game
from kontor.le_havre.goods import FRANCS, OFFERS, SHIP
from kontor.le_havre.layout import (
    DEPTH,
    ESTATE,
    FISHERS,
    FLEET,
    FRAME,
    FRAME_SIZE,
    HAMMERS,
    KIND,
    LOANS,
    OFFER,
    PILE,
    PILE_ROOM,
    PILES,
    POWERS,
    SEAT,
    SHIP_TYPES,
    STACK,
    STACK_ROOM,
    STACKS,
    STANDINGS,
)
from kontor.le_havre.scoring import breakdown, wealth


def audit(state: Game) -> str:
    """What is wrong in a position; nothing as a rule."""
    for seat in range(state.players):
        found = audit_seat(state, seat)
        if found:
            return found
    return audit_cards(state) or audit_harbour(state) or audit_question(state)


def audit_seat(state: Game, seat: i64) -> str:
    """Nothing is negative, and what is counted as it goes is what there is."""
    for good in range(i64(FRANCS) + 1):
        if state.has(seat, good) < 0:
            return "a seat has less than nothing of a good"
    if state.of(seat, LOANS) < 0:
        return "a seat has less than no loan"
    ships: i64 = 0
    for type in range(i64(SHIP_TYPES)):
        if state.ships(seat, type) < 0:
            return "a seat has less than no ship"
        ships += state.ships(seat, type)
    if ships != state.of(seat, FLEET):
        return "the ships of a seat are not its fleet"
    return audit_estate(state, seat)


def audit_estate(state: Game, seat: i64) -> str:
    """Cards by kind, hammers, fishers, powers and wealth."""
    cards = state.rules.cards
    for kind in range(i64(SHIP) + 1):
        if count_own(state, seat, kind) != state.of(seat, KIND + kind):
            return "the cards of a kind are not what was counted"
    own: i64 = 0
    hammers: i64 = 0
    fishers: i64 = 0
    for at in range(state.standing, state.standing + state.row[STANDINGS]):
        card = state.row[at]
        if state.where(card) == seat:
            own += 1
            hammers += cards.hammers[card]
            fishers += cards.fishers[card]
    if own != state.of(seat, ESTATE):
        return "the cards of a seat are not what was counted"
    if hammers != state.of(seat, HAMMERS) or fishers != state.of(seat, FISHERS):
        return "hammers or fishers are not what was counted"
    if state.powers_without(seat, -1) != state.of(seat, POWERS):
        return "the powers of a seat are not those of its cards"
    if sum(breakdown(state, int(seat)).values()) != wealth(state, seat):
        return "the parts of a score are not the score"
    return ""


def count_own(state: Game, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat has."""
    row = state.row
    count: i64 = 0
    for at in range(state.standing, state.standing + row[STANDINGS]):
        if state.where(row[at]) == seat and state.rules.cards.kind[row[at]] == kind:
            count += 1
    return count


def audit_cards(state: Game) -> str:
    """Standing cards are listed once, in order, and no others are."""
    row = state.row
    before: i64 = -1
    for at in range(state.standing, state.standing + row[STANDINGS]):
        if row[at] <= before:
            return "the standing cards are not in order"
        before = row[at]
        if not state.is_standing(before):
            return "a card is listed that does not stand"
    standing: i64 = 0
    for card in range(state.rules.cards.count):
        if state.is_standing(card):
            standing += 1
    return "" if standing == row[STANDINGS] else "a card stands that is not listed"


def audit_harbour(state: Game) -> str:
    """Offers, piles and stacks have no debts and no leftovers."""
    row = state.row
    for offer in range(i64(OFFERS)):
        if row[OFFER + offer] < 0:
            return "an offer is less than nothing"
    for pile in range(i64(3)):
        for at in range(row[PILES + pile], i64(PILE_ROOM)):
            if row[PILE + pile * PILE_ROOM + at] != 0:
                return "something lies above a pile"
    for kind in range(i64(4)):
        for at in range(row[STACKS + kind], i64(STACK_ROOM)):
            if row[STACK + kind * STACK_ROOM + at] != 0:
                return "something lies above a stack of ships"
    return ""


def audit_question(state: Game) -> str:
    """What is asked has answers, each once, and the same when it is asked anew."""
    depth = state.row[DEPTH]
    found = audit_frames(state.row, depth, i64(FRAME), i64(FRAME_SIZE), i64(SEAT))
    if found or depth == 0:
        return found
    return audit_answers(answers(state), answers(state.copy()), i64(BOUND))
