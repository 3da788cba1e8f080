"""Why something is not allowed: one small number per reason.

The sentence of a reason has its name: NO_FEE is told by `no-no-fee` in locale/*/refusals.ftl.
"""

from typing import Final, final

OK: Final = 0
NOT_NOW: Final = 1  # another question is open
MAIN_DONE: Final = 2  # the main action of this turn is done
MAIN_OPEN: Final = 3  # the main action must be done before the turn ends
OFFER_EMPTY: Final = 4
MUST_TAKE: Final = 5  # the Picket Line: an offer has to be taken
NOT_IN_GAME: Final = 6
NOT_BUILT: Final = 7  # still a plan in a pile or unseen
LOCKED: Final = 8  # has no action
OWN_WORKER: Final = 9
OCCUPIED: Final = 10
NO_FEE: Final = 11  # the fee cannot be paid
NO_FEE_LEFT: Final = 12  # the fee could be paid, but not what comes after
NEEDS: Final = 13  # goods or money for the action are missing
NO_USE: Final = 14  # the action would do nothing
NO_MONEY: Final = 15
NOT_FOR_SALE: Final = 16  # cannot be bought by its nature
NOT_ON_TOP: Final = 17
OWNED: Final = 18  # belongs to somebody
SOLD_THIS_TURN: Final = 19
NOT_YOURS: Final = 20
NOT_SELLABLE: Final = 21
FINAL_PHASE: Final = 22  # nothing is bought after the last round
NOT_BUILDABLE: Final = 23  # has no building cost
NO_MATERIAL: Final = 24
ONLY_WITH_WOOD: Final = 25  # the Sawmill builds only with wood
NO_SHIP_LEFT: Final = 26  # the stack is empty
NO_ENERGY: Final = 27  # the material of a ship is there, the energy is not; told as NO_MATERIAL
NO_BRICK: Final = 28  # the wharf must be modernised first
NO_LOAN: Final = 29
CANNOT_BORROW: Final = 30  # food and money are not used up
OUT_OF_AMOUNT: Final = 31  # another number is asked for
GUARDED: Final = 32  # it would take away the only thing to be built
EXPERT_SALE: Final = 33  # out of turn only for a forced payment
LAST_ROUND: Final = 34  # the Picket Line is closed in the last round
NOT_PAWNED: Final = 35
CANNOT_EVICT: Final = 36
NO_HAND: Final = 37
NOT_ASKED: Final = 38  # a known action that answers another question
BUILT: Final = 39  # stands already and can only be bought
ONLY_IN_FIRM: Final = 40  # buildings are built in a building firm
ONLY_IN_WHARF: Final = 41  # ships are built and exchanged in a wharf
NO_SHIP: Final = 42  # a wharf in which nothing could be built
NO_EXCHANGE: Final = 43  # the town has no ship to exchange for
NO_FREIGHT: Final = 44  # nothing would be left to load
SHORT: Final = 45  # a forced payment that cannot be made
NOT_YOUR_TURN: Final = 46
NOT_A_CHOICE: Final = 47  # picks go in the order of the goods


@final
class Shortage:
    """One resource of which there is too little: a good, francs, food or energy.

    Several names mean that tokens of all of them count; so do stand-ins, such as bricks for clay.
    """

    def __init__(
        self, names: tuple[str, ...], wanted: int, usable: int, stand_ins: tuple[str, ...] = ()
    ) -> None:
        self.names: Final = names
        self.wanted: Final = wanted
        self.usable: Final = usable  # what can be used for it, less than wanted
        self.stand_ins: Final = stand_ins
