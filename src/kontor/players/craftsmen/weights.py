"""The weights of the evaluation of Craftsmen, in one table."""

from typing import Final, final


@final
class Weights:
    """Everything that was weighed by hand or tuned by matches; points unless said otherwise."""

    def __init__(self) -> None:
        self.crew = 1.3  # helpers in the crafts' guild in a season
        self.units = 2.0  # goods of one kind that find room on ships in a year
        self.stores = 1.0  # half-products of one kind that find room in the granary in a year
        self.majority = 1.2  # extra points that come with a marker on a ship
        self.bought = 2.5  # work points that buying a half-product is like
        self.from_market = 2.0  # work points for a raw good without its building
        self.stored = 0.7  # a marker in the granary
        self.card = 1.2  # a capital card for a half-product
        self.realised = 0.55  # part of what a row could make that is really made
        self.in_hand = 0.75  # a building card in hand against one in the row
        self.progress = 0.9  # markers on icons against the finished good
        self.cargo = 0.95  # markers on ships that stay there
        self.lead = 0.7  # places on ships that stay so
        self.colours = 0.95  # points for colour sets in each year to come
        self.colour_step = 0.2  # a colour that waits for the others
        self.line = 0.5  # a line on the way to its bonus token
        self.capital = 0.32  # each unit of buying power, while there is something to buy
        self.rich = 14.0  # buying power beyond this is worth only a part
        self.beyond = 0.35  # this part
        self.invest = 0.75  # four colours on the way to an investment
        self.scattered = 0.35  # the same while a colour is missing
        self.privilege = 0.7
        self.work = 0.9  # a work token, against a work point well used
        self.market = 0.35  # a marker on the market, against a work point
        self.helper = 1.5  # each helper yet to be sent
        self.unsure = 1.0  # against cards that nobody has seen


WEIGHTS: Final = Weights()
