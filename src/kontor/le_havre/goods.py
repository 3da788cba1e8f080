"""The goods, what they are worth, and the other small fixed vocabularies of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FISH: Final = 0
WOOD: Final = 1
CLAY: Final = 2
IRON: Final = 3
GRAIN: Final = 4
CATTLE: Final = 5
COAL: Final = 6
HIDES: Final = 7
SMOKED_FISH: Final = 8
CHARCOAL: Final = 9
BRICK: Final = 10
STEEL: Final = 11
BREAD: Final = 12
MEAT: Final = 13
COKE: Final = 14
LEATHER: Final = 15
FRANCS: Final = 16

GOODS: Final = 16  # francs are money, not a good (LH-1.3)
UPGRADE: Final = 8  # a good's other side lies this far behind it
STANDARD: Final = 0x00FF  # as sets of goods, one bit each
UPGRADED: Final = 0xFF00
EVERY_GOOD: Final = 0xFFFF

BITS: Final = vec[i64]([1 << at for at in range(62)])

OFFERS: Final = 7  # fish, wood, clay, iron, grain, cattle and francs, in this order along the quay
FRANC_OFFER: Final = 6

NAMES: tuple[str, ...] = (
    "fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides",
    "smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather",
    "francs",
)  # fmt: skip
NUMBERS: dict[str, int] = {name: number for number, name in enumerate(NAMES)}

# What a token brings when it is shipped (LH-8).
FREIGHT: Final = vec[i64]([1, 1, 1, 2, 1, 3, 3, 2, 2, 2, 2, 8, 3, 2, 5, 4])

KINDS: tuple[str, ...] = ("none", "craft", "economic", "industrial", "public", "ship")
NO_KIND: Final = 0
CRAFT: Final = 1
ECONOMIC: Final = 2
INDUSTRIAL: Final = 3
PUBLIC: Final = 4
SHIP: Final = 5

SHIPS: tuple[str, ...] = ("wood", "iron", "steel", "luxury")
WOODEN: Final = 0
IRON_SHIP: Final = 1
STEEL_SHIP: Final = 2
LINER: Final = 3
SHIP_KINDS: Final = 4


def good_on(offer: i64) -> i64:
    """The good, or francs, that lies on an offer."""
    return i64(FRANCS) if offer == FRANC_OFFER else offer


def offer_of(good: i64) -> i64:
    """The offer on which a standard good or francs lie."""
    return i64(FRANC_OFFER) if good == FRANCS else good


def bit(at: i64) -> i64:
    """A set with one member; shifting a literal 1 happens in 32 bits when compiled."""
    return BITS[at]
