"""Actions as integers: a verb and an operand, below one fixed bound."""

from typing import Final

from mypy_extensions import i64

SEND: Final = 0  # + guild
COVER: Final = 6  # + guild * 3 + space
PASS: Final = 24
STOP: Final = 25
KEEP: Final = 26
POINTS: Final = 27
PRIVILEGE: Final = 28
BOTH: Final = 29
DRAW: Final = 30
MARKET: Final = 31
GRANARY: Final = 32
LOSE: Final = 33
TOP: Final = 34
UNDER: Final = 35
TAKE_PRIVILEGE: Final = 36
TAKE_WORK: Final = 37
CHANGE_ORDER: Final = 38
LOOK: Final = 39  # + kind of building, basic first
LOAD: Final = 42  # + ship
BRIBE: Final = 46  # + ship
SAWMILL: Final = 50  # + card
TAKE: Final = 56  # + kind of capital card
DISCARD: Final = 68  # + kind of capital card
PAY: Final = 80  # + kind of capital card
GIVE: Final = 92  # + kind of capital card
INVEST: Final = 104  # + kind of capital card
MAKE: Final = 116  # + good
EXTRA: Final = 139  # + raw good
FETCH: Final = 146  # + raw good
TO: Final = 153  # + type of building
BUY_GOOD: Final = 176  # + good - 7
BID: Final = 184  # + sum, 1 to 63
EXCHANGE: Final = 248  # + card
BUY: Final = 318  # + card
AUCTION: Final = 388  # + card
SHOW: Final = 458  # + card
PLACE: Final = 528  # + card
LEFT: Final = 598  # + card
RIGHT: Final = 668  # + card

BOUND: Final = 738
HIGHEST_BID: Final = 63

STARTS: tuple[int, ...] = (
    SEND, COVER, PASS, STOP, KEEP, POINTS, PRIVILEGE, BOTH, DRAW, MARKET, GRANARY, LOSE, TOP, UNDER,
    TAKE_PRIVILEGE, TAKE_WORK, CHANGE_ORDER, LOOK, LOAD, BRIBE, SAWMILL, TAKE, DISCARD, PAY, GIVE,
    INVEST, MAKE, EXTRA, FETCH, TO, BUY_GOOD, BID, EXCHANGE, BUY, AUCTION, SHOW, PLACE, LEFT, RIGHT,
)  # fmt: skip


def verb(action: i64) -> i64:
    """The verb of an action: the number that its operand is added to."""
    best: i64 = 0
    for start in STARTS:
        if action >= i64(start):
            best = start
    return best
