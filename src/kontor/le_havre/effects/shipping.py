"""The Shipping Line: goods leave on own ships, for energy."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import AMOUNT, verb
from kontor.le_havre.cards import PIRATES
from kontor.le_havre.decisions.exchange import SUMS, UNLIMITED, give
from kontor.le_havre.goods import (
    EVERY_GOOD,
    FRANCS,
    SHIP_KINDS,
)  # fmt: skip
from kontor.le_havre.layout import F_SEAT, F_STEP, F_X, FLEET, GIVEN_VALUE
from kontor.le_havre.payment import (
    ENERGY,
    FUEL,
    energy_due,
    fewest_tokens,
    means,
    owe_energy,
)  # fmt: skip
from kontor.le_havre.phrases import amount_of
from kontor.le_havre.reasons import NEEDS, NO_FREIGHT, NO_USE, OK, Shortage
from kontor.le_havre.state import Effect, Range, State

SAILING: Final = F_X  # how many ships
FLEET_ROOM: Final = 99
PER_SHIP: Final = 3  # energy

CHOOSE: Final = 0
LOAD: Final = 1
CASH: Final = 2


@final
class ShippingLine(Effect):
    """Goods leave on own ships for 3 energy a ship (LH-15.18)."""

    def __init__(self) -> None:
        super().__init__()
        self.is_freight = True

    def why_not(self, state: State, seat: i64) -> i64:
        if ships(state, seat) == 0:
            return NO_USE
        if self.can_sail(state, seat, 1):
            return OK
        enough = means(state, seat, fuel(state, seat)) >= energy_due(state, seat, PER_SHIP)
        return NO_FREIGHT if enough else NEEDS

    def shortages(self, state: State, seat: i64) -> list[list[Shortage]]:
        due = int(energy_due(state, seat, PER_SHIP))
        return [[Shortage(("energy",), due, int(means(state, seat, fuel(state, seat))))]]

    def can_sail(self, state: State, seat: i64, number: i64) -> bool:
        """Energy for so many ships, and after it a token for each."""
        unit = fuel(state, seat)
        due = energy_due(state, seat, PER_SHIP * number)
        if means(state, seat, unit) < due:
            return False
        return state.tokens(seat) - fewest_tokens(state, seat, unit, due) >= number

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        if state.field(F_STEP) == LOAD:
            state.next_step()
            room = capacity(state, seat, state.field(SAILING))
            give(state, seat, state.field(SAILING), room, EVERY_GOOD, UNLIMITED)
            return True
        if state.field(F_STEP) == CASH:
            self.cash_in(state, seat)
            return True
        return False

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        for number in range(i64(1), ships(state, seat) + 1):
            if self.can_sail(state, seat, number):
                out.add(AMOUNT + number)

    def answer(self, state: State, action: i64) -> None:
        number = state.amount(action)
        seat = state.field(F_SEAT)
        state.set_field(SAILING, number)
        state.next_step()
        owe_energy(state, seat, PER_SHIP * number, fuel(state, seat), number)

    def cash_in(self, state: State, seat: i64) -> None:
        """The Pirates' Lair takes a franc for each ship of another player (LH-17.041)."""
        proceeds = state.field(GIVEN_VALUE)
        number = state.field(SAILING)
        state.pop()
        for pirate in range(state.players):
            if pirate != seat and state.can_do(pirate, PIRATES):
                state.gain(pirate, FRANCS, number)
                proceeds -= number
        state.gain(seat, FRANCS, proceeds)

    def words(self, state: State) -> Message:
        each = amount_of(PER_SHIP, "energy")
        return Message("lh-ask-sail", card=state.card_name(), each=each)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        number = state.amount(action)
        seat = state.field(F_SEAT)
        cost = amount_of(int(energy_due(state, seat, PER_SHIP * number)), "energy")
        room = int(capacity(state, seat, number))
        return Message("lh-sail", n=int(number), room=room, cost=cost)

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return SUMS | {F_STEP: (CHOOSE, CASH), SAILING: (0, FLEET_ROOM)}


def fuel(state: State, seat: i64) -> i64:
    return FUEL if state.has_fuel(seat) else ENERGY


def ships(state: State, seat: i64) -> i64:
    """Ships that can carry freight."""
    if state.of(seat, FLEET) == 0:
        return 0
    total: i64 = 0
    for kind in range(i64(SHIP_KINDS)):
        if state.rules.ships.capacity[kind] > 0:
            total += state.ships_of_kind(seat, kind)
    return total


def capacity(state: State, seat: i64, number: i64) -> i64:
    """Room on the largest ships."""
    room: i64 = 0
    kind: i64 = SHIP_KINDS - 1
    while kind >= 0 and number > 0:
        per_ship = state.rules.ships.capacity[kind]
        if per_ship > 0:
            used = min(number, state.ships_of_kind(seat, kind))
            room += used * per_ship
            number -= used
        kind -= 1
    return room
