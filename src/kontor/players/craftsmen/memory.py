"""Answers that were compared before, by position; a later one may take an earlier one's place."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.changes import digester
from kontor.craftsmen.cards import Values
from kontor.craftsmen.decisions.helpers import helpers_of
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import CRAFTS, GUILDS
from kontor.craftsmen.layout import (
    CURSOR,
    F_DISC,
    FRAME,
    FRAME_ROOM,
    FRAME_SIZE,
    HELD,
    HELPERS,
    PASSED,
    QUEUE,
    SEAT,
    SEAT_SIZE,
    USED,
    size,
)
from kontor.players.knowledge import NO_DEFAULT

PLACE_BITS: Final = 14
PLACES: Final = 1 << PLACE_BITS
ACTION_BITS: Final = 10
ACTIONS: Final = (1 << ACTION_BITS) - 1
REST_BITS: Final = 62 - PLACE_BITS  # of a digest, what the place does not say
REST: Final = (1 << REST_BITS) - 1
EMPTY: Final = -1


@final
class Memory:
    """What was answered best in a position, as long as games go by the same rules.

    Positions are told apart by digests of 62 bits, of all that decides which answer that is: not
    where helpers stand, who sends more of them, and which of them acts, for what is compared goes
    on to the end of one action and no further. Only one's own helpers at the crafts count, since
    they bring work. An entry is one number, never half of one.
    """

    def __init__(self) -> None:
        self.digest: Final = digester()
        self.entries: Final = vec[i64]([EMPTY] * PLACES)
        self.values: Values | None = None
        self.version = 0
        self.players = 0
        self.mask = vec[i64]()  # ones where a number of the row counts

    def name(self, state: Game, seat: i64) -> i64:
        """What a position is known by here, when a seat is to answer."""
        rules = state.rules
        if state.players != self.players:
            self.players = int(state.players)
            self.mask = mask(state.players)
        if rules.values is not self.values or rules.version != self.version:
            self.forget()
            self.values = rules.values
            self.version = rules.version
        return self.digest(state.row, self.mask, int(helpers_of(state, CRAFTS, seat)))

    def forget(self) -> None:
        """Remember nothing any more."""
        for place in range(i64(PLACES)):
            self.entries[place] = EMPTY

    def find(self, name: i64) -> int:
        """The answer to a position, or NO_DEFAULT."""
        entry = self.entries[name >> REST_BITS]
        if entry == EMPTY or entry >> ACTION_BITS != name & REST:
            return NO_DEFAULT
        return int(entry & ACTIONS)

    def keep(self, name: i64, action: i64) -> None:
        """Remember an answer."""
        self.entries[name >> REST_BITS] = (name & REST) << ACTION_BITS | action


def mask(players: i64) -> vec[i64]:
    """Ones where a number of the row can matter for the end of the action that is under way."""
    found = vec[i64]([-1] * int(size(players)))
    found[CURSOR] = 0
    found[PASSED] = 0
    for at in range(i64(QUEUE), i64(HELD) + len(GUILDS)):  # the pictures lie between
        found[at] = 0
    for frame in range(i64(FRAME_ROOM)):
        found[FRAME + frame * FRAME_SIZE + F_DISC] = 0
    for seat in range(players):
        found[SEAT + seat * SEAT_SIZE + HELPERS] = 0
        found[SEAT + seat * SEAT_SIZE + USED] = 0
    return found
