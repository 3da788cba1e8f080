"""Wealth: cash, buildings, bonuses, ships, and what loans take away (LH-13)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.le_havre.cards import BONUSES
from kontor.le_havre.goods import CATTLE, CRAFT, ECONOMIC, INDUSTRIAL, PUBLIC, SHIP
from kontor.le_havre.layout import FLEET, STANDINGS
from kontor.le_havre.state import State

SOURCES: tuple[str, ...] = ("cash", "buildings", "bonuses", "ships", "loans")  # of points
MOST_SEATS: Final = 5
LOAN_AT_END: Final = 7  # francs that a loan takes away which is not repaid


def wealth(state: State, seat: i64) -> i64:
    """The score of a seat as things stand."""
    return (
        state.francs(seat)
        + building_value(state, seat)
        + bonuses(state, seat)
        + ship_value(state, seat)
        - LOAN_AT_END * state.loans(seat)
    )


def building_value(state: State, seat: i64) -> i64:
    total: i64 = 0
    for at in range(state.standing, state.standing + state.row[STANDINGS]):
        card = state.row[at]
        if state.where(card) == seat and state.rules.cards.kind[card] != SHIP:
            total += state.rules.cards.value[card]
    return total


def ship_value(state: State, seat: i64) -> i64:
    """Ships from the stacks and those among the special buildings."""
    total: i64 = 0
    for at in range(state.standing, state.standing + state.row[STANDINGS]):
        card = state.row[at]
        if state.where(card) == seat and state.rules.cards.kind[card] == SHIP:
            total += state.rules.cards.value[card]
    return total + stack_ship_value(state, seat)


def stack_ship_value(state: State, seat: i64) -> i64:
    """Ships from the stacks alone."""
    total: i64 = 0
    if state.of(seat, FLEET) > 0:
        ships = state.rules.ships
        for type in range(i64(len(ships.value))):
            total += state.ships(seat, type) * ships.value[type]
    return total


def bonuses(state: State, seat: i64) -> i64:
    total: i64 = 0
    for at in range(state.standing, state.standing + state.row[STANDINGS]):
        card = state.row[at]
        if state.where(card) == seat:
            total += bonus(state, seat, card)
    return total


def bonus(state: State, seat: i64, card: i64) -> i64:
    """What a card adds at the end by what its owner has; half francs are rounded down."""
    table = state.rules.cards.bonus
    row = card * BONUSES
    halves = (
        table[row] * state.kinds(seat, CRAFT)
        + table[row + 1] * state.kinds(seat, ECONOMIC)
        + table[row + 2] * state.kinds(seat, INDUSTRIAL)
        + table[row + 3] * state.kinds(seat, PUBLIC)
    )
    if table[row + 4] > 0:
        halves += table[row + 4] * fleet(state, seat)
    if table[row + 5] > 0:
        halves += table[row + 5] * state.has(seat, CATTLE)
    if table[row + 6] > 0:
        halves += table[row + 6] * state.tokens(seat)
    return halves // 2


@final
class Holdings:
    """What all seats own, counted in one pass over the standing cards; filled again and again."""

    def __init__(self) -> None:
        self.buildings: Final = vec[i64]([0] * MOST_SEATS)
        self.ships: Final = vec[i64]([0] * MOST_SEATS)
        self.bonuses: Final = vec[i64]([0] * MOST_SEATS)
        self.fees: Final = vec[i64]([0] * MOST_SEATS)  # in food, a franc counts as two

    def count(self, state: State) -> None:
        """All seats."""
        row = state.row
        for seat in range(state.players):
            self.clear(state, seat)
        for at in range(state.standing, state.standing + row[STANDINGS]):
            card = row[at]
            owner = row[state.place + card]
            if owner < state.players:
                self.add(state, owner, card)

    def count_one(self, state: State, seat: i64) -> None:
        """One seat; what is said of the others is not true then."""
        row = state.row
        place = state.place
        self.clear(state, seat)
        for at in range(state.standing, state.standing + row[STANDINGS]):
            card = row[at]
            if row[place + card] == seat:
                self.add(state, seat, card)

    def clear(self, state: State, seat: i64) -> None:
        """Nothing but ships from the stacks."""
        self.buildings[seat] = 0
        self.bonuses[seat] = 0
        self.fees[seat] = 0
        self.ships[seat] = stack_ship_value(state, seat)

    def add(self, state: State, owner: i64, card: i64) -> None:
        """A card of a seat's."""
        cards = state.rules.cards
        if cards.kind[card] == SHIP:
            self.ships[owner] += cards.value[card]
        else:
            self.buildings[owner] += cards.value[card]
        self.fees[owner] += cards.fee_food[card] + 2 * cards.fee_francs[card]
        if cards.has_bonus[card] == 1:
            self.bonuses[owner] += bonus(state, owner, card)

    def wealth(self, state: State, seat: i64) -> i64:
        """The score of a seat as things stand."""
        return (
            state.francs(seat)
            + self.buildings[seat]
            + self.bonuses[seat]
            + self.ships[seat]
            - LOAN_AT_END * state.loans(seat)
        )


def fleet(state: State, seat: i64) -> i64:
    """All ships, those among the special buildings included."""
    return state.kinds(seat, SHIP) + state.of(seat, FLEET)


def breakdown(state: State, seat: i64) -> dict[str, int]:
    """The parts of a seat's wealth; they add up to its score."""
    parts = (
        int(state.francs(seat)),
        int(building_value(state, seat)),
        int(bonuses(state, seat)),
        int(ship_value(state, seat)),
        int(-LOAN_AT_END * state.loans(seat)),
    )
    return dict(zip(SOURCES, parts, strict=True))
