"""An auction that a golden game comes to, and how it ends (CR-8.7 to CR-8.19)."""

from typing import NamedTuple, Self

from kontor.craftsmen.game import Game
from kontor.craftsmen.layout import D_BID, DEPTH, F_KIND, F_STEP

OUTCOMES = (
    "the opener wins against the mayor at once",
    "the opener wins against the mayor by a second bid",
    "the opener wins after raises",
    "another bidder wins",
    "the mayor wins",
)
AGAINST_THE_MAYOR = 2  # the step of an auction


class Auction(NamedTuple):
    """Who opened it, for which card, and what has been bid."""

    opener: int
    card: int
    is_raised: bool = False
    is_second_bid: bool = False

    @classmethod
    def after(cls, auction: Self | None, before: Game, text: str) -> "Auction | None":
        """The auction that is under way after a line, if there is one."""
        verb, _, noun = text.partition(" ")
        seat = before.seat
        assert seat is not None
        if verb == "auction":
            return Auction(seat, before.values.numbers[noun])
        if auction is None or verb != "bid":
            return auction
        return auction._replace(
            is_raised=auction.is_raised or seat != auction.opener,
            is_second_bid=int(before.field(F_STEP)) == AGAINST_THE_MAYOR,
        )

    def outcome(self, after: Game) -> str | None:
        """How it ended, or None while it goes on."""
        if after.row[DEPTH] and after.field(F_KIND) == D_BID:
            return None
        winners = [seat for seat in range(after.players) if after.has_card(seat, self.card)]
        if not winners:
            return OUTCOMES[4]
        if winners[0] != self.opener:
            return OUTCOMES[3]
        if self.is_raised:
            return OUTCOMES[2]
        return OUTCOMES[1] if self.is_second_bid else OUTCOMES[0]
