"""What a position of Le Havre is worth for a seat, in francs at the end of the game."""

from typing import Final, final

from mypy_extensions import i64

from kontor.le_havre.cards import SOUP
from kontor.le_havre.estate import LOAN_BACK
from kontor.le_havre.goods import (
    BREAD,
    CATTLE,
    FISH,
    FREIGHT,
    GOODS,
    GRAIN,
    MEAT,
    SHIP_KINDS,
    SMOKED_FISH,
    WOODEN,
)
from kontor.le_havre.layout import (
    CURSOR,
    FISHERS,
    FLEET,
    HAMMERS,
    LAST,
    MAINS,
    MOVER,
    OVER,
    ROUND,
    STAGE,
    TOWN,
    TURN,
)
from kontor.le_havre.payment import energy
from kontor.le_havre.scoring import Holdings
from kontor.le_havre.state import State
from kontor.players.le_havre.weights import WEIGHTS

TURNS: Final = 7


@final
class Appraisal:
    """A seat's position by its parts, each counted once; filled again and again.

    Where nobody looks at the others, as features do, what they own is not counted.
    """

    def __init__(self, *, own_only: bool = False) -> None:
        self.own_only: Final = own_only
        self.holdings: Final = Holdings()
        self.wealth = 0.0
        self.lateness = 0.0
        self.goods = 0.0
        self.shipping = 0.0
        self.meals = 0.0
        self.estate = 0.0

    def worth(self, state: State, seat: i64) -> float:
        """Wealth, and what may become of everything else."""
        if self.own_only:
            self.holdings.count_one(state, seat)
        else:
            self.holdings.count(state)
        have = float(self.holdings.wealth(state, seat))
        self.wealth = have
        if state.row[STAGE] == OVER:
            return have
        w = WEIGHTS
        scale = lateness(state, seat)
        self.lateness = scale
        self.goods = goods(state, seat)
        if state.row[LAST] == 1:
            repaid = min(state.loans(seat), state.francs(seat) // LOAN_BACK)
            return have + 2.0 * float(repaid) + scale * self.goods
        self.count_rest(state, seat)
        return (
            have
            + w.loan * float(state.loans(seat))
            + scale * (self.goods + self.shipping)
            + growth(state, seat)
            - self.meals
            + self.estate
        )

    def count_rest(self, state: State, seat: i64) -> None:
        """What counts by rules made by hand only while turns are left."""
        self.shipping = shipping(state, seat)
        self.meals = meals(state, seat)
        self.estate = estate(state, seat, self.holdings.fees[seat])


def lateness(state: State, seat: i64) -> float:
    """The part of their worth that goods still have, the fewer actions are left."""
    w = WEIGHTS
    left = actions_left(state, seat)
    if left <= 0.0:
        return 0.0
    return min(1.0, (left - 1.0) / w.late) * (1.0 - w.final) + w.final


def actions_left(state: State, seat: i64) -> float:
    """How many main actions a seat still has, the final one included."""
    row = state.row
    if row[LAST] == 1:
        open_now = row[MOVER] == seat and row[MAINS] > 0
        return 1.0 if open_now or row[CURSOR] <= seat else 0.0
    turns = (state.rules.rounds.count - row[ROUND]) * TURNS + TURNS - row[TURN]
    return float(turns) / float(state.players) + 1.0


def goods(state: State, seat: i64) -> float:
    """Tokens by what can be made of them; many of a kind count less."""
    w = WEIGHTS
    total = 0.0
    for good in range(i64(GOODS)):
        number = float(state.has(seat, good))
        if number > 0.0:
            most = w.plenty[good]
            if number > most:
                number = most + w.beyond * (number - most)
            total += number * w.goods[good]
    return total


def shipping(state: State, seat: i64) -> float:
    """Room on ships that there is energy for, as a chance for better prices."""
    if state.of(seat, FLEET) == 0:
        return 0.0
    room: i64 = 0
    for kind in range(i64(SHIP_KINDS)):
        room += state.ships_of_kind(seat, kind) * state.rules.ships.capacity[kind]
    fuelled = energy(state, seat)
    room = min(room, fuelled)
    value: i64 = 0
    price: i64 = 8
    while price > 1 and room > 0:
        for good in range(i64(GOODS)):
            if FREIGHT[good] == price and room > 0:
                number = min(state.has(seat, good), room)
                room -= number
                value += number * price
        price -= 1
    return WEIGHTS.freight * float(value)


def growth(state: State, seat: i64) -> float:
    """Grain and cattle that the coming harvests bring."""
    has_grain = state.has(seat, GRAIN) >= 1
    has_cattle = state.has(seat, CATTLE) >= 2
    if not has_grain and not has_cattle:
        return 0.0
    rounds = state.rules.rounds
    harvests = 0.0
    for at in range(state.row[ROUND] - 1, rounds.count):
        if rounds.harvest[at] == 1:
            harvests += 1.0
    w = WEIGHTS
    each = (w.grain_grows if has_grain else 0.0) + (w.cattle_grows if has_cattle else 0.0)
    return harvests * each


def meals(state: State, seat: i64) -> float:
    """What the meals to come will cost, after ships and food in stock."""
    w = WEIGHTS
    row = state.row
    rounds = state.rules.rounds
    served = state.ship_food(seat)
    if state.can_do(seat, SOUP):
        served += state.rules.ships.feeds(WOODEN, state.players)
    stock = (
        3 * state.has(seat, MEAT)
        + 2 * (state.has(seat, SMOKED_FISH) + state.has(seat, BREAD))
        + state.has(seat, FISH)
    )
    money = state.francs(seat)
    cost = 0.0
    price = w.food
    first = row[ROUND] - 1
    if row[STAGE] == TOWN:
        first += 1
    for at in range(first, rounds.count):
        due = max(rounds.food[at] - served, i64(0))
        fed = min(due, stock)
        stock -= fed
        missing = due - fed
        cost += price * float(missing)
        if at == row[ROUND] - 1 and missing > money:
            cost += w.hunger * float(missing - money) * float(row[TURN]) / float(TURNS)
        price *= w.later_food
    return cost - w.surplus * float(stock)


def estate(state: State, seat: i64, fees: i64) -> float:
    """What own buildings earn and save in the rounds to come."""
    w = WEIGHTS
    hammers = float(state.of(seat, HAMMERS))
    fishers = float(state.of(seat, FISHERS))
    rounds = float(state.rules.rounds.count - state.row[ROUND])
    return rounds * (w.fee * float(fees) + 0.1 * (w.hammers * hammers + w.fishers * fishers))
