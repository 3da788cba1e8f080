"""Where each part of a position lies in its one row of integers."""

from typing import Final

from mypy_extensions import i64

# Counters of the game
YEAR: Final = 0  # 0 is the first
SEASON: Final = 1  # 0 is spring, 3 winter
STAGE: Final = 2  # what the flow does next
GUILD: Final = 3  # the guild that is carried out, or was last
CURSOR: Final = 4  # next place in the order or in a queue
DEPTH: Final = 5  # open decisions
PASSED: Final = 6  # set of seats that send no more helpers
PRIVILEGES: Final = 7  # tokens in the pool
WORKS: Final = 8
CHANGES: Final = 9  # discs on the order-change track
STACK_SIZE: Final = 10  # capital cards in the stack
DECK_SIZES: Final = 11  # of basic, extended and advanced; three words
CHANCE: Final = 14  # four words of the generator for reshuffling
ORDER: Final = 18  # five seats, first to last
CHANGE: Final = 23  # three seats on the order-change track
OPEN_CAPITAL: Final = 26  # two kinds, or -1
OPEN: Final = 28  # two cards of each kind of building, or -1
TAKEN_BONUS: Final = 34  # by final good: the owner's seat + 1, or 0
LOOKS: Final = 42  # looks at five cards so far
QUEUE: Final = 43  # by guild and space, lower and upper disc: seat + 1, or 0
QUEUE_SIZE: Final = 6
PICTURE: Final = 79  # by guild, the set of discs in its queue that used a privilege
HELD: Final = 85  # by guild, how many helpers stand there
GRANARY: Final = 91  # by half-product, lower and upper field: a marker
HOLD: Final = 105  # by ship and cargo: left marker + 8 * right marker
DISCARDS: Final = 141  # by kind of capital card
STACK: Final = 153  # capital cards, top last
DECK: Final = 201  # basic, extended, advanced, each top last; see KNOWERS
DECK_ROOM: Final = 24
ICONS: Final = 273  # by card from EXTENDED on: markers on its input icons, three bits each
FIRST_ICON: Final = 30
FRAME: Final = 313  # the stack of decisions
FRAME_SIZE: Final = 10
FRAME_ROOM: Final = 5
SEAT: Final = FRAME + FRAME_SIZE * FRAME_ROOM

# A seat's part of the row
CAPITAL: Final = 0  # the hand: how many of each kind, four bits each
CARDS_HELD: Final = 1  # how many capital cards that is
HAND: Final = 2  # sets of building cards: basic, extended, advanced
SHOWN: Final = 5  # which of them everybody knows
MARKET: Final = 8  # markers on the market
PRIVILEGE: Final = 9  # tokens
WORK: Final = 10
HELPERS: Final = 11  # not yet sent
USED: Final = 12  # helpers that used a privilege in this season
CHANGED: Final = 13  # 1 when the seat stands on the order-change track
POINTS: Final = 14  # on the score track
SOURCES: Final = 15  # where they came from, see scoring.py
BUILT: Final = 24  # set of types in the street
WANTED: Final = 25  # set of goods for which an icon is free
READY: Final = 26  # set of types that could produce
BUILDINGS: Final = 27  # cards in the street
STREET: Final = 28  # a player's row of buildings, from left to right
STREET_ROOM: Final = 44
SEAT_SIZE: Final = STREET + STREET_ROOM

# A marker: 0 none, a seat + 1, or natural
NATURAL: Final = 6

# What a place in a deck holds: the card, the set of seats that know it (bit 5: everybody), the
# number of the look after which it was put back, and whether it had lain open before that.
KNOWERS: Final = 128
ALL: Final = 32
LOOKED: Final = 8192
MOST_LOOKS: Final = 63
RETURNED: Final = 8192 * 64

# Stages of the flow: what happens next while no decision is open
EXCHANGES: Final = 0  # before the first season
SEND_HELPERS: Final = 1
WORK_QUEUE: Final = 2  # helpers of a guild, one after the other
WORK_TOKENS: Final = 3  # between two stages
FINAL: Final = 4
WINTER_STAGE: Final = 5  # all players in order
SCORE_YEAR: Final = 6
INVESTING: Final = 7
LIMITS: Final = 8  # down to eight cards
OVER: Final = 9

# A decision's part of the row
F_KIND: Final = 0
F_SEAT: Final = 1
F_STEP: Final = 2
F_A: Final = 3  # five fields with a meaning of their own in each decision, see below
F_B: Final = 4
F_C: Final = 5
F_D: Final = 6
F_E: Final = 7
F_DISC: Final = 8  # the disc in the queue that acts, or -1
F_POWER: Final = 9  # how a privilege can be used here

# Kinds of decisions
D_EXCHANGE: Final = 1
D_SAWMILL: Final = 2
D_SEND: Final = 3
D_FEE: Final = 4
D_BANK: Final = 5
D_DISCARD: Final = 6
D_BUILD: Final = 7
D_PAY: Final = 8
D_NOTARY: Final = 9
D_LOOK: Final = 10
D_BID: Final = 11
D_CRAFT: Final = 12
D_PUT: Final = 13
D_SHIP: Final = 14
D_SALE: Final = 15
D_TRADE: Final = 16
D_TOWN_HALL: Final = 17
D_INVEST: Final = 18
DECISIONS: Final = 19
QUESTIONS: tuple[str, ...] = (
    "none", "exchange", "sawmill", "send", "fee", "bank", "discard", "build", "pay", "notary",
    "look", "bid", "craft", "put", "ship", "sale", "trade", "town_hall", "invest",
)  # fmt: skip

# The fields of each decision. They stand here, since only names of one module become constants
# when the rules are compiled; the decision says in `fields` what may be in them.
CHOSEN: Final = F_C  # of payments, discards and investments: capital cards, which stay in hand
LOWEST: Final = F_D  # and the lowest kind that may still be chosen
FEE_OWNER: Final = F_A  # of the covered disc
DISCARD_DUE: Final = F_A  # how many cards
DISCARD_SAVES: Final = F_B  # 1 when the privilege can save one
BUILD_OWED: Final = F_A  # what is to be paid so far
BUILD_DONE: Final = F_B  # for how many buildings
PAY_DUE: Final = F_A
PAY_COLOURS: Final = F_B  # set of colours that may be used
LOOK_KIND: Final = F_A  # of buildings
LOOK_FIRST: Final = F_B  # the cards chosen for the display, or -1
LOOK_SECOND: Final = F_C
LOOK_UNDER: Final = F_D  # 1 when the others go under the deck
LOOK_PLACED: Final = F_E  # cards placed so far, seven bits each and one more than their number
BID_CARD: Final = F_A
BID_TO_BEAT: Final = F_B
BID_LEADER: Final = F_C  # the highest bidder, or -1
BID_OUT: Final = F_D  # set of seats that passed
BID_ALL: Final = F_E  # all last bids, six bits each
CRAFT_LEFT: Final = F_A  # work points of the helper
CRAFT_TOKENS: Final = F_B  # 1 when tokens are used instead
CRAFT_RAW: Final = F_C  # 1 right after a raw good was made
PUT_GOOD: Final = F_A
PUT_MARKET: Final = F_B  # 1 when the market is possible
SHIP_GOOD: Final = F_A
TRADE_GOOD: Final = F_A
TRADE_MARKER: Final = F_B  # that was bought

# How a privilege can be used
BY_TOKEN: Final = 0
GOLD: Final = 1  # the helper stands on a gold space
SPENT: Final = 2
NEVER: Final = 3


def size(players: i64) -> i64:
    """How long the row of a position is."""
    return SEAT + players * SEAT_SIZE
