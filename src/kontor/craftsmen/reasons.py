"""Why something is not allowed: one small number per reason.

The sentence of a reason has its name: NO_FIT is told by `craftsmen-no-no-fit` in
locale/*/refusals.ftl.
"""

from typing import Final

OK: Final = 0
NOT_NOW: Final = 1  # another question is open
NOT_YOUR_TURN: Final = 2
GUILD_FULL: Final = 3
TWO_HERE: Final = 4  # two own helpers are there
QUEUE_FULL: Final = 5  # all spaces are taken: cover a disc
FREE_SPACE: Final = 6  # a space is free: no disc may be covered
SPACE_FREE: Final = 7  # there is no disc on this space
COVERED: Final = 8  # two discs lie on this space
UNUSED_SPACE: Final = 9  # the third space in a game of two
NO_FEE: Final = 10
NOT_IN_HAND: Final = 11
NO_CAPITAL: Final = 12  # the hand is not worth enough
NO_FIT: Final = 13
NOT_OPEN: Final = 14  # not on the display
NO_COLOUR: Final = 15  # not enough in the colours of the card
NO_CARDS: Final = 16  # no capital card at all
NO_PRIVILEGE: Final = 17
DECK_EMPTY: Final = 18
TOO_LOW: Final = 19  # a bid must be higher
TOO_HIGH: Final = 20  # a bid must be payable
NO_WORK: Final = 21
NOT_BUILT: Final = 22
NO_PLACE: Final = 23  # market full, no icon free
NOT_READY: Final = 24  # inputs are missing
MARKET_EMPTY: Final = 25
NO_ICON: Final = 26
NO_SECOND: Final = 27  # the privilege follows a raw good
MARKET_FULL: Final = 28
NOT_CARRIED: Final = 29
HOLD_FULL: Final = 30
HOLD_FREE: Final = 31  # no bribe where a field is free
OWN_MARKER: Final = 32
NOT_STORED: Final = 33  # meat
SOLD_OUT: Final = 34
OWN_GOOD: Final = 35
NO_PRICE: Final = 36
ENOUGH_TOKENS: Final = 37
NO_TOKEN: Final = 38
NO_CHANGE_OF_TWO: Final = 39
CHANGED_ALREADY: Final = 40
TRACK_FULL: Final = 41
NOT_FOUR_COLOURS: Final = 42
NOT_HELD: Final = 43  # this capital card is not in hand
IN_ORDER: Final = 44  # cards are chosen in the order of their kinds
TOO_MANY: Final = 45  # this card would be one too many, or the rest would not do
WRONG_COLOUR: Final = 46  # the card is bought in its own colours
NO_POINTS: Final = 47
NOT_TAKEN_HERE: Final = 48  # this building does not take that good
NOT_IN_BOX: Final = 49  # another player has that sawmill
NOT_SEEN: Final = 50  # not among the cards that are looked at
MUST_BID: Final = 51  # who opens an auction names a bid
BUILT_TWO: Final = 52
DONE: Final = 53  # the notary's action is done
NO_SAVING: Final = 54  # the privilege would save no card
SHOW_ORDER: Final = 55  # cards to be laid open are named by rising number
MUST_LOAD: Final = 56  # a field for the good is free
