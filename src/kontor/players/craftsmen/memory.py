"""Answers that were compared before, by position; a later one may take an earlier one's place."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.changes import digester
from kontor.craftsmen.cards import Values
from kontor.craftsmen.game import Game
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

    Positions are told apart by digests of 62 bits. An entry is one number, never half of one.
    """

    def __init__(self) -> None:
        self.digest: Final = digester()
        self.entries: Final = vec[i64]([EMPTY] * PLACES)
        self.values: Values | None = None
        self.version = 0

    def name(self, state: Game) -> i64:
        """What a position is known by here."""
        if state.values is not self.values or state.rules.version != self.version:
            self.forget()
            self.values = state.values
            self.version = state.rules.version
        return self.digest(state.row)

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
