"""The words and numbers of Craftsmen: colours, goods, building types, guilds and capital cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: tuple[str, ...] = ("violet", "green", "blue", "red")

# Goods: seven raw, eight half-products of which meat is the last, eight final.
GOOD_NAMES: tuple[str, ...] = (
    "wood", "iron_ore", "flax", "wheat", "cow", "wax", "grapes",
    "barrel", "rope", "leather", "paper", "iron", "cloth", "flour", "meat",
    "weapons", "tools", "clothes", "books", "candles", "wine", "beer", "bread",
)  # fmt: skip
RAW: Final = 7
MEAT: Final = 14
FINALS: Final = 15  # the first final good
FINAL_GOODS: Final = 8
GOODS: Final = 23
STORED: Final = 7  # half-products that the granary takes: all but meat

# Every good is made by one type of building, which has the good's number.
TYPE_NAMES: tuple[str, ...] = (
    "sawmill", "iron_mine", "flax_plantation", "wheat_farm", "cattle_farm", "apiary", "vineyard",
    "cooperage", "ropemaker", "tannery", "paper_mill", "smelter", "weaver", "mill", "butcher",
    "armourer", "smithy", "tailor", "bookbinder", "chandler", "winery", "brewery", "bakery",
)  # fmt: skip
KIND_NAMES: tuple[str, ...] = ("sawmill", "basic", "extended", "advanced")
SAWMILL: Final = 0
BASIC: Final = 1
EXTENDED: Final = 2
ADVANCED: Final = 3
CARDS: Final = 70
FIRST_OF: Final = vec[i64]([0, 6, 30, 54, 70])  # the first card of each kind, and the end

# What ships carry: meat is cargo 0, then the final goods.
CARGOES: Final = 9
SHIPS: Final = 4

GUILDS: tuple[str, ...] = (
    "bankers", "builders", "notary", "crafts", "merchants", "town_hall",
)  # fmt: skip
BANKERS: Final = 0
BUILDERS: Final = 1
NOTARY: Final = 2
CRAFTS: Final = 3
MERCHANTS: Final = 4
TOWN_HALL: Final = 5

# A capital card is a colour and a value from 1 to 3; equal cards are one kind.
CAPITAL: Final = 12
CAPITAL_NAMES: tuple[str, ...] = tuple(
    f"{colour}_{value}" for colour in COLOURS for value in (1, 2, 3)
)

SEASONS: tuple[str, ...] = ("spring", "summer", "autumn", "winter")
WINTER: Final = 3
YEARS: Final = 3

BIT: Final = vec[i64]([1 << at for at in range(62)])


def bit(at: i64) -> i64:
    """The number with only this bit set."""
    return BIT[at]
