"""Brings what a seat cannot see into an order that depends only on what it can see."""

from mypy_extensions import i64

from kontor.le_havre.layout import FUZZY, KNOWN, SHOWN, SPECIAL, SPECIALS, TILE
from kontor.le_havre.state import State
from kontor.le_havre.town import swap_known, swap_top

TILES = 7


def veil(state: State, seat: i64) -> None:
    """Tiles that lie face down rise by number; an unsure top pair has its known card first."""
    v = state.v
    first = TILE + v[SHOWN]
    for at in range(first + 1, i64(TILE) + TILES):
        here = at
        while here > first and v[here - 1] > v[here]:
            kept = v[here]
            v[here] = v[here - 1]
            v[here - 1] = kept
            here -= 1
    if state.of(seat, FUZZY) and v[SPECIALS] >= 2:
        known = state.of(seat, KNOWN) & 3
        if known == 2 or (known == 3 and v[SPECIAL] > v[SPECIAL + 1]):
            swap_top(state)
            swap_known(state, seat)
