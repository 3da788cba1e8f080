"""Everything that touches hidden information: what a seat may see, and what it may imagine."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.craftsmen.capital import cards_in, held, of_colours, unit, worth
from kontor.craftsmen.decisions.auction import last_bid
from kontor.craftsmen.decisions.crafts import points_left
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    CAPITAL,
    COLOURS,
    FIRST_OF,
    GOOD_NAMES,
    KIND_NAMES,
    bit,
)
from kontor.craftsmen.hands import in_order
from kontor.craftsmen.layout import (
    ALL,
    BLURRED,
    CHANCE,
    D_BID,
    D_BUILD,
    D_CRAFT,
    D_DISCARD,
    D_FEE,
    D_INVEST,
    D_LOOK,
    D_PAY,
    D_PUT,
    D_SHIP,
    D_TRADE,
    DECK,
    DECK_ROOM,
    DEPTH,
    DISCARDS,
    F_A,
    F_B,
    F_C,
    F_D,
    F_E,
    F_KIND,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_SIZE,
    HAND,
    KNOWERS,
    OPEN_CAPITAL,
    SHOWN,
    STACK,
    STACK_SIZE,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.layout import CAPITAL as HAND_OF
from kontor.craftsmen.position import board, deck, hand_names
from kontor.craftsmen.scoring import breakdown, total
from kontor.craftsmen.state import State

QUESTIONS: tuple[str, ...] = (
    "none", "exchange", "sawmill", "send", "fee", "bank", "discard", "build", "pay", "notary",
    "look", "bid", "craft", "put", "ship", "sale", "trade", "town_hall", "invest",
)  # fmt: skip
SECRETS: tuple[str, ...] = ("seed", "chance", "stack", "known", "blurred")
TRIES: Final = 64

# -- what a seat sees --------------------------------------------------------------------------


def view(state: State, seat: i64) -> dict[str, Any]:
    """The table as one seat sees it; seat -1 is a spectator."""
    shown = board(state)
    for secret in SECRETS:
        del shown[secret]
    shown["seat"] = int(state.decider()) if state.v[DEPTH] else None
    shown["question"] = question(state, seat)
    shown["stack"] = int(state.v[STACK_SIZE])
    shown["decks"] = {
        KIND_NAMES[kind]: deck_seen(state, seat, kind) for kind in range(BASIC, ADVANCED + 1)
    }
    shown["box"] = sawmills_left(shown["seats"], state)
    for other, row in enumerate(shown["seats"]):
        show_seat(state, other, row, other == seat)
    return shown


def deck_seen(state: State, seat: i64, kind: i64) -> list[str | None]:
    """The cards of a deck, top first: ids that the seat knows, None for the others."""
    cards = state.values.cards
    return [
        cards[entry % KNOWERS].id if is_known(entry, seat) else None for entry in deck(state, kind)
    ]


def is_known(entry: i64, seat: i64) -> bool:
    """Whether a seat knows what lies in this place of a deck."""
    seats = entry % BLURRED // KNOWERS
    return seats & ALL != 0 or (seat >= 0 and seats >> seat & 1 == 1)


def sawmills_left(rows: list[dict[str, Any]], state: State) -> list[str]:
    taken = {name for row in rows for name in row["row"]}
    return [card.id for card in state.values.cards[:6] if card.id not in taken]


def show_seat(state: State, seat: i64, row: dict[str, Any], own: bool) -> None:
    """Add what is public about a seat and hide its hand from the others."""
    row["capital_cards"] = len(row["capital"])
    hidden = [name for name in row["hand"] if name not in row["shown"]]
    kinds = [KIND_NAMES[state.values.kind[state.values.numbers[name]]] for name in hidden]
    row["unseen"] = {kind: kinds.count(kind) for kind in KIND_NAMES[1:] if kind in kinds}
    if own:
        row["worth"] = int(worth(state.capital(seat)))
    else:
        row["capital"] = None
        row["hand"] = row["shown"]
    row["score"] = int(total(state, seat))
    row["breakdown"] = breakdown(state, seat)
    del row["points"]


def question(state: State, seat: i64) -> dict[str, Any] | None:
    """What is asked now, and what is due; choices under way are shown to their seat only."""
    if state.v[DEPTH] == 0:
        return None
    kind = state.f(F_KIND)
    own = state.f(F_SEAT) == seat
    ids = [card.id for card in state.values.cards]
    asked: dict[str, Any] = {
        "kind": QUESTIONS[kind],
        "seat": int(state.f(F_SEAT)),
        "privilege": state.has_privilege(),
    }
    if kind == D_PAY:
        asked["due"] = int(state.f(F_A))
        asked["colours"] = [c for at, c in enumerate(COLOURS) if state.f(F_B) >> at & 1]
    elif kind == D_DISCARD:
        asked["cards"] = int(state.f(F_A))
    elif kind == D_BUILD:
        asked["owed"] = int(state.f(F_A))
        asked["built"] = int(state.f(F_B))
    elif kind == D_FEE:
        asked["owner"] = int(state.f(F_A))
        asked["points"] = int(state.values.fee[state.v[YEAR]])
    elif kind == D_BID:
        asked.update(auction(state, ids))
    elif kind == D_CRAFT:
        asked["work_points"] = int(points_left(state))
        asked["tokens"] = state.f(F_B) == 1
    elif kind == D_PUT or kind == D_SHIP or (kind == D_TRADE and state.f(F_STEP) > 0):
        asked["good"] = GOOD_NAMES[state.f(F_A)]
    elif kind == D_LOOK:
        asked["deck"] = KIND_NAMES[state.f(F_A)]
        if own:
            asked["shown"] = [ids[c] for c in (state.f(F_B), state.f(F_C)) if c >= 0]
            asked["step"] = int(state.f(F_STEP))
    if own and (kind == D_PAY or kind == D_DISCARD or kind == D_INVEST):
        asked["chosen"] = hand_names(state.f(F_C))
    return asked


def auction(state: State, ids: list[str]) -> dict[str, Any]:
    """The bids are public."""
    bids = [int(last_bid(state.f(F_E), seat)) for seat in range(state.players)]
    return {
        "card": ids[state.f(F_A)],
        "to_beat": int(state.f(F_B)),
        "bids": bids,
        "bidder": int(state.f(F_C)) if state.f(F_C) >= 0 else None,
        "out": [int(seat) for seat in range(state.players) if state.f(F_D) >> seat & 1],
        "mayor": state.f(F_STEP) == 2,
    }


# -- what a seat may imagine -------------------------------------------------------------------


def guess(state: State, seat: i64, seed: int) -> State:
    """A position that the seat cannot tell from the true one; hidden things are dealt anew."""
    twin = state.twin()
    chance = Chance(seed)
    forget_choices(twin, seat)
    deal_capital(twin, seat, chance)
    for kind in range(i64(BASIC), i64(ADVANCED) + 1):
        deal_cards(twin, seat, kind, chance)
    chance.keep(twin.v, CHANCE)
    return twin


def forget_choices(state: State, seat: i64) -> None:
    """Cards that others have chosen but not yet shown are chosen again."""
    for depth in range(state.v[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        kind = state.v[at + F_KIND]
        if state.v[at + F_SEAT] == seat:
            continue
        if kind == D_PAY or kind == D_DISCARD:
            state.v[at + F_C] = 0
            state.v[at + F_D] = 0
        elif kind == D_INVEST:
            state.v[at + F_C] = 0
            state.v[at + F_STEP] = 0
        elif kind == D_LOOK:
            state.v[at + F_STEP] = 0
            state.v[at + F_B] = -1
            state.v[at + F_C] = -1
            state.v[at + F_D] = 0
            state.v[at + F_E] = 0


# -- capital -----------------------------------------------------------------------------------


def deal_capital(state: State, seat: i64, chance: Chance) -> None:
    """Deal all capital cards that the seat does not see to the other hands and the stack."""
    hands = vec[i64]([0, 0, 0, 0, 0])
    found = False
    for _ in range(i64(TRIES)):
        pool = unseen_capital(state, seat)
        chance.shuffle(pool)
        found = try_hands(state, seat, pool, hands)
        if found:
            break
    if not found:
        hands = rich_hands(state, seat, chance)
    for other in range(state.players):
        if other != seat:
            state.put(other, HAND_OF, hands[other])
    rest = unseen_capital(state, seat)
    rest = without(rest, state, seat)
    chance.shuffle(rest)
    for at in range(i64(len(rest))):
        state.v[STACK + at] = rest[at]


def unseen_capital(state: State, seat: i64) -> vec[i64]:
    """Capital cards that are neither open nor discarded nor in the seat's own hand."""
    found = vec[i64]()
    for kind in range(i64(CAPITAL)):
        left = state.values.capital[kind] - state.v[DISCARDS + kind]
        for slot in range(i64(2)):
            if state.v[OPEN_CAPITAL + slot] == kind:
                left -= 1
        if seat >= 0:
            left -= held(state.capital(seat), kind)
        for _ in range(left):
            found = append(found, kind)
    return found


def without(pool: vec[i64], state: State, seat: i64) -> vec[i64]:
    """What is left of a pool after the other hands."""
    gone = vec[i64]([0] * CAPITAL)
    for other in range(state.players):
        if other != seat:
            for kind in range(i64(CAPITAL)):
                gone[kind] += held(state.capital(other), kind)
    found = vec[i64]()
    for at in range(i64(len(pool))):
        if gone[pool[at]] > 0:
            gone[pool[at]] -= 1
        else:
            found = append(found, pool[at])
    return found


def try_hands(state: State, seat: i64, pool: vec[i64], hands: vec[i64]) -> bool:
    """Deal the pool to the other hands; whether all of them can pay what they have promised."""
    at: i64 = 0
    for other in range(state.players):
        if other == seat:
            continue
        hand: i64 = 0
        for _ in range(state.cards_held(other)):
            hand += unit(pool[at])
            at += 1
        if worth(of_colours(hand, promised_colours(state, other))) < promised(state, other):
            return False
        hands[other] = hand
    return True


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


def rich_hands(state: State, seat: i64, chance: Chance) -> vec[i64]:
    """Hands for promises that a random deal hardly meets: many cards of few colours.

    Whoever has promised most chooses first. The true hands meet all promises, so that some deal
    does; they are used themselves only if none is found in many tries.
    """
    hands = vec[i64]([0, 0, 0, 0, 0])
    for _ in range(i64(TRIES)):
        pool = unseen_capital(state, seat)
        chance.shuffle(pool)
        left = vec[i64]([0] * CAPITAL)
        for at in range(i64(len(pool))):
            left[pool[at]] += 1
        done: i64 = 0
        fits = True
        while True:
            other = most_promised(state, seat, done)
            if other < 0:
                break
            done |= bit(other)
            hands[other] = rich_hand(state, other, left, chance)
            allowed = of_colours(hands[other], promised_colours(state, other))
            if worth(allowed) < promised(state, other):
                fits = False
        if fits:
            return hands
    for other in range(state.players):
        hands[other] = state.capital(other)
    return hands


def most_promised(state: State, seat: i64, done: i64) -> i64:
    best: i64 = -1
    for other in range(state.players):
        if other != seat and done >> other & 1 == 0:
            if best < 0 or promised(state, other) > promised(state, best):
                best = other
    return best


def rich_hand(state: State, seat: i64, left: vec[i64], chance: Chance) -> i64:
    """Colours in a random order, each taken from its best card down, until the promise is met;
    then anything."""
    colours = vec[i64]([0, 1, 2, 3])
    chance.shuffle(colours)
    allowed = promised_colours(state, seat)
    due = promised(state, seat)
    hand: i64 = 0
    for at in range(i64(4)):
        if allowed >> colours[at] & 1 == 0:
            continue
        kind = 3 * colours[at] + 2
        while kind >= 3 * colours[at]:
            full = cards_in(hand) == state.cards_held(seat)
            if full or worth(of_colours(hand, allowed)) >= due:
                break
            if left[kind] > 0:
                left[kind] -= 1
                hand += unit(kind)
            else:
                kind -= 1
    while cards_in(hand) < state.cards_held(seat):
        kind = chance.below(CAPITAL)
        if left[kind] > 0:
            left[kind] -= 1
            hand += unit(kind)
    return hand


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
        if is_known(entry, seat) or entry >= BLURRED:
            continue
        if state.values.house[entry % KNOWERS]:
            state.v[at] = entry - entry % KNOWERS + houses[housed]
            housed += 1
        else:
            state.v[at] = entry - entry % KNOWERS + plain[plains]
            plains += 1
    deal_blurred(state, seat, kind, joined(plain, plains, houses, housed), chance)


def deal_blurred(state: State, seat: i64, kind: i64, rest: vec[i64], chance: Chance) -> None:
    """What is left goes to the places of which the others do not know what they hold."""
    chance.shuffle(rest)
    drawn: i64 = 0
    first = DECK + (kind - 1) * DECK_ROOM
    for at in range(first, first + state.deck_size(kind)):
        entry = state.v[at]
        if entry >= BLURRED and not is_known(entry, seat):
            state.v[at] = entry - entry % KNOWERS + rest[drawn]
            drawn += 1


def joined(one: vec[i64], first: i64, other: vec[i64], second: i64) -> vec[i64]:
    """The ends of two rows of cards."""
    found = vec[i64]()
    for at in range(first, i64(len(one))):
        found = append(found, one[at])
    for at in range(second, i64(len(other))):
        found = append(found, other[at])
    return found


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
        if not is_known(entry, seat) and state.values.house[entry % KNOWERS] == house:
            found = append(found, entry % KNOWERS)
    return in_order(found)
