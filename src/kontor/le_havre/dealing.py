"""What a seat may imagine: whatever it cannot see is put in a fixed order and dealt anew."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.le_havre.goods import bit
from kontor.le_havre.layout import (
    FUZZY,
    HAND,
    IN_HAND,
    IN_STACK,
    KNOWN,
    RESERVE,
    RESERVE_ROOM,
    SHOWN,
    SPECIAL,
    SPECIALS,
    TILE,
)  # fmt: skip
from kontor.le_havre.setup import LAID_OUT
from kontor.le_havre.state import State
from kontor.le_havre.town import swap_known, swap_top

TILES: Final = 7


def guess(state: State, seat: i64, seed: int) -> State:
    """A position that the seat cannot tell from the true one; hidden things are dealt anew."""
    twin = State(state.rules.reseeded(seed), state.row[:])
    put_in_order(twin, seat)
    pool = unseen_specials(twin, seat)
    chance = Chance(seed)
    deal_tiles(twin, chance)
    blur_top(twin, seat, chance)
    chance.shuffle(pool)
    lay_specials(twin, seat, pool)
    return twin


# -- one order for all positions that the seat cannot tell apart -------------------------------


def put_in_order(state: State, seat: i64) -> None:
    """Sort what is hidden, so that the true order is gone; unseen cards are gathered by number."""
    sort_tiles(state)
    sort_top(state, seat)
    for other in range(state.players):
        if other != seat:
            state.put(other, KNOWN, lowest(state.of(other, KNOWN)))


def sort_tiles(state: State) -> None:
    """Tiles that lie face down rise by number."""
    row = state.row
    first = TILE + row[SHOWN]
    for at in range(first + 1, i64(TILE) + TILES):
        here = at
        while here > first and row[here - 1] > row[here]:
            kept = row[here]
            row[here] = row[here - 1]
            row[here - 1] = kept
            here -= 1


def sort_top(state: State, seat: i64) -> None:
    """Of a top pair whose order is unsure, the known card or the lower one lies first."""
    if not is_unsure(state, seat):
        return
    known = state.of(seat, KNOWN) & 3
    if known == 2 or (known == 3 and state.row[SPECIAL] > state.row[SPECIAL + 1]):
        swap_top(state)
        swap_known(state, seat)


def lowest(slots: i64) -> i64:
    """As many slots, from the top: which ones somebody else knows would tell of a swap."""
    count: i64 = 0
    for slot in range(i64(LAID_OUT)):
        count += slots >> slot & 1
    return bit(count) - 1


def is_unsure(state: State, seat: i64) -> bool:
    """Whether somebody may have swapped the top two since the seat saw them (LH-21.6)."""
    return seat >= 0 and state.of(seat, FUZZY) == 1 and state.row[SPECIALS] >= 2


# -- dealing -----------------------------------------------------------------------------------


def deal_tiles(state: State, chance: Chance) -> None:
    """Shuffle the tiles that lie face down."""
    first = state.row[SHOWN]
    hidden = state.row[TILE + first : TILE + TILES]
    chance.shuffle(hidden)
    for at in range(i64(len(hidden))):
        state.row[TILE + first + at] = hidden[at]


def blur_top(state: State, seat: i64, chance: Chance) -> None:
    """By chance the top two were swapped, for all who are unsure of them."""
    if chance.below(2) == 0:
        return
    if is_unsure(state, seat):
        swap_top(state)
    for other in range(state.players):
        if is_unsure(state, other):
            swap_known(state, other)


def lay_specials(state: State, seat: i64, pool: vec[i64]) -> None:
    """Fill every unknown slot, the other hands and the reserve from special buildings."""
    known = state.of(seat, KNOWN) if seat >= 0 else i64(0)
    drawn: i64 = 0
    for card in range(state.rules.cards.count):
        if state.where(card) >= IN_HAND and state.where(card) != IN_HAND + seat:
            state.row[state.place + card] = IN_STACK
    for slot in range(state.row[SPECIALS]):
        if known >> slot & 1 == 0:
            state.row[SPECIAL + slot] = pool[drawn]
            drawn += 1
    drawn = lay_hands(state, seat, pool, drawn)
    for at in range(i64(RESERVE_ROOM)):
        if state.row[RESERVE + at] >= 0:
            state.row[RESERVE + at] = pool[drawn]
            drawn += 1


def lay_hands(state: State, seat: i64, pool: vec[i64], drawn: i64) -> i64:
    for other in range(state.players):
        for slot in range(i64(3)):
            if other != seat and state.of(other, HAND + slot) >= 0:
                state.put(other, HAND + slot, pool[drawn])
                state.row[state.place + pool[drawn]] = IN_HAND + other
                drawn += 1
    return drawn


def unseen_specials(state: State, seat: i64) -> vec[i64]:
    """Special buildings that were not revealed and that the seat does not know, by number."""
    known = state.of(seat, KNOWN) if seat >= 0 else i64(0)
    seen: list[int] = []
    for slot in range(state.row[SPECIALS]):
        if known >> slot & 1:
            seen.append(int(state.row[SPECIAL + slot]))
    found = vec[i64]()
    for card in range(state.rules.cards.count):
        place = state.where(card)
        hidden = place == IN_STACK or (place >= IN_HAND and place != IN_HAND + seat)
        if hidden and int(card) not in seen:
            found = append(found, card)
    return found
