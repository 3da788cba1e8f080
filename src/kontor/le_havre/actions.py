"""Actions as integers: a verb and an operand, below one fixed bound."""

from typing import Final

from mypy_extensions import i64

# Short verbs share the first block, one number per operand.
TAKE: Final = 0  # + offer
PICK: Final = 8  # + good or francs
REDEEM: Final = 32  # + good
BUILD_SHIP: Final = 48  # + kind of ship
BUY_SHIP: Final = 52  # + kind of ship
EVICT: Final = 56  # + seat
SELL_SHIP: Final = 64  # + type of ship
SWAP_SHIP: Final = 80  # + type of ship
REPAY: Final = 96
BORROW: Final = 97
PAY: Final = 98
END: Final = 99
STOP: Final = 100
KEEP: Final = 101
SWAP: Final = 102
FEE_FOOD: Final = 103
FEE_FRANCS: Final = 104
MORE: Final = 105

# Wide verbs have a block each.
BLOCK: Final = 128
USE: Final = 128  # + card
BUY: Final = 256  # + card
SELL: Final = 384  # + card
BUILD: Final = 512  # + card
AMOUNT: Final = 640  # + number
PLAY: Final = 768  # + card

BOUND: Final = 896

SHORT: tuple[int, ...] = (
    TAKE, PICK, REDEEM, BUILD_SHIP, BUY_SHIP, EVICT, SELL_SHIP, SWAP_SHIP, REPAY, BORROW, PAY,
    END, STOP, KEEP, SWAP, FEE_FOOD, FEE_FRANCS, MORE,
)  # fmt: skip


def verb(action: i64) -> i64:
    """The verb of an action: the number that its operand is added to."""
    if action >= BLOCK:
        return action - action % BLOCK
    best: i64 = 0
    for start in SHORT:
        if action >= i64(start):
            best = start
    return best
