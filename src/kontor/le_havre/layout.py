"""Where each part of a position lies in its one row of integers."""

from typing import Final

from mypy_extensions import i64

# Counters of the game
ROUND: Final = 0  # 1 is the first
TURN: Final = 1  # turns of this round that have begun
STAGE: Final = 2  # what the flow does next (see flow.py)
MOVER: Final = 3  # seat whose turn it is
MAINS: Final = 4  # main actions left in this turn
CURSOR: Final = 5  # next seat to pay interest, feed or act last
DEPTH: Final = 6  # open decisions
SOLD: Final = 7  # 1 when the mover sold something in this turn
PICKETED: Final = 8  # set of seats that must take an offer
SHOWN: Final = 9  # supply tiles turned over
SPECIALS: Final = 10  # cards left in the special stack
STANDINGS: Final = 11  # cards that stand in the town or with a player
MODERN: Final = 12  # set of modernised wharves
LAST: Final = 13  # 1 in the final phase
PILES: Final = 14  # sizes of the three piles
STACKS: Final = 17  # sizes of the four ship stacks
SOLD_SHIPS: Final = 21  # per stack, the set of heights where the mover put a ship in this turn
LOOSE: Final = 25  # 1 while the Rattletrap Car waits for somebody to get iron
PICKET: Final = 27  # the Picket Line whose duty is not done yet, counted from 1; 0 for none
WINDED: Final = 26  # 1 once the Wind Farm has saved energy in this main action

TAKEN: Final = 28  # four words of 32 cards: where workers stand
OFFER: Final = 32
TILE: Final = 39
SPECIAL: Final = 46  # the special stack, top first
RESERVE: Final = 52  # further special buildings, dealt by the Construction Site; -1 where none
RESERVE_ROOM: Final = 15
PILE: Final = RESERVE + RESERVE_ROOM  # top last
PILE_ROOM: Final = 17
STACK: Final = PILE + 3 * PILE_ROOM  # top last
STACK_ROOM: Final = 16
FRAME: Final = STACK + 4 * STACK_ROOM  # the stack of decisions
FRAME_SIZE: Final = 16
FRAME_ROOM: Final = 12
SEAT: Final = FRAME + FRAME_SIZE * FRAME_ROOM

# A seat's row
LOANS: Final = 17  # after sixteen goods and francs
WORKER: Final = 18  # card, or -1 at home
SHIPS: Final = 19  # count per type
SHIP_TYPES: Final = 16
KIND: Final = 35  # count of own cards per kind
HAMMERS: Final = 41
FISHERS: Final = 42
POWERS: Final = 43
PAWNED: Final = 44  # set of goods at the Pawnbroker's
KNOWN: Final = 45  # set of slots of the special stack that this seat has seen
FUZZY: Final = 46  # 1 when somebody may have swapped the top two since
HAND: Final = 47  # three cards, or -1
FLEET: Final = 50  # ships in all
ESTATE: Final = 51  # cards in all
SEAT_SIZE: Final = 52

# Stages of the flow: what happens next while no decision is open
SUPPLY: Final = 0
PAY_INTEREST: Final = 1
BEGIN_TURN: Final = 2
END_TURN: Final = 3
HARVEST: Final = 4
FEED: Final = 5
TOWN: Final = 6
FINAL: Final = 7
OVER: Final = 8

# A decision's part of the row
F_KIND: Final = 0
F_SEAT: Final = 1
F_CARD: Final = 2
F_STEP: Final = 3
F_A: Final = 4  # three fields with a meaning of their own in each decision, see below
F_B: Final = 5
F_C: Final = 6
F_BASE: Final = 7  # what 'more' has added to the amount so far
F_X: Final = 8  # eight numbers for the decision's own use
MUCH: Final = 1 << 41  # more than any sum in a field

# Kinds of decisions
D_TURN: Final = 1
D_USE: Final = 2
D_FEE: Final = 3
D_PAY: Final = 4
D_DEBT: Final = 5
D_SUBSTITUTE: Final = 6
D_GIVE: Final = 7
D_RECEIVE: Final = 8

# The fields of each decision. They stand here, since only names of one module become constants
# when the rules are compiled; the decision says in `fields` what may be in them. What only the
# effect of one card keeps is named beside that effect.
USE_FOOD: Final = F_A  # summed up over all steps and paid once, before anything is paid out
USE_ENERGY: Final = F_B
USE_DONE: Final = F_C  # 1 once some step has been done
USE_TIMES: Final = F_X  # how often each step was done, from the first step on
PAY_TO: Final = F_CARD  # a seat, or the bank
PAY_DUE: Final = F_A
PAY_UNIT: Final = F_B
PAY_GUARD: Final = F_C  # see payment.py
DEBT_DUE: Final = F_A
DEBT_WHY: Final = F_B
SUBSTITUTE_GOOD: Final = F_CARD  # clay or iron
SUBSTITUTE_DUE: Final = F_A
GOOD_ASKED: Final = F_STEP  # of giving and receiving: the kind whose number is asked for
GOODS_ALLOWED: Final = F_C  # and the set of goods to choose from
GIVE_LEAST: Final = F_A  # what is still to come
GIVE_MOST: Final = F_B
GIVE_EACH: Final = F_X  # at most so many of a kind
RECEIVE_TOKENS: Final = F_A  # what is still to come, or -1 for any number
RECEIVE_VALUE: Final = F_B
GIVEN_KINDS: Final = F_X + 5  # sums kept in the decision below
GIVEN_TOKENS: Final = F_X + 6
GIVEN_VALUE: Final = F_X + 7

# Where a card is; a seat below five is its owner
IN_TOWN: Final = 5
JUST_SOLD: Final = 6  # in the town, sold by the mover in this turn
IN_PILE: Final = 7  # 7, 8, 9
IN_STACK: Final = 10  # among the special buildings not yet revealed
OUT: Final = 11
WAITING: Final = 12  # the Stadium beside the piles
IN_HAND: Final = 13  # dealt by the Construction Site


def size(players: i64, cards: i64) -> i64:
    """How long the row of a position is: seats, then places of cards, then standing cards."""
    return SEAT + players * SEAT_SIZE + 2 * cards
