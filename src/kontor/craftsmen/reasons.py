"""Why something is not allowed: one small number per reason.

The sentence of a reason has its name: NO_FIT is told by `craftsmen-no-no-fit` in
locale/*/refusals.ftl.
"""

from typing import Final

OK: Final = 0
NOT_NOW: Final = 1  # another question is open
GAME_OVER: Final = 2
NOT_YOUR_TURN: Final = 3
GUILD_FULL: Final = 4
TWO_HERE: Final = 5  # two own helpers are there
QUEUE_FULL: Final = 6  # all spaces are taken: cover a disc
FREE_SPACE: Final = 7  # a space is free: no disc may be covered
SPACE_FREE: Final = 8  # there is no disc on this space
COVERED: Final = 9  # two discs lie on this space
UNUSED_SPACE: Final = 10  # the third space in a game of two
NO_FEE: Final = 11
NOT_IN_HAND: Final = 12
NO_CAPITAL: Final = 13  # the hand is not worth enough
NO_FIT: Final = 14
NOT_OPEN: Final = 15  # not on the display
NO_COLOUR: Final = 16  # not enough in the colours of the card
NO_CARDS: Final = 17  # no capital card at all
NO_PRIVILEGE: Final = 18
DECK_EMPTY: Final = 19
TOO_LOW: Final = 20  # a bid must be higher
TOO_HIGH: Final = 21  # a bid must be payable
NO_WORK: Final = 22
NOT_BUILT: Final = 23
NO_PLACE: Final = 24  # market full, no icon free
NOT_READY: Final = 25  # inputs are missing
MARKET_EMPTY: Final = 26
NO_ICON: Final = 27
NO_SECOND: Final = 28  # the privilege follows a raw good
MARKET_FULL: Final = 29
NOT_CARRIED: Final = 30
HOLD_FULL: Final = 31
HOLD_FREE: Final = 32  # no bribe where a field is free
OWN_MARKER: Final = 33
NOT_STORED: Final = 34  # meat
SOLD_OUT: Final = 35
OWN_GOOD: Final = 36
NO_PRICE: Final = 37
ENOUGH_TOKENS: Final = 38
NO_TOKEN: Final = 39
NO_CHANGE_OF_TWO: Final = 40
CHANGED_ALREADY: Final = 41
TRACK_FULL: Final = 42
NOT_FOUR_COLOURS: Final = 43
NOT_HELD: Final = 44  # this capital card is not in hand
IN_ORDER: Final = 45  # cards are chosen in the order of their kinds
TOO_MANY: Final = 46  # this card would be one too many, or the rest would not do
WRONG_COLOUR: Final = 47  # the card is bought in its own colours
NO_POINTS: Final = 48
NOT_TAKEN_HERE: Final = 49  # this building does not take that good
NOT_IN_BOX: Final = 50  # another player has that sawmill
NOT_SEEN: Final = 51  # not among the cards that are looked at
MUST_BID: Final = 52  # who opens an auction names a bid
BUILT_TWO: Final = 53
DONE: Final = 54  # the notary's action is done
NO_SAVING: Final = 55  # the privilege would save no card
SHOW_ORDER: Final = 56  # cards to be laid open are named by rising number
MUST_LOAD: Final = 57  # a field for the good is free
