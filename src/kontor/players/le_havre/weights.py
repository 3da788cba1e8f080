"""The weights of the evaluation of Le Havre, in one table."""

from typing import Final, final


@final
class Weights:
    """Everything that was weighed by hand or tuned by matches; francs unless said otherwise."""

    def __init__(self) -> None:
        # what a token is worth beside being food: by good, fish to leather
        self.goods: list[float] = [
            0.2, 1.8, 1.8, 4.3, 0.6, 1.4, 2.85, 1.35,
            0.2, 1.2, 2.7, 4.0, 0.5, 0.3, 2.7, 3.0,
        ]  # fmt: skip
        # tokens beyond these are worth only a part
        self.plenty: list[float] = [
            8, 7, 6, 5, 5, 6, 6, 5,
            8, 5, 6, 5, 6, 6, 6, 5,
        ]  # fmt: skip
        self.beyond = 0.4  # this part
        self.late = 7.5  # own actions before the end at which goods begin to lose worth
        self.final = 0.1  # part of their worth that goods keep for the final action
        self.food = 0.9  # one food at the coming meal
        self.later_food = 0.94  # of that, for each further round
        self.surplus = 0.3  # food beyond all meals
        self.hunger = 0.8  # each food missing at the coming meal, as far as the round is over
        self.loan = 1.6  # a loan is repaid sooner or later, not at the end
        self.grain_grows = 0.5  # each harvest with a grain
        self.cattle_grows = 0.87  # each harvest with two cattle
        self.fee = 0.12  # fees of an own building for each round to come, each food
        self.freight = 0.75  # what ships can still carry away, as part of its price
        self.hammers = 0.25
        self.fishers = 0.15


WEIGHTS: Final = Weights()

# How much a token is missed when it is paid: fish to leather, francs.
MISSED: Final[list[float]] = [
    0.75, 0.85, 0.9, 1.9, 0.9, 2.0, 1.9, 1.0,
    1.6, 1.3, 1.9, 6.5, 1.9, 2.3, 4.5, 3.2,
    1.0,
]  # fmt: skip
