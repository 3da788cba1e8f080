"""What a learner is shown of Craftsmen: what one seat may know, as a row of numbers from 0 to 1.

Seats are counted from the one that looks, so that every seat sees itself first. A count is divided
by a bound that it hardly ever passes, and never exceeds 1. What each number means is said in
observation_guide.py; learned networks depend on both, see `kontor.envs.versions`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.craftsmen.capital import held, worth
from kontor.craftsmen.dealing import is_known
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    CAPITAL,
    CARDS,
    CARGOES,
    FINAL_GOODS,
    FINALS,
    FIRST_OF,
    GOODS,
    RAW,
    SHIPS,
    STORED,
    YEARS,
)
from kontor.craftsmen.layout import (
    BID_ALL,
    BID_CARD,
    BID_LEADER,
    BID_OUT,
    BID_TO_BEAT,
    BUILD_DONE,
    BUILD_OWED,
    BUILDINGS,
    BUILT,
    CHANGED,
    CHANGES,
    CHOSEN,
    CRAFT_LEFT,
    CRAFT_TOKENS,
    D_BID,
    D_BUILD,
    D_CRAFT,
    D_DISCARD,
    D_FEE,
    D_INVEST,
    D_LOOK,
    D_NOTARY,
    D_PAY,
    D_PUT,
    D_SHIP,
    D_TRADE,
    DECISIONS,
    DECK_SIZES,
    DEPTH,
    DISCARD_DUE,
    DISCARDS,
    F_DISC,
    F_KIND,
    F_SEAT,
    F_STEP,
    FEE_OWNER,
    FRAME,
    GRANARY,
    GUILD,
    HAND,
    HELPERS,
    HOLD,
    KNOWERS,
    LOOK_FIRST,
    LOOK_KIND,
    LOOK_SECOND,
    LOOKS,
    MARKET,
    OPEN,
    OPEN_CAPITAL,
    ORDER,
    PASSED,
    PAY_COLOURS,
    PAY_DUE,
    PICTURE,
    PRIVILEGE,
    PRIVILEGES,
    PUT_GOOD,
    PUT_MARKET,
    QUEUE,
    QUEUE_SIZE,
    READY,
    SEASON,
    SHIP_GOOD,
    SHOWN,
    SOURCES,
    STACK_SIZE,
    STAGE,
    TAKEN_BONUS,
    TRADE_GOOD,
    USED,
    WANTED,
    WORK,
    WORKS,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.scoring import total
from kontor.craftsmen.state import State

GUILD_COUNT: Final = 6
COLOUR_COUNT: Final = 4
STAGES: Final = 10
DISCS: Final = GUILD_COUNT * QUEUE_SIZE
INPUTS: Final = FINALS  # raw goods and half-products
SOURCE_COUNT: Final = 9

# Where each group begins
TIME: Final = 0  # year, season, stage, guild
POOL: Final = YEARS + 4 + STAGES + GUILD_COUNT  # tokens and cards that are left
CAPITAL_OPEN: Final = POOL + 8  # by kind of capital card
CAPITAL_GONE: Final = CAPITAL_OPEN + CAPITAL  # in the discard pile
BONUS: Final = CAPITAL_GONE + CAPITAL  # by final good: free, and own
QUEUES: Final = BONUS + 2 * FINAL_GOODS  # by guild and place: own, another's, used
STORES: Final = QUEUES + 3 * DISCS  # by half-product and field: own, not own
HOLDS: Final = STORES + 4 * STORED  # by ship and cargo: own, others', of two
OWN_CAPITAL: Final = HOLDS + 2 * SHIPS * CARGOES  # the hand, and what it is worth
CARD: Final = OWN_CAPITAL + CAPITAL + 1  # building cards
CARD_SIZE: Final = 3
QUESTION: Final = CARD + CARD_SIZE * CARDS  # kind of question, then what is due
DUE: Final = QUESTION + DECISIONS - 1
ASKED: Final = DUE + 10  # the good, or the type of the building, that it is about
COLOURS_DUE: Final = ASKED + GOODS  # in which it can be paid
PICKED: Final = COLOURS_DUE + COLOUR_COUNT  # capital cards that the own seat has chosen so far
SEATS: Final = PICKED + CAPITAL

# A seat's part
S_TURN: Final = 0  # decides, has passed, changed the order, place in it, leads and left an auction
S_TOKENS: Final = 7  # market, privileges, works, helpers, used helpers
S_CARDS: Final = S_TOKENS + 5  # capital cards, and unseen building cards of each deck
S_BUILT: Final = S_CARDS + 4  # by type
S_WANTED: Final = S_BUILT + GOODS  # by raw good and half-product
S_READY: Final = S_WANTED + INPUTS  # by type that needs something
S_STREET: Final = S_READY + GOODS - RAW  # its length, and the colours at both ends
S_SCORE: Final = S_STREET + 1 + 4 * COLOUR_COUNT  # all points, and where they are from
SEAT_SIZE: Final = S_SCORE + 1 + SOURCE_COUNT

# Bounds
POINTS: Final = 200.0
SOURCE_POINTS: Final = 100.0
SUM: Final = 32  # of a payment


def size(players: i64) -> i64:
    """How many numbers a seat is shown at a table of so many."""
    return SEATS + players * SEAT_SIZE


def fill(state: State, seat: i64, out: vec[float]) -> None:
    """Write down what a seat may know; all numbers of `out` are zero before."""
    fill_time(state, out)
    fill_piles(state, out)
    fill_bonuses(state, seat, out)
    fill_queues(state, seat, out)
    fill_stores(state, seat, out)
    fill_holds(state, seat, out)
    fill_hand(state, seat, out)
    fill_cards(state, seat, out)
    for other in range(state.players):
        distance = (other - seat + state.players) % state.players
        fill_seat(state, other, SEATS + distance * SEAT_SIZE, out)
    fill_question(state, seat, out)


def part(number: i64, bound: i64) -> float:
    """A count as its part of a bound."""
    if number <= 0:
        return 0.0
    return 1.0 if number >= bound else float(number) / float(bound)


def away(state: State, other: i64, seat: i64) -> float:
    """How far another seat sits from the one that looks: the last one is at 1."""
    players = state.players
    return float((other - seat + players) % players) / float(players - 1)


def fill_time(state: State, out: vec[float]) -> None:
    """Where the game is."""
    row = state.row
    out[TIME + min(row[YEAR], i64(YEARS) - 1)] = 1.0
    out[TIME + YEARS + row[SEASON]] = 1.0
    out[TIME + YEARS + 4 + row[STAGE]] = 1.0
    out[TIME + YEARS + 4 + STAGES + row[GUILD]] = 1.0


def fill_piles(state: State, out: vec[float]) -> None:
    """Tokens in the pool, and the piles as everybody sees them."""
    row = state.row
    out[POOL] = part(row[PRIVILEGES], 10)
    out[POOL + 1] = part(row[WORKS], 10)
    out[POOL + 2] = part(row[CHANGES], 3)
    out[POOL + 3] = part(row[STACK_SIZE], 48)
    for kind in range(i64(3)):
        out[POOL + 4 + kind] = part(row[DECK_SIZES + kind], 24)
    out[POOL + 7] = part(row[LOOKS], 16)
    for slot in range(i64(2)):
        kind = row[OPEN_CAPITAL + slot]
        if kind >= 0:
            out[CAPITAL_OPEN + kind] += 0.5
    for kind in range(i64(CAPITAL)):
        out[CAPITAL_GONE + kind] = part(row[DISCARDS + kind], 6)


def fill_bonuses(state: State, seat: i64, out: vec[float]) -> None:
    """Bonus tokens that are free, and those that are own."""
    for good in range(i64(FINAL_GOODS)):
        owner = state.row[TAKEN_BONUS + good]
        if owner == 0:
            out[BONUS + 2 * good] = 1.0
        elif owner == seat + 1:
            out[BONUS + 2 * good + 1] = 1.0


def fill_queues(state: State, seat: i64, out: vec[float]) -> None:
    """Whose discs lie in the queues, and which of them used a privilege."""
    row = state.row
    for guild in range(i64(GUILD_COUNT)):
        used = row[PICTURE + guild]
        for place in range(i64(QUEUE_SIZE)):
            owner = row[QUEUE + guild * QUEUE_SIZE + place]
            if owner > 0:
                at = QUEUES + 3 * (guild * QUEUE_SIZE + place)
                if owner == seat + 1:
                    out[at] = 1.0
                else:
                    out[at + 1] = away(state, owner - 1, seat)
                out[at + 2] = float(used >> place & 1)


def fill_stores(state: State, seat: i64, out: vec[float]) -> None:
    """Markers in the granary."""
    for field in range(i64(2 * STORED)):
        marker = state.row[GRANARY + field]
        if marker == seat + 1:
            out[STORES + 2 * field] = 1.0
        elif marker > 0:
            out[STORES + 2 * field + 1] = 1.0


def fill_holds(state: State, seat: i64, out: vec[float]) -> None:
    """Markers on the ships."""
    for cargo in range(i64(SHIPS * CARGOES)):
        markers = state.row[HOLD + cargo]
        while markers > 0:
            marker = markers & 7
            if marker == seat + 1:
                out[HOLDS + 2 * cargo] += 0.5
            elif marker > 0:
                out[HOLDS + 2 * cargo + 1] += 0.5
            markers >>= 3


def fill_hand(state: State, seat: i64, out: vec[float]) -> None:
    """The capital cards of the own hand."""
    hand = state.capital(seat)
    for kind in range(i64(CAPITAL)):
        out[OWN_CAPITAL + kind] = part(held(hand, kind), 4)
    out[OWN_CAPITAL + CAPITAL] = part(worth(hand), 48)


def fill_cards(state: State, seat: i64, out: vec[float]) -> None:
    """Building cards: in the own hand, seen with others, open or known in a deck."""
    row = state.row
    for kind in range(i64(BASIC), i64(ADVANCED) + 1):
        first = CARD + CARD_SIZE * FIRST_OF[kind]
        for other in range(state.players):
            own = other == seat
            cards = state.of(other, (HAND if own else SHOWN) + kind - 1)
            at = first
            while cards != 0:
                if cards & 1:
                    out[at if own else at + 1] = 1.0 if own else away(state, other, seat)
                cards >>= 1
                at += CARD_SIZE
        left = state.deck_size(kind)
        for place in range(left):
            entry = state.deck_entry(kind, place)
            if entry >= KNOWERS and is_known(entry, seat):
                near = 0.5 / float(left - place)
                out[CARD + CARD_SIZE * (entry % KNOWERS) + 2] = near
    for slot in range(i64(6)):
        if row[OPEN + slot] >= 0:
            out[CARD + CARD_SIZE * row[OPEN + slot] + 2] = 1.0


def fill_seat(state: State, other: i64, at: i64, out: vec[float]) -> None:
    """What everybody sees of a seat."""
    row = state.row
    if row[DEPTH] > 0 and state.field(F_SEAT) == other:
        out[at + S_TURN] = 1.0
    out[at + S_TURN + 1] = float(row[PASSED] >> other & 1)
    out[at + S_TURN + 2] = float(state.of(other, CHANGED))
    for place in range(state.players):
        if row[ORDER + place] == other:
            out[at + S_TURN + 3] = float(place) / float(state.players - 1)
    out[at + S_TOKENS] = part(state.of(other, MARKET), 3)
    out[at + S_TOKENS + 1] = part(state.of(other, PRIVILEGE), 3)
    out[at + S_TOKENS + 2] = part(state.of(other, WORK), 3)
    out[at + S_TOKENS + 3] = part(state.of(other, HELPERS), 5)
    out[at + S_TOKENS + 4] = part(state.of(other, USED), 5)
    out[at + S_CARDS] = part(state.cards_held(other), 12)
    for kind in range(i64(3)):
        unseen = state.of(other, HAND + kind) & ~state.of(other, SHOWN + kind)
        out[at + S_CARDS + 1 + kind] = part(members(unseen), 8)
    mark(state.of(other, BUILT), at + S_BUILT, out)
    mark(state.of(other, WANTED), at + S_WANTED, out)
    mark(state.of(other, READY) >> RAW, at + S_READY, out)
    fill_street(state, other, at, out)
    out[at + S_SCORE] = min(max(float(total(state, other)) / POINTS, 0.0), 1.0)
    for source in range(i64(SOURCE_COUNT)):
        points = float(state.of(other, SOURCES + source)) / SOURCE_POINTS
        out[at + S_SCORE + 1 + source] = min(max(points, 0.0), 1.0)


def fill_street(state: State, other: i64, at: i64, out: vec[float]) -> None:
    """How long a street is, and which colours its ends show, above and below."""
    count = state.of(other, BUILDINGS)
    out[at + S_STREET] = part(count, 24)
    if count > 0:
        values = state.values
        left = state.end_card(other, True)
        right = state.end_card(other, False)
        out[at + S_STREET + 1 + values.top[left]] = 1.0
        out[at + S_STREET + 1 + COLOUR_COUNT + values.bottom[left]] = 1.0
        out[at + S_STREET + 1 + 2 * COLOUR_COUNT + values.top[right]] = 1.0
        out[at + S_STREET + 1 + 3 * COLOUR_COUNT + values.bottom[right]] = 1.0


def members(found: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while found != 0:
        count += found & 1
        found >>= 1
    return count


def mark(found: i64, at: i64, out: vec[float]) -> None:
    """Write 1 for each member of a set."""
    while found != 0:
        if found & 1:
            out[at] = 1.0
        found >>= 1
        at += 1


def fill_question(state: State, seat: i64, out: vec[float]) -> None:
    """What is asked; what others choose among their own cards is nobody's business."""
    row = state.row
    if row[DEPTH] == 0:
        return
    kind = state.field(F_KIND)
    own = state.field(F_SEAT) == seat
    out[QUESTION + kind - 1] = 1.0
    out[DUE + 1] = 1.0 if state.has_privilege() else 0.0
    out[DUE + 2] = part(row[FRAME + F_DISC] + 1, QUEUE_SIZE)
    if kind == D_BID:
        fill_auction(state, seat, out)
    elif kind == D_FEE:
        if state.field(FEE_OWNER) != seat:
            out[DUE] = away(state, state.field(FEE_OWNER), seat)
    elif kind == D_LOOK:
        out[DUE + 3 + state.field(LOOK_KIND)] = 1.0
    else:
        fill_sum(state, kind, out)
        fill_good(state, kind, out)
    if kind == D_TRADE or kind == D_NOTARY or kind == D_BID or own:
        out[DUE + 7] = part(state.field(F_STEP), 4)
    if own:
        fill_choices(state, kind, out)


def fill_sum(state: State, kind: i64, out: vec[float]) -> None:
    """What is to be paid, discarded or worked."""
    if kind == D_PAY:
        out[DUE] = part(state.field(PAY_DUE), SUM)
        mark(state.field(PAY_COLOURS), COLOURS_DUE, out)
    elif kind == D_DISCARD:
        out[DUE] = part(state.field(DISCARD_DUE), SUM)
    elif kind == D_BUILD:
        out[DUE] = part(state.field(BUILD_OWED), SUM)
        out[DUE + 3] = part(state.field(BUILD_DONE), 4)
    elif kind == D_CRAFT:
        out[DUE] = part(state.field(CRAFT_LEFT), SUM)
        out[DUE + 3] = float(state.field(CRAFT_TOKENS))


def fill_good(state: State, kind: i64, out: vec[float]) -> None:
    """The good that is put away, shipped or bought."""
    if kind == D_PUT:
        out[ASKED + state.field(PUT_GOOD)] = 1.0
        out[DUE + 3] = float(state.field(PUT_MARKET))
    elif kind == D_SHIP:
        out[ASKED + state.field(SHIP_GOOD)] = 1.0
    elif kind == D_TRADE and state.field(F_STEP) > 0:
        out[ASKED + state.field(TRADE_GOOD)] = 1.0


def fill_auction(state: State, seat: i64, out: vec[float]) -> None:
    """An auction: what is sold, for how much, and who is still in it."""
    out[DUE] = part(state.field(BID_TO_BEAT), SUM)
    out[ASKED + state.values.type[state.field(BID_CARD)]] = 1.0
    players = state.players
    for other in range(players):
        at = SEATS + SEAT_SIZE * ((other - seat + players) % players) + S_TURN
        if state.field(BID_LEADER) == other:
            out[at + 4] = 1.0
        out[at + 5] = float(state.field(BID_OUT) >> other & 1)
        out[at + 6] = part(state.field(BID_ALL) >> 6 * other & 63, SUM)


def fill_choices(state: State, kind: i64, out: vec[float]) -> None:
    """Cards that the own seat has chosen so far."""
    if kind == D_PAY or kind == D_DISCARD or kind == D_INVEST:
        chosen = state.field(CHOSEN)
        for capital in range(i64(CAPITAL)):
            out[PICKED + capital] = part(held(chosen, capital), 4)
    elif kind == D_LOOK:
        out[DUE + 8] = part(state.field(LOOK_FIRST) + 1, CARDS)
        out[DUE + 9] = part(state.field(LOOK_SECOND) + 1, CARDS)
